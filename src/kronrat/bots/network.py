"""A small network that judges a position for all seats at once, in compiled loops over unboxed numbers.

One utility, the same for every seat, of a seat's public numbers and the table's; to the seat that looks, its own hand
adds a term. Who wins is a softmax over the seats. A second output tells how far a seat will be behind or ahead.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINTS_SHARE: Final = 0.3
"""How much the points ahead count beside the win where moves are compared: games are decided late."""
LARGEST: Final = 30.0
NO_OWN: Final = -1
"""The seat of a looker-on, who has no hand."""
WEIGHTS: Final = [
    *("public", "table", "bias", "win", "points", "last-bias"),
    *("own", "own-table", "own-bias", "own-win", "own-last-bias"),
]


class Network:
    """The weights of a network for so many seats; each matrix is a list of rows, one for each number put in."""

    def __init__(
        self, seats: int, public: int, own: int, table: int, weights: dict[str, list[float]]
    ) -> None:
        self.seats: Final[i64] = seats
        self.public: Final[i64] = public
        self.own: Final[i64] = own
        self.table: Final[i64] = table
        self.hidden: Final[i64] = len(weights["bias"])
        self.own_hidden: Final[i64] = len(weights["own-bias"])
        self.w_public: Final = vec[float](weights["public"])
        self.w_table: Final = vec[float](weights["table"])
        self.bias: Final = vec[float](weights["bias"])
        self.w_win: Final = vec[float](weights["win"])
        self.w_points: Final = vec[float](weights["points"])
        self.last_bias: Final = vec[float](weights["last-bias"])
        self.w_own: Final = vec[float](weights["own"])
        self.w_own_table: Final = vec[float](weights["own-table"])
        self.own_bias: Final = vec[float](weights["own-bias"])
        self.w_own_win: Final = vec[float](weights["own-win"])
        self.own_last_bias: Final = weights["own-last-bias"][0]
        self.weights: Final = weights
        #: what its utilities are divided by where chances are told to people; play goes by them as they are
        self.temperature = 1.0
        #: what the last judgement found: each seat's utility, and its points
        self.utility: Final = vec[float]([0.0] * seats)
        self.points: Final = vec[float]([0.0] * seats)

    def judge(self, x: vec[float], seat: int) -> None:
        """Fill in `utility` and `points`, as this seat sees it."""
        hidden, public = self.hidden, self.public
        at_table = self.seats * (public + self.own)
        base = self.bias[:]
        add(base, x, at_table, self.table, self.w_table)
        w_win, w_points = self.w_win, self.w_points
        s: i64 = 0
        k: i64 = 0
        for s in range(self.seats):
            sums = base[:]
            add(sums, x, s * public, public, self.w_public)
            win = self.last_bias[0]
            points = self.last_bias[1]
            for k in range(hidden):
                value = sums[k]
                if value > 0.0:
                    win += value * w_win[k]
                    points += value * w_points[k]
            self.utility[s] = min(max(win, -LARGEST), LARGEST)
            self.points[s] = points
        if seat != NO_OWN:
            self.utility[seat] += self.hand(x, seat, at_table)

    def hand(self, x: vec[float], seat: i64, at_table: i64) -> float:
        """What the own hand of a seat adds to its utility."""
        sums = self.own_bias[:]
        add(sums, x, at_table, self.table, self.w_own_table)
        add(sums, x, self.seats * self.public + seat * self.own, self.own, self.w_own)
        win = self.own_last_bias
        w_win = self.w_own_win
        k: i64 = 0
        for k in range(self.own_hidden):
            if sums[k] > 0.0:
                win += sums[k] * w_win[k]
        return win

    def chances(self, x: vec[float], seat: int) -> list[float]:
        """Each seat's chance to win, as this seat sees it; they sum to 1."""
        self.judge(x, seat)
        best = max(self.utility)
        weights = [exp(one - best) for one in self.utility]
        total = sum(weights)
        return [weight / total for weight in weights]

    def value(self, x: vec[float], seat: int) -> float:
        """How good it looks for a seat: the logarithm of its odds to win, and a share of its points ahead."""
        self.judge(x, seat)
        others = 0.0
        behind = 0.0
        s: i64 = 0
        for s in range(self.seats):
            if s != seat:
                others += exp(self.utility[s])
                behind += self.points[s]
        ahead = self.points[seat] - behind / float(self.seats - 1)
        return self.utility[seat] - log(others) + POINTS_SHARE * ahead


def add(sums: vec[float], x: vec[float], start: i64, count: i64, weights: vec[float]) -> None:
    """Add to the sums what some of the numbers bring; most of them are 0."""
    width = len(sums)
    i: i64 = 0
    k: i64 = 0
    for i in range(count):
        value = x[start + i]
        if value != 0.0:
            row = i * width
            for k in range(width):
                sums[k] += value * weights[row + k]
