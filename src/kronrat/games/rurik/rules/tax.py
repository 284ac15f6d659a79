"""Tax: goods from regions you occupy, cheaper where you rule."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import GOODS, MARKET, REGION
from kronrat.games.rurik.rules.events import COLLECTS, GETS_GOOD
from kronrat.games.rurik.rules.in_turn import InTurn, Spending
from kronrat.games.rurik.rules.leaders import BANISH, always_one_point, muted
from kronrat.games.rurik.rules.regions import rules
from kronrat.games.rurik.state import State
from kronrat.games.rurik.why import GOOD_TAKEN, NOT_OCCUPIED, POINTS_SHORT
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Verb


class Tax(Spending):
    """Spend tax points; what is left joins the tax points of a later bonus or main action of this turn [turn-6]."""

    name = "tax"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


def tax(g: State, seat: int, points: int) -> None:
    """New tax points and those left from earlier this turn."""
    g.push(Tax(seat, points + g.tax_left))
    g.tax_left = 0


def cost(g: State, seat: int, region: int) -> int:
    """Points to tax or build: one where you rule, else two [tax-1, build-1]; with Mstislav always one [leader-5]."""
    return 1 if always_one_point(g, seat, region) or rules(g, seat, region) else 2


class Collect(Verb[State, Tax]):
    """Collect the good of a region you occupy; there is only one until the round ends [tax-2]."""

    name = "collect"
    params = [REGION]

    def why_not(self, g: State, f: Tax, seat: int, args: Args) -> Why | None:
        region = args[0]
        if not g.occupies(seat, region):
            return NOT_OCCUPIED
        if not g.goods >> region & 1:
            return GOOD_TAKEN
        return None if f.points >= cost(g, seat, region) else POINTS_SHORT

    def do(self, g: State, f: Tax, seat: int, args: Args) -> None:
        region = args[0]
        left = f.points - cost(g, seat, region)
        collect(g, seat, region)
        if left > 0:
            g.push(Tax(seat, left))
        if market_open(g, seat, region):
            g.push(Market(seat, region))


def collect(g: State, seat: int, region: int) -> None:
    """The region's good goes to the boat or the dock."""
    g.goods &= ~(1 << region)
    g.hold[seat * GOODS + g.kinds[region]] += 1
    g.note(COLLECTS, (seat, g.kinds[region], region))


def market_open(g: State, seat: int, region: int) -> bool:
    return g.has(seat, MARKET, region) and not muted(g, seat, region)


def extra_good(g: State, seat: int, region: int) -> None:
    """A market's good from the supply."""
    g.hold[seat * GOODS + g.kinds[region]] += 1
    g.note(GETS_GOOD, (seat, g.kinds[region]))


class StopTax(Verb[State, Tax]):
    """Keep the rest of the points for this turn."""

    name = "done"

    def do(self, g: State, f: Tax, seat: int, args: Args) -> None:
        g.tax_left = f.points


@fields
class Market(InTurn):
    """Your market gives one more good of the kind, or a coin, per good collected there by taxing [build-5]."""

    name = "market"
    region: Annotated[int, REGION]

    def verbs(self) -> list[AnyVerb]:
        return MARKET_VERBS


class TakeGood(Verb[State, Market]):
    """One more good of the kind from the supply."""

    name = "good"

    def do(self, g: State, f: Market, seat: int, args: Args) -> None:
        extra_good(g, seat, f.region)


class TakeCoin(Verb[State, Market]):
    """One coin from the supply."""

    name = "coin"

    def do(self, g: State, f: Market, seat: int, args: Args) -> None:
        g.earn(seat, 1)


VERBS: Final[list[AnyVerb]] = [Collect(), *BANISH, StopTax()]
MARKET_VERBS: Final[list[AnyVerb]] = [TakeGood(), TakeCoin()]
