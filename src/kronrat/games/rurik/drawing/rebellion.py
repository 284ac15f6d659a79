"""The Rebellion's things on the table: its mat, the orders of its top card, the lines slid out of the bottom card."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    ACTION,
    BOON,
    PRIORITY,
    REBELLION_CARD,
    REGION,
    SLOT,
    SPACE,
    STRUCTURE,
    STRUCTURES,
)
from kronrat.games.rurik.drawing.tracks import ACTION_ICON
from kronrat.games.rurik.rebellion.cards import BUILD_ORDER, LOCATION, PLACES, PRIORITIES
from kronrat.games.rurik.rebellion.mats import (
    BONUS_AMOUNT,
    BONUS_FOR,
    BONUS_KIND,
    NO_BONUS,
    ROWS_EACH,
    SLOTS,
)
from kronrat.games.rurik.rebellion.side import NO_CARD
from kronrat.games.rurik.view import Automa
from kronrat.kernel.view import Column, Grid, Mark, Piece, Row, Sheet, Slot, Text

GAIN_ICON = [*ACTION_ICON, "coin", "casualty"]
HALF = PLACES // 2


def sheet(side: Automa) -> Sheet:
    """All that lies before the Rebellion, as one sheet."""
    grids = [mat(side)]
    if side.card != NO_CARD:
        grids.append(orders(side))
    if side.lines:
        grids.append(lines(side))
    deck = Row("rebellion-deck", Text("row-rebellion-deck"), count=side.unseen, use="pile")
    return Sheet("rebellion", Text("sheet-rebellion"), grids, rows=[deck])


def remarks(side: Automa) -> list[Text]:
    """What everybody can tell of what comes next, and what is known of its mats [solo-setup-5]."""
    out = [Text("remark-next", {"space": SPACE.ref(side.next)})] if side.next >= 0 else []
    if side.known != NO_CARD:
        out.append(Text("remark-known", {"rebellion": REBELLION_CARD.ref(side.known)}))
    out.append(Text("remark-mats"))
    return out


def remark(side: Automa) -> Text:
    return Text("remark-priority", {"priority": PRIORITY.ref(side.priority)})


def mat(side: Automa) -> Grid:
    """Three columns of bonuses; a coin lies on those still locked."""
    columns = []
    for priority in PRIORITY.values:
        slots = [
            bonus(side, slot)
            for slot in range(priority * ROWS_EACH, (priority + 1) * ROWS_EACH)
            if BONUS_FOR[side.level * SLOTS + slot] != NO_BONUS
        ]
        columns.append(Column(PRIORITY.ref(priority), column_title(side, priority), slots))
    return Grid("mat", Text("grid-mat"), columns)


def column_title(side: Automa, priority: int) -> Text:
    current = "current" if priority == side.priority else "column"
    return Text(f"priority-{current}", {"priority": PRIORITY.ref(priority)})


def bonus(side: Automa, slot: int) -> Slot:
    at = side.level * SLOTS + slot
    kind, amount = BONUS_KIND[at], BONUS_AMOUNT[at]
    locked = bool(side.covered >> slot & 1)
    args: dict[str, str | int] = {
        "action": ACTION.ref(BONUS_FOR[at]),
        "boon": BOON.ref(kind),
        "count": amount,
    }
    text = Text("bonus-locked" if locked else "bonus-free", args)
    coin = Piece(f"lock:{SLOT.keys[slot]}", "coin", SLOT.ref(slot), help=text)
    sign = "−" if BOON.keys[kind] == "card" else "+"
    return Slot(
        SLOT.ref(slot),
        Mark(ACTION_ICON[BONUS_FOR[at]], "→", text),
        [coin] if locked else [],
        Mark(GAIN_ICON[kind], f"{sign}{amount}", text),
    )


def orders(side: Automa) -> Grid:
    """Location order, read down and on in the next column; build order of the current priority."""
    columns = []
    for half in range(2):
        slots = []
        for place in range(half * HALF, (half + 1) * HALF):
            region = REGION.ref(LOCATION[side.card * PLACES + place])
            text = Text("help-place", {"place": place + 1, "region": region})
            slots.append(Slot(f"place:{place + 1}", Mark("", region, text)))
        columns.append(Column(f"places:{half + 1}", Text(f"places-{half + 1}"), slots))
    at = (side.card * PRIORITIES + side.priority) * STRUCTURES
    slots = []
    for n in range(STRUCTURES):
        structure = BUILD_ORDER[at + n]
        text = Text("help-build-order", {"place": n + 1, "structure": STRUCTURE.ref(structure)})
        slots.append(Slot(f"order:{n + 1}", Mark(STRUCTURE.keys[structure], "", text)))
    columns.append(
        Column("order:build", Text("order-build", {"priority": PRIORITY.ref(side.priority)}), slots)
    )
    return Grid("orders", Text("grid-orders", {"rebellion": REBELLION_CARD.ref(side.card)}), columns)


def lines(side: Automa) -> Grid:
    """As on the card: the line read first stands at the bottom."""
    out = [(n + 1, line) for n, line in enumerate(side.lines)][::-1]
    advisors = []
    for n, (number, starred, *_) in out:
        text = Text("help-line-starred" if starred else "help-line", {"line": n, "advisor": number})
        advisors.append(Slot(f"line:{n}", Mark("advisor", f"{number}*" if starred else number, text)))
    columns = [Column("line:advisors", Text("line-advisors"), advisors)]
    for priority in PRIORITY.values:
        slots = []
        for n, line in out:
            action, coin = line[2 + 2 * priority], line[3 + 2 * priority]
            text = Text("help-line-coin" if coin else "help-line-action", {"action": ACTION.ref(action)})
            slots.append(
                Slot(
                    f"line:{n}-{PRIORITY.keys[priority]}",
                    Mark(ACTION_ICON[action], "", text),
                    gain=Mark("coin", "", text) if coin else None,
                )
            )
        columns.append(Column(f"line:{PRIORITY.keys[priority]}", column_title(side, priority), slots))
    return Grid("lines", Text("grid-lines"), columns)
