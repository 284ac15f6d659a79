"""A record from elsewhere, on its way to become a table: checked to its last digest and die, its points counted."""

from __future__ import annotations

from dataclasses import dataclass

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.step import CHANCE
from kronrat.match import record
from kronrat.match.match import Line, Match
from kronrat.server.tables.view import counted

LONGEST_SEED = 32


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
    if told.seed is not None and len(told.seed) > LONGEST_SEED:
        raise Unreadable("bad-header", f"a seed has at most {LONGEST_SEED} bytes")
    if told.fork == len(told.lines):
        raise Unreadable(
            "bad-header", f"{told.fork} lines of {len(told.lines)} cannot come from another game"
        )
    try:
        match = record.verify(told, ScoreCounter())
    except record.Broken as error:
        raise Unreadable("broken-record", str(error)) from error
    if not match.over:
        raise Unreadable("unfinished-record", "the record stops before the end of the game")
    names = told.seats[: match.setup.seats]
    return Imported(match, names + [""] * (match.setup.seats - len(names)))


class ScoreCounter:
    """Every seat's points as everybody could count them after each move, as a running table keeps them."""

    def __init__(self) -> None:
        self._begun = False  # what chance lays out before anybody moves is not counted

    def __call__(self, match: Match, line: Line) -> None:
        self._begun = self._begun or line.seat != CHANCE
        if self._begun and match.asked() != [CHANCE]:
            rules = match.rules
            line.scores = counted(rules.drawing.scene(rules.play.public(match.state)))
