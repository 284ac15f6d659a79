"""Positions for the tests: a small table laid out by hand, moves in the words of the record."""

from __future__ import annotations

from kronrat.games.rus import state
from kronrat.games.rus.data import (
    AGENDA,
    BUILDING,
    DEED,
    GOOD,
    GOODS,
    LAND,
    NUMBERS,
    PRINCE_CARD,
    SCHEME,
    SWAMP,
    TILES,
    tile_of,
)
from kronrat.games.rus.game import RULES
from kronrat.games.rus.rules.act import Act, Acting
from kronrat.games.rus.state import IN_WINDOW, NO_TURN, State, empty_state
from kronrat.kernel import log
from kronrat.kernel.errors import Why
from kronrat.kernel.play import moves, play, settle, why_not
from kronrat.kernel.step import Step

RED, BLUE, OCHRE, GREEN = 0, 1, 2, 3


def table(seats: int = 3, *, intrigue: bool = False, epic: bool = False, unrest: int = 0) -> State:
    """Tiles in the order of their kinds, a Good in every Land, no models; round 1, red leads, nobody has an Agenda."""
    g = empty_state(seats, [int(intrigue), int(epic), 0])
    kinds = [kind for kind, count in enumerate(TILES[seats]) for _ in range(count)]
    g.terrain[:] = kinds
    for land, kind in enumerate(kinds):
        if kind != SWAMP:
            g.good[land] = 1
            g.made[kind] += 1
        g.unrest[land] = unrest
        g.pool -= unrest
    g.round = 1
    return g


def land(name: str) -> int:
    return LAND.parse(name)


def troops(g: State, seat: int, **lands: int) -> None:
    """`troops(g, RED, l1=2)`: so many regular Troops there."""
    for name, count in lands.items():
        g.troops[seat * g.lands + land(name)] = count


def heavies(g: State, seat: int, **lands: int) -> None:
    for name, count in lands.items():
        g.heavies[seat * g.lands + land(name)] = count


def prince(g: State, seat: int, where: str, card: str = "") -> None:
    g.prince[seat] = land(where)
    if card:
        g.card[seat] = PRINCE_CARD.parse(card)


def unrest(g: State, **lands: int) -> None:
    for name, count in lands.items():
        g.pool += g.unrest[land(name)] - count
        g.unrest[land(name)] = count


def build(g: State, seat: int, *places: str) -> None:
    """`build(g, RED, "church l1")`."""
    for place in places:
        kind, name = place.split()
        g.building[BUILDING.parse(kind) * g.lands + land(name)] = seat


def gold(g: State, seat: int, amount: int) -> None:
    g.minted += amount - g.gold[seat]
    g.gold[seat] = amount


def goods(g: State, seat: int, **amounts: int) -> None:
    for name, amount in amounts.items():
        good = GOOD.parse(name)
        g.made[good] += amount - g.goods[seat * GOODS + good]
        g.goods[seat * GOODS + good] = amount


def held(g: State, seat: int, name: str) -> int:
    return g.goods[seat * GOODS + GOOD.parse(name)]


def give_schemes(g: State, seat: int, *names: str) -> None:
    for name in names:
        card = SCHEME.parse(name)
        deck = 0 if g.schemes.left[0] else 1
        g.schemes.pool &= ~(1 << card)
        g.schemes.left[deck] -= 1
        g.schemes.hands[seat] |= 1 << card


def give_deeds(g: State, seat: int, *names: str) -> None:
    for name in names:
        g.deed_bag &= ~(1 << DEED.parse(name))
        g.deed_hand[seat] |= 1 << DEED.parse(name)


def lay_deeds(g: State, *names: str) -> None:
    for name in names:
        g.deed_bag &= ~(1 << DEED.parse(name))
        g.deed_row.append(DEED.parse(name))


def agenda(g: State, seat: int, name: str) -> None:
    g.agenda[seat] = AGENDA.parse(name)


def act(g: State, seat: int, **points: int) -> State:
    """An action turn with these entries of `turn`, named as in state.py: `act(g, RED, moves=2)`."""
    g.turn = NO_TURN.copy()
    g.turn[IN_WINDOW] = 0
    for name, count in points.items():
        g.turn[getattr(state, name.upper())] = count
    return ask(g, Act(seat))


def on_board(g: State, seat: int, number: int, window: int) -> State:
    """A tile from the hand lies in a window of the action board."""
    g.board[window] = tile_of(seat, number)
    g.tiles[seat * NUMBERS + number] -= 1
    return g


def acting(g: State, seat: int, number: int, window: int) -> State:
    """The seat has retrieved this tile, its only one, from the action board."""
    return ask(on_board(g, seat, number, window), Acting(seat))


def ask(g: State, *steps: Step) -> State:
    """The steps in the order in which they come; what runs by itself has run."""
    g.stack = []
    g.then(list(steps))
    settle(g)
    return g


def say(g: State, *lines: str) -> State:
    """Play lines of a record; the laws hold after each."""
    for text in lines:
        seat, move = log.parse(g, text)
        play(g, seat, move)
        assert RULES.play.laws(g) == [], text
    return g


def refusal(g: State, text: str) -> Why | None:
    seat, move = log.parse(g, text)
    return why_not(g, seat, move)


def offers(g: State, seat: int) -> set[str]:
    """The verbs that can be chosen now."""
    verbs = g.stack[-1].verbs() if g.stack else []
    return {verbs[i].name for i, _ in moves(g, seat)}


def name_of_step(g: State) -> str:
    return g.stack[-1].name if g.stack else ""
