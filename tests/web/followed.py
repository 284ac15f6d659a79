"""A recorded game that goes on before one's eyes: what a seat is told move by move, without waiting for anybody."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from kronrat.kernel.step import CHANCE
from kronrat.server.tables.view import log_line, raw_stage
from kronrat.server.wire import Push

from .staged import Staged

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Followed(Staged):
    """One seat looks on all the time; `go_on` tells it what the others did."""

    def sit(self, page: Page, seat: int, number: int) -> None:
        """The page before a line, as this seat sees it."""
        self.attach(page)
        self.number, self.seat = number, seat
        self.rev += 1
        page.goto(page.url.partition("/table/")[0].rstrip("/") + "/table/staged")
        page.wait_for_function(f"() => document.querySelector('.table')?.dataset.rev === '{self.rev}'")

    def go_on(self, moves: int = 1) -> None:
        """The next moves of the record, each in a message of its own with what chance answered."""
        for _ in range(moves):
            first = self.number
            lines = self.match.lines
            self.number += 1
            while self.number < len(lines) and lines[self.number].seat == CHANCE:
                self.number += 1
            self.rev += 1
            view = self._view(self.number)
            told = [log_line(line, self.seats, self.match.rules) for line in lines[first : self.number]]
            self._send(Push(self.rev, view.position(self.seats), told, first, raw_stage(view.stage())))

    def others(self, seat: int, moves: int, after: int = 0) -> int:
        """The first line from which on this many decisions in a row are those of others."""
        lines = self.match.lines
        decided = [n for n in self.decisions() if n >= after]
        for before, start in pairwise(decided):
            if lines[before].seat == seat != lines[start].seat:
                mine = next((n for n in decided if n > start and lines[n].seat == seat), len(lines))
                if sum(start <= n < mine for n in decided) >= moves:
                    return start
        raise AssertionError(f"nowhere {moves} moves of others in a row")
