"""The examples in docstrings are true."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import kronrat

SOURCE = Path(kronrat.__file__).parents[1]
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.joinpath("kronrat").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


def examples(module: str) -> list[doctest.DocTest]:
    """From the source: doctest's own finder does not look at compiled functions."""
    path = SOURCE.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    names = vars(importlib.import_module(module))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    texts = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, documented)
    ]
    parser = doctest.DocTestParser()
    return [parser.get_doctest(text, dict(names), module, str(path), 0) for text in texts if ">>> " in text]


def test_there_are_examples() -> None:
    assert {"kronrat.api", "kronrat.lab.intervals", "kronrat.bots.chances", "kronrat.parts.weights"} <= set(
        MODULES
    )


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_are_true(module: str) -> None:
    runner = doctest.DocTestRunner()
    for example in examples(module):
        runner.run(example)

    assert runner.tries > 0
    assert runner.failures == 0
