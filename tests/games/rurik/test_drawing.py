"""The drawn table: sheets and focus, faces that say what they do, panels, verbs, components."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from games.rurik.playthrough import positions
from kronrat.games.rurik import GAME
from kronrat.games.rurik.data import DEED_ROW, LEADER, SCHEMES
from kronrat.games.rurik.drawing import examples
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.state import State
from kronrat.kernel.view import Card, Hand, Mark, Row, Scene
from kronrat.match.texts import Texts
from kronrat.testing.variants import verbs_of
from kronrat.testing.words import messages

LANGUAGES = ("en", "de")
LONGEST_LINE = 60
MORE_ROOM = ("rebellion",)
"""Eight names of places are longer; these faces stand on the rules page only."""


def scene(g: State) -> Scene:
    return RULES.drawing.scene(RULES.play.public(g))


def hand(g: State, seat: int = 0) -> Hand:
    return RULES.drawing.hand(RULES.play.public(g), RULES.play.own(g, seat))


def states(name: str, every: int = 9) -> list[State]:
    return positions(name)[::every]


def rows(g: State) -> list[Row]:
    return [*[row for sheet in scene(g).sheets for row in sheet.rows], *hand(g).rows]


def faces() -> list[Card]:
    played = [
        card for name in ("en-3", "de-solo") for g in states(name) for row in rows(g) for card in row.cards
    ]
    return [*played, *[card for row in RULES.drawing.components for card in row.cards]]


@pytest.mark.parametrize("name", ["en-2", "de-4", "en-solo"])
def test_every_board_lies_on_a_sheet_and_the_focus_is_one(name: str) -> None:
    for g in states(name):
        drawn = scene(g)
        assert [*drawn.rows, *drawn.tracks, *drawn.grids] == []
        ids = [sheet.id for sheet in drawn.sheets]
        assert ids[0] == "strategy"
        assert drawn.focus in ("map", *ids)


def test_the_strategy_board_is_large_while_advisors_are_placed_only() -> None:
    for name in ("en-4", "de-solo"):
        for g in states(name):
            placing = bool(g.stack) and g.stack[-1].name in ("strategy", "rebel-strategy", "rebel-bottom")
            assert (scene(g).focus == "strategy") == placing


def test_the_focus_changes_at_most_once_a_phase() -> None:
    """Strategy, action and claim, four rounds: the large slot swaps twice a round."""
    swaps = [scene(g).focus for g in positions("en-3")]
    assert sum(a != b for a, b in pairwise(swaps)) == 2 * 4


def test_leaders_agendas_and_deeds_to_choose_from_are_choosers() -> None:
    for g in states("en-3"):
        asked = g.stack[-1].name if g.stack else ""
        uses = {row.id: row.use for row in rows(g)}
        if asked == "leader":
            assert uses["leaders"] == "chooser"
        if asked == "choose-deed":
            assert uses["row"] == "chooser"
        elif asked:
            assert uses["row"] == "market"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_title_a_picture_and_a_short_line(lang: str) -> None:
    texts = Texts(GAME, lang)
    symbols = set(re.findall(r'id="([^"]+)"', board()))
    for card in faces():
        assert card.title, card.id
        assert card.art in symbols, card.art
        assert card.line, card.id
        assert len(texts.text(card.line)) <= LONGEST_LINE or card.kind in MORE_ROOM, texts.text(card.line)


def board() -> str:
    return files("kronrat.games.rurik").joinpath("drawing", "board.svg").read_text(encoding="utf-8")


def marks(card: Card) -> list[Mark]:
    return [*card.asks, *card.gives, *[mark for mark in (card.cost, card.gain) if mark]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_and_every_kind_of_piece_and_card_has_a_name(lang: str) -> None:
    known = messages(GAME, lang)
    icons = {mark.icon for card in faces() for mark in marks(card)}
    icons |= {look.icon for look in RULES.drawing.verbs.values()}
    kinds = {card.kind for card in faces()}
    for name in ("en-3", "de-solo"):
        for g in states(name):
            drawn = scene(g)
            icons |= {stat.icon for panel in drawn.panels for stat in panel.stats}
            kinds |= {piece.kind for piece in drawn.pieces}
            slots = [
                s for sheet in drawn.sheets for grid in sheet.grids for c in grid.columns for s in c.slots
            ]
            icons |= {mark.icon for slot in slots for mark in (slot.label, slot.gain) if mark}
            kinds |= {piece.kind for slot in slots for piece in slot.pieces}
    assert {f"icon-{icon}" for icon in icons - {""}} - known.keys() == set()
    assert {kind for kind in kinds if f"piece-{kind}" not in known and f"icon-{kind}" not in known} == set()
    groups = {look.group for look in RULES.drawing.verbs.values()} - {""}
    assert {f"group-{group}" for group in groups} <= known.keys()


def test_every_verb_has_a_look() -> None:
    for step in RULES.play.steps:
        for verb in verbs_of(step):
            names = (f"{step.name}.{verb.name}", verb.name)
            assert any(name in RULES.drawing.verbs for name in names), names


def test_an_advisor_shows_its_number_and_its_bribe() -> None:
    g = Position(3).placed("build", "1:2 0:1+3").ask(Place(0, 1))

    board = scene(g).sheets[0].grids[0]
    pieces = [slot.pieces[0] for slot in board.columns[4].slots if slot.pieces]

    assert [(piece.kind, piece.label, piece.badge and piece.badge.value) for piece in pieces] == [
        ("advisor", 1, "+3"),
        ("advisor", 2, None),
    ]


def test_a_panel_opens_with_coins_troops_in_supply_and_regions() -> None:
    g = examples.example_f()

    panel = scene(g).panels[1]

    assert [(stat.icon, stat.value) for stat in panel.stats[: panel.main]] == [
        ("coin", 2),
        ("troop", 9),
        ("crown", 3),
    ]
    assert all(stat.text for stat in panel.stats)


def test_a_deed_of_ones_own_says_what_is_met() -> None:
    g = Position(3).deeds(0, "send-gifts").goods(0, "fur").coins(2).ask(Place(0, 1))

    deed = next(row for row in hand(g).rows if row.id == "deeds").cards[0]

    assert [(mark.icon, mark.met) for mark in deed.asks] == [("fish", False), ("fur", True), ("coin", True)]


def test_the_components_are_complete() -> None:
    kinds = {row.id: row for row in RULES.drawing.components}
    count = {key: sum(card.count for card in row.cards) for key, row in kinds.items()}
    assert count["leader"] == len(LEADER.keys) - 1
    assert count["scheme"] == SCHEMES
    assert (count["deed"], count["agenda"], count["advisor"], count["structure"]) == (26, 11, 6, 9)
    assert (count["reward"], count["rebellion"], count["token"]) == (15, 18, 2)
    assert len(kinds["scheme"].cards) < SCHEMES


def test_three_deeds_lie_in_the_market() -> None:
    g = Position(3).row("hoard trade-route new-beginning", "peace-maker").ask(Place(0, 1))

    market = next(row for sheet in scene(g).sheets for row in sheet.rows if row.use == "market")

    assert len(market.cards) == DEED_ROW
