"""What is said: plurals, quotes, whole sentences; every sentence of the golden records in both languages."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from kronrat.games.mythotopia import GAME
from kronrat.games.mythotopia.data import CARD_KEYS
from kronrat.match.record import read, replay
from kronrat.match.texts import Texts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
NUMBERS = [0, 1, 2, 5]
#: one of something said as many, nothing of something, a key instead of a name, a variable left open
WRONG = re.compile(
    r"\b1 (armies|ships|points|mercenaries|cards|provinces|cities|villages|wars)\b"
    r"|\b1 (Armeen|Schiffe|Karten|Gebiete|Städte|Dörfer|Kriege|Handkarten)\b"
    r"|\{|\$|  |\b(" + "|".join(key for key in CARD_KEYS if "-" in key) + r")\b"
)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_line_of_a_record_is_a_sentence(file: Path) -> None:
    match = replay(read(file.read_text("utf-8")))
    for lang in ("en", "de"):
        texts = Texts(GAME, lang)
        for line in match.lines:
            for sentence in [texts.line(line), *[texts.text(event) for event in line.events]]:
                assert not WRONG.search(sentence), sentence
                assert not re.search(r"\b0\b", sentence), sentence
                assert not sentence[0].islower(), sentence


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("key", "attribute"),
    [
        ("verb-turn-withdraw", "log"),
        ("verb-turn-buy", "log"),
        ("verb-turn-recall", "log"),
        ("verb-turn-hire", "log"),
        ("verb-turn-march", "log"),
        ("verb-march-on-march", "log"),
        ("event-placed", ""),
        ("event-sailed", ""),
        ("event-bought", ""),
        ("event-hired", ""),
        ("event-counter-taken", ""),
        ("step-muster", ""),
        ("step-launch", ""),
        ("note-war", ""),
        ("remark-wars", ""),
    ],
)
def test_numbers_are_said_as_people_say_them(lang: str, key: str, attribute: str) -> None:
    texts = Texts(GAME, lang)
    names = {
        "seat": "seat:red",
        "province": "province:mome",
        "from": "province:mome",
        "to": "province:talion",
    }
    names |= {
        "sea": "sea:beast",
        "victory": "victory:city",
        "source": "source:card",
        "target": "province:mome",
    }
    for n, more in product(NUMBERS, NUMBERS):
        if n == more == 0:
            continue
        counts = {
            "armies": n,
            "ships": more,
            "mercenaries": more,
            "points": n,
            "sent": n,
            "wars": n,
            "won": more,
        }
        sentence = texts.say(key, attribute, **names, **counts, gap=n)
        assert not WRONG.search(sentence), sentence
        if key in ("verb-turn-withdraw", "verb-turn-buy", "event-bought"):
            assert not re.search(r"\b0\b", sentence), sentence


def test_a_purchase_names_only_what_was_bought() -> None:
    texts = Texts(GAME, "de")
    say = [
        texts.say("verb-turn-buy", "log", seat="seat:red", armies=a, ships=s)
        for a, s in ((1, 0), (0, 1), (3, 2))
    ]
    assert say == ["Rot kauft eine Armee", "Rot kauft ein Schiff", "Rot kauft 3 Armeen und 2 Schiffe"]


def test_cards_are_quoted_in_german() -> None:
    texts = Texts(GAME, "de")
    drafted = texts.say("verb-turn-draft", "log", seat="seat:red", card="card:hero")
    assert drafted == "Rot nimmt „Held“ ins Deck"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whoever_is_waited_for_is_named_in_a_sentence(lang: str) -> None:
    texts = Texts(GAME, lang)
    for step in ("turn", "pay", "muster", "launch", "claim", "keep", "choose-citadel"):
        sentence = texts.say(f"step-{step}", "wait", seat="seat:red")
        assert sentence.startswith(("Red ", "Rot "))
        assert sentence.endswith(".")
