"""Sets of small numbers as bits of one int."""


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending.

    >>> members(0b1010)
    [1, 3]
    """
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
