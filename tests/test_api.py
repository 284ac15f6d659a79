"""The public names: the same from both doors, documented, and light until they are used."""

from __future__ import annotations

import subprocess
import sys
from inspect import isfunction

import pytest

import kronrat
from kronrat import api


def test_the_package_gives_what_the_api_documents() -> None:
    assert set(kronrat.__all__) - {"__version__"} == set(api.__all__)
    for name in api.__all__:
        assert getattr(kronrat, name) is getattr(api, name)
        if isfunction(getattr(api, name)):  # compiled classes keep no docstring
            assert getattr(api, name).__doc__, name


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, kronrat; print(sorted(name for name in sys.modules if name.startswith('kronrat.')))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.strip() == "['kronrat._interpreted']"


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    match = kronrat.start("loewenherz", seed=1)
    before = len(match.lines)
    move = kronrat.legal_moves(match)[0]
    other = f"{1 - match.asked()[0]}{move[1:]}"
    why = kronrat.why_not(match, other)

    assert why is not None
    assert why.code == "not-asked"
    with pytest.raises(kronrat.Illegal):
        kronrat.play(match, other)
    assert len(match.lines) == before


def test_a_finished_game_is_verified() -> None:
    match = kronrat.start("rus", seed=5, options={"limit": "8"})
    while not match.over:
        kronrat.play(match, kronrat.choose(match, "random"))

    assert kronrat.verify_record(kronrat.write_record(match)).over
