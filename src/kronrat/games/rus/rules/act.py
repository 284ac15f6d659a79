"""Action Phase: retrieve the lowest tile, take the action under it, with a Scheme before, during or after."""

from __future__ import annotations

from typing import Final

from kronrat.games.rus import why
from kronrat.games.rus.data import (
    C_DEED,
    C_SCHEME,
    FIRST_DEED,
    HIGHEST_TILE,
    INCOME,
    INCOME_FULL,
    NONE,
    NUMBERS,
    POINTS,
    PRICES,
    WINDOW,
    WINDOWS,
    number_of,
    seat_of,
)
from kronrat.games.rus.rules.attack import ATTACK, QUELL, RAZE
from kronrat.games.rus.rules.build import BUILD_VERB, COLLECT_VERB
from kronrat.games.rus.rules.choice import OneOf
from kronrat.games.rus.rules.deeds import DRAFT, TAKE_TOKEN
from kronrat.games.rus.rules.draw import Draw, Search
from kronrat.games.rus.rules.epic import watch
from kronrat.games.rus.rules.events import INCOME_PAID, RETRIEVED
from kronrat.games.rus.rules.land import astray, earn, spend
from kronrat.games.rus.rules.move import MOVE_MODEL, RIDE
from kronrat.games.rus.rules.muster import BRING_PRINCE, LEVY, MUSTER
from kronrat.games.rus.rules.plan import SELL
from kronrat.games.rus.rules.rally import RALLY
from kronrat.games.rus.rules.schemes import Play, PlayFree, grant, has_credit
from kronrat.games.rus.state import (
    ACTED,
    CREDITED,
    DONE,
    DRAFTS,
    IN_WINDOW,
    LOOKS,
    NO_TURN,
    POINTS_OF,
    PRICE,
    TOKEN_RIGHT,
    State,
)
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Step, Verb


def lowest(g: State, seat: int) -> int:
    """Mask of the windows with this seat's lowest tile, the Income space among them [act-1]."""
    best = HIGHEST_TILE
    found = 0
    for at in range(INCOME):
        tile = g.board[at]
        if tile != NONE and seat_of(tile) == seat:
            number = number_of(tile)
            if number < best:
                best = number
                found = 0
            if number == best:
                found |= 1 << at
    income = g.income[seat]
    if 0 < income < best:
        return 1 << INCOME
    return found | 1 << INCOME if income == best else found


class Acting(Step):
    """In turn order one tile each, until none is left; who has none is skipped [act-1, plan-7]. Carries who is next."""

    name = "acting"

    def run(self, g: State) -> None:
        for n in range(g.seats):
            seat = (self.seat + n) % g.seats
            windows = lowest(g, seat)
            if windows:
                g.push(Acting((seat + 1) % g.seats))
                if windows & (windows - 1):
                    g.push(Retrieve(seat))
                else:
                    retrieve(g, seat, windows.bit_length() - 1)
                return


class Retrieve(Step):
    """Of equal tiles the owner chooses which to retrieve first [act-1]."""

    name = "retrieve"

    def verbs(self) -> list[AnyVerb]:
        return RETRIEVE_VERBS


class RetrieveTile(OneOf[Retrieve]):
    name = "retrieve"
    params = [WINDOW]

    def among(self, g: State, f: Retrieve, seat: int) -> int:
        return lowest(g, seat)

    def why_no_other(self) -> Why:
        return why.NOT_LOWEST

    def do(self, g: State, f: Retrieve, seat: int, args: Args) -> None:
        retrieve(g, seat, args[0])


def retrieve(g: State, seat: int, window: int) -> None:
    """The tile returns to its owner; a turn begins with the points of its window, or its Income.

    [act-2, income-1, ability-2, intrigue-10]
    """
    g.turn = NO_TURN.copy()
    g.turn[IN_WINDOW] = window
    g.note(RETRIEVED, (seat, window))
    g.then([Act(seat), AfterTurn(seat)])
    if window == INCOME:
        number = g.income[seat]
        gold = number + g.income_bribe[seat] - (0 if g.intrigue == INCOME_FULL else 1)
        g.income[seat] = 0
        g.income_bribe[seat] = 0
        earn(g, seat, gold)
        g.note(INCOME_PAID, (seat, gold))
        watch(g, seat)
    else:
        number = number_of(g.board[window])
        g.board[window] = NONE
        price = PRICES[g.seats][window]
        if price:
            g.turn[PRICE] = price
        else:
            begin(g, seat)
    g.tiles[seat * NUMBERS + number] += 1


def begin(g: State, seat: int) -> None:
    """The window's action is at hand."""
    window = g.turn[IN_WINDOW]
    column = window // WINDOWS
    points = POINTS[g.seats][window]
    g.turn[PRICE] = 0
    if column == C_SCHEME:
        g.turn[LOOKS] = points
    elif column == C_DEED:
        g.turn[DRAFTS] += points
        g.turn[TOKEN_RIGHT] = 1 if window == FIRST_DEED else 0
    else:
        grant(g, seat, POINTS_OF[column], points)


class Act(Step):
    """The turn: spend points in any order, play a Scheme, sell Goods, or Rally; end it at any time [act-2, act-5]."""

    name = "act"

    def verbs(self) -> list[AnyVerb]:
        return ACT_VERBS


class AfterTurn(Step):
    """Points not spent lapse [act-5]."""

    name = "after-turn"

    def run(self, g: State) -> None:
        g.turn = NO_TURN.copy()


def acting(g: State) -> int:
    """Whose action turn is in progress."""
    for step in g.stack:
        if isinstance(step, AfterTurn):
            return step.seat
    return NONE


class End(Verb[State, Act]):
    """A partial action or none at all is allowed [act-2]."""

    name = "end"

    def why_not(self, g: State, f: Act, seat: int, args: Args) -> Why | None:
        return why.PRINCE_ALONE if astray(g, seat) else None

    def do(self, g: State, f: Act, seat: int, args: Args) -> None:
        return None


class Pay(Verb[State, Act]):
    """A window with a price gives its action only to who pays it [act-3]."""

    name = "pay"

    def why_not(self, g: State, f: Act, seat: int, args: Args) -> Why | None:
        if g.turn[PRICE] == 0:
            return why.NOTHING_DUE
        return why.PRINCE_ALONE if astray(g, seat) else self.why_no_means(g, seat)

    def why_no_means(self, g: State, seat: int) -> Why | None:
        return None if g.gold[seat] >= g.turn[PRICE] else why.CANNOT_PAY

    def use_means(self, g: State, seat: int) -> None:
        spend(g, seat, g.turn[PRICE])

    def do(self, g: State, f: Act, seat: int, args: Args) -> None:
        self.use_means(g, seat)
        g.turn[DONE] |= ACTED
        begin(g, seat)
        g.push(f)


class UseCredit(Pay):
    """Credit: once per Action Phase the price of an action is not paid [ability-8]."""

    name = "credit"

    def why_no_means(self, g: State, seat: int) -> Why | None:
        return None if has_credit(g, seat) else why.NO_CREDIT

    def use_means(self, g: State, seat: int) -> None:
        g.used[seat] |= CREDITED


RETRIEVE_VERBS: Final[list[AnyVerb]] = [RetrieveTile()]
ACT_VERBS: Final[list[AnyVerb]] = [
    *(MOVE_MODEL, RIDE, BUILD_VERB, COLLECT_VERB, ATTACK, RAZE, QUELL, MUSTER, LEVY, BRING_PRINCE),
    *(
        Draw(LOOKS),
        Search(LOOKS),
        DRAFT,
        TAKE_TOKEN,
        Play(),
        PlayFree(),
        Pay(),
        UseCredit(),
        SELL,
        RALLY,
        End(),
    ),
]
