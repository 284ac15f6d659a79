"""By which rules a table is played: the present ones if they tell the same game, else those it names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info
from kronrat.match.match import Match
from kronrat.server.refusal import Refusal
from kronrat.server.store.stored import StoredTable
from kronrat.server.tables.kept import Kept, fingerprint
from kronrat.server.tables.replay import Differs, replayed


class Known(Protocol):
    def game(self, name: str) -> Info: ...


@dataclass(frozen=True)
class Judged:
    """A table under the rules that judge it."""

    match: Match
    differs: Differs | None = None
    """Where it differs under the present rules: it stays with those it names."""

    @property
    def version(self) -> int:
        return self.match.info.version

    @property
    def rules(self) -> str:
        return fingerprint(self.match.info)


class RulesOf:
    """Finds the rules for tables."""

    def __init__(self, known: Known, kept: Kept | None = None) -> None:
        self._known = known
        self._kept = kept

    async def judged(self, stored: StoredTable) -> Judged:
        """The table's match; refused where the present rules tell another game and the table's own are not here."""
        info = self._known.game(stored.game)
        try:
            return Judged(await replayed(info, stored))
        except Differs as differs:
            return Judged(await self._by_kept(info, stored, differs), differs)

    async def _by_kept(self, info: Info, stored: StoredTable, differs: Differs) -> Match:
        if stored.version == info.version and stored.rules in ("", fingerprint(info)):
            raise Refusal(409, "broken", f"table {stored.id} cannot be replayed: {differs}") from differs
        named = f"version {stored.version} ({stored.rules or 'no fingerprint'})"
        try:
            found = self._kept.find(stored.game, stored.rules, stored.version) if self._kept else None
            if found is not None:
                return await replayed(found, stored)
            why = "which are not kept here"
        except (Differs, Unreadable) as error:
            why = f"which are kept here, but fail: {error}"
        raise Refusal(
            409,
            "other-rules",
            f"table {stored.id} follows the rules of {stored.game} {named}, {why}; "
            f"under the present ones, version {info.version}, it differs: {differs}",
        ) from differs
