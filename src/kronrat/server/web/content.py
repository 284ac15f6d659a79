"""What a game brings besides its rules: words, drawings, rules pages, examples. Read once, then kept."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from kronrat.kernel.game import Info
from kronrat.server.refusal import Refusal
from kronrat.server.wire import ExampleView, encoder

LANGUAGES = ("en", "de")
FLUENT = "text/plain; charset=utf-8"
RULE_ID = re.compile(r"\(([a-z]+(?:-[a-z]+)*-\d+)\)")
NAMED = "rules named so far"
"""Where a page that is being rendered keeps them."""


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
def rules_page(info: Info, lang: str) -> str:
    """The rules as HTML.

    An image whose address is `example:KEY` becomes the figure of that example; the id of a rule, as in `(move-3)`,
    can be linked to as `#rule-move-3`.
    """
    page = MarkdownIt("commonmark").enable("table")
    page.add_render_rule("image", _figure)
    page.add_render_rule("text", _text)
    html = str(page.render(read(info.folder, "text", f"rules.{language(lang)}.md"), {NAMED: set()}))
    # a figure stands on its own, not inside a paragraph
    return re.sub(r"<p>(<figure .*?</figure>)</p>", r"\1", html)


def _figure(self: RendererHTML, tokens: list[Token], at: int, options: Any, env: Any) -> str:
    address = str(tokens[at].attrGet("src") or "")
    kind, _, key = address.partition(":")
    if kind != "example":
        return self.image(tokens, at, options, env)
    caption = escape(tokens[at].content)
    return f'<figure data-example="{escape(key)}"><figcaption>{caption}</figcaption></figure>'


def _text(_self: RendererHTML, tokens: list[Token], at: int, _options: Any, env: Any) -> str:
    """Text in which rules are named: the first time a rule's id comes, it is that rule's anchor."""

    def named(found: re.Match[str]) -> str:
        rule = found[1]
        if rule in env[NAMED]:
            return found[0]
        env[NAMED].add(rule)
        return f'<span class="rule" id="rule-{rule}">({rule})</span>'

    return RULE_ID.sub(named, escapeHtml(tokens[at].content))


@lru_cache
def example(info: Info, key: str) -> bytes:
    """A rulebook example as drawn for a spectator."""
    rules = info.rules()
    drawing = rules.drawing
    for known in drawing.examples:
        if known.key == key:
            public = rules.play.public(known.make())
            return encoder.encode(ExampleView(key, known.rule, drawing.stage(public), drawing.scene(public)))
    raise Refusal(404, "unknown-example", f"{info.id} has no example {key[:40]!r}")


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
