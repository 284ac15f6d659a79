"""What the store keeps of a table: its setup, its seats, its record lines."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from kronrat.match.dice import Contribution
from kronrat.match.match import Line
from kronrat.server.wire import Advising, Kind


@dataclass
class StoredSeat:
    """Who sits here, and which browser may act for the seat."""

    kind: Kind
    name: str = ""
    bot: str = ""
    browser: str | None = None


class StoredLine(msgspec.Struct, frozen=True):
    """What is written down of a line; everything else about it follows when it is replayed."""

    number: int
    text: str
    digest: str
    scores: list[int]

    @classmethod
    def of(cls, line: Line) -> StoredLine:
        return cls(line.number, line.text, line.digest, line.scores)

    @property
    def scores_text(self) -> str:
        """The scores as they stand in their column."""
        return json_text(self.scores) if self.scores else ""


Recent = dict[int, list[tuple[str, int]]]
"""For each seat the last requests of its person that were carried out: the client's id, the revision after it."""


@dataclass
class StoredTable:
    """A table as it is on the disk."""

    id: str
    game: str
    version: int
    edition: str
    options: dict[str, str]
    seed: bytes
    rev: int
    over: bool
    seats: list[StoredSeat]
    lines: list[StoredLine] = field(default_factory=list)
    advice: Advising = "auto"
    fork: int = 0
    recent: Recent = field(default_factory=dict)
    entropy: list[Contribution] = field(default_factory=list)
    training: bool = False
    closed: bool = False
    rules: str = ""
    """The fingerprint of the rules that it is played by (`tables/kept.py`); older tables have none."""

    @property
    def head(self) -> str:
        """The digest of the last line."""
        return self.lines[-1].digest if self.lines else ""


@dataclass(frozen=True, slots=True)
class Tail:
    """What another process may have changed at a table: its head, and its lines from a number on.

    Entropy, and whether the table is closed, are None where nobody changed them.
    """

    rev: int
    head: str
    recent: Recent
    entropy: list[Contribution] | None
    closed: bool | None
    first: int
    lines: list[StoredLine]


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
