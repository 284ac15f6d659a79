"""Tables that are played by numbers, compiled: who is asked, what may be chosen, what a seat knows, many at once.

A choice at the cursor is one number of a flat space (`rl.space` lays it out): a verb of a step, or a value of a domain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64, u8

from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice, dice_at
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.seats import MOST_SEATS
from kronrat.kernel.step import CHANCE, NO_ARGS, Args, ChanceStep, Core, Step, Together
from kronrat.parts.observation import ORDERS, RELATIVE, Observation, fill

NO_LIMIT: Final = 1 << 60


class Kind:
    """What a step is in numbers: its own, its verbs' first, where their arguments begin, where what it carries goes."""

    def __init__(
        self,
        step: type[Step],
        number: int,
        first_verb: int,
        arguments: list[list[int]],
        slots: list[int],
        seats: list[bool],
    ) -> None:
        self.sealed: Final = issubclass(step, Together)
        self.first: Final = 0 if issubclass(step, ChanceStep) else 1
        """Where what it carries begins in its plain data: after who is asked."""
        self.number: Final = number
        self.first_verb: Final = first_verb
        self.arguments: Final = arguments
        """Verb → argument → what is added to a value to make it a number of the flat space."""
        self.slots: Final = slots
        self.seats: Final = seats
        """Which of the values it carries are seats, seen from the observer."""


class Space:
    """The numbers of one game: of its choices and of its questions."""

    def __init__(
        self, kinds: dict[type, Kind], actions: int, carried: int, arity: int, most: int, automa: int
    ) -> None:
        self.kinds: Final = kinds
        self.actions: Final = actions
        self.carried: Final = carried
        self.arity: Final = arity
        self.most: Final = most
        self.automa: Final = automa
        """The seat that answers by rule, or one that never is."""
        self.question: Final = most + 1 + carried + 1 + arity
        """How many numbers tell who is asked what, and what is already chosen of a move."""


class Table:
    """One game in progress, played by numbers; chance answers by itself."""

    def __init__(self, space: Space, observation: Observation, g: Core, dice: Dice) -> None:
        self.space: Final = space
        self.observation: Final = observation
        self.cursor = Cursor(g)
        self.dice = dice
        self.choices: list[int] = []
        """What may be chosen now, as the cursor has it."""
        self.offset = 0
        """What makes them numbers of the flat space."""
        self.length = 0
        """How many choices of seats were made."""

    def begin(self, g: Core) -> None:
        self.cursor = Cursor(g)
        self.length = 0
        self.settle()

    def clone(self) -> Table:
        other = Table(self.space, self.observation, self.cursor.g, dice_at(self.dice.x))
        other.cursor = self.cursor.clone()
        other.choices, other.offset, other.length = self.choices, self.offset, self.length
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def settle(self) -> None:
        """Let chance and the automa answer until a seat is asked, and list what it may choose."""
        cursor = self.cursor
        automa = self.space.automa
        while True:
            seat = cursor.seat()
            if seat < CHANCE:
                self.choices = []
                return
            if seat == CHANCE:
                cursor.choose(cursor.drawn(cursor.choices(), self.dice))
            elif seat == automa:
                cursor.choose(cursor.choices()[0])
            else:
                self.list_choices()
                return

    def list_choices(self) -> None:
        """What the cursor offers, and what makes it numbers of the flat space."""
        cursor = self.cursor
        found = cursor.choices()
        self.choices = found if isinstance(found, list) else list(found)
        kind = self.space.kinds[type(cursor.g.stack[-1])]
        verb = cursor.verb
        if verb < 0:
            if len(kind.arguments) > 1 or not kind.arguments[0]:
                self.offset = kind.first_verb
                return
            verb = 0
        self.offset = kind.arguments[verb][len(cursor.args)]

    def seat(self) -> int:
        return self.cursor.seat()

    def over(self) -> bool:
        return not self.cursor.g.stack

    def legal(self) -> list[int]:
        """The numbers that may be chosen."""
        return [choice + self.offset for choice in self.choices]

    def choose(self, number: int) -> None:
        """Make a choice that was offered, and let chance answer what follows."""
        choice = number - self.offset
        if choice not in self.choices:
            raise Unreadable("action", f"{number} is none of the choices offered")
        self.take(choice)

    def take(self, choice: int) -> bool:
        """True when that completed a move; if not, nothing has happened yet and the same seat is asked on."""
        self.length += 1
        if self.cursor.choose(choice):
            self.settle()
            return True
        self.list_choices()
        return False

    def observe(self, me: int) -> bytes:
        """What a seat may know."""
        out = BytesWriter()
        self.write_question(me, out)
        self.observation.encode(self.cursor.g, me, out)
        return out.getvalue()

    def write_question(self, me: int, out: BytesWriter) -> None:
        """Who is asked; which step, and what it carries; and to who is asked itself, what it has chosen so far."""
        cursor, space = self.cursor, self.space
        g = cursor.g
        if not g.stack:
            fill(out, space.question)
            return
        f = g.stack[-1]
        kind = space.kinds[type(f)]
        carried = f.dump()
        first = kind.first
        if kind.sealed and isinstance(f, Together):
            for s in ORDERS[g.seats * MOST_SEATS + me]:
                write_i16_le(out, i16(f.waiting >> s & 1))
        else:
            for s in ORDERS[g.seats * MOST_SEATS + me]:
                write_i16_le(out, 1 if f.seat == s else 0)
        fill(out, space.most - g.seats)
        write_i16_le(out, i16(kind.number + 1))
        start = len(out)
        fill(out, space.carried + 1 + space.arity)
        for n in range(len(kind.slots)):
            value = carried[first + n] + 1
            if kind.seats[n]:
                value = RELATIVE[g.seats * MOST_SEATS + me] >> 4 * value & 15
            put(out, start + 2 * kind.slots[n], value)
        if f.seat == me and cursor.verb >= 0:
            at = start + 2 * space.carried
            put(out, at, kind.first_verb + cursor.verb + 1)
            offsets = kind.arguments[cursor.verb]
            for n in range(len(cursor.args)):
                put(out, at + 2 + 2 * n, offsets[n] + cursor.args[n] + 1)


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Write a number that is not negative over another one."""
    out[at] = u8(value & 255)
    out[at + 1] = u8(value >> 8)


class Batch:
    """Games stepped together. What comes of a step is left in the writers, row by row."""

    def __init__(
        self,
        tables: list[Table],
        start: Core,
        winners: Callable[[Any], list[int]],
        limit: int,
    ) -> None:
        self.tables: Final = tables
        self.start: Final = start
        self.winners: Final = winners
        self.limit: Final = limit or NO_LIMIT
        self.known = b""
        """What the seats that are asked know, row by row."""
        self.writer: Final = BytesWriter()
        self.legal: Final = BytesWriter()
        """What may be chosen: places in a flat array of rows."""
        self.many: Final = BytesWriter()
        """How many of these each row has."""
        self.seats: Final = BytesWriter()
        self.rewards: Final = BytesWriter()
        self.ended: Final = BytesWriter()
        """0 for a game that goes on, 1 for one that is over, 2 for one that was too long."""
        self.finished = 0
        self.cut = 0

    def reset(self) -> None:
        self.clear()
        out = self.writer
        for row in range(len(self.tables)):
            self.tables[row].begin(self.start.clone())
            self.look(row, out)
        self.known = out.getvalue()

    def clear(self) -> None:
        self.writer.truncate(0)  # it keeps its room, which is large
        self.legal.truncate(0)
        self.many.truncate(0)
        self.seats.truncate(0)
        self.rewards.truncate(0)
        self.ended.truncate(0)

    def look(self, row: int, out: BytesWriter) -> None:
        """What the seat that is asked knows and may choose."""
        table = self.tables[row]
        seat = self.ask(row, out)
        table.observation.encode(table.cursor.g, seat, out)

    def ask(self, row: int, out: BytesWriter) -> int:
        """Who is asked what, and what may be chosen."""
        table = self.tables[row]
        legal = self.legal
        seat = table.cursor.seat()
        table.write_question(seat, out)
        at: i64 = row * table.space.actions + table.offset
        for choice in table.choices:
            one: i64 = choice
            write_i32_le(legal, i32(at + one))
        write_i32_le(self.many, i32(len(table.choices)))
        write_i16_le(self.seats, i16(seat))
        return seat

    def step(self, actions: bytes) -> None:
        """One choice at every table; the caller has looked that they are legal. Whoever is done begins anew."""
        self.clear()
        out = self.writer
        before = self.known
        width = len(before) // len(self.tables)
        for row in range(len(self.tables)):
            table = self.tables[row]
            number = int(read_i32_le(actions, 4 * row))
            complete = table.take(number - table.offset)
            g = table.cursor.g
            if not g.stack:
                self.reward(g)
                self.ended.append(1)
                self.finished += 1
                table.begin(self.start.clone())
                self.look(row, out)
                continue
            fill(self.rewards, 2 * g.seats)  # a reward is as wide as two of the numbers
            if table.length >= self.limit:
                self.ended.append(2)
                self.cut += 1
                table.begin(self.start.clone())
                self.look(row, out)
                continue
            self.ended.append(0)
            if complete:
                self.look(row, out)
            else:  # nearly half of all choices: the game is as it was
                self.ask(row, out)
                out.write(before[row * width + 2 * table.space.question : (row + 1) * width])
        self.known = out.getvalue()

    def reward(self, g: Core) -> None:
        """The win, shared by those who win."""
        won = self.winners(g)
        for seat in range(g.seats):
            write_f32_le(self.rewards, 1.0 / len(won) if seat in won else 0.0)


def move_of(space: Space, f: Step, numbers: list[int]) -> tuple[int, Args]:
    """A whole move from the numbers of its choices, as the cursor asks for them."""
    kind = space.kinds[type(f)]
    verb = 0
    rest = numbers
    if len(kind.arguments) > 1 or not kind.arguments[0]:
        verb = numbers[0] - kind.first_verb
        rest = numbers[1:]
    args: Args = NO_ARGS
    for n in range(len(rest)):
        args = (*args, rest[n] - kind.arguments[verb][n])
    return verb, args


def numbers_of(space: Space, f: Step, move: tuple[int, Args]) -> list[int]:
    """The inverse of `move_of`."""
    kind = space.kinds[type(f)]
    verb, args = move
    numbers = [kind.arguments[verb][n] + args[n] for n in range(len(args))]
    if len(kind.arguments) > 1 or not kind.arguments[0]:
        return [kind.first_verb + verb, *numbers]
    return numbers
