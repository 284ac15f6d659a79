"""Every word a person reads exists in both languages, and everything that can be named has a place in the drawing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

from contract.conftest import VARIANTS, Variant, played
from kronrat.kernel.errors import Why
from kronrat.kernel.game import Info, games
from kronrat.kernel.step import AnyVerb, Step
from kronrat.kernel.view import Text
from kronrat.match.match import Match
from kronrat.match.texts import Texts

LANGUAGES = ["en", "de"]
GAMES = list(games().values())


@pytest.fixture(params=GAMES, ids=lambda info: info.id)
def info(request: pytest.FixtureRequest) -> Info:
    chosen: Info = request.param
    return chosen


def messages(info: Info, lang: str) -> dict[str, ast.Message]:
    source = files(info.folder).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    resource = parse_fluent(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def asking_steps(info: Info) -> dict[str, list[AnyVerb]]:
    """Steps that were seen to ask, with their verbs. A step without verbs is never shown."""
    steps: dict[str, list[AnyVerb]] = {}
    for step in info.rules().steps:
        verbs = verbs_of(step)
        if verbs:
            steps[step.name] = verbs
    return steps


def verbs_of(step: type[Step]) -> list[AnyVerb]:
    """A step's verbs do not depend on what it carries, so any will do."""
    count = len(step.fields) + 1
    return step(*[1] * count).verbs()


def test_both_languages_have_the_same_keys_and_attributes(info: Info) -> None:
    english, german = messages(info, "en"), messages(info, "de")

    assert english.keys() == german.keys()
    for key in english:
        assert attributes(english[key]) == attributes(german[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_verb_event_option_and_domain_value_has_a_text(info: Info, lang: str) -> None:
    known = messages(info, lang)
    rules = info.rules()
    wanted = {"title", "tagline"}
    for step, verbs in asking_steps(info).items():
        wanted.add(f"step-{step}")
        for verb in verbs:
            key = f"verb-{step}-{verb.name}"
            wanted.add(key)
            assert key in known, key
            assert "log" in attributes(known[key]), f"{key}.log"
        assert f"step-{step}" in known, f"step-{step}"
        assert "wait" in attributes(known[f"step-{step}"]), f"step-{step}.wait"
    wanted |= {f"event-{event.name}" for event in rules.events}
    for option in info.options:
        wanted.add(f"option-{option.key}")
        wanted |= {f"option-{option.key}-{value}" for value in option.values}
    wanted |= {f"edition-{edition}" for edition in info.editions if edition}
    for domain in rules.domains:
        if domain.name not in known:
            wanted |= {f"{domain.name}-{key}" for key in domain.keys}
    missing = sorted(wanted - known.keys())
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_text_and_a_rule(info: Info, lang: str) -> None:
    known = messages(info, lang)
    module = __import__(f"{info.folder}.why", fromlist=["why"]) if info.folder != "toy" else None
    reasons = [why for why in vars(module).values() if isinstance(why, Why)] if module else []
    missing = [f"why-{why.code}" for why in reasons if f"why-{why.code}" not in known]
    assert not missing
    unexplained = [why.rule for why in reasons if rule_key(why.rule) not in known]
    assert not unexplained, "a refusal shows its rule in words"


def rule_key(rule: str) -> str:
    return "rule-" + re.sub(r"[^A-Za-z0-9]+", "-", rule)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_told_in_a_game_can_be_said(variant: Variant, lang: str) -> None:
    """Log, events, scene and result of a whole game: no key without words, no word left out of a sentence."""
    texts = Texts(variant.info, lang)
    game = played(variant, 1)
    match = Match(variant.info, variant.setup)
    for seat, move in game.moves:
        match.put(seat, move)
    for line in match.lines:
        for reader in (None, -1):
            sentence = texts.line(line, reader)
            assert not re.match(r"^[\d*]+:", sentence), f"no sentence for {line.text}"
            assert "{" not in sentence, sentence
        for event in line.events:
            assert said(texts, event)
    rules = variant.rules
    for g in [*game.states[:: max(1, len(game.states) // 12)], game.end]:
        public = rules.public(g)
        for text in texts_in([rules.stage(public), rules.scene(public), rules.hand(public, rules.own(g, 0))]):
            assert said(texts, text)
    for key, _ in rules.scores(game.end)[0]:
        assert said(texts, Text(f"score-{key}"))
    assert said(texts, Text(f"ending-{rules.ending(game.end)}"))


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


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_can_be_chosen_is_drawn_or_named(variant: Variant) -> None:
    """A choice is a place, a piece, a card, a slot or a column on the table; what is not drawn becomes a button."""
    rules = variant.rules
    game = played(variant, 1)
    for g in game.states[:: max(1, len(game.states) // 12)]:
        public = rules.public(g)
        ids = {space.id for space in rules.stage(public).spaces}
        scene = rules.scene(public)
        places = ids | {slot.id for grid in scene.grids for column in grid.columns for slot in column.slots}
        places |= {column.id for grid in scene.grids for column in grid.columns}
        for piece in scene.pieces:
            assert piece.at in places, piece
        for tint in scene.tints:
            assert tint.at in ids, tint


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_symbols_of_the_drawing_exist(variant: Variant) -> None:
    """Every kind of space and piece has its symbol in the game's own drawing."""
    rules = variant.rules
    game = played(variant, 1)
    public = rules.public(game.end)
    stage, scene = rules.stage(public), rules.scene(public)
    drawing = files(variant.info.folder).joinpath(f"{stage.art}.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'id="([^"]+)"', drawing))
    kinds = {f"piece-{piece.kind}" for piece in scene.pieces}
    kinds |= {f"space-{space.kind}" for space in stage.spaces if not space.path and space.kind != "edge"}
    assert kinds <= symbols, kinds - symbols


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_is_shown_in_the_rules_page(info: Info, lang: str) -> None:
    if info.folder == "toy":
        pytest.skip("the toy has no rules page: nobody plays it")
    page = files(info.folder).joinpath("text", f"rules.{lang}.md").read_text(encoding="utf-8")
    shown = re.findall(r"\(example:([\w-]+)\)", page)
    assert sorted(set(shown)) == sorted(example.key for example in info.rules().examples())


def test_every_example_is_a_lawful_position_that_can_be_drawn(info: Info) -> None:
    rules = info.rules()
    for example in rules.examples():
        g = example.make()
        # an example may show a part of the cards; what stands on the board must be lawful
        assert not [law for law in rules.laws(g) if "card" not in law], example.key
        public = rules.public(g)
        assert rules.stage(public).spaces
        assert rules.scene(public).panels
