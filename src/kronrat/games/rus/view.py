"""Who may know what, built up; and a state drawn anew from what one seat knows."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.rus.data import CANCELS
from kronrat.games.rus.rules.drawing import hand_size
from kronrat.games.rus.rules.land import ruler
from kronrat.games.rus.rules.schemes import Response
from kronrat.games.rus.score import claim_points, deed_points, epic_points
from kronrat.games.rus.state import State
from kronrat.kernel.dice import Dice


class Public(Struct):
    """What everybody may know. Lists are those of the state; see there."""

    seats: int
    settings: list[int]
    terrain: list[int]
    good: list[int]
    unrest: list[int]
    troops: list[int]
    heavies: list[int]
    prince: list[int]
    building: list[int]
    rulers: list[int]
    epic_at: list[int]
    pool: int
    killed: list[int]
    gold: list[int]
    goods: list[int]
    card: list[int]
    ability: list[int]
    hands: list[int]
    decks: list[int]
    discard: int
    looking: int
    deed_deck: int
    deed_row: list[int]
    deed_hand: list[int]
    deed_done: list[int]
    deed_gone: int
    intrigue: int
    intrigue_bag: int
    claim: list[int]
    open: list[int]
    tiles: list[int]
    board: list[int]
    bribe: list[int]
    income: list[int]
    income_bribe: list[int]
    newest: list[int]
    passed: int
    used: list[int]
    turn: list[int]
    round: int
    first: int
    token: int
    last: int
    ended: int
    points: list[int]


class Own(Struct):
    """What only one seat may know: its Schemes, its Agenda, cards it can place, and the cards it looks at."""

    seat: int
    schemes: int
    agenda: int
    known: list[list[int]]
    drawn: int
    answer: int


def public_view(g: State) -> Public:
    return Public(
        seats=g.seats,
        settings=g.settings,
        terrain=g.terrain,
        good=g.good,
        unrest=g.unrest,
        troops=g.troops,
        heavies=g.heavies,
        prince=g.prince,
        building=g.building,
        rulers=[ruler(g, land) for land in range(g.lands)],
        epic_at=g.epic_at,
        pool=g.pool,
        killed=g.killed,
        gold=g.gold,
        goods=g.goods,
        card=g.card,
        ability=g.ability,
        hands=[hand_size(g, seat) for seat in range(g.seats)],
        decks=[g.schemes.size(0), g.schemes.size(1)],
        discard=g.schemes.discard,
        looking=g.schemes.drawn.bit_count(),
        deed_deck=g.deed_bag.bit_count(),
        deed_row=g.deed_row,
        deed_hand=g.deed_hand,
        deed_done=g.deed_done,
        deed_gone=g.deed_gone,
        intrigue=g.intrigue,
        intrigue_bag=g.intrigue_bag,
        claim=g.claim,
        open=g.open,
        tiles=g.tiles,
        board=g.board,
        bribe=g.bribe,
        income=g.income,
        income_bribe=g.income_bribe,
        newest=g.newest,
        passed=g.passed,
        used=g.used,
        turn=g.turn,
        round=g.round,
        first=g.first,
        token=g.token,
        last=g.last,
        ended=g.ended,
        points=[claim_points(g, s) + deed_points(g, s) + epic_points(g, s) for s in range(g.seats)],
    )


def own_view(g: State, seat: int) -> Own:
    cards = g.schemes
    return Own(
        seat=seat,
        schemes=cards.hands[seat],
        agenda=g.agenda[seat],
        known=[
            [card if cards.knows[seat] >> card & 1 else -1 for card in cards.put_back_cards(deck)]
            for deck in (0, 1)
        ],
        drawn=cards.drawn if cards.drawer == seat else 0,
        answer=g.answers >> seat & 1,
    )


def resampled(g: State, seat: int, dice: Dice) -> State:
    """Other hands, unseen decks, others' Agendas and their sealed answers are drawn anew."""
    new = g.clone()
    new.schemes.redraw(seat, dice)
    agendas = [a for a in range(10) if a != g.agenda[seat]]
    for other in range(g.seats):
        if other != seat and g.agenda[other] >= 0:
            new.agenda[other] = agendas.pop(dice.below(len(agendas)))
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Response):
        new.answers = g.answers & 1 << seat
        for other in range(g.seats):
            answered = other != step.actor and not step.waiting >> other & 1
            if other != seat and answered and new.schemes.hands[other] & CANCELS:
                new.answers |= dice.below(2) << other
    return new
