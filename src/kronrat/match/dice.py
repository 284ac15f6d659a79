"""Sealed dice: a secret seed whose hash is published first; every answer follows from the seed and the line."""

import secrets
from hashlib import sha256

from kronrat.kernel.play import Roller


class SealedDice(Roller):
    """Anyone who knows the seed can check every chance line of a record; nobody without it can foresee one."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.line = 0
        self.count = 0

    def at(self, line: int) -> "SealedDice":
        """The dice for one line of the record."""
        self.line = line
        self.count = 0
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return sealed_at, (self.seed, self.line, self.count)

    def below(self, n: int) -> int:
        text = b"%b:%d:%d" % (self.seed, self.line, self.count)
        self.count += 1
        # 256 bits against a few dozen outcomes: the bias of the remainder is far below anything observable
        return int.from_bytes(sha256(text).digest()) % n


def sealed_at(seed: bytes, line: int, count: int) -> SealedDice:
    """Sealed dice that go on from where others are."""
    dice = SealedDice(seed).at(line)
    dice.count = count
    return dice


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_from(number: int, game: int) -> bytes:
    """Reproducible seeds for simulation: the game-th seed of a numbered series."""
    return sha256(b"kronrat:%d:%d" % (number, game)).digest()


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()
