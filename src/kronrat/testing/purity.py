"""Only `do` changes a state: whatever else looks at one leaves it as it is, not even changing it for a moment."""

from __future__ import annotations

from typing import Any, NoReturn

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.play import asks, moves
from kronrat.kernel.step import NO_ARGS, Args, Core, Part
from kronrat.parts.hints import hints_of
from kronrat.testing.variants import Contract, Variant, positions


class PurityContract(Contract):
    """Judging, listing, evaluating, viewing and drawing."""

    def test_only_do_changes_a_state(self, variant: Variant, seed: int) -> None:
        for n, (g, seat, _) in enumerate(positions(variant, seed, 15)):
            frozen = freeze(g.clone())
            before = log.digest(g)
            look_at_everything(variant.rules, frozen, seat, n)
            assert log.digest(frozen) == before


def look_at_everything(rules: Rules, g: Core, seat: int, n: int) -> None:
    """All that is asked of a state besides making a move."""
    play, drawing = rules.play, rules.drawing
    judge(g, seat)
    public = play.public(g)
    drawing.stage(public)
    drawing.scene(public)
    play.laws(g)
    play.scores(g)
    for one in range(g.seats):
        drawing.hand(public, play.own(g, one))
        play.resample(g, one, Dice(n))
    play.resample(g, -1, Dice(n))
    hints = hints_of(rules)
    for one in range(g.seats):
        hints.evaluate(g, one)
        hints.judge(g, one)
        if asks(g, one):
            hints.candidates(g, one)
            hints.evaluate_moves(g, one, moves(g, one)[:60])
            hints.settled(g, one)
            hints.assets(g, one)
    hints.rounds_ahead(g)


def judge(g: Core, seat: int) -> None:
    """The verbs' own questions, down to whole moves."""
    f = g.stack[-1]
    for verb in f.verbs():
        verb.can(g, f, seat)
        prefixes: list[Args] = [NO_ARGS]
        while prefixes:
            args = prefixes.pop()
            if len(args) == len(verb.params):
                if verb.why_not(g, f, seat, args) is None:
                    verb.seen_by(g, f, seat, args)
                continue
            if seat < 0:
                verb.weights(g, f, args)
            for value in verb.params[len(args)].values:
                verb.why_not(g, f, seat, (*args, value))
            prefixes += [(*args, value) for value in verb.pick(g, f, seat, args)[:3]]


class Frozen(list[Any]):
    """A list that refuses to change; its copies are plain lists again."""

    def refuse(self, *args: object, **more: object) -> NoReturn:
        raise AssertionError("a state was changed by something other than do")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse
    append = extend = insert = pop = remove = clear = sort = reverse = refuse


def freeze(g: Core) -> Core:
    """A state whose lists refuse to change. Compiled code knows only plain lists and goes by the digest alone."""
    if str(log.__file__).endswith(".py"):
        g.stack = Frozen(g.stack)
        freeze_fields(g)
    return g


def freeze_fields(thing: Core | Part) -> None:
    for name in thing.names:
        value = getattr(thing, name)
        if isinstance(value, list):
            setattr(thing, name, Frozen(Frozen(row) if isinstance(row, list) else row for row in value))
        elif isinstance(value, Part):
            own = value.clone()  # it may be shared with states that do change
            freeze_fields(own)
            setattr(thing, name, own)
    forbid_assignment(thing)


def forbid_assignment(thing: Core | Part) -> None:
    kind = type(thing)

    def refuse(self: object, name: str, value: object) -> NoReturn:
        raise AssertionError(f"{kind.__name__}.{name} was set by something other than do")

    thing.__class__ = type(kind.__name__, (kind,), {"__setattr__": refuse, "__module__": kind.__module__})
