"""Records of many tables, a file each."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

from kronrat.match import record
from kronrat.server.refusal import Refusal
from kronrat.server.store.operator import Row
from kronrat.server.store.store import Store
from kronrat.server.tables.rules_of import RulesOf
from kronrat.server.tables.seating import record_names


def day(moved: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(moved))


async def exported(
    store: Store, rules: RulesOf, rows: list[Row], folder: Path
) -> AsyncIterator[tuple[Row, str]]:
    """Write each table's record; told of each is why it could not be, empty if it could."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        stored = await store.load(row.id)
        if stored is None:
            yield row, "deleted meanwhile"
            continue
        try:
            found = await rules.judged(stored)
        except Refusal as error:
            yield row, str(error)
            continue
        text = record.write(found.match, record_names(stored.seats))
        (folder / f"{day(row.moved)}-{row.game}-{row.id}.txt").write_text(text, encoding="utf-8")
        yield row, ""
