"""States, steps, cursors, dice and matches can be copied, written down and made again, compiled as interpreted."""

from __future__ import annotations

import copy
import pickle
from typing import Any

from kronrat.kernel import log
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply
from kronrat.kernel.step import Core, Part
from kronrat.match.match import Match
from kronrat.testing.variants import Contract, Variant, played, positions


class CopyContract(Contract):
    """Every copy is equal and independent."""

    def test_a_clone_is_equal_and_independent(self, variant: Variant, seed: int) -> None:
        for g, seat, move in positions(variant, seed, 20):
            plain = copy.deepcopy(log.dump(g))
            other = g.clone()
            assert log.dump(other) == plain

            apply(other, seat, move)

            assert log.dump(g) == plain

    def test_what_clones_share_is_never_changed_in_place(self, variant: Variant, seed: int) -> None:
        g: Core = variant.rules.play.start(variant.setup)
        for seat, move in played(variant, seed).moves:
            before = [(name, getattr(g, name), repr(getattr(g, name))) for name in g.shared]
            apply(g, seat, move)
            for name, value, content in before:
                assert repr(value) == content, f"{name} is shared between clones and was changed in place"

    def test_a_state_can_be_written_down_and_made_again(self, variant: Variant, seed: int) -> None:
        play = variant.rules.play
        assert len({step.name for step in play.steps}) == len(play.steps), "two steps share a name"
        for g, seat, move in positions(variant, seed, 20):
            expected = log.digest(g)
            apply(after := g.clone(), seat, move)
            pasted: Core = eval(repr(g), named_classes(variant))
            for again in (
                play.load(copy.deepcopy(log.dump(g))),
                copy.copy(g),
                copy.deepcopy(g),
                pickle.loads(pickle.dumps(g)),
                pasted,
            ):
                assert log.digest(again) == expected
                apply(again, seat, move)
                assert log.digest(again) == log.digest(after)
                assert log.digest(g) == expected

    def test_a_cursor_can_be_copied_half_way_through_a_move(self, variant: Variant) -> None:
        for g, seat, _ in positions(variant, 1, 10):
            if seat < 0:
                continue
            cursor = Cursor(g.clone())
            cursor.choose(cursor.choices()[0])
            for again in (copy.copy(cursor), copy.deepcopy(cursor), pickle.loads(pickle.dumps(cursor))):
                assert (again.verb, again.args) == (cursor.verb, cursor.args)
                assert log.digest(again.g) == log.digest(cursor.g)

    def test_dice_go_on_where_they_were(self) -> None:
        dice = Dice(5)
        dice.below(6)
        copies = [copy.copy(dice), copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))]
        rolls = [dice.below(1000) for _ in range(5)]
        assert [[other.below(1000) for _ in range(5)] for other in copies] == [rolls] * 3

    def test_a_match_can_be_copied(self, variant: Variant) -> None:
        match = Match(variant.info, variant.setup, b"copies" * 6)
        for seat, move in played(variant, 1).moves[:60]:
            match.put(seat, move)
        for again in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert again.lines == match.lines
            assert log.digest(again.state) == log.digest(match.state)
            assert again.seed == match.seed

    def test_a_state_shows_its_board(self, variant: Variant) -> None:
        """A failing test shows a picture: every piece that everybody sees is in it."""
        rules = variant.rules
        for g, _, _ in positions(variant, 1, 5):
            shown = str(g)
            for piece in rules.drawing.scene(rules.play.public(g)).pieces:
                assert piece.kind in shown


def named_classes(variant: Variant) -> dict[str, Any]:
    """What a pasted state needs to know by name."""
    play = variant.rules.play
    classes: list[type] = [play.state, *play.steps]
    parts: list[type[Part]] = list(play.state.parts.values())
    while parts:
        part = parts.pop()
        classes.append(part)
        parts += part.parts.values()
    return {one.__name__: one for one in classes}
