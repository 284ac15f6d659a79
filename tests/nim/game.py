"""All of it in one file."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kronrat.declare.fields import fields
from kronrat.kernel.domain import Domain, numbers
from kronrat.kernel.errors import Why
from kronrat.kernel.game import Drawing, Item, Play, Rules, Setup
from kronrat.kernel.step import AnyVerb, Args, Core, Step, Verb
from kronrat.kernel.view import Panel, Piece, Scene, Space, Stage
from nim import GAME

STICKS: Final = 12
MOST: Final = 3
TAKEN: Final = numbers("sticks", MOST)
HEAP: Final = Domain("heap", ["heap"])
TOO_MANY: Final = Why("too-many", "take-1")


@fields
class State(Core):
    """A heap of sticks, and what everybody took."""

    left: int
    taken: list[int]


class Turn(Step):
    """Take one to three sticks; whoever takes the last one wins [take-1]."""

    name = "turn"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


class Take(Verb[State, Turn]):
    """One to three sticks [take-1]."""

    name = "take"
    params = [TAKEN]

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return None if 1 <= args[0] <= g.left else TOO_MANY

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.left -= args[0]
        g.taken[seat] += args[0]
        if g.left:
            g.push(Turn(1 - seat))


VERBS: Final[list[AnyVerb]] = [Take()]


class Public(Struct):
    left: int
    taken: list[int]


def lay_out(setup: Setup) -> State:
    return State([Turn(0)], setup.seats, left=STICKS, taken=[0, 0])


def public(g: State) -> Public:
    return Public(g.left, g.taken.copy())


def scores(g: State) -> list[list[Item]]:
    return [[("taken", taken)] for taken in g.taken]


def winners(g: State) -> list[int]:
    return [0] if g.taken[0] >= g.taken[1] else [1]


def ending(g: State) -> str:
    return "empty"


def stage(seen: Public) -> Stage:
    return Stage(10, 10, "board", [Space(HEAP.ref(0), "heap", 0, 0, 10, 10)])


def scene(seen: Public) -> Scene:
    sticks = [Piece("stick:heap", "stick", HEAP.ref(0), count=seen.left)] if seen.left else []
    return Scene(sticks, [Panel(seat, taken) for seat, taken in enumerate(seen.taken)])


PLAY = Play(State, [Turn], [], [TAKEN, HEAP], lay_out, public, scores, winners, ending)
RULES = Rules(GAME, PLAY, Drawing(stage, scene))
