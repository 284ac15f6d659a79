"""The client's types are those of the server."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "wire_types.py"


def test_the_generated_types_are_current() -> None:
    spec = spec_from_file_location("wire_types", TOOL)
    assert spec
    assert spec.loader
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.generate(), "run: python tools/wire_types.py"
