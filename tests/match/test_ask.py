"""Questions as data: what cannot be done now, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Core, Step, Verb
from kronrat.match import ask
from kronrat.match.reasons import why_not_begun
from kronrat.match.record import read, replay

RECORD = Path(__file__).parents[1] / "games" / "rurik" / "records" / "en-3.txt"
OUT_OF_PLAY = Why("out-of-play", "setup-1")
TOO_DEAR = Why("too-dear", "play-1")


class Play(Verb[Any, Any]):
    """Ten cards are nowhere near; the one in hand is too dear."""

    name = "play"
    params = [Domain("card", [str(number) for number in range(11)])]

    def why_not(self, g: Core, f: Step, seat: int, args: Args) -> Why | None:
        return TOO_DEAR if args == (7,) else OUT_OF_PLAY


def test_a_verb_that_cannot_be_begun_says_what_stops_the_likeliest_of_its_values() -> None:
    g = replay(read(RECORD.read_text("utf-8"))).at(1)
    assert why_not_begun(g, g.stack[-1], 0, Play()) is TOO_DEAR


def test_what_only_another_leader_can_do_is_not_shown_as_impossible() -> None:
    match = replay(read(RECORD.read_text("utf-8")))
    line = next(line for line in match.lines if line.step == "build" and line.verb == "build")
    g = match.at(line.number)
    everything = ask.ask(g, line.seat)
    shown = ask.ask(g, line.seat, match.rules.drawing)
    assert everything is not None
    assert shown is not None
    assert "not-your-leader" in {one.code for one in everything.refused}
    assert "not-your-leader" not in {one.code for one in shown.refused}
