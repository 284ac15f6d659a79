"""Sealed choices that several seats answer side by side, and that nobody needs to be asked twice."""

from __future__ import annotations

from kronrat.kernel.step import Core, Step, Together


def still_asked(before: Step | None, depth: int, seat: int, g: Core) -> bool:
    """Is the sealed choice that this seat has just answered still asked, of the others?"""
    if len(g.stack) != depth or not isinstance(before, Together):
        return False
    now = g.stack[-1]
    return (
        isinstance(now, Together)
        and now.name == before.name
        and now.waiting == before.left(seat)
        and now.dump()[1:] == before.dump()[1:]
    )
