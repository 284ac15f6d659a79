"""The table of contents: set-up, then turns of income, one card and refill, until one of the two ends."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.rules.alliance import MakeAlliance
from kronrat.games.loewenherz.rules.borders import PlaceBorders
from kronrat.games.loewenherz.rules.castles import ChooseFirst, PlaceCastle
from kronrat.games.loewenherz.rules.deserter import ChooseDeserter, LoseKnight, WelcomeDeserter
from kronrat.games.loewenherz.rules.end import deck_played_out, limit_reached
from kronrat.games.loewenherz.rules.expansion import Expand, ExpandOn
from kronrat.games.loewenherz.rules.knights import PlaceKnights
from kronrat.games.loewenherz.rules.market import NOTHING_SOLD, Draw, EndTurn, Refill
from kronrat.games.loewenherz.rules.mines import take_income
from kronrat.games.loewenherz.rules.tiles import LayTile
from kronrat.games.loewenherz.rules.turn import PlayOrSell
from kronrat.games.loewenherz.state import State
from kronrat.kernel.step import Step


class BeginPlay(Step):
    """Who placed the last castle takes the first turn [castles-7]; only now can regions arise [regions-6]."""

    name = "begin"

    def run(self, g: State) -> None:
        g.push(StartTurn((g.active + g.seats - 1) % g.seats))


class StartTurn(Step):
    """Income, a card, refill, then the next seat clockwise [mines-1, turn-1, turn-2, turn-3].

    The game is over when no card is left to play [end-4].
    """

    name = "start-turn"

    def run(self, g: State) -> None:
        seat = self.seat
        if g.deck == 0 and g.hand[seat] == 0:
            deck_played_out(g)
        elif g.settings.limit and g.turns >= g.settings.limit:
            limit_reached(g)
        else:
            g.turns += 1
            g.active = seat
            take_income(g, seat)
            g.then([PlayOrSell(seat), EndTurn(seat, NOTHING_SOLD), StartTurn((seat + 1) % g.seats)])


STEPS: Final[list[type[Step]]] = [
    LayTile,
    Draw,
    ChooseFirst,
    PlaceCastle,
    BeginPlay,
    StartTurn,
    PlayOrSell,
    PlaceBorders,
    PlaceKnights,
    Expand,
    ExpandOn,
    ChooseDeserter,
    WelcomeDeserter,
    LoseKnight,
    MakeAlliance,
    EndTurn,
    Refill,
]
