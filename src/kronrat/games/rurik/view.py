"""Who sees what: hands, agendas and deck order are hidden; everything else lies open."""

from __future__ import annotations

from msgspec import Struct

from kronrat.games.rurik import score
from kronrat.games.rurik.data import DEED_PAY, DEEDS, REGIONS, STRUCTURES, TRACKS
from kronrat.games.rurik.rebellion.cards import ACTION_ON, ADVISOR_ON, COIN_ON, LINES, PRIORITIES, STARRED
from kronrat.games.rurik.rebellion.side import NO_CARD, REBELLION, Rebellion
from kronrat.games.rurik.rules.claim import full_columns, idle_markers, level, measure
from kronrat.games.rurik.rules.needs import can_give, need_met
from kronrat.games.rurik.rules.regions import regions_ruled, ruler, strength
from kronrat.games.rurik.rules.turn import fastest
from kronrat.games.rurik.state import EDITION, NOBODY, State
from kronrat.parts.bits import members
from kronrat.parts.graph import count


class Automa(Struct):
    """What lies open of the Rebellion's deck and mat."""

    level: int
    priority: int
    card: int
    """The card on top of its deck, -1 before the set-up."""
    lines: list[list[int]]
    """Lines slid out of the bottom card: advisor, whether starred, then action and coin icon by priority."""
    known: int
    """The bottom card, if only one can begin like this; else -1."""
    unseen: int
    """How many cards of the deck nobody has seen."""
    covered: int
    next: int
    """The space of its next advisor, -1."""


class Public(Struct):
    """What everybody may know."""

    seats: int
    edition: int
    settings: list[int]
    round: int
    over: bool
    step: str
    """The pending question."""
    active: int
    """Whose question it is; -1 for chance or nobody."""
    first: int
    marker: int
    kinds: list[int]
    goods: int
    rebels: list[int]
    rewards_left: list[int]
    troops: list[int]
    leader: list[int]
    leader_at: list[int]
    supply: list[int]
    built: list[int]
    stock: list[int]
    """seat * 3 + structure → not yet built."""
    coins: list[int]
    hold: list[int]
    advisors: list[int]
    board: list[int]
    claims: list[int]
    measures: list[int]
    """seat * 3 + track → regions ruled, adjacent regions built in, goods on the boat."""
    reach: list[int]
    """seat * 3 + track → the step that this would reach now."""
    crowns: list[int]
    """Seat → mask of the regions ruled."""
    warfare: list[int]
    beaten: list[int]
    ruler: list[int]
    strength: list[int]
    """region * seats + seat → strength for rule."""
    income: list[list[int]]
    """Seat → coins for idle markers and for full columns."""
    row: list[int]
    deck_of_deeds: int
    deeds: list[list[int]]
    needs: list[list[bool]]
    """Seat → deed → requirement met and pieces to give up there."""
    payable: list[list[bool]]
    done: list[list[int]]
    flipped: int
    power: int
    used: int
    tax_left: int
    build_left: int
    hands: list[int]
    deck_sizes: list[int]
    put_back: list[int]
    """Deck → how many cards on top were put back."""
    discard: list[int]
    shown: list[int]
    drawn: int
    drawer: int
    kept: list[bool]
    """Seat → whether the agenda is chosen."""
    agendas: list[int]
    """Everybody's agenda, when the game is over; else empty."""
    scores: list[int]
    automa: Automa | None


class Own(Struct):
    """What only one seat may know."""

    seat: int
    hand: list[int]
    drawn: list[int]
    dealt: list[int]
    agenda: int
    known_top: list[list[int]]
    """Deck → the cards on top as far as this seat knows them, -1 for those it does not, topmost first."""
    known_hands: list[list[int]]
    """Seat → cards of its hand that this seat saw there."""


def public(g: State) -> Public:
    everyone = range(g.seats)
    decks = g.schemes
    return Public(
        seats=g.seats,
        edition=g.settings[EDITION],
        settings=g.settings,
        round=g.round,
        over=not g.stack,
        step=g.stack[-1].name if g.stack else "",
        active=g.stack[-1].seat if g.stack else NOBODY,
        first=g.first,
        marker=g.marker,
        kinds=g.kinds,
        goods=g.goods,
        rebels=g.rebels,
        rewards_left=g.stickers,
        troops=g.troops,
        leader=g.leader,
        leader_at=g.leader_at,
        supply=g.supply,
        built=g.built,
        stock=[g.stock(seat, structure) for seat in everyone for structure in range(STRUCTURES)],
        coins=g.coins,
        hold=g.hold,
        advisors=g.advisors,
        board=g.board,
        claims=g.claims,
        measures=[measure(g, seat, track) for seat in everyone for track in range(TRACKS)],
        reach=[level(g, seat, track) for seat in everyone for track in range(TRACKS)],
        crowns=[regions_ruled(g, seat) for seat in everyone],
        warfare=g.warfare,
        beaten=g.beaten,
        ruler=[ruler(g, region) if region < g.regions() else NOBODY for region in range(REGIONS)],
        strength=[strength(g, seat, region) for region in range(g.regions()) for seat in everyone],
        income=[[idle_markers(g, seat), full_columns(g, seat)] for seat in everyone],
        row=members(g.row),
        deck_of_deeds=count(g.deck_of_deeds),
        deeds=[members(mask) for mask in g.deeds],
        needs=[[need_met(g, seat, deed) for deed in range(DEEDS)] for seat in everyone],
        payable=[[can_give(g, seat, DEED_PAY[deed]) for deed in range(DEEDS)] for seat in everyone],
        done=[members(mask) for mask in g.done],
        flipped=g.flipped,
        power=g.power,
        used=g.used,
        tax_left=g.tax_left,
        build_left=g.build_left,
        hands=[count(hand) for hand in decks.hands],
        deck_sizes=[decks.size(0), decks.size(1)],
        put_back=[len(decks.put_back_cards(0)), len(decks.put_back_cards(1))],
        discard=members(decks.discard),
        shown=members(decks.shown),
        drawn=count(decks.drawn),
        drawer=decks.drawer,
        kept=[agenda != NOBODY for agenda in g.agenda],
        agendas=[] if g.stack else g.agenda,
        scores=[score.total(g, seat) for seat in everyone],
        automa=None if g.rebellion is None else automa(g, g.rebellion),
    )


def automa(g: State, side: Rebellion) -> Automa:
    card = side.bottom
    could_be = side.unseen()
    waiting = [] if g.stack and g.stack[-1].name.endswith("strategy") else fastest(g, REBELLION)
    return Automa(
        level=side.level,
        priority=side.priority,
        card=side.pile[-1] if side.pile else NO_CARD,
        lines=[line_out(card, line) for line in range(side.lines)] if card != NO_CARD else [],
        known=card if card != NO_CARD and count(could_be) == 1 else NO_CARD,
        unseen=count(side.pool) + (card != NO_CARD),
        covered=side.covered,
        next=waiting[0] if waiting else NOBODY,
    )


def line_out(card: int, line: int) -> list[int]:
    """One line of a card: advisor, star, and for each priority action and coin icon."""
    out = [ADVISOR_ON[card * LINES + line], STARRED[card * LINES + line]]
    for priority in range(PRIORITIES):
        at = (card * PRIORITIES + priority) * LINES + line
        out += [ACTION_ON[at], COIN_ON[at]]
    return out


def own(g: State, seat: int) -> Own | None:
    if seat < 0:
        return None
    decks = g.schemes
    knows = decks.knows[seat]
    return Own(
        seat=seat,
        hand=members(decks.hands[seat]),
        drawn=members(decks.drawn) if decks.drawer == seat else [],
        dealt=members(g.deal[seat]),
        agenda=g.agenda[seat],
        known_top=[
            [card if knows >> card & 1 else -1 for card in decks.put_back_cards(deck)] for deck in range(2)
        ],
        known_hands=[
            members(decks.hands[other] & knows) if other != seat else [] for other in range(g.seats)
        ],
    )
