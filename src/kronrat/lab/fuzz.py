"""Play wildly and watch the laws: every state of every game is checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from kronrat.bots.greedy import value_after
from kronrat.bots.random import any_move
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.play import apply, asked, moves
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.lab.game_loop import Accumulator, Decide, play_game
from kronrat.lab.pool import ALONE, Crew, Progress, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import rules_of
from kronrat.match.dice import seed_from
from kronrat.match.match import Match
from kronrat.match.record import write
from kronrat.parts.hints import hints_of

RANDOM, LIVELY = "random", "lively"
SAMPLE = 5
"""How many random moves a lively seat compares."""


@dataclass(frozen=True)
class FuzzPlan:
    """Games of one game and edition, over one or all player counts."""

    game: str
    edition: str
    players: tuple[int, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Found:
    """What fuzzing saw: how much was played, and every law that broke with the record up to there."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)
    violations: list[dict[str, str]] = field(default_factory=list)
    complete: bool = True
    """Whether all games of the plan were played: Ctrl-C ends fuzzing early."""

    def add(self, game: Fuzzed) -> None:
        self.games += 1
        self.moves += game.moves
        if game.violation is not None:
            self.violations.append(game.violation)
        else:
            self.endings[game.ending] = self.endings.get(game.ending, 0) + 1

    def figures(self) -> dict[str, object]:
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "violations": self.violations or 0,
            "endings": self.endings,
        }


def lively_move(rules: Rules, g: Core, seat: int, dice: Dice, zeal: int) -> Move:
    """Random play hardly ever gets far; zeal (0 to 9) is how often a seat takes the best of a few moves instead.

    Half of the sample comes from the game's own shortlist, where it has one.
    """
    if dice.below(10) >= zeal:
        return any_move(g, seat, dice)
    hints = hints_of(rules)
    listed = hints.candidates(g, seat)
    best = listed[dice.below(len(listed))]
    best_value = value_after(hints, g, seat, best, dice, False)
    for n in range(SAMPLE - 1):
        move = any_move(g, seat, dice) if n % 2 else listed[dice.below(len(listed))]
        value = value_after(hints, g, seat, move, dice, False)
        if value > best_value:
            best, best_value = move, value
    return best


def liveliness(number: int) -> int:
    """Three of four games are played at random, the fourth with a zeal of 1 to 9 by turns."""
    return number // 4 % 9 + 1 if number % 4 == 3 else 0


def bounded(info: Info, options: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Wild games may go on for ever where the rules allow it: the game's own limit, if it has one, is switched on."""
    chosen = dict(options)
    for option in info.options:
        if option.key == "limit" and "limit" not in chosen:
            chosen["limit"] = option.values[1]
    return chosen


class Violation(Exception):
    """A law of the game is broken, or nobody can move."""


class Laws(Accumulator):
    """Checks every state and keeps the moves, so that what led to a violation can be written down."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.played: list[tuple[int, Move]] = []
        self.ending = ""

    def whose(self, g: Core, dice: Dice) -> int:
        """Any of the seats that owe an answer; the state is checked first, for nobody can play on in a broken one."""
        self.check(g)
        owing = asked(g)
        return owing[dice.below(len(owing))]

    def step(self, g: Core, seat: int, move: Move) -> None:
        self.played.append((seat, move))

    def after(self, g: Core) -> None:
        self.check(g)
        self.ending = self.rules.play.ending(g)

    def check(self, g: Core) -> None:
        broken = self.rules.play.laws(g)
        if broken:
            raise Violation(", ".join(broken))

    def moves(self) -> int:
        return sum(seat != CHANCE for seat, _ in self.played)


@dataclass(frozen=True)
class Fuzzed:
    """One game: the moves played, how it ended, and the first broken law (or error) with the record up to there."""

    moves: int
    ending: str = ""
    violation: dict[str, str] | None = None


@dataclass(frozen=True)
class Wild:
    """What game a number of a plan is: its set-up, and who plays all seats with how much zeal."""

    game: str
    setup: Setup
    bot: str
    zeal: int = 0


Watch = Callable[[int, Wild, Fuzzed], None]
"""Sees every game and its number, in order."""


def nobody(number: int, wild: Wild, game: Fuzzed) -> None:
    """Nobody watches."""


def wild_of(plan: FuzzPlan, info: Info, number: int) -> Wild:
    seats = plan.players[number % len(plan.players)]
    setup = info.setup(seats, plan.edition, bounded(info, plan.options))
    zeal = liveliness(number // len(plan.players))
    return Wild(plan.game, setup, LIVELY if zeal else RANDOM, zeal)


def fuzz_one(plan: FuzzPlan, rules: Rules, number: int) -> Fuzzed:
    """One wild game, until it ends or a law breaks."""
    wild = wild_of(plan, rules.info, number)
    choose = partial(lively_move, rules, zeal=wild.zeal)
    return wild_game(rules, wild.setup, seed_from(plan.seed, number), choose)


def wild_game(rules: Rules, setup: Setup, seed: bytes, choose: Decide) -> Fuzzed:
    """A game under the laws, until it ends or one breaks. An error in the rules is a find like any other."""
    laws = Laws(rules)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        if not any(verb.can(g, g.stack[-1], seat) for verb in g.stack[-1].verbs()):
            raise Violation(f"dead end in {g.stack[-1].name}")
        return choose(g, seat, dice)

    try:
        play_game(rules, setup, seed, decide, [laws], laws.whose)
    except Violation as violation:
        law = str(violation)
    except Exception as error:
        law = f"{type(error).__name__}: {error}"
    else:
        return Fuzzed(laws.moves(), laws.ending)
    return Fuzzed(laws.moves(), "", {"law": law, "record": _record_so_far(rules, setup, seed, laws.played)})


def _record_so_far(rules: Rules, setup: Setup, seed: bytes, played: list[tuple[int, Move]]) -> str:
    match = Match(rules.info, setup, seed)
    for seat, move in played:
        try:
            match.put(seat, move)
        except Exception:  # the move that broke the rules; the record ends before it
            break
    return write(match, reveal=True)


def fuzz(
    plan: FuzzPlan, crew: Crew = ALONE, progress: Progress = no_progress, watch: Watch = nobody
) -> Found:
    """Play the plan's games and collect what broke. Ctrl-C ends it early, with the games that are finished."""
    found = Found()
    info = find(plan.game)[0]
    start = time.perf_counter()

    def take(game: Fuzzed) -> None:
        watch(found.games, wild_of(plan, info, found.games), game)
        found.add(game)

    prepare, play = partial(rules_of, plan.game), partial(fuzz_one, plan)
    numbers = range(plan.games)
    found.complete = run(crew, plan, Fuzzed, (plan.game,), prepare, play, numbers, take, progress)
    found.seconds = time.perf_counter() - start
    return found


def perft(g: Core, depth: int) -> list[int]:
    """Move-tree counts, chance included: how many sequences of 1, 2, … decisions there are."""
    counts = [0] * depth
    _perft(g, 0, depth, counts)
    return counts


def _perft(g: Core, level: int, depth: int, counts: list[int]) -> None:
    for seat in asked(g)[:1]:
        found = moves(g, seat)
        counts[level] += len(found)
        if level + 1 < depth:
            for move in found:
                h = g.clone()
                apply(h, seat, move)
                _perft(h, level + 1, depth, counts)
