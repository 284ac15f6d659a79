"""The client stays small."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

ASSETS = Path(__file__).parents[2] / "src" / "kronrat" / "server" / "static" / "assets"
MOST = 110_000


def test_all_scripts_together_are_under_110_kb_compressed() -> None:
    scripts = list(ASSETS.glob("*.js"))
    if not scripts:
        pytest.skip("the client is not built: make setup builds it")
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < MOST
