"""Final scoring: Claim tokens, Deeds beyond four, Agendas, Epic Structures; and the ties."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus.data import (
    AGENDA_POINTS,
    AGENDA_TIED,
    BUILDINGS,
    CATEGORIES,
    CATEGORY,
    DEEDS_BEFORE_POINTS,
    EPICS,
    MOST_BUILDINGS,
    MOST_DEEDS,
    MOST_GOLD,
    MOST_GOODS,
    MOST_HEAVIES,
    MOST_KILLED,
    MOST_PRESENT,
    MOST_RULED,
    MOST_SCHEMES,
    MOST_TROOPS,
    NONE,
)
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.land import (
    built,
    goods_of,
    heavies_on_map,
    present,
    ruled,
    ruler,
    troops_on_map,
)
from kronrat.games.rus.state import BY_LIMIT, RUNNING, State

CLAIM_ITEMS: Final = [f"claim-{key}" for key in CATEGORY.keys]


def items(g: State) -> list[list[tuple[str, int]]]:
    """Every seat's points, line by line [score-1, score-2, score-3, score-4]. Agendas stay secret until the end."""
    return [
        [
            *((CLAIM_ITEMS[c], g.claim[seat * CATEGORIES + c]) for c in range(CATEGORIES)),
            ("deeds", deed_points(g, seat)),
            ("agenda", agenda_points(g, seat) if g.ended != RUNNING else 0),
            ("epic", epic_points(g, seat)),
        ]
        for seat in range(g.seats)
    ]


def claim_points(g: State, seat: int) -> int:
    """A token is worth its row [score-1]."""
    return sum(g.claim[seat * CATEGORIES : (seat + 1) * CATEGORIES])


def deed_points(g: State, seat: int) -> int:
    """1 for each Deed in excess of four [score-2]."""
    return max(0, g.deed_done[seat].bit_count() - DEEDS_BEFORE_POINTS)


def agenda_value(g: State, seat: int, agenda: int) -> int:
    """What an Agenda compares, in the order of the cards."""
    if agenda == MOST_GOLD:
        return g.gold[seat]
    if agenda == MOST_GOODS:
        return goods_of(g, seat)
    if agenda == MOST_BUILDINGS:
        return sum(built(g, seat, kind).bit_count() for kind in range(BUILDINGS))
    if agenda == MOST_RULED:
        return ruled(g, seat).bit_count()
    if agenda == MOST_PRESENT:
        return present(g, seat).bit_count()
    if agenda == MOST_DEEDS:
        return g.deed_done[seat].bit_count()
    if agenda == MOST_KILLED:
        return g.killed[seat]
    if agenda == MOST_TROOPS:
        return troops_on_map(g, seat) + heavies_on_map(g, seat)
    if agenda == MOST_SCHEMES:
        return hand_size(g, seat)
    assert agenda == MOST_HEAVIES
    return heavies_on_map(g, seat)


def agenda_points(g: State, seat: int) -> int:
    """2 for the most, 1 for a tie with 3 or 4 players; nothing never scores [score-3]."""
    agenda = g.agenda[seat]
    if agenda == NONE:
        return 0
    own = agenda_value(g, seat, agenda)
    if own == 0:
        return 0
    points = AGENDA_POINTS
    for other in range(g.seats):
        if other != seat:
            theirs = agenda_value(g, other, agenda)
            if theirs > own:
                return 0
            if theirs == own:
                points = AGENDA_TIED[g.seats]
    return points


def epic_points(g: State, seat: int) -> int:
    """1 for each Epic Structure in a ruled Land [score-4]."""
    points = 0
    for epic in range(EPICS):
        land = g.epic_at[epic]
        if land >= 0 and ruler(g, land) == seat:
            points += 1
    return points


def total(g: State, seat: int) -> int:
    """All points, the own Agenda included."""
    return claim_points(g, seat) + deed_points(g, seat) + agenda_points(g, seat) + epic_points(g, seat)


def winners(g: State) -> list[int]:
    """Most points, then most ruled Lands, then most Gold, then victory is shared [score-5]."""
    ranks = [(total(g, seat), ruled(g, seat).bit_count(), g.gold[seat]) for seat in range(g.seats)]
    best = max(ranks)
    return [seat for seat in range(g.seats) if ranks[seat] == best]


def ending(g: State) -> str:
    return "limit" if g.ended == BY_LIMIT else "claim"
