"""The toy as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import CHANCE, Core, Step
from kronrat.kernel.view import Hand, Scene, Stage
from toy import GAME, view
from toy.rules import STEPS, Choose, Deal, Round, start_regions
from toy.score import items, total
from toy.state import (
    AGENDA,
    ALL_AGENDAS,
    BAGS,
    CARD,
    COINS,
    INCOME,
    POINTS,
    REGION,
    REGIONS,
    SEAT,
    State,
)

TROOPS = 12


class Toy(Rules):
    """Ties the toy's files together."""

    info = GAME
    steps = STEPS
    events = [INCOME]
    domains = [REGION, SEAT, AGENDA, CARD, COINS, POINTS]

    def lay_out(self, setup: Setup) -> State:
        n = setup.seats
        harsh = int(setup.edition == "harsh")
        bag = BAGS[harsh].copy()
        g = State(
            [],
            n,
            int(setup.options["rounds"]),
            harsh,
            0,
            [0] * n,
            [TROOPS - 3] * n,
            [0] * n,
            [0] * (REGIONS * n),
            bag,
            [0] * n,
            [-1] * n,
        )
        for seat in range(n):
            for region in start_regions(seat):
                g.troops[region * n + seat] += 1
        deals: list[Step] = [Deal(seat) for seat in range(n) for _ in range(2)]
        g.then([*deals, Choose((1 << n) - 1), Round(CHANCE)])
        return g

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> State:
        return State(stack, seats, *data)

    def public(self, g: Core) -> view.Public:
        return view.public(_toy(g))

    def own(self, g: Core, seat: int) -> view.Own | None:
        return view.own(_toy(g), seat)

    def resample(self, g: Core, seat: int, dice: Dice) -> State:
        """Other seats' agendas are drawn anew from those this seat has not seen."""
        other = _toy(g).clone()
        known = other.dealt[seat] if seat >= 0 else 0
        if not g.stack:
            for kept in other.kept:
                known |= 1 << kept
        unseen = ALL_AGENDAS & ~known
        for s in range(other.seats):
            if s == seat:
                continue
            count = other.dealt[s].bit_count()
            mask = 0 if g.stack else 1 << other.kept[s]
            while mask.bit_count() < count:
                drawn = 1 << dice.pick_bit(unseen)
                unseen &= ~drawn
                mask |= drawn
            other.dealt[s] = mask
            if g.stack and other.kept[s] >= 0:
                other.kept[s] = dice.pick_bit(mask)
        return other

    def scores(self, g: Core) -> list[list[Item]]:
        return [items(_toy(g), seat) for seat in range(g.seats)]

    def winners(self, g: Core) -> list[int]:
        totals = [total(counted) for counted in self.scores(g)]
        return [seat for seat in range(g.seats) if totals[seat] == max(totals)]

    def ending(self, g: Core) -> str:
        return "rounds"

    def laws(self, g: Core) -> list[str]:
        toy = _toy(g)
        broken = []
        for seat in range(g.seats):
            if sum(toy.troops[seat :: g.seats]) + toy.supply[seat] != TROOPS:
                broken.append(f"seat {seat} has not {TROOPS} troops")
        if sum(mask.bit_count() for mask in toy.dealt) + toy.in_deck().bit_count() != len(AGENDA.keys):
            broken.append("an agenda was dealt twice")
        return broken

    def stage(self, public: Any) -> Stage:
        return view.stage(public)

    def stage_key(self, public: Any) -> object:
        return 0

    def scene(self, public: Any) -> Scene:
        return view.scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        return view.hand(public, own)

    def examples(self) -> list[Example]:
        return [Example("opening", "T1", lambda: self.start(GAME.setup(2)))]


def _toy(g: Core) -> State:
    assert isinstance(g, State)
    return g


RULES = Toy()
