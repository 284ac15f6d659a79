"""What is told reads as sentences: numbers agree with nouns, names stand for codes, sentences start with capitals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kronrat.games.loewenherz.game import RULES
from kronrat.kernel.log import parse
from kronrat.kernel.view import Text
from kronrat.match.match import Match
from kronrat.match.record import read
from kronrat.match.texts import Texts
from kronrat.testing.words import texts_in

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
LANGUAGES = ["en", "de"]
CODE = re.compile(r"\b[ABCD](?:0\d|1[0-5])\b")
WRONG = {
    "en": re.compile(
        r"\b1 (?:points|ducats|cards|fields|domains|castles|knights|borders)\b|\b(?:region|market|chip)\b"
    ),
    "de": re.compile(
        r"\b1 (?:Punkte|Siegpunkte|Karten|Felder|Gebiete|Burgen)\b|\b(?:von|zwischen|mit) die\b"
    ),
}
EVENTS = ["gained", "lost", "bonus", "region-closed", "income"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_whole_game_is_told_in_sentences(file: Path, lang: str) -> None:
    record = read(file.read_text("utf-8"))
    texts, match = Texts(RULES.info, lang), Match(RULES.info, record.setup)
    sentences: list[str] = []
    for number, (line, _) in enumerate(record.lines):
        match.put(*parse(match.state, line))
        said = match.lines[-1]
        sentences += [texts.line(said), *[texts.text(event) for event in said.events]]
        if number % 20 == 0:
            public = RULES.play.public(match.state)
            for text in texts_in(RULES.drawing.scene(public)):
                sentence = texts.text(text)
                assert not CODE.search(sentence), sentence
                assert not WRONG[lang].search(sentence), sentence
    for sentence in sentences:
        assert sentence[0].isupper(), sentence
        assert not CODE.search(sentence), sentence
        assert not WRONG[lang].search(sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_numbers_agree_with_their_nouns(number: int, lang: str) -> None:
    texts = Texts(RULES.info, lang)
    args: dict[str, str | int] = dict.fromkeys(
        ("points", "ducats", "cards", "n", "domains", "fields", "known"), number
    )
    args |= {
        "seat": "seat:red",
        "side": "side:blue",
        "castle": "castle:c3",
        "letter": "A",
        "turn": 3,
        "field": "c3",
    }
    keys = [
        *[f"event-{event}" for event in EVENTS],
        "headline",
        "ledger-domain",
        "ledger-open",
        "remark-domains",
    ]
    for key in keys:
        sentence = texts.text(Text(key, args))
        assert not WRONG[lang].search(sentence), sentence
        assert "{" not in sentence, sentence
    for stat in ("ducat", "knight", "card", "mine", "castle"):
        sentence = f"{number} {texts.text(Text(f'stat-{stat}', args))}"
        assert not WRONG[lang].search(sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_waited_for_stands_in_a_whole_sentence(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    for step in RULES.play.steps:
        if step.names or step.name in {"turn", "deserter", "alliance"}:
            sentence = texts.say(f"step-{step.name}", "wait", seat="seat:red", side="side:red")
            assert sentence.endswith(".") or sentence == f"step-{step.name}", sentence
            assert sentence[0].isupper() or sentence == f"step-{step.name}"


def test_neutral_castles_are_told_of_in_the_middle_of_no_sentence() -> None:
    for lang in LANGUAGES:
        sentence = Texts(RULES.info, lang).text(
            Text("event-region-closed", {"side": "side:neutral", "castle": "castle:f2", "points": 1})
        )
        assert sentence.startswith(("The neutral castle on f2", "Die neutrale Burg auf f2"))


@pytest.mark.parametrize("known", range(4))
@pytest.mark.parametrize("domains", range(5))
def test_every_remark_fits_one_line(domains: int, known: int) -> None:
    args: dict[str, str | int] = {"domains": domains, "fields": 100 * (domains > 0), "known": known}
    for lang in LANGUAGES:
        assert len(Texts(RULES.info, lang).text(Text("remark-domains", args))) <= 30
