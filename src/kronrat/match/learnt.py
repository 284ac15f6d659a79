"""What a move showed its maker: whatever would look different had the hidden things been others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import apply, asked, roll, why_not
from kronrat.kernel.step import CHANCE, Core, Move

if TYPE_CHECKING:
    from kronrat.match.match import Line

TRIES = 40
"""States drawn from what the seat knew; the first that looks different after the move decides."""
MOST_TRIES, SECONDS = 400, 0.03
"""Where drawing is quick, more of them: what is rare is found out too."""


def learnt(rules: Rules, before: Core, seat: int, move: Move, dice: Dice, tries: int = TRIES) -> list[str]:
    """The parts of what a seat sees that its move made known; none if all of it could be foreseen.

    The seat knew `before` only as far as `resample` keeps it. The move is made in states drawn that way: if the seat
    then sees the same in all of them, the move told it nothing.
    """
    after = _seen_after(rules, before.clone(), seat, seat, move)
    for g in _drawn(rules, before, seat, dice, tries):
        drawn = _seen_after(rules, g, seat, seat, move)
        if drawn != after:
            return sorted(part for part in {*after, *drawn} if after.get(part) != drawn.get(part))
    return []


def _drawn(rules: Rules, before: Core, seat: int, dice: Dice, tries: int) -> Iterator[Core]:
    """States that differ in what the seat does not know."""
    end = perf_counter() + SECONDS
    for n in range(max(tries, MOST_TRIES)):
        if n >= tries and perf_counter() > end:
            break
        yield rules.play.resample(before, seat, dice)


def shown_along(
    rules: Rules, before: Core, seat: int, lines: Sequence[Line], dice: Dice, tries: int = TRIES
) -> int | None:
    """The first of these lines that showed the seat something it could not know; None if none did.

    They are a decision of the seat and what others answered. The same law as for one move: in states drawn from what
    the seat knew, all the lines must be possible, and look the same to it. What chance did out of the seat's sight is
    drawn anew, too.
    """
    true = _seen_along(rules, before.clone(), seat, lines, None)
    first = len(lines)
    for g in _drawn(rules, before, seat, dice, tries):
        drawn = _seen_along(rules, g, seat, lines[:first], dice)
        differs = (n for n in range(first) if n >= len(drawn) or drawn[n] != true[n])
        first = next(differs, first)
    return lines[first].number if first < len(lines) else None


def _seen_along(
    rules: Rules, g: Core, seat: int, lines: Sequence[Line], dice: Dice | None
) -> list[dict[str, object]]:
    """What the seat is shown after each line, as far as they are possible here; with dice chance rolls again."""
    seen = []
    for line in lines:
        move = line.move
        if dice is not None and line.seat == CHANCE:
            if asked(g) != [CHANCE]:
                break
            move = roll(g, dice)
        elif dice is not None and why_not(g, line.seat, move) is not None:
            break
        seen.append(_seen_after(rules, g, seat, line.seat, move))
    return seen


def _seen_after(rules: Rules, g: Core, seat: int, mover: int, move: Move) -> dict[str, object]:
    """Everything a seat is shown once the move is made, part by part."""
    g.events = []
    apply(g, mover, move)
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
