"""Who may know what: Schemes and Agendas are secret, Deeds are not [setup-10]."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.rus.rules.act import acting
from kronrat.games.rus.rules.deeds import is_met
from kronrat.games.rus.rules.draw import hand_size
from kronrat.games.rus.rules.land import ruler
from kronrat.games.rus.rules.plan import Place
from kronrat.games.rus.score import items
from kronrat.games.rus.state import RUNNING, State
from kronrat.parts.bits import members


class Public(Struct):
    """What everybody may know, by the names of the state. `agendas` is filled only when the game is over."""

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
    acting: int
    planning: bool
    round: int
    first: int
    token: int
    last: int
    ended: int
    agendas: list[int]
    points: list[int]


class Own(Struct):
    """What only one seat may know: Schemes, Agenda, cards it can place or looks at, its answer, Deeds met."""

    seat: int
    schemes: int
    agenda: int
    known: list[list[int]]
    drawn: int
    answer: int
    ready: int


def public(g: State) -> Public:
    return Public(
        seats=g.seats,
        settings=g.settings.copy(),
        terrain=g.terrain.copy(),
        good=g.good.copy(),
        unrest=g.unrest.copy(),
        troops=g.troops.copy(),
        heavies=g.heavies.copy(),
        prince=g.prince.copy(),
        building=g.building.copy(),
        rulers=[ruler(g, land) for land in range(g.lands)],
        epic_at=g.epic_at.copy(),
        pool=g.pool,
        killed=g.killed.copy(),
        gold=g.gold.copy(),
        goods=g.goods.copy(),
        card=g.card.copy(),
        ability=g.ability.copy(),
        hands=[hand_size(g, seat) for seat in range(g.seats)],
        decks=[g.schemes.size(0), g.schemes.size(1)],
        discard=g.schemes.discard,
        looking=g.schemes.drawn.bit_count(),
        deed_deck=g.deed_bag.bit_count(),
        deed_row=g.deed_row.copy(),
        deed_hand=g.deed_hand.copy(),
        deed_done=g.deed_done.copy(),
        deed_gone=g.deed_gone,
        intrigue=g.intrigue,
        intrigue_bag=g.intrigue_bag,
        claim=g.claim.copy(),
        open=g.open.copy(),
        tiles=g.tiles.copy(),
        board=g.board.copy(),
        bribe=g.bribe.copy(),
        income=g.income.copy(),
        income_bribe=g.income_bribe.copy(),
        newest=g.newest.copy(),
        passed=g.passed,
        used=g.used.copy(),
        turn=g.turn.copy(),
        acting=acting(g),
        planning=bool(g.stack) and isinstance(g.stack[-1], Place),
        round=g.round,
        first=g.first,
        token=g.token,
        last=g.last,
        ended=g.ended,
        agendas=[] if g.ended == RUNNING else g.agenda.copy(),
        points=[sum(points for _, points in lines) for lines in items(g)],
    )


def own(g: State, seat: int) -> Own | None:
    if seat < 0:
        return None
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
        ready=sum(1 << deed for deed in members(g.deed_hand[seat]) if is_met(g, seat, deed)),
    )
