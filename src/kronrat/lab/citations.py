"""Where a game's code cites its rules: `[move-3]` in a docstring or a comment, and what runs when that rule does.

A citation in a function's docstring or body belongs to the function, one of a module to all its functions. One in the
docstring of a class belongs to the method that carries it out (a verb's `do`, a step's `run`); where there is none, to
all its methods.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

ID = r"[a-z]+(?:-[a-z]+)*-\d+"
CITED = re.compile(rf"\[({ID}(?:, {ID})*)\]")
NAMED = re.compile(rf"\(({ID})\)")
CARRIED_OUT = ("do", "run")
SHOWN = "examples.py"
"""Positions to look at: what they cite they show, and do not carry out."""


def cited_in(text: str) -> list[str]:
    """The rules that a text cites, each once, in order."""
    return list(dict.fromkeys(rule for group in CITED.findall(text) for rule in group.split(", ")))


@dataclass(frozen=True)
class Place:
    """A piece of code that cites rules; `functions` are those that carry them out, by qualified name."""

    file: str
    name: str
    rules: tuple[str, ...]
    functions: tuple[str, ...]


def folder_of(package: str) -> Path:
    return Path(str(files(package)))


def places(package: str) -> list[Place]:
    """Every piece of a game's code that cites rules."""
    folder = folder_of(package)
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")):
        if file.name != SHOWN:
            found += _places_in(file.relative_to(folder).as_posix(), file.read_text("utf-8"))
    return found


def _places_in(file: str, source: str) -> Iterator[Place]:
    tree = ast.parse(source)
    lines = source.splitlines()
    inside = list(_definitions(tree, ""))
    functions = tuple(name for name, node in inside if isinstance(node, ast.FunctionDef))
    taken: set[int] = set()
    # the innermost definition comes last, and a line belongs to it
    for name, node in reversed(inside):
        own = set(range(node.lineno, (node.end_lineno or node.lineno) + 1)) - taken
        taken |= own
        rules = cited_in("\n".join(lines[number - 1] for number in sorted(own)))
        if rules:
            own_ones = [one for one in functions if one == name or one.startswith(f"{name}.")]
            carried = [one for one in own_ones if one.removeprefix(f"{name}.") in CARRIED_OUT]
            yield Place(file, name, tuple(rules), tuple(carried or own_ones or functions))
    rest = [line for number, line in enumerate(lines, 1) if number not in taken]
    if rules := cited_in("\n".join(rest)):
        yield Place(file, "", tuple(rules), functions)


def _definitions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    """Classes, their methods and functions, outer ones before inner ones; functions in functions belong to these."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield prefix + child.name, child
            yield from _definitions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child


def named_on(page: str) -> dict[str, str]:
    """The rules that a rules page names, in order, with the heading each stands under."""
    found: dict[str, str] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        for rule in NAMED.findall(line):
            found.setdefault(rule, heading)
    return found


def tests_citing(folder: Path) -> dict[str, list[str]]:
    """The tests that cite a rule: in themselves, or in the file as a whole if no test of it does."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("test_*.py")):
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for name, node in _definitions(ast.parse(source), ""):
            if not name.rpartition(".")[2].startswith("test_"):
                continue
            above = node.lineno - 1 - len(node.decorator_list)
            for rule in cited_in("\n".join(lines[max(0, above) : node.end_lineno])):
                found.setdefault(rule, []).append(f"{file.name}::{name}")
    return found
