"""The matrix of a rulebook: its paragraphs, the rules that say them, their code and tests, how often they fired."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kronrat.kernel.game import Info
from kronrat.lab.citations import folder_of, named_on, places, tests_citing

BESIDE = ("drawing/", "view.py", "laws.py")
"""Code of a game that no game runs: what is shown, who may see it, what tests hold."""
SHOWN = 3
"""So many pieces of code and tests are named in a cell; more are counted."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a rulebook in our own words; without rules, the reason why nothing is carried out."""

    chapter: str
    title: str
    rules: tuple[str, ...]
    not_executable: str = ""


@dataclass(frozen=True)
class Rulebook:
    name: str
    paragraphs: tuple[Paragraph, ...]


def data(info: Info) -> dict[str, object]:
    return tomllib.loads((folder_of(info.folder) / "text" / "rulebook.toml").read_text("utf-8"))


def rulebooks(info: Info) -> list[Rulebook]:
    """The rulebooks a game was made from, as its folder lists them."""
    found = []
    listed = data(info)["rulebook"]
    assert isinstance(listed, list)
    for book in listed:
        rows = [Paragraph(row[0], row[1], tuple(row[2].split()), *row[3:]) for row in book["paragraphs"]]
        found.append(Rulebook(book["name"], tuple(rows)))
    return found


def code_of(info: Info) -> dict[str, list[str]]:
    """Rule → the pieces of code that cite it."""
    found: dict[str, list[str]] = {}
    for place in places(info.folder):
        for rule in place.rules:
            found.setdefault(rule, []).append(f"{place.file}:{place.name}" if place.name else place.file)
    return found


def proofs_of(info: Info, folder: Path) -> dict[str, list[str]]:
    """Rule → the tests that cite it, or those that the game's list names for it."""
    found = tests_citing(folder)
    named = data(info).get("tests", {})
    assert isinstance(named, dict)
    for rule, tests in named.items():
        if rule not in found:
            found[rule] = tests.split()
    return found


def page_of(info: Info) -> dict[str, str]:
    """Rule → the heading of the English rules page it stands under."""
    return named_on((folder_of(info.folder) / "text" / "rules.en.md").read_text("utf-8"))


def outside_play(info: Info) -> dict[str, str]:
    """Rule → why no game can count it: it stands in tables, or it is drawn, told or checked beside the game."""
    found: dict[str, set[str]] = {}
    for place in places(info.folder):
        beside = place.file.startswith(BESIDE)
        why = "data" if not place.functions else "drawn" if beside else ""
        for rule in place.rules:
            found.setdefault(rule, set()).add(why)
    return {rule: " and ".join(sorted(reasons)) for rule, reasons in found.items() if "" not in reasons}


def cell(items: list[str]) -> str:
    unique = list(dict.fromkeys(items))
    more = f" +{len(unique) - SHOWN}" if len(unique) > SHOWN else ""
    return "<br>".join(f"`{item}`" for item in unique[:SHOWN]) + more


def matrix(info: Info, tests: Path, fired: Mapping[str, int], played: str) -> str:
    """The whole of it as Markdown."""
    code, tested, page, beside = code_of(info), proofs_of(info, tests), page_of(info), outside_play(info)
    lines = [f"# {info.title}: the rulebook, rule by rule", ""]
    lines += [
        f"Made by `kronrat lab rules {info.id}`. Paragraphs are named in our own words and stand in the order of the",
        "book; the texts we have show no page numbers. *Fired* is how often code that cites the rule ran, the search",
        f"for legal moves included, in {played}. Where it is 0, only the tests came there; *data* is read and",
        "not run, *drawn* is what the table shows or checks beside the game.",
        "",
    ]
    for book in rulebooks(info):
        done = [one for one in book.paragraphs if one.rules]
        lines += [f"## {book.name}", ""]
        lines += [f"{len(book.paragraphs)} paragraphs, {len(done)} of them carried out.", ""]
        lines += [
            "| chapter | paragraph | rule | code | test | on the page | fired |",
            "|---|---|---|---|---|---|---|",
        ]
        for one in book.paragraphs:
            if not one.rules:
                lines.append(
                    f"| {one.chapter} | {one.title} | – | not executable: {one.not_executable} | | | |"
                )
                continue
            cells = [
                "<br>".join(one.rules),
                cell([name for rule in one.rules for name in code.get(rule, [])]),
                cell([name for rule in one.rules for name in tested.get(rule, [])]),
                "<br>".join(dict.fromkeys(page.get(rule, "") for rule in one.rules)),
                "<br>".join(
                    f"{fired[rule]:,}" if fired.get(rule) else beside.get(rule, "0") for rule in one.rules
                ),
            ]
            lines.append(f"| {one.chapter} | {one.title} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)
