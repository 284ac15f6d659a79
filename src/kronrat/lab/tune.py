"""Fit the weights of a game's evaluation by self-play.

Every round shakes all weights a little in two opposite ways and lets the two play each other: same dice, sides swapped
(simultaneous perturbation). The weights move towards the side that did better. What comes out is the mean of the later
rounds, and it is worth keeping only if a match against the old weights, on dice never used before, says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import NamedTuple

import msgspec

from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Setup, find
from kronrat.lab.code import fingerprint, rules_versions
from kronrat.lab.intervals import ByDice, bootstrap, count
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.weights_match import Pairing, Result, WeightsMatch, pairings
from kronrat.parts.hints import hints_of

SHAKE = 0.25
"""How far the two sides differ from the middle: a weight is multiplied or divided by e to this."""
STEP = 0.1
"""How far the weights move for a round won by everything."""
SLOWER = 50
"""Shaking and stepping fade, over about so many rounds."""
FARTHEST = 3.0
"""No weight leaves its start by more than a factor e to this."""
FRESH = 10_000_000
"""The confirming match takes its dice from here on."""
CHUNK = 20
"""The confirming match is written down after every so many games."""


@dataclass(frozen=True)
class TuningPlan:
    """What to do: the same plan gives the same weights."""

    game: str
    setup: Setup
    rounds: int
    games: int
    confirm: int
    seed: int

    def total(self) -> int:
        return self.rounds * self.games + self.confirm


class Tuned(NamedTuple):
    """One of its games; those of the confirming match have no round."""

    round: int | None
    pairing: Pairing
    result: Result


Watch = Callable[[Tuned], None]


def nobody(game: Tuned) -> None:
    """No one looks at single games."""


class TuningState(msgspec.Struct):
    """How far it is: everything needed to go on, as it is kept in the state file."""

    course: str
    rules: str
    """The versions of the rules and the code by which it is played."""
    names: list[str]
    start: list[float]
    shift: list[float]
    """Weight by weight, how far it is from its start, as a logarithm."""
    mean: list[float]
    """The mean of `shift` over the later half of the rounds."""
    round: int = 0
    played: int = 0
    """Games of the confirming match so far, and what they brought."""
    wins: float = 0.0
    new_points: float = 0.0
    old_points: float = 0.0
    by_dice: ByDice = msgspec.field(default_factory=dict)

    def games(self, plan: TuningPlan) -> int:
        """How many have been played."""
        return self.round * plan.games + self.played

    def fitted(self) -> list[float]:
        return shifted(self.start, self.mean)

    def table(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.names, values, strict=True))

    def better(self) -> bool:
        """Whether the confirming match leaves no doubt (95 %)."""
        return self.played > 0 and bootstrap(self.by_dice)[0] > 0.5


def shifted(start: list[float], shift: list[float]) -> list[float]:
    """Five significant digits are plenty, and read well in a file."""
    return [float(f"{value * exp(by):.5g}") for value, by in zip(start, shift, strict=True)]


def begin(plan: TuningPlan) -> TuningState:
    weights = hints_of(find(plan.game)[0].rules()).weights
    if weights is None:
        raise Unreadable("tune", f"{plan.game} has no weights to fit")
    table = weights.table()
    still = [0.0] * len(table)
    return TuningState(
        describe(plan), played_by(plan), list(table), list(table.values()), still, still.copy()
    )


def describe(plan: TuningPlan) -> str:
    """The command that gives this plan."""
    setup = plan.setup
    edition = f"/{setup.edition}" if setup.edition else ""
    options = "".join(f" --set {key}={value}" for key, value in setup.options.items())
    return (
        f"kronrat lab tune {plan.game}{edition} --players {setup.seats} --rounds {plan.rounds}"
        f" --games {plan.games} --confirm {plan.confirm} --seed {plan.seed}{options}"
    )


def played_by(plan: TuningPlan) -> str:
    return f"{rules_versions([plan.game])}, code {fingerprint((plan.game,))}"


def resume(plan: TuningPlan, file: Path) -> TuningState:
    """Go on where the state file says, or begin."""
    if not file.exists():
        return begin(plan)
    try:
        state = msgspec.json.decode(file.read_bytes(), type=TuningState)
    except msgspec.DecodeError:
        raise Unreadable("state", f"{file} is not the state of a tuning run") from None
    if state.course != describe(plan):
        raise Unreadable("state", f"{file} belongs to another run ({state.course}); take another --state")
    if state.rules != played_by(plan):
        raise Unreadable(
            "state", f"{file} was played by {state.rules}, this is {played_by(plan)}: begin --anew"
        )
    return state


def save(state: TuningState, file: Path) -> None:
    """Whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(msgspec.json.encode(state))
    new.replace(file)


def stand(plan: TuningPlan, file: Path, anew: bool) -> TuningState:
    """From where a run begins or goes on."""
    return begin(plan) if anew else resume(plan, file)


def tune(
    plan: TuningPlan,
    file: Path,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    watch: Watch = nobody,
) -> TuningState:
    """Run the plan to its end from wherever the state file stands; it is written after every round."""
    state = stand(plan, file, crew.anew)
    with WeightsMatch(plan.game, plan.setup, plan.seed, state.table(state.start), crew) as match:
        while state.round < plan.rounds:
            play_round(plan, state, match, watch)
            save(state, file)
            progress(state.games(plan))
        while state.played < plan.confirm:
            play_confirming(plan, state, match, watch)
            save(state, file)
            progress(state.games(plan))
    return state


def play_round(plan: TuningPlan, state: TuningState, match: WeightsMatch, watch: Watch) -> None:
    """Two opposite shakes meet; the weights move towards the better one."""
    number = state.round
    fade = 1 + number / SLOWER
    shake, step = SHAKE / fade**0.1, STEP / fade**0.6
    dice = Dice(plan.seed * 1_000_003 + number)
    signs = [1 - 2 * dice.below(2) for _ in state.shift]
    up = shifted(state.start, [by + shake * sign for by, sign in zip(state.shift, signs, strict=True)])
    down = shifted(state.start, [by - shake * sign for by, sign in zip(state.shift, signs, strict=True)])
    games = pairings(plan.setup.seats, number * plan.games, plan.games)
    results = match.play(state.table(up), state.table(down), games)
    for pairing, result in zip(games, results, strict=True):
        watch(Tuned(number, pairing, result))
    pull = step * sum(result.edge() for result in results) / len(results)
    for i, sign in enumerate(signs):
        state.shift[i] = max(-FARTHEST, min(FARTHEST, state.shift[i] + pull * sign))
    first = plan.rounds // 2
    if number >= first:
        for i, by in enumerate(state.shift):
            state.mean[i] += (by - state.mean[i]) / (number - first + 1)
    state.round += 1


def play_confirming(plan: TuningPlan, state: TuningState, match: WeightsMatch, watch: Watch) -> None:
    """The next games of the fitted weights against the old ones, on fresh dice."""
    games = min(CHUNK, plan.confirm - state.played)
    fresh = pairings(plan.setup.seats, FRESH + state.played, games)
    results = match.play(state.table(state.fitted()), state.table(state.start), fresh)
    for pairing, result in zip(fresh, results, strict=True):
        watch(Tuned(None, pairing, result))
        state.wins += result.wins
        count(state.by_dice, pairing.number, result.wins)
        state.new_points += result.new_points
        state.old_points += result.old_points
    state.played += games
