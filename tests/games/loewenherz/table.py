"""How the tests of Löwenherz speak with a position: in the words of a record."""

from __future__ import annotations

from kronrat.games.loewenherz.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.log import parse
from kronrat.kernel.play import play, why_not
from kronrat.kernel.step import Step

RED, BLUE, OCHRE = 0, 1, 2


def say(g: State, *lines: str) -> State:
    """Play lines as the record words them."""
    for text in lines:
        play(g, *parse(g, text))
    return g


def refused(g: State, line: str) -> Why | None:
    return why_not(g, *parse(g, line))


def ask(g: State, step: Step) -> State:
    """Put a question on top of what is asked."""
    g.push(step)
    return g
