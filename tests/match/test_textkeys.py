"""Keys of texts are those of the table that the client's tests read, too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kronrat.match.textkeys import error_keys, reason_keys, sentence_keys, text_key, value_keys

TABLE = Path(__file__).parents[1] / "text_keys.json"
SEVERAL: dict[str, Callable[..., tuple[str, ...]]] = {
    "verb": sentence_keys,
    "value": value_keys,
    "reason": reason_keys,
    "error": error_keys,
}


class Case(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    names: list[str]
    keys: list[str]


@pytest.mark.parametrize(
    "case", msgspec.json.decode(TABLE.read_bytes(), type=list[Case]), ids=lambda case: case.keys[0]
)
def test_the_keys_are_those_of_the_table(case: Case) -> None:
    several = SEVERAL.get(case.kind)
    keys = several(*case.names) if several else (text_key(case.kind, *case.names),)
    assert list(keys) == case.keys
