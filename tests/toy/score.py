"""A point for each region where you are, for every second coin, for each attack; the agenda at the end [score-1]."""

from __future__ import annotations

from kronrat.kernel.game import Item
from toy.state import REGIONS, State


def items(g: State, seat: int) -> list[Item]:
    """A seat's points; a kept agenda counts only when the game is over, so a score never gives it away."""
    regions = sum(g.holds(seat, region) for region in range(REGIONS))
    counted = [("regions", regions), ("coins", g.coins[seat] // 2), ("warfare", g.warfare[seat])]
    if not g.stack:
        counted.append(("agenda", agenda_points(g, seat)))
    return counted


def agenda_points(g: State, seat: int) -> int:
    """The first four agendas reward what they are named after; the others are worth two points."""
    troops = sum(g.troops[seat :: g.seats])
    worth = [sum(g.holds(seat, region) for region in range(REGIONS)), g.coins[seat], g.warfare[seat], troops]
    kept = g.kept[seat]
    return worth[kept] if kept < len(worth) else 2


def total(counted: list[Item]) -> int:
    return sum(points for _, points in counted)
