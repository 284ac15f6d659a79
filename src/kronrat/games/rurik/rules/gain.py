"""What spaces, schemes, deeds and conversions give: points to spend now, cards or coins.

Coins and goods come from a supply without end [setup-8].
"""

from kronrat.games.rurik.data import (
    ANYWHERE,
    ATTACK,
    BUILD,
    COINS,
    DEED_CHOICE,
    MOVE,
    MUSTER,
    SAFE_ATTACK,
    SCHEME,
    TAX,
)
from kronrat.games.rurik.rules.attack import attack
from kronrat.games.rurik.rules.build import build
from kronrat.games.rurik.rules.deed_row import OfferDeed
from kronrat.games.rurik.rules.move import Anywhere, Move
from kronrat.games.rurik.rules.muster import muster
from kronrat.games.rurik.rules.scheme import draw_schemes
from kronrat.games.rurik.rules.tax import tax
from kronrat.games.rurik.state import State


def gain(g: State, seat: int, kind: int, amount: int) -> None:
    """Hand out a reward; what must be spent is asked for at once."""
    if kind == MUSTER:
        muster(g, seat, amount)
    elif kind == MOVE:
        g.push(Move(seat, amount))
    elif kind == ATTACK:
        attack(g, seat, amount, 0)
    elif kind == TAX:
        tax(g, seat, amount)
    elif kind == BUILD:
        build(g, seat, amount)
    elif kind == SCHEME:
        draw_schemes(g, seat, amount)
    elif kind == COINS:
        g.earn(seat, amount)
    elif kind == DEED_CHOICE:
        g.push(OfferDeed(seat, 0))
    elif kind == SAFE_ATTACK:
        attack(g, seat, amount, 1)
    elif kind == ANYWHERE:
        g.push(Anywhere(seat, amount))
