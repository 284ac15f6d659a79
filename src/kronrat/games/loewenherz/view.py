"""Who sees what: hands are hidden; ducats, market, discards and the size of the deck are open [setup-5]."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.loewenherz.data import STACK_MASK
from kronrat.games.loewenherz.state import PROFILE, TARGET_AT, State
from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Core
from kronrat.parts.bits import members


class Public(Struct):
    """What everybody may know."""

    seats: int
    target: int
    profile: int
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
        g.seats,
        g.settings[TARGET_AT],
        g.settings[PROFILE],
        g.terrain,
        g.figure,
        g.castle_at,
        g.castle_side,
        g.border,
        g.region,
        g.allies,
        g.knights,
        g.border_supply,
        g.ducats,
        [[(hand & mask).bit_count() for mask in STACK_MASK] for hand in g.hand],
        [members(taken) for taken in g.taken],
        [(g.deck & mask).bit_count() for mask in STACK_MASK],
        members(g.market),
        members(g.discard),
        g.points,
        g.monopoly,
        g.bonus,
        g.turns,
    )


def own(g: State, seat: int) -> Own | None:
    return Own(members(g.hand[seat])) if seat >= 0 else None


def resample(g: Core, seat: int, dice: Dice) -> State:
    """Deal the cards that a seat cannot place anew among the other hands and the deck, stack by stack.

    The letter on a card's back is open, so every hand and the deck keep their number of cards of each letter; what
    was taken from the market stays where everybody saw it go.
    """
    assert isinstance(g, State)
    other = g.clone()
    others = [s for s in range(g.seats) if s != seat]
    for mask in STACK_MASK:
        unknown = g.deck & mask
        for s in others:
            unknown |= g.hand[s] & ~g.taken[s] & mask
        for s in others:
            drawn = 0
            for _ in range((g.hand[s] & ~g.taken[s] & mask).bit_count()):
                bit = 1 << dice.pick_bit(unknown)
                unknown ^= bit
                drawn |= bit
            other.hand[s] = other.hand[s] & ~mask | g.taken[s] & mask | drawn
        other.deck = other.deck & ~mask | unknown
    return other
