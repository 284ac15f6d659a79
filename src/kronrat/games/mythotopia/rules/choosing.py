"""How the verbs of a turn are asked quickly: first what no argument changes, then only values worth judging."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kronrat.games.mythotopia.data import CARD
from kronrat.games.mythotopia.state import State, holds
from kronrat.kernel.errors import Why
from kronrat.kernel.step import NO_ARGS, Args, Step, Verb

F = TypeVar("F", bound=Step)


def more(args: Args, value: int) -> Args:
    """One argument more; the short cases are several times faster than the general one once compiled."""
    if not args:
        return (value,)
    if len(args) == 1:
        return (args[0], value)
    return (*args, value)


class Choice(Verb[State, F]):
    """Legality in two halves, each said once: `barred` for all arguments alike, `judge` for the newest one."""

    def barred(self, g: State, f: F, seat: int) -> Why | None:
        """Why the verb is out of the question, whatever the arguments."""
        return None

    def judge(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        """Why not the newest argument, given the earlier ones; the verb is not barred."""
        return None

    def likely(self, g: State, f: F, seat: int, args: Args) -> list[int]:
        """The values worth judging, ascending: all others are refused."""
        return self.params[len(args)].values

    def why_not(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        reason = self.barred(g, f, seat)
        return self.judge(g, f, seat, args) if reason is None else reason

    def pick(self, g: State, f: F, seat: int, args: Args) -> Sequence[int]:
        if self.barred(g, f, seat) is not None:
            return []
        out: list[int] = []
        for value in self.likely(g, f, seat, args):
            if self.judge(g, f, seat, more(args, value)) is None:
                out.append(value)
        return out

    def can(self, g: State, f: F, seat: int) -> bool:
        if self.barred(g, f, seat) is not None:
            return False
        for value in self.likely(g, f, seat, NO_ARGS):
            if self.judge(g, f, seat, (value,)) is None:
                return True
        return False


class OwnCard(Choice[F]):
    """What is done with one card of one's own: no other is looked at."""

    params = [CARD]

    def likely(self, g: State, f: F, seat: int, args: Args) -> list[int]:
        return g.own_cards(seat)


class HandCard(Choice[F]):
    """What is done with one card of the hand."""

    params = [CARD]

    def likely(self, g: State, f: F, seat: int, args: Args) -> list[int]:
        return g.hand[seat]


class FromPile(Verb[State, F]):
    """Any card of a pile; every one of them is legal."""

    params = [CARD]

    def pile(self, g: State, f: F) -> list[int]:
        """The cards there, ascending."""
        raise NotImplementedError  # given by each verb

    def reason(self) -> Why:
        """Why no other card."""
        raise NotImplementedError  # given by each verb

    def why_not(self, g: State, f: F, seat: int, args: Args) -> Why | None:
        return None if holds(self.pile(g, f), args[0]) else self.reason()

    def pick(self, g: State, f: F, seat: int, args: Args) -> Sequence[int]:
        return self.pile(g, f).copy()
