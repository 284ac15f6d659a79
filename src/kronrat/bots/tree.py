"""The search tree: statistics of moves, and the choice of the next move to simulate (UCB with availability)."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from kronrat.kernel.play import why_not
from kronrat.kernel.step import Core, Move, Step

EXPLORATION: Final = 0.35
"""Weight of the term that favours moves with few visits."""
PRIOR_WEIGHT: Final = 0.6
"""Weight of the prior, divided by the visits."""
WIDENING: Final = 0.5
"""Progressive widening: 1 + WIDENING * sqrt(visits) moves are compared."""


class Arm:
    """A move and its statistics. Chance is drawn anew each time (open loop), so several questions may follow."""

    def __init__(self, move: Move, prior: float, seats: int) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        #: how often it was compared with others: in other draws of what is hidden it may be illegal
        self.available = 0
        self.total = [0.0] * seats
        self.after: dict[int, Decision] = {}


class Decision:
    """A question put to a seat at one place of the tree, with the moves known there, the highest prior first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.arms: list[Arm] = []
        self.known: dict[Move, Arm] = {}

    def learn(self, found: list[Move], priors: list[float], seats: int) -> None:
        """Add moves; one that is known already keeps its statistics and the higher prior."""
        for i in range(len(found)):
            arm = self.known.get(found[i])
            if arm is None:
                arm = Arm(found[i], priors[i], seats)
                self.known[found[i]] = arm
                self.arms.append(arm)
            elif priors[i] > arm.prior:
                arm.prior = priors[i]
        self.arms.sort(key=highest_prior_first)

    def select(self, g: Core) -> Arm | None:
        """The next move to simulate; None if no known move is legal in this draw."""
        self.visits += 1
        width = 1 + int(WIDENING * sqrt(self.visits))
        best: Arm | None = None
        best_score = 0.0
        compared = 0
        for arm in self.arms:
            if compared == width:
                break
            if why_not(g, self.seat, arm.move) is not None:
                continue
            compared += 1
            arm.available += 1
            if not arm.visits:
                return arm
            score = arm.total[self.seat] / arm.visits + PRIOR_WEIGHT * arm.prior / arm.visits
            score += EXPLORATION * sqrt(log(arm.available) / arm.visits)
            if best is None or score > best_score:
                best = arm
                best_score = score
        return best


def highest_prior_first(arm: Arm) -> float:
    return -arm.prior


def question_key(kinds: dict[str, int], f: Step) -> int:
    """Tells questions apart that follow the same move, when chance went another way."""
    return kinds.setdefault(f.name, len(kinds)) * 8 + f.seat


def priors_of(values: list[float]) -> list[float]:
    """Values as priors from 1 down to 0, by how far each lies below the best, in the list's own unit."""
    best = max(values)
    gaps = sorted([best - value for value in values])
    unit = gaps[len(gaps) // 2] or sum(gaps) / len(gaps)
    if unit <= 0.0:
        return [0.5] * len(values)
    return [unit / (unit + 2.0 * (best - value)) for value in values]
