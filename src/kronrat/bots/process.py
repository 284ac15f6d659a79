"""A bot in any language: a program that reads questions and writes answers, one JSON object a line (docs/bots.md)."""

from __future__ import annotations

import atexit
import os
import queue
import shlex
import subprocess
import tempfile
import threading
from contextlib import suppress
from time import perf_counter
from typing import IO, Any, Final

from msgspec import DecodeError
from msgspec.json import decode, encode

from kronrat.bots.bot import Bot
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move

LONGEST_ANSWER: Final = 30.0
"""Seconds a program may take for an answer where nobody sets a deadline."""
SECONDS_TO_END: Final = 1.0
"""Seconds a program has to end after its input was closed."""


class BotFailed(Unreadable):
    """A program that ended, was silent too long, or said what is no move."""

    def __init__(self, message: str) -> None:
        super().__init__("bot", message)


class NoSuchMove(BotFailed):
    """A program that answered, but with no legal move: it loses the game, as anybody who plays what is not allowed."""


class ProcessBot(Bot):
    """`stdio:COMMAND` asks a program. Whoever may name one may run anything here: no visitor of a server may."""

    def __init__(self, setting: str = "") -> None:
        super().__init__(setting)
        try:
            self.command = shlex.split(setting)
        except ValueError as error:
            raise Unreadable("bot", f"stdio takes a command, not {setting!r}: {error}") from None
        if not self.command:
            raise Unreadable("bot", "stdio takes a command, as in stdio:python3 my_bot.py")

    def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
        seconds = min(LONGEST_ANSWER, self.deadline - perf_counter())
        known = moves(g, seat)
        lines = [log.line(g, seat, move) for move in known]
        program = running(self.setting, self.command)
        try:
            return known[chosen(program.ask(question(rules, g, seat, lines, seconds), seconds), lines)]
        except NoSuchMove as illegal:  # another name than below: compiled, a name has one type
            raise NoSuchMove(f"bot {self.setting!r} {illegal}") from None
        except BotFailed as error:
            program.stop()
            RUNNING.pop(self.setting, None)
            raise BotFailed(f"bot {self.setting!r} {error}") from None


def question(rules: Rules, g: Core, seat: int, lines: list[str], seconds: float) -> dict[str, object]:
    """What a program is told: what everybody sees, what only its seat sees, what it may do, and how long it has."""
    return {
        "game": rules.info.id,
        "players": g.seats,
        "seat": seat,
        "step": g.stack[-1].name,
        "public": rules.play.public(g),
        "own": rules.play.own(g, seat),
        "moves": lines,
        "seconds": round(seconds, 3),
    }


def chosen(answer: Answer, lines: list[str]) -> int:
    """The number of the move that an answer names, by its number or by its line."""
    move = answer.move
    if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(lines):
        return move
    if isinstance(move, str) and move in lines:
        return lines.index(move)
    raise NoSuchMove(f"answered {shown(answer.line)}, which names none of its {len(lines)} moves")


class Answer:
    """A line that a program wrote: the question it answers, and the move it names, whatever that is."""

    def __init__(self, line: bytes) -> None:
        try:
            said: Any = decode(line)
        except (DecodeError, UnicodeDecodeError):
            raise BotFailed(f"answered {shown(line)}, which is no JSON") from None
        number = said.get("id") if isinstance(said, dict) else None
        if not isinstance(number, int) or isinstance(number, bool):
            raise BotFailed(f"answered {shown(line)}, which does not repeat the question's id")
        self.line = line
        self.id: int = number
        self.move: object = said.get("move")


def shown(answer: bytes) -> str:
    """An answer as quoted in an error: one line, not too long."""
    text = answer.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 80 else text[:80] + "…")


class Program:
    """A running program. Answers are read by a thread, so that waiting for one can end."""

    def __init__(self, command: list[str]) -> None:
        # standard error is a file and not a pipe: a program that writes much never has to wait until somebody reads it
        self.stderr: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.stderr
            )
        except OSError as error:
            raise BotFailed(f"cannot be started: {error.strerror or error}") from None
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.asked = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Pass every line on; an empty one means that the program has closed its output."""
        out = self.process.stdout
        assert out is not None
        while True:
            line = out.readline()
            self.lines.put(line)
            if not line:
                return

    def ask(self, question: dict[str, object], seconds: float) -> Answer:
        """Send a question with the next id and wait for the answer with the same; no other line is taken for it."""
        until = perf_counter() + seconds
        self.asked += 1
        given = self.process.stdin
        assert given is not None
        try:
            given.write(encode({"id": self.asked, **question}) + b"\n")
            given.flush()
        except OSError:
            raise BotFailed(self.how_it_ended()) from None
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - perf_counter()))
            except queue.Empty:
                raise BotFailed(f"did not answer within {seconds:.1f} seconds") from None
            if not line:
                raise BotFailed(self.how_it_ended())
            answer = Answer(line)
            if answer.id == self.asked:
                return answer
            if not 0 < answer.id < self.asked:
                raise BotFailed(f"answered {shown(line)}, but question {answer.id} was never asked")
            # a second or a late answer to an earlier question: that one is over

    def how_it_ended(self) -> str:
        """How it ended: the code, and the last line of its standard error."""
        try:
            code = self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return "closed its output and does not end"
        self.stderr.seek(0, os.SEEK_END)
        self.stderr.seek(max(0, self.stderr.tell() - 4000))
        said = self.stderr.read().decode("utf-8", "replace").strip().splitlines()
        return f"ended with code {code} instead of answering" + (f": {said[-1].strip()}" if said else "")

    def stop(self) -> None:
        """End the program: by closing its input, and if it does not listen, by force."""
        given = self.process.stdin
        assert given is not None
        with suppress(OSError):  # its end of the pipe may be closed already
            given.close()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


RUNNING: Final[dict[str, Program]] = {}
"""By command: a question tells everything, so one program answers for several seats, question after question."""


def running(name: str, command: list[str]) -> Program:
    """The program of this command, started if it is not there yet."""
    program = RUNNING.get(name)
    if program is None:
        try:
            program = RUNNING[name] = Program(command)
        except BotFailed as error:
            raise BotFailed(f"bot {name!r} {error}") from None
    return program


def stop_all() -> None:
    for program in RUNNING.values():
        program.stop()
    RUNNING.clear()


atexit.register(stop_all)
