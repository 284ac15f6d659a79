"""What is wrong with a sentence, whatever the game: numbers that do not agree, wrong cases, bare numbers, codes.

The texts teach the plurals themselves: where one of them chooses between `1 coin` and `{ $n } coins`, every other
one is held to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kronrat.kernel.game import Info
from kronrat.match.texts import Texts

NUMBERS = (0, 1, 2, 5)
WORD = re.compile(r"^[ \u00a0](\w+)")
ONE_OF = re.compile(r"\b1 (\w+)")
CASES = {
    "de": re.compile(
        r"\b(?:von|mit|bei|aus|nach|zu|zwischen) (?:die|den) (?=[A-ZÄÖÜ]\w+ (?:auf|in|von)\b)|\bvon die\b"
    ),
    "en": re.compile(r"(?!)"),
}
BARE = re.compile(r"\b(?:[Kk]ostet|[Cc]osts?) \d+[.)]")
UNFILLED = re.compile(r"\{|\$|-key\b")
INTERNAL = re.compile(r"\b[a-z]+(?:-[a-z]+)*:[a-z0-9]")


class Nouns(Visitor):
    """The nouns that follow a number, in the singular and in the plural, as the texts choose between them."""

    def __init__(self) -> None:
        self.one: set[str] = set()
        self.many: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the visitor's name
        keys = {
            getattr(variant.key, "name", "") or getattr(variant.key, "value", "") for variant in node.variants
        }
        if keys & {"one", "1"}:
            for variant in node.variants:
                key = getattr(variant.key, "name", "") or getattr(variant.key, "value", "")
                found = self.one if key in ("one", "1") else self.many
                found.update(_counted(variant.value))
        self.generic_visit(node)


def _counted(pattern: ast.Pattern) -> Iterator[str]:
    """The word behind each number of a pattern."""
    before: ast.TextElement | ast.Placeable | None = None
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if isinstance(before, ast.Placeable) and isinstance(before.expression, ast.VariableReference):
                yield from WORD.findall(element.value)
            yield from ONE_OF.findall(element.value)
        before = element


def agreement(messages: dict[str, ast.Message], lang: str) -> re.Pattern[str]:
    """What is wrong in a language: one with a plural, several with a singular."""
    nouns = Nouns()
    for message in messages.values():
        nouns.visit(message)
    # a word that is both is the same in the plural; German nouns have capitals, English plurals an s
    plural, singular = (r"[A-ZÄÖÜ]\w+", r"[A-ZÄÖÜ]\w+") if lang == "de" else (r"\w+s", r"\w+[^s]")
    many = "|".join(sorted(one for one in nouns.many - nouns.one if re.fullmatch(plural, one)))
    one = "|".join(sorted(one for one in nouns.one - nouns.many if re.fullmatch(singular, one)))
    return re.compile(rf"(?<![\d.,/+−-])\b(?:1 (?:{many or '(?!)'})|[025] (?:{one or '(?!)'}))\b(?!-)")


class Arguments(Visitor):
    """The variables of a message, and the words that it chooses by."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's name
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the visitor's name
        words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and words - {"one", "other"}:
            self.chosen.setdefault(node.selector.id.name, set()).update(words - {"other"})
        self.generic_visit(node)


def renderings(info: Info, texts: Texts, key: str, message: ast.Message) -> Iterator[str]:
    """A message and its attributes with every number, every word they choose by, and a name of every domain."""
    domains = {domain.name: domain for domain in info.rules().play.domains}
    parts = [("", message.value), *[(one.id.name, one.value) for one in message.attributes]]
    for attribute, value in parts:
        pattern = texts.pattern(key, attribute)
        if pattern is None or value is None:
            continue
        arguments = Arguments()
        arguments.visit(value)
        rounds = max([len(NUMBERS), *map(len, arguments.chosen.values())])
        for number in NUMBERS:
            for n in range(rounds):
                args: dict[str, str | int] = {"edition": texts.edition}
                for name in arguments.found - {"edition"}:
                    if name in arguments.chosen:
                        choices = sorted(arguments.chosen[name])
                        args[name] = choices[n % len(choices)]
                    elif name in domains and not domains[name].keys[0].isdecimal():
                        keys = domains[name].keys
                        args[name] = texts.value(name, keys[n * 7 % len(keys)])
                    else:
                        args[name] = (
                            texts.value("seat", "red") if name in ("seat", "foe", "receiver") else number
                        )
                words, _ = texts.bundle.format_pattern(pattern, args)
                yield str(words)


def codes(info: Info, texts: Texts) -> set[str]:
    """Keys of values that have names of their own: they are never to be read."""
    found = set()
    for domain in info.rules().play.domains:
        for key in domain.keys:
            if re.search(r"\d|-", key) and key not in texts.value(domain.name, key):
                found.add(key)
    return found


def faults(words: str, lang: str, hidden: set[str], *, sentence: bool = True) -> list[str]:
    """What a reader would stumble over."""
    found = [f"case: {words}"] if CASES[lang].search(words) else []
    found += [f"bare number: {words}"] if BARE.search(words) else []
    found += [f"unfilled: {words}"] if UNFILLED.search(words) else []
    found += [f"internal id: {words}"] if INTERNAL.search(words) else []
    found += [f"code: {words}"] if hidden & set(re.findall(r"[\w-]+", words)) else []
    found += [f"lower case: {words}"] if sentence and words[:1].islower() else []
    return found
