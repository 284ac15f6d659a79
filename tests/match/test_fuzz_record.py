"""Records as a forger or a broken disk would leave them: each is refused for a reason, or tells the same game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from forged import Changes, changed, changes, finished
from kronrat.cli.records import verify as verify_command
from kronrat.kernel.errors import Unreadable
from kronrat.match.dice import Contribution
from kronrat.match.record import Broken, Record, judge, read, verify


@pytest.fixture(scope="module")
def records() -> list[str]:
    """Finished games: a short one, one with what players added to the dice, a long one."""
    added = [Contribution(0, 0, b"a" * 16), Contribution(1, 3, b"b" * 64)]
    return [finished("toy", 2), finished("toy", 3, added), finished("loewenherz", 2, added[:1])]


def told(record: Record) -> tuple[Any, ...]:
    """The game that a record tells: what it proves, without who sat there."""
    setup = record.info().setup(record.setup.seats, record.setup.edition, record.setup.options)
    return record.game, record.version, setup, record.lines, record.seed, record.result, record.fork


def test_a_changed_record_is_refused_or_the_same_game(
    records: list[str], thorough: Callable[[int], settings]
) -> None:
    @thorough(120)
    @given(st.sampled_from([0, 0, 1, 1, 2]), changes())
    def fuzz(which: int, done: Changes) -> None:
        text = changed(records[which], done)
        try:
            record = read(text)
            verdict = judge(record)
        except (Unreadable, Broken):
            return
        try:
            verify(record)
            believed = True
        except (Unreadable, Broken):
            believed = False
        if verdict.holds:
            assert believed
            assert told(record) == told(read(records[which]))

    fuzz()


def test_the_command_says_why_and_never_falls_over(
    records: list[str], thorough: Callable[[int], settings], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("records") / "one.txt"

    @thorough(40)
    @given(changes())
    def fuzz(done: Changes) -> None:
        path.write_bytes(changed(records[0], done).encode("utf-8", "surrogatepass"))
        ended = CliRunner().invoke(verify_command, [str(path)])
        assert ended.exception is None or isinstance(ended.exception, SystemExit | Unreadable | Broken), ended
        assert ended.output.strip() or ended.exception

    fuzz()
