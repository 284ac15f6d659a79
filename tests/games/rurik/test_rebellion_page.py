"""The tables of the rebellion cards on the rules pages are the cards [solo-card-2]."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kronrat.games.rurik import GAME
from kronrat.games.rurik.data import ACTION, STRUCTURE
from kronrat.games.rurik.rebellion.cards import (
    ACTION_ON,
    ADVISOR_ON,
    BUILD_ORDER,
    CARDS,
    COIN_ON,
    LINES,
    PRIORITIES,
    STARRED,
)
from kronrat.match.texts import Texts

PRIORITY_NAMES = {
    "en": ["attack and move", "build", "tax"],
    "de": ["Angreifen und Ziehen", "Bauen", "Besteuern"],
}


def table(lang: str) -> list[str]:
    """A row for each card and priority: the build order, then the six lines from the bottom."""
    texts = Texts(GAME, lang)
    rows = []
    for card in range(CARDS):
        for priority in range(PRIORITIES):
            at = card * PRIORITIES + priority
            built = [texts.name(STRUCTURE.ref(BUILD_ORDER[3 * at + n])) for n in range(3)]
            lines = []
            for line in range(LINES):
                star = "★" if STARRED[card * LINES + line] else ""
                coin = " ●" if COIN_ON[at * LINES + line] else ""
                action = texts.name(ACTION.ref(ACTION_ON[at * LINES + line]))
                lines.append(f"{ADVISOR_ON[card * LINES + line]}{star} {action}{coin}")
            cells = [str(card + 1), PRIORITY_NAMES[lang][priority], ", ".join(built), *lines]
            rows.append(f"| {' | '.join(cells)} |")
    return rows


@pytest.mark.parametrize("lang", ["en", "de"])
def test_build_orders_and_strategies_stand_on_the_page(lang: str) -> None:
    page = files("kronrat.games.rurik").joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    assert "\n".join(table(lang)) in page
