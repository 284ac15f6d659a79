"""Every word of the game: plurals and units for any number, names instead of codes, sentences that begin as such."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.rurik.playthrough import GAMES, RECORDS, positions
from kronrat.games.rurik import GAME
from kronrat.games.rurik.game import RULES
from kronrat.match.match import Match
from kronrat.match.record import read, replay
from kronrat.match.texts import Texts
from kronrat.testing.variants import verbs_of
from kronrat.testing.words import messages, texts_in

LANGUAGES = ("en", "de")
NUMBERS = (0, 1, 2, 5)
DE_PLURALS = "Punkte|Münzen|Truppen|Regionen|Karten|Güter|Schritte|Intrigen|Spalten|Angriffe|\\w+punkte"
EN_PLURALS = "points|coins|troops|regions|cards|goods|steps|schemes|columns|attacks|markers"
WRONG = {
    "de": re.compile(
        rf"\b1 (?:volle |benachbarte )?(?:{DE_PLURALS})\b|\b(?:von|zwischen|für|mit) (?:der|die) (?:linke|rechte)\b"
        r"|[Kk]ostet \d+[.)]|mit \d+ Bestechungsgeld|\b[02-9] (?:Punkt|Münze|Truppe|Region|Karte)\b"
    ),
    "en": re.compile(
        rf"\b1 (?:full |adjacent )?(?:{EN_PLURALS})\b|[Cc]osts \d+[.)]|bribe of \d+$"
        r"|\b[02-9] (?:point|coin|troop|region|card)\b"
    ),
}
NAMED = {"seat": "Red", "foe": "Blue", "receiver": "Blue", "region": "Kiev", "to": "Kiev", "from": "Brest"}
CODE = re.compile(r"\bs\d\d\b|[a-z]+:[a-z]|\{|\bseat-|\$|-key\b")


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key for variant in node.variants}
        words = {key.name for key in keys if isinstance(key, ast.Identifier)} - {"other"}
        if isinstance(node.selector, ast.VariableReference) and words:
            self.chosen.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


def rendered(texts: Texts, key: str, message: ast.Message) -> Iterator[str]:
    """A message and its attributes with every number and every key it chooses by."""
    for attribute in ("", *[attribute.id.name for attribute in message.attributes]):
        pattern = texts.pattern(key, attribute)
        if pattern is None:
            continue
        node = message if not attribute else next(a for a in message.attributes if a.id.name == attribute)
        found = Arguments()
        found.visit(node.value if node.value is not None else node)
        keys = [name for name in found.chosen if name.endswith("-key") or name == "edition"]
        for number in NUMBERS:
            for n in range(max([len(found.chosen[name]) for name in keys], default=1)):
                args: dict[str, str | int] = {name: NAMED.get(name, number) for name in found.found}
                for name in keys:
                    values = sorted(found.chosen[name])
                    args[name] = values[n % len(values)]
                words, errors = texts.bundle.format_pattern(pattern, args)
                assert not errors, (key, attribute, errors)
                yield str(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_right_for_any_number(lang: str) -> None:
    texts = Texts(GAME, lang)
    wrong = {
        f"{key}: {words}"
        for key, message in messages(GAME, lang).items()
        for words in rendered(texts, key, message)
        # the number stands for itself where the noun is another's, or where it cannot be one
        if WRONG[lang].search(words) and not never_one(key)
    }
    assert sorted(wrong) == []


def never_one(key: str) -> bool:
    """Texts whose number is two or more by the rules: thresholds, two schemes to draw, two troops to move, rebels."""
    thresholds = (
        "claim-",
        "remark-rule",
        "remark-build",
        "remark-trade",
        "need-",
        "step-start-troop",
        "space-scheme-top",
    )
    return key.startswith((*thresholds, "reward-of-draw", "reward-of-anywhere", "pay-good", "step-pay-goods"))


@cache
def told(edition: str, players: str) -> Match:
    return replay(read((RECORDS / f"{edition}-{players}.txt").read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_log_of_a_whole_game_has_sentences_without_codes(edition: str, players: str, lang: str) -> None:
    match = told(edition, players)
    texts = Texts(GAME, lang, edition, match.setup.options)
    for line in match.lines:
        for reader in (None, -1):
            check(texts.line(line, reader), lang)
        for event in line.events:
            check(texts.text(event), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "players"), [("en", "3"), ("de", "solo")])
def test_scenes_hands_and_examples_have_names(edition: str, players: str, lang: str) -> None:
    match = told(edition, players)
    texts = Texts(GAME, lang, edition, match.setup.options)
    for g in positions(f"{edition}-{players}")[::20]:
        public = RULES.play.public(g)
        drawn = [RULES.drawing.scene(public), RULES.drawing.hand(public, RULES.play.own(g, 0))]
        for text in texts_in(drawn):
            check(texts.text(text), lang, sentence=False)


def check(words: str, lang: str, *, sentence: bool = True) -> None:
    assert not CODE.search(words), words
    assert not WRONG[lang].search(words), words
    assert not sentence or not words[0].islower(), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_waits_reads_a_whole_sentence(lang: str) -> None:
    texts = Texts(GAME, lang)
    for key in messages(GAME, lang):
        if key.startswith("step-"):
            words = texts.say(key, "wait", seat="seat:red", region="region:kiev", cards=1)
            assert words[0].isupper(), words
            assert words.endswith("."), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_of_verbs_have_at_most_nine_letters(lang: str) -> None:
    texts = Texts(GAME, lang)
    for step in RULES.play.steps:
        verbs = verbs_of(step) if not step.name.startswith("rebel") else []
        for verb in verbs if len(verbs) > 1 else []:
            key = texts.find((f"verb-{step.name}-{verb.name}", f"verb-{verb.name}"), "short")
            assert key, f"{step.name}.{verb.name} has no short name"
            for action in ("muster", "move", "attack", "tax", "build", "scheme"):
                assert len(texts.say(key, "short", action=f"action:{action}")) <= 9, key


def test_german_quotes_the_names_of_cards() -> None:
    texts = Texts(GAME, "de")
    for key, message in messages(GAME, "de").items():
        for attribute in message.attributes:
            if attribute.id.name in ("log", "hidden"):
                words = texts.say(
                    key, attribute.id.name, deed="deed:hoard", agenda="agenda:regal", scheme="scheme:s06"
                )
                for name in ("Hort", "Königlich", "Ziehen 3"):
                    assert name not in words or f"„{name}“" in words, words
