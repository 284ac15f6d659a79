"""The board in numbers: how regions stand, what a side could take or lose, which open land it would reach first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kronrat.games.loewenherz.bots.plans import AROUND, AROUND_EDGE, LAND, NOTHING
from kronrat.games.loewenherz.data import (
    EDGE_A,
    EDGE_B,
    EDGES,
    FIELD_POINTS,
    FIELDS,
    FIRST_MINE,
    SIDES,
    SORTS,
)
from kronrat.games.loewenherz.state import State
from kronrat.parts.vectors import unboxed

NEW_SORT: Final = 1.5
THIRD_MINE: Final = 5.0
OTHER_MINE: Final = 0.5
"""What a mine would bring a side, in points: one of a new sort, one that makes a monopoly, any other."""
LOST_MINE: Final = 1.0
REACH: Final = 5
"""So many steps from its figures a side reaches out."""
NEARER: Final = 0.84
"""What a field is worth for each step that it is farther away."""
CONTESTED: Final = -2
NOBODYS: Final = -1


class Survey:
    """Sums by castle and by side, made in one pass over the fields and one over the borders."""

    def __init__(self, g: State) -> None:
        castles = len(g.castle_at)
        self.region = unboxed(g.region)
        LAND.look_at(g)
        self.figure = LAND.figure
        self.terrain = LAND.ground
        self.border = LAND.border
        self.side = unboxed(g.castle_side)
        self.size = vec[i64]([0] * castles)
        self.value = vec[i64]([0] * castles)
        self.knights = vec[i64]([0] * castles)
        self.near = vec[i64]([0] * castles)
        self.mines = vec[i64]([0] * (SIDES * SORTS))
        self.gain_best = NONE[:]
        self.gain_second = NONE[:]
        self.gain_sum = NONE[:]
        self.gain_next = NONE[:]
        self.free_best = NONE[:]
        self.free_sum = NONE[:]
        self.risk_best = NONE[:]
        self.risk_sum = NONE[:]
        self.risk_next = NONE[:]
        self.reach_points = NONE[:]
        self.reach_mines = NONE[:]
        self.reach_room = NONE[:]
        self.seen = NOTHING[:]
        self.count_fields(g)
        self.look_over_borders(g)
        self.reach_out()

    def count_fields(self, g: State) -> None:
        region, terrain, figure, side = self.region, self.terrain, self.figure, self.side
        size, value, knights, mines = self.size, self.value, self.knights, self.mines
        f: i64 = 0
        for f in range(FIELDS):
            r = region[f]
            if r >= 0:
                t = terrain[f]
                size[r] += 1
                value[r] += POINTS[t]
                if t >= FIRST_MINE:
                    mines[side[r] * SORTS + t - FIRST_MINE] += 1
                if figure[f] >= 0:
                    knights[r] += 1
        castle: i64 = 0
        for castle in range(len(side)):
            if g.closed(castle):
                knights[castle] -= 1  # the castle itself is a figure and no knight

    def worth(self, side: i64, terrain: i64) -> float:
        """What a field would bring a side."""
        if terrain < FIRST_MINE:
            return float(POINTS[terrain])
        have = self.mines[side * SORTS + terrain - FIRST_MINE]
        return NEW_SORT if have == 0 else THIRD_MINE if have == 2 else OTHER_MINE

    def look_over_borders(self, g: State) -> None:
        region, border = self.region, self.border
        e: i64 = 0
        for e in range(EDGES):
            if border[e]:
                a, b = ONE[e], OTHER[e]
                if region[a] != region[b]:
                    self.look_over(g, region[a], region[b], b)
                    self.look_over(g, region[b], region[a], a)

    def look_over(self, g: State, own: i64, other: i64, field: i64) -> None:
        """A region looks over its border at a field of another region, or of open land."""
        if own < 0:
            return
        me = self.side[own]
        seats: i64 = g.seats
        if other >= 0:
            foe = self.side[other]
            if foe == me:
                return
            self.near[own] |= ONE_BIT << other
            if self.figure[field] < 0 and me < seats and not g.allies[own] >> other & 1:
                self.look_at_rival(me, foe, self.knights[own] - self.knights[other], field, seats)
        elif me < seats and self.figure[field] < 0 and self.first_look(field, 10 + me):
            worth = self.worth(me, self.terrain[field])
            self.free_sum[me] += worth
            self.free_best[me] = max(self.free_best[me], worth)

    def look_at_rival(self, me: i64, foe: i64, more: i64, field: i64, seats: i64) -> None:
        """What could be taken at once, and what with one knight more."""
        terrain = self.terrain[field]
        worth = self.worth(me, terrain)
        loss = LOST_MINE if terrain >= FIRST_MINE else float(POINTS[terrain])
        if more > 0:
            if self.first_look(field, me):
                self.gain_sum[me] += worth
                if worth > self.gain_best[me]:
                    self.gain_second[me] = self.gain_best[me]
                    self.gain_best[me] = worth
                elif worth > self.gain_second[me]:
                    self.gain_second[me] = worth
            if foe < seats and self.first_look(field, 8):
                self.risk_sum[foe] += loss
                self.risk_best[foe] = max(self.risk_best[foe], loss)
        elif more == 0:
            self.gain_next[me] = max(self.gain_next[me], worth)
            if foe < seats and self.first_look(field, 9):
                self.risk_next[foe] += loss

    def first_look(self, field: i64, bit: i64) -> bool:
        """Whether a field has not been counted yet in this regard."""
        if self.seen[field] >> bit & 1:
            return False
        self.seen[field] |= ONE_BIT << bit
        return True

    def reach_out(self) -> None:
        """From all figures on open land at once, step by step: whose is a field first?"""
        region, figure, border = self.region, self.figure, self.border
        owner = UNREACHED[:]
        steps = NOTHING[:]
        queue = NOTHING[:]
        end: i64 = 0
        f: i64 = 0
        for f in range(FIELDS):
            if figure[f] >= 0 and region[f] < 0:
                owner[f] = figure[f]
                queue[end] = f
                end += 1
        at: i64 = 0
        k: i64 = 0
        while at < end:
            f = queue[at]
            at += 1
            side = owner[f]
            if side >= 0:
                self.reached(side, f, FADE[steps[f]])
            if steps[f] == REACH:
                continue
            for k in range(4 * f, 4 * f + 4):
                other = AROUND[k]
                if other < 0 or region[other] >= 0 or border[AROUND_EDGE[k]]:
                    continue
                if owner[other] == NOBODYS:
                    owner[other] = side
                    steps[other] = steps[f] + 1
                    queue[end] = other
                    end += 1
                elif owner[other] >= 0 and owner[other] != side and steps[other] == steps[f] + 1:
                    owner[other] = CONTESTED

    def reached(self, side: i64, field: i64, share: float) -> None:
        terrain = self.terrain[field]
        self.reach_room[side] += share
        if terrain >= FIRST_MINE:
            self.reach_mines[side] += share
        else:
            self.reach_points[side] += share * float(POINTS[terrain])


NONE: Final = vec[float]([0.0] * SIDES)
UNREACHED: Final = vec[i64]([NOBODYS] * FIELDS)
ONE_BIT: Final[i64] = 1
ONE: Final = vec[i64](EDGE_A)
OTHER: Final = vec[i64](EDGE_B)
POINTS: Final = vec[i64](FIELD_POINTS)
FADE: Final = vec[float]([NEARER**steps for steps in range(REACH + 1)])
