"""In the other process: advice for a seat and a judgement of a position, from what may be known there."""

from __future__ import annotations

import pickle
from functools import partial
from time import perf_counter

from kronrat.bots.advice import Counsel, Suggestion
from kronrat.bots.ismcts import LONGEST
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked
from kronrat.kernel.step import CHANCE
from kronrat.match.match import Line, spoken
from kronrat.server.show import log_line
from kronrat.server.thinking import interrupted, rebuild
from kronrat.server.wire import LogLine
from kronrat.server.wire_advice import Advised

SECONDS = 1.5
"""How long a piece of advice is thought about, unless it is interrupted."""
LATEST = 3.0
"""Seconds after which a busy machine answers with what it has."""
MOVES, TRIES = 2, 12
"""How much is tried in one position of the curve."""


def advise(game: str, dumped: bytes, seat: int, seed: int, slot: int) -> list[Advised]:
    """The best three moves of a seat that is asked. Interrupted, it tells what it has found so far."""
    rules = find(game)[0].rules()
    dice = Dice(seed)
    known = rules.resample(rebuild(game, pickle.loads(dumped)), seat, dice)
    counsel = Counsel(rules, known, seat, dice)
    counsel.stopped = partial(interrupted, slot)
    counsel.think(LONGEST, SECONDS, perf_counter() + LATEST)
    return [told(found, seat) for found in counsel.suggestions()]


def told(found: Suggestion, seat: int) -> Advised:
    """A suggestion in words; what the seat could not read in the log, it cannot read here."""
    g = found.drawn.clone()
    verb = g.stack[-1].verbs()[found.move[0]]
    refs = [domain.ref(value) for domain, value in zip(verb.params, found.move[1], strict=True)]
    lines: list[LogLine] = []
    for who, move in found.line:
        if who != CHANCE:
            line = Line(
                len(lines),
                who,
                log.line(g, who, move),
                "",
                log.readers(g, who, move),
                [],
                spoken(g, who, move),
            )
            lines.append(log_line(line, [], (seat,)))
        apply(g, who, move)
    chances = [round(chance, 4) for chance in found.chances]
    return Advised(verb.name, refs, chances, found.tried, lines)


def judge(game: str, dumped: list[bytes], seed: int) -> list[list[float]]:
    """Each seat's chance to win in some positions of a finished game: a small search for whoever is asked there."""
    rules = find(game)[0].rules()
    found = []
    for one in dumped:
        g = rebuild(game, pickle.loads(one))
        seat = asked(g)[0]
        chances = Counsel(rules, g, seat, Dice(seed)).glimpse(MOVES, TRIES)
        found.append([round(chance, 4) for chance in chances])
    return found
