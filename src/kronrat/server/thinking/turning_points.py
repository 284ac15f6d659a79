"""Where a game turned: the decisions after which the chances were others than before."""

from __future__ import annotations

from kronrat.match.match import Line
from kronrat.server.wire import TurningPoint

MOST = 5
SWING = 0.08
"""A chance that changes by less is hardly more than the roughness of the estimate."""
LEAST = 0.04
"""The largest swing of a game is told even if it is small, unless it is as small as this."""
APART = 6
"""Judged positions between two turning points: one swing is told once."""
AROUND = 3
"""Judged positions before and after a decision whose means are compared: a single estimate is rough."""
Points = list[tuple[int, list[float]]]


def turning_points(points: Points, lines: list[Line]) -> list[TurningPoint]:
    """The decisions around which some seat's chance changed most, in the order of the game."""
    found = [around(points, at, lines) for at in range(len(points) - 1)]
    order = sorted(range(len(found)), key=lambda at: (-swing(found[at]), -step(points, at), at))
    chosen: list[int] = []
    for at in order:
        if swing(found[at]) < (SWING if chosen else LEAST) or len(chosen) == MOST:
            break
        if all(abs(at - other) >= APART for other in chosen):
            chosen.append(at)
    return [found[at] for at in sorted(chosen)]


def around(points: Points, at: int, lines: list[Line]) -> TurningPoint:
    """The chances up to the decision at a judged position, and after it."""
    number = points[at][0]
    before = mean([chances for _, chances in points[max(0, at + 1 - AROUND) : at + 1]])
    after = mean([chances for _, chances in points[at + 1 : at + 1 + AROUND]])
    return TurningPoint(number, lines[number].seat, before, after)


def mean(some: list[list[float]]) -> list[float]:
    return [round(sum(chances) / len(some), 4) for chances in zip(*some, strict=True)]


def swing(turn: TurningPoint) -> float:
    """By how much the chance changed that changed most."""
    return max(abs(then - now) for then, now in zip(turn.before, turn.after, strict=True))


def step(points: Points, at: int) -> float:
    """The change from this very position to the next."""
    return max(abs(then - now) for then, now in zip(points[at][1], points[at + 1][1], strict=True))
