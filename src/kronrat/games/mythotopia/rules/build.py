"""The Build action: a Build card, the card of the place, and stone for a city, a castle or a road [build-1]."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import fields
from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import (
    BONUS,
    BORDER,
    BORDER_ENDS,
    BORDER_KIND,
    BORDERS,
    BOUND_BIT,
    CARD,
    CASTLE_VP,
    CITADEL,
    CITY,
    CITY_VP,
    GOLD,
    GUILDED_VP,
    IMPOSSIBLE,
    INNS_VP,
    OPEN,
    PROVINCE,
    RANGER,
    ROAD_STONE,
    ROADS,
    ROADS_VP,
    STONE,
    TO_RANGER,
    VILLAGE,
)
from kronrat.games.mythotopia.rules.action import Acting, act
from kronrat.games.mythotopia.rules.choosing import Choice
from kronrat.games.mythotopia.rules.counters import kept_for_counter, reward
from kronrat.games.mythotopia.rules.paying import BUILD_TEXT, Pay, pay, use
from kronrat.games.mythotopia.rules.piles import insert, spend
from kronrat.games.mythotopia.rules.purse import START
from kronrat.games.mythotopia.rules.sites import (
    named_places,
    place_cards,
    why_not_bonus,
    why_not_build,
    why_not_card,
    why_not_place,
)
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import Args, Step
from kronrat.parts.bits import members

CITY_STONE: Final = 2
CASTLE_STONE: Final = 1


def start_building(
    g: State, f: Acting, card: int, stone: int, gold: int, victory: int, keep: int, result: Step
) -> None:
    """Play both cards, pay (but not with what serves by its effect), and then build [pay-6]."""
    g.flags |= keep
    if gold:
        g.flags |= kept_for_counter(g, victory)
    spend(g, f.seat, card)
    steps = use(g, f.seat, BUILD_TEXT, 1)
    steps.append(Pay(f.seat, STONE, stone, START, GOLD, gold))
    if gold:
        steps.append(pay(f.seat, GOLD, gold))
    steps.append(result)
    act(g, f, steps)


class BuildCity(Choice[Acting]):
    """Two stone turn an own village into a city [build-2]."""

    name = "city"
    params = [PROVINCE, CARD, BONUS]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return why_not_build(g, f, seat, g.cities[seat], CITY_STONE)

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        place = args[0]
        if len(args) == 1:
            if not g.held[seat] >> place & 1 or g.town[place] != VILLAGE:
                return why.NOT_YOUR_VILLAGE
            return why_not_place(g, seat, 1 << place, CITY_STONE)
        if len(args) == 2:
            return why_not_card(g, seat, args[1], 1 << place, CITY_STONE)
        return why_not_bonus(g, seat, args[1], CITY_STONE, GUILDED_VP, args[2])

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        if not args:
            return members(named_places(g, seat))
        return place_cards(g, seat) if len(args) == 1 else BONUS.values

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        start_building(g, f, args[1], CITY_STONE, args[2], GUILDED_VP, 0, RaiseCity(seat, args[0], args[2]))


@fields
class RaiseCity(Step):
    """The village returns to stock, the city leaves the Reserve card, a counter is taken [build-2, build-5]."""

    name = "raise-city"
    place: int
    bonus: int

    def run(self, g: State) -> None:
        g.town[self.place] = CITY
        g.cities[self.seat] -= 1
        g.villages[self.seat] += 1
        steps = reward(g, self.seat, CITY_VP, 0)
        if self.bonus:
            steps += reward(g, self.seat, GUILDED_VP, 0)
        g.then(steps)


class BuildCastle(Choice[Acting]):
    """One stone for a castle in a province one controls, one castle each, none beside a citadel [build-3, build-7]."""

    name = "castle"
    params = [PROVINCE, CARD]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return why_not_build(g, f, seat, g.castles_left(), CASTLE_STONE)

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        place = args[0]
        if len(args) == 2:
            return why_not_card(g, seat, args[1], 1 << place, CASTLE_STONE)
        if not g.held[seat] >> place & 1:
            return why.NOT_CONTROLLED
        if g.castles >> place & 1:
            return why.CASTLE_THERE
        if g.town[place] == CITADEL:
            return why.CITADEL_THERE
        return why_not_place(g, seat, 1 << place, CASTLE_STONE)

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        return place_cards(g, seat) if args else members(named_places(g, seat))

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        start_building(g, f, args[1], CASTLE_STONE, 0, CASTLE_VP, 0, RaiseCastle(seat, args[0]))


@fields
class RaiseCastle(Step):
    """The castle stays for the rest of the game, whoever controls the province [build-3, build-5]."""

    name = "raise-castle"
    place: int

    def run(self, g: State) -> None:
        g.castles |= 1 << self.place
        g.then(reward(g, self.seat, CASTLE_VP, 0))


def road_stone(g: State, seat: int, border: int) -> int:
    """What a road costs; the Ranger sees hills as open and mountains as hills [build-4]."""
    kind = BORDER_KIND[border]
    return ROAD_STONE[TO_RANGER[kind] if g.works(seat, RANGER) else kind]


def kept_for_road(g: State, seat: int, border: int) -> int:
    """The Ranger's bit where his effect makes the road cheaper or possible: then he cannot pay for it [pay-6]."""
    return BOUND_BIT[RANGER] if BORDER_KIND[border] != OPEN and g.works(seat, RANGER) else 0


class BuildRoad(Choice[Acting]):
    """A road between two adjacent provinces one controls; the card of either will do [build-4]."""

    name = "road"
    params = [BORDER, CARD, BONUS]

    def barred(self, g: State, f: Acting, seat: int) -> Why | None:
        return why_not_build(g, f, seat, ROADS - len(g.roads), ROAD_STONE[OPEN])

    def judge(self, g: State, f: Acting, seat: int, args: Args) -> Why | None:
        sites = BORDER_ENDS[args[0]]
        stone = road_stone(g, seat, args[0])
        keep = kept_for_road(g, seat, args[0])
        if len(args) == 1:
            if g.held[seat] & sites != sites:
                return why.NOT_CONTROLLED
            if holds(g.roads, args[0]):
                return why.ROAD_THERE
            return why.OVER_MOUNTAINS if stone == IMPOSSIBLE else why_not_place(g, seat, sites, stone, keep)
        if len(args) == 2:
            return why_not_card(g, seat, args[1], sites, stone, keep)
        return why_not_bonus(g, seat, args[1], stone, INNS_VP, args[2], keep)

    def likely(self, g: State, f: Acting, seat: int, args: Args) -> list[int]:
        if args:
            return place_cards(g, seat) if len(args) == 1 else BONUS.values
        held = g.held[seat]
        named = named_places(g, seat)
        out: list[int] = []
        for border in range(BORDERS):
            sites = BORDER_ENDS[border]
            if named & sites and held & sites == sites:
                out.append(border)
        return out

    def do(self, g: State, f: Acting, seat: int, args: Args) -> None:
        stone = road_stone(g, seat, args[0])
        keep = kept_for_road(g, seat, args[0])
        start_building(g, f, args[1], stone, args[2], INNS_VP, keep, LayRoad(seat, args[0], args[2]))


@fields
class LayRoad(Step):
    """The road stays for the rest of the game; whoever controls both ends may use it [build-4, build-5]."""

    name = "lay-road"
    border: int
    bonus: int

    def run(self, g: State) -> None:
        insert(g.roads, self.border)
        steps = reward(g, self.seat, ROADS_VP, 0)
        if self.bonus:
            steps += reward(g, self.seat, INNS_VP, 0)
        g.then(steps)
