"""Steps ask, verbs are the rules, the state is plain data with a stack of steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from kronrat.declare.fields import by_hand, derived
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Why

Args = tuple[int, ...]
Move = tuple[int, Args]
NO_ARGS: Final[Args] = ()
CHANCE: Final = -1
NOBODY: Final = -2
EVERYBODY: Final = -1


class Event:
    """Something public that happened by itself (income, a region closed), with the domains and roles of its words."""

    def __init__(self, name: str, params: list[Domain], roles: list[str] | None = None) -> None:
        self.name: Final = name
        self.params: Final = params
        self.roles: Final = roles_of(params, roles or [])


Happened = tuple[Event, Args]


def roles_of(params: list[Domain], roles: list[str]) -> list[str]:
    """What each word is called in texts: its role if it has one, else its domain."""
    return roles or [domain.name for domain in params]


@mypyc_attr(allow_interpreted_subclasses=True)
@by_hand
class Step:
    """A frame on the stack: frozen, primitives only. It asks one seat, or runs by itself if it has no verbs."""

    name: ClassVar[str] = "?"
    #: what the step carries besides its seat, in the order of `dump`: the roles in texts, and the domains
    names: ClassVar[list[str]] = []
    domains: ClassVar[list[Domain]] = []
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> list[AnyVerb]:
        return NO_VERBS

    def run(self, g: Any) -> None:
        """Automatic steps (no verbs) do their work here; a game writes its own state's type."""
        raise NotImplementedError(self.name)  # a step must have verbs or work to do

    def dump(self) -> Args:
        """The constructor's arguments, so that a step can be written down and made again."""
        return (self.seat,)

    def __reduce__(self) -> tuple[type[Step], Args]:
        return type(self), self.dump()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(value) for value in self.dump()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
@by_hand
class Together(Step):
    """A sealed simultaneous choice: the seats in the mask still owe an answer, in any order."""

    waiting: int
    seat: int = derived("the first of those who wait")

    def __init__(self, waiting: int) -> None:
        seat = 0
        while not waiting >> seat & 1:
            seat += 1
        super().__init__(seat)
        self.waiting = waiting

    def left(self, seat: int) -> int:
        return self.waiting & ~(1 << seat)

    def dump(self) -> Args:
        return (self.waiting,)


@mypyc_attr(allow_interpreted_subclasses=True)
@by_hand
class ChanceStep(Step):
    """A step that is always chance's to answer."""

    seat: int = derived("chance")

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def dump(self) -> Args:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a state with fields of its own, declared like a state's."""

    names: ClassVar[list[str]] = []
    shared: ClassVar[list[str]] = []
    parts: ClassVar[dict[str, type[Part]]] = {}

    def clone(self) -> Self:
        raise NotImplementedError  # follows from the fields

    def dump(self) -> list[object]:
        raise NotImplementedError  # follows from the fields

    @classmethod
    def load(cls, data: list[Any]) -> Self:
        """The inverse of `dump`."""
        return cls(*loaded(cls.names, cls.parts, data))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).load, (self.dump(),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({named_values(self, self.names)})"


@mypyc_attr(allow_interpreted_subclasses=True)
@by_hand
class Core:
    """What every state has. A game's State declares its own fields; `clone` and `dump` follow from them."""

    names: ClassVar[list[str]] = []
    shared: ClassVar[list[str]] = []
    parts: ClassVar[dict[str, type[Part]]] = {}
    stack: list[Step]
    seats: int

    def __init__(self, stack: list[Step], seats: int) -> None:
        self.stack = stack
        self.seats = seats
        #: public happenings since somebody began to listen; None while nobody does (simulation)
        self.events: list[Happened] | None = None

    def clone(self) -> Self:
        raise NotImplementedError  # follows from the fields

    def dump(self) -> list[object]:
        """The data without the stack, in the order of the fields: ints, lists and tuples only."""
        raise NotImplementedError  # follows from the fields

    @classmethod
    def load(cls, stack: list[Step], seats: int, data: list[Any]) -> Self:
        """The inverse of `dump`."""
        return cls(stack, seats, *loaded(cls.names, cls.parts, data))

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def then(self, steps: list[Step]) -> None:
        """The first one named is asked first."""
        for step in reversed(steps):
            self.stack.append(step)

    def note(self, event: Event, args: Args) -> None:
        if self.events is not None:
            self.events.append((event, args))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        """What clones share is never changed in place, so that a clone is as independent as any copy."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).load, (self.stack, self.seats, self.dump())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.stack!r}, {self.seats}, {named_values(self, self.names)})"

    def __str__(self) -> str:
        """The board as text, so that a failing test shows a picture."""
        draw = PICTURES.get(type(self))
        return repr(self) if draw is None else f"{draw(self)}\n{self.stack!r}"


PICTURES: Final[dict[type, Callable[[Any], str]]] = {}
"""How states are drawn as text, by class: each game's record enters its own."""


def loaded(names: list[str], parts: dict[str, type[Part]], data: list[Any]) -> list[Any]:
    """Written values as a constructor takes them: those of parts made into parts again."""
    return [
        parts[names[i]].load(data[i]) if names[i] in parts else data[i]
        for i in range(min(len(data), len(names)))
    ]


def named_values(thing: object, names: list[str]) -> str:
    return ", ".join([f"{name}={getattr(thing, name)!r}" for name in names])


S = TypeVar("S", bound=Core)
F = TypeVar("F", bound=Step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S, F]):
    """What a game writes: one rule paragraph. `why_not` judges the newest argument, given the earlier ones."""

    name: ClassVar[str] = "?"
    params: ClassVar[list[Domain]] = []
    #: what each argument is called in texts; left out, its domain's name
    roles: ClassVar[list[str]] = []
    #: reveals or ends something, so a table asks for confirmation
    final: ClassVar[bool] = False

    def __init__(self) -> None:
        #: whether it lists its values itself, and whether chance's answers differ in likelihood
        self.picks: Final = type(self).pick is not Verb.pick
        self.weighs: Final = type(self).weights is not Verb.weights
        #: `params` again, for the hot paths: compiled code reads an instance's attributes faster than a class's
        self.domains: Final[list[Domain]] = type(self).params
        self.arity: Final = len(self.domains)

    def why_not(self, g: S, f: F, seat: int, args: Args) -> Why | None:
        return None

    def do(self, g: S, f: F, seat: int, args: Args) -> None:
        raise NotImplementedError(self.name)  # every verb does something

    def pick(self, g: S, f: F, seat: int, args: Args) -> Sequence[int]:
        """Legal values of the next argument. Hot verbs write their own (bench/picks.toml); tests hold both equal."""
        out: list[int] = []
        if not args:
            for value in self.domains[0].values:
                if self.why_not(g, f, seat, (value,)) is None:
                    out.append(value)
            return out
        for value in self.domains[len(args)].values:
            if self.why_not(g, f, seat, (*args, value)) is None:
                out.append(value)
        return out

    def can(self, g: S, f: F, seat: int) -> bool:
        """Whether the verb can be begun."""
        if not self.arity:
            return self.why_not(g, f, seat, NO_ARGS) is None
        if self.picks:
            return len(self.pick(g, f, seat, NO_ARGS)) > 0
        for value in self.domains[0].values:
            if self.why_not(g, f, seat, (value,)) is None:
                return True
        return False

    def weights(self, g: S, f: F, args: Args) -> list[int]:
        """For chance: how likely each of the values of `pick` is."""
        return [1] * len(self.pick(g, f, CHANCE, args))

    def seen_by(self, g: S, f: F, seat: int, args: Args) -> int:
        """Mask of the seats that may read the arguments in the log."""
        return EVERYBODY


AnyVerb = Verb[Any, Any]
NO_VERBS: Final[list[AnyVerb]] = []
