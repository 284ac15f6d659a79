"""Plays by a network at a glance: the move after which the seat's chances look best, at the end of its own turn."""

from __future__ import annotations

from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import FOLLOWED_MOVES, AnyHints, after, greedy_move
from kronrat.bots.judgement import learned_hints
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asks, why_not
from kronrat.kernel.step import Core, Move
from kronrat.parts.hints import hints_of

FOLLOWED_BEST: Final = 5
"""Of a long list of moves so many, the best, are followed to the end of the turn; by a search, as many as it tries."""


class LearnedBot(Bot):
    """Goes by the network that was learned for the game; where there is none, it plays as greedy does."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting)
        self.turn = ThoughtThrough()

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        hints = learned_hints(rules, g)
        if hints is None:
            return greedy_move(hints_of(rules), g, seat, dice, True)
        return self.turn.best(hints, g, seat, dice)


class ThoughtThrough:
    """A turn that was followed to its end need not be thought through again at its next question.

    What was planned holds where the seat is told exactly the numbers that it expected; anywhere else it is forgotten,
    so that the choice does not depend on what else the same bot was asked.
    """

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.expected: list[list[float]] = []

    def best(self, hints: AnyHints, g: Core, seat: int, dice: Dice) -> Move:
        """The move that is judged best, the first of equals; or the next one of the turn."""
        move = self.next(hints, g, seat)
        if move is not None:
            return move
        turns, values = judged_turns(hints, g, seat, dice)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return self.begin(hints, g, seat, turns[best])

    def next(self, hints: AnyHints, g: Core, seat: int) -> Move | None:
        """The next move of the turn that was begun, if this is where it was expected to lead."""
        if not self.moves:
            return None
        move, expected = self.moves.pop(), self.expected.pop()
        if told(hints, g, seat) == expected and why_not(g, seat, move) is None:
            return move
        self.moves.clear()
        self.expected.clear()
        return None

    def begin(self, hints: AnyHints, g: Core, seat: int, turn: list[Move]) -> Move:
        """The first move of a turn; the others are kept, the last one first."""
        self.moves = turn[:0:-1]
        self.expected = []
        if len(turn) > 1:
            h = g.clone()
            for i in range(1, len(turn)):
                apply(h, seat, turn[i - 1])
                self.expected.append(told(hints, h, seat))
            self.expected.reverse()
        return turn[0]


def told(hints: AnyHints, g: Core, seat: int) -> list[float]:
    """The numbers that a seat is told: all public ones and its own."""
    facts = hints.facts
    assert facts is not None
    numbers = list(facts.read(g, seat))
    public, own = g.seats * len(facts.public), len(facts.own)
    at = public + seat * own
    return numbers[:public] + numbers[at : at + own] + numbers[public + g.seats * own :]


def judged_turns(
    hints: AnyHints, g: Core, seat: int, dice: Dice, followed: int = FOLLOWED_BEST
) -> tuple[list[list[Move]], list[float]]:
    """Moves worth a look, so many with the rest of the seat's own turn, and what a network says of each."""
    found = hints.candidates(g, seat)
    if len(found) == 1:
        return [found], [0.0]
    values: list[float] = []
    if hints.follow == 0 or len(found) > FOLLOWED_MOVES:
        values = hints.evaluate_moves(g, seat, found) or []
        if hints.follow == 0:
            return [[move] for move in found], values
        bar = sorted(values, reverse=True)[min(followed, len(found)) - 1]
        best = [found[i] for i in range(len(found)) if values[i] >= bar]
        first = after(g, seat, best[0])
        if not asks(first, seat) or hints.settled(first, seat):
            return [[move] for move in found], values
        found = best
    turns: list[list[Move]] = []
    values = []
    for move in found:
        h = after(g, seat, move)
        turn = [move]
        for _ in range(hints.follow):
            if not asks(h, seat) or hints.settled(h, seat):
                break
            then = greedy_move(hints, h, seat, dice, False)
            apply(h, seat, then)
            turn.append(then)
        turns.append(turn)
        values.append(hints.evaluate(h, seat))
    return turns, values
