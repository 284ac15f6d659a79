"""One small choice at a time: what search and learning walk on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronrat.kernel.play import Roller, apply
from kronrat.kernel.step import NO_ARGS, NOBODY, Args, Core

ONLY: Final = [0]


class Cursor:
    """A state plus the half-made move; a match itself never holds half a move."""

    def __init__(self, g: Core) -> None:
        self.g = g
        self.verb = -1
        self.args: Args = NO_ARGS

    def clone(self) -> Cursor:
        return cursor_at(self.g.clone(), self.verb, self.args)

    def __copy__(self) -> Cursor:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Cursor:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return cursor_at, (self.g, self.verb, self.args)

    def seat(self) -> int:
        stack = self.g.stack
        return stack[-1].seat if stack else NOBODY

    def choices(self) -> Sequence[int]:
        """Verbs first (skipped where there is one), then the next argument."""
        g = self.g
        f = g.stack[-1]
        verbs = f.verbs()
        if self.verb < 0:
            if len(verbs) == 1:
                return verbs[0].pick(g, f, f.seat, self.args) if verbs[0].arity else ONLY
            return [i for i in range(len(verbs)) if verbs[i].can(g, f, f.seat)]
        return verbs[self.verb].pick(g, f, f.seat, self.args)

    def weights(self) -> list[int]:
        """How likely each of `choices` is, where chance is asked."""
        g = self.g
        f = g.stack[-1]
        verbs = f.verbs()
        if self.verb < 0 and len(verbs) > 1:
            return [1] * len(self.choices())
        verb = verbs[max(self.verb, 0)]
        return verb.weights(g, f, self.args) if verb.arity else ONLY_WEIGHT

    def drawn(self, choices: Sequence[int], dice: Roller) -> int:
        """One of `choices`, as likely as the odds say, where chance is asked."""
        verbs = self.g.stack[-1].verbs()
        if verbs[max(self.verb, 0)].weighs and (self.verb >= 0 or len(verbs) == 1):
            return choices[dice.weighted(self.weights())]
        return choices[dice.below(len(choices))]

    def choose(self, choice: int) -> bool:
        """Take one choice; True when that completed a move."""
        g = self.g
        f = g.stack[-1]
        verbs = f.verbs()
        v = self.verb
        if v < 0 and len(verbs) > 1:
            v = choice
        else:
            v = max(v, 0)
            if verbs[v].arity:
                self.args = (*self.args, choice) if self.args else (choice,)
        if len(self.args) < verbs[v].arity:
            self.verb = v
            return False
        args = self.args
        self.verb = -1
        self.args = NO_ARGS
        apply(g, f.seat, (v, args))
        return True


def cursor_at(g: Core, verb: int, args: Args) -> Cursor:
    """A cursor half-way through a move."""
    cursor = Cursor(g)
    cursor.verb = verb
    cursor.args = args
    return cursor


ONLY_WEIGHT: Final = [1]
