"""What goes over the wire about what a bot thinks: advice, the chances along a game, playing on from one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kronrat.server.wire import Id, LogLine, NewSeat


class Fork(Struct):
    """Play on from a position of a finished game: after its first `number` lines, with these at the table."""

    number: Id
    seats: Annotated[list[NewSeat], Meta(max_length=16)]


class Advised(Struct, omit_defaults=True):
    """A move a bot would think of: each seat's estimated chance to win after it, how often the search tried it, and
    how the game could go on (the first line is the move itself; what this seat could not read is hidden). Against an
    opponent by rule no chances are told."""

    verb: str
    words: list[str]
    chances: list[float]
    tried: int
    lines: list[LogLine]


class Advice(Struct):
    """What a bot would do in a seat's place, its own choice first."""

    seat: int
    moves: list[Advised]


class TurningPoint(Struct):
    """A decision after which the chances were others: the line, who decided, and the chances before and after it."""

    number: int
    seat: int
    before: list[float]
    after: list[float]


class Curve(Struct):
    """Each seat's chance to win along a finished game: `points` are (lines so far, chances), as far as it is judged."""

    done: int
    total: int
    points: list[tuple[int, list[float]]]
    turns: list[TurningPoint]
