"""What a seat may know as numbers: the fields of a game's declaration (`declare.observation`) and how they are written.

All numbers are 16 bits wide, so that an observation is one row of an array. Of a category, 0 is none; seats count from
the observer (1), so that a game looks the same from every seat.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, mypyc_attr

from kronrat.declare.observation import Line
from kronrat.kernel.domain import Domain
from kronrat.kernel.seats import MOST_SEATS

WORD: Final = 60
"""So many members of a set are looked at as one machine word."""


class Observed:
    """One named array of an observation: what its values mean, and between which bounds they lie."""

    def __init__(
        self,
        kind: str,
        expression: str,
        low: int,
        high: int,
        domain: Domain | None,
        at: Domain | None,
        kept: bool,
    ) -> None:
        self.kind: Final = kind
        self.expression: Final = expression
        self.low: Final = low
        self.high: Final = high
        self.domain: Final = domain
        """What a category names, or what a set is a set of."""
        self.at: Final = at
        """It has a value for each of these."""
        self.kept: Final = kept
        self.name = ""
        self.count: Final = 1 if at is None else len(at.keys)
        self.width: Final = len(domain.keys) if domain is not None and kind in ("cards", "listed") else 1
        self.size: Final = self.count * self.width
        """How many numbers it is, for one seat if it is written for each."""
        self.each_seat: Final[bool] = Line(kind, expression).speaks_of("s")
        """Whether it is written once for every seat."""

    def named(self, name: str) -> Observed:
        self.name = name
        return self


def amount(expression: str, low: int, high: int, at: Domain | None = None, kept: bool = False) -> Observed:
    return Observed("amount", expression, low, high, None, at, kept)


def category(expression: str, domain: Domain, at: Domain | None = None, kept: bool = False) -> Observed:
    """One of a domain's values, or none."""
    return Observed("category", expression, 0, len(domain.keys), domain, at, kept)


def who(expression: str, domain: Domain, at: Domain | None = None, kept: bool = False) -> Observed:
    """A seat, counted from the observer, or nobody; further values of the domain stay as they are."""
    return Observed("who", expression, 0, len(domain.keys), domain, at, kept)


def cards(expression: str, domain: Domain, at: Domain | None = None) -> Observed:
    """A set, given as a mask."""
    return Observed("cards", expression, 0, 1, domain, at, False)


def listed(expression: str, domain: Domain, most: int = 1) -> Observed:
    """A set, given as a list; with `most` above one, how often each is in it."""
    return Observed("listed", expression, 0, most, domain, None, False)


def orders() -> list[list[int]]:
    """Seats in turn from each seat, for every number of seats."""
    return [
        [(me + n) % seats for n in range(seats)] if me < seats else []
        for seats in range(MOST_SEATS + 1)
        for me in range(MOST_SEATS)
    ]


def relatives() -> list[int]:
    """As each seat sees it: what stands for nobody, for each seat and for what is no seat, in four bits each."""
    return [
        sum(
            1 + ((seat - me) % seats if seat < seats else seat) << 4 * (seat + 1)
            for seat in range(MOST_SEATS + 1)
        )
        for seats in range(MOST_SEATS + 1)
        for me in range(MOST_SEATS)
    ]


ORDERS: Final = orders()
RELATIVE: Final = relatives()
BLANKS: Final = [bytes(2 * number) for number in range(257)]


def fill(out: BytesWriter, number: int) -> None:
    """So many times nothing."""
    while number > 256:
        out.write(BLANKS[256])
        number -= 256
    out.write(BLANKS[number])


def size(members: int) -> int:
    """How many a set has, given as a mask of at most 60 bits."""
    n: i64 = members
    n -= n >> 1 & 0x5555555555555555
    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333)
    n = n + (n >> 4) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    return n + (n >> 32) & 127


def write_set(out: BytesWriter, members: int, size: int) -> None:
    """A set given as a mask: 1 for each value that is in it."""
    if members == 0:
        fill(out, size)
        return
    while size > 0:
        part: i64 = min(size, WORD)
        word: i64 = members & ((1 << WORD) - 1)
        while part >= 4:
            # four numbers in one: their bits 16 apart
            write_i64_le(out, (word & 1) | (word & 2) << 15 | (word & 4) << 30 | (word & 8) << 45)
            word >>= 4
            part -= 4
        while part > 0:
            write_i16_le(out, i16(word & 1))
            word >>= 1
            part -= 1
        members >>= WORD
        size -= WORD


def write_listed(out: BytesWriter, members: list[int], size: int) -> None:
    """A set given as a list: how often each value is in it."""
    start = len(out)
    fill(out, size)
    for member in members:
        at: i64 = start + 2 * member
        out[at] = out[at] + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """Writes what a seat may know of one game's states; a game declares the fields."""

    fields: ClassVar[list[Observed]] = []

    def __init__(self, most: int) -> None:
        fields = type(self).fields
        self.most: Final = most
        """The most seats the game is for: there is room for as many."""
        shape = shape_of(type(self))
        self.sizes: Final = shape[0]
        self.counts: Final = shape[1]
        self.widths: Final = shape[2]
        #: lists that are never changed in place, as last seen, and how they were written
        self.kept: Final[list[list[int] | None]] = [None] * (len(fields) * MOST_SEATS)
        self.blocks: Final = [b""] * (len(fields) * MOST_SEATS)

    def encode(self, g: Any, me: int, out: BytesWriter) -> None:
        raise NotImplementedError  # follows from the fields


def shape_of(kind: type[Observation]) -> list[list[int]]:
    """Sizes, counts and widths of the fields: the same lists for all tables, which the processor has at hand."""
    if kind not in SHAPES:
        fields = kind.fields
        SHAPES[kind] = [
            [field.size for field in fields],
            [field.count for field in fields],
            [field.width for field in fields],
        ]
    return SHAPES[kind]


SHAPES: Final[dict[type[Observation], list[list[int]]]] = {}


def size_of(field: Observed, most: int) -> int:
    """How many numbers a field is, in a game for so many seats at most."""
    return field.size * (most if field.each_seat else 1)
