"""2. Action Phase: the bottom card goes to the top, the fastest advisor acts with the bonuses for its action."""

from __future__ import annotations

from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    ACTION,
    ATTACK,
    BUILD,
    COIN,
    COINS,
    MAX_ROWS,
    MOVE,
    MUSTER,
    NOWHERE,
    POINTS,
    REGION,
    SCHEME,
    SPACE,
    TAX,
)
from kronrat.games.rurik.edition import BONUS_MOVE_FIRST
from kronrat.games.rurik.rebellion.attack import RebelAttack
from kronrat.games.rurik.rebellion.build import RebelBuild
from kronrat.games.rurik.rebellion.mats import BONUS_AMOUNT, BONUS_FOR, BONUS_KIND, FEWER, SLOTS
from kronrat.games.rurik.rebellion.move import RebelMove
from kronrat.games.rurik.rebellion.muster import RebelMuster
from kronrat.games.rurik.rebellion.reasons import (
    ACTS,
    BACK,
    BONUS,
    FASTEST,
    IDLE,
    LEFTMOST,
    NEW_CARD,
    NO_COINS,
    UPPER,
)
from kronrat.games.rurik.rebellion.rule import ByRule, UnseenCard, put_on_top, side
from kronrat.games.rurik.rebellion.scheme import BY_SCHEME, OfferUnlock
from kronrat.games.rurik.rebellion.side import NO_CARD, NOT_YET, REBELLION, YOU
from kronrat.games.rurik.rebellion.spend import RebelSpending
from kronrat.games.rurik.rebellion.tax import RebelTax
from kronrat.games.rurik.rules.advisors import number_on
from kronrat.games.rurik.rules.regions import regions_ruled
from kronrat.games.rurik.rules.turn import NextTurn, fastest, take_back
from kronrat.games.rurik.state import EDITION, State
from kronrat.kernel.step import CHANCE, NO_ARGS, AnyVerb, Args, Step


class SoloAction(Step):
    """Automatic: by turns you and the Rebellion resolve one advisor, you first."""

    name = "solo-action"

    def run(self, g: State) -> None:
        left = 0
        for cell in g.board:
            if cell:
                left += 1
        for _ in range(left // 2):
            g.push(NextCard(CHANCE))
            g.push(NextTurn(YOU, 1))


class NextCard(Step):
    """Automatic: the bottom card of the deck goes to its top [solo-card-2]."""

    name = "rebel-next-card"

    def run(self, g: State) -> None:
        deck = side(g)
        g.push(Prepare(REBELLION))
        if deck.bottom != NO_CARD:
            deck.pile.append(deck.bottom)
            deck.bottom = NO_CARD
        elif deck.pool:
            g.push(TopCard(CHANCE))
        else:
            deck.pile.append(deck.pile.pop(0))


class TopCard(Step):
    """Chance: which card that was."""

    name = "rebel-card"

    def verbs(self) -> list[AnyVerb]:
        return CARD_VERBS


class TurnUp(UnseenCard[TopCard]):
    """It gives location and build order for this turn."""

    def do(self, g: State, f: TopCard, seat: int, args: Args) -> None:
        put_on_top(g, args[0])


class Prepare(Step):
    """Automatic: without a piece on the board the Rebellion comes back before its advisor resolves [solo-turn-5]."""

    name = "rebel-prepare"

    def run(self, g: State) -> None:
        g.push(RebelResolve(REBELLION))
        if not g.on_board(REBELLION):
            g.push(RebelReturn(REBELLION))


class RebelReturn(Step):
    """The Rebellion has nobody on the board."""

    name = "rebel-return"

    def verbs(self) -> list[AnyVerb]:
        return RETURN_VERBS


class ComeBack(ByRule[RebelReturn]):
    """Sviatopolk and one rebel in the first region of the order [solo-turn-5]."""

    name = "enter"
    params = [REGION]

    def dictated(self, g: State, f: RebelReturn) -> Args | None:
        return (side(g).at(0),)

    def do(self, g: State, f: RebelReturn, seat: int, args: Args) -> None:
        g.note(BACK, (side(g).top(), args[0]))
        g.leader_at[seat] = args[0]
        g.add_troop(seat, args[0])


class RebelResolve(Step):
    """The Rebellion resolves an advisor."""

    name = "rebel-resolve"

    def verbs(self) -> list[AnyVerb]:
        return RESOLVE_VERBS


class ResolveByRule(ByRule[RebelResolve]):
    """The lowest number; of two equal ones that in the leftmost column, in one column the upper [solo-turn-1]."""

    name = "resolve"
    params = [SPACE]

    def dictated(self, g: State, f: RebelResolve) -> Args | None:
        return (fastest(g, REBELLION)[0],)

    def do(self, g: State, f: RebelResolve, seat: int, args: Args) -> None:
        deck = side(g)
        space = args[0]
        advisor = number_on(g.board[space]) - 1
        g.note(NEW_CARD, (deck.top(),))
        spaces = fastest(g, seat)
        if len(spaces) == 1:
            g.note(FASTEST, (advisor,))
        else:
            g.note(UPPER if spaces[1] // MAX_ROWS == space // MAX_ROWS else LEFTMOST, (advisor,))
        take_back(g, space)
        begin_action(g, space // MAX_ROWS)
        g.push(RebelTurn(seat, space // MAX_ROWS, g.space_points(space), g.space_price(space)))


def begin_action(g: State, action: int) -> None:
    """What the Rebellion must remember until its action is over."""
    deck = side(g)
    deck.mustered = NOT_YET
    deck.moving_to = NOWHERE
    deck.attacking_in = NOWHERE
    deck.held = regions_ruled(g, YOU)
    deck.fewer = bonus(g, action, FEWER)


def bonus(g: State, action: int, kind: int) -> int:
    """What the unlocked bonuses for an action give of a kind [solo-turn-3]."""
    deck = side(g)
    n = 0
    for slot in range(SLOTS):
        at = deck.level * SLOTS + slot
        if BONUS_FOR[at] == action and BONUS_KIND[at] == kind and not deck.covered >> slot & 1:
            n += BONUS_AMOUNT[at]
    return n


@fields
class RebelTurn(Step):
    """The Rebellion takes the action of its space, or forfeits it."""

    name = "rebel-turn"
    action: Annotated[int, ACTION]
    points: Annotated[int, POINTS]
    price: Annotated[int, COIN]

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS


def spending(action: int, points: int) -> RebelSpending:
    if action == MUSTER:
        return RebelMuster(REBELLION, action, points)
    if action == MOVE:
        return RebelMove(REBELLION, action, points)
    if action == ATTACK:
        return RebelAttack(REBELLION, action, points)
    if action == TAX:
        return RebelTax(REBELLION, action, points)
    return RebelBuild(REBELLION, BUILD, points)


def of_use(g: State, f: RebelTurn) -> bool:
    """Whether a single point of the action or of its bonuses can be used; a scheme always can [solo-turn-2]."""
    if f.action == SCHEME:
        return True
    if spending(f.action, f.points + bonus(g, f.action, f.action)).possible(g):
        return True
    return bonus(g, f.action, MOVE) > 0 and spending(MOVE, 1).possible(g)


class ActByRule(ByRule[RebelTurn]):
    """Pay, gain every bonus unlocked for this action, spend; bonus movement before or after [solo-turn-4]."""

    name = "act"

    def dictated(self, g: State, f: RebelTurn) -> Args | None:
        return NO_ARGS if g.coins[REBELLION] >= f.price and of_use(g, f) else None

    def do(self, g: State, f: RebelTurn, seat: int, args: Args) -> None:
        g.note(ACTS, (f.action, f.points))
        deck = side(g)
        for slot in range(SLOTS):
            at = deck.level * SLOTS + slot
            if BONUS_FOR[at] == f.action and not deck.covered >> slot & 1:
                g.note(BONUS, (f.action, BONUS_KIND[at], BONUS_AMOUNT[at]))
        g.pay(seat, f.price)
        g.earn(seat, bonus(g, f.action, COINS))
        steps: list[Step] = []
        if f.action == SCHEME:
            steps.append(OfferUnlock(seat, BY_SCHEME))
        else:
            steps.append(spending(f.action, f.points + bonus(g, f.action, f.action)))
        moves = bonus(g, f.action, MOVE) if f.action != MOVE else 0
        if moves:
            at = 0 if BONUS_MOVE_FIRST[g.settings[EDITION]] else 1
            steps.insert(at, spending(MOVE, moves))
        g.then(steps)


class ForfeitByRule(ByRule[RebelTurn]):
    """One coin instead, and no bonus [solo-turn-2]."""

    name = "forfeit"

    def dictated(self, g: State, f: RebelTurn) -> Args | None:
        return None if g.coins[REBELLION] >= f.price and of_use(g, f) else NO_ARGS

    def do(self, g: State, f: RebelTurn, seat: int, args: Args) -> None:
        if g.coins[seat] < f.price:
            g.note(NO_COINS, (f.price,))
        else:
            g.note(IDLE, (f.action,))
        g.earn(seat, 1)


CARD_VERBS: Final[list[AnyVerb]] = [TurnUp()]
RETURN_VERBS: Final[list[AnyVerb]] = [ComeBack()]
RESOLVE_VERBS: Final[list[AnyVerb]] = [ResolveByRule()]
TURN_VERBS: Final[list[AnyVerb]] = [ActByRule(), ForfeitByRule()]
SOLO_ACTION: Final = SoloAction(CHANCE)
