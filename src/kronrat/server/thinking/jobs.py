"""What runs in the other processes: a bot's move, advice for a seat, the chances in a position."""

from __future__ import annotations

import pickle
from functools import partial
from time import perf_counter

from kronrat import bots
from kronrat.bots.advice import Suggestion
from kronrat.bots.ismcts import MOST_ITERATIONS, IsmctsBot
from kronrat.bots.levels import Emperor
from kronrat.bots.turn_advice import adviser, chances_along
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info
from kronrat.kernel.play import apply, asked
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.match.match import line_of
from kronrat.server.tables.view import log_line
from kronrat.server.thinking.processes import NO_FLAG, interrupted
from kronrat.server.wire import Advised, LogLine

LONGEST_THOUGHT = 5.0
"""Seconds after which a searching bot must answer, whatever a table asked for: others wait for the same processes."""
A_LEVELS_THOUGHT = 1.0
AN_EMPERORS_THOUGHT = 4.0
"""Seconds of a core that a level has for a move, and the strongest; no setting gets a visitor's bot more."""
SECONDS = 1.5
"""How long a piece of advice is thought about, unless it is interrupted."""
LATEST = 3.0
"""Seconds after which a busy machine answers with what it has."""
MOVES, TRIES = 2, 12
"""How much is tried in one position of the curve where no network tells the chances."""


def load(games: list[Info]) -> None:
    """The rules of these games, before anybody waits for them."""
    for game in games:
        game.rules()


def choose_move(game: Info, pickled: bytes, seat: int, code: str, seed: int, flag: int) -> Move:
    """What the bot would do, knowing only what its seat may know."""
    rules = game.rules()
    dice = Dice(seed)
    known = rules.play.resample(pickle.loads(pickled), seat, dice)
    bot = bots.make(code)
    bot.deadline = perf_counter() + LONGEST_THOUGHT
    bot.stopped = partial(interrupted, flag)
    if isinstance(bot, IsmctsBot):  # whatever setting a visitor chose
        bot.seconds = min(bot.seconds, AN_EMPERORS_THOUGHT if isinstance(bot, Emperor) else A_LEVELS_THOUGHT)
    return bot.choose(rules, known, seat, dice)


def advise(game: Info, pickled: bytes, seat: int, seed: int, flag: int) -> list[Advised]:
    """The best three moves of a seat that is asked. Interrupted, it tells what it has found so far."""
    rules = game.rules()
    dice = Dice(seed)
    known = rules.play.resample(pickle.loads(pickled), seat, dice)
    search = adviser(rules, known, seat, dice)
    search.stopped = partial(interrupted, flag)
    search.advise(MOST_ITERATIONS, SECONDS, perf_counter() + LATEST)
    return [advised(found, seat) for found in search.suggestions()]


def advised(found: Suggestion, seat: int) -> Advised:
    """A suggestion in words; what the seat could not read in the log, it cannot read here."""
    g = found.drawn.clone()
    verb = g.stack[-1].verbs()[found.move[0]]
    refs = [domain.ref(value) for domain, value in zip(verb.params, found.move[1], strict=True)]
    lines: list[LogLine] = []
    for who, move in found.line:
        if who != CHANCE:
            lines.append(log_line(line_of(g, who, move, len(lines)), (seat,)))
        apply(g, who, move)
    rounded = [round(chance, 4) for chance in found.chances]
    return Advised(verb.name, refs, rounded, found.visits, lines)


def chances(game: Info, pickled: list[bytes], seed: int, _flag: int = NO_FLAG) -> list[list[float]]:
    """Each seat's chance to win in some positions of a finished game."""
    rules = game.rules()
    found = []
    for one in pickled:
        g: Core = pickle.loads(one)
        judged = chances_along(rules, g, asked(g)[0], Dice(seed), MOVES, TRIES)
        found.append([round(chance, 4) for chance in judged])
    return found
