"""Setting up: the random map, the cards dealt, the first Troops."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rus import why
from kronrat.games.rus.data import (
    ABILITY,
    AGENDA,
    EPIC,
    LAND,
    PRINCE_CARD,
    START_TROOPS,
    TERRAIN,
    TIER,
    TIERS,
    TILES,
)
from kronrat.games.rus.rules.deeds import NextDeed
from kronrat.games.rus.rules.flow import Round
from kronrat.games.rus.rules.land import in_order
from kronrat.games.rus.rules.prepare import Replenish
from kronrat.games.rus.rules.rally import PLACE_PRINCE, PLACE_TROOP
from kronrat.games.rus.state import EPIC_OUT, EPIC_WAITS, WITH_EPIC, State, empty_state
from kronrat.kernel.domain import numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.game import Setup
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.seats import SEAT

TIER_OF: Final = numbers("tier", TIERS - 1)


def lay_out(chosen: Setup) -> State:
    """The set-up in the rulebook's order; one Deed more than players lies open, Schemes form two decks [setup-8].

    Each module can be switched on by itself [setup-11].
    """
    options, seats = chosen.options, chosen.seats
    on = [options.get("intrigue") == "on", options.get("epic") == "on", options.get("limit") == "8"]
    g = empty_state(seats, [int(value) for value in on])
    everybody = range(seats)
    steps: list[Step] = [FlipTile(CHANCE, land) for land in range(g.lands)]
    steps.append(Populate(CHANCE))
    steps += [DealPrince(CHANCE, seat) for seat in everybody]
    steps += [NextDeed(CHANCE) for _ in range(seats + 1)]
    steps += [DealAgenda(CHANCE, seat) for seat in everybody]
    if g.settings[WITH_EPIC]:
        steps += [DealEpic(CHANCE) for _ in range(seats - 1)]
    steps += [DealAbility(CHANCE, seat, tier) for seat in everybody for tier in range(TIERS)]
    g.then([*steps, DrawFirst(CHANCE)])
    return g


@fields
class Dealing(Step):
    """Chance deals something to a seat."""

    name = "dealing"
    receiver: Annotated[int, SEAT]


@fields
class FlipTile(Step):
    """Chance: the tiles for this number of players, shuffled, form the map [setup-1]."""

    name = "flip-tile"
    land: Annotated[int, LAND]

    def verbs(self) -> list[AnyVerb]:
        return FLIP_VERBS


class Flip(Verb[State, FlipTile]):
    name = "tile"
    params = [TERRAIN]

    def why_not(self, g: State, f: FlipTile, seat: int, args: Args) -> Why | None:
        return None if left_of(g, args[0]) else why.NOT_LEFT

    def weights(self, g: State, f: FlipTile, args: Args) -> list[int]:
        return [left_of(g, kind) for kind in TERRAIN.values if left_of(g, kind)]

    def do(self, g: State, f: FlipTile, seat: int, args: Args) -> None:
        g.terrain[f.land] = args[0]


def left_of(g: State, kind: int) -> int:
    return TILES[g.seats][kind] - g.terrain.count(kind)


class Populate(Step):
    """One Unrest troop and one Good into each Land; the Swamp bears nothing [setup-2]."""

    name = "populate"

    def run(self, g: State) -> None:
        for land in range(g.lands):
            g.unrest[land] = 1
            g.pool -= 1
        g.push(Replenish(CHANCE))


class DealPrince(Dealing):
    """Chance: one Prince card each [setup-4]."""

    name = "deal-prince"

    def verbs(self) -> list[AnyVerb]:
        return PRINCE_VERBS


class GivePrince(Verb[State, DealPrince]):
    name = "prince"
    params = [PRINCE_CARD]

    def why_not(self, g: State, f: DealPrince, seat: int, args: Args) -> Why | None:
        return why.NOT_LEFT if args[0] in g.card else None

    def do(self, g: State, f: DealPrince, seat: int, args: Args) -> None:
        g.card[f.receiver] = args[0]


class DealAgenda(Dealing):
    """Chance: one secret Agenda each [setup-5]."""

    name = "deal-agenda"

    def verbs(self) -> list[AnyVerb]:
        return AGENDA_VERBS


class GiveAgenda(Verb[State, DealAgenda]):
    name = "agenda"
    params = [AGENDA]

    def why_not(self, g: State, f: DealAgenda, seat: int, args: Args) -> Why | None:
        return why.NOT_LEFT if args[0] in g.agenda else None

    def do(self, g: State, f: DealAgenda, seat: int, args: Args) -> None:
        g.agenda[f.receiver] = args[0]

    def seen_by(self, g: State, f: DealAgenda, seat: int, args: Args) -> int:
        return 1 << f.receiver


@fields
class DealAbility(Step):
    """Chance: one ability of each tier for the mat, open to all [setup-6]."""

    name = "deal-ability"
    receiver: Annotated[int, SEAT]
    tier: Annotated[int, TIER_OF]

    def verbs(self) -> list[AnyVerb]:
        return ABILITY_VERBS


class GiveAbility(Verb[State, DealAbility]):
    name = "ability"
    params = [ABILITY]

    def why_not(self, g: State, f: DealAbility, seat: int, args: Args) -> Why | None:
        return why.NOT_LEFT if args[0] // TIER != f.tier or args[0] in g.ability else None

    def do(self, g: State, f: DealAbility, seat: int, args: Args) -> None:
        g.ability[f.receiver * TIERS + f.tier] = args[0]


class DealEpic(Step):
    """Chance: one Epic Structure fewer than players lies open, its piece on it [setup-12]."""

    name = "deal-epic"

    def verbs(self) -> list[AnyVerb]:
        return EPIC_VERBS


class ShowEpic(Verb[State, DealEpic]):
    name = "epic"
    params = [EPIC]

    def why_not(self, g: State, f: DealEpic, seat: int, args: Args) -> Why | None:
        return None if g.epic_at[args[0]] == EPIC_OUT else why.NOT_LEFT

    def do(self, g: State, f: DealEpic, seat: int, args: Args) -> None:
        g.epic_at[args[0]] = EPIC_WAITS


class DrawFirst(Step):
    """Chance: who begins. Then three Troops each, one at a time, anywhere, and the Prince to one of them [setup-9]."""

    name = "draw-first"

    def verbs(self) -> list[AnyVerb]:
        return FIRST_VERBS


class DrawSeat(Verb[State, DrawFirst]):
    name = "seat"
    params = [SEAT]
    roles = ["first"]

    def why_not(self, g: State, f: DrawFirst, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.seats else why.NOT_LEFT

    def do(self, g: State, f: DrawFirst, seat: int, args: Args) -> None:
        g.first = args[0]
        g.token = args[0]
        order = in_order(g)
        troops: list[Step] = [StartTroop(seat) for _ in range(START_TROOPS) for seat in order]
        princes: list[Step] = [StartPrince(seat) for seat in order]
        g.then([*troops, *princes, Round(g.first)])


class StartTroop(Step):
    """One Troop into any Land [setup-9]."""

    name = "start-troop"

    def verbs(self) -> list[AnyVerb]:
        return START_TROOP_VERBS


class StartPrince(Step):
    """The Prince to a Land with an own Troop [setup-9]."""

    name = "start-prince"

    def verbs(self) -> list[AnyVerb]:
        return START_PRINCE_VERBS


FLIP_VERBS: Final[list[AnyVerb]] = [Flip()]
PRINCE_VERBS: Final[list[AnyVerb]] = [GivePrince()]
AGENDA_VERBS: Final[list[AnyVerb]] = [GiveAgenda()]
ABILITY_VERBS: Final[list[AnyVerb]] = [GiveAbility()]
EPIC_VERBS: Final[list[AnyVerb]] = [ShowEpic()]
FIRST_VERBS: Final[list[AnyVerb]] = [DrawSeat()]
START_TROOP_VERBS: Final[list[AnyVerb]] = [PLACE_TROOP]
START_PRINCE_VERBS: Final[list[AnyVerb]] = [PLACE_PRINCE]
SETUP_STEPS: Final[list[type[Step]]] = [
    *(FlipTile, Populate, DealPrince, DealAgenda, DealAbility, DealEpic, DrawFirst, StartTroop, StartPrince),
]
