"""A small fast random generator for bots and resampling. The match has sealed dice of the same kind."""

from kronrat.kernel.play import Roller

MASK64 = (1 << 64) - 1
PART = 22
PART_MASK = (1 << PART) - 1
LAST_MASK = (1 << (64 - 2 * PART)) - 1


class Dice(Roller):
    """xorshift64*: seeded, the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        # a few rounds of splitmix spread small seeds over all bits
        z = (seed + 0x9E3779B97F4A7C15) & MASK64
        z = product(z ^ (z >> 30), 0xBF58476D1CE4E5B9)
        z = product(z ^ (z >> 27), 0x94D049BB133111EB)
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
        rest = self.below(mask.bit_count())
        while rest:
            mask &= mask - 1
            rest -= 1
        return (mask & -mask).bit_length() - 1

    def __reduce__(self) -> tuple[object, ...]:
        return dice_at, (self.x,)


def dice_at(x: int) -> Dice:
    """Dice that go on from where others are."""
    dice = Dice(0)
    dice.x = x
    return dice


def product(a: int, b: int) -> int:
    """The last 64 bits of a product, by parts whose own products are small.

    Python looks for Ctrl-C while it multiplies large numbers, and compiled code takes the interruption for a lack of
    memory and ends the process. Small products, sums and shifts are never interrupted.
    """
    a0, a1, a2 = a & PART_MASK, a >> PART & PART_MASK, a >> 2 * PART
    b0, b1, b2 = b & PART_MASK, b >> PART & PART_MASK, b >> 2 * PART
    last = (a0 * b2 + a1 * b1 + a2 * b0) & LAST_MASK
    return (a0 * b0 + ((a0 * b1 + a1 * b0) << PART) + (last << 2 * PART)) & MASK64
