"""The record: a text file with the header, one line a decision, and the opened seal. See docs/record.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.log import line
from kronrat.kernel.play import roll
from kronrat.kernel.step import CHANCE, Core
from kronrat.match.dice import Contribution, commitment, read_entropy
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
    added: list[Contribution] = field(default_factory=list)
    training: bool = False
    """Played for training: decisions may have been taken back after something hidden was seen."""

    def info(self) -> Info:
        return find(self.game)[0]


def write(match: Match, seats: list[str] | None = None, reveal: bool | None = None) -> str:
    """The record of a match; the seal is opened when the game is over (or `reveal` says so)."""
    record = Record(match.info.id, match.info.version, match.setup, match.commitment, seats or [])
    record.fork = match.fork_at
    record.added = match.added
    record.training = match.training
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
    if record.training:
        head.append("training yes")
    head.append(f"seal {record.seal}")
    head += [f"entropy {one.seat} {one.line} {one.entropy.hex()}" for one in record.added]
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
        record.training = heads.get("training", ["no"])[0] == "yes"
        if "seed" in heads:
            record.seed = bytes.fromhex(heads["seed"][0])
        record.added = [
            _contribution(entropy, setup.seats, len(lines)) for entropy in heads.get("entropy", [])
        ]
    except (KeyError, ValueError) as error:
        raise Unreadable("bad-header", f"the record's header is incomplete or unreadable: {error}") from error
    if not 0 <= record.fork <= len(lines):
        raise Unreadable("bad-header", f"{record.fork} lines of {len(lines)} cannot come from another game")
    record.result = heads.get("result", [""])[0]
    return record


def _contribution(text: str, seats: int, lines: int) -> Contribution:
    seat, line, entropy = text.split(" ")
    one = Contribution(int(seat), int(line), read_entropy(entropy))
    if not (0 <= one.seat < seats and 0 <= one.line <= lines):
        raise ValueError(f"no seat or line for entropy {text!r}")
    return one


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


@dataclass
class Verdict:
    """What a record proves, each for itself; a reason stands for what it does not."""

    match: Match | None = None
    legal: str = ""
    """Every line is a move that the rules allow."""
    digests: str = ""
    """Every line led where the record says."""
    dice: str = ""
    """The seed fits the seal, and every chance line of the game follows from it."""
    complete: str = ""
    """The game is over, and ended as the record says."""
    entropy: int = 0
    """So many contributions of players were in the dice before any seat decided."""

    @property
    def holds(self) -> bool:
        return not (self.legal or self.digests or self.dice or self.complete)


def judge(record: Record) -> Verdict:
    """Everything that a record claims, judged apart."""
    verdict = Verdict(dice=_why_no_seal(record))
    match = verdict.match = _before_the_first_line(record)
    if record.fork:
        verdict.dice = verdict.dice or (
            f"the first {record.fork} of {len(record.lines)} lines come from another game, under another seal"
        )
    decided = len(record.lines)
    for number, (text, digest) in enumerate(record.lines):
        rolled = None if verdict.dice or number < record.fork else _rolled(match, number)
        try:
            played = match.replay(text)
        except (Illegal, Unreadable) as error:
            verdict.legal = f"line {number}: {error}"
            break
        if played.seat != CHANCE:
            decided = min(decided, number)
        if played.digest != digest and not verdict.digests:
            verdict.digests = f"line {number}: the digest is {played.digest}, the record says {digest[:40]}"
        if rolled is not None and rolled != text:
            verdict.dice = f"line {number}: chance says {rolled!r} by its seal, the record says {text!r}"
    verdict.entropy = sum(one.line <= decided for one in record.added)
    verdict.complete = _why_not_complete(record, match)
    return verdict


def _why_no_seal(record: Record) -> str:
    if record.seed is None:
        return "the seal is still closed: the game is not over or its seed was not revealed"
    if commitment(record.seed) != record.seal:
        return "the seed does not fit the seal that was published before the first move"
    return ""


def _why_not_complete(record: Record, match: Match) -> str:
    if not match.over:
        return (
            "the game is not over, yet the record tells a result" if record.result else "the game is not over"
        )
    ended = result(match.rules, match.state)
    if record.result != ended:
        return f"the result is {ended!r}, the record says {record.result[:200]!r}"
    return ""


def verify(record: Record, follow: Follow | None = None) -> Match:
    """Everything `replay` checks, and the seal: the seed fits, and every chance line follows from it."""
    if why := _why_no_seal(record):
        raise Broken(-1, why)
    match = _before_the_first_line(record)
    for number, (text, _) in enumerate(record.lines):
        rolled = _rolled(match, number) if number >= record.fork else None
        _play_line(record, match, number, follow)
        if rolled is not None and rolled != text:
            raise Broken(number, f"chance says {rolled!r} by its seal, the record says {text!r}")
    if (record.result or match.over) and (why := _why_not_complete(record, match)):
        raise Broken(-1, why)
    return match


def _before_the_first_line(record: Record) -> Match:
    info = record.info()
    if record.version != info.version:
        raise Broken(
            -1, f"the record follows version {record.version} of the rules, this program has {info.version}"
        )
    setup = info.setup(record.setup.seats, record.setup.edition, record.setup.options)
    match = Match(info, setup, record.seed)
    match.add(record.added)
    match.fork_at = record.fork
    match.training = record.training
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
