"""Words, drawings, rules pages, the client's files, and the schema."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kronrat.kernel.game import games


@pytest.fixture
def house(small_house: Any) -> Any:
    """What is tested here does not depend on the database."""
    return small_house


def test_games_bots_words_and_drawings(guest: Any) -> None:
    games = {game["id"]: game for game in guest.get("/api/games").json()}
    assert games["toy"]["options"] == [{"key": "rounds", "values": ["3", "6", "1"], "default": "3"}]
    assert {"random", "greedy"} <= set(guest.get("/api/bots").json())
    words = guest.get("/api/games/toy/text/de")
    assert "Spielzeug" in words.text
    assert words.headers["content-type"].startswith("text/plain")
    again = guest.get("/api/games/toy/text/de", headers={"if-none-match": words.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    drawing = guest.get("/api/games/toy/art/board.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "piece-troop" in drawing.text


def test_rules_page_with_examples(guest: Any) -> None:
    page = guest.get("/api/games/toy/rules/en").text
    keys = re.findall(r'<figure data-example="([^"]+)"><figcaption>', page)
    assert keys == ["opening"]
    assert "<p><figure" not in page
    example = guest.get("/api/games/toy/examples/opening").json()
    assert set(example) == {"key", "rule", "stage", "scene"}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(set(games()) - {"nim"}))  # it has no rules page
def test_every_rule_named_in_a_rules_page_can_be_linked_to(guest: Any, game: str, lang: str) -> None:
    """`/rules/GAME#rule-ID` lands where the page names the rule."""
    folder = games()[game].folder
    written = files(folder).joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    named = re.findall(r"\(([a-z]+(?:-[a-z]+)*-\d+)\)", written)
    page = guest.get(f"/api/games/{game}/rules/{lang}").text
    anchors = re.findall(r'<span class="rule" id="rule-([^"]+)">\(([^)]+)\)</span>', page)
    assert anchors == [(rule, rule) for rule in dict.fromkeys(named)]
    assert anchors or not folder.startswith("kronrat.games"), "a game of ours names its rules"


def test_without_a_built_client_the_page_says_so(guest: Any) -> None:
    answer = guest.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


def test_the_client_and_its_addresses(house: Any, guest: Any) -> None:
    folder: Path = house.settings.static
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kronrat</title>")
    script = "export const many = 1;\n" * 200
    (folder / "assets" / "main-abc.js").write_text(script)
    (folder.parent / "secret.txt").write_text("secret")
    for address in ("/", "/table/abcdefghjk"):
        page = guest.get(address)
        assert (page.status_code, "Kronrat" in page.text) == (200, True)
        assert page.headers["cache-control"] == "no-cache"
    for address in ("/../secret.txt", "/%2e%2e/secret.txt"):
        assert guest.get(address).status_code == 404
    asset = guest.get("/assets/main-abc.js", headers={"accept-encoding": "gzip"})
    assert asset.headers["content-encoding"] == "gzip"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.text == script
    assert guest.get("/assets/gone.js").status_code == 404
    assert guest.post("/", {}).status_code == 405
    assert len(gzip.compress(script.encode(), 9)) == int(asset.headers["content-length"])


def test_the_schema_names_every_struct_of_the_api(guest: Any) -> None:
    schema = guest.get("/schema/openapi.json").json()
    names = " ".join(schema["components"]["schemas"])
    for struct in ("NewTable", "TableInfo", "GameInfo", "Past", "ExampleView", "Problem", "Scene", "Stage"):
        assert struct in names
