"""Whole games kept as records, and move-tree counts: they change only when a rule does, and then its version."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kronrat.kernel.log import parse
from kronrat.kernel.view import Text
from kronrat.lab.fuzz import perft
from kronrat.match.ask import ask
from kronrat.match.match import Match
from kronrat.match.record import read, replay, verify
from kronrat.match.textkeys import text_key
from kronrat.match.texts import Texts
from kronrat.testing.sentences import agreement, codes, faults
from kronrat.testing.words import messages, texts_in

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.txt"))
PERFT = sorted(GAMES.glob("*/perft.toml"))
EVERY = 25
"""Of so many positions of a record one is looked at."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_a_golden_record_verifies(file: Path) -> None:
    match = verify(read(file.read_text("utf-8")))
    assert match.over


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_a_golden_record_reads_well(file: Path, lang: str) -> None:
    """Log, questions, panels and scenes: names for codes, whole sentences, numbers that agree."""
    record = read(file.read_text("utf-8"))
    info = record.info()
    setup = info.setup(record.setup.seats, record.setup.edition, record.setup.options)
    match = Match(info, setup)
    rules, texts = match.rules, Texts(info, lang, setup.edition, setup.options)
    hidden, wrong = codes(info, texts), agreement(messages(info, lang), lang)
    found: set[str] = set()

    def hear(words: str, *, sentence: bool) -> None:
        found.update(faults(words, lang, hidden, sentence=sentence))
        if wrong.search(words):
            found.add(f"number: {words}")

    for number, (line, _) in enumerate(record.lines):
        match.put(*parse(match.state, line))
        for reader in (None, -1):
            hear(texts.line(match.lines[-1], reader), sentence=True)
        for event in match.lines[-1].events:
            hear(texts.text(event), sentence=True)
        if number % EVERY == 0 and match.state.stack:
            for seat in range(match.state.seats):
                asked = ask(match.state, seat)
                if asked is not None:
                    hear(texts.text(Text(text_key("step", asked.step), asked.facts)), sentence=True)
            public = rules.play.public(match.state)
            drawing = rules.drawing
            hand = drawing.hand(public, rules.play.own(match.state, 0))
            for text in texts_in([drawing.stage(public), drawing.scene(public), hand]):
                hear(texts.text(text), sentence=False)
    assert sorted(found) == []


@pytest.mark.parametrize("file", PERFT, ids=lambda file: file.parent.name)
def test_the_move_tree_has_the_counts_it_always_had(file: Path) -> None:
    for case in tomllib.loads(file.read_text("utf-8"))["case"]:
        record = read((file.parent / "records" / case["record"]).read_text("utf-8"))
        g = replay(record, case["after"]).state
        assert perft(g, len(case["counts"])) == case["counts"], case
