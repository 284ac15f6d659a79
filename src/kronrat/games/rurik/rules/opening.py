"""The choices and draws of the set-up: first player, goods tokens, leaders, agendas, three troops and the leader."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    AGENDA,
    AGENDAS,
    GOOD,
    GOODS_TOKENS,
    LEADER,
    LEFT,
    REGION,
    SEATS,
    SVIATOPOLK,
    USURPER,
)
from kronrat.games.rurik.edition import SOLO_AGENDAS, TOKENS_FOR_THE_SEATS
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.state import EDITION, State
from kronrat.games.rurik.why import (
    AMONG_REBELS,
    LEADER_TAKEN,
    NO_TROOP_THERE,
    NOT_DEALT,
    NOT_POSSIBLE,
    OUT_OF_PLAY,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Together, Verb
from kronrat.parts.seats import SEAT


class First(Step):
    """Chance: who begins [setup-5]."""

    name = "first"

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


class MakeFirst(Verb[State, First]):
    """This seat takes the first player marker."""

    name = "first"
    params = [SEAT]
    roles = ["starter"]

    def why_not(self, g: State, f: First, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else NOT_POSSIBLE

    def do(self, g: State, f: First, seat: int, args: Args) -> None:
        g.first = args[0]
        g.marker = args[0]


class LayToken(Step):
    """Chance: a goods token for the next region of the alternate board [variant-1]."""

    name = "token"

    def verbs(self) -> list[AnyVerb]:
        return TOKEN_VERBS


class TurnUpToken(Verb[State, LayToken]):
    """The token covers the printed icon."""

    name = "lay"
    params = [GOOD]

    def left(self, g: State, good: int) -> int:
        stock = GOODS_TOKENS[g.seats if TOKENS_FOR_THE_SEATS[g.settings[EDITION]] else SEATS]
        return stock[good] - g.kinds.count(good)

    def why_not(self, g: State, f: LayToken, seat: int, args: Args) -> Why | None:
        return None if self.left(g, args[0]) > 0 else NOT_POSSIBLE

    def weights(self, g: State, f: LayToken, args: Args) -> list[int]:
        return [self.left(g, good) for good in GOOD.values if self.left(g, good) > 0]

    def do(self, g: State, f: LayToken, seat: int, args: Args) -> None:
        g.kinds = [*g.kinds, args[0]]
        if len(g.kinds) < g.regions():
            g.push(f)


class PickLeader(Step):
    """Each player selects a leader, in turn order [setup-3] or in reverse."""

    name = "leader"

    def verbs(self) -> list[AnyVerb]:
        return LEADER_VERBS


def taken(g: State, leader: int) -> bool:
    """One leader each; against the Rebellion Sviatopolk is on the other side [solo-setup-3]."""
    if leader == USURPER or (g.rebellion is not None and leader == SVIATOPOLK):
        return True
    return leader in g.leader


class TakeLeader(Verb[State, PickLeader]):
    """One of the leaders nobody has."""

    name = "take"
    params = [LEADER]

    def why_not(self, g: State, f: PickLeader, seat: int, args: Args) -> Why | None:
        return LEADER_TAKEN if taken(g, args[0]) else None

    def do(self, g: State, f: PickLeader, seat: int, args: Args) -> None:
        g.leader[seat] = args[0]


@fields
class DealLeader(Step):
    """Chance: a leader is dealt."""

    name = "deal-leader"
    receiver: Annotated[int, SEAT]

    def verbs(self) -> list[AnyVerb]:
        return DEAL_LEADER_VERBS


class GetLeader(Verb[State, DealLeader]):
    """Any leader that is left."""

    name = "deal"
    params = [LEADER]

    def why_not(self, g: State, f: DealLeader, seat: int, args: Args) -> Why | None:
        return LEADER_TAKEN if taken(g, args[0]) else None

    def do(self, g: State, f: DealLeader, seat: int, args: Args) -> None:
        g.leader[f.receiver] = args[0]


@fields
class DealAgenda(Step):
    """Chance: an agenda, face down."""

    name = "deal-agenda"
    receiver: Annotated[int, SEAT]

    def verbs(self) -> list[AnyVerb]:
        return DEAL_AGENDA_VERBS


def agendas_in_play(g: State) -> int:
    """Mask of the agendas; some do not fit the solo game [solo-setup-4]."""
    return (1 << AGENDAS) - 1 if g.rebellion is None else SOLO_AGENDAS[g.settings[EDITION]]


class GetAgenda(Verb[State, DealAgenda]):
    """Seen by the receiver alone."""

    name = "deal"
    params = [AGENDA]

    def why_not(self, g: State, f: DealAgenda, seat: int, args: Args) -> Why | None:
        if not agendas_in_play(g) >> args[0] & 1:
            return NOT_POSSIBLE
        for dealt in g.deal:
            if dealt >> args[0] & 1:
                return NOT_POSSIBLE
        return None

    def seen_by(self, g: State, f: DealAgenda, seat: int, args: Args) -> int:
        return 1 << f.receiver

    def do(self, g: State, f: DealAgenda, seat: int, args: Args) -> None:
        g.deal[f.receiver] |= 1 << args[0]


class ChooseAgenda(Together):
    """All at once and in secret: keep one of two agendas, the other goes to the box [setup-4]."""

    name = "agenda"

    def verbs(self) -> list[AnyVerb]:
        return AGENDA_VERBS


class KeepAgenda(Verb[State, ChooseAgenda]):
    """One of the two dealt."""

    name = "keep"
    params = [AGENDA]

    def why_not(self, g: State, f: ChooseAgenda, seat: int, args: Args) -> Why | None:
        return None if g.deal[seat] >> args[0] & 1 else NOT_DEALT

    def seen_by(self, g: State, f: ChooseAgenda, seat: int, args: Args) -> int:
        return 1 << seat

    def do(self, g: State, f: ChooseAgenda, seat: int, args: Args) -> None:
        g.agenda[seat] = args[0]
        left = f.left(seat)
        if left:
            g.push(ChooseAgenda(left))


@fields
class StartTroop(Step):
    """One troop into any region in play, shared or not; three times around [setup-6]."""

    name = "start-troop"
    left: Annotated[int, LEFT]

    def verbs(self) -> list[AnyVerb]:
        return TROOP_VERBS


class PlaceTroop(Verb[State, StartTroop]):
    """Any region in play; in the solo game none where rebels stand [solo-setup-2]."""

    name = "place"
    params = [REGION]

    def why_not(self, g: State, f: StartTroop, seat: int, args: Args) -> Why | None:
        if args[0] >= g.regions():
            return OUT_OF_PLAY
        return AMONG_REBELS if g.rebellion is not None and g.occupies(REBELLION, args[0]) else None

    def do(self, g: State, f: StartTroop, seat: int, args: Args) -> None:
        g.add_troop(seat, args[0])


class StartLeader(Step):
    """The leader joins one of your troops [setup-7]."""

    name = "start-leader"

    def verbs(self) -> list[AnyVerb]:
        return START_LEADER_VERBS


class PlaceLeader(Verb[State, StartLeader]):
    """A region where you have at least one troop."""

    name = "place"
    params = [REGION]

    def why_not(self, g: State, f: StartLeader, seat: int, args: Args) -> Why | None:
        return None if g.troops[args[0] * SEATS + seat] > 0 else NO_TROOP_THERE

    def do(self, g: State, f: StartLeader, seat: int, args: Args) -> None:
        g.leader_at[seat] = args[0]


FIRST_VERBS: Final[list[AnyVerb]] = [MakeFirst()]
TOKEN_VERBS: Final[list[AnyVerb]] = [TurnUpToken()]
LEADER_VERBS: Final[list[AnyVerb]] = [TakeLeader()]
DEAL_LEADER_VERBS: Final[list[AnyVerb]] = [GetLeader()]
DEAL_AGENDA_VERBS: Final[list[AnyVerb]] = [GetAgenda()]
AGENDA_VERBS: Final[list[AnyVerb]] = [KeepAgenda()]
TROOP_VERBS: Final[list[AnyVerb]] = [PlaceTroop()]
START_LEADER_VERBS: Final[list[AnyVerb]] = [PlaceLeader()]
