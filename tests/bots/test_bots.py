"""Bots: what they are given, that they repeat themselves, and that greedy is better than chance."""

from __future__ import annotations

import pytest

from kronrat import bots
from kronrat.bots.bot import Bot, choose
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, find
from kronrat.kernel.play import moves
from kronrat.kernel.step import Core, Move
from kronrat.lab.sim import Plan, simulate


def test_known_bots_can_be_made_and_unknown_ones_are_named() -> None:
    assert {"random", "greedy"} <= set(bots.known())
    for name in bots.known():
        assert isinstance(bots.make(name), Bot)
    with pytest.raises(Unreadable, match="there is no bot"):
        bots.make("oracle")


def test_a_bot_that_looks_never_sees_the_true_state() -> None:
    info, _ = find("loewenherz")
    rules = info.rules()
    g: Core = rules.play.start(info.setup(2))
    seen: list[Core] = []

    class Spy(Bot):
        def choose(self, rules: Rules, g: Core, seat: int, dice: Dice) -> Move:
            seen.append(g)
            return moves(g, seat)[0]

    from kronrat.kernel.play import apply, asked, roll

    while asked(g) == [-1]:
        apply(g, -1, roll(g, Dice(1)))
    choose(Spy(), rules, g, asked(g)[0], Dice(1))
    assert seen[0] is not g
    assert rules.play.public(seen[0]) == rules.play.public(g)


def test_greedy_repeats_itself_from_a_seed() -> None:
    info, _ = find("loewenherz")
    plan = Plan("loewenherz", info.setup(2), ("greedy",), 2, 11)
    assert simulate(plan).figures()["bots"] == simulate(plan).figures()["bots"]


def test_greedy_beats_random_at_loewenherz() -> None:
    """The issue's figure (95 % of 200) is measured by `kronrat sim`; twenty games keep watch here."""
    info, _ = find("loewenherz")
    tally = simulate(Plan("loewenherz", info.setup(2), ("greedy", "random"), 20, 1))
    assert tally.wins["greedy"] >= 19
