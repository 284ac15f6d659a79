"""Set-up: stocks [map-4] and options; what chance deals is in rules/laying.py."""

from __future__ import annotations

from kronrat.games.mythotopia.data import (
    ARMIES_AT_START,
    ARMIES_TO_BUY,
    CITIES,
    COUNTER_SUPPLY,
    FIRST_EXTRA,
    IMPROVEMENTS,
    LAND,
    NEUTRAL,
    NO_CARD,
    PLAYERS,
    RUNNING,
    SEAS,
    SHIPS_AT_START,
    SHIPS_TO_BUY,
    VALUES,
    VICTORIES,
    VILLAGES_OTHERS,
    VILLAGES_RED_BLUE,
)
from kronrat.games.mythotopia.rules.laying import lay_out_steps
from kronrat.games.mythotopia.state import Settings, State
from kronrat.kernel.game import Setup

EXTRA_CARDS = {
    "army": FIRST_EXTRA,
    "build": FIRST_EXTRA + 1,
    "market": FIRST_EXTRA + 2,
    "ship": FIRST_EXTRA + 3,
}


def settings(setup: Setup) -> Settings:
    chosen = setup.options
    dropped = {"drop-one": 1, "drop-two": 2}.get(chosen.get("provinces", ""), 0)
    limit = chosen.get("limit", "none")
    equal = chosen.get("villages", "") == "equal" and setup.seats > 2
    return Settings(
        dropped=dropped if setup.seats > 2 else 0,  # the optional rule is not for two players
        extra=EXTRA_CARDS.get(chosen.get("fifth", "market"), NO_CARD),
        castle_value=int(chosen.get("castle", "2")),
        spoils=int(chosen.get("spoils", "4")),
        count_cards=int(chosen.get("counter", "off") == "on"),
        limit=0 if limit == "none" else int(limit),
        red_blue_villages=VILLAGES_OTHERS if equal else VILLAGES_RED_BLUE,
        other_villages=VILLAGES_OTHERS,
    )


def lay_out(setup: Setup) -> State:
    g = empty_state(setup.seats, settings(setup))
    g.then(lay_out_steps(g))
    return g


def empty_state(seats: int, settings: Settings) -> State:
    """Full stocks, nothing dealt [map-4]."""
    return State(
        [],
        seats,
        settings=settings,
        active=0,
        flags=0,
        turns=0,
        hand=[[] for _ in range(seats)],
        deck=[[] for _ in range(seats)],
        discard=[[] for _ in range(seats)],
        reserve=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        aside=[[] for _ in range(seats)],
        played=[],
        fresh=[],
        display=[],
        pile=IMPROVEMENTS.copy(),
        offer=[],
        banished=[],
        secret=NO_CARD,
        secret_seat=NEUTRAL,
        land=(1 << LAND) - 1,
        held=[0] * seats,
        camps=[0] * seats,
        town=[0] * LAND,
        armies=[0] * (PLAYERS * LAND),
        mercenaries=[],
        ships=[0] * (PLAYERS * SEAS),
        castles=0,
        roads=[],
        dragons=0,
        runestones=0,
        stock=[ARMIES_AT_START] * seats,
        barracks=[ARMIES_TO_BUY] * seats,
        harbour=[SHIPS_AT_START] * seats,
        shipyard=[SHIPS_TO_BUY] * seats,
        villages=[settings.villages_of(seat) for seat in range(seats)],
        cities=[CITIES] * seats,
        in_play=0,
        left=[0] * VICTORIES,
        spare=COUNTER_SUPPLY.copy(),
        counters=[0] * (VALUES * seats),
        won=0,
        sailed=[0] * seats,
        markers=[0] * seats,
        chosen=[0] * seats,
        ended=RUNNING,
        winner=NEUTRAL,
    )
