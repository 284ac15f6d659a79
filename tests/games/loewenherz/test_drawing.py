"""What lies beside the board, and what the faces of cards and the buttons of verbs say."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from games.loewenherz.table import say
from kronrat.games.loewenherz.data import CARD, CARDS, EXPANSION_READINGS, PARTS, PRICE, SALE
from kronrat.games.loewenherz.drawing import examples as ex
from kronrat.games.loewenherz.drawing.cards import power_card
from kronrat.games.loewenherz.drawing.components import COMPONENTS
from kronrat.games.loewenherz.game import RULES
from kronrat.games.loewenherz.state import State
from kronrat.kernel.view import Grid, Mark, Scene
from kronrat.match.ask import ask
from kronrat.match.texts import Texts
from kronrat.testing.variants import verbs_of

LANGUAGES = ["en", "de"]
LONGEST_LINE = 60
LONGEST_SHORT = 9
SYMBOLS = set(
    re.findall(
        r'<symbol id="([^"]+)"',
        files("kronrat.games.loewenherz").joinpath("drawing", "board.svg").read_text("utf-8"),
    )
)


def scene(g: State) -> Scene:
    return RULES.drawing.scene(RULES.play.public(g))


def told(mark: Mark | None) -> str:
    assert mark is not None
    words = Texts(RULES.info, "en").text(mark.text) if mark.text else ""
    return f"{mark.value} {words}".strip()


def ledger(g: State) -> Grid:
    return scene(g).sheets[0].grids[0]


def test_all_but_the_board_lies_on_one_sheet_and_the_board_stays_large() -> None:
    drawn = scene(ex.just_sold())

    assert [drawn.rows, drawn.tracks, drawn.grids] == [[], [], []]
    assert drawn.focus == "map"
    (sheet,) = drawn.sheets
    assert [row.use for row in sheet.rows] == ["market", "pile", "pile"]
    assert [card.id for card in sheet.rows[0].cards] == ["card:A04"]


def test_the_ledger_tells_points_and_knights_of_every_closed_domain() -> None:
    red, blue, ochre = ledger(ex.comparison()).columns

    assert [(told(slot.label), told(slot.gain)) for slot in red.slots] == [("b2 · 0", "3 knights")]
    assert [(told(slot.label), told(slot.gain)) for slot in ochre.slots] == [("e2 · 6", "2 knights")]
    assert [told(slot.gain) for slot in blue.slots] == ["1 knight", "1 knight"]


def test_the_ledger_counts_castles_that_own_nothing() -> None:
    red, blue, ochre = ledger(ex.early()).columns

    assert [told(slot.label) for slot in red.slots] == ["2 castles open"]
    assert [told(slot.label) for slot in blue.slots] == ["k1 · 4", "1 castle open"]
    assert [told(slot.label) for slot in ochre.slots] == ["1 castle open"]


def test_a_panel_names_what_everybody_knows() -> None:
    g = say(ex.just_sold(), "0:turn.sell A03", "0:refill.take A04")
    english = Texts(RULES.info, "en")
    panel = scene(g).panels[0]

    assert [told(stat) for stat in panel.stats[: panel.main]] == ["5 ducats", "14 knights", "3 cards"]
    assert panel.remark
    assert english.text(panel.remark) == "No domain · 1 known card"
    assert [english.text(remark) for remark in panel.remarks] == ["Known cards in hand: “Two borders”"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reading", range(len(EXPANSION_READINGS)), ids=EXPANSION_READINGS)
def test_every_card_says_what_it_does(reading: int, lang: str) -> None:
    texts = Texts(RULES.info, lang)
    for number in range(CARDS):
        card = power_card(number, reading)
        assert card.title
        assert card.line
        assert card.cost
        assert card.gain
        assert (card.cost.value, card.gain.value) == (PRICE[number], SALE[number])
        assert card.art in SYMBOLS
        assert len(texts.text(card.line)) <= LONGEST_LINE, texts.text(card.line)
        assert CARD.keys[number] not in texts.text(card.title)
        assert [mark.value for mark in card.gives if mark.value] == [
            mark.value for mark in card.gives if mark.icon in ("knight", "border", "expand")
        ]
        assert sum(mark.icon != "or" for mark in card.gives) == sum(part > 0 for part in PARTS[number])


def test_the_components_are_the_sixty_cards() -> None:
    assert [row.id for row in COMPONENTS] == ["stack-a", "stack-b", "stack-c", "stack-d"]
    assert [sum(card.count for card in row.cards) for row in COMPONENTS] == [15, 15, 15, 15]
    assert [len(row.cards) for row in COMPONENTS] == [6, 10, 9, 8]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_its_looks_and_where_there_are_several_a_short_name(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    for step in RULES.play.steps:
        verbs = verbs_of(step)
        for verb in verbs:
            assert f"{step.name}.{verb.name}" in RULES.drawing.verbs
            if len(verbs) > 1:
                assert len(texts.say(f"verb-{step.name}-{verb.name}", "short")) <= LONGEST_SHORT


def test_to_play_and_to_sell_stand_apart_and_drawing_asks_for_no_second_yes() -> None:
    g = ex.just_sold()
    question = ask(g, 0, RULES.drawing)
    assert question
    (sell,) = question.offers
    assert (sell.verb, sell.group) == ("sell", "sell")
    (play,) = question.refused
    assert (play.verb, play.group) == ("play", "play")

    refill = ask(say(g, "0:turn.sell A03"), 0, RULES.drawing)
    assert refill
    assert [(offer.verb, offer.final) for offer in refill.offers] == [
        ("draw", False),
        ("take", False),
    ]


def test_the_box_of_a_cards_drawing_holds_its_whole_ground() -> None:
    """A large face shows just the box: what stands beside it would be cut off."""
    art = files("kronrat.games.loewenherz").joinpath("drawing", "board.svg").read_text("utf-8")
    boxes = dict(re.findall(r'<symbol id="((?:card|art-ground)[^"]*)" viewBox="([^"]+)"', art))
    assert len(boxes) > 15
    assert set(boxes.values()) == {boxes["art-ground"]}
