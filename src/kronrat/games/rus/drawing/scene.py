"""What stands on the map and around it: pieces, panels, rows of cards, and the own hand."""

from __future__ import annotations

from kronrat.games.rus.data import (
    BUILDING,
    BUILDINGS,
    DECK,
    DEED,
    EPIC,
    FIRST_TIER_AT,
    FOURTH_TIER_AT,
    GOOD,
    GOODS,
    HEAVIES_EACH,
    LAND,
    NONE,
    NUMBERS,
    SWAMP,
    TIERS,
    TROOPS_EACH,
)
from kronrat.games.rus.drawing.cards import (
    ability_card,
    agenda_card,
    deed_card,
    epic_card,
    intrigue_card,
    prince_card,
    scheme_card,
    tile_card,
)
from kronrat.games.rus.drawing.grids import action_board, claim_board
from kronrat.games.rus.state import (
    ATTACKS,
    BUILDS,
    CHARGE,
    COLLECTS,
    DRAFTS,
    EPIC_OUT,
    EPIC_WAITS,
    HEAVY_RIGHT,
    LOOKS,
    MOVES,
    MUSTERS,
    PRICE,
    WITH_EPIC,
    WITH_INTRIGUE,
)
from kronrat.games.rus.view import Own, Public
from kronrat.kernel.seats import COLOURS
from kronrat.kernel.view import (
    Card,
    Hand,
    Mark,
    Panel,
    Piece,
    Row,
    Scene,
    Text,
    Tint,
)
from kronrat.parts.bits import members

POINTS_LEFT = [
    *((MOVES, "moves"), (CHARGE, "charge"), (BUILDS, "builds"), (COLLECTS, "collects")),
    *((ATTACKS, "attacks"), (MUSTERS, "musters"), (HEAVY_RIGHT, "heavy-right"), (DRAFTS, "drafts")),
    *((LOOKS, "looks"), (PRICE, "price")),
]


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[_panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[Tint(LAND.refs[land], who) for land, who in enumerate(view.rulers) if who != NONE],
        rows=_rows(view),
        grids=[action_board(view), claim_board(view)],
    )


def _headline(view: Public) -> Text:
    if view.round == 0:
        return Text("headline-setup")
    return Text("headline-last" if view.last == view.round else "headline", {"round": view.round})


def _pieces(view: Public) -> list[Piece]:
    pieces: list[Piece] = []
    lands = len(view.terrain)
    for land in range(lands):
        at, key = LAND.refs[land], LAND.key(land)
        if view.good[land] and view.terrain[land] != SWAMP:
            pieces.append(Piece(f"good-on:{key}", GOOD.key(view.terrain[land]), at))
        if view.unrest[land]:
            pieces.append(Piece(f"unrest-on:{key}", "unrest", at, count=view.unrest[land]))
        for kind in range(BUILDINGS):
            owner = view.building[kind * lands + land]
            if owner != NONE:
                name = BUILDING.key(kind)
                pieces.append(Piece(f"{name}-on:{key}", name, at, owner))
        for seat in range(view.seats):
            pieces += _models(view, seat, land)
    for epic, where in enumerate(view.epic_at):
        if where >= 0:
            pieces.append(Piece(f"epic-on:{EPIC.key(epic)}", "epic", LAND.refs[where]))
    return pieces


def _models(view: Public, seat: int, land: int) -> list[Piece]:
    at, key = LAND.refs[land], LAND.key(land)
    here = seat * len(view.terrain) + land
    models = []
    if view.troops[here]:
        models.append(Piece(f"troop-on:{key}-{COLOURS[seat]}", "troop", at, seat, view.troops[here]))
    if view.heavies[here]:
        models.append(Piece(f"heavy-on:{key}-{COLOURS[seat]}", "heavy", at, seat, view.heavies[here]))
    if view.prince[seat] == land:
        models.append(Piece(f"prince-of:{COLOURS[seat]}", "prince", at, seat))
    return models


def _panel(view: Public, seat: int) -> Panel:
    lands = len(view.terrain)
    troops = TROOPS_EACH - sum(view.troops[seat * lands : (seat + 1) * lands])
    heavies = HEAVIES_EACH - sum(view.heavies[seat * lands : (seat + 1) * lands])
    goods = [
        Mark(GOOD.key(good), view.goods[seat * GOODS + good], Text(f"good-{GOOD.key(good)}"))
        for good in range(GOODS)
        if view.goods[seat * GOODS + good]
    ]
    remarks = [Text("remark-first")] if view.token == seat and view.round else []
    numbers = [n for n in range(NUMBERS) for _ in range(view.tiles[seat * NUMBERS + n])]
    if numbers:
        remarks.append(Text("remark-tiles", {"tiles": " ".join(map(str, numbers))}))
    remarks += [Text("remark-passed")] if view.passed >> seat & 1 else []
    remarks += [Text("remark-holds", {"deed": DEED.ref(deed)}) for deed in members(view.deed_hand[seat])]
    if view.acting == seat:
        remarks += [
            Text(f"remark-{key}", {"count": view.turn[at]}) for at, key in POINTS_LEFT if view.turn[at]
        ]
    if view.deed_done[seat]:
        remarks.append(Text("remark-done", {"count": view.deed_done[seat].bit_count()}))
    if view.agendas and view.agendas[seat] != NONE:
        remarks.append(Text("remark-agenda", {"agenda": agenda_card(view.agendas[seat]).id}))
    return Panel(
        seat,
        view.points[seat],
        [
            Mark("coin", view.gold[seat], Text("stat-coin")),
            Mark("card", view.hands[seat], Text("stat-card")),
            Mark("troop", troops, Text("stat-troop")),
            Mark("heavy", heavies, Text("stat-heavy")),
            Mark("unrest", view.killed[seat], Text("stat-unrest")),
            *goods,
        ],
        remarks,
    )


def _rows(view: Public) -> list[Row]:
    rows = [Row("deeds", Text("row-deeds"), [deed_card(deed) for deed in view.deed_row])]
    if view.settings[WITH_INTRIGUE] and view.intrigue != NONE:
        rows.append(Row("intrigue", Text("row-intrigue"), [intrigue_card(view.intrigue)]))
    if view.settings[WITH_EPIC]:
        shown = [e for e, where in enumerate(view.epic_at) if where != EPIC_OUT]
        rows.append(
            Row("epics", Text("row-epics"), [epic_card(e, view.epic_at[e] != EPIC_WAITS) for e in shown])
        )
    rows += [
        Row(f"deck:{side}", Text(f"row-{side}"), count=view.decks[n]) for n, side in enumerate(DECK.keys)
    ]
    rows.append(Row("discard", Text("row-discard"), [scheme_card(card) for card in members(view.discard)]))
    princes = [prince_card(card, seat) for seat, card in enumerate(view.card) if card != NONE]
    rows.append(Row("princes", Text("row-princes"), princes))
    rows.append(Row("abilities", Text("row-abilities"), _abilities(view)))
    return rows


def _abilities(view: Public) -> list[Card]:
    return [
        ability_card(
            ability, n // TIERS, view.open[n // TIERS] > (FOURTH_TIER_AT if n % TIERS else FIRST_TIER_AT)
        )
        for n, ability in enumerate(view.ability)
        if ability != NONE
    ]


def hand(view: Public, own: Own | None) -> Hand:
    """Influence tiles, Schemes, Deeds and the Agenda; while looking at cards, those too."""
    if own is None:
        return Hand()
    rows = [Row("hand", Text("row-hand"), [scheme_card(card) for card in members(own.schemes)])]
    if own.drawn:
        rows.insert(0, Row("drawn", Text("row-drawn"), [scheme_card(card) for card in members(own.drawn)]))
    tiles = view.tiles[own.seat * NUMBERS : (own.seat + 1) * NUMBERS]
    held = [tile_card(number, count) for number, count in enumerate(tiles) if count]
    rows.insert(0, Row("tiles", Text("row-tiles"), held))
    deeds = [deed_card(d, met=bool(own.ready >> d & 1)) for d in members(view.deed_hand[own.seat])]
    rows.append(Row("own-deeds", Text("row-own-deeds"), deeds))
    if own.agenda != NONE:
        rows.append(Row("agenda", Text("row-agenda"), [agenda_card(own.agenda)]))
    notes = [
        Text("note-known", {"scheme": scheme_card(card).id, "deck": DECK.ref(deck)})
        for deck in (0, 1)
        for card in own.known[deck]
        if card >= 0
    ]
    return Hand(rows, [*notes, Text("note-sign")])
