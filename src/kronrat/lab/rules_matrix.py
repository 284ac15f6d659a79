"""The matrix of a rulebook: its paragraphs, the rules that say them, their code and tests, how often they fired."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kronrat.kernel.game import Info
from kronrat.lab.citations import folder_of, named_on, places, tests_citing
from kronrat.lab.fired import SQUIRES_EVERY, Fired

BESIDE = ("drawing/", "view.py", "laws.py")
"""Code of a game that no game runs: what is shown, who may see it, what tests hold."""
TABLES = "data.py"
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


def never_fires(info: Info) -> dict[str, str]:
    """Rule → why bots do not come there, as the game's list says."""
    named = data(info).get("unfired", {})
    assert isinstance(named, dict)
    return named


def page_of(info: Info) -> dict[str, str]:
    """Rule → the heading of the English rules page it stands under."""
    return named_on((folder_of(info.folder) / "text" / "rules.en.md").read_text("utf-8"))


def outside_play(info: Info) -> dict[str, str]:
    """Rule → why no game can count it: it stands in tables, or it is drawn, told or checked beside the game."""
    found: dict[str, set[str]] = {}
    for place in places(info.folder):
        beside = place.file.startswith(BESIDE)
        why = "data" if not place.functions or place.file == TABLES else "drawn" if beside else ""
        for rule in place.rules:
            found.setdefault(rule, set()).add(why)
    return {rule: " and ".join(sorted(reasons)) for rule, reasons in found.items() if "" not in reasons}


def cell(items: list[str]) -> str:
    unique = list(dict.fromkeys(items))
    more = f" +{len(unique) - SHOWN}" if len(unique) > SHOWN else ""
    return "<br>".join(f"`{item}`" for item in unique[:SHOWN]) + more


def count_of(rule: str, fired: Fired, reasons: Mapping[str, str]) -> str:
    if fired.times[rule]:
        return f"{fired.times[rule]:,} in {fired.games_with[rule]:,}"
    return reasons.get(rule, "0")


def matrix(info: Info, tests: Path, fired: Fired) -> str:
    """The whole of it as Markdown."""
    code, page, tested = code_of(info), page_of(info), tests_citing(tests)
    reasons = outside_play(info) | never_fires(info)
    lines = [f"# {info.title}: the rulebook, rule by rule", ""]
    lines += [
        f"Made by `kronrat lab rules {info.id}`. Paragraphs are named in our own words and stand in the order of the",
        "book; the texts we have show no page numbers. *Test* names tests that cite the rule because they assert",
        "it; that a test merely runs its code is not enough to stand here.",
        "",
        "*Fired* is how often code that cites the rule ran, and in how many games, of",
        f"{fired.games:,} (seed {fired.seed}) with every number of players, edition and option. Of {SQUIRES_EVERY}",
        f"games {SQUIRES_EVERY - 2} were played at random, one by squires, one by random, page and squire mixed.",
        "Counted is what was done: each move judged and carried out once, not what bots looked at. *data* is read",
        "and not run, *drawn* is what the table shows or checks beside the game; where another reason stands, no",
        "counted move came there.",
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
                "<br>".join(count_of(rule, fired, reasons) for rule in one.rules),
            ]
            lines.append(f"| {one.chapter} | {one.title} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)
