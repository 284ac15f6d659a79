"""The public names: what `import kronrat` gives, and what stays as it is while `API_VERSION` does.

A whole game in four lines:

>>> import kronrat
>>> match = kronrat.start("loewenherz", players=2, seed=1)
>>> while not match.over:
...     _ = kronrat.play(match, kronrat.choose(match, "random"))
>>> kronrat.result(match)["ending"]
'deck'

Moves are the words of the record: `0:place-castle.place d7` is seat 0, at the step `place-castle`, doing `place` with
the field d7. Everything below goes through the same gate as the table in the browser; nothing else changes a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kronrat import bots
from kronrat.bots.bot import Bot
from kronrat.bots.gate import judged
from kronrat.kernel import log
from kronrat.kernel import play as gate
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Illegal, Unreadable, Why
from kronrat.kernel.game import Info, find, games
from kronrat.match import record
from kronrat.match.dice import seed_from
from kronrat.match.match import Line, Match

API_VERSION = 1
"""Counts up when one of these names changes what it takes or gives."""

__all__ = [
    "API_VERSION",
    "Bot",
    "Illegal",
    "Info",
    "Match",
    "Unreadable",
    "Why",
    "choose",
    "legal_moves",
    "list_bots",
    "list_games",
    "play",
    "read_record",
    "result",
    "simulate",
    "start",
    "verify_record",
    "why_not",
    "write_record",
]


def list_games() -> dict[str, Info]:
    """Every game by its id, with title, player counts, editions and options.

    >>> list_games()["loewenherz"].seats
    (2, 4)
    """
    return games()


def list_bots() -> list[str]:
    """The names of the bots; some take more after a colon (`ismcts:800`).

    >>> "squire" in list_bots()
    True
    """
    return bots.known()


def start(
    game: str, players: int = 2, seed: int | None = None, options: Mapping[str, str] | None = None
) -> Match:
    """A new match of GAME or GAME/EDITION. The same seed gives the same dice; without one they are fresh.

    >>> match = start("rurik/de", players=3, seed=7)
    >>> match.setup.edition, match.asked()
    ('de', [0])
    >>> start("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    kronrat.kernel.errors.Unreadable: there is no game 'chess'; there are ...
    """
    info, edition = find(game)
    setup = info.setup(players, edition, dict(options or {}))
    return Match.start(info, setup, None if seed is None else seed_from(seed, 0))


def legal_moves(match: Match, seat: int | None = None) -> list[str]:
    """Every legal move of a seat (the first that is asked, if left out), in the words of the record.

    >>> match = start("rus", seed=1)
    >>> match.asked(), legal_moves(match)[0]
    ([1], '1:start-troop.place l1')
    >>> legal_moves(match, seat=0)  # it is not asked
    []
    """
    g = match.state
    whose = _asked(match) if seat is None else seat
    return [log.line(g, whose, move) for move in gate.moves(g, whose)]


def why_not(match: Match, move: str) -> Why | None:
    """Why a move is refused, with the rule that says so; None if it is legal.

    >>> match = start("rus", seed=1)
    >>> why_not(match, legal_moves(match)[0]) is None
    True
    >>> why_not(match, "0:start-troop.place l1").code
    'not-asked'
    """
    seat, read = log.parse(match.state, move)
    try:
        gate.check(match.state, seat, read)
    except Illegal as error:
        return error.why
    return None


def play(match: Match, move: str) -> list[Line]:
    """Make a move, then whatever chance answers; the new lines. A refused move raises `Illegal` and changes nothing.

    >>> match = start("loewenherz", seed=1)
    >>> [line.seat for line in play(match, legal_moves(match)[0])][:1]
    [1]
    """
    return match.play(*log.parse(match.state, move))


def choose(match: Match, bot: str | Bot = "squire", seat: int | None = None, seed: int | None = None) -> str:
    """What a bot would do for a seat, knowing only what that seat may know; nothing is played.

    >>> match = start("loewenherz", seed=1)
    >>> choose(match, "page") in legal_moves(match)
    True
    """
    whose = _asked(match) if seat is None else seat
    player = bots.make(bot) if isinstance(bot, str) else bot
    number = len(match.lines) * 8 + whose if seed is None else seed
    move = judged(player, match.rules, match.state, whose, Dice(number))
    return log.line(match.state, whose, move)


def result(match: Match) -> dict[str, Any]:
    """Points by item for each seat; when it is over, who won and how it ended.

    >>> sorted(result(start("rus", seed=1)))
    ['ending', 'points', 'winners']
    """
    rules, g = match.rules.play, match.state
    return {
        "points": [dict(items) for items in rules.scores(g)],
        "winners": rules.winners(g) if match.over else [],
        "ending": rules.ending(g) if match.over else "",
    }


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    games: int = 10,
    players: int = 2,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Many games between bots, counted: wins, points, endings. The same call gives the same games.

    >>> figures = simulate("rus", bots=["page", "random"], games=2, options={"limit": "8"})
    >>> figures["games"], figures["illegal"]
    (2, {})
    """
    from kronrat.lab.pool import Crew  # only now: a match needs no laboratory
    from kronrat.lab.sim import Plan
    from kronrat.lab.sim import simulate as run

    info, edition = find(game)
    setup = info.setup(players, edition, dict(options or {}))
    return run(Plan(info.id, setup, tuple(bots), games, seed), Crew(jobs)).figures()


def write_record(match: Match) -> str:
    """The game as text: enough to play it again anywhere, and to check every die when it is over.

    >>> write_record(start("loewenherz", seed=1)).splitlines()[0]
    'kronrat-record 1'
    """
    return record.write(match)


def read_record(text: str) -> Match:
    """A match from its record.

    >>> match = start("loewenherz", seed=1)
    >>> len(read_record(write_record(match)).lines) == len(match.lines)
    True
    """
    return record.replay(record.read(text))


def verify_record(text: str) -> Match:
    """A match from the record of a finished game, checked: every line legal, every digest right, every die sealed."""
    return record.verify(record.read(text))


def _asked(match: Match) -> int:
    if match.over:
        raise Unreadable("over", "the game is over: nobody is asked")
    return match.asked()[0]
