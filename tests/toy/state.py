"""The toy's components and its state."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import fields
from kronrat.kernel.domain import Domain, numbers
from kronrat.kernel.step import Core, Event

NEIGHBOURS: Final = [
    [1, 2, 5, 6, 7],
    [0, 2, 3, 4],
    [0, 1, 3, 5],
    [1, 2, 4, 6],
    [1, 3, 6],
    [0, 2, 7],
    [0, 3, 4],
    [0, 5],
]
REGION: Final = Domain(
    "region", ["kiev", "novgorod", "polotsk", "smolensk", "rostov", "volyn", "chernigov", "galich"]
)
SEAT: Final = Domain("seat", ["vermilion", "blue", "ochre", "green"])
AGENDA: Final = Domain(
    "agenda", ["builder", "miser", "warlord", "marshal", "pilgrim", "trader", "exile", "regent"]
)
CARD: Final = Domain("card", ["calm", "casualty"])
COINS: Final = numbers("coins", 9)
POINTS: Final = numbers("points", 2)
REGIONS: Final = len(REGION.keys)
ALL_AGENDAS: Final = (1 << len(AGENDA.keys)) - 1
#: how many of each card the bag holds: plain, harsh
BAGS: Final = [[6, 3], [3, 6]]
INCOME: Final = Event("income", [SEAT, COINS])


@fields
class State(Core):
    """Ints and flat lists only."""

    rounds: int
    harsh: int
    round: int
    coins: list[int]
    supply: list[int]
    warfare: list[int]
    troops: list[int]  # region * seats + seat
    bag: list[int]  # the casualty cards not yet drawn, by kind
    dealt: list[int]  # mask of the agendas dealt to each seat: secret
    kept: list[int]  # the agenda each seat kept, -1 before: secret until the end

    def holds(self, seat: int, region: int) -> bool:
        return self.troops[region * self.seats + seat] > 0

    def in_deck(self) -> int:
        """Mask of the agendas dealt to nobody."""
        rest = ALL_AGENDAS
        for mask in self.dealt:
            rest &= ~mask
        return rest
