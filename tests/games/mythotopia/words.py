"""What the tests of Mythotopia share: playing lines in the record's words, asking what is offered and why not."""

from __future__ import annotations

from kronrat.games.mythotopia import GAME
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Why
from kronrat.kernel.log import parse
from kronrat.kernel.play import apply, asked, moves, play, roll, why_not
from kronrat.kernel.step import CHANCE

RED, BLUE, OCHRE, GREEN = 0, 1, 2, 3


def say(g: State, *lines: str) -> State:
    """Play lines as the record words them."""
    for text in lines:
        play(g, *parse(g, text))
    return g


def refused(g: State, line: str) -> Why | None:
    """Why a line, or the beginning of one, is refused."""
    return why_not(g, *parse(g, line))


def can(g: State, line: str) -> bool:
    return refused(g, line) is None


def offered(g: State, verb: str) -> set[str]:
    """The legal first words of a verb for whoever is asked."""
    step = g.stack[-1]
    for known in step.verbs():
        if known.name == verb:
            return {known.params[0].keys[value] for value in known.pick(g, step, step.seat, ())}
    raise ValueError(f"{step.name} knows no {verb}")


def verbs(g: State) -> set[str]:
    """The verbs that can be chosen now."""
    step = g.stack[-1]
    return {verb.name for verb in step.verbs() if verb.can(g, step, step.seat)}


def settled(seats: int, seed: int = 1, **options: str) -> State:
    """A game laid out by chance, secret choices made at random, at its first turn."""
    g = RULES.play.start(GAME.setup(seats, "", options))
    assert isinstance(g, State)
    dice = Dice(seed)
    while not isinstance(g.stack[-1], Turn):
        seat = asked(g)[0]
        legal = moves(g, seat) if seat != CHANCE else []
        move = roll(g, dice) if seat == CHANCE else legal[dice.below(len(legal))]
        apply(g, seat, move)
    return g


def chance(g: State, seed: int = 1) -> State:
    """Let chance answer until a seat is asked."""
    dice = Dice(seed)
    while g.stack and asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, dice))
    return g
