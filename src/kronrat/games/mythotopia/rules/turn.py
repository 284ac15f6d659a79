"""The turn: exactly two actions, free actions at any time between them, refill, next player clockwise."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.rules.action import ACTIONS_A_TURN, NO_ACTION_LEFT, Acting, act
from kronrat.games.mythotopia.rules.armies import PlaceArmies, RemoveArmies
from kronrat.games.mythotopia.rules.build import BuildCastle, BuildCity, BuildRoad
from kronrat.games.mythotopia.rules.buying import Buy, Draft, Patronage
from kronrat.games.mythotopia.rules.card_actions import Alchemy, Negotiate
from kronrat.games.mythotopia.rules.deck import Discard, Remove, Store, Stow
from kronrat.games.mythotopia.rules.ending import EndGame, limit_reached
from kronrat.games.mythotopia.rules.fleets import PlaceShips, RemoveShips
from kronrat.games.mythotopia.rules.free_armies import CallMilitia, Hire, Maraud
from kronrat.games.mythotopia.rules.free_cards import Consult, Foresee, Ponder, Remember
from kronrat.games.mythotopia.rules.invade import Invade
from kronrat.games.mythotopia.rules.piles import draw
from kronrat.games.mythotopia.rules.roads import March
from kronrat.games.mythotopia.rules.war import EndWar
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


class StartTurn(Step):
    """Two actions; what is allowed once per turn is allowed again [turn-1, turn-5]."""

    name = "start-turn"

    def run(self, g: State) -> None:
        if g.settings.limit and g.turns >= g.settings.limit:
            limit_reached(g)
            return
        g.turns += 1
        g.active = self.seat
        g.flags = 0
        g.fresh = []
        g.then([Turn(self.seat, ACTIONS_A_TURN), EndTurn(self.seat), StartTurn((self.seat + 1) % g.seats)])


class Turn(Acting):
    """Choose an action, a free action, or (with no action left) the end of the turn."""

    name = "turn"

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS

    def with_left(self, left: int) -> Step:
        return Turn(self.seat, left)


class Pass(Verb[State, Turn]):
    """An action that does nothing [turn-1]."""

    name = "pass"

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return None if f.left else NO_ACTION_LEFT

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        act(g, f, [])


class Done(Verb[State, Turn]):
    """Both actions are taken; refill the hand and hand on the turn [turn-1]."""

    name = "done"
    final = True

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return why.ACTIONS_LEFT if f.left else None

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        """The step below ends the turn."""


class EndTurn(Step):
    """Draw until the hand has five cards, six with the Queen; a larger hand is kept [turn-4]."""

    name = "end-turn"

    def run(self, g: State) -> None:
        draw(g, self.seat, g.hand_size(self.seat) - len(g.hand[self.seat]))


TURN_VERBS: Final[list[AnyVerb]] = [
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
