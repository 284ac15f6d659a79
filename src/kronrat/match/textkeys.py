"""Keys of texts: every message in the `.ftl` files is found by a key made here, and nowhere else.

The client has the same functions in `web/src/lib/textkeys.ts`; `tests/text_keys.json` holds both to one table.
Functions that give several keys give them in the order in which they are tried.
"""

import re
from typing import Final

_ODD: Final = re.compile("[^A-Za-z0-9_-]+")


def text_key(kind: str, *names: str) -> str:
    """A kind of text and the names it is about; what cannot stand in a key becomes a dash.

    >>> text_key("option", "limit", "8"), text_key("rule", "move-3")
    ('option-limit-8', 'rule-move-3')
    """
    return _ODD.sub("-", "-".join((kind, *names)))


def sentence_keys(step: str, verb: str) -> tuple[str, str]:
    """What a verb is called and how it is told: in this step, or else wherever it is offered."""
    return text_key("verb", step, verb), text_key("verb", verb)


def value_keys(domain: str, key: str) -> tuple[str, str]:
    """A value's own name, or its domain's pattern, which is given the key as `$key`."""
    return text_key(domain, key), text_key(domain)


def reason_keys(code: str) -> tuple[str, str]:
    """Why something cannot be chosen: a rule's reason, or else what went wrong in the program."""
    return text_key("why", code), text_key("error", code)


def error_keys(code: str) -> tuple[str, str]:
    """Why a call was not answered: what went wrong in the program, or else a reason as at the table."""
    return text_key("error", code), text_key("why", code)
