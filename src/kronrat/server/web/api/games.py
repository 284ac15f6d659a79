"""Games and bots one can choose; a game's texts, drawings, rules pages and examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from kronrat.bots.characters import seats_with_characters
from kronrat.kernel.game import Info
from kronrat.kernel.view import Row
from kronrat.server.web import content, pages
from kronrat.server.web.api.common import CONTENT, Asked, Game, Lang, Named, TheBackend
from kronrat.server.wire import ExampleView, GameInfo, OptionInfo, SoloInfo


@get("/api/games", sync_to_thread=False, tags=["games"])
def list_games(backend: TheBackend) -> list[GameInfo]:
    """The games one can start."""
    return [game_info(info) for info in backend.catalog.games.values()]


def game_info(info: Info) -> GameInfo:
    solo = info.solo
    return GameInfo(
        info.id,
        info.version,
        info.seats[0],
        info.seats[1],
        list(info.editions),
        [OptionInfo(option.key, list(option.values), option.default) for option in info.options],
        SoloInfo(solo.option, list(solo.also), solo.seats, solo.seat) if solo else None,
        seats_with_characters(info),
    )


@get("/api/bots", sync_to_thread=False, tags=["games"])
def list_bots(backend: TheBackend) -> list[str]:
    """The codes of the bots one can seat."""
    return backend.seating.bots()


def page(path: str, media_type: str) -> Callable[[Any], HTTPRouteHandler]:
    """A page that browsers keep: it changes only with the program."""
    return get(path, sync_to_thread=False, tags=["games"], responses=CONTENT, media_type=media_type)


@page("/api/text/{lang:str}", MediaType.TEXT)
def table_texts(request: Asked, lang: Lang) -> Response[bytes]:
    """The table's own words, as a Fluent file."""
    return content.kept(request, content.table_texts(lang), content.FLUENT)


@page("/api/games/{game:str}/text/{lang:str}", MediaType.TEXT)
def game_texts(request: Asked, backend: TheBackend, game: Game, lang: Lang) -> Response[bytes]:
    """A game's words, as a Fluent file."""
    return content.kept(request, content.game_texts(backend.game(game), lang), content.FLUENT)


@page("/api/games/{game:str}/art/{name:str}", "image/svg+xml")
def game_art(request: Asked, backend: TheBackend, game: Game, name: Named) -> Response[bytes]:
    """A game's drawing."""
    return content.kept(request, content.art(backend.game(game), name), content.SVG)


@page("/api/games/{game:str}/rules/{lang:str}", MediaType.HTML)
def game_rules(request: Asked, backend: TheBackend, game: Game, lang: Lang) -> Response[bytes]:
    """The rules in our own words, as HTML."""
    return content.kept(request, pages.rules_page(backend.game(game), lang), content.HTML)


@page("/api/games/{game:str}/aid/{lang:str}", MediaType.HTML)
def game_aid(request: Asked, backend: TheBackend, game: Game, lang: Lang) -> Response[bytes]:
    """The player aid, one page to print, as HTML."""
    return content.kept(request, pages.aid_page(backend.game(game), lang), content.HTML)


@get("/api/games/{game:str}/components", sync_to_thread=False, tags=["games"], responses=CONTENT)
def game_components(request: Asked, backend: TheBackend, game: Game) -> Response[list[Row]]:
    """Every card and token of the game as a face, by kind."""
    answer: Response[Any] = content.kept(request, content.components(backend.game(game)), content.JSON)
    return answer


@get("/api/games/{game:str}/examples/{key:str}", sync_to_thread=False, tags=["games"], responses=CONTENT)
def game_example(request: Asked, backend: TheBackend, game: Game, key: Named) -> Response[ExampleView]:
    """An example of the rules page, as a position to look at."""
    answer: Response[Any] = content.kept(request, content.example(backend.game(game), key), content.JSON)
    return answer


HANDLERS = [
    list_games,
    list_bots,
    table_texts,
    game_texts,
    game_art,
    game_rules,
    game_aid,
    game_components,
    game_example,
]
