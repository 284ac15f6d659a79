"""What a game told of its own accord, in the words of a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kronrat.kernel.step import Core

Cases = Mapping[Callable[[], Any], list[str]]
"""Something that happens, and what is told of it."""


def told(g: Core) -> list[str]:
    """`["income red 3"]`: the events noted since `g.events` was set to an empty list."""
    return [
        " ".join([event.name, *(domain.key(word) for domain, word in zip(event.params, args, strict=True))])
        for event, args in g.events or []
    ]


def each_of(cases: Cases) -> pytest.MarkDecorator:
    """A test of every case, called as what happens in it."""
    called = [happens.__name__ for happens in cases]
    return pytest.mark.parametrize(("happens", "events"), cases.items(), ids=called)


def names_in(cases: Cases) -> set[str]:
    """The events that are told in some case."""
    return {line.split()[0] for events in cases.values() for line in events}
