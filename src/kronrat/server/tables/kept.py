"""Copies of games' rules from before they changed, so that running games end by the rules they began with.

A copy is a package of its own (`kronrat_kept_GAME_FINGERPRINT`) in a folder of the operator's: the game's sources with
their imports turned to the copy. It runs interpreted, beside the present rules, in the same process.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module, invalidate_caches
from importlib.resources import files
from pathlib import Path

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info

PREFIX = "kronrat_kept_"
ABOUT = "kept.json"
MOVED = """

from dataclasses import replace as _replace  # noqa: E402

{name} = _replace({name}, folder=__name__)
"""
"""The end of a copy's `__init__.py`: its entry names the copy, not what it was copied from."""
NOT_RULES = ("bots", "drawing")
"""Rooms of a game that decide nothing about what a move does."""
log = logging.getLogger(__name__)


@lru_cache(maxsize=64)
def fingerprint(info: Info) -> str:
    """Twelve signs for the sources of a game's rules: another line in them, another fingerprint."""
    if info.folder.startswith(PREFIX):
        return info.folder.rpartition("_")[2]
    folder = Path(str(files(info.folder)))
    digest = blake2b(digest_size=6)
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if inside.parts[0] not in NOT_RULES:
            digest.update(
                f"{inside.as_posix()}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n") + b"\0"
            )
    return digest.hexdigest()


@dataclass(frozen=True)
class About:
    """What a copy says of itself."""

    game: str
    version: int
    rules: str
    name: str
    """The package's variable that holds its `Info`."""


class Kept:
    """The folder with the copies."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # at the end, so that nothing in the folder takes the name of anything else; bots' processes are told too
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
        self._loaded: dict[str, Info] = {}

    def keep(self, infos: Iterable[Info]) -> list[str]:
        """Copy the rules that are not kept yet; the packages that were made."""
        return [package for info in infos if (package := self._keep(info))]

    def _keep(self, info: Info) -> str:
        package = _package(info)
        name = _variable(info)
        if (self.folder / package / ABOUT).is_file() or info.folder.startswith(PREFIX) or not name:
            return ""
        source, made, target = (
            Path(str(files(info.folder))),
            self.folder / f".{package}",
            self.folder / package,
        )
        try:
            shutil.rmtree(made, ignore_errors=True)
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.pyc", "__pycache__")
            shutil.copytree(source, made, ignore=ignored)
            for path in made.rglob("*.py"):
                path.write_text(turned(path.read_text("utf-8"), info.folder, package), encoding="utf-8")
            with (made / "__init__.py").open("a", encoding="utf-8") as written:
                written.write(MOVED.format(name=name))
            about = {"game": info.id, "version": info.version, "rules": fingerprint(info), "name": name}
            (made / ABOUT).write_text(json.dumps(about), encoding="utf-8")
            made.rename(target)
        except OSError as error:
            # another process that starts beside this one may have been faster
            if not (target / ABOUT).is_file():
                log.warning("the rules of %s cannot be kept in %s: %s", info.id, self.folder, error)
            shutil.rmtree(made, ignore_errors=True)
            return ""
        return package

    def find(self, game: str, rules: str, version: int) -> Info | None:
        """The rules that a table names: by fingerprint, or by version where a table is older than fingerprints."""
        for path in sorted(self.folder.glob(f"{PREFIX}*/{ABOUT}")):
            about = About(**json.loads(path.read_text("utf-8")))
            if about.game == game and (about.rules == rules if rules else about.version == version):
                return self._load(path.parent.name, about)
        return None

    def _load(self, package: str, about: About) -> Info:
        if package not in self._loaded:
            invalidate_caches()
            try:
                info = getattr(import_module(package), about.name)
                info.rules()
            except Exception as error:  # kept long ago: what it imports may be gone by now
                raise Unreadable("kept", f"the kept rules {package} cannot be loaded: {error}") from error
            self._loaded[package] = info
        return self._loaded[package]


def _package(info: Info) -> str:
    return f"{PREFIX}{re.sub(r'[^a-z0-9]', '_', info.id.lower())}_{fingerprint(info)}"


def _variable(info: Info) -> str:
    """Where a game's package holds its entry; empty if it is not in the package itself."""
    found = vars(import_module(info.folder)).items()
    return next((name for name, value in found if value is info), "")


def turned(text: str, old: str, new: str) -> str:
    """A module's source with what it says of its own package turned to another package."""
    name = re.escape(old)
    text = re.sub(rf"(?m)^(\s*from\s+){name}(?=[.\s])", rf"\g<1>{new}", text)
    text = re.sub(rf"(?m)^(\s*import\s+){name}(?=\.)", rf"\g<1>{new}", text)
    text = re.sub(rf"(?m)^(\s*import\s+){name}\s*$", rf"\g<1>{new} as {old.partition('.')[0]}", text)
    if "." in old:  # a dotted name in a string can be nothing else
        text = re.sub(rf"([\"']){name}(?=[.\"'])", rf"\g<1>{new}", text)
    return text
