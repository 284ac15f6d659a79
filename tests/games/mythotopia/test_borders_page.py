"""The table of neighbours on the rules pages is the map [map-3]."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kronrat.games.mythotopia import GAME
from kronrat.games.mythotopia.data import BORDER_KINDS, LAND, NEIGHBOURS, PROVINCE, SEA, SEAS_AT
from kronrat.match.texts import Texts
from kronrat.parts.bits import members


def table(lang: str) -> list[str]:
    """A row for each province: its neighbours over open borders, hills and mountains, and its seas."""
    texts = Texts(GAME, lang)
    rows = []
    for province in range(LAND):
        cells = [texts.name(PROVINCE.ref(province))]
        for kind in range(BORDER_KINDS):
            near = members(NEIGHBOURS[BORDER_KINDS * province + kind])
            cells.append(", ".join(texts.name(PROVINCE.ref(one)) for one in near) or "–")
        cells.append(", ".join(texts.name(SEA.ref(sea)) for sea in SEAS_AT[province]) or "–")
        rows.append(f"| {' | '.join(cells)} |")
    return rows


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_borders_stand_on_the_page(lang: str) -> None:
    page = files("kronrat.games.mythotopia").joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    assert "\n".join(table(lang)) in page
