"""Wild games of all games by turns, in every edition, with every option, at every number of seats, by several bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import partial

from kronrat import bots
from kronrat.bots.bot import Bot
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find
from kronrat.kernel.step import Core, Move
from kronrat.lab.fuzz import LIVELY, RANDOM, Found, Fuzzed, Watch, Wild, lively_move, nobody, wild_game
from kronrat.lab.mixed import mixed
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import rules_of
from kronrat.match.dice import seed_from

BOTS = ((RANDOM, 80), (LIVELY, 95), ("page", 99), ("greedy", 100))
"""Who plays all seats, up to which of a hundred: 80, 15, 4 and 1. Those that think cost ten times as much."""


@dataclass(frozen=True)
class AllPlan:
    """The same plan gives the same games, whoever plays how many of them."""

    names: tuple[str, ...]
    games: int
    seed: int


def wild_of(plan: AllPlan, number: int) -> Wild:
    """The games take turns; everything else is drawn by the number."""
    game = plan.names[number % len(plan.names)]
    own = number // len(plan.names)
    dice = Dice(plan.seed * 1_000_003 + number + 1)
    drawn = dice.below(100)
    bot = next(name for name, below in BOTS if drawn < below)
    zeal = dice.below(9) + 1 if bot == LIVELY else 0
    return Wild(game, mixed(find(game)[0], own)[0], bot, zeal)


class House:
    """The rules of all games and the bots, made once in a worker."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.rules: dict[str, Rules] = {name: rules_of(name) for name in names}
        self.bots: dict[str, Bot] = {name: bots.make(name) for name, _ in BOTS if name != LIVELY}


def fuzz_number(plan: AllPlan, house: House, number: int) -> Fuzzed:
    wild = wild_of(plan, number)
    rules = house.rules[wild.game]

    def choose(g: Core, seat: int, dice: Dice) -> Move:
        if wild.bot == LIVELY:
            return lively_move(rules, g, seat, dice, wild.zeal)
        return house.bots[wild.bot].choose(rules, g, seat, dice)

    return wild_game(rules, wild.setup, seed_from(plan.seed, number), choose)


@dataclass
class FoundAll(Found):
    """Besides: how many games of each game, of each bot."""

    each: dict[str, int] = field(default_factory=dict)
    bots: dict[str, int] = field(default_factory=dict)

    def figures(self) -> dict[str, object]:
        return {**super().figures(), "each": self.each, "bots": self.bots}


def fuzz_all(
    plan: AllPlan, crew: Crew = ALONE, progress: Progress = no_progress, watch: Watch = nobody
) -> FoundAll:
    """Play the plan's games and collect what broke. Ctrl-C ends it early, with the games that are finished."""
    found = FoundAll()
    start = time.perf_counter()

    def take(game: Fuzzed) -> None:
        wild = wild_of(plan, found.games)
        watch(found.games, wild, game)
        found.each[wild.game] = found.each.get(wild.game, 0) + 1
        found.bots[wild.bot] = found.bots.get(wild.bot, 0) + 1
        found.add(game)

    prepare, play = partial(House, plan.names), partial(fuzz_number, plan)
    numbers = range(plan.games)
    found.complete = run(crew, plan, Fuzzed, plan.names, prepare, play, numbers, take, progress)
    found.seconds = time.perf_counter() - start
    return found
