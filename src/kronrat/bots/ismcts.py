"""Information-set Monte Carlo tree search: one implementation for every game, on drawn states only.

The moves that look best at a glance stand for election. Round by round each of them is tried in the same draws of
what the seat cannot know, and the weaker half drops out (sequential halving). A try walks down a tree shared by all
draws, plays on, keenly or with a light hand, until everybody has had a turn and the seat itself another one, and looks
at the result by the game's evaluation.
A game's hints make it stronger; without them it searches all moves and judges by the score.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter, thread_time
from typing import Final

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import best_move
from kronrat.bots.playout import UNLIMITED, glance, light_move, playout, quick_glance, some
from kronrat.bots.tree import Arm, Decision, priors_of, situation
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, roll
from kronrat.kernel.step import CHANCE, Core, Move

USUAL: Final = "800"
LONGEST: Final = 1_000_000
SHORTLIST: Final = 400
"""Up to so many moves get a glance at the root; of a longer list so many are drawn."""
INNER_SHORTLIST: Final = 24
BREADTH: Final = 8
"""So many of the moves, those that look best at a glance, stand for election if only time counts."""
FOR_EACH: Final = 12
"""If iterations count, one more stands for so many of them: a longer thought is a wider one."""
NARROWEST: Final = 2
WIDEST: Final = 24
MOST_MOVES: Final = 200
"""A light playout ends after so many moves, however long a turn may be."""
TO_THE_END: Final = 3000
"""A random playout gives up after so many moves: some games may go on for ever."""
WON: Final = 0.85
"""At the end of a game: how much winning counts beside the margin."""
GLANCE: Final = 4
LEAST_GLANCE: Final = 2
"""The first glance counts as much as so many tries; the farther they look, the less it says."""
SURE_AFTER: Final = 8
"""Nothing is settled before every move still standing has been tried so often."""
FAR_AHEAD: Final = 0.6
"""A lead that nobody makes up for any more, after one try; after four, half of it will do."""
THE_SAME: Final = 0.001


class IsmctsBot(Bot):
    """`ismcts:800` thinks for 800 iterations, `ismcts:0.5s` for half a second, `ismcts:800/0.5s` for the shorter one.

    It plays on with a light hand; with `…:keen` as greedy would, which takes longer and tells more in most games; with
    `…:random` at random to the end of the game.
    Seconds are those the thread really gets to think, so that a busy machine does not make it weaker; whoever
    cannot wait that long sets a deadline.
    """

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting)
        budget, _, playouts = (setting or USUAL).partition(":")
        self.iterations = LONGEST
        self.seconds = inf
        self.light = playouts != "random"
        self.keen = playouts == "keen"
        try:
            for limit in budget.split("/"):
                if limit.endswith("s"):
                    self.seconds = float(limit[:-1])
                else:
                    self.iterations = int(limit)
        except ValueError:
            raise Unreadable(
                "bot", f"ismcts takes iterations or seconds, 800 or 0.5s, not {budget!r}"
            ) from None
        if self.iterations < 1 or not self.seconds > 0 or playouts not in ("", "keen", "light", "random"):
            raise Unreadable("bot", f"ismcts cannot think {setting!r}")
        wide = min(max(self.iterations // FOR_EACH, NARROWEST), WIDEST)
        self.breadth = wide if self.iterations < LONGEST else BREADTH

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        search = self.begin(rules, g, seat, dice)
        search.run(self.iterations, self.seconds, self.deadline)
        return search.answer()

    def begin(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Search:
        """A search in this bot's manner that has not thought yet."""
        search = Search(rules, g, seat, dice, self.light)
        search.keen = self.keen and not rules.hasty
        search.breadth = self.breadth
        search.stopped = self.stopped
        return search


class Search:
    """One decision of one seat: a tree, and what has been learnt so far. It can answer at any time."""

    def __init__(self, rules: Rules, g: Core, seat: int, dice: Dice, light: bool) -> None:
        self.rules = rules.far_sighted()
        self.g = g
        self.seat = seat
        self.dice = dice
        self.light = light
        #: whether playouts are as good as greedy, or look at each move only right after it
        self.keen = False
        self.breadth = BREADTH
        #: so many times the word passes to another seat before a playout is judged: as the evaluation is fitted,
        #: at the end of a turn of one's own
        horizon = rules.horizon(g)
        self.turns = horizon * g.seats + 1 if light else UNLIMITED
        self.trust = max(LEAST_GLANCE, GLANCE + 1 - horizon)
        self.path: list[Arm] = []
        self.kinds: dict[str, int] = {}
        self.stopped: Callable[[], bool] | None = None
        self.iterations = 0
        #: where each seat stands now, and how far playouts get away from it: the unit of all rewards
        self.now = self.outlook(g)
        self.strayed = 1.0
        self.samples = 1
        self.root = Decision(seat)
        #: how far each move lies behind the best at the first glance
        self.behind: dict[Move, float] = {}
        self.stand()
        #: the moves still standing for election
        self.live = self.root.arms

    def stand(self) -> None:
        """The moves worth a look, ordered by how they look at the end of what the seat itself decides."""
        found = some(self.rules.candidates(self.g, self.seat), SHORTLIST, self.dice)
        if not self.light or len(found) == 1:
            self.root.learn(found, [0.5] * len(found), self.g.seats)
            return
        values = glance(self.rules, self.g, self.seat, found, self.dice)
        self.root.learn(found, priors_of(values), self.g.seats)
        best = max(values)
        for i in range(len(found)):
            self.behind[found[i]] = best - values[i]

    def learn(self, decision: Decision, g: Core) -> None:
        """The moves worth a look at a place of the tree, ordered by how they look right after them."""
        found = some(self.rules.candidates(g, decision.seat), INNER_SHORTLIST, self.dice)
        priors = [0.5] * len(found)
        if self.light and len(found) > 1:
            priors = priors_of(quick_glance(self.rules, g, decision.seat, found, self.dice))
        decision.learn(found, priors, g.seats)

    def run(self, iterations: int, seconds: float, deadline: float) -> None:
        """Think: round by round, each with its share of the budget, until one move is left or time is up."""
        self.live = self.root.arms[: self.breadth] if self.light else self.root.arms
        rounds = (len(self.live) - 1).bit_length()
        thought, began = thread_time(), perf_counter()
        for number in range(1, rounds + 1):
            share = number / rounds
            until = thought + share * seconds
            alarm = began + share * (deadline - began)
            while self.iterations < share * iterations and thread_time() < until and perf_counter() < alarm:
                if self.interrupted():
                    break
                self.sweep(iterations)
                if self.settled():
                    return
            self.live = sorted(self.live, key=self.standing)[: (len(self.live) + 1) // 2]

    def settled(self) -> bool:
        """Whether more thought would be idle: one move is far ahead of all others, or all come to the same."""
        best = second = worst = inf
        for arm in self.live:
            if arm.visits < SURE_AFTER:
                return False
            standing = self.standing(arm)
            if standing < best:
                best, second = standing, best
            elif standing < second:
                second = standing
            worst = standing if worst == inf else max(worst, standing)
        lead = second - best
        return lead * lead * self.live[0].visits > FAR_AHEAD * FAR_AHEAD or worst - best < THE_SAME

    def interrupted(self) -> bool:
        """Whether nobody waits for more; asked before every draw."""
        return self.stopped is not None and self.stopped()

    def standing(self, arm: Arm) -> float:
        """Sorts the best to the front: what came of a move, and a little of the first glance."""
        behind = self.behind.get(arm.move, 0.0)
        glance = 0.5 - 0.5 * behind / (self.unit() + behind)
        return -(arm.total[self.seat] + self.trust * glance) / (arm.visits + self.trust)

    def sweep(self, iterations: int) -> None:
        """One draw of what is hidden and of the dice, in which every move still standing is tried."""
        drawn = self.rules.resample(self.g, self.seat, self.dice)
        seed = self.dice.below(1 << 48)
        for arm in self.live:
            if self.iterations == iterations:
                return
            self.iterate(arm, drawn.clone(), Dice(seed))

    def iterate(self, arm: Arm, g: Core, dice: Dice) -> None:
        apply(g, self.seat, arm.move)
        self.path = [arm]
        self.play_on(g, arm, dice)
        reward = self.reward(g)
        for tried in self.path:
            tried.visits += 1
            for seat in range(len(reward)):
                tried.total[seat] += reward[seat]
        self.iterations += 1

    def play_on(self, g: Core, first: Arm, dice: Dice) -> None:
        """Down the tree as far as it goes, then by oneself to the end of one's own next turns, or at random."""
        arm: Arm | None = first
        last = self.seat
        turns = 0
        for _ in range(MOST_MOVES):
            while g.stack and g.stack[-1].seat == CHANCE:
                apply(g, CHANCE, roll(g, dice))
            if not g.stack:
                return
            if arm is None and not self.light:
                playout(g, dice, TO_THE_END)
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
            elif self.keen:
                apply(g, seat, best_move(self.rules, g, seat, dice, True))
            else:
                apply(g, seat, light_move(self.rules, g, seat, dice))
            if arm is not None and not arm.visits:
                arm = None

    def next_arm(self, arm: Arm, g: Core, seat: int) -> Arm | None:
        """The tree's choice; where the tree ends, a new question is put into it."""
        key = situation(self.kinds, g.stack[-1])
        decision = arm.after.get(key)
        if decision is None:
            decision = Decision(seat)
            arm.after[key] = decision
        # other draws know other moves: ask again at every doubling of the visits
        if decision.visits & (decision.visits - 1) == 0:
            self.learn(decision, g)
        chosen = decision.pick(g)
        if chosen is not None:
            self.path.append(chosen)
        return chosen

    def outlook(self, g: Core) -> list[float]:
        """How it looks for every seat beside its rivals: by its prospects, when it is over by points."""
        if g.stack:
            return compared([self.rules.prospects(g, seat) for seat in range(g.seats)])
        return compared([float(sum([points for _, points in items])) for items in self.rules.scores(g)])

    def reward(self, g: Core) -> list[float]:
        """For every seat from 0 to 1: what was gained since now, squashed; at the end mostly the win."""
        ahead = self.outlook(g)
        over = not g.stack
        winners = self.rules.winners(g) if over else []
        out: list[float] = []
        for seat in range(g.seats):
            gain = ahead[seat]
            if not over:
                gain -= self.now[seat]
                self.strayed += abs(gain)
                self.samples += 1
            value = 0.5 + 0.5 * gain / (self.unit() + abs(gain))
            if over:
                value = (WON / len(winners) if seat in winners else 0.0) + (1.0 - WON) * value
            out.append(value)
        return out

    def unit(self) -> float:
        """How far a seat usually gets away from where it stands."""
        return self.strayed / self.samples

    def answer(self) -> Move:
        """The move that did best so far."""
        return min(self.live, key=self.standing).move


def compared(values: list[float]) -> list[float]:
    """Each seat's value less a part of the others': of a single rival all, of each of several the less the more."""
    others = len(values) - 1
    if not others:
        return values
    total = sum(values)
    return [value - (total - value) / (others * others) for value in values]
