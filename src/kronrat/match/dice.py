"""Sealed dice: a secret seed whose hash is published first; every answer follows from the seed, from what players
added to it, and from the line."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import Roller

LEAST_ENTROPY, MOST_ENTROPY = 16, 64


@dataclass(frozen=True)
class Contribution:
    """What a seat's player added to the seed, after its seal was published; it counts from this line on.

    Whoever chose the seed could not know it, and whoever added it did not know the seed: neither can choose the dice.
    """

    seat: int
    line: int
    entropy: bytes


class SealedDice(Roller):
    """Anyone who knows the seed can check every chance line of a record; nobody without it can foresee one."""

    def __init__(self, seed: bytes, added: Sequence[Contribution] = ()) -> None:
        self.seed = seed
        self.line = 0
        self.count = 0
        self._key = seed
        self.add(added)

    def add(self, added: Sequence[Contribution]) -> None:
        """Take what players have added so far."""
        self.added = tuple(added)
        self._key = self._key_at(self.line)

    def at(self, line: int) -> "SealedDice":
        """The dice for one line of the record."""
        self.line = line
        self.count = 0
        if self.added:
            self._key = self._key_at(line)
        return self

    def _key_at(self, line: int) -> bytes:
        counting = [one for one in self.added if one.line <= line]
        if not counting:
            return self.seed
        parts = [b"%d:%d:%b" % (one.seat, one.line, one.entropy.hex().encode()) for one in counting]
        return sha256(b"\n".join([self.seed.hex().encode(), *parts])).digest()

    def __reduce__(self) -> tuple[object, ...]:
        return sealed_at, (self.seed, self.line, self.count, self.added)

    def below(self, n: int) -> int:
        text = b"%b:%d:%d" % (self._key, self.line, self.count)
        self.count += 1
        # 256 bits against a few dozen outcomes: the bias of the remainder is far below anything observable
        return int.from_bytes(sha256(text).digest()) % n


def sealed_at(seed: bytes, line: int, count: int, added: Sequence[Contribution] = ()) -> SealedDice:
    """Sealed dice that go on from where others are."""
    dice = SealedDice(seed, added).at(line)
    dice.count = count
    return dice


def read_entropy(text: str) -> bytes:
    """A contribution as a player sends it: hex digits, long enough that nobody guesses it."""
    try:
        entropy = bytes.fromhex(text)
    except ValueError:
        entropy = b""
    if not LEAST_ENTROPY <= len(entropy) <= MOST_ENTROPY:
        raise Unreadable("entropy", f"entropy is {LEAST_ENTROPY} to {MOST_ENTROPY} bytes in hex")
    return entropy


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_from(number: int, game: int) -> bytes:
    """Reproducible seeds for simulation: the game-th seed of a numbered series."""
    return sha256(b"kronrat:%d:%d" % (number, game)).digest()


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()
