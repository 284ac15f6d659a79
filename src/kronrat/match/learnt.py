"""What a move showed its maker: whatever would look different had the hidden things been others."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asked
from kronrat.kernel.step import Core, Move

TRIES = 40
"""States drawn from what the seat knew; the first that looks different after the move decides."""
MOST_TRIES, SECONDS = 400, 0.03
"""Where drawing is quick, more of them: what is rare is found out too."""


def learnt(rules: Rules, before: Core, seat: int, move: Move, dice: Dice, tries: int = TRIES) -> list[str]:
    """The parts of what a seat sees that its move made known; none if all of it could be foreseen.

    The seat knew `before` only as far as `resample` keeps it. The move is made in states drawn that way: if the seat
    then sees the same in all of them, the move told it nothing.
    """
    after = _seen_after(rules, before.clone(), seat, move)
    end = perf_counter() + SECONDS
    for n in range(max(tries, MOST_TRIES)):
        if n >= tries and perf_counter() > end:
            break
        drawn = _seen_after(rules, rules.play.resample(before, seat, dice), seat, move)
        if drawn != after:
            return sorted(part for part in {*after, *drawn} if after.get(part) != drawn.get(part))
    return []


def _seen_after(rules: Rules, g: Core, seat: int, move: Move) -> dict[str, object]:
    """Everything a seat is shown once the move is made, part by part."""
    g.events = []
    apply(g, seat, move)
    told = [(event.name, args) for event, args in g.events]
    g.events = None
    step = g.stack[-1] if g.stack else None
    return {
        "who is asked": asked(g),
        "what is asked": (step.name, step.dump()) if step is not None and step.names else step and step.name,
        "events": told,
        **_parts(rules.play.public(g)),
        **_parts(rules.play.own(g, seat)),
    }


def _parts(view: object) -> dict[str, Any]:
    plain = msgspec.to_builtins(view)
    return {str(key): value for key, value in plain.items()} if isinstance(plain, dict) else {"view": plain}
