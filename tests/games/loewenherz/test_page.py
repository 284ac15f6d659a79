"""The tables of the rules page say what the data says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronrat.games.loewenherz as game
from kronrat.games.loewenherz.data import CASTLES_EACH, HAND, KNIGHTS_EACH, START_DUCATS, TARGET
from kronrat.games.loewenherz.drawing.components import COMPONENTS
from kronrat.games.loewenherz.game import RULES
from kronrat.match.texts import Texts

LANGUAGES = ["en", "de"]
SEATS = [2, 3, 4]


def page(lang: str) -> str:
    return (Path(game.__path__[0]) / "text" / f"rules.{lang}.md").read_text("utf-8")


def rows(lang: str) -> list[list[str]]:
    """The cells of every row of every table."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page(lang).splitlines()
        if line.startswith("| ")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_cards_is_the_deck(lang: str) -> None:
    texts = Texts(RULES.info, lang)
    cards: dict[str, list[str]] = {}
    for n, stack in enumerate(COMPONENTS):
        for card in stack.cards:
            assert card.title
            assert card.cost
            assert card.gain
            cells = cards.setdefault(texts.text(card.title), ["–"] * len(COMPONENTS))
            cells[n] = f"{card.count} × {card.cost.value} ({card.gain.value})"

    assert {row[0]: row[1:] for row in rows(lang) if any("×" in cell for cell in row)} == cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_by_number_of_players_is_the_setup(lang: str) -> None:
    by_seats = [row[1:] for row in rows(lang) if len(row) == 4]
    numbers = [[int(cell) for cell in row] for row in by_seats[1:] if all(cell.isdecimal() for cell in row)]

    assert numbers == [
        [CASTLES_EACH[seats] for seats in SEATS],
        [KNIGHTS_EACH for _ in SEATS],
        [KNIGHTS_EACH - CASTLES_EACH[seats] for seats in SEATS],
        [START_DUCATS for _ in SEATS],
        [HAND for _ in SEATS],
        [60 - HAND * seats for seats in SEATS],
        [TARGET[seats] for seats in SEATS],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_its_place_on_the_page(lang: str) -> None:
    shown = re.findall(r"\(components:([\w-]+)\)", page(lang))

    assert shown == [row.id for row in COMPONENTS]
