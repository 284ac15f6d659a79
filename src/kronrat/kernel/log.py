"""Moves as words and back: `2:turn.play A07`, chance as `*`. And the digest of a state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from msgspec.msgpack import Encoder

from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.step import CHANCE, EVERYBODY, NO_ARGS, AnyVerb, Args, Core, Move

HIDDEN = "?"
#: MessagePack writes an int in exactly one way, ten times faster than repr
PACK: Final = Encoder()


def line(g: Core, seat: int, move: Move) -> str:
    """What the record says of a move about to be made."""
    f = g.stack[-1]
    verb = f.verbs()[move[0]]
    words = [f"{'*' if seat == CHANCE else seat}:{f.name}.{verb.name}"]
    for n in range(len(move[1])):
        words.append(verb.params[n].keys[move[1][n]])
    return " ".join(words)


Words = dict[str, str | int]
"""Words by role: numbers, and drawing ids of what has a name in the reader's language."""


def words_of(roles: list[str], domains: list[Domain], values: Args) -> Words:
    """What texts are told of some values."""
    return {roles[n]: domains[n].word(values[n]) for n in range(len(roles))}


def readers(g: Core, seat: int, move: Move) -> int:
    """Mask of the seats that may read the arguments; the mover always may."""
    f = g.stack[-1]
    mask = f.verbs()[move[0]].seen_by(g, f, seat, move[1])
    return mask if mask == EVERYBODY or seat < 0 else mask | 1 << seat


def parse(g: Core, text: str) -> tuple[int, Move]:
    """Read a line in the state before it.  Only words are judged here, not legality."""
    words = text.split()
    head = words[0] if words else ""
    who, colon, rest = head.partition(":")
    step, dot, name = rest.partition(".")
    if not colon or not dot or not (who == "*" or who.isdecimal()):
        raise Unreadable("no-line", f"{text!r} does not read like '0:step.verb word …'")
    if who != "*" and (len(who) > 3 or int(who) >= g.seats):
        raise Unreadable("no-seat", f"{head[:40]!r}: there are {g.seats} seats, numbered from 0")
    if not g.stack:
        raise Unreadable("game-over", f"{text!r} comes after the end of the game")
    f = g.stack[-1]
    if step != f.name:
        raise Unreadable("other-step", f"{text!r} answers {step!r}, but {f.name!r} is asked")
    verbs = f.verbs()
    for i in range(len(verbs)):
        if verbs[i].name == name:
            return (CHANCE if who == "*" else int(who)), (i, arguments(verbs[i], words[1:]))
    raise Unreadable("unknown-verb", f"{f.name!r} knows no {name!r}")


def arguments(verb: AnyVerb, words: list[str]) -> Args:
    """Read the words of a move or of the beginning of one."""
    if len(words) > len(verb.params):
        raise Unreadable("too-many-words", f"{verb.name!r} takes {len(verb.params)} words, not {len(words)}")
    args: Args = NO_ARGS
    for n in range(len(words)):
        args = (*args, verb.params[n].parse(words[n]))
    return args


Dumped = tuple[list[tuple[str, Args]], int, list[Any]]
"""A state as plain data: the stack's steps by name, the number of seats, the fields."""


def dump(g: Core) -> Dumped:
    """The whole state as plain data."""
    return [(step.name, step.dump()) for step in g.stack], g.seats, g.dump()


def digest(g: Core) -> str:
    """Eight hex digits that two equal states share."""
    data = dump(g)
    try:
        written = PACK.encode(data)
    except OverflowError:  # a mask of more than 64 bits: slower, and just as definite
        written = repr(data).encode()
    return blake2b(written, digest_size=4).hexdigest()
