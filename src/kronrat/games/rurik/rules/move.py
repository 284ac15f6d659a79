"""Move: one point moves one troop into an adjacent region; some deeds move troops anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.games.rurik.data import AGATHA, ESCORT, NEXT, NOWHERE, REGION, REGIONS, SEATS
from kronrat.games.rurik.rules.in_turn import Done, Spending
from kronrat.games.rurik.rules.leaders import BANISH, NOTHING, companions
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import (
    LEADER_OFF_BOARD,
    NO_COMPANION,
    NOT_ADJACENT,
    NOT_OCCUPIED,
    NOT_YOUR_LEADER,
    OUT_OF_PLAY,
    SAME_REGION,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb


class Move(Spending):
    """Each movement point moves one of your troops one region; split them as you like [move-1].

    Others in a region neither stop nor delay anybody [move-3].
    """

    name = "move"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def far(self) -> bool:
        """Whether distance does not matter."""
        return False

    def again(self, g: State) -> None:
        if self.points > 1:
            g.push(Move(self.seat, self.points - 1))


class Anywhere(Move):
    """Deeds: move two of your troops to any regions in play, regardless of distance [move-2]."""

    name = "anywhere"

    def far(self) -> bool:
        return True

    def again(self, g: State) -> None:
        if self.points > 1:
            g.push(Anywhere(self.seat, self.points - 1))


def why_not_to(g: State, f: Move, origin: int, region: int) -> Why | None:
    """Where a piece may go from its region."""
    if region >= g.regions():
        return OUT_OF_PLAY
    if region == origin:
        return SAME_REGION
    if f.far() or region in NEXT[g.seats * REGIONS + origin]:
        return None
    return NOT_ADJACENT


def targets(g: State, f: Move, origin: int) -> Sequence[int]:
    if f.far():
        return [region for region in range(g.regions()) if region != origin]
    return NEXT[g.seats * REGIONS + origin]


class MoveTroop(Verb[State, Move]):
    """A troop moves from one region to another."""

    name = "troop"
    params = [REGION, REGION]
    roles = ["from", "to"]

    def why_not(self, g: State, f: Move, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.troops[args[0] * SEATS + seat] > 0 else NOT_OCCUPIED
        return why_not_to(g, f, args[0], args[1])

    def pick(self, g: State, f: Move, seat: int, args: Args) -> Sequence[int]:
        if args:
            return targets(g, f, args[0])
        return [region for region in range(g.regions()) if g.troops[region * SEATS + seat] > 0]

    def do(self, g: State, f: Move, seat: int, args: Args) -> None:
        march(g, seat, args[0], args[1])
        f.again(g)


def march(g: State, seat: int, origin: int, region: int) -> None:
    """One troop changes its region."""
    g.troops[origin * SEATS + seat] -= 1
    g.troops[region * SEATS + seat] += 1


class MoveLeader(Verb[State, Move]):
    """The leader moves like a troop."""

    name = "leader"
    params = [REGION]
    roles = ["to"]

    def why_not(self, g: State, f: Move, seat: int, args: Args) -> Why | None:
        if g.leader_at[seat] == NOWHERE:
            return LEADER_OFF_BOARD
        return why_not_to(g, f, g.leader_at[seat], args[0])

    def pick(self, g: State, f: Move, seat: int, args: Args) -> Sequence[int]:
        return NOTHING if g.leader_at[seat] == NOWHERE else targets(g, f, g.leader_at[seat])

    def do(self, g: State, f: Move, seat: int, args: Args) -> None:
        g.leader_at[seat] = args[0]
        f.again(g)


class MoveTogether(Verb[State, Move]):
    """Agatha: up to two of your troops go with her for free, same start and same end [leader-2]."""

    name = "together"
    params = [REGION, ESCORT]
    roles = ["to", "escort"]

    def why_not(self, g: State, f: Move, seat: int, args: Args) -> Why | None:
        if g.leader[seat] != AGATHA:
            return NOT_YOUR_LEADER
        if g.leader_at[seat] == NOWHERE:
            return LEADER_OFF_BOARD
        if len(args) == 1:
            return why_not_to(g, f, g.leader_at[seat], args[0]) if companions(g, seat) else NO_COMPANION
        return None if 0 < args[1] <= companions(g, seat) else NO_COMPANION

    def pick(self, g: State, f: Move, seat: int, args: Args) -> Sequence[int]:
        most = companions(g, seat)
        if most == 0:
            return NOTHING
        return list(range(1, most + 1)) if args else targets(g, f, g.leader_at[seat])

    def do(self, g: State, f: Move, seat: int, args: Args) -> None:
        origin = g.leader_at[seat]
        g.troops[origin * SEATS + seat] -= args[1]
        g.troops[args[0] * SEATS + seat] += args[1]
        g.leader_at[seat] = args[0]
        f.again(g)


VERBS: Final[list[AnyVerb]] = [MoveTroop(), MoveLeader(), MoveTogether(), *BANISH, Done()]
