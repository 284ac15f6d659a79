"""The toy's components and its state."""

from __future__ import annotations

from typing import Final

from kronrat.kernel.domain import Domain, numbers
from kronrat.kernel.step import Core, Event, Step

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


class State(Core):
    """Ints and flat lists only."""

    def __init__(
        self,
        stack: list[Step],
        seats: int,
        rounds: int,
        harsh: int,
        round: int,
        coins: list[int],
        supply: list[int],
        warfare: list[int],
        troops: list[int],
        bag: list[int],
        dealt: list[int],
        kept: list[int],
    ) -> None:
        super().__init__(stack, seats)
        self.rounds = rounds
        self.harsh = harsh
        self.round = round
        self.coins = coins
        self.supply = supply
        self.warfare = warfare
        #: region * seats + seat
        self.troops = troops
        #: the casualty cards not yet drawn, by kind
        self.bag = bag
        #: mask of the agendas dealt to each seat: secret
        self.dealt = dealt
        #: the agenda each seat kept, -1 before: secret until the end
        self.kept = kept

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.seats,
            self.rounds,
            self.harsh,
            self.round,
            self.coins.copy(),
            self.supply.copy(),
            self.warfare.copy(),
            self.troops.copy(),
            self.bag.copy(),
            self.dealt.copy(),
            self.kept.copy(),
        )

    def dump(self) -> list[object]:
        # copies, so that what was written down stays as it was
        return [
            self.rounds,
            self.harsh,
            self.round,
            self.coins.copy(),
            self.supply.copy(),
            self.warfare.copy(),
            self.troops.copy(),
            self.bag.copy(),
            self.dealt.copy(),
            self.kept.copy(),
        ]

    def holds(self, seat: int, region: int) -> bool:
        return self.troops[region * self.seats + seat] > 0

    def in_deck(self) -> int:
        """Mask of the agendas dealt to nobody."""
        rest = ALL_AGENDAS
        for mask in self.dealt:
            rest &= ~mask
        return rest
