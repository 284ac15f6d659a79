"""Seat panels: Gold, Goods and Lands always in view, a remark, and the details that unfold."""

from __future__ import annotations

from functools import lru_cache

from kronrat.games.rus.data import (
    AGENDA,
    CATEGORIES,
    CATEGORY,
    DEED,
    GOOD,
    GOODS,
    HEAVIES_EACH,
    NONE,
    NUMBERS,
    TROOPS_EACH,
)
from kronrat.games.rus.state import (
    ATTACKS,
    BUILDS,
    CHARGE,
    COLLECTS,
    DRAFTS,
    HEAVY_RIGHT,
    LOOKS,
    MOVES,
    MUSTERS,
    PRICE,
)
from kronrat.games.rus.view import Public
from kronrat.kernel.view import Mark, Panel, Text
from kronrat.parts.bits import members

POINTS_LEFT = [
    *((PRICE, "price"), (MOVES, "moves"), (CHARGE, "charge"), (BUILDS, "builds"), (COLLECTS, "collects")),
    *((ATTACKS, "attacks"), (MUSTERS, "musters"), (HEAVY_RIGHT, "heavy-right"), (DRAFTS, "drafts")),
    (LOOKS, "looks"),
]


def panel(view: Public, seat: int) -> Panel:
    return Panel(
        seat, view.points[seat], _stats(view, seat), _remarks(view, seat), remark=_remark(view, seat)
    )


@lru_cache(1024)
def _stat(icon: str, count: int, key: str) -> Mark:
    return Mark(icon, count, Text(f"stat-{key}", {"count": count}))


def _stats(view: Public, seat: int) -> list[Mark]:
    """The first three stand open."""
    lands = len(view.terrain)
    goods = view.goods[seat * GOODS : (seat + 1) * GOODS]
    return [
        _stat("coin", view.gold[seat], "gold"),
        _stat("goods", sum(goods), "goods"),
        _stat("land", view.rulers.count(seat), "lands"),
        *(
            Mark(GOOD.key(good), count, Text(f"good-{GOOD.key(good)}"))
            for good, count in enumerate(goods)
            if count
        ),
        _stat("card", view.hands[seat], "schemes"),
        _stat("unrest", view.killed[seat], "unrest"),
        _stat("troop", TROOPS_EACH - sum(view.troops[seat * lands : (seat + 1) * lands]), "troops"),
        _stat("heavy", HEAVIES_EACH - sum(view.heavies[seat * lands : (seat + 1) * lands]), "heavies"),
    ]


def _points(view: Public) -> list[Text]:
    """What is left of the turn in progress."""
    return [Text(f"remark-{key}", {"count": view.turn[at]}) for at, key in POINTS_LEFT if view.turn[at]]


def _remark(view: Public, seat: int) -> Text | None:
    """The one line: the turn in progress, a pass, or who begins and how many Deeds are done."""
    if view.acting == seat and _points(view):
        return _points(view)[0]
    if view.passed >> seat & 1:
        return Text("remark-passed")
    if not view.round:
        return None
    first, done = int(view.token == seat), view.deed_done[seat].bit_count()
    return Text("remark-seat", {"first": first, "count": done}) if first or done else None


def _remarks(view: Public, seat: int) -> list[Text]:
    remarks = []
    levels = view.claim[seat * CATEGORIES : (seat + 1) * CATEGORIES]
    if any(levels):
        claims: dict[str, str | int] = dict(zip(CATEGORY.keys, levels, strict=True))
        remarks.append(Text("remark-claims", claims))
    numbers = [n for n in range(NUMBERS) for _ in range(view.tiles[seat * NUMBERS + n])]
    if numbers:
        remarks.append(Text("remark-tiles", {"tiles": " ".join(map(str, numbers))}))
    if view.acting == seat:
        remarks += _points(view)[1:]
    remarks += [Text("remark-holds", {"deed": DEED.ref(deed)}) for deed in members(view.deed_hand[seat])]
    remarks += [Text("remark-done", {"deed": DEED.ref(deed)}) for deed in members(view.deed_done[seat])]
    if view.agendas and view.agendas[seat] != NONE:
        remarks.append(Text("remark-agenda", {"agenda": AGENDA.ref(view.agendas[seat])}))
    return remarks
