"""Card faces: schemes, deeds with a tick for each condition met, agendas, leaders."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    AGENDA,
    AGENDA_POINTS,
    BOAT,
    BUILD,
    CASUALTY,
    DEED,
    DEED_COINS,
    DEED_GOODS,
    DEED_KIND,
    DEED_NEED,
    DEED_PAY,
    DEED_POINTS,
    DEED_REBELS,
    DEED_SCHEME,
    DEED_VICTORY,
    GOOD,
    GOODS,
    LEADER,
    MUSTER,
    NEED_WORDS,
    NO_NEED,
    NO_PIECES,
    PAY_WORDS,
    REWARD_WORDS,
    SCHEME_CARD,
    SCHEME_COINS,
    SCHEME_KIND,
    SCHEME_POINTS,
    SCHEME_PRICE,
    TOKEN,
)
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import NEUTRAL, Card, Mark, Text

ICON = ["helmet", "boot", "sword", "cart", "hammer", "scroll", "coin", "deed", "sword", "boot"]
"""Icon of each kind of reward."""
NEED_ICON = ["", "troop", "market", "stronghold", "troop", "rebel", "stronghold", "crown", "market", "church"]
PAY_ICON = ["", "troop", "goods", "hammer", "troop", "troop", "goods", "goods"]


def scheme(card: int) -> Card:
    """Price at the left, rewards in the middle, a skull where it costs a troop when revealed."""
    kind, points = SCHEME_KIND[card], SCHEME_POINTS[card]
    icons = [ICON[kind]] * points + ["coin"] * SCHEME_COINS[card]
    price = Mark("coin", SCHEME_PRICE[card], Text("card-price")) if SCHEME_PRICE[card] else None
    args: dict[str, str | int] = {"points": points, "coins": SCHEME_COINS[card], "price": SCHEME_PRICE[card]}
    ticks = [Mark("casualty", "", Text("help-casualty"))] if CASUALTY[card] else []
    return Card(
        SCHEME_CARD.ref(card),
        "scheme",
        Text(SCHEME_CARD.ref(card).replace(":", "-")),
        price,
        None,
        icons,
        Text(f"gain-{REWARD_WORDS[kind]}", args),
        ticks,
    )


def deed(card: int, seat: int = NEUTRAL) -> Card:
    """A deed without ticks: in the row, or accomplished."""
    kind, points = DEED_KIND[card], DEED_POINTS[card]
    return Card(
        DEED.ref(card),
        "deed",
        Text(f"deed-{DEED.keys[card]}"),
        None,
        Mark("star", DEED_VICTORY[card], Text("card-victory", {"points": DEED_VICTORY[card]})),
        [ICON[kind]] * points,
        Text(f"line-{DEED.keys[card]}"),
        [Mark(icon, value, text) for icon, value, text, _ in conditions(card)],
        seat,
    )


def deed_of(view: Public, seat: int, card: int) -> Card:
    """A deed beside somebody's mat: each condition ticked or not."""
    face = deed(card, seat)
    face.ticks = [
        Mark(icon, value, text, met(view, seat, card, what)) for icon, value, text, what in conditions(card)
    ]
    return face


Condition = tuple[str, int | str, Text, str]


def conditions(card: int) -> list[Condition]:
    """What a deed asks for, one line each: icon, number, words, and what to compare."""
    out: list[Condition] = []
    need, pay = DEED_NEED[card], DEED_PAY[card]
    if need != NO_NEED:
        number = DEED_REBELS[card]
        text = Text(f"need-{NEED_WORDS[need]}", {"number": number})
        out.append((NEED_ICON[need], number or "", text, "need"))
    for good in range(GOODS):
        number = DEED_GOODS[card * GOODS + good]
        if number:
            text = Text("pay-good", {"number": number, "good": GOOD.ref(good)})
            out.append((GOOD.keys[good], number, text, f"good-{good}"))
    if DEED_COINS[card]:
        out.append(("coin", DEED_COINS[card], Text("pay-coins", {"number": DEED_COINS[card]}), "coins"))
    if DEED_SCHEME[card]:
        out.append(("scroll", 1, Text("pay-scheme"), "scheme"))
    if pay != NO_PIECES:
        out.append((PAY_ICON[pay], "", Text(f"pay-{PAY_WORDS[pay]}"), "pieces"))
    return out


def met(view: Public, seat: int, card: int, what: str) -> bool:
    if what == "need":
        return view.needs[seat][card]
    if what == "coins":
        return view.coins[seat] >= DEED_COINS[card]
    if what == "scheme":
        return view.hands[seat] > 0
    if what == "pieces":
        return view.payable[seat][card]
    good = int(what.partition("-")[2])
    return view.hold[seat * GOODS + good] >= DEED_GOODS[card * GOODS + good]


def agenda(card: int) -> Card:
    key = AGENDA.keys[card]
    gain = Mark("star", AGENDA_POINTS, Text("card-victory", {"points": AGENDA_POINTS}))
    return Card(AGENDA.ref(card), "agenda", Text(f"agenda-{key}"), None, gain, [], Text(f"line-{key}"))


def leader(card: int) -> Card:
    key = LEADER.keys[card]
    return Card(
        LEADER.ref(card), "leader", Text(f"leader-{key}"), None, None, ["leader"], Text(f"help-leader-{key}")
    )


def advisor(number: int, how_many: int) -> Card:
    """An advisor in hand; of two equal ones one card stands for both."""
    gain = Mark("", f"×{how_many}") if how_many > 1 else None
    return Card(f"advisor:{number}", "advisor", Text(f"advisor-{number}"), None, gain, [f"advisor-{number}"])


def good(kind: int, how_many: int) -> Card:
    """One kind of good: how many, how many of them on the boat, how much room the boat has."""
    on_boat = min(how_many, BOAT[kind])
    args: dict[str, str | int] = {"boat": on_boat, "room": BOAT[kind], "dock": how_many - on_boat}
    key = GOOD.keys[kind]
    face = Card(GOOD.ref(kind), "good", Text(f"good-{key}"), Mark("", how_many), None, [key])
    face.line = Text("line-good", args)
    return face


def token(kind: int, flipped: bool) -> Card:
    key = TOKEN.keys[kind]
    line = Text("line-token-used") if flipped else Text(f"line-token-{key}")
    return Card(
        TOKEN.ref(kind), "token", Text(f"token-{key}"), None, None, [ICON[MUSTER if kind else BUILD]], line
    )
