"""Small lists of cards and masks of provinces, the way the compiled rules like them."""

from mypy_extensions import i64


def holds(cards: list[int], card: int) -> bool:
    """Whether a card is in a list; several times faster than `in` once compiled."""
    for other in cards:
        if other == card:
            return True
    return False


def spread(mask: i64) -> list[int]:
    """The provinces of a mask, ascending; faster than the general way for many of few."""
    out: list[int] = []
    province = 0
    while mask:
        if mask & 1:
            out.append(province)
        mask >>= 1
        province += 1
    return out


def insert(cards: list[int], card: int) -> None:
    """Put a card into an ascending list."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
