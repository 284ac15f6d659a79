"""The rulebook's examples as positions, in the words of the table."""

from __future__ import annotations

from kronrat.games.rus.data import BUILDING, COLUMN, DEED, FAME, NUMBERS, RULE, SWAMP, TILES, TROOP, tile_of
from kronrat.games.rus.rules.act import Act
from kronrat.games.rus.rules.claim import raise_claim
from kronrat.games.rus.rules.muster import deploy
from kronrat.games.rus.rules.plan import Place, slide_in
from kronrat.games.rus.setup import StartPrince
from kronrat.games.rus.state import ATTACKS, BUILDS, IN_WINDOW, State, empty_state
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


def start() -> State:
    """Three players have set up: Unrest and Goods, three Troops and a Prince each, four Deeds face up."""
    g = laid_out()
    g.pool -= g.lands
    for land in range(g.lands):
        g.unrest[land] = 1
    for seat, lands in enumerate([(0, 0, 4), (1, 2, 2), (8, 8, 5)]):
        g.card[seat] = seat
        g.prince[seat] = lands[0]
        for land in lands:
            g.troops[seat * g.lands + land] += 1
    g.deed_row = [DEED.parse(key) for key in ("hoard", "capital-city", "splendid-feast", "law-giver")]
    for deed in g.deed_row:
        g.deed_bag &= ~(1 << deed)
    g.push(StartPrince(OCHRE))
    return g


def attack() -> State:
    """More Troops and a Stronghold stand against the attacker [attack-5]."""
    g = laid_out()
    g.troops[RED * g.lands] = 2
    g.troops[BLUE * g.lands] = 3
    g.building[BUILDING.parse("stronghold") * g.lands] = BLUE
    g.turn[IN_WINDOW] = 0
    g.turn[ATTACKS] = 1
    g.push(Act(RED))
    return g


def muster() -> State:
    """A Troop has come to a Stronghold that stood alone, and the Prince may join it [muster-1, muster-2]."""
    g = laid_out()
    g.building[BUILDING.parse("stronghold") * g.lands + 4] = RED
    g.turn[IN_WINDOW] = 0
    deploy(g, RED, TROOP, 4)
    g.push(Act(RED))
    return g


def claims() -> State:
    """Three Lands ruled are the second row of Rule, one Deed the first of Fame [claim-3]."""
    g = laid_out()
    for land in (0, 1, 4):
        g.troops[RED * g.lands + land] = 1
    g.troops[BLUE * g.lands + 6] = 1
    g.deed_bag &= ~(1 << DEED.parse("hoard"))
    g.deed_done[BLUE] = 1 << DEED.parse("hoard")
    for seat, category in ((RED, RULE), (BLUE, FAME)):
        raise_claim(g, seat, category)
    g.push(Place(RED))
    return g


EXAMPLES = [
    Example("start", "setup-9", start, ("map",)),
    Example("columns", "plan-2", columns, ("column:muster", "column:build")),
    Example("rule", "rule-1", rule, ("land:l1", "land:l2", "land:l4")),
    Example("build", "build-1", build, ("land:l2",)),
    Example("attack", "attack-5", attack, ("land:l1",)),
    Example("muster", "muster-2", muster, ("land:l5",)),
    Example("claims", "claim-3", claims, ("claim-board", "panel:0", "panel:1")),
]
