"""Bots from elsewhere: judged at the one gate, and never shown a true state, whatever they set."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kronrat import bots
from kronrat.bots.bot import Bot, choose, ours
from kronrat.bots.gate import Forfeit, judged
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, find
from kronrat.kernel.step import Core, Move
from kronrat.lab.arena import Contest, Standings
from kronrat.lab.sim import Plan, Tally, play_seating
from kronrat.match.match import Match
from kronrat.match.record import read, replay

INFO = find("toy")[0]
RULES = INFO.rules()


class Cheat(Bot):
    """Plays what it does not have, and asks for the true state."""

    looks = False
    answer: object = (0, (999,))

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        self.saw = g
        return self.answer  # type: ignore[return-value] # that is the cheat


Disguised = type("RandomBot", (Cheat,), {"__module__": "kronrat.bots.random"})


@pytest.mark.parametrize("kind", [Cheat, Disguised])
def test_a_bot_from_elsewhere_never_sees_the_true_state(kind: type[Cheat]) -> None:
    match, bot = Match.start(INFO, INFO.setup(2), bytes(32)), kind()
    choose(bot, match.rules, match.state, match.asked()[0], Dice(1))

    assert not ours(bot)
    assert bot.saw is not match.state


@pytest.mark.parametrize("answer", [(0, (999,)), (99, ()), (0, ()), None, "pass", (0, None), (0, ("a",)), 7])
def test_an_answer_that_is_no_legal_move_forfeits(answer: object) -> None:
    match, bot = Match.start(INFO, INFO.setup(2), bytes(32)), Cheat()
    bot.answer = answer
    with pytest.raises(Forfeit) as lost:
        judged(bot, match.rules, match.state, match.asked()[0], Dice(1))

    assert lost.value.seat == match.asked()[0]


def test_an_illegal_answer_loses_the_game_and_is_counted(tmp_path: Path) -> None:
    plan = Plan("toy", INFO.setup(2), ("cheat", "random"), 2, 1, tmp_path)
    players = {"cheat": Cheat(), "random": bots.make("random")}
    tally, standings = Tally(), Standings(Contest("toy", plan.setup, plan.bots, 2, 1))
    for number, seats in enumerate([("cheat", "random"), ("random", "cheat")]):
        outcome = play_seating(plan, RULES, players, number, seats)
        tally.add(outcome)
        standings.add(outcome)

    assert tally.wins == {"cheat": 0.0, "random": 2.0}
    assert tally.endings == {"forfeit": 2}
    assert tally.figures()["illegal"] == standings.figures()["illegal"] == {"cheat": 2}
    assert standings.bots["cheat"].wins == 0
    for record in [read(file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()]:
        assert not replay(record).over  # up to the answer that was none


def test_a_program_that_names_no_legal_move_loses_and_goes_on(tmp_path: Path) -> None:
    program = tmp_path / "liar.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'id': json.loads(line)['id'], 'move': '0:turn.win now'}), flush=True)\n"
    )
    code = f"stdio:{sys.executable} {program}"
    plan = Plan("toy", INFO.setup(2), (code, "random"), 1, 1)
    outcome = play_seating(plan, RULES, {code: bots.make(code), "random": bots.make("random")}, 0, plan.bots)

    assert (outcome.winners, outcome.ending, outcome.illegal) == ([1], "forfeit", 0)


@pytest.mark.parametrize("code", ["greedy:7", "random:x", "page:1", "squire:9"])
def test_a_setting_that_a_bot_does_not_know_is_refused(code: str) -> None:
    with pytest.raises(Unreadable, match="takes nothing after its name"):
        bots.make(code)
