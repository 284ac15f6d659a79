"""Networks that have learned nothing: what they say does not matter, only that it is used, and what it depends on."""

from __future__ import annotations

import pytest

from kronrat.bots import network_file
from kronrat.bots.network import Network
from kronrat.bots.network_file import facts_of
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core
from kronrat.parts.hints import hints_of


def any_network(rules: Rules, seats: int) -> Network:
    facts, dice = facts_of(rules), Dice(4)
    public, own, table = len(facts.public), len(facts.own), len(facts.table)
    sizes = {"public": 4 * public, "table": 4 * table, "bias": 4, "win": 4, "points": 4, "last-bias": 2}
    sizes |= {"own": 2 * own, "own-table": 2 * table, "own-bias": 2, "own-win": 2, "own-last-bias": 1}
    weights = {name: [dice.below(2001) / 4000 - 0.25 for _ in range(size)] for name, size in sizes.items()}
    return Network(seats, public, own, table, weights)


def ship(monkeypatch: pytest.MonkeyPatch, rules: Rules, g: Core) -> Network:
    """As if such a network lay beside the game, for as long as the test takes."""
    network = any_network(rules, g.seats)
    monkeypatch.setitem(network_file.SHIPPED, (rules.info.folder, hints_of(rules).network(g)), network)
    return network


def ship_none(monkeypatch: pytest.MonkeyPatch, rules: Rules, g: Core) -> None:
    monkeypatch.setitem(network_file.SHIPPED, (rules.info.folder, hints_of(rules).network(g)), None)
