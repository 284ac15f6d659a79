"""Where a game turned: the decisions after which the chances were others than before."""

from __future__ import annotations

from kronrat.kernel.step import CHANCE
from kronrat.match.match import Line
from kronrat.server.wire_advice import TurningPoint

MOST = 5
SWING = 0.12
"""A chance that changes by less is noise."""
APART = 4
"""Judged positions between two turning points: one swing is told once."""
Points = list[tuple[int, list[float]]]


def turning_points(points: Points, lines: list[Line]) -> list[TurningPoint]:
    """The largest swings of any seat's chance between one judged position and the next, in the order of the game."""
    swings = [swing(points[at][1], points[at + 1][1]) for at in range(len(points) - 1)]
    chosen: list[int] = []
    for at in sorted(range(len(swings)), key=lambda at: (-swings[at], at)):
        if swings[at] < SWING or len(chosen) == MOST:
            break
        if all(abs(at - other) >= APART for other in chosen) and lines[points[at][0]].seat != CHANCE:
            chosen.append(at)
    return [
        TurningPoint(points[at][0], lines[points[at][0]].seat, points[at][1], points[at + 1][1])
        for at in sorted(chosen)
    ]


def swing(before: list[float], after: list[float]) -> float:
    return max(abs(then - now) for then, now in zip(before, after, strict=True))
