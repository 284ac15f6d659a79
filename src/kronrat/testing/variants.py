"""Positions of a game in every edition and player count, reached by lively play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, AnyVerb, ChanceStep, Core, Move, Step
from kronrat.lab.fuzz import bounded, lively_move

if TYPE_CHECKING:
    import pytest

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Variant:
    """A game in one edition for one player count; or its game for one, at one difficulty."""

    info: Info
    edition: str
    seats: int
    solo: str = ""

    def __str__(self) -> str:
        return f"{self.info.id}{'-' + self.edition if self.edition else ''}-{self.solo or self.seats}"

    @property
    def rules(self) -> Rules:
        return self.info.rules()

    @property
    def setup(self) -> Setup:
        alone = ((self.info.solo.option, self.solo),) if self.info.solo and self.solo else ()
        return self.info.setup(self.seats, self.edition, bounded(self.info, alone))


@cache
def variants(info: Info) -> list[Variant]:
    found = [
        Variant(info, edition, seats)
        for edition in info.editions
        for seats in range(info.seats[0], info.seats[1] + 1)
    ]
    if info.solo is not None:
        option = next(option for option in info.options if option.key == info.solo.option)
        # one difficulty an edition, the last ones: what they do differently is data
        found += [
            Variant(info, edition, info.solo.seats, option.values[-1 - n])
            for n, edition in enumerate(info.editions)
        ]
    return found


@dataclass(frozen=True)
class Game:
    """A game played: the states before each decision, and the decisions."""

    states: list[Core]
    moves: list[tuple[int, Move]]
    end: Core


@cache
def played(variant: Variant, seed: int) -> Game:
    """A whole game; even seeds at random, odd ones livelier."""
    rules, dice = variant.rules, Dice(seed)
    g: Core = rules.play.start(variant.setup)
    states, moves = [], []
    while g.stack:
        owing = asked(g)
        seat = owing[dice.below(len(owing))]
        move = roll(g, dice) if seat == CHANCE else lively_move(rules, g, seat, dice, seed % 2 * 8)
        states.append(g.clone())
        moves.append((seat, move))
        apply(g, seat, move)
    return Game(states, moves, g)


def positions(variant: Variant, seed: int, most: int = 60) -> list[tuple[Core, int, Move]]:
    """Spread over a game: the state, who decided, and what."""
    game = played(variant, seed)
    stride = max(1, len(game.moves) // most)
    return [(game.states[n], *game.moves[n]) for n in range(0, len(game.moves), stride)]


def verbs_of(step: type[Step]) -> list[AnyVerb]:
    """A step's verbs do not depend on what it carries, so any will do."""
    return step(*[1] * (len(step.names) + (not issubclass(step, ChanceStep)))).verbs()


class Contract:
    """Names the game; `variant`, `seed`, `info` and `lang` in a test's arguments are filled in for it."""

    game: ClassVar[str]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        info, _ = find(self.game)
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", variants(info), ids=str)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", [0, 1], ids=["random", "lively"])
        if "info" in metafunc.fixturenames:
            metafunc.parametrize("info", [info], ids=[info.id])
        if "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", LANGUAGES)
