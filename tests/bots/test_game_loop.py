"""One loop, one pool: accumulators see every state in order; so come results; Ctrl-C keeps what is finished."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.log import digest
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab import fuzz
from kronrat.lab.accumulators import Recorder
from kronrat.lab.game_loop import Accumulator, play_game
from kronrat.lab.pool import collect
from kronrat.match.dice import seed_from
from kronrat.match.record import read, verify

RULES = find("toy")[0].rules()
SETUP = RULES.info.setup(3)
LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""What runs in the background of a shell ignores Ctrl-C, and so would all that it starts."""
KRONRAT = [sys.executable, "-c", f"{LISTEN}; from kronrat.cli.main import main; main()"]


class Everything(Accumulator):
    """Follows the game on a copy of its own."""

    def __init__(self) -> None:
        self.copies: list[Core] = []
        self.chance = 0
        self.ended = ""

    def before(self, g: Core) -> None:
        self.copies.append(g.clone())

    def step(self, g: Core, seat: int, move: Move) -> None:
        copy = self.copies[-1]
        assert digest(copy) == digest(g), "told before the move is made"
        self.chance += seat == CHANCE
        self.copies.append(copy.clone())
        apply(self.copies[-1], seat, move)

    def after(self, g: Core) -> None:
        self.ended = digest(g)


def test_an_accumulator_sees_every_state_of_the_game_in_order() -> None:
    seen = Everything()
    g = play_game(RULES, SETUP, seed_from(1, 1), any_move, [seen])

    assert not g.stack
    assert seen.ended == digest(g) == digest(seen.copies[-1])
    assert seen.chance > 0


def test_a_seed_is_a_game_whoever_looks_on() -> None:
    seeds = [seed_from(1, number) for number in (1, 1, 2)]
    looks: list[list[Accumulator]] = [[], [Recorder(RULES, SETUP, seeds[1], [])], []]
    ends = [
        digest(play_game(RULES, SETUP, seed, any_move, look)) for seed, look in zip(seeds, looks, strict=True)
    ]

    assert ends[0] == ends[1] != ends[2]


def test_the_record_of_a_game_verifies() -> None:
    seed = seed_from(4, 2)
    record = Recorder(RULES, SETUP, seed, ["a", "b", "c"])
    g = play_game(RULES, SETUP, seed, any_move, [record])
    match = verify(read(record.text))

    assert match.over
    assert digest(match.state) == digest(g)


def interrupted_after(count: int) -> Iterator[int]:
    yield from range(count)
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_is_finished_and_is_felt_if_nothing_is() -> None:
    found: list[int] = []

    assert not collect(interrupted_after(3), found.append)
    assert found == [0, 1, 2]
    with pytest.raises(KeyboardInterrupt):
        collect(interrupted_after(0), found.append)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_the_command_line_tells_the_games_that_are_finished(jobs: str, tmp_path: Path) -> None:
    command = ["sim", "loewenherz", "--games", "9999", "--jobs", jobs, "--records", str(tmp_path), "--json"]
    running = subprocess.Popen(
        [*KRONRAT, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 120
    while len(list(tmp_path.glob("*"))) < 150 and running.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: every process of the command gets it
    out, err = running.communicate(timeout=60)

    assert running.returncode == 130, err
    assert '"games": ' in out
    assert "of 9999 games" in err
    assert "Traceback" not in err


def test_a_broken_law_is_found_with_the_record_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is given a law that breaks at some point: the record ends with the line that broke it."""
    plan = fuzz.FuzzPlan("toy", "", (2,), 1, 3)
    whole = fuzz.fuzz(plan)
    checked = 0

    def laws(g: Core) -> list[str]:
        nonlocal checked
        checked += 1
        return ["no tenth state"] if checked == 10 else []

    broken = replace(RULES, play=replace(RULES.play, laws=laws))
    monkeypatch.setattr(fuzz, "rules_of", lambda game: broken)
    found = fuzz.fuzz(plan)

    assert not whole.violations
    assert found.violations[0]["law"] == "no tenth state"
    record = read(found.violations[0]["record"])
    assert len(record.lines) == 9  # the state before the first line was checked, too
    assert found.moves == sum(not text.startswith("*") for text, _ in record.lines)
    assert not verify(record).over


def test_a_dead_end_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that no verb can answer: those of the first seat that is asked are taken away."""
    g: Core = RULES.play.start(RULES.info.setup(2))
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, Dice(1)))
    for verb in g.stack[-1].verbs():
        monkeypatch.setattr(type(verb), "can", lambda self, g, f, seat: False)
    found = fuzz.fuzz(fuzz.FuzzPlan("toy", "", (2,), 1, 3))

    assert found.violations[0]["law"] == f"dead end in {g.stack[-1].name}"
