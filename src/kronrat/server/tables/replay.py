"""A table's lines played again, each to the digest that was written down with it."""

from __future__ import annotations

import asyncio

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info
from kronrat.match.match import Match
from kronrat.server.store.stored import StoredTable

LINES_AT_A_TIME = 40
"""Lines replayed before other tables get their turn on the event loop."""


class Differs(Exception):
    """Under these rules the table is another one: from which line on (-1: from its set-up), and how."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line >= 0 else message)
        self.line = line


async def replayed(info: Info, stored: StoredTable) -> Match:
    """The match that a table's lines tell under a game's rules."""
    number = -1
    try:
        match = Match(info, info.setup(len(stored.seats), stored.edition, stored.options), stored.seed)
        match.fork_at = stored.fork
        match.training = stored.training
        match.add(stored.entropy)
        for line in stored.lines:
            number = line.number
            played = match.replay(line.text)
            if played.digest != line.digest:
                raise Differs(number, f"{line.text!r} leads elsewhere than it did")
            played.scores = line.scores
            if number % LINES_AT_A_TIME == 0:
                await asyncio.sleep(0)
        if match.over != stored.over:
            raise Differs(number, "the game ends elsewhere than it did")
    except (Illegal, Unreadable) as error:
        raise Differs(number, str(error)) from error
    return match
