"""The solo set-up: the first card of the deck says where the rebels begin; neutral troops stand everywhere else."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import KIEV, USURPER
from kronrat.games.rurik.rebellion.cards import PLACES
from kronrat.games.rurik.rebellion.rule import UnseenCard, put_on_top, side
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.state import State
from kronrat.kernel.step import AnyVerb, Args, Step

REBELS_TO_A_REGION: Final = 2
OTHER_REGIONS: Final = 2


class StartCard(Step):
    """Chance: which card lies on top of the shuffled deck."""

    name = "rebel-start"

    def verbs(self) -> list[AnyVerb]:
        return VERBS


class TurnUpStart(UnseenCard[StartCard]):
    """Sviatopolk and two rebels in Kiev, two in the card's first two others, neutrals elsewhere [solo-setup-1]."""

    def do(self, g: State, f: StartCard, seat: int, args: Args) -> None:
        deck = side(g)
        put_on_top(g, args[0])
        g.leader[REBELLION] = USURPER
        g.leader_at[REBELLION] = KIEV
        begins = [KIEV]
        for place in range(PLACES):
            if deck.at(place) != KIEV and len(begins) <= OTHER_REGIONS:
                begins.append(deck.at(place))
        for region in range(PLACES):
            if region not in begins:
                g.rebels[region] = 1
        for region in begins:
            for _ in range(REBELS_TO_A_REGION):
                g.add_troop(REBELLION, region)


VERBS: Final[list[AnyVerb]] = [TurnUpStart()]
