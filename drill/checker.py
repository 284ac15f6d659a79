"""The judge: what clients were told, against what the database has in the end."""

from __future__ import annotations

from kronrat.kernel.game import find
from kronrat.kernel.step import CHANCE
from kronrat.match import record
from kronrat.match.dice import commitment
from kronrat.server.store.store import Store
from kronrat.server.store.stored import StoredTable

from .clients import History

Said = tuple[int, str, str]


async def judge(database: str, histories: list[History]) -> list[str]:
    """Everything that is wrong; nothing is the aim."""
    store = Store(database)
    faults: list[str] = []
    for history in histories:
        stored = await store.load(history.table)
        if stored is None:
            faults.append(f"table {history.table} is gone")
            continue
        faults += [
            f"table {history.table}: {fault}" for fault in check(history, final_log(stored), stored.rev)
        ]
        faults += [f"table {history.table}: {fault}" for fault in unproved(stored)]
    await store.close()
    return faults


def final_log(stored: StoredTable) -> list[Said]:
    said = []
    for line in stored.lines:
        who, _, rest = line.text.split(" ")[0].partition(":")
        step, _, verb = rest.partition(".")
        said.append((CHANCE if who == "*" else int(who), step, verb))
    return said


def check(history: History, final: list[Said], rev: int) -> list[str]:
    """Every acknowledged change once and in order; one truth for each revision; nothing shown that is not kept."""
    faults = []
    done = history.acknowledged
    revs = [one.rev for one in done]
    if any(not one.answer for one in history.requests):
        faults.append("a request was never answered")
    if revs != sorted(set(revs)):
        faults.append("acknowledged changes share a revision or are out of order")
    truths: dict[int, tuple[Said, ...]] = {}
    for seen, log in history.shown:
        if truths.setdefault(seen, log) != log:
            faults.append(f"revision {seen} was shown in two ways")
        if seen > rev or (seen == rev and list(log) != final):
            faults.append(f"revision {seen} was shown and is not what the disk has at {rev}")
    decisions = [said for said in final if said[0] != CHANCE and said[0] not in history.bots]
    standing: list[tuple[int, str]] = []
    for one in done:
        if one.body["type"] == "move":
            standing.append((one.body["seat"], one.body["verb"]))
        elif standing:
            standing.pop()
        else:
            faults.append("an undo was acknowledged with nothing to take back")
    if [(seat, verb) for seat, _, verb in decisions] != standing:
        faults.append(
            f"{len(standing)} acknowledged decisions stand, the disk has {len(decisions)}, or others"
        )
    if not history.undoes:
        for seen, shown in history.shown:
            if list(shown) != final[: len(shown)]:
                faults.append(f"what was shown at revision {seen} is no beginning of the final log")
    return faults


def unproved(stored: StoredTable) -> list[str]:
    """The table as a record: legal, digests, dice under the seal."""
    info = find(stored.game)[0]
    setup = info.setup(len(stored.seats), stored.edition, stored.options)
    told = record.Record(stored.game, stored.version, setup, commitment(stored.seed), [], [], stored.seed)
    told.lines = [(line.text, line.digest) for line in stored.lines]
    told.added = stored.entropy
    verdict = record.judge(told)
    head = stored.lines[-1].digest if stored.lines else ""
    kept = [] if head == stored.head else ["the head is not the last line's digest"]
    return [fault for fault in (verdict.legal, verdict.digests, verdict.dice) if fault] + kept
