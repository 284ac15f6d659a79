"""The drill, in short: the server is killed, stopped and starved under load; and its judge finds what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))  # the drill is no part of the package

from drill.__main__ import full, kill_server, locked, paused, run
from drill.checker import check
from drill.clients import History, Request
from drill.cluster import Postgres, Server
from drill.processes import SEATS, Processes, cut, deafened, killed

MOVE: dict[str, Any] = {"type": "move", "seat": 0, "verb": "go"}


def test_faults_under_load_lose_nothing_and_show_nothing_else(database: str) -> None:
    """The whole drill is `make drill`; here each fault comes once, after the other, at the same tables."""
    server = Server(database)
    faults = [kill_server(server), paused(server.signal, 0.3)]
    if not database.startswith("postgresql"):
        faults += [full(server), locked(database, 1.5)]
    to_come = iter(faults)
    server.start()
    try:
        row = run("a short drill", server, lambda: next(to_come)(), len(faults), 2, 0.2)
    finally:
        server.kill()
    assert row.faults == []
    assert (row.rounds, list(to_come)) == (len(faults), [])
    assert row.acknowledged > 4


def test_processes_are_killed_and_deafened_and_the_others_go_on(postgres: str) -> None:
    """Bots of a process that is gone move on elsewhere; how soon is measured by `make drill`, not here."""
    running = Postgres()
    try:
        processes = Processes(running)
        to_come = iter([deafened(processes), killed(processes), cut(processes)])
        processes.start()
        try:
            row = run("a short drill", processes, lambda: next(to_come)(), 3, len(SEATS), 0.2)
        finally:
            processes.kill()
    finally:
        running.close()
    assert row.faults == []
    assert row.rounds == 3
    assert row.acknowledged > 9
    assert len(processes.moved_after) == 1


def history(*answers: str, shown: Any = (), bots: tuple[int, ...] = ()) -> History:
    requests = [
        Request(f"k{n}", MOVE, 1, answer, "", n + 1 if answer == "done" else -1)
        for n, answer in enumerate(answers)
    ]
    return History("t", False, bots, requests, list(shown))


GO, BOT = (0, "turn", "go"), (1, "turn", "go")


@pytest.mark.parametrize(
    ("told", "final", "rev", "wrong"),
    [
        (history("done", "done"), [GO, GO], 2, ""),
        (history("done", "refused"), [GO], 1, ""),
        (history("done", "done"), [GO], 2, "stand"),
        (history("done"), [GO, GO], 1, "stand"),
        (history("done", ""), [GO], 1, "never answered"),
        (history("done", shown=[(2, (GO, GO))]), [GO], 1, "not what the disk has"),
        (history("done", shown=[(1, (GO,)), (1, ())]), [GO], 1, "two ways"),
        (history("done", shown=[(0, ((1, "turn", "no"),))]), [GO], 1, "no beginning"),
        (history("done", bots=(1,)), [GO, BOT], 2, ""),
        (history("done", bots=(1,), shown=[(2, (GO, BOT)), (3, (GO, BOT, BOT))]), [GO, BOT], 3, "disk has"),
        (history("done", bots=(1,), shown=[(2, (GO, BOT))]), [GO, (1, "turn", "no")], 3, "no beginning"),
    ],
)
def test_the_judge_finds_what_is_wrong(told: History, final: Any, rev: int, wrong: str) -> None:
    faults = check(told, final, rev)
    assert (wrong in " ".join(faults)) if wrong else faults == []
