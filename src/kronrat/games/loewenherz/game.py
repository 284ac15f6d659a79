"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from kronrat.games.loewenherz import (
    GAME,
    examples,
    flat,
    hints,
    laws,
    prospects,
    scene,
    score,
    setup,
    view,
    weights,
)
from kronrat.games.loewenherz.data import ALL_CARDS, DOMAINS
from kronrat.games.loewenherz.rules.events import EVENTS
from kronrat.games.loewenherz.rules.flow import STEPS
from kronrat.games.loewenherz.state import State, empty_state
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import Core, Move, Step
from kronrat.kernel.view import Hand, Scene, Stage


class Loewenherz(Rules):
    """Ties the chapters together."""

    info = GAME
    hasty = True  # following each card to its last border takes ten times as long, with no gain shown
    spread = 9.7  # fitted: kronrat lab calibrate loewenherz
    steps = STEPS
    events = EVENTS
    domains = DOMAINS

    def lay_out(self, chosen: Setup) -> Core:
        return setup.lay_out(chosen)

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> Core:
        return State(stack, seats, *data)

    def public(self, g: Core) -> view.Public:
        return view.public(_state(g))

    def own(self, g: Core, seat: int) -> view.Own | None:
        return view.own(_state(g), seat)

    def resample(self, g: Core, seat: int, dice: Dice) -> Core:
        return view.resample(g, seat, dice)

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

    def assets(self, g: Core, seat: int) -> dict[str, float]:
        return dict(zip(prospects.ASSETS, prospects.assets(_state(g), seat), strict=True))

    def weights(self) -> dict[str, float]:
        return dict(zip(weights.NAMES, weights.VALUES, strict=True))

    def use_weights(self, values: list[float]) -> None:
        weights.use(values)
        hints.forget()

    def candidates(self, g: Core, seat: int) -> list[Move]:
        return hints.candidates(g, seat)

    def stage(self, public: Any) -> Stage:
        return scene.stage(public)

    def stage_key(self, public: Any) -> object:
        return tuple(public.terrain)

    def scene(self, public: Any) -> Scene:
        return scene.scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        return scene.hand(public, own)

    def flat_playout(self, chosen: Setup, dice: Dice) -> int:
        """For the benchmark: a random game without the kernel."""
        return flat.flat_playout(empty_state(chosen.seats, setup.settings_of(chosen), ALL_CARDS), dice)

    def examples(self) -> list[Example]:
        return examples.EXAMPLES


def _state(g: Core) -> State:
    assert isinstance(g, State)
    return g


RULES = Loewenherz()
