"""End of the game [end-1]: claim tracks, warfare, agendas, deeds; and who wins."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    AGENDA_POINTS,
    BUILD_TRACK,
    CAPABLE,
    CLAIM_POINTS,
    COMMITTED,
    CONQUERING,
    COURAGEOUS,
    DEED_VICTORY,
    DIGNIFIED,
    ESTEEMED,
    FUR,
    GOODS,
    HONEY,
    PROSPEROUS,
    PROTECTIVE,
    REGAL,
    RULE_TRACK,
    SUCCESSFUL,
    TRACK,
    TRACKS,
    TRADE_TRACK,
    WARFARE_POINTS,
    WEALTHY,
)
from kronrat.games.rurik.edition import SCORED_COINS_BREAK_TIES
from kronrat.games.rurik.rules.needs import regions_occupied
from kronrat.games.rurik.rules.regions import regions_ruled
from kronrat.games.rurik.state import EDITION, NOBODY, ZERO_NEEDS_ONE, State
from kronrat.kernel.game import Item
from kronrat.parts.bits import members
from kronrat.parts.graph import count

TRACK_OF: dict[int, int] = {COMMITTED: BUILD_TRACK, PROSPEROUS: TRADE_TRACK, SUCCESSFUL: RULE_TRACK}


def warfare_points(g: State, seat: int) -> int:
    """First 3, second 1; a tie for first leaves no second, and nobody without a step has a place [end-2]."""
    mine = g.warfare[seat]
    if mine == 0:
        return 0
    ahead = 0
    for other in g.warfare:
        if other > mine:
            ahead += 1
    return WARFARE_POINTS[ahead] if ahead < len(WARFARE_POINTS) else 0


def deed_points(g: State, seat: int) -> int:
    return sum(DEED_VICTORY[deed] for deed in members(g.done[seat]))


def standing(g: State, seat: int, agenda: int) -> int:
    """What an agenda compares: the most of something (coins: those on the dock), or the place on a track [end-3]."""
    if agenda == CAPABLE:
        return g.all_goods(seat)
    if agenda == CONQUERING:
        return g.warfare[seat]
    if agenda == COURAGEOUS:
        return g.beaten[seat]
    if agenda == DIGNIFIED:
        return count(g.done[seat])
    if agenda == ESTEEMED:
        return regions_occupied(g, seat)
    if agenda == PROTECTIVE:
        return structures_ruled(g, seat)
    if agenda == REGAL:
        return g.hold[seat * GOODS + FUR] + g.hold[seat * GOODS + HONEY]
    if agenda == WEALTHY:
        return g.coins[seat]
    return g.claims[seat * TRACKS + TRACK_OF[agenda]]


def structures_ruled(g: State, seat: int) -> int:
    """Protective: structures of anybody in regions you rule."""
    ruled = regions_ruled(g, seat)
    return sum(count(mask & ruled) for mask in g.built)


def agenda_met(g: State, seat: int, agenda: int) -> bool:
    """Ties count, for "most" even at nothing (an option); a place on a track needs a marker on it [end-3]."""
    if agenda == NOBODY:  # the Rebellion has none; yours is compared with it alone [solo-score-3]
        return False
    mine = standing(g, seat, agenda)
    on_track = agenda in (COMMITTED, CONQUERING, PROSPEROUS, SUCCESSFUL)
    if mine == 0 and (on_track or g.settings[ZERO_NEEDS_ONE]):
        return False
    for other in range(g.seats):
        if standing(g, other, agenda) > mine:
            return False
    return True


def items(g: State, seat: int) -> list[Item]:
    """Each seat's points; the agenda is secret until the end."""
    out = [(TRACK.keys[t], CLAIM_POINTS[g.claims[seat * TRACKS + t]]) for t in range(TRACKS)]
    out.append(("warfare", warfare_points(g, seat)))
    if g.automa(seat):
        return [*out, ("coins", thirds(g.coins[seat])), ("dock", thirds(dock(g, seat)))]
    out.append(("deeds", deed_points(g, seat)))
    if not g.stack:
        met = agenda_met(g, seat, g.agenda[seat])
        out.append(("agenda", AGENDA_POINTS if met else 0))
    return out


def items_of_all(g: State) -> list[list[Item]]:
    return [items(g, seat) for seat in range(g.seats)]


def dock(g: State, seat: int) -> int:
    """Goods for which the boat has no room."""
    return g.all_goods(seat) - g.boat(seat)


def thirds(number: int) -> int:
    """The Rebellion scores one point for every three coins, and goods on its dock, rounded up [solo-score-1]."""
    return (number + 2) // 3


def total(g: State, seat: int) -> int:
    return sum(points for _, points in items(g, seat))


def rank(g: State, seat: int) -> tuple[int, int, int]:
    """Points, regions ruled, coins [end-4]; scored coins of the Rebellion count in one edition only [solo-score-2]."""
    coins = g.coins[seat]
    if g.automa(seat) and not SCORED_COINS_BREAK_TIES[g.settings[EDITION]]:
        coins = 0
    return total(g, seat), count(regions_ruled(g, seat)), coins


def winners(g: State) -> list[int]:
    """Whoever is still tied after that shares the title."""
    ranks = [rank(g, seat) for seat in range(g.seats)]
    return [seat for seat in range(g.seats) if ranks[seat] == max(ranks)]


def ending(g: State) -> str:
    """There is only one way for it to end."""
    return "four-rounds"
