"""The table of contents: set-up, then turns of two actions until somebody ends the game."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.rules.armies import Muster, PlaceArmies, RemoveArmies
from kronrat.games.mythotopia.rules.build import (
    BuildCastle,
    BuildCity,
    BuildRoad,
    LayRoad,
    RaiseCastle,
    RaiseCity,
)
from kronrat.games.mythotopia.rules.buying import Buy, Deliver, Draft, Patronage, Receive
from kronrat.games.mythotopia.rules.counsel import Consult, Exchange, Glimpse, Keep, Ponder
from kronrat.games.mythotopia.rules.counters import Claim, Reward
from kronrat.games.mythotopia.rules.deck import Discard, DiscardOn, Remove, RemoveOn, Store, StoreOn, Stow
from kronrat.games.mythotopia.rules.ending import EndGame
from kronrat.games.mythotopia.rules.fleets import Launch, PlaceShips, RemoveShips
from kronrat.games.mythotopia.rules.free import CallMilitia, Foresee, Hire, Join, Maraud, Recall, Remember
from kronrat.games.mythotopia.rules.invade import Invade
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
from kronrat.games.mythotopia.rules.roads import March, MarchOn
from kronrat.games.mythotopia.rules.rounds import EndTurn, StartTurn
from kronrat.games.mythotopia.rules.secrets import ChooseCitadel, GiveBackOne, GiveBackTwo
from kronrat.games.mythotopia.rules.texts import Alchemy, Negotiate, Truce
from kronrat.games.mythotopia.rules.turn import TURN_VERBS, Done, Pass, Turn
from kronrat.games.mythotopia.rules.war import EndWar
from kronrat.kernel.step import Step

TURN_VERBS.extend(
    [
        # actions, in the order of the rules
        Invade(),
        PlaceArmies(),
        RemoveArmies(),
        PlaceShips(),
        RemoveShips(),
        EndWar(),
        Buy(),
        Draft(),
        Store(),
        Discard(),
        Remove(),
        BuildCity(),
        BuildCastle(),
        BuildRoad(),
        Alchemy(),
        Negotiate(),
        Patronage(),
        Pass(),
        EndGame(),
        # free actions
        Consult(),
        Maraud(),
        Hire(),
        CallMilitia(),
        Remember(),
        Ponder(),
        Foresee(),
        March(),
        Stow(),
        # the end of the turn
        Done(),
    ]
)

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
