"""Characters: styles of about the same strength, so that bots at a table do not all play alike.

A game says in `bots/characters.toml` what each of them likes: the names of some of a seat's own numbers (`Facts`), and
what one more of each is worth to it beside winning, as a logarithm of odds.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from kronrat.bots.greedy import AnyHints
from kronrat.bots.judgement import Judgement, hints_by, learned_hints
from kronrat.bots.network import NO_OWN, Network
from kronrat.bots.network_file import FOLDER, facts_of, shipped
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Rules
from kronrat.kernel.step import Core
from kronrat.parts.facts import Numbers

STYLES: Final = ["builder", "warrior", "trader"]
FILE: Final = "characters.toml"


class Taste(Judgement):
    """A network's judgement to which a seat adds what it likes; for everybody else it is the network's."""

    def __init__(self, rules: Rules, network: Network, seat: int, liked: dict[str, float]) -> None:
        super().__init__(rules, network)
        self.seat = seat
        facts = facts_of(rules)
        first = seat * len(facts.public)
        self.places: list[int] = []
        self.weights: list[float] = []
        for name, weight in liked.items():
            if name not in facts.public:
                raise Unreadable("character", f"{rules.info.id} tells networks no number {name!r} of a seat")
            self.places.append(first + facts.public.index(name))
            self.weights.append(weight)

    def evaluate(self, g: Core, seat: int) -> float:
        value = super().evaluate(g, seat)
        if seat == self.seat and g.stack:
            value += self.bonus(self.read(g, NO_OWN))
        return value

    def outlook(self, g: Core, seat: int) -> list[float]:
        """As if the seat's odds were better by what it likes: only to compare turns, never told to anybody."""
        told = super().outlook(g, seat)
        if seat == self.seat and g.stack:
            told[seat] *= exp(self.bonus(self.read(g, NO_OWN)))
            total = sum(told)
            told = [one / total for one in told]
        return told

    def bonus(self, x: Numbers) -> float:
        total = 0.0
        for i in range(len(self.places)):
            total += self.weights[i] * x[self.places[i]]
        return total


def characters_of(rules: Rules) -> dict[str, dict[str, float]]:
    """What a game's characters like, by their names; none where it has no such file."""
    file = files(rules.info.folder).joinpath("bots", FILE)
    if not file.is_file():
        return {}
    whole = tomllib.loads(file.read_text(encoding="utf-8"))
    return {style: {name: float(one) for name, one in liked.items()} for style, liked in whole.items()}


def seats_with_characters(info: Info) -> list[int]:
    """The numbers of seats at which a game's bots can have a character: there must be a network to go by."""
    folder = files(info.folder)
    if not folder.joinpath("bots", FILE).is_file():
        return []
    fewest, most = info.seats
    return [n for n in range(fewest, most + 1) if folder.joinpath(FOLDER, f"{n}.json").is_file()]


KNOWN: Final[dict[tuple[int, int, str], tuple[Network, AnyHints | None]]] = {}


def hints_in_style(rules: Rules, g: Core, seat: int, style: str) -> AnyHints | None:
    """The hints of the network for a state, to the taste of a seat's character; None where there is no network.

    A game that does not know the character is played without one.
    """
    network = shipped(rules, g)
    if network is None or not style:
        return learned_hints(rules, g)
    key = (id(network), seat, style)
    known = KNOWN.get(key)
    if known is None:
        liked = characters_of(rules).get(style)
        found = learned_hints(rules, g) if liked is None else hints_by(Taste(rules, network, seat, liked))
        known = (network, found)
        KNOWN[key] = known
    return known[1]


def split_style(setting: str) -> tuple[str, str]:
    """What a level's setting says besides the character, and the character, if it names one last.

    >>> split_style("400/4s:warrior"), split_style("trader"), split_style("400")
    (('400/4s', 'warrior'), ('', 'trader'), ('400', ''))
    """
    rest, _, last = setting.rpartition(":")
    return (rest, last) if last in STYLES else (setting, "")
