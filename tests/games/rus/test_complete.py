"""Every ability, prince, scheme, deed, intrigue and epic structure has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kronrat.games.rus.data import ABILITY, DEED, EPIC, INTRIGUE, PRINCE_CARD, SCHEME_KINDS
from kronrat.kernel.domain import Domain

TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
NAMED = set(re.findall(r"def test_(\w+)\(", TESTS)) | {
    f"scheme_{key.replace('-', '_')}" for key in re.findall(r'^        \("([a-z-]+)", [A-Z]', TESTS, re.M)
}


@pytest.mark.parametrize("domain", [ABILITY, PRINCE_CARD, DEED, INTRIGUE, EPIC], ids=lambda d: d.name)
def test_each_has_a_test(domain: Domain) -> None:
    wanted = {f"{domain.name}_{key}".replace("-", "_") for key in domain.keys}

    assert wanted <= {re.sub(r"_(at|takes|pays|not|deploys|drafts)_.*", "", test) for test in NAMED}


def test_each_scheme_has_a_test() -> None:
    wanted = {f"scheme_{key}".replace("-", "_") for key in SCHEME_KINDS}

    assert wanted <= {re.sub(r"_takes_the_effect.*", "", test) for test in NAMED}
