"""What the store keeps of a table, and a change of it on its way to the disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from kronrat.server.wire import Advising, Kind


@dataclass
class StoredSeat:
    """Who sits here, and which browser may act for the seat."""

    kind: Kind
    name: str = ""
    bot: str = ""
    browser: str | None = None


@dataclass
class StoredLine:
    number: int
    text: str
    digest: str
    scores: list[int]


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


@dataclass
class Change:
    """What a move or an undo does to a table: seen at revision `seen`, the log from `cut` on becomes `lines`."""

    table: str
    seen: int
    cut: int
    lines: list[StoredLine]
    undo: bool = False
    over: bool = False


def plain(changes: Sequence[Change]) -> bool:
    """Moves in the middle of a game; an undo or an end takes the long way."""
    return not any(change.undo or change.over for change in changes)


def line_row(table_id: str, line: StoredLine) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": line.number,
        "text": line.text,
        "digest": line.digest,
        "scores": json_text(line.scores) if line.scores else "",
    }


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
