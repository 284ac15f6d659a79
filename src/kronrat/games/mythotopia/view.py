"""Who sees what [cards-6]: hands and draw piles are hidden, everything else is open. Built up, never stripped."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.mythotopia.data import LAND
from kronrat.games.mythotopia.rules.counters import empty_cards
from kronrat.games.mythotopia.rules.ending import could_end
from kronrat.games.mythotopia.rules.paying import Pay
from kronrat.games.mythotopia.rules.purse import START
from kronrat.games.mythotopia.rules.war import defence, strength, strongest
from kronrat.games.mythotopia.state import State
from kronrat.kernel.step import NO_ARGS
from kronrat.parts.bits import members


class War(Struct):
    """A province at war: each party's strength (the defender first, seat -1 if neutral) and who would win."""

    province: int
    parties: list[tuple[int, int]]
    winner: int
    margin: int


class Public(Struct):
    """What everybody may know."""

    seats: int
    turns: int
    active: int
    owner: list[int]
    town: list[int]
    armies: list[int]
    mercenaries: list[int]
    ships: list[int]
    castles: list[int]
    roads: list[int]
    dragons: list[int]
    runestones: list[int]
    defence: list[int]
    wars: list[War]
    stock: list[int]
    barracks: list[int]
    harbour: list[int]
    shipyard: list[int]
    villages: list[int]
    cities: list[int]
    hand_counts: list[int]
    deck_counts: list[int]
    discard: list[list[int]]
    reserve: list[list[int]]
    capacity: list[int]
    aside: list[list[int]]
    played: list[int]
    display: list[int]
    pile_count: int
    in_play: list[int]
    left: list[int]
    castle_value: int
    spare: list[int]
    counters: list[int]
    points: list[int]
    empty: int
    could_end: list[bool]
    paying: tuple[int, int]
    """The symbol being paid and how much is still owed; (-1, 0) when nobody pays."""
    known: list[list[int]]
    """With the card counter: hand cards everybody can name."""
    unknown: list[list[int]]
    """With the card counter: what is in the hand or the draw pile, nobody else knows where."""


class Own(Struct):
    """What only one seat may know."""

    seat: int
    hand: list[int]
    reserve: list[int]
    discard: list[int]
    back: list[int]
    """Own cards that can be drafted again."""
    offer: list[int]
    chosen: list[int]
    suggestion: list[int]
    """A way to pay what is asked."""


def war(g: State, province: int) -> War:
    owner = g.owner(province)
    parties = [(owner, defence(g, province))]
    for seat in range(g.seats):
        if seat != owner and g.camps[seat] >> province & 1:
            parties.append((seat, strength(g, province, seat)))
    ranked = sorted((power for _, power in parties), reverse=True)
    return War(province, parties, strongest(g, province), ranked[0] - ranked[1])


def public(g: State) -> Public:
    seats = range(g.seats)
    counted = g.settings.count_cards == 1
    return Public(
        seats=g.seats,
        turns=g.turns,
        active=g.active,
        owner=[g.owner(province) for province in range(LAND)],
        town=g.town,
        armies=g.armies,
        mercenaries=g.mercenaries,
        ships=g.ships,
        castles=members(g.castles),
        roads=g.roads,
        dragons=members(g.dragons),
        runestones=members(g.runestones),
        defence=[defence(g, province) for province in range(LAND)],
        wars=[war(g, province) for province in members(g.wars())],
        stock=g.stock,
        barracks=g.barracks,
        harbour=g.harbour,
        shipyard=g.shipyard,
        villages=g.villages,
        cities=g.cities,
        hand_counts=[len(g.hand[seat]) for seat in seats],
        deck_counts=[len(g.deck[seat]) for seat in seats],
        discard=g.discard,
        reserve=g.reserve,
        capacity=[g.capacity(seat) for seat in seats],
        aside=g.aside,
        played=g.played,
        display=g.display,
        pile_count=len(g.pile) + len(g.offer),
        in_play=members(g.in_play),
        left=g.left,
        castle_value=g.settings.castle_value,
        spare=g.spare,
        counters=g.counters,
        points=[g.points(seat) for seat in seats],
        empty=empty_cards(g),
        could_end=[could_end(g, seat) for seat in seats],
        paying=paying(g),
        known=[g.shown[seat] if counted else [] for seat in seats],
        unknown=[unknown(g, seat) if counted else [] for seat in seats],
    )


def hidden_hand(g: State, seat: int) -> list[int]:
    """Hand cards that only their owner can name, but everybody knows to be in the deck."""
    return [card for card in g.hand[seat] if card not in g.shown[seat] and card != g.secret]


def unknown(g: State, seat: int) -> list[int]:
    """All gains are open, so hand and draw pile together can be listed; not so the Philosopher's card."""
    return sorted(g.deck[seat] + hidden_hand(g, seat))


def paying(g: State) -> tuple[int, int]:
    step = g.stack[-1] if g.stack else None
    return (step.kind, step.need) if isinstance(step, Pay) else (-1, 0)


def own(g: State, seat: int) -> Own | None:
    if seat < 0:
        return None
    return Own(
        seat=seat,
        hand=g.hand[seat],
        reserve=g.reserve[seat],
        discard=g.discard[seat],
        back=members(g.land & g.held[seat]) + g.aside[seat],
        offer=g.offer if g.active == seat else [],
        chosen=members(g.chosen[seat]),
        suggestion=suggestion(g, seat),
    )


def suggestion(g: State, seat: int) -> list[int]:
    """A way to pay with plain cards: provinces first, cards of one use before cards of many."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Pay) or step.seat != seat or step.low > START:
        return []
    verb = step.verbs()[0]
    found: list[int] = []
    trial = g.clone()
    for _ in range(step.need):
        top = trial.stack[-1]
        if not isinstance(top, Pay) or top.seat != seat:
            break
        options = verb.pick(trial, top, seat, NO_ARGS)
        if not options:
            return []
        card = options[0]
        found.append(card)
        trial.stack.pop()
        verb.do(trial, top, seat, (card,))
    return found
