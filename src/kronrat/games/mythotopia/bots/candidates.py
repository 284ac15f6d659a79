"""Which moves are worth a look for a bot: of several ways to the same end the cheapest, armies only where war is."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.bots.evaluate import card_worth, symbol_worth
from kronrat.games.mythotopia.data import CROSSING_FOOD, CROSSING_SHIPS, FOOD, PROVIDENCE
from kronrat.games.mythotopia.rules.armies import PlaceArmies
from kronrat.games.mythotopia.rules.build import BuildCastle, BuildCity, BuildRoad
from kronrat.games.mythotopia.rules.deck import Discard, Remove
from kronrat.games.mythotopia.rules.free_cards import Remember
from kronrat.games.mythotopia.rules.invade import Invade
from kronrat.games.mythotopia.rules.turn import TURN_VERBS, Turn
from kronrat.games.mythotopia.state import State
from kronrat.kernel.play import moves
from kronrat.kernel.step import AnyVerb, Args, Move

SHIP_CARD: Final = 0.5
"""About what a Ship card in hand is worth."""
NO_END: Final = -1
ENDS: Final = 1000
"""More than any verb has ends to reach."""


def candidates(g: State, seat: int) -> list[Move]:
    """In a turn one move for each end it can reach; everything for the other questions.

    Providence is not remembered: while it draws the Mystic and the gold again, a turn can go on so for ever.
    """
    found = moves(g, seat)
    if len(found) == 1 or not isinstance(g.stack[-1], Turn):
        return found
    worth = symbol_worth(g, seat)
    wars = g.wars()
    out: list[Move] = []
    place: dict[int, int] = {}
    prices: list[float] = []
    for move in found:
        number, args = move
        verb = TURN_VERBS[number]
        if isinstance(verb, PlaceArmies) and not wars >> args[0] & 1:
            continue
        if isinstance(verb, Remember) and args[0] == PROVIDENCE:
            continue
        end = end_of(verb, args)
        price = price_of(worth, verb, args) if end != NO_END else 0.0
        key = number * ENDS + end
        if end == NO_END or key not in place:
            place[key] = len(out)
            out.append(move)
            prices.append(price)
        elif price < prices[place[key]]:
            out[place[key]] = move
            prices[place[key]] = price
    return out


def end_of(verb: AnyVerb, args: Args) -> int:
    """What a move reaches, whichever cards it takes."""
    if isinstance(verb, Invade | BuildCastle):
        return args[0]
    if isinstance(verb, BuildCity | BuildRoad):
        return 2 * args[0] + args[2]
    if isinstance(verb, Discard | Remove):
        return 0  # a card less
    return NO_END


def price_of(worth: list[float], verb: AnyVerb, args: Args) -> float:
    """What the cards are worth that a move takes."""
    if isinstance(verb, Discard | Remove):
        return card_worth(worth, args[0])
    price = card_worth(worth, args[1])
    if isinstance(verb, Invade):
        price += worth[FOOD] * CROSSING_FOOD[args[2]] + SHIP_CARD * CROSSING_SHIPS[args[2]]
    return price
