"""The game as the rest of the program sees it: the files of this folder tied together."""

from __future__ import annotations

from typing import Any

from kronrat.games.rurik import GAME, candidates, hints, laws, outlook, score, setup, weights
from kronrat.games.rurik.data import DOMAINS
from kronrat.games.rurik.examples import EXAMPLES
from kronrat.games.rurik.hand import hand
from kronrat.games.rurik.rebellion import hints as alone
from kronrat.games.rurik.rebellion.side import load_rebellion
from kronrat.games.rurik.resample import resample
from kronrat.games.rurik.rules import flow
from kronrat.games.rurik.scene import scene, stage
from kronrat.games.rurik.state import State
from kronrat.games.rurik.view import own, public
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import Core, Move, Step
from kronrat.kernel.view import Hand, Scene, Stage
from kronrat.parts.deck import load_twin_deck

DECKS_AT = 33
"""Where a written state has the scheme decks; behind them, in the solo game, the Rebellion."""


class Rurik(Rules):
    """Rurik for one to four players, both editions."""

    patience = 2  # a turn is short; following it further costs time and wins nothing
    info = GAME
    spread = 4.1  # fitted: kronrat lab calibrate rurik
    steps = [setup.SetUp, *flow.STEPS]
    events = flow.EVENTS
    domains = DOMAINS

    def lay_out(self, setup_: Setup) -> State:
        return setup.lay_out(setup_)

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> State:
        plain, decks = data[:DECKS_AT], load_twin_deck(data[DECKS_AT])
        rebellion = load_rebellion(data[DECKS_AT + 1]) if len(data) > DECKS_AT + 1 else None
        return State(stack, seats, *[*plain, decks, rebellion])

    def public(self, g: Core) -> Any:
        return public(_own(g))

    def own(self, g: Core, seat: int) -> Any:
        return own(_own(g), seat)

    def resample(self, g: Core, seat: int, dice: Dice) -> State:
        return resample(_own(g), seat, dice)

    def scores(self, g: Core) -> list[list[Item]]:
        return [score.items(_own(g), seat) for seat in range(g.seats)]

    def winners(self, g: Core) -> list[int]:
        return score.winners(_own(g))

    def ending(self, g: Core) -> str:
        return "four-rounds"

    def laws(self, g: Core) -> list[str]:
        return laws.broken(_own(g))

    def evaluate(self, g: Core, seat: int) -> float:
        own: State = g  # type: ignore[assignment]  # here and below: asked too often to look first
        return hints.evaluate(own, seat) if own.rebellion is None else alone.evaluate(own, seat)

    def weights(self) -> dict[str, float]:
        return dict(zip(weights.NAMES, weights.VALUES, strict=True))

    def use_weights(self, values: list[float]) -> None:
        weights.use(values)

    def candidates(self, g: Core, seat: int) -> list[Move]:
        return candidates.candidates(g, seat)  # type: ignore[arg-type]

    def values(self, g: Core, seat: int, found: list[Move]) -> list[float] | None:
        own: State = g  # type: ignore[assignment]
        return outlook.values(own, seat, found) if own.rebellion is None else None

    def horizon(self, g: Core) -> int:
        """What an advisor is worth shows when he acts, a round of placing later; alone one can plan two rounds."""
        return 5 if _own(g).rebellion is None else 20

    def quiet(self, g: Core, seat: int) -> bool:
        return hints.quiet(g)  # type: ignore[arg-type]

    def stage(self, public: Any) -> Stage:
        return stage(public)

    def stage_key(self, public: Any) -> object:
        return public.seats, tuple(public.kinds)

    def scene(self, public: Any) -> Scene:
        return scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        return hand(public, own)

    def examples(self) -> list[Example]:
        return EXAMPLES


def _own(g: Core) -> State:
    assert isinstance(g, State)
    return g


RULES = Rurik()
