"""Searches whole turns with a network: it ranks them and judges where a try ends.

The turns that look best stand for election. In shared draws of what is hidden and of the dice each is played, then
everybody plays on, as knights do or as the game's own hints think best, until the seat is asked again as many rounds
later as the game says, and the network tells the seat's chances there. Step by step the weaker half is dropped
(sequential halving).
"""

from __future__ import annotations

from math import exp
from typing import Final

from kronrat.bots.greedy import AnyHints, greedy_move
from kronrat.bots.halving import Halving
from kronrat.bots.learned import FOLLOWED_BEST, ThoughtThrough, judged_turns
from kronrat.bots.playout import one_ply_move
from kronrat.bots.search import search_hints
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.parts.hints import hints_of

GLANCE_DRAWS: Final = 6
"""What the network says of a turn at a glance counts as much as so many draws."""
LEAST_GLANCE: Final = 0.5
"""Where others reply by the hints, the glance never counts less: what is wrong with their replies is wrong in every
draw, and many draws do not make it good."""
HOPELESS: Final = 1.5
"""A turn that looks worse than the best by so much, as a logarithm of odds, does not stand."""
MOST_MOVES: Final = 200
"""A try ends after so many moves, however long a turn may be."""
LEAST_DRAWS: Final = 6
"""An election never ends early before so many draws."""
SURE: Final = 2.5
"""It ends early when the best turn is ahead of each other by so many standard errors, draw compared with draw."""
NO_DIFFERENCE: Final = 0.0005


class Candidate:
    """A turn: the moves, the chance to win told at a glance, and those told at the end of tries, draw by draw."""

    def __init__(self, turn: list[Move], value: float, least_glance: float) -> None:
        self.turn = turn
        self.glance = 1.0 / (1.0 + exp(-value))
        self.least_glance: Final = least_glance
        self.told: list[float] = []
        self.total = 0.0
        self.draws = 0

    def glance_share(self) -> float:
        """How much the glance counts beside the tries."""
        return max(self.least_glance, GLANCE_DRAWS / (GLANCE_DRAWS + self.draws))

    def worth(self) -> float:
        if not self.draws:
            return self.glance
        share = self.glance_share()
        return share * self.glance + (1.0 - share) * self.total / self.draws

    def clearly_beats(self, other: Candidate) -> bool:
        """Whether more of the same draws would hardly change who is ahead, or both always come to the same."""
        total = squares = most = 0.0
        for i in range(self.draws):
            lead = self.told[i] - other.told[i]
            total += lead
            squares += lead * lead
            most = max(most, abs(lead))
        if most < NO_DIFFERENCE:
            return True
        count = float(self.draws)
        mean = total / count
        variance = (squares / count - mean * mean) / count
        share = self.glance_share()
        ahead = mean + (self.glance - other.glance) * share / (1.0 - share)
        return ahead > 0.0 and ahead * ahead > SURE * SURE * variance


class TurnSearch(Halving):
    """One decision of one seat, elected with so many draws. It can answer at any time."""

    def __init__(self, rules: Rules, hints: AnyHints, g: Core, seat: int, dice: Dice, width: int) -> None:
        super().__init__()
        self.rules = rules
        self.hints = hints
        self.g = g
        self.seat = seat
        self.dice = dice
        self.own = search_hints(hints_of(rules))
        #: seat → what it has thought through in the try at hand
        self.thought: list[ThoughtThrough] = []
        #: a try ends when the seat is asked again after the turn has changed so many times
        self.changes = self.own.learned_rounds * g.seats
        turns, values = judged_turns(hints, g, seat, dice, max(width, FOLLOWED_BEST))
        least = max(values) - HOPELESS
        least_glance = 0.0 if self.own.learned_replies == 2 else LEAST_GLANCE
        self.all = [Candidate(turns[i], values[i], least_glance) for i in range(len(turns))]
        standing = [self.all[i] for i in range(len(turns)) if values[i] >= least]
        self.standing = sorted(standing, key=best_first)[:width]

    def standing_count(self) -> int:
        return len(self.standing)

    def keep(self, number: int) -> None:
        self.standing = sorted(self.standing, key=best_first)[:number]

    def try_all(self, budget: int) -> None:
        """Every turn that stands, once more; a draw for which the time does not suffice tells nothing."""
        ends = self.draw()
        if not self.late():
            self.note_all(ends)

    def draw(self) -> list[Core]:
        """Where each turn that stands leads, in the same draw of what is hidden and of the dice."""
        drawn = self.rules.play.resample(self.g, self.seat, self.dice)
        seed = self.dice.below(1 << 48)
        ends: list[Core] = []
        for candidate in self.standing:
            g = drawn.clone()
            for move in candidate.turn:
                if why_not(g, self.seat, move) is not None:
                    break  # a turn that chance or another seat has cut short in this draw
                apply(g, self.seat, move)
            self.play_on(g, Dice(seed))
            ends.append(g)
        return ends

    def note_all(self, ends: list[Core]) -> None:
        for i in range(len(ends)):
            self.note(self.standing[i], ends[i])
        self.spent += 1

    def play_on(self, g: Core, dice: Dice) -> None:
        """Everybody plays on until the seat is asked again after all others had their turn, or several turns; where the
        time is up before, they stop."""
        last = self.seat
        changes = 0
        self.think_anew()
        for _ in range(MOST_MOVES):
            while g.stack and g.stack[-1].seat == CHANCE:
                apply(g, CHANCE, roll(g, dice))
            if not g.stack:
                return
            seat = g.stack[-1].seat
            if seat != last:
                last = seat
                changes += 1
                if seat == self.seat and changes >= self.changes:
                    return
            if self.late():
                return
            apply(g, seat, self.reply(g, seat, dice))

    def think_anew(self) -> None:
        self.thought = [ThoughtThrough() for _ in range(self.g.seats)]

    def reply(self, g: Core, seat: int, dice: Dice) -> Move:
        """What a seat is expected to do: what a knight would, or the game's own hints, which is quicker."""
        own = self.own
        if own.learned_replies and (seat == self.seat or self.spent % 2 >= 2 - own.learned_replies):
            return self.thought[seat].best(self.hints, g, seat, dice)
        if own.greedy_playouts:
            return greedy_move(own, g, seat, dice, True)
        return one_ply_move(own, g, seat, dice)

    def note(self, candidate: Candidate, g: Core) -> None:
        """Add up the seat's chance to win where a try ended."""
        outlook = self.hints.outlook
        assert outlook is not None
        told = outlook(g, self.seat)[self.seat]
        candidate.told.append(told)
        candidate.total += told
        candidate.draws += 1

    def decided(self) -> bool:
        best = min(self.standing, key=best_first)
        if best.draws < LEAST_DRAWS:
            return False
        for other in self.standing:
            if other is not best and not best.clearly_beats(other):
                return False
        return True

    def best(self) -> list[Move]:
        """The turn that did best so far."""
        return min(self.standing, key=best_first).turn


def best_first(candidate: Candidate) -> float:
    return -candidate.worth()
