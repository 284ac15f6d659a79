"""Conservation laws: pieces per colour, every card in one place, Gold and Goods accounted for."""

from __future__ import annotations

from kronrat.games.rus.data import (
    BUILDINGS,
    BUILDINGS_EACH,
    DEEDS,
    EPICS,
    GOODS,
    HEAVIES_EACH,
    MAT,
    MAT_TILES,
    NONE,
    NUMBERS,
    SCHEMES,
    START_TILES,
    TROOPS_EACH,
    UNREST_POOL,
    seat_of,
)
from kronrat.games.rus.rules.claim import tokens_out
from kronrat.games.rus.rules.epic import EpicCheck, fitting_lands
from kronrat.games.rus.rules.land import astray, heavies_left, troops_left
from kronrat.games.rus.state import EPIC_WAITS, IN_WINDOW, WITH_EPIC, State


def broken(g: State) -> list[str]:
    """The laws that do not hold."""
    found: list[str] = []
    if sum(g.gold) != g.minted or min(g.gold) < 0:
        found.append("gold is accounted for")
    if g.pool + sum(g.unrest) + sum(g.killed) != UNREST_POOL or g.pool < 0 or min(g.unrest) < 0:
        found.append("unrest is accounted for")
    if not each_once(g.schemes.everywhere(), SCHEMES):
        found.append("each scheme is in one place")
    if sum(g.schemes.left) != g.schemes.pool.bit_count():
        found.append("the decks hold what nobody has seen")
    if not each_once(deed_places(g), DEEDS):
        found.append("each deed is in one place")
    for good in range(GOODS):
        held = 0
        for seat in range(g.seats):
            held += g.goods[seat * GOODS + good]
        for land in range(g.lands):
            if g.terrain[land] == good:
                held += g.good[land]
        if held != g.made[good]:
            found.append(f"goods of kind {good} are accounted for")
    for seat in range(g.seats):
        seat_laws(g, seat, found)
    if g.settings[WITH_EPIC]:
        epic_laws(g, found)
    return found


def epic_laws(g: State, found: list[str]) -> None:
    """No structure waits while somebody meets its condition, but for a moment in which that is being looked after."""
    for step in g.stack:
        if isinstance(step, EpicCheck):
            return
    for epic in range(EPICS):
        if g.epic_at[epic] == EPIC_WAITS:
            for seat in range(g.seats):
                if fitting_lands(g, seat, epic):
                    found.append(f"seat {seat}: epic structure {epic} is raised at once")


def seat_laws(g: State, seat: int, found: list[str]) -> None:
    """Nobody has more pieces than there are in the box, and a Prince does not stand alone."""
    if min(g.troops) < 0 or not 0 <= troops_left(g, seat) <= TROOPS_EACH:
        found.append(f"seat {seat}: troops")
    if min(g.heavies) < 0 or not 0 <= heavies_left(g, seat) <= HEAVIES_EACH:
        found.append(f"seat {seat}: heavy troops")
    for kind in range(BUILDINGS):
        if g.building[kind * g.lands : (kind + 1) * g.lands].count(seat) > BUILDINGS_EACH:
            found.append(f"seat {seat}: buildings of type {kind}")
    if min(g.goods[seat * GOODS : (seat + 1) * GOODS]) < 0:
        found.append(f"seat {seat}: goods")
    tiles = sum(g.tiles[seat * NUMBERS : (seat + 1) * NUMBERS])
    for tile in g.board:
        if seat_of(tile) == seat:
            tiles += 1
    if g.income[seat]:
        tiles += 1
    freed = sum(1 for space in MAT[: tokens_out(g, seat)] if space in MAT_TILES)
    if tiles != sum(START_TILES) + freed:
        found.append(f"seat {seat}: influence tiles")
    if g.turn[IN_WINDOW] == NONE and astray(g, seat):
        found.append(f"seat {seat}: the prince stands alone")


def deed_places(g: State) -> list[int]:
    places = [g.deed_bag, g.deed_gone, *g.deed_hand, *g.deed_done]
    for deed in g.deed_row:
        places.append(1 << deed)
    return places


def each_once(places: list[int], count: int) -> bool:
    """The masks together hold every card, and none twice."""
    seen = 0
    for mask in places:
        if mask & seen:
            return False
        seen |= mask
    return seen == (1 << count) - 1
