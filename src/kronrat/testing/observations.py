"""What learners are told: all that a seat may know, nothing else, within the bounds that are declared."""

from __future__ import annotations

from array import array

import msgspec
import pytest

from kronrat.kernel import log
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info
from kronrat.kernel.play import apply, asked, asks, moves
from kronrat.kernel.step import CHANCE, Core
from kronrat.match.textkeys import text_key
from kronrat.match.texts import Texts
from kronrat.rl.core import Table, move_of, numbers_of
from kronrat.rl.layout import Layout, layout_of
from kronrat.testing.variants import Contract, Variant, positions

MOST_MOVES = 400


class ObservationContract(Contract):
    """Observations and choices as numbers, where a game declares what a seat may know."""

    def test_an_observation_holds_nothing_that_resampling_changes(self, variant: Variant, seed: int) -> None:
        layout = layout_for(variant)
        for n, (g, _, _) in enumerate(positions(variant, seed, 25)):
            for seat in range(g.seats):
                other = variant.rules.play.resample(g, seat, Dice(n))
                assert differing(layout, observed(layout, other, seat), observed(layout, g, seat)) == []
                if asks(g, seat):
                    assert table_at(layout, other, seat).legal() == table_at(layout, g, seat).legal()

    def test_who_knows_something_else_observes_something_else(self, variant: Variant, seed: int) -> None:
        layout = layout_for(variant)
        for seat in range(variant.seats):
            seen: dict[bytes, bytes] = {}
            for g, _, _ in positions(variant, seed, 60):
                known = msgspec.json.encode([variant.rules.play.public(g), variant.rules.play.own(g, seat)])
                row = observed(layout, g, seat).tobytes()
                assert seen.setdefault(row, known) == known

    def test_every_number_is_within_its_bounds(self, variant: Variant, seed: int) -> None:
        layout = layout_for(variant)
        for g, _, _ in positions(variant, seed, 40):
            for seat in range(g.seats):
                row = observed(layout, g, seat)
                assert len(row) == layout.size
                for one in layout.arrays:
                    assert one.low <= min(row[one.part]), one
                    assert max(row[one.part]) <= one.high, one

    def test_what_was_written_before_is_remembered_rightly(self, variant: Variant, seed: int) -> None:
        layout = layout_for(variant)
        remembers = layout.observation()
        for g, _, _ in positions(variant, seed, 60):
            for seat in range(g.seats):
                known = Table(layout.space, remembers, g, Dice(1)).observe(seat)
                assert differing(layout, array("h", known), observed(layout, g, seat)) == []

    def test_whole_moves_are_the_ways_through_the_numbers(self, variant: Variant, seed: int) -> None:
        layout = layout_for(variant)
        for g, _, _ in positions(variant, seed, 12):
            seat = asked(g)[0]
            if seat in (CHANCE, layout.automa) or len(whole := moves(g, seat)) > MOST_MOVES:
                continue
            ways = walks(layout, g)
            f = g.stack[-1]
            assert sorted(move_of(layout.space, f, way) for way in ways) == sorted(whole)
            assert sorted(numbers_of(layout.space, f, move) for move in whole) == sorted(ways)

    def test_numbers_and_whole_moves_play_the_same_game(self, variant: Variant) -> None:
        layout = layout_for(variant)
        for g, seat, move in positions(variant, 1, 30):
            if seat != asked(g)[0] or seat in (CHANCE, layout.automa):
                continue
            expected = g.clone()
            apply(expected, seat, move)
            cursor = Cursor(g.clone())
            table = Table(layout.space, layout.observation(), cursor.g, Dice(1))
            table.cursor = cursor
            for number in numbers_of(layout.space, g.stack[-1], move):
                table.list_choices()
                assert number in table.legal()
                cursor.choose(number - table.offset)
            assert log.digest(cursor.g) == log.digest(expected)

    def test_every_number_has_a_word_and_back(self, variant: Variant) -> None:
        layout = layout_for(variant)
        assert [layout.number(layout.word(number)) for number in range(layout.actions)] == list(
            range(layout.actions)
        )

    def test_every_array_says_what_it_means(self, info: Info, lang: str) -> None:
        if info.rules().play.observe is None:
            pytest.skip("the game does not declare what a seat may know")
        texts = Texts(info, lang)
        fields = [one.name.replace("_", "-") for one in layout_of(info.id).observed]
        assert [name for name in fields if texts.pattern(text_key("observe", name)) is None] == []


def layout_for(variant: Variant) -> Layout:
    if variant.rules.play.observe is None:
        pytest.skip("the game does not declare what a seat may know")
    return layout_of(variant.info.id, variant.seats, variant.edition, variant.setup.options)


def table_at(layout: Layout, g: Core, seat: int) -> Table:
    """A table in this position, with the choices of who is asked first."""
    table = Table(layout.space, layout.observation(), g.clone(), Dice(1))
    if g.stack and seat == asked(g)[0]:
        table.list_choices()
    return table


def observed(layout: Layout, g: Core, seat: int) -> array[int]:
    return array("h", table_at(layout, g, seat).observe(seat))


def differing(layout: Layout, row: array[int], other: array[int]) -> list[str]:
    """The arrays in which two observations differ."""
    return [one.name for one in layout.arrays if row[one.part] != other[one.part]]


def walks(layout: Layout, g: Core) -> list[list[int]]:
    """Every way through the numbers to a whole move."""
    found: list[list[int]] = []
    begun: list[tuple[Cursor, list[int]]] = [(Cursor(g.clone()), [])]
    while begun:
        cursor, way = begun.pop()
        table = Table(layout.space, layout.observation(), cursor.g, Dice(1))
        table.cursor = cursor
        table.list_choices()
        for number in table.legal():
            onward = cursor.clone()
            if onward.choose(number - table.offset):
                found.append([*way, number])
            else:
                begun.append((onward, [*way, number]))
    return found
