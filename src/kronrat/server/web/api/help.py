"""The player's part of the docs, under /help: read from the package, rendered here, in both languages."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files

from litestar import MediaType, Response, get
from litestar.response import Redirect
from markdown_it import MarkdownIt

from kronrat.server.refusal import Refusal
from kronrat.server.web import content
from kronrat.server.web.api.common import CONTENT, Asked, Lang, Named, TheBackend

PAGES = ("begin", "table", "study", "together", "terminal")
"""In the order in which they are read; the first is the one that /help opens."""
BACK = {"en": "To the table", "de": "Zum Tisch"}
OTHER = {"en": ("de", "Deutsch"), "de": ("en", "English")}


def source(lang: str, page: str) -> str:
    if page not in PAGES:
        raise Refusal(
            404, "unknown-page", f"there is no help called {page[:40]!r}; there are {', '.join(PAGES)}"
        )
    return files("kronrat").joinpath("help", content.language(lang), f"{page}.md").read_text(encoding="utf-8")


def title(text: str) -> str:
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return found[1] if found else "Kronrat"


@cache
def rendered(root: str, lang: str, page: str) -> str:
    """A page as HTML, for a server that answers below this path."""
    text = source(lang, page)
    links = [
        f'<a href="{root}/help/{lang}/{other}"{" aria-current=page" if other == page else ""}>'
        f"{escape(title(source(lang, other)))}</a>"
        for other in PAGES
    ]
    code, name = OTHER[lang]
    # pages link to each other as files; here they are addresses
    body = re.sub(
        r'href="(\w+)\.md',
        rf'href="{root}/help/{lang}/\1',
        MarkdownIt("commonmark").enable("table").render(text),
    )
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title(text))} – Kronrat</title><link rel="stylesheet" href="{root}/help.css">'
        f'<div class="page"><nav><a href="{root}/">{BACK[lang]}</a>{"".join(links)}'
        f'<a href="{root}/help/{code}/{page}" lang="{code}" hreflang="{code}">{name}</a></nav>'
        f"<main>{body}</main></div></html>"
    )


def preferred(request: Asked) -> str:
    """German for those whose browser asks for it first."""
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


@get("/help", sync_to_thread=False, tags=["help"], include_in_schema=False)
def help_home(request: Asked, backend: TheBackend) -> Redirect:
    """The first page, in the reader's language."""
    return Redirect(f"{backend.settings.root}/help/{preferred(request)}/{PAGES[0]}")


@get("/help/{lang:str}", sync_to_thread=False, tags=["help"], responses=CONTENT, media_type=MediaType.HTML)
def help_first(request: Asked, backend: TheBackend, lang: Lang) -> Response[bytes]:
    """The first page of the help."""
    return content.kept(
        request, rendered(backend.settings.root, content.language(lang), PAGES[0]), content.HTML
    )


@get(
    "/help/{lang:str}/{page:str}",
    sync_to_thread=False,
    tags=["help"],
    responses=CONTENT,
    media_type=MediaType.HTML,
)
def help_page(request: Asked, backend: TheBackend, lang: Lang, page: Named) -> Response[bytes]:
    """A page of the help."""
    return content.kept(request, rendered(backend.settings.root, content.language(lang), page), content.HTML)


HANDLERS = [help_home, help_first, help_page]
