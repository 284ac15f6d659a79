"""Positions to think about, and rules whose hints are changed for a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kronrat.bots.random import any_move
from kronrat.games.loewenherz.drawing.position import Position
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE, Core
from kronrat.parts.hints import hints_of


def in_play(rules: Rules, seats: int, decisions: int, seed: int = 3, **options: str) -> Core:
    """A position after so many random decisions, or the last before the end of a short game."""
    dice = Dice(seed)
    g: Core = rules.play.start(rules.info.setup(seats, "", options))
    last = g
    while g.stack and decisions >= 0:
        seat = asked(g)[0]
        if seat != CHANCE:
            last = g.clone()
            decisions -= 1
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))
    return last


def ended(rules: Rules, seats: int, seed: int = 3) -> Core:
    dice = Dice(seed)
    g: Core = rules.play.start(rules.info.setup(seats))
    while g.stack:
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))
    return g


def with_hints(rules: Rules, **changed: Any) -> Rules:
    """The same game with other hints."""
    return replace(rules, hints=replace(hints_of(rules), **changed))


def one_border_from_winning() -> Core:
    """Löwenherz: red needs one border to reach the king, everything else gives the turn away."""
    position = Position(3).land(village="d5:g7", city="d8", forest="a1").castle("red", "d4", "e4")
    position.fence("d4:g8").castle("red", "a2", "a3").fence("a1:b3", gaps="b3-b4")
    position.castle("blue", "k9", "k10").castle("ochre", "k2", "k3").ducats(9, 9, 9)
    position.hand(0, "A06 A07 A08").hand(1, "A01 A02 A03").hand(2, "A04 A05 A09")
    return position.turn(0)
