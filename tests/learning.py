"""Nim with numbers for a network: small enough to learn in a moment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from librt.vecs import vec

import nim.game
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core
from kronrat.parts.facts import Facts
from kronrat.parts.hints import Hints

PUBLIC, OWN, TABLE = ["taken", "asked", "share"], ["last-bit"], ["left", "odd"]


def read(g: Core, reader: int) -> vec[float]:
    assert isinstance(g, nim.game.State)
    asked = g.stack[-1].seat if g.stack else -1
    public = [[taken * 0.1, float(asked == seat), taken / 12] for seat, taken in enumerate(g.taken)]
    own = [float(taken & 1) for taken in g.taken]
    return vec[float]([*public[0], *public[1], *own, g.left / 12, float(g.left & 1)])


def evaluate(g: Core, seat: int) -> float:
    assert isinstance(g, nim.game.State)
    return float(g.taken[seat])


FACTS = Facts(PUBLIC, OWN, TABLE, read)


def learnable(monkeypatch: pytest.MonkeyPatch, version: int = 1, facts: Facts = FACTS) -> Rules:
    """Nim's rules with hints and facts, registered for one test."""
    plain: Rules = nim.game.RULES
    rules = replace(plain, info=replace(plain.info, version=version), hints=Hints(evaluate, facts=facts))
    monkeypatch.setattr(nim.game, "RULES", rules)
    return rules
