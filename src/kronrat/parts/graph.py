"""Maps as neighbour masks: connected groups of places."""


def group(start: int, places: int, neighbours: list[int]) -> int:
    """The places of the mask `places` that hang together with `start`, as a mask.

    >>> group(0, 0b1011, [0b0010, 0b0101, 0b1010, 0b0100])
    3
    """
    found = 1 << start
    edge = found
    while edge:
        around = 0
        place = 0
        while edge:
            if edge & 1:
                around |= neighbours[place]
            edge >>= 1
            place += 1
        edge = around & places & ~found
        found |= edge
    return found


def count(mask: int) -> int:
    """How many places a mask holds."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def largest_group(places: int, neighbours: list[int]) -> int:
    """How many places the largest connected group has.

    >>> largest_group(0b1011, [0b0010, 0b0101, 0b1010, 0b0100])
    2
    """
    best = 0
    rest = places
    start = 0
    while rest >> start:
        if rest >> start & 1:
            found = group(start, rest, neighbours)
            rest &= ~found
            n = count(found)
            if n > best:
                best = n
        start += 1
    return best
