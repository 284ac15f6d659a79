"""What stands on the map and around it, from the view alone: pieces, strengths, sheets, panels, hands."""

from __future__ import annotations

from kronrat.games.mythotopia.data import (
    ARMIES,
    BORDER,
    CARD,
    CARD_KEYS,
    CITADEL,
    CITIES,
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
from kronrat.games.mythotopia.rules.war import TIE
from kronrat.games.mythotopia.view import Own, Public, War
from kronrat.kernel.seats import seat_ref
from kronrat.kernel.view import (
    MAP,
    Duel,
    DuelSide,
    Hand,
    Mark,
    Panel,
    Pawn,
    Piece,
    Row,
    Scene,
    Sheet,
    Text,
    Tint,
    Track,
)

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
        sheets=sheets(view),
    )


def sheets(view: Public) -> list[Sheet]:
    """Wars, victory cards and the display lie beside the map; behind them what lies before each seat."""
    wars = [duel(war) for war in view.wars]
    victory = Row("victory", Text("row-victory"), [cards.victory_card(view, v) for v in view.in_play])
    display = Row(
        "display", Text("row-display"), [cards.for_sale(card) for card in view.display], use="market"
    )
    rows = [victory, display]
    if view.played:
        played = [cards.face(card, f"played:{CARD_KEYS[card]}") for card in view.played]
        rows.insert(0, Row("played", Text("row-played"), played))
    decks = [row for seat in range(view.seats) for row in cards.rows_of_seat(view, seat)]
    decks.append(Row("pile", Text("row-pile"), count=view.pile_count, use="pile"))
    pawns = [Pawn(seat, shown_on_track(view.points[seat])) for seat in range(view.seats)]
    track = Track("score", Text("track-score"), max(TRACK_END, *view.points), pawns)
    return [
        Sheet("realm", Text("sheet-realm"), rows=rows, duels=wars),
        Sheet("decks", Text("sheet-decks"), rows=decks, tracks=[track]),
        Sheet(MAP, Text("sheet-map"), duels=wars),
    ]


def duel(war: War) -> Duel:
    """A war at a glance: the defender first, then the attackers; nobody wins a tie."""
    sides = [DuelSide(seat, power) for seat, power in war.parties]
    return Duel(PROVINCE.ref(war.province), sides, None if war.winner == TIE else war.winner)


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
    """Town, castle, dragon, runestone, armies; and the defender's strength, unless a war shows both sides."""
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
    if all(war.province != province for war in view.wars):
        strength = view.defence[province]
        kind = "neutral" if owner == NEUTRAL else "shield"
        out.append(Piece(f"strength:{key}", kind, at, owner, help=Text("help-strength"), label=strength))
    return out


def panel(view: Public, seat: int) -> Panel:
    """Provinces, armies at hand, cities; the wars in a remark; all other figures unfold."""
    wars = [war for war in view.wars if any(party == seat for party, _ in war.parties)]
    towns = sum(view.owner[p] == seat and view.town[p] == CITADEL for p in range(LAND))
    stats: list[tuple[str, int | str, str]] = [
        ("province", view.owner.count(seat), "province"),
        ("army", view.stock[seat], "army"),
        ("city", CITIES - view.cities[seat] + towns, "city"),
        ("card", view.hand_counts[seat], "card"),
        ("reserve", f"{len(view.reserve[seat])}/{view.capacity[seat]}", "reserve"),
        ("deck", view.deck_counts[seat], "deck"),
        ("discard", len(view.discard[seat]), "discard"),
        ("ship", view.harbour[seat], "ship"),
        ("army", view.barracks[seat], "barracks"),
        ("ship", view.shipyard[seat], "shipyard"),
        ("village", view.villages[seat], "village"),
    ]
    marks = [
        Mark(icon, value, Text(f"stat-{name}", {"n": value} if isinstance(value, int) else {}))
        for icon, value, name in stats
    ]
    remarks = [war_line(war, seat) for war in wars]
    return Panel(seat, view.points[seat], marks, remarks, remark=remark(view, seat, wars))


def remark(view: Public, seat: int, wars: list[War]) -> Text | None:
    """Whether the seat could end the game; else how its wars stand."""
    if view.could_end[seat]:
        return Text("remark-could-end")
    if not wars:
        return None
    won = sum(war.winner == seat for war in wars)
    return Text("remark-wars", {"won": won, "wars": len(wars)})


def war_line(war: War, seat: int) -> Text:
    """In words, from a seat's own view: who would win, and by how much."""
    where = PROVINCE.ref(war.province)
    if war.winner == TIE:
        return Text("war-tie", {"province": where})
    facts: dict[str, str | int] = {"province": where, "margin": war.margin}
    if war.winner == seat:
        return Text("war-yours", facts)
    if war.winner == NEUTRAL:
        return Text("war-neutral", facts)
    return Text("war-theirs", {**facts, "seat": seat_ref(war.winner)})


def hand(view: Public, own: Own) -> Hand:
    """Hand and Reserve always; what lies elsewhere only while it may be chosen."""
    places: dict[str, str | int] = {"cards": len(own.reserve), "places": view.capacity[own.seat]}
    out = [
        Row("hand", Text("row-hand"), [cards.face(card) for card in own.hand], use="hand"),
        Row(
            "own-reserve",
            Text("row-own-reserve", places),
            [cards.face(card) for card in own.reserve],
            use="hand",
        ),
    ]
    if own.offer:
        out.append(Row("offer", Text("row-offer"), [cards.face(card) for card in own.offer], use="chooser"))
    if own.discard:
        shown = [cards.face(card) for card in own.discard]
        out.append(Row("own-discard", Text("row-own-discard"), shown, use="chooser"))
    if own.back:
        out.append(Row("back", Text("row-back"), [cards.for_sale(card) for card in own.back], use="chooser"))
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
