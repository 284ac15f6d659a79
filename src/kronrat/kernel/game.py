"""What a game brings, and the registry in which games and the rest of the program meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from mypy_extensions import mypyc_attr

from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import moves, settle
from kronrat.kernel.step import Core, Event, Move, Step
from kronrat.kernel.view import Hand, Scene, Stage


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
        rules: Rules = import_module(f"{self.folder}.game").RULES
        return rules

    def setup(self, seats: int, edition: str = "", options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up with every option filled in."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise Unreadable(
                "seats", f"{self.id} is for {self.seats[0]} to {self.seats[1]} players, not {seats}"
            )
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The whole of a game as the rest of the program sees it. One instance per game, without state."""

    info: Info
    steps: list[type[Step]]
    events: list[Event]
    domains: list[Domain]
    #: a hint for bots that look one move ahead: how many of their own next decisions to follow
    patience: int = 6
    #: a hint for bots that search: to play on with a light hand, for to play on keenly costs more than it tells
    hasty: bool = False
    #: a hint for judging a position: this many points of evaluation ahead make a seat e times as likely to win
    spread: float = 10.0

    def start(self, setup: Setup) -> Core:
        """The state before the first decision; a game writes `lay_out`, its set-up chapter."""
        g = self.lay_out(setup)
        settle(g)
        return g

    def lay_out(self, setup: Setup) -> Core:
        raise NotImplementedError  # every game brings it

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> Core:
        """The inverse of `Core.dump`."""
        raise NotImplementedError  # every game brings it

    def public(self, g: Core) -> Any:
        """What everybody may know, built up as a msgspec Struct."""
        raise NotImplementedError  # every game brings it

    def own(self, g: Core, seat: int) -> Any:
        """What only this seat may know besides, as a msgspec Struct; None for a spectator (seat -1)."""
        raise NotImplementedError  # every game brings it

    def resample(self, g: Core, seat: int, dice: Dice) -> Core:
        """A state that looks the same to this seat, with everything it cannot know drawn anew."""
        raise NotImplementedError  # every game brings it

    def scores(self, g: Core) -> list[list[Item]]:
        """Each seat's points, itemised; they sum to the total."""
        raise NotImplementedError  # every game brings it

    def winners(self, g: Core) -> list[int]:
        """The seats that win, when the game is over."""
        raise NotImplementedError  # every game brings it

    def ending(self, g: Core) -> str:
        """In which way the game ended (a key of its texts)."""
        raise NotImplementedError  # every game brings it

    def laws(self, g: Core) -> list[str]:
        """The conservation laws that this state breaks: none."""
        raise NotImplementedError  # every game brings it

    def evaluate(self, g: Core, seat: int) -> float:
        """A hint for bots: how good this looks for a seat, in points. Optional: the score will do."""
        return float(sum(points for _, points in self.scores(g)[seat]))

    def prospects(self, g: Core, seat: int) -> float:
        """A hint for bots that search: what a seat has and will make of it after a turn. Optional: the evaluation."""
        return self.evaluate(g, seat)

    def far_sighted(self) -> Rules:
        """The same game to a bot that searches, if it shall compare moves by prospects too. Optional: as it is."""
        return self

    def assets(self, g: Core, seat: int) -> dict[str, float]:
        """For the lab: what a seat has, by name; it may ask what each is worth. Optional."""
        return {}

    def weights(self) -> dict[str, float]:
        """The named numbers of the evaluation as they are in use. Optional: without hints there are none."""
        return {}

    def use_weights(self, values: list[float]) -> None:
        """Evaluate with other numbers from now on, in the order of `weights`."""
        raise NotImplementedError  # a game that has weights brings it

    def candidates(self, g: Core, seat: int) -> list[Move]:
        """A hint for bots: the moves worth a look. Optional: all of them will do."""
        return moves(g, seat)

    def values(self, g: Core, seat: int, found: list[Move]) -> list[float] | None:
        """A hint for bots: the evaluation after each of these moves, if the game knows it without making them."""
        return None

    def horizon(self, g: Core) -> int:
        """A hint for bots that search: in how many rounds the turn comes after which a try is judged. Optional."""
        return 1

    def quiet(self, g: Core, seat: int) -> bool:
        """A hint for bots that follow their own decisions: the evaluation misses nothing pending here. Optional."""
        return False

    def stage(self, public: Any) -> Stage:
        """The board as drawn: where things are. Changes seldom."""
        raise NotImplementedError  # every game brings it

    def stage_key(self, public: Any) -> object:
        """What the stage depends on: same key, same stage. Optional: without it the stage is always made anew."""
        return object()

    def scene(self, public: Any) -> Scene:
        """What stands on the stage and around it, from what everybody may know."""
        raise NotImplementedError  # every game brings it

    def hand(self, public: Any, own: Any) -> Hand:
        """What is mine: from what only this seat may know."""
        raise NotImplementedError  # every game brings it

    def examples(self) -> list[Example]:
        """The rulebook's examples as positions, shown in the rules page and tested."""
        return []


@dataclass(frozen=True)
class Example:
    """A position to look at: its key (of the texts), the rule it shows, and the state."""

    key: str
    rule: str
    make: Callable[[], Core]


GROUP = "kronrat.games"


def games() -> dict[str, Info]:
    """Every registered game by id."""
    found: list[Info] = [point.load() for point in entry_points(group=GROUP)]
    return {info.id: info for info in sorted(found, key=lambda info: info.id)}


def find(name: str) -> tuple[Info, str]:
    """`rurik/de` → the game and the edition."""
    key, _, edition = name.partition("/")
    known = games()
    if key not in known:
        raise Unreadable("game", f"there is no game {key!r}; there are {', '.join(known)}")
    return known[key], edition
