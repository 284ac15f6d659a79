"""Tax: steps A to D, from A again after each good."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import BOAT, GOODS, NOWHERE, REGION, TAX
from kronrat.games.rurik.rebellion.cards import PLACES
from kronrat.games.rurik.rebellion.reasons import MARKET_GOOD, TAX_LATER, TAX_STEPS
from kronrat.games.rurik.rebellion.rule import ByRule, side
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.rebellion.spend import Lapse, RebelSpending
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.rules.tax import collect, cost, extra_good, market_open
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args


class RebelTax(RebelSpending):
    """The Rebellion taxes where its card says."""

    name = "rebel-tax"

    def verbs(self) -> list[AnyVerb]:
        return VERBS

    def possible(self, g: State) -> bool:
        return taxed_region(g, self.points) != NOWHERE


def price(g: State, region: int) -> int:
    """Points to tax or build: as for everybody; by the later solo rules always one [solo-later-1]."""
    return 1 if side(g).modern else cost(g, REBELLION, region)


def full_column(g: State, region: int) -> bool:
    """Whether the boat has no room for the region's good."""
    good = g.kinds[region]
    return g.hold[REBELLION * GOODS + good] >= BOAT[good]


def tax_step(g: State, region: int) -> int:
    """A: ruled, room on the boat. B: not ruled, room. C: ruled, no room. D: not ruled, no room [solo-tax-1]."""
    full = 1 if full_column(g, region) else 0
    if side(g).modern:
        return full
    return 2 * full + (0 if rules(g, REBELLION, region) else 1)


def taxed_region(g: State, points: int) -> int:
    """The first step, in it the first place of the order, occupied, with its good and payable [solo-tax-1]."""
    deck = side(g)
    found = NOWHERE
    best = len(TAX_STEPS)
    for place in range(PLACES):
        region = deck.at(place)
        if not g.occupies(REBELLION, region) or not g.goods >> region & 1 or price(g, region) > points:
            continue
        step = tax_step(g, region)
        if step < best:
            best = step
            found = region
    return found


class TaxByRule(ByRule[RebelTax]):
    """The good goes to the boat if there is room; a market always gives another good [solo-tax-2]."""

    name = "collect"
    params = [REGION]

    def dictated(self, g: State, f: RebelTax) -> Args | None:
        region = taxed_region(g, f.points)
        return (region,) if region != NOWHERE else None

    def do(self, g: State, f: RebelTax, seat: int, args: Args) -> None:
        deck = side(g)
        region = args[0]
        steps = TAX_LATER if deck.modern else TAX_STEPS
        g.note(steps[tax_step(g, region)], (deck.top(), region))
        left = f.points - price(g, region)
        collect(g, seat, region)
        if market_open(g, seat, region):
            g.note(MARKET_GOOD, (region,))
            extra_good(g, seat, region)
        if left > 0:
            g.push(RebelTax(seat, TAX, left))


VERBS: Final[list[AnyVerb]] = [TaxByRule(), Lapse()]
