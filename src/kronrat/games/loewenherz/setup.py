"""The set-up chapter: options as numbers, tiles, deck, hands, castles."""

from typing import Final

from kronrat.games.loewenherz.data import (
    ALL_CARDS,
    BORDER_SUPPLY,
    EDGES,
    EXPANSION_READINGS,
    FIELDS,
    HAND,
    KNIGHTS_EACH,
    MEADOW,
    NO_FIGURE,
    PLACES,
    SIDES,
    START_DUCATS,
    TARGET,
)
from kronrat.games.loewenherz.rules.castles import ChooseFirst
from kronrat.games.loewenherz.rules.flow import BeginPlay
from kronrat.games.loewenherz.rules.market import Draw
from kronrat.games.loewenherz.rules.tiles import LayTile, lay
from kronrat.games.loewenherz.state import NO_CASTLE, NO_REGION, NO_TILE, RUNNING, Settings, State
from kronrat.kernel.game import Setup
from kronrat.kernel.step import CHANCE, Step

#: a layout for learning and for comparing games: tile and quarter turns, place by place
FIXED: Final = [(0, 0), (1, 1), (2, 2), (3, 3), (8, 0), (4, 0), (5, 1), (6, 2), (7, 3)]
NEUTRAL_CASTLES: Final = {"four": 4, "two": 2}


def settings_of(setup: Setup) -> Settings:
    chosen = setup.options
    limit = chosen["limit"]
    return Settings(
        distance=int(chosen["distance"]),
        expansion=EXPANSION_READINGS.index(chosen["expansion"]),
        at_once=int(chosen["victory"] == "at-once"),
        must=int(chosen["parts"] == "must"),
        deserter_fee=int(chosen["deserter"] == "fee"),
        limit=0 if limit == "none" else int(limit),
        target=TARGET[setup.seats],
        neutral_castles=NEUTRAL_CASTLES[chosen["neutral"]] if setup.seats == 2 else 0,
    )


def empty_frame(setup: Setup) -> State:
    """No tile, no figure, all cards in the deck; knights, borders and ducats ready [setup-2]."""
    seats = setup.seats
    return State(
        [],
        seats,
        settings=settings_of(setup),
        tiles=[NO_TILE] * PLACES,
        terrain=[MEADOW] * FIELDS,
        figure=[NO_FIGURE] * FIELDS,
        castle_on=[NO_CASTLE] * FIELDS,
        castle_at=[],
        castle_side=[],
        border=[0] * EDGES,
        region=[NO_REGION] * FIELDS,
        allies=[],
        knights=[KNIGHTS_EACH] * SIDES,
        border_supply=BORDER_SUPPLY,
        ducats=[START_DUCATS] * seats,
        hand=[0] * seats,
        taken=[0] * seats,
        deck=ALL_CARDS,
        market=0,
        discard=0,
        points=[0] * seats,
        monopoly=[0] * seats,
        bonus=[0] * seats,
        turns=0,
        active=0,
        ended=RUNNING,
    )


def lay_out(setup: Setup) -> State:
    """Tiles, three cards each, castles in turn, then the first turn. Cards come before castles [setup-1, setup-4]."""
    g = empty_frame(setup)
    steps: list[Step] = []
    if setup.options["layout"] == "fixed":
        for place in range(PLACES):
            lay(g, place, FIXED[place][0], FIXED[place][1])
    else:
        steps += [LayTile(CHANCE, place) for place in range(PLACES)]
    steps += [Draw(CHANCE, seat) for _ in range(HAND) for seat in range(setup.seats)]
    g.then([*steps, ChooseFirst(CHANCE), BeginPlay(CHANCE)])
    return g
