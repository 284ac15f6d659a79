"""Table of contents: four rounds of strategy, action and claim; and every step and event there is."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import ROUNDS
from kronrat.games.rurik.rules import (
    attack,
    build,
    casualty,
    claim,
    deed_row,
    deeds,
    move,
    muster,
    opening,
    payments,
    scheme,
    strategy,
    tax,
    turn,
)
from kronrat.games.rurik.rules.base import EVENTS as ALL_EVENTS
from kronrat.games.rurik.state import State
from kronrat.kernel.step import Core, Event, Step


class Round(Step):
    """Automatic: one round; after the fourth the game is over."""

    name = "round"

    def run(self, g: Core) -> None:
        assert isinstance(g, State)
        if g.round < ROUNDS:
            g.push(self)
        g.then([strategy.STRATEGY_PHASE, turn.ACTION_PHASE, claim.CLAIM_PHASE])


STEPS: Final[list[type[Step]]] = [
    # Game Setup
    opening.First,
    opening.LayToken,
    opening.PickLeader,
    opening.DealLeader,
    opening.DealAgenda,
    opening.ChooseAgenda,
    opening.StartTroop,
    opening.StartLeader,
    Round,
    # 1. Strategy Phase
    strategy.StrategyPhase,
    strategy.Place,
    # 2. Action Phase
    turn.ActionPhase,
    turn.NextTurn,
    turn.Return,
    turn.Begin,
    turn.Resolve,
    turn.Turn,
    turn.AfterMain,
    muster.Muster,
    move.Move,
    move.Anywhere,
    attack.Attack,
    attack.Reward,
    casualty.CasualtyDeck,
    casualty.Casualty,
    tax.Tax,
    tax.Market,
    build.Build,
    build.Church,
    scheme.DrawFrom,
    scheme.Draw,
    scheme.Keep,
    scheme.PutBack,
    scheme.Marker,
    # bonus actions: schemes and conversions are verbs of the turn, deeds may ask for pieces
    deeds.DeedReward,
    payments.DiscardScheme,
    payments.PayGoods,
    payments.GiveUp,
    payments.Raze,
    # 3. Claim Phase
    claim.ClaimPhase,
    deed_row.OfferDeed,
    deed_row.ChooseDeed,
    deed_row.RevealDeed,
    claim.EndOfRound,
]
EVENTS: Final[list[Event]] = ALL_EVENTS
