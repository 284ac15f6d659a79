"""`kronrat new-game`: a package with a small game that runs at once, to change into one's own."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from pathlib import Path

import click

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import games

FILES = {
    "pyproject.toml": "pyproject.toml",
    "setup.py": "setup.py",
    "README.md": "README.md",
    "src/{package}/__init__.py": "init.py",
    "src/{package}/game.py": "game.py",
    "src/{package}/why.py": "why.py",
    "src/{package}/drawing/__init__.py": "",
    "src/{package}/drawing/board.svg": "board.svg",
    "src/{package}/text/__init__.py": "",
    "src/{package}/text/en.ftl": "en.ftl",
    "src/{package}/text/de.ftl": "de.ftl",
    "src/{package}/text/rules.en.md": "rules.en.md",
    "src/{package}/text/rules.de.md": "rules.de.md",
    "tests/test_{package}.py": "test.py",
}
"""Where a file is written -> its template; an empty one marks a package whose data is installed."""


@click.command("new-game")
@click.argument("name")
@click.option("--title", help="What the game is called.  [default: the name, capitalised]")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write, new or empty.  [default: ./NAME]",
)
def new_game(name: str, title: str | None, into: Path | None) -> None:
    """Write a package with a small game that runs at once.

    It has a board, texts in two languages, tests, hints for bots; change it into your own game step by step.
    """
    folder = write(name, title or name.replace("-", " ").capitalize(), into or Path(name))
    click.echo(f"Wrote {folder}. Go on with:\n")
    click.echo(f"  {Path(sys.executable).name} -m pip install -e '{folder}[test]'")
    click.echo(f"  kronrat play {name}")
    click.echo(f"  {Path(sys.executable).name} -m pytest {folder}")


def write(name: str, title: str, folder: Path) -> Path:
    """Write the package; the folder must be new or empty."""
    package = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or keyword.iskeyword(package):
        raise Unreadable("name", f"a game's name is small letters, digits and hyphens, not {name!r}")
    if name in games() or package in sys.stdlib_module_names or package == "kronrat":
        raise Unreadable("name", f"there is something called {name!r} already; choose another name")
    if not title.isprintable() or any(sign in title for sign in '"\\{}<>&'):
        raise Unreadable("title", f"a title has no quotation marks, braces or backslashes: {title!r}")
    if folder.exists() and any(folder.iterdir()):
        raise Unreadable("folder", f"{folder} is there already and not empty")
    words = {"name": name, "package": package, "title": title, "class": package.title().replace("_", "")}
    for path, template in FILES.items():
        file = folder / path.format(package=package)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled(template, words), encoding="utf-8")
    return folder


def filled(template: str, words: dict[str, str]) -> str:
    if not template:
        return ""
    text = files("kronrat.cli").joinpath("templates", f"{template}.tmpl").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: words[found[1]], text)
