"""What stands on the map and around it: pieces, sheets, and the own hand."""

from __future__ import annotations

from kronrat.games.rus.data import (
    BUILDING,
    BUILDINGS,
    DECK,
    EPIC,
    FIRST_TIER_AT,
    FOURTH_TIER_AT,
    GOOD,
    LAND,
    NONE,
    NUMBERS,
    SWAMP,
    TIERS,
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
from kronrat.games.rus.drawing.panels import panel
from kronrat.games.rus.state import EPIC_OUT, EPIC_WAITS, WITH_EPIC, WITH_INTRIGUE
from kronrat.games.rus.view import Own, Public
from kronrat.kernel.seats import COLOURS
from kronrat.kernel.view import MAP, Card, Hand, Piece, Row, Scene, Sheet, Text, Tint
from kronrat.parts.bits import members

BOARDS = "boards"


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[Tint(LAND.refs[land], who) for land, who in enumerate(view.rulers) if who != NONE],
        sheets=_sheets(view),
        focus=BOARDS if view.planning else MAP,
    )


def _headline(view: Public) -> Text:
    if view.round == 0:
        return Text("headline-setup")
    return Text("headline-last" if view.last == view.round else "headline", {"round": view.round})


def _pieces(view: Public) -> list[Piece]:
    """In each Land seat by seat what is theirs, then Good, Unrest and structures."""
    pieces: list[Piece] = []
    for land in range(len(view.terrain)):
        at, key = LAND.refs[land], LAND.key(land)
        for seat in range(view.seats):
            pieces += _models(view, seat, land) + _buildings(view, seat, land)
        if view.good[land] and view.terrain[land] != SWAMP:
            pieces.append(Piece(f"good-on:{key}", GOOD.key(view.terrain[land]), at))
        if view.unrest[land]:
            pieces.append(Piece(f"unrest-on:{key}", "unrest", at, count=view.unrest[land]))
    for epic, where in enumerate(view.epic_at):
        if where >= 0:
            name = Text(f"epic-{EPIC.key(epic)}")
            pieces.append(Piece(f"epic-on:{EPIC.key(epic)}", "epic", LAND.refs[where], help=name))
    return pieces


def _models(view: Public, seat: int, land: int) -> list[Piece]:
    at, key = LAND.refs[land], LAND.key(land)
    here = seat * len(view.terrain) + land
    models = []
    if view.prince[seat] == land:
        models.append(Piece(f"prince-of:{COLOURS[seat]}", "prince", at, seat))
    if view.heavies[here]:
        models.append(Piece(f"heavy-on:{key}-{COLOURS[seat]}", "heavy", at, seat, view.heavies[here]))
    if view.troops[here]:
        models.append(Piece(f"troop-on:{key}-{COLOURS[seat]}", "troop", at, seat, view.troops[here]))
    return models


def _buildings(view: Public, seat: int, land: int) -> list[Piece]:
    lands = len(view.terrain)
    return [
        Piece(f"{BUILDING.key(kind)}-on:{LAND.key(land)}", BUILDING.key(kind), LAND.refs[land], seat)
        for kind in range(BUILDINGS)
        if view.building[kind * lands + land] == seat
    ]


def _sheets(view: Public) -> list[Sheet]:
    """The boards with the open Deeds, which every phase needs; then decks, modules and what lies before each seat."""
    deeds = Row("deeds", Text("row-deeds"), [deed_card(deed, view) for deed in view.deed_row], use="market")
    sheets = [
        Sheet(BOARDS, Text("sheet-boards"), grids=[action_board(view), claim_board(view)], rows=[deeds]),
        Sheet("schemes", Text("sheet-schemes"), rows=_schemes(view)),
    ]
    modules = _modules(view)
    if modules:
        sheets.append(Sheet("modules", Text("sheet-modules"), rows=modules))
    princes = [prince_card(card, seat) for seat, card in enumerate(view.card) if card != NONE]
    mats = [
        Row("princes", Text("row-princes"), princes),
        Row("abilities", Text("row-abilities"), _abilities(view)),
    ]
    return [*sheets, Sheet("mats", Text("sheet-mats"), rows=mats)]


def _schemes(view: Public) -> list[Row]:
    decks = [
        Row(f"deck:{side}", Text(f"row-{side}"), count=view.decks[n], use="pile")
        for n, side in enumerate(DECK.keys)
    ]
    discard = [scheme_card(card) for card in members(view.discard)]
    return [*decks, Row("discard", Text("row-discard"), discard)]


def _modules(view: Public) -> list[Row]:
    rows = []
    if view.settings[WITH_INTRIGUE] and view.intrigue != NONE:
        rows.append(Row("intrigue", Text("row-intrigue"), [intrigue_card(view.intrigue)]))
    if view.settings[WITH_EPIC]:
        shown = [e for e, where in enumerate(view.epic_at) if where != EPIC_OUT]
        faces = [epic_card(e, view.epic_at[e] != EPIC_WAITS) for e in shown]
        rows.append(Row("epics", Text("row-epics"), faces))
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
    """Influence tiles, Schemes, Deeds and the Agenda; while looking at cards, those to choose from."""
    if own is None:
        return Hand()
    tiles = view.tiles[own.seat * NUMBERS : (own.seat + 1) * NUMBERS]
    held = [tile_card(number, count) for number, count in enumerate(tiles) if count]
    rows = [Row("tiles", Text("row-tiles"), held, use="hand")]
    if own.drawn:
        drawn = [scheme_card(card) for card in members(own.drawn)]
        rows.append(Row("drawn", Text("row-drawn"), drawn, use="chooser"))
    rows.append(
        Row("hand", Text("row-hand"), [scheme_card(card) for card in members(own.schemes)], use="hand")
    )
    deeds = [
        deed_card(deed, view, own.seat, met=bool(own.ready >> deed & 1))
        for deed in members(view.deed_hand[own.seat])
    ]
    rows.append(Row("own-deeds", Text("row-own-deeds"), deeds, use="hand"))
    if own.agenda != NONE:
        rows.append(Row("agenda", Text("row-agenda"), [agenda_card(own.agenda)], use="hand"))
    notes = [
        Text("note-known", {"scheme": scheme_card(card).id, "deck": DECK.ref(deck)})
        for deck in (0, 1)
        for card in own.known[deck]
        if card >= 0
    ]
    return Hand(rows, notes)
