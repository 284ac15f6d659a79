"""What a game brings besides its rules: words, drawings, components, examples. Read once, then kept."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response

from kronrat.kernel.game import Info
from kronrat.server.refusal import Refusal
from kronrat.server.wire import ExampleView, encoder

LANGUAGES = ("en", "de")
FLUENT = "text/plain; charset=utf-8"


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(404, "unknown-language", f"there is no language {lang[:20]!r}; there are en and de")
    return lang


@lru_cache
def read(package: str, *path: str) -> str:
    found: Traversable = files(package).joinpath(*path)
    if not found.is_file():
        raise Refusal(404, "unknown-file", f"there is no {path[-1]} here")
    return found.read_text(encoding="utf-8")


def table_texts(lang: str) -> str:
    return read("kronrat", "text", f"{language(lang)}.ftl")


def game_texts(info: Info, lang: str) -> str:
    return read(info.folder, "text", f"{language(lang)}.ftl")


def art(info: Info, name: str) -> str:
    if not re.fullmatch(r"[a-z0-9-]{1,40}\.svg", name):
        raise Refusal(404, "unknown-file", f"there is no drawing {name[:40]!r}")
    return read(info.folder, "drawing", name)


@lru_cache
def example(info: Info, key: str) -> bytes:
    """A rulebook example as drawn for a spectator, with the hands it is about."""
    rules = info.rules()
    drawing = rules.drawing
    for known in drawing.examples:
        if known.key == key:
            g = known.make()
            public = rules.play.public(g)
            scene = drawing.scene(public)
            about = list(known.about)
            for seat in range(g.seats):
                if f"hand:{seat}" in about:
                    rows = drawing.hand(public, rules.play.own(g, seat)).rows
                    scene.rows = [*scene.rows, *rows]
                    about += [row.id for row in rows]
            return encoder.encode(ExampleView(key, known.rule, drawing.stage(public), scene, about))
    raise Refusal(404, "unknown-example", f"{info.id} has no example {key[:40]!r}")


@lru_cache
def components(info: Info) -> bytes:
    """Every card and token of a game, by kind."""
    return encoder.encode(list(info.rules().drawing.components))


def kept(request: Request[Any, Any, Any], body: str | bytes, media_type: str) -> Response[bytes]:
    """An answer that a browser may keep, as long as it asks whether it still holds."""
    data = body.encode() if isinstance(body, str) else body
    tag = f'"{blake2b(data, digest_size=8).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)


HTML = MediaType.HTML
JSON = MediaType.JSON
SVG = "image/svg+xml"
