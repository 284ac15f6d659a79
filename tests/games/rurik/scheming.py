"""What the tests of single schemes share: a table at which one is held, and everything that may keep it back."""

from __future__ import annotations

from games.rurik.table import BLUE, RED, hand, points, refused, say, step, troops
from kronrat.games.rurik import why
from kronrat.games.rurik.data import SCHEME_CARD
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.state import State
from kronrat.kernel.errors import Why

COINS = 3
FREE = [None, why.NOT_IN_HAND, why.NOT_IN_HAND, why.BONUS_USED]
PRICED = [why.TOO_FEW_COINS, *FREE[1:]]


def table(cards: str, coins: int = COINS) -> Position:
    """Red rules Kiev and Volyn and stands in Galich; blue stands in Kiev and rules Galich; a rebel is in Volyn."""
    position = Position(3).troops(RED, "kiev:2 volyn:2 galich").troops(BLUE, "kiev galich:2").rebels("volyn")
    return position.row("hoard trade-route", "new-beginning").coins(coins).hand(RED, cards)


def played(card: str, position: Position | None = None) -> State:
    """After the scheme is played: it lies face up on the discard pile, and the main action is still open."""
    g = say((position or table(card)).turn(RED, "move", 1), f"0:turn.scheme {card}")
    assert hand(g, RED) == []
    assert g.schemes.discard == 1 << SCHEME_CARD.parse(card)
    return g


def gives(g: State) -> tuple[str, int]:
    """What the scheme asks for, and with how many points."""
    return step(g), points(g)


def refusals(card: str) -> list[Why | None]:
    """Without coins; not held; held by somebody else; as the second scheme of a turn."""
    other = "s26" if card != "s26" else "s27"
    poor = table(card, coins=0).turn(RED, "move", 1)
    without = table(other).turn(RED, "move", 1)
    elsewhere = table(other).hand(BLUE, card).turn(RED, "move", 1)
    second = say(table(f"{other} {card}").turn(RED, "move", 1), f"0:turn.scheme {other}")
    return [refused(g, f"0:turn.scheme {card}") for g in (poor, without, elsewhere, second)]


def costs_a_troop(card: str) -> bool:
    """Whether the card, revealed after an attack, shows the casualty icon."""
    g = Position().troops(RED, "kiev:2").troops(BLUE, "kiev").ask(Attack(RED, 1, 0))
    say(g, "0:attack.foe kiev blue", "0:casualty-deck.deck left", f"*:casualty.reveal {card}")
    return troops(g, RED, "kiev") == 1
