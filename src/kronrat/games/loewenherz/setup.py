"""The set-up chapter: options as numbers, tiles, deck, hands, castles."""

from typing import Final

from kronrat.games.loewenherz.data import ALL_CARDS, HAND, PROFILE_KEYS, TARGET
from kronrat.games.loewenherz.rules.flow import BeginPlay
from kronrat.games.loewenherz.rules.market import Draw
from kronrat.games.loewenherz.rules.placing import ChooseFirst, LayTile, lay
from kronrat.games.loewenherz.state import State, empty_state
from kronrat.kernel.game import Setup
from kronrat.kernel.step import CHANCE, Step

#: a layout for learning and for comparing games: tile * 4 + quarter turns, place by place
FIXED: Final = [0, 5, 10, 15, 32, 16, 21, 26, 31]
NEUTRAL_CASTLES: Final = {"four": 4, "two": 2}


def settings_of(setup: Setup) -> list[int]:
    """The options in the order of `state`'s indices."""
    chosen = setup.options
    limit = chosen["limit"]
    return [
        int(chosen["distance"]),
        PROFILE_KEYS.index(chosen["expansion"]),
        int(chosen["victory"] == "at-once"),
        int(chosen["parts"] == "must"),
        int(chosen["deserter"] == "fee"),
        0 if limit == "none" else int(limit),
        TARGET[setup.seats],
        NEUTRAL_CASTLES[chosen["neutral"]] if setup.seats == 2 else 0,
    ]


def lay_out(setup: Setup) -> State:
    """Tiles, three cards each, castles in turn, then the first turn. Cards come before castles [setup-1, setup-4]."""
    g = empty_state(setup.seats, settings_of(setup), ALL_CARDS)
    steps: list[Step] = []
    if setup.options["layout"] == "fixed":
        for place in range(9):
            lay(g, place, FIXED[place] // 4, FIXED[place] % 4)
    else:
        steps += [LayTile(CHANCE, place) for place in range(9)]
    steps += [Draw(CHANCE, seat) for _ in range(HAND) for seat in range(setup.seats)]
    g.then([*steps, ChooseFirst(CHANCE), BeginPlay(CHANCE)])
    return g
