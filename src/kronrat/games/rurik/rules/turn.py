"""The Action Phase: resolving advisors, the main action with its price, forfeiting, bonus actions before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import (
    ACTION,
    ADVISORS,
    COIN,
    COLUMNS,
    LEFT,
    MAIN,
    MAX_ROWS,
    MOST_CARDS,
    POINTS,
    REGION,
    SCHEME,
    SPACE,
)
from kronrat.games.rurik.edition import FORFEIT_PASSES_MARKER
from kronrat.games.rurik.rules.advisors import bribe_on, number_on, seat_on
from kronrat.games.rurik.rules.bonus import Convert, PlayScheme, can_convert
from kronrat.games.rurik.rules.deeds import Accomplish
from kronrat.games.rurik.rules.gain import gain
from kronrat.games.rurik.rules.in_turn import InTurn
from kronrat.games.rurik.rules.leaders import BANISH
from kronrat.games.rurik.rules.needs import missing
from kronrat.games.rurik.rules.scheme import Marker
from kronrat.games.rurik.state import CONVERSION_BONUS, DEED_BONUS, EDITION, SCHEME_BONUS, State
from kronrat.games.rurik.why import MAIN_DONE, MAIN_OPEN, NOT_FASTEST, OUT_OF_PLAY, TOO_FEW_COINS
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, NO_ARGS, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members


class ActionPhase(Step):
    """Automatic: from the first player clockwise, one advisor each until all are resolved."""

    name = "action-phase"

    def run(self, g: State) -> None:
        left = 0
        for cell in g.board:
            if cell:
                left += 1
        g.push(NextTurn(g.first, left))


@fields
class NextTurn(Step):
    """Automatic: whoever is next resolves an advisor; somebody without troops may come back first [turn-7]."""

    name = "next-turn"
    left: Annotated[int, LEFT]

    def run(self, g: State) -> None:
        if self.left == 0:
            return
        g.push(NextTurn((self.seat + 1) % g.seats, self.left - 1))
        g.push(Begin(self.seat))
        if not g.on_board(self.seat):
            g.push(Return(self.seat))


class Return(Step):
    """No troops on the board: leader and one troop may enter any one region before the advisor resolves [turn-7]."""

    name = "return"

    def verbs(self) -> list[AnyVerb]:
        return RETURN_VERBS


class ReturnTo(Verb[State, Return]):
    """Leader and one troop, free."""

    name = "enter"
    params = [REGION]

    def why_not(self, g: State, f: Return, seat: int, args: Args) -> Why | None:
        return None if args[0] < g.regions() else OUT_OF_PLAY

    def do(self, g: State, f: Return, seat: int, args: Args) -> None:
        g.leader_at[seat] = args[0]
        g.add_troop(seat, args[0])


class StayAway(Verb[State, Return]):
    """You need not."""

    name = "pass"

    def do(self, g: State, f: Return, seat: int, args: Args) -> None:
        pass


class Begin(Step):
    """Automatic: the advisor with the lowest number resolves; between equals the owner chooses [turn-1]."""

    name = "begin"

    def run(self, g: State) -> None:
        spaces = fastest(g, self.seat)
        if len(spaces) == 1:
            resolve(g, self.seat, spaces[0])
        else:
            g.push(Resolve(self.seat))


def fastest(g: State, seat: int) -> list[int]:
    """The spaces of the seat's advisors with the lowest number."""
    best = ADVISORS + 1
    spaces: list[int] = []
    for space in range(COLUMNS * MAX_ROWS):
        cell = g.board[space]
        if cell and seat_on(cell) == seat:
            number = number_on(cell)
            if number < best:
                best = number
                spaces = [space]
            elif number == best:
                spaces.append(space)
    return spaces


class Resolve(Step):
    """Two equal advisors: choose which one resolves now."""

    name = "resolve"

    def verbs(self) -> list[AnyVerb]:
        return RESOLVE_VERBS


class ResolveAdvisor(Verb[State, Resolve]):
    """The other one resolves on your next turn."""

    name = "resolve"
    params = [SPACE]

    def why_not(self, g: State, f: Resolve, seat: int, args: Args) -> Why | None:
        return None if args[0] in fastest(g, seat) else NOT_FASTEST

    def pick(self, g: State, f: Resolve, seat: int, args: Args) -> Sequence[int]:
        return fastest(g, seat)

    def do(self, g: State, f: Resolve, seat: int, args: Args) -> None:
        resolve(g, seat, args[0])


def take_back(g: State, space: int) -> None:
    """The advisor leaves the board, its bribe goes to the supply [strategy-6]."""
    g.paid += bribe_on(g.board[space])
    g.board[space] = 0


def resolve(g: State, seat: int, space: int) -> None:
    take_back(g, space)
    g.used = 0
    g.tax_left = 0
    g.build_left = 0
    g.push(Turn(seat, space // MAX_ROWS, g.space_points(space), g.space_price(space), 0))


@fields
class Turn(InTurn):
    """The main action once; before and after it each of the three bonus actions once [turn-2]."""

    name = "turn"
    action: Annotated[int, ACTION]
    points: Annotated[int, POINTS]
    price: Annotated[int, COIN]
    done: Annotated[int, MAIN]

    def verbs(self) -> list[AnyVerb]:
        return TURN_VERBS

    def after(self) -> Step:
        return AfterMain(self.seat, self.action, self.points, self.price) if self.done else self


@fields
class AfterMain(Step):
    """Automatic: ask again after the main action only if a bonus action may still be possible [bonus-3]."""

    name = "after-main"
    action: Annotated[int, ACTION]
    points: Annotated[int, POINTS]
    price: Annotated[int, COIN]

    def run(self, g: State) -> None:
        turn = Turn(self.seat, self.action, self.points, self.price, 1)
        if bonus_left(g, turn):
            g.push(turn)


def bonus_left(g: State, turn: Turn) -> bool:
    """Whether anything may be left to do, judged by what everybody knows: of schemes only that there are some."""
    seat = turn.seat
    if not g.used & SCHEME_BONUS and g.schemes.hands[seat]:
        return True
    if not g.used & DEED_BONUS:
        for deed in members(g.deeds[seat]):
            if missing(g, seat, deed) is None:
                return True
    if not g.used & CONVERSION_BONUS and (can_convert(g, seat, 0) or can_convert(g, seat, 1)):
        return True
    for verb in BANISH:
        if verb.pick(g, turn, seat, NO_ARGS):
            return True
    return False


def marked(g: State, f: Turn) -> bool:
    """Whether the space shows the first player icon, which the solo game ignores."""
    return f.action == SCHEME and f.points == MOST_CARDS and g.rebellion is None


class Act(Verb[State, Turn]):
    """The main action: pay its price, also with coins of a bonus action just taken [turn-3], then spend its points."""

    name = "act"

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        if f.done:
            return MAIN_DONE
        return None if g.coins[seat] >= f.price else TOO_FEW_COINS

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.pay(seat, f.price)
        g.push(AfterMain(seat, f.action, f.points, f.price))
        if marked(g, f):
            g.push(Marker(seat))
        gain(g, seat, f.action, f.points)


class Forfeit(Verb[State, Turn]):
    """Instead of the main action one coin [turn-4]; the German edition still passes the marker on [scheme-3]."""

    name = "forfeit"

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return MAIN_DONE if f.done else None

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        g.earn(seat, 1)
        g.push(AfterMain(seat, f.action, f.points, f.price))
        if marked(g, f) and FORFEIT_PASSES_MARKER[g.settings[EDITION]]:
            g.push(Marker(seat))


class End(Verb[State, Turn]):
    """The turn ends; points left over lapse [turn-6]."""

    name = "end"

    def why_not(self, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        return None if f.done else MAIN_OPEN

    def do(self, g: State, f: Turn, seat: int, args: Args) -> None:
        pass


RETURN_VERBS: Final[list[AnyVerb]] = [ReturnTo(), StayAway()]
RESOLVE_VERBS: Final[list[AnyVerb]] = [ResolveAdvisor()]
TURN_VERBS: Final[list[AnyVerb]] = [
    Act(),
    Forfeit(),
    PlayScheme(),
    Accomplish(),
    Convert(),
    *BANISH,
    End(),
]
ACTION_PHASE: Final = ActionPhase(CHANCE)
