"""A change of a table on its way to the disk, and what can come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kronrat.server.store.stored import StoredLine


class Change(Struct, frozen=True):
    """A move appends lines, an undo cuts the log to a length; either is bound to what it was made on.

    That is the table's revision and the digest of its last line: a revision alone says how often something changed,
    not what.
    """

    table: str
    seen: int
    lines: list[StoredLine]
    cut: int | None = None
    #: is the game over after it?
    over: bool = False
    #: digest of the last line before it, and after it
    head: str = ""
    new_head: str = ""
    #: the requests answered last, with this one
    recent: str = ""

    @property
    def kept(self) -> int:
        """So many first lines stay as they were."""
        return self.lines[0].number if self.cut is None else self.cut


class Saved(Struct, frozen=True):
    """It is on the disk, and the table is at this revision now."""

    rev: int


class Stale(Struct, frozen=True):
    """Nothing was written: the table had moved on before."""


class NotSaved(Struct, frozen=True):
    """Nothing was written: the database refused or could not be reached, and the disk has been read since."""


class Unknown(Struct, frozen=True):
    """The database did not say: the change may be on the disk or not."""


Committed = Saved | Stale
Outcome = Saved | Stale | NotSaved | Unknown


class WritePath(Protocol):
    """How one kind of database writes changes: all of a group in one transaction, each only if it is not stale."""

    async def write(self, changes: Sequence[Change]) -> dict[str, int]:
        """Write changes of different tables; the new revisions of those tables whose changes were not stale."""

    async def open(self) -> None:
        """Take what writing will need, while there is some of it."""

    async def fence(self, table: str, rev: int) -> int | None:
        """Make sure that no write begun before can still arrive at a table of this revision.

        The table's revision after that; None if it has arrived meanwhile.
        """

    async def close(self) -> None: ...
