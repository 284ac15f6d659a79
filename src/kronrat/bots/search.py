"""Information-set Monte Carlo tree search: one implementation for every game, on drawn states only.

At the root, sequential halving: the moves with the best values are simulated in the same draws of what the seat cannot
know, and round by round the weaker half is dropped. A simulation walks down a tree shared by all draws, plays on (by
one-ply or greedy moves) until everybody has had a turn and the seat itself another one, and takes the game's prediction
for the position it has reached. A game's hints make it stronger; without them it searches all moves, and scores count.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Final

from kronrat.bots.greedy import AnyHints, greedy_move
from kronrat.bots.halving import Halving
from kronrat.bots.playout import UNLIMITED, followed_values, one_ply_move, one_ply_values, playout, sample
from kronrat.bots.tree import Arm, Decision, priors_of, question_key
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.parts.hints import hints_of, unknown

ROOT_MOVES: Final = 400
"""Up to so many candidates are evaluated at the root; of a longer list so many are drawn."""
INNER_MOVES: Final = 24
"""The same at the other places of the tree."""
BREADTH: Final = 8
"""So many root moves, those with the best values, are simulated if only time limits the search."""
MOST_MOVES: Final = 200
"""A simulation ends after so many moves, however long a turn may be."""
RANDOM_MOVES: Final = 3000
"""A random playout ends after so many moves: some games may go on for ever."""
WIN_SHARE: Final = 0.85
"""At the end of a game: how much winning counts beside the margin."""
PRIOR_VISITS: Final = 4
LEAST_PRIOR_VISITS: Final = 2
"""A root move's own value counts as much as so many simulations; the farther they look, the fewer."""
LEAST_VISITS: Final = 8
"""A search never ends early before every remaining move has so many visits."""
CLEAR_LEAD: Final = 0.6
"""A lead of this after one simulation ends the search early; after four, half of it."""
NO_DIFFERENCE: Final = 0.001


class Search(Halving):
    """One decision of one seat: the tree so far. It can answer at any time."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice, use_hints: bool) -> None:
        super().__init__()
        self.rules = rules
        self.hints = search_hints(hints_of(rules))
        self.g = g
        self.seat = seat
        self.dice = dice
        #: if not, all moves are alike at first and playouts are random to the end of the game
        self.use_hints = use_hints
        self.greedy_playouts = False
        self.breadth = BREADTH
        #: so many times the turn changes before a simulation is evaluated: at the end of a turn of the seat's own, as
        #: the evaluation is fitted
        rounds = self.hints.rounds_ahead(g)
        self.turns = rounds * g.seats + 1 if use_hints else UNLIMITED
        self.prior_visits = max(LEAST_PRIOR_VISITS, PRIOR_VISITS + 1 - rounds)
        self.path: list[Arm] = []
        self.kinds: dict[str, int] = {}
        #: each seat's value now, and the sum of how far simulations get away from it: the unit of all rewards
        self.start_values = self.relative_values(g)
        self.gain_sum = 1.0
        self.gain_count = 1
        self.root = Decision(seat)
        #: how far each root move's own value lies below the best
        self.deficits: dict[Move, float] = {}
        self.rank_root_moves()
        #: the root moves that have not been dropped
        self.remaining = self.root.arms

    def rank_root_moves(self) -> None:
        """The candidates, ordered by their values at the end of what the seat itself decides."""
        found = sample(self.hints.candidates(self.g, self.seat), ROOT_MOVES, self.dice)
        if not self.use_hints or len(found) == 1:
            self.root.learn(found, [0.5] * len(found), self.g.seats)
            return
        values = followed_values(self.hints, self.g, self.seat, found, self.dice)
        self.root.learn(found, priors_of(values), self.g.seats)
        best = max(values)
        for i in range(len(found)):
            self.deficits[found[i]] = best - values[i]

    def learn(self, decision: Decision, g: Core) -> None:
        """The candidates at a place of the tree, ordered by their values right after them."""
        found = sample(self.hints.candidates(g, decision.seat), INNER_MOVES, self.dice)
        priors = [0.5] * len(found)
        if self.use_hints and len(found) > 1:
            priors = priors_of(one_ply_values(self.hints, g, decision.seat, found, self.dice))
        decision.learn(found, priors, g.seats)

    def run(self, iterations: int, seconds: float, deadline: float) -> None:
        """Elect a move by sequential halving; an iteration is one simulation of one move."""
        self.remaining = self.root.arms[: self.breadth] if self.use_hints else self.root.arms
        self.elect(iterations, seconds, deadline)

    def standing_count(self) -> int:
        return len(self.remaining)

    def keep(self, number: int) -> None:
        self.remaining = sorted(self.remaining, key=self.best_first)[:number]

    def decided(self) -> bool:
        """Whether more iterations would change nothing: one move has a clear lead, or all are worth the same."""
        best = second = worst = inf
        for arm in self.remaining:
            if arm.visits < LEAST_VISITS:
                return False
            value = self.best_first(arm)
            if value < best:
                best, second = value, best
            elif value < second:
                second = value
            worst = value if worst == inf else max(worst, value)
        lead = second - best
        return (
            lead * lead * self.remaining[0].visits > CLEAR_LEAD * CLEAR_LEAD or worst - best < NO_DIFFERENCE
        )

    def best_first(self, arm: Arm) -> float:
        """Sorts the best to the front: by the mean reward, in which the move's own value counts as some visits."""
        deficit = self.deficits.get(arm.move, 0.0)
        prior = 0.5 - 0.5 * deficit / (self.unit() + deficit)
        return -(arm.total[self.seat] + self.prior_visits * prior) / (arm.visits + self.prior_visits)

    def try_all(self, budget: int) -> None:
        """One draw of what is hidden and of the dice; every remaining move is simulated in it, while there is time."""
        drawn = self.rules.play.resample(self.g, self.seat, self.dice)
        seed = self.dice.below(1 << 48)
        for arm in self.remaining:
            if self.spent == budget or self.late():
                return
            self.simulate(arm, drawn.clone(), Dice(seed))

    def simulate(self, arm: Arm, g: Core, dice: Dice) -> None:
        apply(g, self.seat, arm.move)
        self.path = [arm]
        self.play_on(g, arm, dice)
        reward = self.reward(g)
        for visited in self.path:
            visited.visits += 1
            for seat in range(len(reward)):
                visited.total[seat] += reward[seat]
        self.spent += 1

    def play_on(self, g: Core, first: Arm, dice: Dice) -> None:
        """Down the tree as far as it goes, then a playout until enough turns have changed, or a random one."""
        arm: Arm | None = first
        last = self.seat
        turns = 0
        for _ in range(MOST_MOVES):
            while g.stack and g.stack[-1].seat == CHANCE:
                apply(g, CHANCE, roll(g, dice))
            if not g.stack:
                return
            if arm is None and not self.use_hints:
                playout(g, dice, RANDOM_MOVES)
                return
            seat = g.stack[-1].seat
            if seat != last:
                last = seat
                turns += 1
                if turns >= self.turns:
                    return
            if arm is not None:
                arm = self.next_arm(arm, g, seat)
            if arm is not None:
                apply(g, seat, arm.move)
            elif self.greedy_playouts:
                apply(g, seat, greedy_move(self.hints, g, seat, dice, True))
            else:
                apply(g, seat, one_ply_move(self.hints, g, seat, dice))
            if arm is not None and not arm.visits:
                arm = None

    def next_arm(self, arm: Arm, g: Core, seat: int) -> Arm | None:
        """The tree's choice; where the tree ends, it grows by one question."""
        key = question_key(self.kinds, g.stack[-1])
        decision = arm.after.get(key)
        if decision is None:
            decision = Decision(seat)
            arm.after[key] = decision
        # other draws have other legal moves: list them again at every doubling of the visits
        if decision.visits & (decision.visits - 1) == 0:
            self.learn(decision, g)
        chosen = decision.select(g)
        if chosen is not None:
            self.path.append(chosen)
        return chosen

    def relative_values(self, g: Core) -> list[float]:
        """Every seat's predicted points compared with its rivals'; when the game is over, its points."""
        if g.stack:
            judge = self.hints.judge
            return compared([judge(g, seat) for seat in range(g.seats)])
        return compared([float(sum([points for _, points in items])) for items in self.rules.play.scores(g)])

    def reward(self, g: Core) -> list[float]:
        """For every seat from 0 to 1: what was gained since the root, squashed; at the end mostly the win."""
        values = self.relative_values(g)
        over = not g.stack
        winners = self.rules.play.winners(g) if over else []
        out: list[float] = []
        for seat in range(g.seats):
            gain = values[seat]
            if not over:
                gain -= self.start_values[seat]
                self.gain_sum += abs(gain)
                self.gain_count += 1
            value = 0.5 + 0.5 * gain / (self.unit() + abs(gain))
            if over:
                value = (WIN_SHARE / len(winners) if seat in winners else 0.0) + (1.0 - WIN_SHARE) * value
            out.append(value)
        return out

    def unit(self) -> float:
        """The mean distance of a simulation's value from the root's."""
        return self.gain_sum / self.gain_count

    def answer(self) -> Move:
        """The move that did best so far."""
        return min(self.remaining, key=self.best_first).move


def search_hints(hints: AnyHints) -> AnyHints:
    """A game's hints as a search uses them: where it says so, moves are compared by prediction, not by evaluation."""
    if not hints.compare_by_prediction:
        return hints
    return replace(hints, evaluate=hints.judge, evaluate_moves=unknown)


def compared(values: list[float]) -> list[float]:
    """Each seat's value less a part of the others': of a single rival all, of n rivals 1/n² of each."""
    others = len(values) - 1
    if not others:
        return values
    total = sum(values)
    return [value - (total - value) / (others * others) for value in values]
