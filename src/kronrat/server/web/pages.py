"""A game's rules page and player aid, made from its Markdown: figures, anchors, and what an aid quotes of the rules."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from kronrat.kernel.game import Info
from kronrat.match.texts import Texts
from kronrat.server.refusal import Refusal
from kronrat.server.web.content import language, read

RULE_ID = re.compile(r"\(([a-z]+(?:-[a-z]+)*-\d+)\)")
NAMED = "rules named so far"
HEADED = "headings so far"
"""Where a page that is being rendered keeps them."""
FIGURES = ("example", "components")
QUOTED = re.compile(r"^!\[([^]]*)\]\((table|components):([\w:-]+)\)$", re.MULTILINE)
"""A line of an aid that stands for a table of the rules page or for components."""


@lru_cache
def rules_page(info: Info, lang: str) -> str:
    """The rules as HTML.

    An image whose address is `example:KEY` becomes the place of that example, one with `components:KIND` that of
    those components; the id of a rule, as in `(move-3)`, can be linked to as `#rule-move-3`, a heading by its words.
    """
    return _html(read(info.folder, "text", f"rules.{language(lang)}.md"))


@lru_cache
def aid_page(info: Info, lang: str) -> str:
    """The player aid as HTML.

    `![Caption](table:RULE)` is the first table of the rules page after the place where it names that rule, with
    `:2` behind it the second; `![Caption](components:KIND)` are those components by name and effect.
    """
    written = read(info.folder, "text", f"aid.{language(lang)}.md")
    rules = read(info.folder, "text", f"rules.{lang}.md")

    def quoted(found: re.Match[str]) -> str:
        caption, kind, key = found.groups()
        lines = table_after(rules, key) if kind == "table" else _effects(info, lang, key)
        return "\n\n".join(filter(None, [f"*{caption}*" if caption else "", lines]))

    # ids of rules are for those who look something up; the rules page has them
    return _html(RULE_ID.sub("", QUOTED.sub(quoted, written)).replace(" .", "."))


def table_after(page: str, place: str) -> str:
    """A table after the first naming of a rule, as it is written; `place` is `RULE` or `RULE:NUMBER`."""
    rule, _, number = place.partition(":")
    tables = re.findall(r"\n\n(\|.*?)(?=\n\n|\n*\Z)", page.partition(f"({rule})")[2], re.DOTALL)
    if len(tables) < int(number or 1):
        raise Refusal(404, "unknown-file", f"no table follows {place}")
    return str(tables[int(number or 1) - 1])


def _effects(info: Info, lang: str, kind: str) -> str:
    texts = Texts(info, lang)
    row = next(row for row in info.rules().drawing.components if row.id == kind)
    lines = []
    for card in row.cards:
        name = texts.text(card.title) if card.title else texts.name(card.id)
        effect = texts.text(card.line) if card.line else ""
        lines.append(f"- **{name}** {effect}" + (f" ×{card.count}" if card.count > 1 else ""))
    return "\n".join(lines)


def _html(markdown: str) -> str:
    page = MarkdownIt("commonmark").enable("table")
    page.add_render_rule("image", _figure)
    page.add_render_rule("text", _text)
    page.add_render_rule("heading_open", _heading)
    html = str(page.render(markdown, {NAMED: set(), HEADED: set()}))
    # a figure stands on its own, not inside a paragraph
    return re.sub(r"<p>(<figure .*?</figure>)</p>", r"\1", html)


def _figure(self: RendererHTML, tokens: list[Token], at: int, options: Any, env: Any) -> str:
    address = str(tokens[at].attrGet("src") or "")
    kind, _, key = address.partition(":")
    if kind not in FIGURES:
        return self.image(tokens, at, options, env)
    caption = escape(tokens[at].content)
    return f'<figure data-{kind}="{escape(key)}"><figcaption>{caption}</figcaption></figure>'


def _text(_self: RendererHTML, tokens: list[Token], at: int, _options: Any, env: Any) -> str:
    """Text in which rules are named: the first time a rule's id comes, it is that rule's anchor."""

    def named(found: re.Match[str]) -> str:
        rule = found[1]
        if rule in env[NAMED]:
            return found[0]
        env[NAMED].add(rule)
        return f'<span class="rule" id="rule-{rule}">({rule})</span>'

    return RULE_ID.sub(named, escapeHtml(tokens[at].content))


def _heading(_self: RendererHTML, tokens: list[Token], at: int, _options: Any, env: Any) -> str:
    """A heading is an anchor, named by its words; a second one with the same words has a number."""
    slug = re.sub(r"\W+", "-", tokens[at + 1].content.lower()).strip("-")
    name, number = slug, 1
    while name in env[HEADED]:
        number += 1
        name = f"{slug}-{number}"
    env[HEADED].add(name)
    return f'<{tokens[at].tag} id="{escape(name)}">'
