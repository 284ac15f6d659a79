"""What a network is told of a game tells no secrets."""

from __future__ import annotations

from math import isfinite

import pytest

from kronrat.kernel.dice import Dice
from kronrat.kernel.step import Core
from kronrat.parts.facts import EVERYBODY, Facts
from kronrat.parts.hints import hints_of
from kronrat.testing.variants import Contract, Variant, positions


class FactsContract(Contract):
    """Numbers for networks, where a game has them."""

    def test_there_is_a_finite_number_for_every_name(self, variant: Variant, seed: int) -> None:
        facts = facts_or_skip(variant)
        assert len(set(facts.public)) == len(facts.public)
        assert len(set(facts.own)) == len(facts.own)
        assert len(set(facts.table)) == len(facts.table)
        for g, _, _ in positions(variant, seed, 30):
            numbers = list(facts.read(g, EVERYBODY))
            assert len(numbers) == facts.width(g.seats)
            assert all(isfinite(number) for number in numbers)

    def test_a_seat_is_told_nothing_that_resampling_changes(self, variant: Variant, seed: int) -> None:
        """Public and table numbers hold in every draw, for lookers-on too; a seat's own ones in the seat's draws."""
        facts, rules = facts_or_skip(variant), variant.rules
        for n, (g, _, _) in enumerate(positions(variant, seed, 30)):
            for seat in range(-1, g.seats):
                other = rules.play.resample(g, seat, Dice(n))
                assert told(facts, other, seat) == told(facts, g, seat)

    def test_reading_leaves_the_state_alone_and_gives_the_same_again(self, variant: Variant) -> None:
        facts = facts_or_skip(variant)
        for g, _, _ in positions(variant, 2, 10):
            before = g.dump()
            numbers = list(facts.read(g, EVERYBODY))
            assert g.dump() == before
            assert list(facts.read(g.clone(), EVERYBODY)) == numbers

    def test_whoever_reads_for_one_seat_finds_its_own_numbers_and_zeros_for_the_others(
        self, variant: Variant
    ) -> None:
        facts = facts_or_skip(variant)
        own, first = len(facts.own), len(facts.public)
        for g, _, _ in positions(variant, 3, 10):
            numbers = list(facts.read(g, EVERYBODY))
            for reader in range(-1, g.seats):
                expected = numbers.copy()
                for seat in range(g.seats):
                    if seat != reader:
                        at = g.seats * first + seat * own
                        expected[at : at + own] = [0.0] * own
                assert list(facts.read(g, reader)) == expected


def facts_or_skip(variant: Variant) -> Facts:
    facts: Facts | None = hints_of(variant.rules).facts
    if facts is None:
        pytest.skip("this game tells networks nothing")
    return facts


def told(facts: Facts, g: Core, seat: int) -> dict[str, float]:
    """The numbers that a seat is told, by name."""
    numbers = list(facts.read(g, seat))
    public, own = len(facts.public), len(facts.own)
    names = [f"{who}:{name}" for who in range(g.seats) for name in facts.public]
    found = dict(zip(names, numbers, strict=False))
    if seat >= 0:
        at = g.seats * public + seat * own
        found |= dict(zip(facts.own, numbers[at : at + own], strict=True))
    return found | {
        f"table:{name}": value for name, value in zip(facts.table, numbers[-len(facts.table) :], strict=True)
    }
