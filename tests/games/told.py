"""What a game told of its own accord, in the words of a record."""

from __future__ import annotations

from kronrat.kernel.step import Core


def told(g: Core) -> list[str]:
    """`["income red 3"]`: the events noted since `g.events` was set to an empty list."""
    return [
        " ".join([event.name, *(domain.key(word) for domain, word in zip(event.params, args, strict=True))])
        for event, args in g.events or []
    ]
