"""Every word a person reads exists in both languages; every rule that is cited has its place in the rules page."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

from kronrat.kernel.errors import Why
from kronrat.kernel.game import Info
from kronrat.kernel.view import MAP, Grid, Row, Scene, Sheet, Text, Track
from kronrat.match.match import Match
from kronrat.match.textkeys import sentence_keys, text_key, value_keys
from kronrat.match.texts import Texts
from kronrat.testing.sentences import BARE, CASES, agreement, renderings
from kronrat.testing.variants import LANGUAGES, Contract, Variant, played, verbs_of


class WordsContract(Contract):
    """Texts, reasons, the rules page."""

    def test_all_languages_have_the_same_keys_and_attributes(self, info: Info) -> None:
        first, *others = [messages(info, lang) for lang in LANGUAGES]
        for other in others:
            assert first.keys() == other.keys()
            for key in first:
                assert attributes(first[key]) == attributes(other[key]), key

    def test_every_step_verb_event_option_and_domain_value_has_a_text(self, info: Info, lang: str) -> None:
        known = messages(info, lang)
        play = info.rules().play
        wanted = {"title", "tagline"} | {text_key("event", event.name) for event in play.events}
        for step in play.steps:
            for verb in verbs_of(step):
                keys = sentence_keys(step.name, verb.name)
                assert any("log" in attributes(known[key]) for key in keys if key in known), keys
            if verbs_of(step):
                key = text_key("step", step.name)
                assert key in known, key
                assert "wait" in attributes(known[key]), f"{key}.wait"
        for option in info.options:
            wanted.add(text_key("option", option.key))
            wanted |= {text_key("option", option.key, value) for value in option.values}
        wanted |= {text_key("edition", edition) for edition in info.editions if edition}
        for domain in play.domains:
            for key in domain.keys:
                assert any(one in known for one in value_keys(domain.name, key)), domain.ref(
                    domain.parse(key)
                )
        assert sorted(wanted - known.keys()) == []

    def test_every_reason_has_a_text_and_a_rule(self, info: Info, lang: str) -> None:
        known = messages(info, lang)
        assert [why.code for why in reasons(info) if text_key("why", why.code) not in known] == []
        unexplained = [why.rule for why in reasons(info) if text_key("rule", why.rule) not in known]
        assert unexplained == [], "a refusal shows its rule in words"

    def test_every_rule_that_a_refusal_cites_is_in_the_rules_page(self, info: Info, lang: str) -> None:
        anchors = set(re.findall(r"\(([a-z]+(?:-[a-z]+)*-\d+)\)", page(info, lang)))
        assert sorted({why.rule for why in reasons(info)} - anchors) == []

    def test_every_message_is_right_for_any_number(self, info: Info, lang: str) -> None:
        """With 0, 1, 2 and 5, with every word a message chooses by and with names of every domain."""
        texts, known = Texts(info, lang), messages(info, lang)
        wrong = agreement(known, lang)
        found = {
            f"{key}: {words}"
            for key, message in known.items()
            for words in renderings(info, texts, key, message)
            if wrong.search(words) or CASES[lang].search(words) or BARE.search(words)
        }
        assert sorted(found) == []

    def test_everything_told_in_a_game_can_be_said(self, variant: Variant, lang: str) -> None:
        """Log, events, scene and result of a whole game: no key without words, no word left out of a sentence."""
        texts = Texts(variant.info, lang)
        game = played(variant, 1)
        match = Match(variant.info, variant.setup)
        for seat, move in game.moves:
            match.put(seat, move)
        for line in match.lines:
            for reader in (None, -1):
                sentence = texts.line(line, reader)
                assert sentence != line.text, f"no sentence for {line.text}"
                assert "{" not in sentence, sentence
            for event in line.events:
                assert said(texts, event)
        rules = variant.rules
        for g in [*game.states[:: max(1, len(game.states) // 12)], game.end]:
            public = rules.play.public(g)
            drawing = rules.drawing
            hand = drawing.hand(public, rules.play.own(g, 0))
            for text in texts_in([drawing.stage(public), drawing.scene(public), hand]):
                assert said(texts, text)
        for key, _ in rules.play.scores(game.end)[0]:
            assert said(texts, Text(text_key("score", key)))
        assert said(texts, Text(text_key("ending", rules.play.ending(game.end))))

    def test_every_example_is_shown_in_the_rules_page(self, info: Info, lang: str) -> None:
        shown = re.findall(r"\(example:([\w-]+)\)", page(info, lang))
        assert sorted(set(shown)) == sorted(example.key for example in info.rules().drawing.examples)

    def test_what_an_example_is_about_is_drawn(self, info: Info) -> None:
        rules = info.rules()
        for example in rules.drawing.examples:
            g = example.make()
            public = rules.play.public(g)
            scene = rules.drawing.scene(public)
            known = {MAP} | {space.id for space in rules.drawing.stage(public).spaces}
            known |= {f"{what}:{seat}" for seat in range(g.seats) for what in ("panel", "hand")}
            boards: list[Scene | Sheet] = [scene, *scene.sheets]
            for sheet in boards:
                drawn: list[Grid | Track | Row] = [*sheet.grids, *sheet.tracks, *sheet.rows]
                known |= {one.id for one in drawn}
                known |= {column.id for grid in sheet.grids for column in grid.columns}
            assert sorted(set(example.about) - known) == [], example.key

    def test_every_component_is_shown_in_the_rules_page(self, info: Info, lang: str) -> None:
        shown = re.findall(r"\(components:([\w-]+)\)", page(info, lang))
        assert sorted(shown) == sorted(row.id for row in info.rules().drawing.components)


def messages(info: Info, lang: str) -> dict[str, ast.Message]:
    source = files(info.folder).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    resource = parse_fluent(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def reasons(info: Info) -> list[Why]:
    """The refusals of a game, which stand in its `why.py`; a game without one refuses in the kernel's words only."""
    if find_spec(f"{info.folder}.why") is None:
        return []
    return [why for why in vars(import_module(f"{info.folder}.why")).values() if isinstance(why, Why)]


def page(info: Info, lang: str) -> str:
    """The rules page; a game without one is skipped."""
    file = files(info.folder).joinpath("text", f"rules.{lang}.md")
    if not file.is_file():
        pytest.skip(f"{info.id} has no rules page")
    return file.read_text(encoding="utf-8")


def said(texts: Texts, text: Text) -> str:
    sentence = texts.text(text)
    assert sentence != text.key, f"no text {text.key}"
    assert "{" not in sentence, sentence
    assert "-key" not in sentence, f"{text.key} chooses by a key that it is not given: {sentence}"
    return sentence


def texts_in(value: object) -> list[Text]:
    """Every text in a scene."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, list | tuple):
        return [text for item in value for text in texts_in(item)]
    fields = getattr(value, "__struct_fields__", ())
    return [text for field in fields for text in texts_in(getattr(value, field))]
