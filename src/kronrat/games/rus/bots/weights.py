"""The numbers of the evaluation by name. Their values are fitted and kept in weights.toml."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.games.rus.data import GAINS, MAT
from kronrat.parts.weights import WeightTable, load_weights, numbered, weights


@weights
class Weights(WeightTable):
    """Compiled code reads them as fast as constants."""

    last_round: float
    """How much means still count in the last round."""
    near_end: float
    """The same when the last round is announced."""
    agenda_last: float
    agenda_first: float
    agenda_round: float
    agenda_most: float
    troop: float
    heavy: float
    presence: float
    ruled: float
    prince: float
    first_token: float
    kill: float
    card: float
    gold: float
    later_gold: float
    enough_gold: float
    """Gold beyond this is worth less."""
    building: float
    progress: float
    """On the way to the next level of a claim."""
    held: float
    """What keeps up a level reached."""
    best_deed: float
    any_deed: float
    tile_in_hand: float
    tile_placed: float
    income_tile: float
    income_more: float
    threat: float
    attack_troops: float
    attack_other: float
    attack_risk: float
    scheme_cost: float
    answer: float
    next_card: float
    window_price: float
    unpayable: float
    window_scheme: float
    window_scheme_more: float
    window_token: float
    window_deed: float
    window_deed_held: float
    window_move: float
    window_build: float
    window_collect: float
    window_attack: float
    window_muster: float
    spare_point: float
    deed_base: float
    deed_missing: float
    deed_least: float
    deed_gold_missing: float
    deed_token_missing: float
    deed_marsh_missing: float
    mat: Annotated[list[float], numbered(len(MAT))]
    """What uncovering the next space of the mat is worth, from the first one on."""

    gain: Annotated[list[float], numbered(GAINS)]
    """A point or right still to be spent, in the order of `turn`."""


W: Final = Weights(load_weights("kronrat.games.rus.bots", Weights.names))
