"""How often each rule of a game came into play: the code that cites it is counted whenever it runs.

Every function with a citation gets a counter in front, in the running program only. That needs the rules to be
interpreted (KRONRAT_INTERPRETED=1): compiled functions cannot be changed.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from kronrat import bots
from kronrat.kernel.game import Info
from kronrat.lab.citations import folder_of, places
from kronrat.lab.code import compiled
from kronrat.lab.mixed import mixed
from kronrat.lab.pool import ALONE, Crew, Progress, collect, no_progress, open_pool
from kronrat.lab.sim import Plan, play_seating, rules_of

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


class Counted:
    """Rules of a process, and its counter."""

    def __init__(self, game: str) -> None:
        self.rules = rules_of(game)
        self.fired = count_rules(self.rules.info.folder)


def _play(seed: int, shared: Counted, number: int) -> Counter[str]:
    shared.fired.clear()
    info = shared.rules.info
    setup, codes = mixed(info, number)
    plan = Plan(info.id, setup, codes, 1, seed, fixed=True)
    play_seating(plan, shared.rules, {code: bots.make(code) for code in set(codes)}, number, codes)
    return Counter(shared.fired)


def count_many(
    info: Info, games: int, seed: int, crew: Crew = ALONE, progress: Progress = no_progress
) -> Counter[str]:
    """How often each rule fired in so many games of mixed set-ups."""
    total: Counter[str] = Counter()
    with open_pool(partial(Counted, info.id), crew) as pool:
        collect(pool.each(partial(_play, seed), range(games)), total.update, progress)
    return total
