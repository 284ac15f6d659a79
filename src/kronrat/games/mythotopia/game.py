"""The whole of Mythotopia as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from kronrat.games.mythotopia import GAME, data, laws, score
from kronrat.games.mythotopia.rules.events import EVENTS
from kronrat.games.mythotopia.rules.flow import STEPS
from kronrat.games.mythotopia.setup import lay_out
from kronrat.games.mythotopia.state import State
from kronrat.kernel.game import Item, Rules, Setup
from kronrat.kernel.step import Core, Step
from kronrat.parts.seats import SEAT


class Mythotopia(Rules):
    info = GAME
    steps = STEPS
    events = EVENTS
    domains = [
        data.PROVINCE,
        data.BORDER,
        data.SEA,
        data.CARD,
        data.VICTORY,
        data.SYMBOL,
        data.CROSSING,
        data.WAY,
        data.TOWN,
        data.BONUS,
        data.SOURCE,
        data.ARMY_COUNT,
        data.MERCENARY_COUNT,
        data.SHIP_COUNT,
        data.CARD_COUNT,
        data.NEED,
        data.ACTIONS,
        data.POINTS,
        SEAT,
    ]

    def lay_out(self, setup: Setup) -> Core:
        return lay_out(setup)

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> Core:
        return State(stack, seats, *data)

    def scores(self, g: Core) -> list[list[Item]]:
        assert isinstance(g, State)
        return [score.items(g, seat) for seat in range(g.seats)]

    def winners(self, g: Core) -> list[int]:
        assert isinstance(g, State)
        return score.winners(g)

    def ending(self, g: Core) -> str:
        assert isinstance(g, State)
        return score.ENDINGS[g.ended]

    def laws(self, g: Core) -> list[str]:
        assert isinstance(g, State)
        return laws.broken(g)


RULES = Mythotopia()
