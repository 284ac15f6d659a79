"""The hints are good enough to win, and they end games."""

from __future__ import annotations

from games.mythotopia.words import RED
from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.random import RandomBot
from kronrat.games.mythotopia import GAME, hints
from kronrat.games.mythotopia import examples as ex
from kronrat.games.mythotopia.data import BY_CALL
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE


def game(seed: int, bots: list[Bot]) -> State:
    dice = Dice(seed)
    g = RULES.start(GAME.setup(len(bots), "", {"limit": "1000"}))
    assert isinstance(g, State)
    while g.stack:
        seat = asked(g)[0]
        if seat == CHANCE:
            apply(g, CHANCE, roll(g, dice))
        else:
            seen = RULES.resample(g, seat, dice) if bots[seat].looks else g
            apply(g, seat, bots[seat].choose(RULES, seen, seat, dice))
    return g


def test_greedy_beats_random_and_ends_the_game() -> None:
    for seed in range(3):
        g = game(seed, [GreedyBot(), RandomBot()])
        assert RULES.winners(g) == [RED]
        assert g.ended == BY_CALL


def test_a_won_war_is_worth_more_than_a_tied_one() -> None:
    assert hints.evaluate(ex.blore_won(), RED) > hints.evaluate(ex.blore_tied(), RED) + 1
