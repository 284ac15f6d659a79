"""What bots are told about a game. All of it is optional: without hints they go by the score and look at every move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, Setup
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move
from kronrat.parts.facts import Facts
from kronrat.parts.weights import WeightTable

S = TypeVar("S", bound=Core)
Judge = Callable[[S, int], float]
"""How good a state is for a seat, in points."""


def unknown(g: Core, seat: int, found: list[Move]) -> None:
    """The values of moves are not known without making them."""


def never(g: Core, seat: int) -> bool:
    return False


def one_round(g: Core) -> int:
    return 1


def by_seats(g: Core) -> str:
    return str(g.seats)


def no_assets(g: Core, seat: int) -> dict[str, float]:
    return {}


@dataclass(frozen=True, eq=False)
class Hints(Generic[S]):
    """A game's advice to bots."""

    evaluate: Judge[S]
    """How good this looks for a seat at a glance: compares the moves of one decision."""
    predict: Judge[S] | None = None
    """What a seat has and will make of it: judges where a search ends, and chances to win. Left out: `evaluate`."""
    candidates: Callable[[S, int], list[Move]] = moves
    """The moves worth a look."""
    evaluate_moves: Callable[[S, int, list[Move]], list[float] | None] = unknown
    """The evaluation after each of these moves, where the game knows it without making them."""
    settled: Callable[[S, int], bool] = never
    """Whether the evaluation misses nothing that is pending here, so that following a seat's own decisions may stop."""
    rounds_ahead: Callable[[S], int] = one_round
    """In how many rounds the turn comes after which a search judges."""
    follow: int = 6
    """How many of a seat's own next decisions a one-move look-ahead follows."""
    greedy_playouts: bool = True
    """Whether searches play on as greedy would; if not, by what looks best right after the move, which is cheaper."""
    compare_by_prediction: bool = False
    """Whether searches compare moves by `predict` too, not by `evaluate`."""
    spread: float = 10.0
    """So many points ahead by `predict` make a seat e times as likely to win (`kronrat lab calibrate`)."""
    facts: Facts | None = None
    """The numbers a network is told; with them bots can learn (`kronrat lab learn`)."""
    network: Callable[[S], str] = by_seats
    """Which of the game's networks fits a state."""
    learned_replies: int = 0
    """In how many of every two tries of a search by a network the others play on as knights would; else as greedy
    would, which is quicker. The seat itself does always, unless this is 0."""
    learned_turns: bool = True
    """Whether a search by a network elects whole turns; if not, moves as one by hints does, and it judges only."""
    learned_rounds: int = 2
    """In how many rounds a search by a network judges: as it is quicker than one by hints, it can look farther."""
    outlook: Callable[[S, int], list[float]] | None = None
    """Each seat's chance to win as one seat sees it, all at once; a network's hints have it."""
    weights: WeightTable | None = None
    """The numbers of the evaluation, which `kronrat lab tune` fits."""
    weights_changed: Callable[[], None] | None = None
    """Called after other weights were taken: whatever was worked out with the old ones is forgotten."""
    assets: Callable[[S, int], dict[str, float]] = no_assets
    """What a seat has, by name, for the laboratory: it may ask what each is worth."""
    flat_playout: Callable[[Setup, Dice], int] | None = None
    """For the benchmark: a random game without the kernel."""

    @property
    def judge(self) -> Judge[S]:
        """`predict`, or `evaluate` where a game has no other."""
        return self.predict or self.evaluate


@cache
def _by_score(rules: Rules) -> Hints[Any]:
    def evaluate(g: Core, seat: int) -> float:
        return float(sum(points for _, points in rules.play.scores(g)[seat]))

    return Hints(evaluate)


def hints_of(rules: Rules) -> Hints[Any]:
    """A game's hints, or those that follow from its rules alone."""
    return rules.hints if isinstance(rules.hints, Hints) else _by_score(rules)
