"""What a game brings, as a record of parts, and the registry in which games and the rest of the program meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from kronrat._plugins import imported, loaded
from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.log import Dumped
from kronrat.kernel.play import settle
from kronrat.kernel.seats import MOST_SEATS
from kronrat.kernel.step import PICTURES, Core, Event, Step
from kronrat.kernel.textboard import TextBoard
from kronrat.kernel.view import Hand, Row, Scene, Stage, VerbLook

S = TypeVar("S", bound=Core)
P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - what only one seat knows: its Own


@dataclass(frozen=True)
class Option:
    """A choice made before the game: the first value is the default. Its words are in the game's texts."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Setup:
    """What a record's header says: enough to lay out the game."""

    seats: int
    edition: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Solo:
    """A rulebook's game for one: an option other than its default switches it on, and a seat then answers by rule."""

    option: str
    also: tuple[str, ...] = ()
    """Further options that matter in this game only."""
    seats: int = 2
    seat: int = 1


@dataclass(frozen=True)
class Info:
    """A game's entry in the registry; importable without its rules."""

    id: str
    title: str
    version: int
    seats: tuple[int, int]
    folder: str
    """The package that holds `game.RULES`, `text/` and `board.svg`."""
    editions: tuple[str, ...] = ("",)
    options: tuple[Option, ...] = ()
    solo: Solo | None = None

    def automa(self, options: Mapping[str, str]) -> int | None:
        """The seat that answers by rule with these options, if one does."""
        if self.solo is None:
            return None
        default = next(option.default for option in self.options if option.key == self.solo.option)
        return None if options.get(self.solo.option, default) == default else self.solo.seat

    def rules(self) -> Rules:
        rules: Rules = imported(f"{self.folder}.game", f"the rules of {self.id}").RULES
        return rules

    def setup(self, seats: int, edition: str = "", options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up with every option filled in."""
        least, most = self.seats
        if not least <= seats <= most:
            raise Unreadable("seats", f"{self.id} is for {least} to {most} players, not {seats}")
        edition = edition or self.editions[0]
        if edition not in self.editions:
            raise Unreadable(
                "edition", f"{self.id} has no edition {edition!r}; it has {', '.join(self.editions)}"
            )
        chosen = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            known = next((option for option in self.options if option.key == key), None)
            if known is None:
                raise Unreadable(
                    "option", f"{self.id} has no option {key!r}; it has {', '.join(chosen) or 'none'}"
                )
            if value not in known.values:
                raise Unreadable("option", f"option {key} is one of {', '.join(known.values)}, not {value!r}")
            chosen[key] = value
        if self.solo is not None and self.automa(chosen) is not None and seats != self.solo.seats:
            raise Unreadable("seats", f"alone one plays at {self.solo.seats} seats, not at {seats}")
        return Setup(seats, edition, chosen)


Item = tuple[str, int]
"""One line of a score: the key of its text and the points."""


def no_laws(g: Core) -> list[str]:
    return []


def nothing_own(g: Core, seat: int) -> None:
    """Where nothing is secret."""


def same(g: S, seat: int, dice: Dice) -> S:
    """Where nothing is secret, every seat knows the state as it is."""
    return g.clone()


@dataclass(frozen=True, eq=False)
class Play(Generic[S]):
    """What is played. Functions of the game's own state; those with a default are optional."""

    state: type[S]
    steps: Sequence[type[Step]]
    events: Sequence[Event]
    domains: Sequence[Domain]
    lay_out: Callable[[Setup], S]
    """The table before the first step runs: the set-up chapter."""
    public: Callable[[S], Any]
    """What everybody may know, built up as a msgspec Struct."""
    scores: Callable[[S], list[list[Item]]]
    """Each seat's points, itemised; they sum to the total."""
    winners: Callable[[S], list[int]]
    """The seats that win, when the game is over."""
    ending: Callable[[S], str]
    """In which way the game ended (a key of its texts)."""
    laws: Callable[[S], list[str]] = no_laws
    """The conservation laws that this state breaks: none."""
    own: Callable[[S, int], Any] = nothing_own
    """What only this seat may know besides, as a msgspec Struct; None for a spectator (seat -1)."""
    resample: Callable[[S, int, Dice], S] = same
    """A state that looks the same to this seat, with everything it cannot know drawn anew."""
    observe: Callable[[int], Any] | None = None  # for learning: `parts.observation`, only carried here

    def start(self, setup: Setup) -> S:
        """The state before the first decision."""
        g = self.lay_out(setup)
        settle(g)
        return g

    def load(self, dumped: Dumped) -> S:
        """The inverse of `kernel.log.dump`."""
        stack, seats, data = dumped
        kinds = {step.name: step for step in self.steps}
        return self.state.load([kinds[name](*args) for name, args in stack], seats, data)


@dataclass(frozen=True)
class Example:
    """A position to look at: its text's key, the rule it shows, the state, what it speaks of (docs/drawing.md)."""

    key: str
    rule: str
    make: Callable[[], Core]
    about: tuple[str, ...] = ()


PLAIN = VerbLook()


def always_anew(public: object) -> object:
    return object()


def empty_hand(public: object, own: object) -> Hand:
    return Hand()


@dataclass(frozen=True, eq=False)
class Drawing(Generic[P, O]):
    """What is drawn, from what may be known."""

    stage: Callable[[P], Stage]
    """The board as drawn: where things are. Changes seldom."""
    scene: Callable[[P], Scene]
    """What stands on the stage and around it, from what everybody may know."""
    hand: Callable[[P, O], Hand] = empty_hand
    """What is mine: from what only this seat may know."""
    stage_key: Callable[[P], object] = always_anew
    """What the stage depends on: same key, same stage."""
    examples: Sequence[Example] = ()
    """The rulebook's examples as positions, shown in the rules page and tested."""
    components: Sequence[Row] = ()
    """Every card and token of the game as a face, by kind, for the rules page; `Row.id` is the kind."""
    verbs: Mapping[str, VerbLook] = field(default_factory=dict)
    """How verbs are shown, by `STEP.VERB` or, wherever they are offered, by `VERB`."""
    foreign: frozenset[str] = frozenset()
    """Reasons (codes) for which a verb is no business of a seat's, as another leader's power, and is not shown."""

    def look(self, step: str, verb: str) -> VerbLook:
        return self.verbs.get(f"{step}.{verb}") or self.verbs.get(verb) or PLAIN


@dataclass(frozen=True, eq=False)
class Rules:
    """The whole of a game as the rest of the program sees it."""

    info: Info
    play: Play[Any]
    drawing: Drawing[Any, Any]
    hints: object = None  # what bots are told (`parts.hints.Hints`): the kernel only carries it

    def __post_init__(self) -> None:
        PICTURES[self.play.state] = self.picture

    def picture(self, g: Core) -> str:
        """The board as everybody sees it, as text."""
        public = self.play.public(g)
        return "\n".join(TextBoard().lines(self.drawing.stage(public), self.drawing.scene(public)))


def games() -> dict[str, Info]:
    """Every registered game by id; a broken one is skipped, and that is said."""
    return dict(sorted((info.id, info) for _, info in loaded("kronrat.games", Info, unfit)))


def unfit(info: Info) -> str:
    fits = 1 <= info.seats[0] <= info.seats[1] <= MOST_SEATS
    return "" if fits else f"a game is for 1 to {MOST_SEATS} seats, not for {info.seats}"


def find(name: str) -> tuple[Info, str]:
    """`rurik/de` → the game and the edition."""
    key, _, edition = name.partition("/")
    known = games()
    if key not in known:
        raise Unreadable("game", f"there is no game {key!r}; there are {', '.join(known)}")
    return known[key], edition
