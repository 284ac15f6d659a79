"""How a game is laid out in numbers: the flat space of its choices, and the named arrays of what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.seats import COLOURS, MOST_SEATS
from kronrat.kernel.step import AnyVerb, ChanceStep, Core, Step
from kronrat.parts.observation import Observation, Observed, size_of
from kronrat.rl.core import Kind, Space, Table

NO_AUTOMA = MOST_SEATS
MOST = 32767
"""The highest number that there is room for."""


@dataclass(frozen=True)
class Array:
    """A named part of an observation: numbers from `start` on, for each seat, each place and each member of a set."""

    name: str
    kind: str
    low: int
    high: int
    start: int
    shape: tuple[int, ...]
    domain: str = ""
    at: str = ""

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def part(self) -> slice:
        """Where it is in an observation."""
        return slice(self.start, self.start + self.size)


def verbs_of(step: type[Step]) -> list[AnyVerb]:
    """A step's verbs do not depend on what it carries, so any will do."""
    return step(*[1] * (len(step.names) + (not issubclass(step, ChanceStep)))).verbs()


def of_seats(domain: Domain) -> bool:
    """Whether values are seats, which are counted from the observer."""
    return domain.keys[:2] == COLOURS[:2]


@dataclass(frozen=True)
class Layout:
    """One game in one edition for one number of players with its options, in numbers."""

    rules: Rules
    setup: Setup
    verbs: list[str] = field(default_factory=list)
    """`STEP.VERB`, the first numbers of the flat space."""
    domains: list[tuple[Domain, int]] = field(default_factory=list)
    """Then the values of each domain, from this number on."""

    def __deepcopy__(self, memo: object) -> Layout:
        """It never changes, so that what is copied with it shares it."""
        return self

    @property
    def info(self) -> Info:
        return self.rules.info

    @property
    def players(self) -> list[int]:
        """The seats that choose: all but one that answers by rule."""
        return [seat for seat in range(self.setup.seats) if seat != self.automa]

    @property
    def automa(self) -> int:
        seat = self.info.automa(self.setup.options)
        return NO_AUTOMA if seat is None else seat

    @cached_property
    def observed(self) -> list[Observed]:
        fields: list[Observed] = type(self.observation()).fields
        return fields

    def observation(self) -> Observation:
        """A new one: it remembers what it wrote last, so every table has its own."""
        make = self.rules.play.observe
        if make is None:
            raise Unreadable("observation", f"{self.info.id} does not declare what a seat may know")
        made: Observation = make(self.info.seats[1])
        return made

    @cached_property
    def asking(self) -> list[type[Step]]:
        return [step for step in self.rules.play.steps if verbs_of(step)]

    @cached_property
    def carried(self) -> dict[str, list[Domain]]:
        """What steps carry by name, and the domains it may be from."""
        found: dict[str, list[Domain]] = {}
        for step in self.asking:
            for name, domain in zip(step.names, step.domains, strict=True):
                found.setdefault(carried_name(name, domain), []).append(domain)
        return found

    @cached_property
    def space(self) -> Space:
        offsets = {domain.name: start for domain, start in self.domains}
        slots = {name: slot for slot, name in enumerate(self.carried)}
        kinds, arity, first = {}, 0, 0
        for number, step in enumerate(self.asking):
            verbs = verbs_of(step)
            arguments = [[offsets.get(domain.name, 0) for domain in verb.params] for verb in verbs]
            arity = max(arity, *map(len, arguments))
            pairs = list(zip(step.names, step.domains, strict=True))
            kinds[step] = Kind(
                step,
                number,
                first,
                arguments,
                [slots[carried_name(name, domain)] for name, domain in pairs],
                [of_seats(domain) for _, domain in pairs],
            )
            first += len(verbs)
        return Space(kinds, self.actions, len(slots), arity, self.info.seats[1], self.automa)

    @property
    def actions(self) -> int:
        """How many numbers the flat space has."""
        last, start = self.domains[-1]
        return start + len(last.keys)

    def word(self, number: int) -> str:
        """A number of the flat space as a word: `turn.play`, `card:A07`."""
        if 0 <= number < len(self.verbs):
            return self.verbs[number]
        for domain, start in self.domains:
            if start <= number < start + len(domain.keys):
                return domain.ref(number - start)
        raise Unreadable("action", f"{number} is no choice: there are {self.actions}")

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {self.word(number): number for number in range(self.actions)}

    def number(self, word: str) -> int:
        """The inverse of `word`."""
        if word not in self.numbers:
            raise Unreadable("action", f"{word!r} is no choice of {self.info.id}")
        return self.numbers[word]

    @cached_property
    def arrays(self) -> list[Array]:
        """All parts of an observation in their order: first the question, then what the game declares."""
        found: list[Array] = []
        most = self.info.seats[1]

        def add(name: str, kind: str, low: int, high: int, shape: tuple[int, ...], *names: str) -> None:
            start = found[-1].start + found[-1].size if found else 0
            found.append(Array(name, kind, low, high, start, shape, *names))

        add("asked", "amount", 0, 1, (most,))
        add("step", "category", 0, len(self.asking), ())
        for name, domains in self.carried.items():
            most_keys = max(len(domain.keys) for domain in domains)
            if most_keys <= 1:  # a number that is never told and has no names
                add(f"step_{name}", "amount", 0, MOST, ())
            else:
                add(
                    f"step_{name}",
                    "who" if of_seats(domains[0]) else "category",
                    0,
                    most_keys,
                    (),
                    domains[0].name,
                )
        add("chosen_verb", "category", 0, len(self.verbs), ())
        add("chosen", "category", 0, self.actions, (self.space.arity,))
        for one in self.observed:
            shape: tuple[int, ...] = (most,) if one.each_seat else ()
            shape += (one.count,) if one.at is not None else ()
            shape += (one.width,) if one.kind in ("cards", "listed") else ()
            names = (one.domain.name if one.domain else "", one.at.name if one.at else "")
            add(one.name, one.kind, one.low, one.high, shape, *names)
        return found

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.space.question + sum(size_of(one, self.info.seats[1]) for one in self.observed)

    def start(self) -> Core:
        g: Core = self.rules.play.start(self.setup)
        return g

    def table(self, seed: int) -> Table:
        """A game about to begin: `begin` lets chance answer up to the first choice."""
        return Table(self.space, self.observation(), self.start(), Dice(seed))

    def reward(self, g: Core) -> list[float]:
        """A win, shared by those who win; of a game that is over."""
        won = self.rules.play.winners(g)
        return [1 / len(won) if seat in won else 0.0 for seat in range(g.seats)]


def carried_name(name: str, domain: Domain) -> str:
    """Seats are counted from the observer, so they have a place of their own."""
    return f"{name}_seat" if of_seats(domain) and name != "seat" else name


def layout_of(
    game: str, players: int | None = None, edition: str = "", options: Mapping[str, str] | None = None
) -> Layout:
    """`game` may name the edition too: `rurik/de`. Without `players`, as many as the game is for."""
    info, named = find(game)
    seats = players or (info.solo.seats if info.solo and solo_asked(info, options) else info.seats[1])
    rules, setup = info.rules(), info.setup(seats, edition or named, options)
    verbs: list[str] = []
    domains: dict[str, Domain] = {}
    for step in rules.play.steps:
        for verb in verbs_of(step):
            verbs.append(f"{step.name}.{verb.name}")
            if not issubclass(step, ChanceStep):
                domains.update({domain.name: domain for domain in verb.params})
    placed, start = [], len(verbs)
    for domain in domains.values():
        placed.append((domain, start))
        start += len(domain.keys)
    return Layout(rules, setup, verbs, placed)


def solo_asked(info: Info, options: Mapping[str, str] | None) -> bool:
    return info.automa(dict(options or {})) is not None


def named_arrays(layout: Layout, observations: Any) -> dict[str, Any]:
    """Rows of numbers by name, each in its shape; nothing is copied."""
    return {
        one.name: observations[..., one.part].reshape((*observations.shape[:-1], *one.shape))
        for one in layout.arrays
    }
