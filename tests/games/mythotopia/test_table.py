"""What the table shows: strengths and wars, the need ticking down, victory cards, who could end the game."""

from __future__ import annotations

from games.mythotopia.words import BLUE, RED, say, settled
from kronrat.games.mythotopia.data import BORDER_KEYS, CARD, PROVINCES, SEA, VICTORY
from kronrat.games.mythotopia.drawing import board
from kronrat.games.mythotopia.drawing import examples as ex
from kronrat.games.mythotopia.drawing.examples import Board
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.state import State
from kronrat.kernel.view import Row, Scene, Text


def scene(g: State) -> Scene:
    return RULES.drawing.scene(RULES.play.public(g))


def row(shown: Scene, name: str) -> Row:
    return next(row for row in shown.rows if row.id == name)


def test_every_province_shows_its_strength() -> None:
    kinds = {piece.id: piece.kind for piece in scene(ex.strong_defence()).pieces}
    assert kinds["strength:darb"] == "strength-6"
    assert kinds["strength:blore"] == "strength-4"
    assert kinds["attack:darb-1"] == "attack-2"


def test_a_war_shows_who_would_win_and_by_what() -> None:
    war = row(scene(ex.strong_defence()), "wars").cards[0]
    assert [tick.value for tick in war.ticks] == [6, 2]
    assert war.line == Text("war-theirs", {"province": "province:darb", "margin": 4, "seat": "seat:red"})
    assert row(scene(ex.blore_tied()), "wars").cards[0].line == Text(
        "war-tie", {"province": "province:blore"}
    )


def test_the_hand_says_what_a_war_still_needs() -> None:
    g = ex.blore_reinforced()
    notes = RULES.drawing.hand(RULES.play.public(g), RULES.play.own(g, RED)).notes
    assert notes == [Text("note-war", {"province": "province:blore", "gap": 2, "armies": 2})]


def test_the_need_ticks_down_and_a_payment_is_suggested() -> None:
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
    assert [tick.value for tick in isles.ticks] == ["R 1/3 1/2", "B 0/3 0/2"]
    seas = cards[VICTORY.ref(VICTORY.parse("master-of-the-seas"))]
    assert [tick.value for tick in seas.ticks] == ["R 1/4", "B 0/4"]


def test_the_card_counter_is_an_option() -> None:
    assert not any(row.id.startswith("unknown") for row in scene(settled(2)).rows)
    g = settled(2, counter="on")
    assert len(row(scene(g), "unknown-0").cards) == 16


def test_others_hands_are_nowhere_in_the_scene() -> None:
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
