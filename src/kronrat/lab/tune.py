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

import msgspec

from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Setup, find
from kronrat.lab.arena import wilson
from kronrat.lab.duel import Bout, Bouts, Result, bouts_of

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
class Course:
    """What to do: the same course gives the same weights."""

    game: str
    setup: Setup
    rounds: int
    games: int
    confirm: int
    seed: int

    def total(self) -> int:
        return self.rounds * self.games + self.confirm


class Progress(msgspec.Struct):
    """How far it is: everything needed to go on, as it is kept in the state file."""

    course: str
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

    def fitted(self) -> list[float]:
        return shifted(self.start, self.mean)

    def better(self) -> bool:
        """Whether the confirming match leaves no doubt (95 %)."""
        return self.played > 0 and wilson(self.wins, self.played)[0] > 0.5


def shifted(start: list[float], shift: list[float]) -> list[float]:
    """Five significant digits are plenty, and read well in a file."""
    return [float(f"{value * exp(by):.5g}") for value, by in zip(start, shift, strict=True)]


def begin(course: Course) -> Progress:
    weights = find(course.game)[0].rules().weights()
    if not weights:
        raise Unreadable("tune", f"{course.game} has no weights to fit")
    still = [0.0] * len(weights)
    return Progress(describe(course), list(weights), list(weights.values()), still, still.copy())


def describe(course: Course) -> str:
    """The command that gives this course."""
    setup = course.setup
    edition = f"/{setup.edition}" if setup.edition else ""
    options = "".join(f" --set {key}={value}" for key, value in setup.options.items())
    return (
        f"kronrat lab tune {course.game}{edition} --players {setup.seats} --rounds {course.rounds}"
        f" --games {course.games} --confirm {course.confirm} --seed {course.seed}{options}"
    )


def resume(course: Course, file: Path) -> Progress:
    """Go on where the state file says, or begin."""
    if not file.exists():
        return begin(course)
    try:
        progress = msgspec.json.decode(file.read_bytes(), type=Progress)
    except msgspec.DecodeError:
        raise Unreadable("state", f"{file} is not the state of a tuning run") from None
    if progress.course != describe(course):
        raise Unreadable("state", f"{file} belongs to another run ({progress.course}); take another --state")
    return progress


def save(progress: Progress, file: Path) -> None:
    """Whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(msgspec.json.encode(progress))
    new.replace(file)


def tune(
    course: Course, file: Path, jobs: int = 1, tick: Callable[[int], None] = lambda done: None
) -> Progress:
    """Run the course to its end from wherever the state file stands; it is written after every round."""
    progress = resume(course, file)
    with Bouts(course.game, course.setup, course.seed, progress.start, jobs) as bouts:
        while progress.round < course.rounds:
            play_round(course, progress, bouts)
            save(progress, file)
            tick(progress.round * course.games)
        while progress.played < course.confirm:
            play_confirming(course, progress, bouts)
            save(progress, file)
            tick(course.rounds * course.games + progress.played)
    return progress


def play_round(course: Course, progress: Progress, bouts: Bouts) -> None:
    """Two opposite shakes meet; the weights move towards the better one."""
    number = progress.round
    fade = 1 + number / SLOWER
    shake, step = SHAKE / fade**0.1, STEP / fade**0.6
    dice = Dice(course.seed * 1_000_003 + number)
    signs = [1 - 2 * dice.below(2) for _ in progress.shift]
    up = shifted(progress.start, [by + shake * sign for by, sign in zip(progress.shift, signs, strict=True)])
    down = shifted(
        progress.start, [by - shake * sign for by, sign in zip(progress.shift, signs, strict=True)]
    )
    results = bouts.play(up, down, bouts_of(course.setup.seats, number * course.games, course.games))
    pull = step * sum(result.edge() for result in results) / len(results)
    for i, sign in enumerate(signs):
        progress.shift[i] = max(-FARTHEST, min(FARTHEST, progress.shift[i] + pull * sign))
    first = course.rounds // 2
    if number >= first:
        for i, by in enumerate(progress.shift):
            progress.mean[i] += (by - progress.mean[i]) / (number - first + 1)
    progress.round += 1


def play_confirming(course: Course, progress: Progress, bouts: Bouts) -> None:
    """The next games of the fitted weights against the old ones, on fresh dice."""
    games = min(CHUNK, course.confirm - progress.played)
    some: list[Bout] = bouts_of(course.setup.seats, FRESH + progress.played, games)
    results: list[Result] = bouts.play(progress.fitted(), progress.start, some)
    for result in results:
        progress.wins += result.wins
        progress.new_points += result.mine
        progress.old_points += result.theirs
    progress.played += games
