"""Words on the screen: whole sentences, short labels, plurals, quoted card names, no codes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from kronrat.games.rus.game import RULES
from kronrat.kernel.view import Text
from kronrat.match.match import Match
from kronrat.match.record import read, replay
from kronrat.match.textkeys import text_key
from kronrat.match.texts import Texts
from kronrat.testing.variants import LANGUAGES, verbs_of
from kronrat.testing.words import attributes, messages, texts_in

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
SHORT = 9
NUMBERS = [0, 1, 2, 5]
#: a number one with a word in the plural, as no language says it
WRONG_ONE = re.compile(
    r"\b1 (Punkte|Waren|Länder|Taten|Karten|Intrigen|schwere Truppen|Truppen|\w+punkte"
    r"|points|Goods|Lands|Deeds|cards|Schemes|Troops|Heavy Troops|\w+ points)\b"
)
#: a value as records write it
CODE = re.compile(r"\b(?:l\d+|[a-z]+:[a-z-]+)\b|\$|\{")


@cache
def played(file: Path) -> Match:
    return replay(read(file.read_text("utf-8")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_else_reads_a_whole_sentence_while_somebody_decides(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    for step in RULES.play.steps:
        if verbs_of(step):
            said = texts.say(text_key("step", step.name), "wait", seat="seat:red")
            assert said.endswith("."), said
            assert said[0].isupper(), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verbs_beside_others_have_a_short_name(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    for step in RULES.play.steps:
        verbs = verbs_of(step)
        for verb in verbs if len(verbs) > 1 else []:
            keys = [text_key("verb", step.name, verb.name), text_key("verb", verb.name)]
            key = texts.find(keys, "short")
            assert key, keys
            assert len(texts.say(key, "short")) <= SHORT, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_no_message_says_one_of_many(lang: str, number: int) -> None:
    texts = Texts(RULES.info, lang)
    args = dict.fromkeys(["count", "points", "need", "price", "gold", "left", "amount"], number)
    for key, message in messages(RULES.info, lang).items():
        for attribute in ["", *attributes(message)]:
            said = texts.say(key, attribute, **args)
            assert not WRONG_ONE.search(said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_logs_and_scenes_have_no_codes_and_begin_with_a_capital(file: Path, lang: str) -> None:
    texts, match = Texts(RULES.info, lang), played(file)
    sentences = [texts.line(line, reader) for line in match.lines for reader in (None, -1)]
    sentences += [texts.text(event) for line in match.lines for event in line.events]
    shown: list[Text] = []
    for number in range(0, len(match.lines), 60):
        g = match.at(number)
        public = RULES.play.public(g)
        scene = RULES.drawing.scene(public)
        shown += texts_in([scene, RULES.drawing.hand(public, RULES.play.own(g, 0))])
        sentences += [texts.text(remark) for panel in scene.panels for remark in panel.remarks]
    assert [said for said in sentences if not (said[0].isupper() or said[0] in "„0123456789")] == []
    assert [said for said in [*sentences, *map(texts.text, shown)] if CODE.search(said)] == []


def test_german_logs_quote_the_names_of_cards() -> None:
    texts = Texts(RULES.info, "de")
    names = [
        texts.text(card.title)
        for row in RULES.drawing.components
        if row.id != "princes"
        for card in row.cards
        if card.title
    ]
    for file in RECORDS:
        for line in played(file).lines:
            words = {value for value in line.arguments.values() if str(value).partition(":")[0] in KINDS}
            for word in words:
                said = texts.line(line)
                name = texts.name(word)
                assert name in names
                assert str(name) not in said or f"„{name}“" in said, said


KINDS = {"scheme", "deed", "ability", "agenda", "intrigue", "epic"}


def test_a_seat_that_begins_and_has_deeds_is_told_in_one_line() -> None:
    texts = Texts(RULES.info, "en")
    said = [texts.say("remark-seat", first=f, count=n) for f, n in ((1, 0), (0, 1), (1, 2))]

    assert said == ["1st player", "1 Deed done", "1st player · 2 Deeds done"]
