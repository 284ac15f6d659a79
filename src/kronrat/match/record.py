"""The record: a text file with the header, one line a decision, and the opened seal. See docs/record.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.log import line
from kronrat.kernel.play import roll
from kronrat.kernel.step import CHANCE, Core
from kronrat.match.dice import commitment
from kronrat.match.match import Line, Match

MAGIC = "kronrat-record 1"

Follow = Callable[[Match, Line], None]
"""Told of every line right after it was played and found to be right: whoever counts along needs no second pass."""


class Broken(Exception):
    """A record that does not verify: which line, and why."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line >= 0 else message)
        self.line = line


@dataclass
class Record:
    """What a file says, before anybody believes it."""

    game: str
    version: int
    setup: Setup
    seal: str
    seats: list[str] = field(default_factory=list)
    lines: list[tuple[str, str]] = field(default_factory=list)
    seed: bytes | None = None
    result: str = ""
    fork: int = 0

    def info(self) -> Info:
        return find(self.game)[0]


def write(match: Match, seats: list[str] | None = None, reveal: bool | None = None) -> str:
    """The record of a match; the seal is opened when the game is over (or `reveal` says so)."""
    record = Record(match.info.id, match.info.version, match.setup, match.commitment, seats or [])
    record.fork = match.fork_at
    record.lines = [(line.text, line.digest) for line in match.lines]
    if match.over if reveal is None else reveal:
        record.seed = match.seed
    if match.over:
        record.result = result(match.rules, match.state)
    return to_text(record)


def to_text(record: Record) -> str:
    """The file: the inverse of `read`."""
    head = [MAGIC, f"game {record.game}", f"version {record.version}"]
    if record.setup.edition:
        head.append(f"edition {record.setup.edition}")
    head.append(f"players {record.setup.seats}")
    head += [f"option {key}={value}" for key, value in record.setup.options.items()]
    head += [f"seat {i} {name}" for i, name in enumerate(record.seats)]
    if record.fork:
        head.append(f"fork {record.fork}")
    head.append(f"seal {record.seal}")
    body = [f"{text} ~{digest}" for text, digest in record.lines]
    foot = []
    if record.seed is not None:
        foot.append(f"seed {record.seed.hex()}")
    if record.result:
        foot.append(f"result {record.result}")
    return "\n".join([*head, "", *body, "", *foot]) + "\n"


def result(rules: Rules, g: Core) -> str:
    """How a game ended, who won and with how many points, in one line."""
    totals = [sum(points for _, points in items) for items in rules.play.scores(g)]
    winners = ",".join(str(seat) for seat in rules.play.winners(g))
    return f"{rules.play.ending(g)} winners={winners} scores={','.join(map(str, totals))}"


def read(text: str) -> Record:
    """Parse a file; only its form is judged."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != MAGIC:
        raise Unreadable("no-record", f"not a record: the first line is not '{MAGIC}'")
    heads: dict[str, list[str]] = {}
    lines: list[tuple[str, str]] = []
    for row in rows[1:]:
        if not row.strip():
            continue
        words, tilde, digest = row.partition(" ~")
        if tilde:
            lines.append((words.strip(), digest.strip()))
        else:
            key, _, value = row.partition(" ")
            heads.setdefault(key, []).append(value.strip())
    try:
        setup = Setup(
            int(heads["players"][0]),
            heads.get("edition", [""])[0],
            dict(_pair(option) for option in heads.get("option", [])),
        )
        seats = [seat.partition(" ")[2] for seat in heads.get("seat", [])]
        record = Record(heads["game"][0], int(heads["version"][0]), setup, heads["seal"][0], seats, lines)
        record.fork = int(heads.get("fork", ["0"])[0])
        if "seed" in heads:
            record.seed = bytes.fromhex(heads["seed"][0])
    except (KeyError, ValueError) as error:
        raise Unreadable("bad-header", f"the record's header is incomplete or unreadable: {error}") from error
    record.result = heads.get("result", [""])[0]
    return record


def _pair(option: str) -> tuple[str, str]:
    key, equals, value = option.partition("=")
    if not equals:
        raise ValueError(f"option {option!r} has no value")
    return key, value


def replay(record: Record, until: int | None = None, follow: Follow | None = None) -> Match:
    """Play a record's lines again: each must be legal and leave the state its digest names."""
    match = _before_the_first_line(record)
    for number in range(len(record.lines[:until])):
        _play_line(record, match, number, follow)
    return match


def verify(record: Record, follow: Follow | None = None) -> Match:
    """Everything `replay` checks, and the seal: the seed fits, and every chance line follows from it."""
    if record.seed is None:
        raise Broken(-1, "the seal is still closed: the game is not over or its seed was not revealed")
    if commitment(record.seed) != record.seal:
        raise Broken(-1, "the seed does not fit the seal that was published before the first move")
    match = _before_the_first_line(record)
    for number, (text, _) in enumerate(record.lines):
        rolled = _rolled(match, number) if number >= record.fork else None
        _play_line(record, match, number, follow)
        if rolled is not None and rolled != text:
            raise Broken(number, f"chance says {rolled!r} by its seal, the record says {text!r}")
    if record.result and match.over and record.result != result(match.rules, match.state):
        raise Broken(
            -1, f"the result is {result(match.rules, match.state)!r}, the record says {record.result!r}"
        )
    return match


def _before_the_first_line(record: Record) -> Match:
    info = record.info()
    if record.version != info.version:
        raise Broken(
            -1, f"the record follows version {record.version} of the rules, this program has {info.version}"
        )
    setup = info.setup(record.setup.seats, record.setup.edition, record.setup.options)
    match = Match(info, setup, record.seed)
    match.fork_at = record.fork
    return match


def _rolled(match: Match, number: int) -> str | None:
    """What the sealed dice answer here, as a line; None where a seat is asked."""
    if match.asked() != [CHANCE]:
        return None
    return line(match.state, CHANCE, roll(match.state, match.dice.at(number)))


def _play_line(record: Record, match: Match, number: int, follow: Follow | None) -> None:
    text, digest = record.lines[number]
    try:
        played = match.replay(text)
    except (Illegal, Unreadable) as error:
        raise Broken(number, str(error)) from error
    if played.digest != digest:
        raise Broken(number, f"the state after {text!r} has digest {played.digest}, the record says {digest}")
    if follow is not None:
        follow(match, played)
