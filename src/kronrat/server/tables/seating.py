"""Who sits where at a table: people, bots by their codes, seats that answer by rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from kronrat import bots
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Setup
from kronrat.server.refusal import Refusal
from kronrat.server.store.stored import StoredSeat
from kronrat.server.wire import LONGEST_NAME, Kind, NewSeat, SeatInfo

LONGEST_BOT = 64


class Seating:
    """Turns what somebody wants, or a record tells, into seats; knows which bots can be had here."""

    def __init__(self, programs: dict[str, str]) -> None:
        self._programs = programs

    def bots(self) -> list[str]:
        """The codes of the bots one can seat: the registered ones, and this server's own programs."""
        return [*bots.known(), *self._programs]

    def bot_code(self, code: str) -> str:
        """A bot's code, if such a bot can be had here. A visitor may name a bot, never a command."""
        if code in self._programs:
            return code
        if len(code) > LONGEST_BOT or not code.isascii():
            raise Refusal(400, "bot", f"a bot's code has at most {LONGEST_BOT} signs")
        if code.partition(":")[0] == bots.AUTOMA:
            raise Refusal(400, "bot", "an automa sits where a game for one says, and nowhere else")
        try:
            bots.registered(code)
        except (Unreadable, ValueError, KeyError) as error:
            known = ", ".join(self.bots())
            raise Refusal(400, "bot", f"there is no bot {code!r}; there are {known}") from error
        return code

    def wanted(self, info: Info, setup: Setup, seats: list[NewSeat], browser: str) -> list[StoredSeat]:
        """The seats of a new table as somebody asked for them."""
        return distinct(_with_automa(info, setup, lambda n: self._wanted(seats[n], browser)))

    def recorded(self, info: Info, setup: Setup, names: list[str], browser: str) -> list[StoredSeat]:
        """The seats as a record tells them; the browser that opened it has those of its people."""
        return _with_automa(info, setup, lambda n: self._recorded(names[n], browser))

    def _wanted(self, seat: NewSeat, browser: str) -> StoredSeat:
        if seat.kind == "bot":
            return StoredSeat("bot", plain_name(seat.name), self.bot_code(seat.bot))
        if seat.bot:
            raise Refusal(400, "bot", f"a seat for a {seat.kind} seat names no bot")
        return StoredSeat(seat.kind, plain_name(seat.name), "", browser if seat.kind == "person" else None)

    def _recorded(self, name: str, browser: str) -> StoredSeat:
        """A bot by its code, a person by name, or just somebody."""
        try:
            return StoredSeat("bot", "", self.bot_code(name))
        except Refusal:  # no bot of this server has that name, so it is a person's
            nobody = name in get_args(Kind)
            return StoredSeat("person", "" if nobody else plain_name(name)[:LONGEST_NAME], "", browser)


def _with_automa(info: Info, setup: Setup, seated: Callable[[int], StoredSeat]) -> list[StoredSeat]:
    """Who sits where; a seat that answers by rule is nobody's, whatever was asked for."""
    automa = info.automa(setup.options)
    by_rule = StoredSeat("bot", "", bots.AUTOMA)
    return [by_rule if n == automa else seated(n) for n in range(setup.seats)]


def distinct(seats: list[StoredSeat]) -> list[StoredSeat]:
    """No two people of a table go by the same name: a number tells them apart."""
    for n, seat in enumerate(seats):
        if seat.kind == "person":
            seat.name = free_name(seat.name, seats[:n])
    return seats


def free_name(name: str, others: list[StoredSeat]) -> str:
    taken = {other.name.casefold() for other in others if other.name}
    if not name or name.casefold() not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, 99))
    return next(one for one in numbered if one.casefold() not in taken)


def plain_name(name: str) -> str:
    """A name fit for one line of a record: no control characters, no spaces around it."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def seat_infos(seats: list[StoredSeat], browser: str) -> list[SeatInfo]:
    """Who sits where; `mine` for the seats of this browser."""
    return [
        SeatInfo(seat.kind, seat.name, seat.bot, bool(browser) and seat.browser == browser) for seat in seats
    ]


def record_names(seats: list[StoredSeat]) -> list[str]:
    """Who sat where, as a record tells it."""
    return [seat.name or seat.bot or seat.kind for seat in seats]
