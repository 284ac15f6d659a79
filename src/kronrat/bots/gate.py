"""The one gate for bots that are not ours: an answer is judged before anything is done with it."""

from typing import Any

from kronrat.bots.bot import Bot, choose, ours
from kronrat.bots.process import NoSuchMove
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.play import check
from kronrat.kernel.step import Core, Move


class Forfeit(Unreadable):
    """A bot answered what is no legal move: its seat loses the game."""

    def __init__(self, seat: int, state: Core, message: str) -> None:
        super().__init__("bot", message)
        self.seat = seat
        self.state = state


def judged(bot: Bot, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
    """A bot's answer, legal in the true state; raises `Forfeit` if it is not."""
    if ours(bot):
        return choose(bot, rules, g, seat, dice)
    name = type(bot).__name__
    try:
        answer = choose(bot, rules, g, seat, dice)
    except NoSuchMove as error:
        raise Forfeit(seat, g, str(error)) from None
    except Unreadable:
        raise
    except Exception as error:
        raise Forfeit(seat, g, f"bot {name} failed: {type(error).__name__}: {error}") from error
    move = read(answer)
    if move is None:
        raise Forfeit(seat, g, f"bot {name} answered {answer!r:.80}, which is no move")
    try:
        check(g, seat, move)
    except Illegal as error:
        raise Forfeit(seat, g, f"bot {name} answered what is not allowed: {error}") from None
    return move


def read(answer: Any) -> Move | None:
    """An answer as a move: a verb's number and the arguments, whatever kind of whole numbers they are."""
    try:
        verb, args = answer
        move = verb.__index__(), tuple(arg.__index__() for arg in args)
    except (TypeError, ValueError, AttributeError):
        return None
    return move
