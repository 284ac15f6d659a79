"""Steps ask, verbs are the rules, the state is plain data with a stack of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Why

Args = tuple[int, ...]
Move = tuple[int, Args]
NO_ARGS: Final[Args] = ()
CHANCE: Final = -1
NOBODY: Final = -2
EVERYBODY: Final = -1


class Event:
    """Something public that happened by itself (income, a region closed), with the domains of its words."""

    def __init__(self, name: str, params: list[Domain]) -> None:
        self.name: Final = name
        self.params: Final = params


Happened = tuple[Event, Args]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A frame on the stack: frozen, primitives only. It asks one seat, or runs by itself if it has no verbs."""

    name: ClassVar[str] = "?"
    #: domains of what the step carries besides its seat, in the order of `dump`; prompts name them
    fields: ClassVar[list[Domain]] = []

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def verbs(self) -> list[AnyVerb]:
        return NO_VERBS

    def run(self, g: Core) -> None:
        """Automatic steps (no verbs) do their work here."""
        raise NotImplementedError(self.name)  # a step must have verbs or work to do

    def dump(self) -> Args:
        """The constructor's arguments, so that a step can be written down and made again."""
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step):
    """A sealed simultaneous choice: the seats in the mask still owe an answer, in any order."""

    def __init__(self, waiting: int) -> None:
        seat = 0
        while not waiting >> seat & 1:
            seat += 1
        super().__init__(seat)
        self.waiting: Final = waiting

    def left(self, seat: int) -> int:
        return self.waiting & ~(1 << seat)

    def dump(self) -> Args:
        return (self.waiting,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Core:
    """What every state has. A game's State adds its own plain data, `clone` and `dump`."""

    def __init__(self, stack: list[Step], seats: int) -> None:
        self.stack = stack
        self.seats = seats
        #: public happenings since somebody began to listen; None while nobody does (simulation)
        self.events: list[Happened] | None = None

    def clone(self) -> Core:
        raise NotImplementedError  # every game writes its own

    def dump(self) -> list[object]:
        """The data without the stack, in the constructor's order: ints, lists and tuples only."""
        raise NotImplementedError  # every game writes its own

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def then(self, steps: list[Step]) -> None:
        """The first one named is asked first."""
        for step in reversed(steps):
            self.stack.append(step)

    def note(self, event: Event, args: Args) -> None:
        if self.events is not None:
            self.events.append((event, args))


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyVerb:
    """What the kernel knows of a verb: options, refusals and what it does."""

    name: ClassVar[str] = "?"
    params: ClassVar[list[Domain]] = []
    #: reveals or ends something, so a table asks for confirmation
    final: ClassVar[bool] = False

    def can(self, g: Core, f: Step, seat: int) -> bool:
        if not self.params:
            return self.refuse(g, f, seat, NO_ARGS) is None
        return len(self.options(g, f, seat, NO_ARGS)) > 0

    def options(self, g: Core, f: Step, seat: int, args: Args) -> Sequence[int]:
        raise NotImplementedError  # given by Verb

    def refuse(self, g: Core, f: Step, seat: int, args: Args) -> Why | None:
        raise NotImplementedError  # given by Verb

    def execute(self, g: Core, f: Step, seat: int, args: Args) -> None:
        raise NotImplementedError  # given by Verb

    def weights(self, g: Core, f: Step, args: Args) -> list[int]:
        """For chance: how likely each of `options` is."""
        return [1] * len(self.options(g, f, CHANCE, args))

    def seen_by(self, g: Core, f: Step, seat: int, args: Args) -> int:
        """Mask of the seats that may read the arguments in the log."""
        return EVERYBODY


NO_VERBS: Final[list[AnyVerb]] = []
S = TypeVar("S", bound=Core)
F = TypeVar("F", bound=Step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(AnyVerb, Generic[S, F]):
    """What a game writes: one rule paragraph. `why_not` judges the newest argument, given the earlier ones."""

    def options(self, g: Core, f: Step, seat: int, args: Args) -> Sequence[int]:
        return self.pick(g, f, seat, args)  # type: ignore[arg-type]  # the step's own state and frame

    def refuse(self, g: Core, f: Step, seat: int, args: Args) -> Why | None:
        return self.why_not(g, f, seat, args)  # type: ignore[arg-type]  # the step's own state and frame

    def execute(self, g: Core, f: Step, seat: int, args: Args) -> None:
        self.do(g, f, seat, args)  # type: ignore[arg-type]  # the step's own state and frame

    def pick(self, g: S, f: F, seat: int, args: Args) -> Sequence[int]:
        """Legal values of the next argument. Hot verbs write their own; tests hold it equal to this one."""
        return [
            value
            for value in self.params[len(args)].values
            if self.why_not(g, f, seat, (*args, value)) is None
        ]

    def why_not(self, g: S, f: F, seat: int, args: Args) -> Why | None:
        return None

    def do(self, g: S, f: F, seat: int, args: Args) -> None:
        raise NotImplementedError(self.name)  # every verb does something
