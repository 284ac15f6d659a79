"""Who sees what: hands are hidden; ducats, market, discards and the size of the deck are open [setup-5]."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.loewenherz.data import STACK_MASK
from kronrat.games.loewenherz.state import State
from kronrat.parts.bits import members


class Public(Struct):
    """What everybody may know."""

    seats: int
    target: int
    expansion: int
    """Which reading of the expansion symbol is played."""
    terrain: list[int]
    figure: list[int]
    castle_at: list[int]
    castle_side: list[int]
    border: list[int]
    region: list[int]
    allies: list[int]
    knights: list[int]
    border_supply: int
    ducats: list[int]
    backs: list[list[int]]
    """Seat → how many cards of each letter it holds; the backs are open."""
    taken: list[list[int]]
    """Seat → the cards it took openly and still holds."""
    deck_counts: list[int]
    market: list[int]
    discard: list[int]
    points: list[int]
    monopoly: list[int]
    bonus: list[int]
    turns: int


class Own(Struct):
    """What only one seat may know: its hand."""

    hand: list[int]


def public(g: State) -> Public:
    return Public(
        seats=g.seats,
        target=g.settings.target,
        expansion=g.settings.expansion,
        terrain=g.terrain,
        figure=g.figure,
        castle_at=g.castle_at,
        castle_side=g.castle_side,
        border=g.border,
        region=g.region,
        allies=g.allies,
        knights=g.knights,
        border_supply=g.border_supply,
        ducats=g.ducats,
        backs=[[(hand & mask).bit_count() for mask in STACK_MASK] for hand in g.hand],
        taken=[members(taken) for taken in g.taken],
        deck_counts=[(g.deck & mask).bit_count() for mask in STACK_MASK],
        market=members(g.market),
        discard=members(g.discard),
        points=g.points,
        monopoly=g.monopoly,
        bonus=g.bonus,
        turns=g.turns,
    )


def own(g: State, seat: int) -> Own | None:
    return Own(members(g.hand[seat])) if seat >= 0 else None
