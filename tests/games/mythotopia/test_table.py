"""What the table shows: strengths and wars, the need ticking down, victory cards, who could end the game."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from games.mythotopia.words import BLUE, RED, say, settled
from kronrat.games.mythotopia import GAME
from kronrat.games.mythotopia.data import BORDER_KEYS, CARD, PROVINCES, SEA, VICTORY
from kronrat.games.mythotopia.drawing import board
from kronrat.games.mythotopia.drawing import examples as ex
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.state import State
from kronrat.games.mythotopia.view import Own, Public
from kronrat.kernel.game import Drawing
from kronrat.kernel.view import Card, Duel, DuelSide, Row, Scene, Text
from kronrat.match.texts import Texts
from kronrat.testing.variants import verbs_of


def scene(g: State) -> Scene:
    return RULES.drawing.scene(RULES.play.public(g))


def row(shown: Scene, name: str) -> Row:
    return next(row for sheet in shown.sheets for row in sheet.rows if row.id == name)


def test_every_province_shows_its_strength() -> None:
    """On a shield; where there is a war, in the duel of both sides."""
    shown = scene(ex.strong_defence())
    labels = {piece.id: piece.label for piece in shown.pieces if piece.kind in ("shield", "neutral")}
    assert labels["strength:blore"] == 4
    assert "strength:darb" not in labels
    assert len(labels) == len(PROVINCES) - 1


def test_a_war_shows_who_would_win() -> None:
    """The defender first; nobody wins a tie; the same on the map and beside it."""
    shown = scene(ex.strong_defence())
    duel = Duel("province:darb", [DuelSide(RED, 6), DuelSide(BLUE, 2)], RED)
    assert [sheet.duels for sheet in shown.sheets if sheet.duels] == [[duel], [duel]]
    assert {sheet.id for sheet in shown.sheets if sheet.duels} == {"realm", "map"}
    tie = scene(ex.blore_tied()).sheets[0].duels[0]
    assert (tie.sides, tie.winner) == ([DuelSide(-1, 4), DuelSide(RED, 4)], None)
    assert scene(ex.blore_invaded()).sheets[0].duels[0].winner == -1


def test_a_panel_has_three_numbers_and_a_remark() -> None:
    panel = scene(ex.strong_defence()).panels[RED]
    assert [mark.icon for mark in panel.stats[: panel.main]] == ["province", "army", "city"]
    assert panel.remark == Text("remark-wars", {"won": 1, "wars": 1})
    assert panel.remarks == [Text("war-yours", {"province": "province:darb", "margin": 4})]


def test_the_hand_says_what_a_war_still_needs() -> None:
    g = ex.blore_reinforced()
    notes = RULES.drawing.hand(RULES.play.public(g), RULES.play.own(g, RED)).notes
    assert notes == [Text("note-war", {"province": "province:blore", "gap": 2, "armies": 2})]


def test_the_need_ticks_down_and_a_payment_is_suggested() -> None:
    """[pay-1]"""
    g = Board().holds(RED, "mome remise trogle").hand(RED, "mome remise trogle").turn()
    say(g, "0:turn.buy 2 0")
    assert scene(g).headline == Text("headline-paying", {"symbol": "symbol:gold", "need": 2})
    own = RULES.play.own(g, RED)
    assert own.suggestion == [CARD.parse("mome"), CARD.parse("remise")]
    assert RULES.play.own(g, BLUE).suggestion == []
    say(g, "0:pay.play remise")
    assert scene(g).headline == Text("headline-paying", {"symbol": "symbol:gold", "need": 1})


def test_victory_cards_show_counters_and_progress() -> None:
    board = Board(2, "lord-of-the-isles master-of-the-seas").holds(RED, "aporia nesh").ships(RED, "beast")
    cards = {card.id: card for card in row(scene(board.turn()), "victory").cards}
    isles = cards[VICTORY.ref(VICTORY.parse("lord-of-the-isles"))]
    assert [tick.value for tick in isles.asks] == ["1/3 · 1/2", "0/3 · 0/2"]
    seas = cards[VICTORY.ref(VICTORY.parse("master-of-the-seas"))]
    assert [tick.value for tick in seas.asks] == ["1/4", "0/4"]


def test_the_card_counter_is_an_option() -> None:
    rows = [row for sheet in scene(settled(2)).sheets for row in sheet.rows]
    assert not any(row.id.startswith("unknown") for row in rows)
    g = settled(2, counter="on")
    assert len(row(scene(g), "unknown-0").cards) == 16


def test_others_hands_are_nowhere_in_the_scene() -> None:
    """[cards-6]"""
    g = settled(3, 8)
    told = repr(scene(g)) + repr(RULES.drawing.hand(RULES.play.public(g), RULES.play.own(g, RED)))
    for card in g.hand[BLUE]:
        if card < 40:
            assert f"'card:{CARD.keys[card]}'" not in told


def test_the_map_is_drawn_with_shared_borders() -> None:
    stage = RULES.drawing.stage(RULES.play.public(settled(2)))
    ids = {space.id for space in stage.spaces}
    assert {f"province:{name}" for name in PROVINCES} <= ids
    assert {f"border:{name}" for name in BORDER_KEYS} <= ids
    assert {f"sea:{name}" for name in SEA.keys} <= ids
    for key in BORDER_KEYS:
        one, other = key.split("-")
        line = [f"{x:.0f} {y:.0f}" for x, y in board.shared_line(one, other)]
        for name in (one, other):
            assert all(point in board.LAND_PATH[name] for point in line), key


def test_a_marker_below_the_track_stays_on_its_first_field() -> None:
    """Nine points: the marker stays on 12, the panel says 9 [points-7]."""
    g = Board().holds(RED, "palmain nusus oxter").turn()
    shown = RULES.drawing.scene(RULES.play.public(g))
    tracks = [track for sheet in shown.sheets for track in sheet.tracks] + shown.tracks
    assert [pawn.value for pawn in tracks[0].pawns] == [12, 12]
    assert [panel.score for panel in shown.panels] == [9, 0]


DRAWING: Drawing[Public, Own] = RULES.drawing
SYMBOLS = set(
    re.findall(r'id="([^"]+)"', files(GAME.folder).joinpath("drawing", "board.svg").read_text("utf-8"))
)
LANGUAGES = ["en", "de"]


def faces() -> list[Card]:
    return [card for row in DRAWING.components for card in row.cards]


def test_the_components_are_all_cards_of_the_box() -> None:
    counts = {row.id: len(row.cards) for row in DRAWING.components}
    assert counts == {"starting": 4, "improvements": 29, "victory": 13, "provinces": 40}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does_in_sixty_letters(lang: str) -> None:
    texts = Texts(GAME, lang)
    for card in faces():
        assert card.title
        assert card.line
        assert texts.text(card.title) != card.title.key
        assert 0 < len(texts.text(card.line)) <= 60, texts.text(card.line)


def test_every_card_has_its_picture_and_its_icons() -> None:
    for card in faces():
        assert card.art in SYMBOLS, card.art
        marks = [
            *card.asks,
            *card.gives,
            *([card.cost] if card.cost else []),
            *([card.gain] if card.gain else []),
        ]
        assert {f"icon-{icon}" for icon in card.icons} | {f"icon-{mark.icon}" for mark in marks} <= SYMBOLS
        assert card.icons or card.asks or card.gives


def test_every_verb_has_its_look() -> None:
    for step in RULES.play.steps:
        for verb in verbs_of(step):
            look = DRAWING.look(step.name, verb.name)
            assert f"icon-{look.icon}" in SYMBOLS, (step.name, verb.name)
            assert look.group


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_have_nine_letters(lang: str) -> None:
    texts = Texts(GAME, lang)
    for step in RULES.play.steps:
        verbs = verbs_of(step)
        for verb in verbs if len(verbs) > 1 else []:
            short = texts.say(f"verb-{step.name}-{verb.name}", "short")
            assert 0 < len(short) <= 9, (step.name, verb.name, short)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_and_icon_has_a_name(lang: str) -> None:
    texts = Texts(GAME, lang)
    for symbol in SYMBOLS:
        if symbol.startswith(("piece-", "icon-")):
            assert texts.say(symbol) != symbol, symbol
