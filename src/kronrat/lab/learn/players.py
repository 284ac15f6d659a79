"""Who sits at the tables that networks learn from: they slip and explore, so that more than the best line is seen."""

from __future__ import annotations

from math import exp

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import AnyHints, GreedyBot
from kronrat.bots.judgement import network_hints
from kronrat.bots.learned import ThoughtThrough, judged_turns
from kronrat.bots.network_file import network_from
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import hints_of

FINE = 1 << 20
"""Steps into which a chance is cut."""


def drawn(dice: Dice) -> float:
    return dice.below(FINE) / FINE


class Slipping(Bot):
    """Greedy, but now and then any of the moves worth a look."""

    def __init__(self, slips: float) -> None:
        super().__init__()
        self.slips = slips
        self.inner = GreedyBot()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        if drawn(dice) < self.slips:
            return any_of(hints_of(rules).candidates(g, seat), dice)
        return self.inner.choose(rules, g, seat, dice)


class NetworkBot(Bot):
    """Goes by one network, whatever was shipped with the game."""

    def __init__(self, hints: AnyHints) -> None:
        super().__init__()
        self.hints = hints
        self.turn = ThoughtThrough()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        return self.turn.best(self.hints, g, seat, dice)


class Exploring(NetworkBot):
    """By a network: the better a move is judged the likelier it is made, the more so the lower the temperature."""

    def __init__(self, hints: AnyHints, temperature: float, slips: float = 0.0) -> None:
        super().__init__(hints)
        self.temperature = temperature
        self.slips = slips

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        move = self.turn.next(self.hints, g, seat)
        if move is not None:
            return move
        if drawn(dice) < self.slips:
            return any_of(self.hints.candidates(g, seat), dice)
        turns, values = judged_turns(self.hints, g, seat, dice)
        best = max(values)
        weights = [exp((value - best) / self.temperature) for value in values]
        rest = drawn(dice) * sum(weights)
        chosen = values.index(best)
        for i, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                chosen = i
                break
        return self.turn.begin(self.hints, g, seat, turns[chosen])


def any_of(found: list[Move], dice: Dice) -> Move:
    return found[dice.below(len(found))]


def teachers() -> list[tuple[float, Bot]]:
    """Generation 0, with their shares: greedy, and greedy with few and with many slips."""
    return [(0.4, GreedyBot()), (0.4, Slipping(0.06)), (0.2, Slipping(0.2))]


def learners(rules: Rules, newest: str, older: str) -> list[tuple[float, Bot]]:
    """Later generations: a third keeps to the teachers, so that it is not forgotten how to beat them."""
    hints = network_hints(rules, network_from(rules, newest, "the newest network"))
    before = network_hints(rules, network_from(rules, older, "an older network"))
    return [
        (0.2, GreedyBot()),
        (0.1, Slipping(0.06)),
        (0.1, Exploring(before, 0.1)),
        (0.2, Exploring(hints, 0.25)),
        (0.2, Exploring(hints, 0.1, slips=0.04)),
        (0.2, Exploring(hints, 0.03)),
    ]


def one_of(kinds: list[tuple[float, Bot]], dice: Dice) -> Bot:
    """A player, drawn by the shares."""
    rest = drawn(dice)
    for share, bot in kinds:
        rest -= share
        if rest < 0:
            return bot
    return kinds[-1][1]
