"""How often each rule of a game came into play: the code that cites it is counted whenever it runs.

Every function with a citation gets a counter in front, in the running program only. That needs interpreted rules, for
compiled functions cannot be changed, and those are slow to search with. So each game is played twice: by the bots with
the rules as they are, and then its moves once more, in processes that count. There each move is judged and carried out
once: what is counted is what was done, not what the bots thought of.
"""

from __future__ import annotations

import ast
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from kronrat import bots
from kronrat.bots.bot import Bot, choose
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules, Setup
from kronrat.kernel.play import check
from kronrat.kernel.step import Core, Move
from kronrat.lab.citations import folder_of, places
from kronrat.lab.code import compiled
from kronrat.lab.game_loop import play_game
from kronrat.lab.mixed import mixed
from kronrat.lab.pool import ALONE, Crew, Pool, Progress, collect, no_progress, open_pool
from kronrat.lab.process_pool import ProcessPool
from kronrat.lab.sim import rules_of
from kronrat.match.dice import seed_from

COUNTER = "__fired__"


class Interpreted(Exception):
    """Counting asks for interpreted rules."""


def count_rules(package: str) -> Counter[str]:
    """From now on the rules of this game are counted in this process, in the counter that is given back."""
    if compiled():
        raise Interpreted("rules can only be counted while they run interpreted: KRONRAT_INTERPRETED=1")
    fired: Counter[str] = Counter()
    rules: dict[str, dict[str, list[str]]] = {}
    for place in places(package):
        for function in place.functions:
            rules.setdefault(place.file, {}).setdefault(function, []).extend(place.rules)
    folder = folder_of(package)
    for file, functions in rules.items():
        module = import_module(
            ".".join([package, *Path(file).with_suffix("").parts]).removesuffix(".__init__")
        )
        _instrument(module, (folder / file).read_text("utf-8"), functions, fired)
    return fired


def _instrument(
    module: ModuleType, source: str, functions: dict[str, list[str]], fired: Counter[str]
) -> None:
    tree = ast.parse(source)
    _add_counters(tree, "", functions)
    code = compile(ast.fix_missing_locations(tree), str(module.__file__), "exec", dont_inherit=True)
    counted = {one.co_qualname: one for one in _codes(code)}
    setattr(module, COUNTER, fired)
    for function in _functions(module):
        new = counted.get(function.__code__.co_qualname)
        if new is not None and new.co_freevars == function.__code__.co_freevars:
            function.__code__ = new


def _add_counters(node: ast.AST, prefix: str, functions: dict[str, list[str]]) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            _add_counters(child, f"{prefix}{child.name}.", functions)
        elif isinstance(child, ast.FunctionDef) and prefix + child.name in functions:
            at = 1 if ast.get_docstring(child) is not None else 0
            lines = [f"{COUNTER}[{rule!r}] += 1" for rule in dict.fromkeys(functions[prefix + child.name])]
            child.body[at:at] = ast.parse("\n".join(lines)).body


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """A module's own functions and methods, also those that a decorator has wrapped."""
    seen: set[int] = set()
    waiting: list[Any] = list(vars(module).values())
    while waiting:
        one = waiting.pop()
        if id(one) in seen or getattr(one, "__module__", None) != module.__name__:
            continue
        seen.add(id(one))
        if isinstance(one, type):
            waiting += [
                getattr(member, "__func__", getattr(member, "fget", member)) for member in vars(one).values()
            ]
        elif isinstance(one, FunctionType):
            yield one
        if hasattr(one, "__wrapped__"):
            waiting.append(one.__wrapped__)


SQUIRES_EVERY = 20
"""Of so many games one is played by squires, and another by seats that differ; the others are played at random."""
DIFFERENT = ("random", "page", "squire")
AT_A_TIME = 100
"""So many games are played, then counted, then kept."""


def levels_by_turns(number: int, seats: int, dice: Dice) -> list[str]:
    if number % SQUIRES_EVERY == 0:
        return ["squire"] * seats
    if number % SQUIRES_EVERY == SQUIRES_EVERY // 2:
        return [DIFFERENT[dice.below(len(DIFFERENT))] for _ in range(seats)]
    return ["random"] * seats


@dataclass(frozen=True)
class Told:
    """A finished game: what it takes to play it again."""

    setup: Setup
    seed: bytes
    moves: list[Move]


class Bots:
    """Rules as they are, and bots that are made when a game wants them."""

    def __init__(self, game: str) -> None:
        self.rules = rules_of(game)
        self.made: dict[str, Bot] = {}

    def bot(self, code: str) -> Bot:
        if code not in self.made:
            self.made[code] = bots.make(code)
        return self.made[code]


def _play(seed: int, shared: Bots, number: int) -> Told:
    setup, codes = mixed(shared.rules.info, number, levels_by_turns)
    told = Told(setup, seed_from(seed, number), [])

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        told.moves.append(choose(shared.bot(codes[seat]), shared.rules, g, seat, dice))
        return told.moves[-1]

    play_game(shared.rules, setup, told.seed, decide)
    return told


class Counted:
    """Rules of a process, and its counter."""

    def __init__(self, game: str) -> None:
        self.rules = rules_of(game)
        self.fired = count_rules(self.rules.info.folder)


def _count(shared: Counted, told: Told) -> Counter[str]:
    shared.fired.clear()
    again(shared.rules, told)
    return Counter(shared.fired)


def again(rules: Rules, told: Told) -> None:
    """Play a finished game once more; each move must be legal where it was made."""
    rest = iter(told.moves)

    def decide(g: Core, seat: int, dice: Dice) -> Move:
        move = next(rest)
        check(g, seat, move)
        return move

    play_game(rules, told.setup, told.seed, decide)


@dataclass
class Fired:
    """How often each rule fired, and in how many of the games."""

    games: int = 0
    seed: int = 1
    times: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)

    def add(self, game: Counter[str]) -> None:
        self.games += 1
        self.times.update(game)
        self.games_with.update(game.keys())

    def to_json(self) -> str:
        rules = {rule: [self.times[rule], self.games_with[rule]] for rule in sorted(self.times)}
        return json.dumps({"games": self.games, "seed": self.seed, "rules": rules}, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Fired:
        kept = json.loads(text)
        fired = cls(kept["games"], kept["seed"])
        for rule, (times, games) in kept["rules"].items():
            fired.times[rule], fired.games_with[rule] = times, games
        return fired


@contextmanager
def interpreted(game: str, jobs: int) -> Iterator[Pool[Counted]]:
    """Processes that run the sources, whatever this one runs."""
    before = os.environ.get("KRONRAT_INTERPRETED")
    os.environ["KRONRAT_INTERPRETED"] = "1"
    try:
        with ProcessPool(partial(Counted, game), max(1, jobs)) as pool:
            yield pool
    finally:
        del os.environ["KRONRAT_INTERPRETED"]
        if before is not None:
            os.environ["KRONRAT_INTERPRETED"] = before


def count_many(
    info: Info,
    games: int,
    fired: Fired,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    keep: Path | None = None,
) -> None:
    """Count on, to so many games of mixed set-ups; what is counted is kept in a file from time to time."""
    if fired.games >= games:
        return
    with open_pool(partial(Bots, info.id), crew) as players, interpreted(info.id, crew.workers) as counting:
        while fired.games < games:
            numbers = range(fired.games, min(games, fired.games + AT_A_TIME))
            told = list(players.each(partial(_play, fired.seed), numbers))
            finished = collect(counting.each(_count, told), fired.add)
            progress(fired.games)
            if keep is not None:
                keep.write_text(fired.to_json(), encoding="utf-8")
            if not finished:
                return
