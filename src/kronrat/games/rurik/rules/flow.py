"""Table of contents: four rounds of strategy, action and claim; and every step and event there is."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import ROUNDS
from kronrat.games.rurik.rebellion import attack as rebel_attack
from kronrat.games.rurik.rebellion import build as rebel_build
from kronrat.games.rurik.rebellion import claim as rebel_claim
from kronrat.games.rurik.rebellion import move as rebel_move
from kronrat.games.rurik.rebellion import muster as rebel_muster
from kronrat.games.rurik.rebellion import opening as rebel_opening
from kronrat.games.rurik.rebellion import scheme as rebel_scheme
from kronrat.games.rurik.rebellion import strategy as rebel_strategy
from kronrat.games.rurik.rebellion import tax as rebel_tax
from kronrat.games.rurik.rebellion import turn as rebel_turn
from kronrat.games.rurik.rebellion.reasons import REASONS
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
from kronrat.games.rurik.rules.events import EVENTS as ALL_EVENTS
from kronrat.games.rurik.state import State
from kronrat.kernel.step import Event, Step


class Round(Step):
    """Automatic: one round; after the fourth the game is over."""

    name = "round"

    def run(self, g: State) -> None:
        if g.round < ROUNDS:
            g.push(self)
        if g.rebellion is None:
            g.then([strategy.STRATEGY_PHASE, turn.ACTION_PHASE, claim.CLAIM_PHASE])
        else:
            g.then([rebel_strategy.SOLO_STRATEGY, rebel_turn.SOLO_ACTION, rebel_claim.SOLO_CLAIM])


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
    # the solo game
    rebel_opening.StartCard,
    rebel_strategy.SoloStrategy,
    rebel_strategy.BottomCard,
    rebel_strategy.PlaceByCard,
    rebel_turn.SoloAction,
    rebel_turn.NextCard,
    rebel_turn.TopCard,
    rebel_turn.Prepare,
    rebel_turn.RebelReturn,
    rebel_turn.RebelResolve,
    rebel_turn.RebelTurn,
    rebel_muster.RebelMuster,
    rebel_move.RebelMove,
    rebel_attack.RebelAttack,
    casualty.RebellionsDeck,
    rebel_tax.RebelTax,
    rebel_build.RebelBuild,
    rebel_scheme.OfferUnlock,
    rebel_scheme.Unlock,
    rebel_claim.SoloClaim,
    rebel_claim.RebelPriority,
    rebel_claim.SoloTracks,
    rebel_claim.SoloIncome,
    rebel_claim.OfferLevy,
    rebel_claim.RebelLevy,
]
EVENTS: Final[list[Event]] = [*ALL_EVENTS, *REASONS]
