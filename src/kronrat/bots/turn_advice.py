"""Advice by a network: the turns the king would elect from, and each seat's chance to win where their tries ended."""

from __future__ import annotations

from time import thread_time
from typing import Final

from kronrat.bots.advice import BEST, LONGEST_LINE, AdviceSearch, Suggestion
from kronrat.bots.chances import win_chances
from kronrat.bots.greedy import AnyHints
from kronrat.bots.judgement import judged_by, learned_hints
from kronrat.bots.levels import KING_DRAWS, KING_WIDTH
from kronrat.bots.turn_search import Candidate, TurnSearch, best_first
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move

LEAST_DRAWS: Final = 8
"""What is shown was tried so many times, if there is time; at least once, if only to the end of the turn itself."""
FOR_EXAMPLES: Final = 0.5
"""So many seconds may go into how the game could go on; where rules are not compiled that takes long."""


class TurnAdvice(TurnSearch):
    """The king's search, which also adds up every seat's chance to win after each turn."""

    def __init__(self, rules: Rules, hints: AnyHints, g: Core, seat: int, dice: Dice) -> None:
        super().__init__(rules, hints, g, seat, dice, KING_WIDTH)
        self.chance_sums: dict[int, list[float]] = {}
        self.shown: list[Candidate] = []

    def advise(self, iterations: int, seconds: float, deadline: float) -> None:
        """Elect as the king does, with as many draws; then try again what is shown and was tried too little."""
        self.elect(min(iterations, KING_DRAWS), seconds, deadline)
        best = min(self.standing, key=best_first)
        others = [one for one in self.all if one is not best]
        others.sort(key=most_tried_first)
        self.shown = [best, *others[: BEST - 1]]
        for number in range(LEAST_DRAWS):
            self.standing = [one for one in self.shown if one.draws <= number]
            if self.standing and not number:
                self.note_all(self.draw())
            elif self.standing and not self.late() and not self.interrupted():
                self.try_all(iterations)
        self.standing = [best]

    def note(self, candidate: Candidate, g: Core) -> None:
        super().note(candidate, g)
        sums = self.chance_sums.setdefault(id(candidate), [0.0] * g.seats)
        found = win_chances(self.rules, g, self.seat)
        for seat in range(len(found)):
            sums[seat] += found[seat]

    def suggestions(self) -> list[Suggestion]:
        """The turn that was elected, then those tried most: of each its first move."""
        self.last_second = thread_time() + FOR_EXAMPLES
        return [self.suggestion(one) for one in self.shown]

    def suggestion(self, candidate: Candidate) -> Suggestion:
        drawn = self.rules.play.resample(self.g, self.seat, self.dice)
        chances = [one / candidate.draws for one in self.chance_sums[id(candidate)]]
        line = self.line(drawn.clone(), candidate.turn)
        return Suggestion(candidate.turn[0], candidate.draws, chances, drawn, line)

    def line(self, g: Core, turn: list[Move]) -> list[tuple[int, Move]]:
        """How it could go on in one draw: the turn, then everybody as in its tries, while there is time; chance is
        rolled."""
        out: list[tuple[int, Move]] = []
        shown = 0
        self.think_anew()
        while g.stack and shown <= LONGEST_LINE:
            seat = g.stack[-1].seat
            if seat == CHANCE:
                move = roll(g, self.dice)
            elif shown < len(turn) and why_not(g, self.seat, turn[shown]) is None:
                seat, move = self.seat, turn[shown]
                shown += 1
            elif self.late() and out:
                break
            else:
                turn = []  # it is over, or was cut short in this draw
                move = self.reply(g, seat, self.dice)
                shown += 1
            apply(g, seat, move)
            out.append((seat, move))
        while out[-1][0] == CHANCE:
            out.pop()
        return out


def most_tried_first(candidate: Candidate) -> tuple[int, float]:
    return -candidate.draws, -candidate.worth()


def adviser(rules: Rules, g: Core, seat: int, dice: Dice) -> TurnAdvice | AdviceSearch:
    """The best adviser for a position drawn from what a seat knows: by the network, or by the game's hints."""
    hints = learned_hints(rules, g)
    if hints is None:
        return AdviceSearch(rules, g, seat, dice)
    if hints.learned_turns:
        return TurnAdvice(rules, hints, g, seat, dice)
    return AdviceSearch(judged_by(rules, hints), g, seat, dice)


def chances_along(rules: Rules, g: Core, seat: int, dice: Dice, moves: int, tries: int) -> list[float]:
    """Each seat's chance to win at a place of a finished game: a network's word, from what everybody could see; where
    there is none, a small search for the seat that was asked, from what it could know."""
    if learned_hints(rules, g) is not None:
        return win_chances(rules, g)
    return AdviceSearch(rules, g, seat, dice).quick_chances(moves, tries)
