"""The rulebook's examples as positions, in the words of the table."""

from __future__ import annotations

from kronrat.games.rus.data import BUILDING, COLUMN, NUMBERS, SWAMP, TILES, tile_of
from kronrat.games.rus.rules.act import Act
from kronrat.games.rus.rules.plan import Place, slide_in
from kronrat.games.rus.state import BUILDS, IN_WINDOW, State, empty_state
from kronrat.kernel.game import Example

RED, BLUE, OCHRE = 0, 1, 2


def laid_out() -> State:
    """Three players, the tiles in the order of their kinds, a Good in every Land."""
    g = empty_state(3, [0, 0, 0])
    kinds = [kind for kind, count in enumerate(TILES[3]) for _ in range(count)]
    for land, kind in enumerate(kinds):
        g.terrain[land] = kind
        if kind != SWAMP:
            g.good[land] = 1
            g.made[kind] += 1
    g.round = 1
    return g


def columns() -> State:
    """Planning: a 3 slides a 2 down; a 2 with two Gold counts as 4."""
    g = laid_out()
    for seat, number, column, bribe in [
        (RED, 2, "muster", 0),
        (BLUE, 3, "muster", 0),
        (OCHRE, 3, "build", 0),
        (RED, 3, "build", 0),
        (BLUE, 2, "build", 2),
    ]:
        g.tiles[seat * NUMBERS + number] -= 1
        g.gold[seat] -= bribe
        g.minted -= bribe
        slide_in(g, COLUMN.parse(column), tile_of(seat, number), bribe)
    g.push(Place(OCHRE))
    return g


def rule() -> State:
    """Ruling: most Troops, Churches counted, Unrest against everybody."""
    g = laid_out()
    g.troops[RED * g.lands] = 2
    g.troops[BLUE * g.lands] = 1
    g.troops[RED * g.lands + 1] = 1
    g.troops[BLUE * g.lands + 1] = 1
    g.troops[OCHRE * g.lands + 3] = 1
    g.unrest[3] = 1
    g.pool -= 1
    g.push(Act(RED))
    return g


def build() -> State:
    """Two build points, one of them from a Scheme, put a Market into a contested Land."""
    g = laid_out()
    g.troops[RED * g.lands + 1] = 1
    g.troops[BLUE * g.lands + 1] = 1
    g.building[BUILDING.parse("market") * g.lands + 1] = RED
    g.turn[IN_WINDOW] = 0
    g.turn[BUILDS] = 0
    g.push(Act(RED))
    return g


EXAMPLES = [
    Example("columns", "plan-2", columns),
    Example("rule", "rule-1", rule),
    Example("build", "build-1", build),
]
