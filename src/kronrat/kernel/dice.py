"""A small fast random generator for bots and resampling. The match has sealed dice of the same kind."""

from typing import Any

from kronrat.kernel.play import Roller

MASK64 = (1 << 64) - 1


class Dice(Roller):
    """xorshift64*: seeded, the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        # a few rounds of splitmix spread small seeds over all bits; Python looks for Ctrl-C in large products, which
        # ends the process if compiled code takes them for sure: Any, so that it comes as the exception it is
        z: Any = (seed + 0x9E3779B97F4A7C15) & MASK64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        self.x = (z ^ (z >> 31)) & ((1 << 61) - 1) or 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        # 61 bits, cut before they are shifted, so that the compiled build never needs a boxed integer
        x = self.x
        x ^= (x & 0xFFFFFFFFFFFF) << 13
        x ^= x >> 7
        x ^= (x & 0xFFFFFFFFFFF) << 17
        self.x = x
        return (x >> 13) % n

    def pick_bit(self, mask: int) -> int:
        """One of the set bits of a mask."""
        for _ in range(self.below(mask.bit_count())):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1

    def __reduce__(self) -> tuple[object, ...]:
        return dice_at, (self.x,)


def dice_at(x: int) -> Dice:
    """Dice that go on from where others are."""
    dice = Dice(0)
    dice.x = x
    return dice
