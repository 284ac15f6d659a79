"""The search tree: what is remembered of each move, and which move to try next."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from kronrat.kernel.play import why_not
from kronrat.kernel.step import Core, Move, Step

CURIOUS: Final = 0.35
"""How much a seldom tried move attracts."""
TRUST: Final = 0.6
"""How much a hint attracts while little is known."""
WIDEN: Final = 0.5
"""One move is looked at first; one more for every so many whole roots of the visits (progressive widening)."""


class Arm:
    """A move and what came of it. Chance is drawn anew each time (open loop), so several questions may follow."""

    def __init__(self, move: Move, prior: float, seats: int) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        #: how often it was looked at: in other draws of what is hidden it may be illegal
        self.available = 0
        self.total = [0.0] * seats
        self.after: dict[int, Decision] = {}

    def mean(self, seat: int) -> float:
        return self.total[seat] / self.visits if self.visits else 0.0


class Decision:
    """A question put to a seat at one place of the tree, with the moves known there, the most promising first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.arms: list[Arm] = []
        self.known: dict[Move, Arm] = {}

    def learn(self, found: list[Move], priors: list[float], seats: int) -> None:
        """Moves with their attractions; what is known already keeps its record and the better attraction."""
        for i in range(len(found)):
            arm = self.known.get(found[i])
            if arm is None:
                arm = Arm(found[i], priors[i], seats)
                self.known[found[i]] = arm
                self.arms.append(arm)
            elif priors[i] > arm.prior:
                arm.prior = priors[i]
        self.arms.sort(key=attraction)

    def pick(self, g: Core) -> Arm | None:
        """The next move to try: upper confidence with availability; None if no known move is legal in this draw."""
        self.visits += 1
        width = 1 + int(WIDEN * sqrt(self.visits))
        best: Arm | None = None
        best_score = 0.0
        looked = 0
        for arm in self.arms:
            if looked == width:
                break
            if why_not(g, self.seat, arm.move) is not None:
                continue
            looked += 1
            arm.available += 1
            if not arm.visits:
                return arm
            score = arm.total[self.seat] / arm.visits + TRUST * arm.prior / arm.visits
            score += CURIOUS * sqrt(log(arm.available) / arm.visits)
            if best is None or score > best_score:
                best = arm
                best_score = score
        return best


def attraction(arm: Arm) -> float:
    """Sorts the most promising to the front."""
    return -arm.prior


def situation(kinds: dict[str, int], f: Step) -> int:
    """What tells questions apart that follow the same move, when chance went another way."""
    return kinds.setdefault(f.name, len(kinds)) * 8 + f.seat


def priors_of(values: list[float]) -> list[float]:
    """Evaluations as attractions from 1 down to 0, by how far each lies behind the best, in the list's own unit."""
    best = max(values)
    gaps = sorted([best - value for value in values])
    unit = gaps[len(gaps) // 2] or sum(gaps) / len(gaps)
    if unit <= 0.0:
        return [0.5] * len(values)
    return [unit / (unit + 2.0 * (best - value)) for value in values]
