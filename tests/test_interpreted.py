"""A compiled module never hides a newer source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kronrat import _interpreted


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source of which the record says that it was compiled as it is now."""
    monkeypatch.setattr(_interpreted, "FOLDER", tmp_path)
    monkeypatch.setattr(_interpreted, "RECORD", tmp_path / "record")
    source = tmp_path / "rule.py"
    source.write_text("answer = 42\n")
    (tmp_path / "record").write_text(_interpreted.record_line(source) + "\n")
    return source


def test_what_was_compiled_is_current(compiled: Path) -> None:
    assert _interpreted.changed() is None


def test_without_a_record_there_is_nothing_to_compare(compiled: Path) -> None:
    _interpreted.RECORD.unlink()

    assert _interpreted.changed() is None


def test_a_file_written_again_with_the_same_text_is_current(compiled: Path) -> None:
    os.utime(compiled, ns=(1, 1))

    assert _interpreted.changed() is None


def test_an_edited_source_is_noticed(compiled: Path) -> None:
    compiled.write_text("answer = 43\n")
    os.utime(compiled, ns=(1, 1))

    assert _interpreted.changed() == "rule.py"


def test_a_removed_source_is_noticed(compiled: Path) -> None:
    compiled.unlink()

    assert _interpreted.changed() == "rule.py"


def test_everything_comes_from_source_on_request() -> None:
    script = (
        "import importlib, pkgutil, kronrat.kernel as kernel\n"
        "for module in pkgutil.iter_modules(kernel.__path__, 'kronrat.kernel.'):\n"
        "    print(importlib.import_module(module.name).__file__)\n"
    )
    environment = {**os.environ, "KRONRAT_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout
    assert all(name.endswith(".py") for name in done.stdout.split())
