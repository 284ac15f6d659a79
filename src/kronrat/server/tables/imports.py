"""A record from elsewhere, on its way to become a table: checked to its last digest and die, its points counted."""

from __future__ import annotations

from dataclasses import dataclass

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import apply, asked
from kronrat.kernel.step import CHANCE
from kronrat.match import record
from kronrat.match.match import Match
from kronrat.server.tables.view import counted


@dataclass(frozen=True)
class Imported:
    """A game that was played and is over, and who its record says sat where."""

    match: Match
    names: list[str]


def checked(text: str) -> Imported:
    """Believe a record only if it verifies and its game is over: before, it holds secrets of those who play it."""
    told = record.read(text)
    version = told.info().version
    if told.version != version:
        raise Unreadable(
            "other-rules",
            f"the record follows version {told.version} of the rules, this server has {version}",
        )
    if not 0 <= told.fork <= len(told.lines):
        raise Unreadable(
            "bad-header", f"{told.fork} lines of {len(told.lines)} cannot come from another game"
        )
    try:
        match = record.verify(told)
    except record.Broken as error:
        raise Unreadable("broken-record", str(error)) from error
    if not match.over:
        raise Unreadable("unfinished-record", "the record stops before the end of the game")
    names = told.seats[: match.setup.seats]
    count_scores(match)
    return Imported(match, names + [""] * (match.setup.seats - len(names)))


def count_scores(match: Match) -> None:
    """Every seat's points as everybody could count them after each move, as a running table keeps them."""
    rules = match.rules
    g = rules.play.start(match.setup)
    begun = False  # what chance lays out before anybody moves is not counted
    for line in match.lines:
        apply(g, line.seat, line.move)
        begun = begun or line.seat != CHANCE
        if begun and (not g.stack or asked(g) != [CHANCE]):
            line.scores = counted(rules.drawing.scene(rules.play.public(g)))
