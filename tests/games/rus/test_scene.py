"""The drawing: shared borders, sheets, what cards ask and say, what is open and what is not."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from games.rus.table import (
    BLUE,
    RED,
    RULES,
    act,
    agenda,
    ask,
    build,
    give_deeds,
    give_schemes,
    gold,
    goods,
    on_board,
    table,
    troops,
)
from kronrat.games.rus.data import (
    ABILITY,
    BUILDINGS,
    C_MOVE,
    DEED,
    DEEDS,
    GOOD,
    NEIGHBOURS,
    NONE,
    PRINCE_CARD,
    SCHEME_KINDS,
    SCHEMES,
    SCHEMES_IN_TEXT,
    WINDOWS,
    tile_of,
)
from kronrat.games.rus.drawing import board
from kronrat.games.rus.drawing.demands import demands
from kronrat.games.rus.drawing.looks import RIGHTS
from kronrat.games.rus.rules.act import Acting
from kronrat.games.rus.rules.deeds import is_met
from kronrat.games.rus.rules.plan import Place, slide_in
from kronrat.games.rus.state import State
from kronrat.kernel.view import Scene, VerbLook
from kronrat.match.texts import Texts
from kronrat.testing.variants import verbs_of

#: drawn by the platform for all games
PLATFORM_ICONS = {
    *("boot", "card", "cart", "church", "coin", "crown", "hammer", "helmet", "market", "scroll", "star"),
    *("stronghold", "sword", "troop"),
}


def corners(path: str) -> set[str]:
    """The ends of the six sides."""
    return {re.findall(r"\S+ \S+", side)[-1] for side in path.rstrip("Z").split("C")[1:]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neighbours_share_a_border_and_nobody_else_does(seats: int) -> None:
    outlines = [corners(board.outline(seats, land)) for land in range(len(NEIGHBOURS[seats]))]
    for a, near in enumerate(NEIGHBOURS[seats]):
        assert len(outlines[a]) == 6
        for b in range(len(outlines)):
            if a != b:
                assert (len(outlines[a] & outlines[b]) == 2) == (b in near), (a, b)


def full_scene() -> Scene:
    g = table(3, intrigue=True, epic=True)
    g.card[:] = [PRINCE_CARD.parse("boris"), PRINCE_CARD.parse("gleb"), PRINCE_CARD.parse("yaroslav")]
    g.ability[:2] = [ABILITY.parse("patron"), ABILITY.parse("renown")]
    g.epic_at[0] = -1
    g.intrigue = 3
    g.deed_row = [4]
    g.schemes.discard = 0b101
    return RULES.drawing.scene(RULES.play.public(ask(g, Place(RED))))


def test_everything_beside_the_map_lies_on_a_sheet() -> None:
    scene = full_scene()

    assert (scene.rows, scene.grids, scene.tracks) == ([], [], [])
    assert [sheet.id for sheet in scene.sheets] == ["boards", "schemes", "modules", "mats"]
    assert [row.use for row in scene.sheets[0].rows] == ["market"]


def test_planning_brings_the_boards_and_acting_the_map() -> None:
    g = table(3)

    assert full_scene().focus == "boards"
    assert RULES.drawing.scene(RULES.play.public(act(g, RED))).focus == "map"


def test_only_in_an_action_turn_somebody_acts() -> None:
    """[act-1]"""
    g = table(3)
    assert RULES.play.public(ask(g, Place(RED))).acting == NONE

    on_board(g, BLUE, 1, C_MOVE * WINDOWS)
    ask(g, Acting(BLUE), Place(RED))

    assert RULES.play.public(g).acting == BLUE


def test_stated_components_are_told_from_reconstructed_ones() -> None:
    signs = {card.id: card.sign for row in RULES.drawing.components for card in row.cards}

    assert {signs[f"ability:{key}"] for key in ABILITY.keys} == {""}
    assert {signs[f"deed:{key}"] for key in DEED.keys} == {"reconstructed"}
    assert {key for key in SCHEME_KINDS if not signs[f"scheme:{key}"]} == set(SCHEMES_IN_TEXT)


def test_every_card_is_listed_with_its_number() -> None:
    counts = {row.id: sum(card.count for card in row.cards) for row in RULES.drawing.components}

    assert counts == {
        "princes": 8,
        "abilities": 12,
        "schemes": SCHEMES,
        "deeds": DEEDS,
        "agendas": 10,
        "intrigues": 14,
        "epics": 8,
    }


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_says_in_sixty_letters_what_it_does(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    lines = [texts.text(card.line) for row in RULES.drawing.components for card in row.cards if card.line]

    assert len(lines) == sum(len(row.cards) for row in RULES.drawing.components)
    assert [line for line in lines if len(line) > 60] == []


def test_every_drawing_and_icon_exists() -> None:
    drawing = files("kronrat.games.rus").joinpath("drawing", "board.svg").read_text("utf-8")
    symbols = set(re.findall(r'symbol id="([^"]+)"', drawing))
    cards = [card for row in RULES.drawing.components for card in row.cards]
    icons = {mark.icon for card in cards for mark in [*card.asks, *card.gives]}
    icons |= {look.icon for look in RULES.drawing.verbs.values() if look.icon}

    assert {card.art for card in cards} <= symbols
    assert icons <= {symbol.removeprefix("icon-") for symbol in symbols} | PLATFORM_ICONS


def test_every_verb_has_a_look() -> None:
    verbs = {(step.name, verb.name) for step in RULES.play.steps for verb in verbs_of(step)}

    assert {key for key in verbs if RULES.drawing.look(*key) == VerbLook()} <= {
        ("act", name) for name in RIGHTS
    }


def test_an_owner_sees_what_of_a_deed_is_there() -> None:
    g = table(3)
    give_deeds(g, RED, "splendid-feast", "capital-city")
    goods(g, RED, wheat=1)
    gold(g, RED, 2)
    build(g, RED, "church l1", "stronghold l2", "market l2")
    act(g, RED)
    rows = RULES.drawing.hand(RULES.play.public(g), RULES.play.own(g, RED)).rows
    asked = {card.id: [(mark.icon, mark.met) for mark in card.asks] for row in rows for card in row.cards}

    assert asked["deed:splendid-feast"] == [("wheat", True), ("honey", False), ("coin", True)]
    assert asked["deed:capital-city"] == [("stronghold", True), ("church", False), ("market", True)]


@pytest.mark.parametrize("deed", DEED.keys)
def test_the_marks_of_a_deed_agree_with_the_rule(deed: str) -> None:
    """All that a card asks is met when, and only when, the Deed can be fulfilled."""
    for seed in range(40):
        g = rich(seed)
        give_deeds(g, RED, deed)
        act(g, RED)
        marks = demands(DEED.parse(deed), RULES.play.public(g), RED)

        assert all(mark.met is not False for mark in marks) == is_met(g, RED, DEED.parse(deed)), seed


def rich(seed: int) -> State:
    """A table on which red has some of everything."""
    dice = Random(seed)
    g = table(3)
    for place in range(g.lands):
        g.troops[place] = dice.choice([0, 0, 1, 2, 6])
        for kind in range(BUILDINGS):
            g.building[kind * g.lands + place] = dice.choice([RED, RED, NONE, BLUE])
    goods(g, RED, **{key: dice.randrange(4) for key in GOOD.keys})
    gold(g, RED, dice.randrange(6))
    g.killed[RED] = dice.randrange(4)
    g.token = dice.choice([RED, BLUE])
    if dice.random() < 0.5:
        give_schemes(g, RED, "gold")
    return g


def test_tiles_and_bribes_stand_on_the_action_board() -> None:
    g = table(3)
    slide_in(g, 6, tile_of(BLUE, 3), 2)
    grid = RULES.drawing.scene(RULES.play.public(ask(g, Place(RED)))).sheets[0].grids[0]
    slot = next(slot for column in grid.columns for slot in column.slots if slot.id == "window:muster-1")
    (piece,) = slot.pieces

    assert (piece.kind, piece.label, piece.seat) == ("tile", 3, BLUE)
    assert piece.badge is not None
    assert piece.badge.value == 2


def test_a_tile_keeps_its_name_when_it_slides() -> None:
    g = table(3)
    slide_in(g, 6, tile_of(BLUE, 2), 0)
    before = RULES.drawing.scene(RULES.play.public(ask(g, Place(RED))))
    slide_in(g, 6, tile_of(RED, 4), 0)
    after = RULES.drawing.scene(RULES.play.public(ask(g, Place(RED))))

    assert where_is(before, "influence:blue-2") == "window:muster-1"
    assert where_is(after, "influence:blue-2") == "window:muster-2"


def where_is(scene: Scene, piece: str) -> str:
    (grid, _) = scene.sheets[0].grids
    return next(
        one.at for column in grid.columns for slot in column.slots for one in slot.pieces if one.id == piece
    )


def test_hands_show_what_is_mine_and_nothing_of_others() -> None:
    g = table(3)
    troops(g, RED, l1=1)
    give_schemes(g, BLUE, "gold")
    give_deeds(g, BLUE, "generous-prince")
    agenda(g, BLUE, "most-gold")
    act(g, RED)
    public = RULES.play.public(g)

    mine = RULES.drawing.hand(public, RULES.play.own(g, BLUE))
    theirs = RULES.drawing.hand(public, RULES.play.own(g, RED))

    tiles = {"tile:1", "tile:2", "tile:3", "tile:4"}
    assert {card.id for row in mine.rows for card in row.cards} == {
        *tiles,
        *("scheme:gold", "deed:generous-prince", "agenda:most-gold"),
    }
    assert {card.id for row in theirs.rows for card in row.cards} == tiles
    assert RULES.drawing.hand(public, None).rows == []
