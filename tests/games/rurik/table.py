"""What these tests share: say lines, ask why not, count."""

from __future__ import annotations

from kronrat.games.rurik.data import GOOD, GOODS, REGION, SCHEME_CARD, SEATS, STRUCTURE
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.log import parse
from kronrat.kernel.play import asked, moves, play, why_not
from kronrat.kernel.step import CHANCE

RED, BLUE, OCHRE, GREEN = range(4)
EDITIONS = ["en", "de"]

__all__ = ["BLUE", "CHANCE", "EDITIONS", "GREEN", "OCHRE", "RED", "asked", "moves"]


def say(g: State, *lines: str) -> State:
    """Play lines as a record has them; every law must hold after each."""
    for text in lines:
        play(g, *parse(g, text))
        assert RULES.play.laws(g) == []
    return g


def refused(g: State, line: str) -> Why | None:
    return why_not(g, *parse(g, line))


def step(g: State) -> str:
    """The name of the pending question."""
    return g.stack[-1].name


def points(g: State) -> int:
    """The points left in the pending step."""
    return g.stack[-1].dump()[1]


def troops(g: State, seat: int, region: str) -> int:
    return g.troops[REGION.parse(region) * SEATS + seat]


def leader_at(g: State, seat: int) -> str:
    return REGION.key(g.leader_at[seat])


def goods(g: State, seat: int) -> dict[str, int]:
    held = {key: g.hold[seat * GOODS + i] for i, key in enumerate(GOOD.keys)}
    return {key: number for key, number in held.items() if number}


def hand(g: State, seat: int) -> list[str]:
    return [key for i, key in enumerate(SCHEME_CARD.keys) if g.schemes.hands[seat] >> i & 1]


def stands(g: State, seat: int, structure: str, region: str) -> bool:
    return g.has(seat, STRUCTURE.parse(structure), REGION.parse(region))


def offered(g: State, seat: int) -> set[str]:
    """The names of the verbs that can be chosen."""
    f = g.stack[-1]
    return {verb.name for verb in f.verbs() if verb.can(g, f, seat)}
