"""A pending decision as data: what is asked, which verbs are offered, what may come next, why not, what follows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import MALFORMED, Unreadable, Why
from kronrat.kernel.game import PLAIN, Drawing, Rules
from kronrat.kernel.play import apply, asks, why_not
from kronrat.kernel.step import NO_ARGS, AnyVerb, Args, Core, Move, roles_of
from kronrat.kernel.view import Text
from kronrat.match.match import facts, told
from kronrat.match.reasons import why_not_begun

MOST_OUTCOMES = 16


class Moved(Struct):
    """A piece that would stand elsewhere: its drawing id, where it is, where it would be."""

    id: str
    at: str
    to: str


class Outcome(Struct, omit_defaults=True):
    """What choosing an option would bring at once: what is told, and which pieces would move."""

    option: str
    events: list[Text] = []
    moved: list[Moved] = []


class Param(Struct):
    """An argument that a verb gathers: its role in texts, and the domain its values come from."""

    role: str
    domain: str


class Offer(Struct, omit_defaults=True):
    """A verb that can be chosen now: what it gathers, and the legal values of the first argument."""

    verb: str
    params: list[Param] = []
    options: list[str] = []
    final: bool = False
    icon: str = ""
    group: str = ""


class Impossible(Struct):
    """A verb of the step that cannot be begun now, and why."""

    verb: str
    code: str
    rule: str
    icon: str = ""
    group: str = ""
    domain: str = ""
    """Where its first argument comes from."""


class Ask(Struct, omit_defaults=True):
    """What one seat is asked."""

    seat: int
    step: str
    facts: dict[str, str | int]
    offers: list[Offer]
    refused: list[Impossible] = []
    order: list[str] = []
    """All of the step's verbs as they stand side by side, possible or not."""


def ask(g: Core, seat: int, drawing: Drawing[Any, Any] | None = None) -> Ask | None:
    """The decision that waits for a seat, or None."""
    if not asks(g, seat):
        return None
    step = g.stack[-1]
    offers: list[Offer] = []
    refused: list[Impossible] = []
    for verb in step.verbs():
        look = drawing.look(step.name, verb.name) if drawing else PLAIN
        if verb.can(g, step, seat):
            first = verb.pick(g, step, seat, NO_ARGS) if verb.params else ()
            refs = [verb.params[0].ref(value) for value in first]
            offers.append(Offer(verb.name, params_of(verb), refs, verb.final, look.icon, look.group))
        else:
            why = why_not_begun(g, step, seat, verb)
            if drawing and why.code in drawing.foreign:
                continue
            domain = verb.params[0].name if verb.params else ""
            refused.append(Impossible(verb.name, why.code, why.rule, look.icon, look.group, domain))
    order = [verb.name for verb in step.verbs()]
    return Ask(seat, step.name, facts(step), offers, refused, order if len(order) > 1 else [])


@lru_cache(1024)
def params_of(verb: AnyVerb) -> list[Param]:
    """What a verb gathers, which never changes."""
    roles = roles_of(verb.params, verb.roles)
    return [Param(role, domain.name) for role, domain in zip(roles, verb.params, strict=True)]


def read_move(g: Core, verb: str, words: list[str]) -> Move:
    """A verb's name and the words so far (keys or drawing ids) as a move or the beginning of one."""
    verbs = g.stack[-1].verbs() if g.stack else []
    for i, known in enumerate(verbs):
        if known.name == verb:
            return i, log.arguments(known, [word.rpartition(":")[2] for word in words])
    raise Unreadable("unknown-verb", f"nothing called {verb!r} can be done now")


def options(g: Core, seat: int, move: Move) -> list[str]:
    """The legal values of the next argument, as drawing ids."""
    if why_not(g, seat, move) is not None:
        return []
    step = g.stack[-1]
    verb = step.verbs()[move[0]]
    if len(move[1]) >= len(verb.params):
        return []
    domain = verb.params[len(move[1])]
    return [domain.ref(value) for value in verb.pick(g, step, seat, move[1])]


def why(g: Core, seat: int, target: str, verb: str = "", words: list[str] | None = None) -> Why | None:
    """Why a touched thing cannot be chosen now: the first reason of the verbs that ask for its domain."""
    if not asks(g, seat):
        return why_not(g, seat, (0, NO_ARGS))
    name, _, key = target.partition(":")
    reason: Why | None = None
    for i, known in enumerate(g.stack[-1].verbs()):
        if verb and known.name != verb:
            continue
        args: Args = log.arguments(known, [w.rpartition(":")[2] for w in words or []])
        if len(args) < len(known.params) and known.params[len(args)].name == name:
            found = why_not(g, seat, (i, (*args, known.params[len(args)].parse(key))))
            if found is None:
                return None
            reason = reason or found
    return reason or MALFORMED


def preview(rules: Rules, g: Core, seat: int, move: Move) -> list[Text]:
    """What would happen at once, on a state drawn from what the seat knows."""
    if why_not(g, seat, move) is not None:
        return []
    trial = rules.play.resample(g, seat, Dice(1))
    if len(move[1]) != len(trial.stack[-1].verbs()[move[0]].params):
        return []
    trial.events = []
    apply(trial, seat, move)
    return [told(event) for event in trial.events]


def outcomes(rules: Rules, g: Core, seat: int, move: Move, options: list[str]) -> list[Outcome]:
    """What each option of a last argument would bring, on a state drawn from what the seat knows; none if many."""
    if not 0 < len(options) <= MOST_OUTCOMES:
        return []
    verb = g.stack[-1].verbs()[move[0]]
    if len(move[1]) + 1 != len(verb.params):
        return []
    domain = verb.params[-1]
    known = rules.play.resample(g, seat, Dice(1))
    before = standing(rules, known)
    found = []
    for option in options:
        whole = (move[0], (*move[1], domain.parse(option.rpartition(":")[2])))
        trial = known.clone()
        if why_not(trial, seat, whole) is not None:
            continue
        trial.events = []
        apply(trial, seat, whole)
        after = standing(rules, trial)
        moved = [Moved(id, at, after[id]) for id, at in before.items() if after.get(id, at) != at]
        found.append(Outcome(option, [told(event) for event in trial.events], moved))
    return found


def standing(rules: Rules, g: Core) -> dict[str, str]:
    """Where every drawn piece stands, on the map and on the sheets."""
    scene = rules.drawing.scene(rules.play.public(g))
    where = {piece.id: piece.at for piece in scene.pieces}
    grids = [*scene.grids, *(grid for sheet in scene.sheets for grid in sheet.grids)]
    for grid in grids:
        for column in grid.columns:
            for slot in column.slots:
                where.update((piece.id, slot.id) for piece in slot.pieces)
    return where
