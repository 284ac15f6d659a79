"""What other packages add through entry points. One that is broken is skipped with one clear line, said once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from kronrat.kernel.errors import Unreadable

_said: set[str] = set()


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def is_ours(point: EntryPoint) -> bool:
    """Whether an entry point names a part of this package, whatever package says so."""
    return point.module.partition(".")[0] == "kronrat" and package_of(point) == "kronrat"


def reason(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]


def skip(point: EntryPoint, why: str) -> None:
    line = f"kronrat: {point.group} {point.name!r} of the package {package_of(point)} is skipped: {why}"
    if line not in _said:
        _said.add(line)
        print(line, file=sys.stderr)


def imported(module: str, what: str) -> Any:
    """A module of a game from anywhere, which may fail in any way."""
    try:
        return import_module(module)
    except Exception as error:
        raise Unreadable("game", f"{what} cannot be loaded: {reason(error)}") from error


def fits(thing: Any) -> str:
    return ""


def loaded(group: str, kind: type, unfit: Callable[[Any], str] = fits) -> list[tuple[EntryPoint, Any]]:
    """Every entry point of a group that can be loaded and is what it should be; the first of a name counts."""
    found: dict[str, tuple[EntryPoint, Any]] = {}
    # ours first, so that nobody takes the name of a game or bot that is known
    for point in sorted(entry_points(group=group), key=lambda point: not is_ours(point)):
        if point.name in found:
            if found[point.name][0].value != point.value:
                skip(point, "there is one of that name already")
            continue
        try:
            thing = point.load()
        except Exception as error:  # whatever a stranger's module does while it is imported
            skip(point, reason(error))
            continue
        if isinstance(thing, kind) or (isinstance(thing, type) and issubclass(thing, kind)):
            why = unfit(thing)
        else:
            why = f"{point.value} is no {kind.__name__}"
        if why:
            skip(point, why)
        else:
            found[point.name] = point, thing
    return list(found.values())
