"""What stands on the map and around it, from the view alone: pieces, strengths, panels, hands."""

from __future__ import annotations

from kronrat.games.mythotopia.data import (
    ARMIES,
    BORDER,
    CARD,
    EMPTY_TO_END,
    LAND,
    NEUTRAL,
    NO_TOWN,
    PLAYERS,
    PROVINCE,
    SEA,
    SEAS,
    SYMBOL,
    TOWN,
)
from kronrat.games.mythotopia.drawing import cards
from kronrat.games.mythotopia.view import Own, Public
from kronrat.kernel.seats import seat_ref
from kronrat.kernel.view import Hand, Mark, Panel, Pawn, Piece, Row, Scene, Text, Tint, Track

TRACK_START = 12
TRACK_END = 60


def shown_on_track(points: int) -> int:
    """The printed track begins at 12: a lower score leaves its marker there [points-7]."""
    return max(TRACK_START, points)


def scene(view: Public) -> Scene:
    return Scene(
        pieces=pieces(view),
        panels=[panel(view, seat) for seat in range(view.seats)],
        headline=headline(view),
        tints=[
            Tint(PROVINCE.ref(p), view.owner[p], "war" if any(w.province == p for w in view.wars) else "")
            for p in range(LAND)
            if view.owner[p] != NEUTRAL
        ],
        rows=cards.rows(view),
        tracks=[
            Track(
                "score",
                Text("track-score"),
                max(TRACK_END, *view.points),
                [Pawn(seat, shown_on_track(view.points[seat])) for seat in range(view.seats)],
            )
        ],
    )


def headline(view: Public) -> Text:
    able = [seat for seat in range(view.seats) if view.could_end[seat]]
    if view.paying[0] >= 0:
        return Text("headline-paying", {"symbol": SYMBOL.ref(view.paying[0]), "need": view.paying[1]})
    if view.empty < EMPTY_TO_END:
        return Text("headline", {"turn": view.turns, "empty": view.empty, "needed": EMPTY_TO_END})
    if not able:
        return Text("headline-nobody", {"turn": view.turns})
    return Text("headline-could-end", {"turn": view.turns, "seat": seat_ref(able[0])})


def pieces(view: Public) -> list[Piece]:
    out: list[Piece] = []
    for province in range(LAND):
        out += _in_province(view, province)
    for sea in range(SEAS):
        for seat in range(view.seats):
            number = view.ships[PLAYERS * sea + seat]
            if number:
                out.append(Piece(f"ships:{SEA.keys[sea]}-{seat}", "ship", SEA.ref(sea), seat, number))
    for road in view.roads:
        out.append(Piece(f"road:{BORDER.keys[road]}", "road", BORDER.ref(road)))
    return out


def _in_province(view: Public, province: int) -> list[Piece]:
    key, at = PROVINCE.keys[province], PROVINCE.ref(province)
    owner = view.owner[province]
    out: list[Piece] = []
    if view.town[province] != NO_TOWN:
        out.append(Piece(f"town:{key}", TOWN.keys[view.town[province]], at, owner))
    if province in view.castles:
        out.append(Piece(f"castle:{key}", "castle", at))
    if province in view.dragons:
        out.append(Piece(f"dragon:{key}", "dragon", at, help=Text("help-dragon")))
    if province in view.runestones:
        out.append(Piece(f"runestone:{key}", "runestone", at, help=Text("help-runestone")))
    for seat in range(view.seats):
        number = view.armies[PLAYERS * province + seat]
        if number:
            out.append(Piece(f"armies:{key}-{seat}", "army", at, seat, number))
        hired = view.mercenaries.count(PLAYERS * province + seat)
        if hired:
            out.append(Piece(f"mercenaries:{key}-{seat}", "mercenary", at, seat, hired))
    shield = min(view.defence[province], cards.HIGHEST_STRENGTH)
    out.append(Piece(f"strength:{key}", f"strength-{shield}", at, owner, help=Text("help-strength")))
    for war in view.wars:
        if war.province == province:
            for seat, power in war.parties[1:]:
                sword = f"attack-{min(power, cards.HIGHEST_STRENGTH)}"
                out.append(Piece(f"attack:{key}-{seat}", sword, at, seat, help=Text("help-attack")))
    return out


def panel(view: Public, seat: int) -> Panel:
    """A seat's figures: provinces, cards, armies, ships, villages, cities; and whether it could end the game."""
    remarks: list[Text] = []
    if view.could_end[seat]:
        remarks.append(Text("remark-could-end"))
    wars = [war for war in view.wars if any(party == seat for party, _ in war.parties)]
    for war in wars:
        remarks.append(cards.war_line(war, seat))
    stats: list[tuple[str, int | str]] = [
        ("province", view.owner.count(seat)),
        ("card", view.hand_counts[seat]),
        ("deck", view.deck_counts[seat]),
        ("discard", len(view.discard[seat])),
        ("reserve", f"{len(view.reserve[seat])}/{view.capacity[seat]}"),
        ("army", f"{view.stock[seat]}+{view.barracks[seat]}"),
        ("ship", f"{view.harbour[seat]}+{view.shipyard[seat]}"),
        ("village", view.villages[seat]),
        ("city", view.cities[seat]),
    ]
    marks = [Mark(icon, value, Text(f"stat-{icon}")) for icon, value in stats]
    return Panel(seat, view.points[seat], marks, remarks)


def hand(view: Public, own: Own) -> Hand:
    out = [
        Row("hand", Text("row-hand"), [cards.face(card) for card in own.hand]),
        Row("own-reserve", Text("row-own-reserve"), [cards.face(card) for card in own.reserve]),
    ]
    if own.offer:
        out.append(Row("offer", Text("row-offer"), [cards.face(card) for card in own.offer]))
    if own.discard:
        out.append(Row("own-discard", Text("row-own-discard"), [cards.face(card) for card in own.discard]))
    if own.back:
        out.append(Row("back", Text("row-back"), [cards.for_sale(card) for card in own.back]))
    notes: list[Text] = []
    if own.suggestion:
        named: dict[str, str | int] = {}
        for role, card in zip(("first", "second", "third"), own.suggestion, strict=False):
            named[role] = CARD.ref(card)
        notes.append(Text(f"note-suggestion-{len(named)}", named))
    notes += war_notes(view, own)
    if own.chosen:
        notes += [Text("note-chosen", {"province": PROVINCE.ref(p)}) for p in own.chosen]
    return Hand(out, notes)


def war_notes(view: Public, own: Own) -> list[Text]:
    """What is missing in one's own wars, and what the cards at hand could send."""
    symbols = sum(ARMIES[card] for card in own.hand + own.reserve)
    armies = min(symbols, view.stock[own.seat])
    notes: list[Text] = []
    for war in view.wars:
        mine = [power for seat, power in war.parties if seat == own.seat]
        if mine and war.winner != own.seat:
            best = max(power for seat, power in war.parties if seat != own.seat)
            facts: dict[str, str | int] = {
                "province": PROVINCE.ref(war.province),
                "gap": best + 1 - mine[0],
                "armies": armies,
            }
            notes.append(Text("note-war", facts))
    return notes
