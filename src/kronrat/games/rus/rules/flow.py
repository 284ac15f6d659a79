"""The table of contents: a round is Preparation, Planning, Action and Claim Phase [round-1]."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus.rules.act import Act, Acting, AfterTurn, Retrieve
from kronrat.games.rus.rules.attack import Roll
from kronrat.games.rus.rules.claim import (
    Adjust,
    CheckEnd,
    ClaimGold,
    ClaimPhase,
    RaiseClaims,
    is_over,
    tokens_out,
)
from kronrat.games.rus.rules.deeds import NextDeed
from kronrat.games.rus.rules.draw import Keep, Looking, NextCard, PutBack
from kronrat.games.rus.rules.epic import EpicCheck, RaiseEpic, watch
from kronrat.games.rus.rules.fulfil import (
    ChooseDeed,
    Fulfil,
    GiveBuilding,
    GiveEqual,
    GiveGood,
    GiveScheme,
    GiveTroop,
)
from kronrat.games.rus.rules.losses import BuildingLoss, ChooseBuilding, ChooseLoss, Loss
from kronrat.games.rus.rules.plan import EndPlanning, Place, Planning
from kronrat.games.rus.rules.prepare import AtOnce, FlipIntrigue, NextIntrigue, Pacify, Reinforce, Replenish
from kronrat.games.rus.rules.rally import RallyPrince, RallyTroops
from kronrat.games.rus.rules.schemes import Response
from kronrat.games.rus.state import State
from kronrat.kernel.step import Step


class Round(Step):
    """Abilities uncovered last round work now; then the four phases [round-1, ability-1]."""

    name = "round"

    def run(self, g: State) -> None:
        g.round += 1
        for seat in range(g.seats):
            g.open[seat] = tokens_out(g, seat)
            g.used[seat] = 0
        first = g.first
        g.then(
            [
                *(FlipIntrigue(first), Replenish(first)),
                *(Planning(first), EndPlanning(first)),
                Acting(first),
                *(ClaimPhase(first), NextRound(first)),
            ]
        )
        watch(g, first)


class NextRound(Step):
    """Another round, unless this was the last [claim-8]."""

    name = "next-round"

    def run(self, g: State) -> None:
        if not is_over(g):
            g.push(Round(g.first))


STEPS: Final[list[type[Step]]] = [
    *(Round, NextRound, FlipIntrigue, NextIntrigue, AtOnce, Pacify, Reinforce, Replenish),
    *(Planning, Place, EndPlanning),
    *(Acting, Retrieve, Act, AfterTurn, Response, Looking, NextCard, Keep, PutBack, NextDeed),
    *(Roll, Loss, ChooseLoss, BuildingLoss, ChooseBuilding, RallyTroops, RallyPrince, EpicCheck, RaiseEpic),
    *(ClaimPhase, Fulfil, ChooseDeed, GiveScheme, GiveEqual, GiveGood, GiveTroop, GiveBuilding),
    *(Adjust, RaiseClaims, CheckEnd, ClaimGold),
]
