"""What a process tells the others of a change it committed: the change itself, so that nobody has to read it."""

from __future__ import annotations

import msgspec

from kronrat.server.store.change import Change
from kronrat.server.store.stored import Recent, StoredLine, Tail

LARGEST = 7900
"""Bytes of a notice that PostgreSQL takes without asking (its limit is 8,000, with whose it is and of what kind)."""
NOT_TOLD = "-"
"""In place of a change that is too large for a notice: it has to be read."""


class _Told(msgspec.Struct, array_like=True):
    kept: int
    head: str
    recent: Recent
    lines: list[StoredLine]


class _Telling(msgspec.Struct, array_like=True):
    """The same, on its way out: the requests answered last are written down already."""

    kept: int
    head: str
    recent: msgspec.Raw
    lines: list[StoredLine]


_decoder = msgspec.json.Decoder(_Told)


def told(change: Change) -> str:
    """`TABLE REVISION WHAT`: of use only if the change is committed, and then true."""
    recent = msgspec.Raw(change.recent.encode() or b"{}")
    what = msgspec.json.encode(_Telling(change.kept, change.new_head, recent, change.lines))
    return f"{change.table} {change.seen + 1} {what.decode() if len(what) < LARGEST else NOT_TOLD}"


def heard(rev: int, what: str) -> Tail | None:
    """What there is to follow from the revision before; None if it has to be read."""
    if what == NOT_TOLD:
        return None
    found = _decoder.decode(what)
    return Tail(rev, found.head, found.recent, None, None, found.kept, found.lines)
