"""The whole of Mythotopia as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from kronrat.games.mythotopia import (
    GAME,
    candidates,
    data,
    examples,
    hints,
    laws,
    prospects,
    resample,
    scene,
    score,
    view,
    weights,
)
from kronrat.games.mythotopia.rules.events import EVENTS
from kronrat.games.mythotopia.rules.flow import STEPS
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.setup import lay_out
from kronrat.games.mythotopia.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import Core, Move, Step
from kronrat.kernel.view import Hand, Scene, Stage
from kronrat.parts.seats import SEAT


class Mythotopia(Rules):
    info = GAME
    spread = 10.6  # fitted: kronrat lab calibrate mythotopia --games 400
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

    def public(self, g: Core) -> view.Public:
        return view.public(_state(g))

    def own(self, g: Core, seat: int) -> view.Own | None:
        return view.own(_state(g), seat)

    def resample(self, g: Core, seat: int, dice: Dice) -> Core:
        return resample.resample(_state(g), seat, dice)

    def scores(self, g: Core) -> list[list[Item]]:
        return [score.items(_state(g), seat) for seat in range(g.seats)]

    def winners(self, g: Core) -> list[int]:
        return score.winners(_state(g))

    def ending(self, g: Core) -> str:
        return score.ENDINGS[_state(g).ended]

    def laws(self, g: Core) -> list[str]:
        return laws.broken(_state(g))

    def evaluate(self, g: Core, seat: int) -> float:
        return hints.evaluate(_state(g), seat)

    def prospects(self, g: Core, seat: int) -> float:
        return prospects.prospects(_state(g), seat)

    def far_sighted(self) -> Rules:
        return FAR_SIGHTED

    def assets(self, g: Core, seat: int) -> dict[str, float]:
        return dict(zip(prospects.ASSETS, prospects.assets(_state(g), seat), strict=True))

    def weights(self) -> dict[str, float]:
        return dict(zip(weights.NAMES, weights.VALUES, strict=True))

    def use_weights(self, values: list[float]) -> None:
        weights.use(values)

    def candidates(self, g: Core, seat: int) -> list[Move]:
        return candidates.candidates(_state(g), seat)

    def quiet(self, g: Core, seat: int) -> bool:
        """Between two actions: what the last one began is done."""
        return isinstance(g.stack[-1], Turn)

    def stage(self, public: Any) -> Stage:
        return scene.stage(public)

    def stage_key(self, public: Any) -> object:
        return "map"  # the map never changes

    def scene(self, public: Any) -> Scene:
        return scene.scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        return scene.hand(public, own)

    def examples(self) -> list[Example]:
        return examples.EXAMPLES


class FarSighted(Mythotopia):
    """To whom a move is as good as its prospects."""

    def evaluate(self, g: Core, seat: int) -> float:
        return self.prospects(g, seat)


def _state(g: Core) -> State:
    assert isinstance(g, State)
    return g


RULES = Mythotopia()
FAR_SIGHTED = FarSighted()
