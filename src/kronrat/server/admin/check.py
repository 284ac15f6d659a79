"""Tables replayed under the present rules: which are the same game, which differ, and from which line on."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from kronrat.server.admin.backup import copy_file
from kronrat.server.admin.opening import must_exist, opened, sqlite_file
from kronrat.server.refusal import Refusal
from kronrat.server.store.operator import Row, Which, listed
from kronrat.server.store.store import Store
from kronrat.server.tables.rules_of import RulesOf


@dataclass(frozen=True)
class Checked:
    """What became of a table."""

    table: Row
    verdict: str
    """`same`: goes on by the present rules; `kept`: by its own, which are here; `frozen`: by none that is here."""
    line: int | None = None
    why: str = ""


@asynccontextmanager
async def readable(database: str) -> AsyncIterator[Store]:
    """An SQLite file as a copy, which may be brought up to date: the file itself may belong to a server that runs."""
    file = sqlite_file(database)
    if file is None:
        async with opened(database) as store:
            yield store
        return
    must_exist(database)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.sqlite"
        copy_file(file, copied)
        store = Store(str(copied))
        try:
            await store.open()
            yield store
        finally:
            await store.close()


async def checked(store: Store, rules: RulesOf, everything: bool) -> AsyncIterator[Checked]:
    """One table after the other; `everything`: finished and closed ones too."""
    for row in await listed(store, Which(over=None if everything else False)):
        if row.closed and not everything:
            continue
        stored = await store.load(row.id)
        if stored is None:
            continue
        try:
            found = await rules.judged(stored)
        except Refusal as error:
            cause = error.__cause__
            yield Checked(row, "frozen", getattr(cause, "line", None), str(error))
            continue
        if found.differs is None:
            yield Checked(row, "same")
        else:
            yield Checked(row, "kept", found.differs.line, str(found.differs))
