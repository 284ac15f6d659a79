"""What a learning run shall do, and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import msgspec

from kronrat.kernel.game import Info, Setup
from kronrat.lab.intervals import ByDice, bootstrap, count

EDITION = "edition"


@dataclass(frozen=True)
class LearnPlan:
    """What to do: the same plan gives the same networks."""

    game: str
    setup: Setup
    generations: int
    first: int
    """Games of generation 0, by greedy bots with slips."""
    games: int
    """Games of every later generation."""
    match: int
    """Games against the network before, of which more than half must be won."""
    check: int
    """Games alone against greedy bots, for the learning curve."""
    confirm: int
    """The same for the last network, on fresh dice."""
    seed: int
    mix: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Options, or the edition, whose values take turns from game to game, so that one network learns them all."""

    def setups(self, info: Info) -> list[Setup]:
        """The set-ups that take turns; games with the same dice have the same."""
        setup, names = self.setup, [name for name, _ in self.mix]
        found = []
        for values in product(*(values for _, values in self.mix)):
            chosen = {**setup.options, **dict(zip(names, values, strict=True))}
            found.append(info.setup(setup.seats, chosen.pop(EDITION, setup.edition), chosen))
        return found

    def total(self) -> int:
        return self.up_to(self.generations + 1) + self.confirm

    def up_to(self, generation: int) -> int:
        """Games before a generation."""
        if not generation:
            return 0
        return self.first + self.check + (generation - 1) * (self.games + self.match + self.check)


class Score(msgspec.Struct):
    """Wins of so many games; a shared win is a fraction."""

    wins: float = 0.0
    games: int = 0
    by_dice: ByDice = msgspec.field(default_factory=dict)
    broken_off: int = 0
    """Games that went on and on; they count as shared by all."""

    def count(self, number: int, share: float) -> None:
        self.wins += share
        self.games += 1
        count(self.by_dice, number, share)

    def low(self) -> float:
        return bootstrap(self.by_dice)[0]

    def high(self) -> float:
        return bootstrap(self.by_dice)[1]


class Generation(msgspec.Struct):
    """What became of a generation."""

    games: int
    broken_off: int
    """Games that went on and on."""
    positions: int
    """Learned from, those of earlier generations included."""
    loss: float
    chance_loss: float
    kept: bool
    against_last: Score
    against_greedy: Score
    seconds: float
    decay: float = 0.0
    """How fast weights faded while learning: found by games that were held back."""


class LearnState(msgspec.Struct):
    """How far it is: everything needed to go on, beside the files of the generations."""

    course: str
    rules: str
    unit: float = 0.0
    """Points that count as 1 while learning: their spread in generation 0."""
    generations: list[Generation] = msgspec.field(default_factory=list)
    confirmed: Score | None = None

    def best(self) -> int:
        """The newest generation whose network was kept."""
        return max(number for number, one in enumerate(self.generations) if one.kept)


def describe(plan: LearnPlan) -> str:
    """The command that gives this plan."""
    setup = plan.setup
    edition = f"/{setup.edition}" if setup.edition else ""
    options = "".join(f" --set {key}={value}" for key, value in setup.options.items())
    mixed = "".join(f" --mix {name}={','.join(values)}" for name, values in plan.mix)
    return (
        f"kronrat lab learn {plan.game}{edition} --players {setup.seats} --generations {plan.generations}"
        f" --first {plan.first} --games {plan.games} --match {plan.match} --check {plan.check}"
        f" --confirm {plan.confirm} --seed {plan.seed}{options}{mixed}"
    )
