"""A game in eighty lines: heaps of stones, take as many as you like from one, whoever takes the last one wins."""

from __future__ import annotations

from kronrat.bots.random import any_move
from kronrat.declare.fields import fields
from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain, numbers
from kronrat.kernel.errors import Illegal, Why
from kronrat.kernel.log import digest, line, parse
from kronrat.kernel.play import asked, moves, play, settle
from kronrat.kernel.step import AnyVerb, Args, Core, Step, Verb

HEAP = Domain("heap", ["left", "middle", "right"])
STONES = numbers("stones", 7)
EMPTY = Why("empty", "1")
TOO_FEW = Why("too-few", "2")
AT_LEAST_ONE = Why("at-least-one", "2")


@fields
class State(Core):
    heaps: list[int]
    winner: int


class Turn(Step):
    name = "turn"

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS


class Take(Verb[State, Turn]):
    """1: from one heap that has stones; 2: at least one stone, at most all of them."""

    name = "take"
    params = [HEAP, STONES]

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        if len(args) == 1:
            return None if g.heaps[args[0]] else EMPTY
        if args[1] == 0:
            return AT_LEAST_ONE
        return None if args[1] <= g.heaps[args[0]] else TOO_FEW

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.heaps[args[0]] -= args[1]
        if any(g.heaps):
            g.push(Turn(1 - seat))
        else:
            g.winner = seat


TURN_VERBS: list[AnyVerb] = [Take()]

g = State([Turn(0)], 2, [3, 5, 7], -1)
settle(g)
print(len(moves(g, 0)), "ways to begin")
try:
    play(g, *parse(g, "0:turn.take left 4"))
except Illegal as refusal:
    print("refused:", refusal)
dice = Dice(1)
while g.stack:
    seat = asked(g)[0]
    move = any_move(g, seat, dice)
    words = line(g, seat, move)
    play(g, seat, move)
    print(f"{words} ~{digest(g)}")
print("seat", g.winner, "takes the last stone")
