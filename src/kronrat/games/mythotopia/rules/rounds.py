"""From turn to turn: start, two actions, refill, next player clockwise."""

from __future__ import annotations

from kronrat.games.mythotopia.data import LIMIT
from kronrat.games.mythotopia.rules.ending import limit_reached
from kronrat.games.mythotopia.rules.piles import draw
from kronrat.games.mythotopia.rules.turn import ACTIONS_A_TURN, Turn
from kronrat.games.mythotopia.state import State
from kronrat.kernel.step import Step


class StartTurn(Step):
    """Two actions; what is allowed once per turn is allowed again [turn-1, turn-5]."""

    name = "start-turn"

    def run(self, g: State) -> None:
        if g.settings[LIMIT] and g.turns >= g.settings[LIMIT]:
            limit_reached(g)
            return
        g.turns += 1
        g.active = self.seat
        g.flags = 0
        g.fresh = []
        g.then([Turn(self.seat, ACTIONS_A_TURN), EndTurn(self.seat), StartTurn((self.seat + 1) % g.seats)])


class EndTurn(Step):
    """Draw until the hand has five cards, six with the Queen; a larger hand is kept [turn-4]."""

    name = "end-turn"

    def run(self, g: State) -> None:
        draw(g, self.seat, g.hand_size(self.seat) - len(g.hand[self.seat]))
