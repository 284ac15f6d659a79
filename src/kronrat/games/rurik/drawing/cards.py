"""Card faces: leaders, deeds with a tick for each condition met, schemes, agendas, and what lies on a mat."""

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
    TOKEN_GOODS,
)
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import NEUTRAL, Card, Mark, Text

ICON = ["helmet", "boot", "sword", "cart", "hammer", "scroll", "coin", "deed", "sword", "boot"]
"""Icon of each kind of reward."""
NEED_MARKS: list[list[tuple[str, int | str]]] = [
    [],
    [("troop", 6)],
    [("church", ""), ("market", ""), ("stronghold", "")],
    [("stronghold", 3)],
    [("troop", 8)],
    [("rebel", "")],
    [("stronghold", ""), ("church", "")],
    [("crown", "")],
    [("market", 3)],
    [("church", 3)],
]
"""What a deed wants you to have, as icons; the number of rebels stands on the card."""
PAY_MARK: list[tuple[str, int | str]] = [
    ("", ""),
    ("troop", "−3"),
    ("goods", "3 ="),
    ("hammer", "−1"),
    ("troop", "−2"),
    ("troop", "−2"),
    ("goods", 2),
    ("goods", "3 ≠"),
]
LEADER_ASKS = ["boot", "sword", "helmet", "cart hammer", "boot", "sword", "rebel", "crown", "sword"]
LEADER_GIVES: list[list[tuple[str, int | str]]] = [
    [("troop", "+2")],
    [("card", "−1"), ("coin", "+1")],
    [("helmet", "+")],
    [("", "= 1")],
    [("troop", "→")],
    [("helmet", "")],
    [("troop", "+1")],
    [("crown", "=")],
    [("card", "−1"), ("helmet", "+1")],
]
"""When a leader's ability comes, and what it brings."""
AGENDA_ICON = {
    "capable": "goods",
    "committed": "hammer",
    "conquering": "sword",
    "courageous": "rebel",
    "dignified": "deed",
    "esteemed": "troop",
    "prosperous": "ship",
    "protective": "stronghold",
    "regal": "fur honey",
    "successful": "crown",
    "wealthy": "coin",
}


def scheme(card: int, how_many: int = 1) -> Card:
    """Price at the left, rewards in the middle, a skull where it costs a troop when revealed."""
    kind, points, coins = SCHEME_KIND[card], SCHEME_POINTS[card], SCHEME_COINS[card]
    args: dict[str, str | int] = {"points": points, "coins": coins, "price": SCHEME_PRICE[card]}
    return Card(
        SCHEME_CARD.ref(card),
        "scheme",
        Text(SCHEME_CARD.ref(card).replace(":", "-")),
        Mark("coin", SCHEME_PRICE[card], Text("card-price")) if SCHEME_PRICE[card] else None,
        Mark("casualty", "", Text("help-casualty")) if CASUALTY[card] else None,
        line=Text(f"gain-{REWARD_WORDS[kind]}", args),
        art=f"art-scheme-{REWARD_WORDS[kind]}",
        gives=[Mark(ICON[kind], points), *([Mark("coin", coins)] if coins else [])],
        count=how_many,
    )


def deed(card: int, seat: int = NEUTRAL) -> Card:
    """A deed without ticks: in the row, or accomplished."""
    kind, points, key = DEED_KIND[card], DEED_POINTS[card], DEED.keys[card]
    return Card(
        DEED.ref(card),
        "deed",
        Text(f"deed-{key}"),
        None,
        Mark("star", DEED_VICTORY[card], Text("card-victory", {"points": DEED_VICTORY[card]})),
        line=Text(f"line-{key}"),
        seat=seat,
        art=f"art-{key}",
        asks=[Mark(icon, value, text) for icon, value, text, _ in conditions(card)],
        gives=[Mark(ICON[kind], points, Text(f"reward-of-{REWARD_WORDS[kind]}", {"points": points}))],
    )


def deed_of(view: Public, seat: int, card: int) -> Card:
    """A deed beside somebody's mat: each condition ticked or not."""
    face = deed(card, seat)
    face.asks = [
        Mark(icon, value, text, met(view, seat, card, what)) for icon, value, text, what in conditions(card)
    ]
    return face


Condition = tuple[str, int | str, Text, str]


def conditions(card: int) -> list[Condition]:
    """What a deed asks for, one by one: icon, number, words, and what to compare."""
    out: list[Condition] = []
    need, pay = DEED_NEED[card], DEED_PAY[card]
    if need != NO_NEED:
        text = Text(f"need-{NEED_WORDS[need]}", {"number": DEED_REBELS[card]})
        out += [(icon, value or DEED_REBELS[card] or "", text, "need") for icon, value in NEED_MARKS[need]]
    for good in range(GOODS):
        number = DEED_GOODS[card * GOODS + good]
        if number:
            text = Text("pay-good", {"number": number, "good": GOOD.ref(good)})
            out.append((GOOD.keys[good], number, text, f"good-{good}"))
    if DEED_COINS[card]:
        out.append(("coin", DEED_COINS[card], Text("pay-coins", {"number": DEED_COINS[card]}), "coins"))
    if DEED_SCHEME[card]:
        out.append(("scroll", "−1", Text("pay-scheme"), "scheme"))
    if pay != NO_PIECES:
        out.append((*PAY_MARK[pay], Text(f"pay-{PAY_WORDS[pay]}"), "pieces"))
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
    return Card(
        AGENDA.ref(card),
        "agenda",
        Text(f"agenda-{key}"),
        None,
        Mark("star", AGENDA_POINTS, Text("card-victory", {"points": AGENDA_POINTS})),
        line=Text(f"line-{key}"),
        art=f"art-{key}",
        asks=[Mark(icon) for icon in AGENDA_ICON[key].split()],
    )


def leader(card: int, seat: int = NEUTRAL) -> Card:
    """A portrait, when the ability comes → what it brings, and the ability in one line."""
    key = LEADER.keys[card]
    return Card(
        LEADER.ref(card),
        "leader",
        Text(f"leader-{key}"),
        line=Text(f"line-leader-{key}"),
        seat=seat,
        art=f"art-{key}",
        asks=[Mark(icon) for icon in LEADER_ASKS[card].split()],
        gives=[Mark(icon, value) for icon, value in LEADER_GIVES[card]],
    )


def advisor(number: int, how_many: int, seat: int = NEUTRAL) -> Card:
    """An advisor in hand; of two equal ones one card stands for both."""
    return Card(
        f"advisor:{number}",
        "advisor",
        Text("title-advisor"),
        Mark("", number),
        Mark("", f"×{how_many}") if how_many > 1 else None,
        line=Text("line-advisor", {"number": number}),
        seat=seat,
        art=f"art-advisor-{number}",
    )


def good(kind: int, how_many: int) -> Card:
    """One kind of good: how many, how many of them on the boat, how much room the boat has."""
    on_boat = min(how_many, BOAT[kind])
    args: dict[str, str | int] = {"boat": on_boat, "room": BOAT[kind], "dock": how_many - on_boat}
    key = GOOD.keys[kind]
    return Card(
        GOOD.ref(kind),
        "good",
        Text("title-good", {"good": GOOD.ref(kind)}),
        Mark("", how_many),
        line=Text("line-good", args),
        art=f"piece-{key}",
    )


def token(kind: int, flipped: bool) -> Card:
    key = TOKEN.keys[kind]
    firsts = [GOOD.keys[good] for good in GOOD.values if TOKEN_GOODS[kind] >> good & 1]
    return Card(
        TOKEN.ref(kind),
        "token",
        Text(f"title-token-{key}"),
        line=Text("line-token-used" if flipped else f"line-token-{key}"),
        art=f"art-token-{key}",
        asks=[Mark(firsts[0]), Mark("", "/"), Mark(firsts[1]), Mark("goods", "+1")],
        gives=[Mark(ICON[MUSTER if kind else BUILD], 1)],
    )
