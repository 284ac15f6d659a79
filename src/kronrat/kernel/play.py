"""Whole moves: who is asked, what is legal, why not, and the one gate through which a move goes."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronrat.kernel.errors import MALFORMED, NOT_ASKED, Illegal, Why
from kronrat.kernel.step import CHANCE, NO_ARGS, AnyVerb, Args, Core, Move, Step, Together


def settle(g: Core) -> None:
    """Run automatic steps until somebody is asked."""
    stack = g.stack
    while stack and not stack[-1].verbs():
        stack.pop().run(g)


def over(g: Core) -> bool:
    return not g.stack


def asks(g: Core, seat: int) -> bool:
    if not g.stack:
        return False
    f = g.stack[-1]
    if isinstance(f, Together):
        return seat >= 0 and (f.waiting >> seat & 1) == 1
    return f.seat == seat


def asked(g: Core) -> list[int]:
    """The seats that owe an answer; [CHANCE] when the dice do."""
    if not g.stack:
        return []
    f = g.stack[-1]
    if isinstance(f, Together):
        return [seat for seat in range(g.seats) if f.waiting >> seat & 1]
    return [f.seat]


def moves(g: Core, seat: int) -> list[Move]:
    out: list[Move] = []
    if asks(g, seat):
        f = g.stack[-1]
        verbs = f.verbs()
        for i in range(len(verbs)):
            if verbs[i].can(g, f, seat):
                _fill(g, f, seat, i, verbs[i], NO_ARGS, out)
    return out


def _fill(g: Core, f: Step, seat: int, i: int, verb: AnyVerb, args: Args, out: list[Move]) -> None:
    if len(args) == verb.arity:
        out.append((i, args))
        return
    for value in verb.pick(g, f, seat, args):
        _fill(g, f, seat, i, verb, (*args, value), out)


def why_not(g: Core, seat: int, move: Move) -> Why | None:
    """Why a whole move, or the beginning of one, is refused."""
    if not asks(g, seat):
        return NOT_ASKED
    f = g.stack[-1]
    verbs = f.verbs()
    i, args = move
    if not 0 <= i < len(verbs) or len(args) > verbs[i].arity:
        return MALFORMED
    verb = verbs[i]
    if not verb.arity:
        return verb.why_not(g, f, seat, NO_ARGS)
    for n in range(len(args)):
        if not 0 <= args[n] < len(verb.domains[n].values):
            return MALFORMED
        why = verb.why_not(g, f, seat, args[: n + 1])
        if why is not None:
            return why
    return None


def check(g: Core, seat: int, move: Move) -> None:
    """Raise unless this is a whole legal move."""
    why = why_not(g, seat, move)
    if why is None and len(move[1]) != g.stack[-1].verbs()[move[0]].arity:
        why = MALFORMED
    if why is not None:
        name = g.stack[-1].name if g.stack else "end"
        raise Illegal(why, f"{name}{move}")


def play(g: Core, seat: int, move: Move) -> None:
    """The one gate: a refused move raises and changes nothing."""
    check(g, seat, move)
    apply(g, seat, move)


def apply(g: Core, seat: int, move: Move) -> None:
    """Carry out a move known to be legal, then whatever follows by itself."""
    f = g.stack.pop()
    f.verbs()[move[0]].do(g, f, seat, move[1])
    settle(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class Roller:
    """Anything with `below`: sealed dice, a bot's dice, a test's script."""

    def below(self, n: int) -> int:
        raise NotImplementedError  # given by the dice at hand

    def weighted(self, weights: list[int]) -> int:
        rest = self.below(sum(weights))
        for i in range(len(weights)):
            rest -= weights[i]
            if rest < 0:
                return i
        raise ValueError("chance was asked and nothing can happen")


def roll(g: Core, dice: Roller) -> Move:
    """Chance's answer, argument by argument, as likely as the odds say."""
    f = g.stack[-1]
    verbs = f.verbs()
    i = 0
    if len(verbs) > 1:
        able = [n for n in range(len(verbs)) if verbs[n].can(g, f, CHANCE)]
        i = able[dice.below(len(able))]
    verb = verbs[i]
    args: Args = NO_ARGS
    for _ in range(verb.arity):
        options = verb.pick(g, f, CHANCE, args)
        n = dice.weighted(verb.weights(g, f, args)) if verb.weighs else dice.below(len(options))
        args = (*args, options[n])
    return i, args
