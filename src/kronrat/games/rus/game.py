"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from kronrat.games.rus import GAME, examples, hints, laws, scene, score, setup, view, weights
from kronrat.games.rus.data import DOMAINS
from kronrat.games.rus.rules.events import EVENTS
from kronrat.games.rus.rules.flow import STEPS
from kronrat.games.rus.state import BY_LIMIT, State
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import Core, Move, Step
from kronrat.kernel.view import Hand, Scene, Stage
from kronrat.parts.deck import load_twin_deck

SCHEMES_AT = 18
"""Place of the Scheme cards in `State.dump`."""


class Rus(Rules):
    """Ties the chapters together."""

    info = GAME
    hasty = True  # following a turn to its end takes five times as long and has not shown to win more
    spread = 1.9  # fitted: kronrat lab calibrate rus
    steps = [*setup.SETUP_STEPS, *STEPS]
    events = EVENTS
    domains = DOMAINS

    def lay_out(self, chosen: Setup) -> Core:
        """Each module can be switched on by itself [setup-11]."""
        options = chosen.options
        on = [options.get("intrigue") == "on", options.get("epic") == "on", options.get("limit") == "8"]
        return setup.lay_out(chosen.seats, [int(value) for value in on])

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> Core:
        filled = data.copy()
        filled[SCHEMES_AT] = load_twin_deck(data[SCHEMES_AT])
        return State(stack, seats, *filled)

    def public(self, g: Core) -> view.Public:
        return view.public(_state(g))

    def own(self, g: Core, seat: int) -> view.Own | None:
        return view.own(_state(g), seat)

    def resample(self, g: Core, seat: int, dice: Dice) -> Core:
        return view.resample(_state(g), seat, dice)

    def scores(self, g: Core) -> list[list[Item]]:
        return score.items(_state(g))

    def winners(self, g: Core) -> list[int]:
        return score.winners(_state(g))

    def ending(self, g: Core) -> str:
        return "limit" if _state(g).ended == BY_LIMIT else "claim"

    def laws(self, g: Core) -> list[str]:
        return laws.broken(_state(g))

    def evaluate(self, g: Core, seat: int) -> float:
        return hints.evaluate(_state(g), seat)

    def weights(self) -> dict[str, float]:
        return dict(zip(weights.NAMES, weights.VALUES, strict=True))

    def use_weights(self, values: list[float]) -> None:
        weights.use(values)

    def candidates(self, g: Core, seat: int) -> list[Move]:
        return hints.candidates(_state(g), seat)

    def horizon(self, g: Core) -> int:
        """A tile promises little until it acts, and it acts after all have planned."""
        return 3

    def stage(self, public: Any) -> Stage:
        return scene.stage(public)

    def stage_key(self, public: Any) -> object:
        return (public.seats, tuple(public.terrain))

    def scene(self, public: Any) -> Scene:
        return scene.scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        return scene.hand(public, own)

    def examples(self) -> list[Example]:
        return examples.EXAMPLES


def _state(g: Core) -> State:
    assert isinstance(g, State)
    return g


RULES = Rus()
