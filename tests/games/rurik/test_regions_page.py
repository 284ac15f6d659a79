"""The table of regions on the rules pages is the map [setup-1]."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kronrat.games.rurik import GAME
from kronrat.games.rurik.data import GOOD, IN_PLAY, NEIGHBOURS, PRINTED_GOOD, REGION
from kronrat.match.texts import Texts
from kronrat.parts.bits import members

COLOURS = {"en": ["green", "yellow", "brown"], "de": ["grün", "gelb", "braun"]}


def table(lang: str) -> list[str]:
    """A row for each region: its colour, its good, the regions that touch it on the whole board."""
    texts = Texts(GAME, lang)
    rows = []
    for region in range(IN_PLAY[4]):
        colour = COLOURS[lang][sum(region >= IN_PLAY[seats] for seats in (2, 3))]
        near = ", ".join(texts.name(REGION.ref(one)) for one in members(NEIGHBOURS[region]))
        good = texts.name(GOOD.ref(PRINTED_GOOD[region]))
        rows.append(f"| {texts.name(REGION.ref(region))} | {colour} | {good} | {near} |")
    return rows


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_regions_stand_on_the_page_with_what_touches_them(lang: str) -> None:  # [setup-1, move-1]
    page = files("kronrat.games.rurik").joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    assert "\n".join(table(lang)) in page
