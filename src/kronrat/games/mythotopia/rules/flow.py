"""The table of contents: set-up, then turns of two actions until somebody ends the game."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.rules.armies import Muster
from kronrat.games.mythotopia.rules.build import (
    LayRoad,
    RaiseCastle,
    RaiseCity,
)
from kronrat.games.mythotopia.rules.buying import Deliver, Receive
from kronrat.games.mythotopia.rules.card_actions import Truce
from kronrat.games.mythotopia.rules.counters import Claim, Reward
from kronrat.games.mythotopia.rules.deck import DiscardOn, RemoveOn, StoreOn
from kronrat.games.mythotopia.rules.fleets import Launch
from kronrat.games.mythotopia.rules.free_armies import Join
from kronrat.games.mythotopia.rules.free_cards import Exchange, Glimpse, Keep, Recall
from kronrat.games.mythotopia.rules.laying import (
    CheckIsles,
    ChooseFirst,
    ChooseVictory,
    Deal,
    Display,
    Haunt,
    LayCounters,
)
from kronrat.games.mythotopia.rules.paying import Pay, Use
from kronrat.games.mythotopia.rules.piles import Draw, DrawLater, Tidy
from kronrat.games.mythotopia.rules.roads import MarchOn
from kronrat.games.mythotopia.rules.secrets import ChooseCitadel, GiveBackOne, GiveBackTwo
from kronrat.games.mythotopia.rules.turn import EndTurn, StartTurn, Turn
from kronrat.kernel.step import Step

STEPS: Final[list[type[Step]]] = [
    Deal,
    Display,
    ChooseVictory,
    LayCounters,
    Haunt,
    GiveBackTwo,
    GiveBackOne,
    ChooseCitadel,
    CheckIsles,
    ChooseFirst,
    StartTurn,
    Turn,
    Pay,
    Use,
    Muster,
    Launch,
    Deliver,
    Receive,
    StoreOn,
    DiscardOn,
    RemoveOn,
    RaiseCity,
    RaiseCastle,
    LayRoad,
    Truce,
    Exchange,
    Glimpse,
    Keep,
    Join,
    Recall,
    MarchOn,
    Reward,
    Claim,
    Draw,
    DrawLater,
    Tidy,
    EndTurn,
]
