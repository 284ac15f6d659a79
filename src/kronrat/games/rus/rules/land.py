"""Ruling a Land, who stands where, and the purse: what every chapter asks."""

from __future__ import annotations

from kronrat.games.rus.data import (
    BUILDINGS,
    BUILDINGS_EACH,
    CHURCH,
    DRUZHINA,
    GOODS,
    HEAVIES_EACH,
    MARKET,
    MOST_LANDS,
    NONE,
    PRINCE,
    SVIATOPOLK,
    TRADING_POSTS,
    TROOP,
    TROOPS_EACH,
    YAROSLAV,
)
from kronrat.games.rus.rules.events import PRINCE_GONE
from kronrat.games.rus.rules.powers import has, power
from kronrat.games.rus.state import FRESH, State


def troops_in(g: State, seat: int, land: int) -> int:
    """Heavy Troops are Troops everywhere [muster-3]."""
    at = seat * g.lands + land
    return g.troops[at] + g.heavies[at]


def row_of(g: State, model: int) -> list[int]:
    """Where the Troops or the Heavy Troops stand."""
    return g.troops if model == TROOP else g.heavies


def stands(g: State, seat: int, model: int, land: int) -> bool:
    if model == PRINCE:
        return g.prince[seat] == land
    return row_of(g, model)[seat * g.lands + land] > 0


def fresh_bit(model: int, land: int) -> int:
    """Where new Troops may stand, and where new Heavy Troops, is one mask."""
    return 1 << (model * MOST_LANDS + land)


def arrive(g: State, seat: int, model: int, land: int, fresh: bool) -> None:
    """A Troop of the seat whose turn it is comes to stand here; whether it may be one placed this turn is known.

    Troops alike are not told apart: of those that stand together the owner says which was placed this turn. What
    Sviatopolk or an Intrigue card brings was not mustered and never counts as placed [muster-4].
    """
    row = row_of(g, model)
    at = seat * g.lands + land
    if row[at] == 0:
        g.turn[FRESH] &= ~fresh_bit(model, land)  # those that stood here before are gone
    if fresh:
        g.turn[FRESH] |= fresh_bit(model, land)
    row[at] += 1


def strength(g: State, seat: int, land: int) -> int:
    """Troops and Heavy Troops, and what counts as such, also alone: Churches, abilities, Sviatopolk's Unrest.

    [rule-1, rule-3, build-4, ability-9, ability-11, prince-6]
    """
    at = seat * g.lands + land
    total = g.troops[at] + g.heavies[at]
    if g.building[CHURCH * g.lands + land] == seat:
        total += 1
    if g.open[seat]:
        if g.building[MARKET * g.lands + land] == seat and has(g, seat, TRADING_POSTS):
            total += 1
        if g.heavies[at] and has(g, seat, DRUZHINA):
            total += g.heavies[at]
    if g.unrest[land] and power(g, seat, SVIATOPOLK, land):
        total += g.unrest[land]
    return total


def ruler(g: State, land: int) -> int:
    """The seat with strictly more than anybody and the Unrest; NONE on a tie [rule-2]; Yaroslav wins it [prince-4]."""
    best = 2 * g.unrest[land]
    who = NONE
    for seat in range(g.seats):
        total = 2 * strength(g, seat, land)
        if power(g, seat, YAROSLAV, land):
            total += 1
        if total > best:
            best = total
            who = seat
        elif total == best:
            who = NONE
    return who


def ruled(g: State, seat: int) -> int:
    """Mask of the Lands this seat rules."""
    mask = 0
    for land in range(g.lands):
        if ruler(g, land) == seat:
            mask |= 1 << land
    return mask


def present(g: State, seat: int) -> int:
    """Mask of the Lands with Troops of this seat."""
    mask = 0
    base = seat * g.lands
    for land in range(g.lands):
        if g.troops[base + land] or g.heavies[base + land]:
            mask |= 1 << land
    return mask


def built(g: State, seat: int, kind: int) -> int:
    """Mask of the Lands with this seat's buildings of a type."""
    mask = 0
    base = kind * g.lands
    for land in range(g.lands):
        if g.building[base + land] == seat:
            mask |= 1 << land
    return mask


def built_any(g: State, seat: int) -> int:
    mask = 0
    for kind in range(BUILDINGS):
        mask |= built(g, seat, kind)
    return mask


def buildings_left(g: State, seat: int, kind: int) -> int:
    left = BUILDINGS_EACH
    base = kind * g.lands
    for land in range(g.lands):
        if g.building[base + land] == seat:
            left -= 1
    return left


def troops_on_map(g: State, seat: int) -> int:
    return sum(g.troops[seat * g.lands : (seat + 1) * g.lands])


def heavies_on_map(g: State, seat: int) -> int:
    return sum(g.heavies[seat * g.lands : (seat + 1) * g.lands])


def troops_left(g: State, seat: int) -> int:
    return TROOPS_EACH - troops_on_map(g, seat)


def heavies_left(g: State, seat: int) -> int:
    return HEAVIES_EACH - heavies_on_map(g, seat)


def models(g: State, seat: int) -> int:
    """Troops, Heavy Troops and the Prince on the board."""
    prince = 1 if g.prince[seat] != NONE else 0
    return troops_on_map(g, seat) + heavies_on_map(g, seat) + prince


def astray(g: State, seat: int) -> bool:
    """The Prince is on his way through a Land without friendly Troops; nothing else is done until then [move-4]."""
    land = g.prince[seat]
    return land != NONE and troops_in(g, seat, land) == 0


def abandon(g: State, seat: int, land: int) -> None:
    """A Prince left alone is removed at once [move-5]."""
    if g.prince[seat] == land and troops_in(g, seat, land) == 0:
        g.prince[seat] = NONE
        g.note(PRINCE_GONE, (seat, land))


def earn(g: State, seat: int, amount: int) -> None:
    g.gold[seat] += amount
    g.minted += amount


def spend(g: State, seat: int, amount: int) -> None:
    g.gold[seat] -= amount
    g.minted -= amount


def hand_in(g: State, seat: int, good: int, amount: int) -> None:
    """Goods return to the supply."""
    g.goods[seat * GOODS + good] -= amount
    g.made[good] -= amount


def goods_of(g: State, seat: int) -> int:
    """All Goods a seat holds: they count for Wealth and pay for Deeds [goods-1]."""
    return sum(g.goods[seat * GOODS : (seat + 1) * GOODS])


def in_order(g: State) -> list[int]:
    """The seats in turn order: clockwise from the 1st player."""
    return [(g.first + n) % g.seats for n in range(g.seats)]
