"""Which code plays: whether it is compiled, and a fingerprint that changes with anything that could change a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from kronrat.bots.network_file import FOLDER
from kronrat.kernel import game as registry
from kronrat.kernel import log

PLAYING = ("kernel", "parts", "match", "bots", "lab")
"""The packages that every game is played by."""


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(log.__file__).endswith(".py")


def rules_versions(games: Sequence[str]) -> str:
    """As in `loewenherz 3, rurik 7`."""
    return ", ".join(f"{game} {registry.find(game)[0].version}" for game in games)


@cache
def fingerprint(games: tuple[str, ...], networks: bool = True) -> str:
    """Of the sources and data by which these games and their bots are played, compiled or not.

    Whoever learns goes by networks of its own: without those beside the games, keeping one does not end other runs.
    """
    home = Path(__file__).parents[1]
    folders = [home / name for name in PLAYING]
    for game in games:
        try:
            spec = find_spec(registry.find(game)[0].folder)
        except ModuleNotFoundError:  # whoever loads its rules says so in better words
            continue
        folders += [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    whole = sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".json") and (networks or file.parent.name != FOLDER):
                whole.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()[:16]
