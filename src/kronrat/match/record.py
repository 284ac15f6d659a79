"""The record: a text file with the header, one line a decision, and the opened seal. See docs/record.md."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, Setup, find
from kronrat.kernel.log import line
from kronrat.kernel.play import over, roll
from kronrat.kernel.step import CHANCE
from kronrat.match.dice import commitment
from kronrat.match.match import Match

MAGIC = "kronrat-record 1"


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
    head = [MAGIC, f"game {match.info.id}", f"version {match.info.version}"]
    if match.setup.edition:
        head.append(f"edition {match.setup.edition}")
    head.append(f"players {match.setup.seats}")
    head += [f"option {key}={value}" for key, value in match.setup.options.items()]
    head += [f"seat {i} {name}" for i, name in enumerate(seats or [])]
    if match.fork_at:
        head.append(f"fork {match.fork_at}")
    head.append(f"seal {match.commitment}")
    body = [f"{line.text} ~{line.digest}" for line in match.lines]
    foot = []
    if match.over if reveal is None else reveal:
        foot.append(f"seed {match.seed.hex()}")
    if match.over:
        foot.append(f"result {result(match)}")
    return "\n".join([*head, "", *body, "", *foot]) + "\n"


def result(match: Match) -> str:
    totals = [sum(points for _, points in items) for items in match.rules.scores(match.state)]
    winners = ",".join(str(seat) for seat in match.rules.winners(match.state))
    return f"{match.rules.ending(match.state)} winners={winners} scores={','.join(map(str, totals))}"


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


def replay(record: Record, until: int | None = None) -> Match:
    """Play a record's lines again: each must be legal and leave the state its digest names."""
    info = record.info()
    if record.version != info.version:
        raise Broken(
            -1, f"the record follows version {record.version} of the rules, this program has {info.version}"
        )
    setup = info.setup(record.setup.seats, record.setup.edition, record.setup.options)
    match = Match(info, setup, record.seed)
    match.fork_at = record.fork
    for number, (text, digest) in enumerate(record.lines[:until]):
        try:
            played = match.replay(text)
        except (Illegal, Unreadable) as error:
            raise Broken(number, str(error)) from error
        if played.digest != digest:
            raise Broken(
                number, f"the state after {text!r} has digest {played.digest}, the record says {digest}"
            )
    return match


def verify(record: Record) -> Match:
    """Everything `replay` checks, and the seal: the seed fits, and every chance line follows from it."""
    if record.seed is None:
        raise Broken(-1, "the seal is still closed: the game is not over or its seed was not revealed")
    if commitment(record.seed) != record.seal:
        raise Broken(-1, "the seed does not fit the seal that was published before the first move")
    match = replay(record)
    again = Match(match.info, match.setup, record.seed)
    for number, (text, _) in enumerate(record.lines):
        if again.asked() == [CHANCE] and number >= record.fork:
            rolled = line(again.state, CHANCE, roll(again.state, again.dice.at(number)))
            if rolled != text:
                raise Broken(number, f"chance says {rolled!r} by its seal, the record says {text!r}")
        again.replay(text)
    if record.result and over(match.state) and record.result != result(match):
        raise Broken(-1, f"the result is {result(match)!r}, the record says {record.result!r}")
    return match
