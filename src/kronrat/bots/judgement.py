"""A network's judgement in the form of hints, so that whatever plays by hints can play by a network."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kronrat.bots.greedy import AnyHints, after
from kronrat.bots.network import Network
from kronrat.bots.network_file import facts_of, shipped
from kronrat.bots.search import search_hints
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import hints_of

WON: Final = 100.0
"""The logarithm of the odds of who has won: beyond any that a network tells."""
MOST_JUDGED: Final = 40
"""Of a longer list of moves only so many are judged: the best by the game's own values, where it knows them."""


class Judgement:
    """What a network says of a state and of the states that moves lead to."""

    def __init__(self, rules: Rules, network: Network) -> None:
        self.rules = rules
        self.network = network
        self.read = facts_of(rules).read
        self.own = hints_of(rules)

    def evaluate(self, g: Core, seat: int) -> float:
        """The logarithm of a seat's odds to win, with a share of its points ahead."""
        if g.stack:
            return self.network.value(self.read(g, seat), seat)
        winners = self.rules.play.winners(g)
        return WON / len(winners) if seat in winners else -WON

    def outlook(self, g: Core, seat: int) -> list[float]:
        """Each seat's chance to win, as one seat sees it, or a looker-on (`NO_OWN`)."""
        if g.stack:
            return self.network.chances(self.read(g, seat), seat)
        return who_won(self.rules, g)

    def candidates(self, g: Core, seat: int) -> list[Move]:
        """The game's; of very many only those that look best to the game itself."""
        found: list[Move] = self.own.candidates(g, seat)
        if len(found) <= MOST_JUDGED:
            return found
        values = self.own.evaluate_moves(g, seat, found)
        if values is None:
            return found
        bar = sorted(values, reverse=True)[MOST_JUDGED - 1]
        return [found[i] for i in range(len(found)) if values[i] >= bar]

    def evaluate_moves(self, g: Core, seat: int, found: list[Move]) -> list[float]:
        """The evaluation right after each move."""
        return [self.evaluate(after(g, seat, move), seat) for move in found]


def who_won(rules: Rules, g: Core) -> list[float]:
    """Each seat's share of the win in a game that is over."""
    winners = rules.play.winners(g)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]


def network_hints(rules: Rules, network: Network) -> AnyHints:
    """A game's hints with a network's judgement in place of its own."""
    return hints_by(Judgement(rules, network))


def hints_by(judgement: Judgement) -> AnyHints:
    return replace(
        judgement.own,
        evaluate=judgement.evaluate,
        predict=judgement.evaluate,
        candidates=judgement.candidates,
        evaluate_moves=judgement.evaluate_moves,
        outlook=judgement.outlook,
        spread=judgement.network.temperature,
    )


class Both:
    """What a game predicts and what a network says, in the game's points: each sees what the other misses."""

    def __init__(self, own: AnyHints, network: AnyHints) -> None:
        self.own = own
        self.network = network

    def predict(self, g: Core, seat: int) -> float:
        """Log-odds of two seats are half of one's advantage over the other, and `spread` points make one of them."""
        return self.own.judge(g, seat) + 0.5 * self.own.spread * self.network.evaluate(g, seat)


def judged_by(rules: Rules, hints: AnyHints) -> Rules:
    """A game whose searches end with its own and a network's judgement; its moves are compared as before."""
    own = search_hints(hints_of(rules))
    return replace(rules, hints=replace(own, predict=Both(own, hints).predict, compare_by_prediction=False))


KNOWN: Final[dict[int, tuple[Network, AnyHints]]] = {}


def learned_hints(rules: Rules, g: Core) -> AnyHints | None:
    """The hints of the network that was shipped for a state; None where there is none."""
    network = shipped(rules, g)
    if network is None:
        return None
    known = KNOWN.get(id(network))
    if known is None:
        known = (network, network_hints(rules, network))
        KNOWN[id(network)] = known
    return known[1]
