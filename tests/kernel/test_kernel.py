"""The kernel by itself: domains, dice, words, the cursor's odds."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain, numbers
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find, games
from kronrat.kernel.log import parse
from kronrat.parts.bits import members


def test_a_domain_names_each_value_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Domain("colour", ["red", "red"])
    colours = Domain("colour", ["red", "blue"])
    assert [colours.parse(key) for key in colours.keys] == colours.values
    assert (colours.ref(1), colours.key(7)) == ("colour:blue", "-")
    with pytest.raises(Unreadable, match="is no colour"):
        colours.parse("mauve")
    assert numbers("coins", 3).keys == ["0", "1", "2", "3"]


@given(st.sets(st.integers(0, 60)))
def test_bits_are_sets(chosen: set[int]) -> None:
    assert members(sum(1 << n for n in chosen)) == sorted(chosen)


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_dice_stay_below(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))


@given(st.integers(0, 2**40), st.integers(1, 2**60 - 1))
def test_dice_pick_a_bit_that_is_set(seed: int, mask: int) -> None:
    assert mask >> Dice(seed).pick_bit(mask) & 1


INTERRUPTED = """
import signal
from collections import deque
from kronrat.kernel.dice import Dice

signal.signal(signal.SIGALRM, signal.default_int_handler)
try:
    signal.setitimer(signal.ITIMER_REAL, 0.001)
    deque(map(Dice, range(300_000)), maxlen=0)
    signal.pause()
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_while_dice_are_made_is_an_interruption() -> None:
    """Compiled code took it for a lack of memory and ended the process, with all the games of a laboratory's run."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("interrupted\n", 0), done.stderr


def test_dice_are_even_and_follow_weights() -> None:
    dice = Dice(12)
    counts = [0] * 5
    for _ in range(10_000):
        counts[dice.weighted([1, 2, 3, 4, 0])] += 1
    for weight, count in zip([1, 2, 3, 4, 0], counts, strict=True):
        assert abs(count - weight * 1000) < 150


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    info, _ = find("loewenherz")
    g = info.rules().play.start(info.setup(2, "", {"layout": "fixed"}))
    with suppress(Unreadable):
        parse(g, text)


def test_set_ups_are_checked_at_the_edge() -> None:
    info = games()["loewenherz"]
    for wrong in (
        lambda: info.setup(1),
        lambda: info.setup(2, "french"),
        lambda: info.setup(2, "", {"speed": "fast"}),
        lambda: info.setup(2, "", {"distance": "70"}),
        lambda: find("halma"),
    ):
        with pytest.raises(Unreadable):
            wrong()
    assert info.setup(2).options["distance"] == "7"
