"""What is drawn: everything that stands on the table has its place, everything that can be chosen is there."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from kronrat.kernel.game import Info
from kronrat.kernel.play import asks
from kronrat.kernel.step import NO_ARGS
from kronrat.kernel.view import Hand, Scene, Stage
from kronrat.match.texts import Texts
from kronrat.testing.variants import Contract, Variant, played, positions


class DrawingContract(Contract):
    """Stage, scene, hand, symbols, examples."""

    def test_pieces_stand_on_places(self, variant: Variant) -> None:
        rules = variant.rules
        for g, _, _ in positions(variant, 1, 12):
            public = rules.play.public(g)
            spaces = {space.id for space in rules.drawing.stage(public).spaces}
            scene = rules.drawing.scene(public)
            places = spaces | slots(scene)
            for piece in scene.pieces:
                assert piece.at in places, piece
            for tint in scene.tints:
                assert tint.at in spaces, tint

    def test_what_can_be_chosen_is_drawn_or_named(self, variant: Variant) -> None:
        """A choice is a place, a piece, a card, a slot or a column on the table; or a button, which has a name."""
        rules, texts = variant.rules, Texts(variant.info, "en")
        for g, seat, _ in positions(variant, 1, 25):
            if not asks(g, seat) or seat < 0:
                continue
            public = rules.play.public(g)
            scene, hand = rules.drawing.scene(public), rules.drawing.hand(public, rules.play.own(g, seat))
            drawn = ids(rules.drawing.stage(public), scene, hand)
            for verb in g.stack[-1].verbs():
                for value in verb.pick(g, g.stack[-1], seat, NO_ARGS) if verb.params else ():
                    domain = verb.params[0]
                    named = texts.known(domain.name, domain.key(value))
                    assert domain.ref(value) in drawn or named, (
                        g.stack[-1].name,
                        verb.name,
                        domain.ref(value),
                    )

    def test_symbols_of_the_drawing_exist(self, variant: Variant) -> None:
        """Every kind of space and piece has its symbol in the game's own drawing."""
        rules = variant.rules
        public = rules.play.public(played(variant, 1).end)
        stage, scene = rules.drawing.stage(public), rules.drawing.scene(public)
        drawing = (
            files(variant.info.folder).joinpath("drawing", f"{stage.art}.svg").read_text(encoding="utf-8")
        )
        symbols = set(re.findall(r'id="([^"]+)"', drawing))
        kinds = {f"piece-{piece.kind}" for piece in scene.pieces}
        kinds |= {f"space-{space.kind}" for space in stage.spaces if not space.path and space.kind != "edge"}
        assert kinds <= symbols, kinds - symbols

    def test_every_example_is_a_lawful_position_that_can_be_drawn(self, info: Info) -> None:
        rules = info.rules()
        for example in rules.drawing.examples:
            g = example.make()
            # an example may show a part of the cards; what stands on the board must be lawful
            assert not [law for law in rules.play.laws(g) if "card" not in law], example.key
            public = rules.play.public(g)
            assert rules.drawing.stage(public).spaces
            assert rules.drawing.scene(public).panels


def in_sheets(scene: Scene, kind: str) -> list[Any]:
    return [one for sheet in scene.sheets for one in getattr(sheet, kind)]


def slots(scene: Scene) -> set[str]:
    columns = [column for grid in [*scene.grids, *in_sheets(scene, "grids")] for column in grid.columns]
    return {column.id for column in columns} | {slot.id for column in columns for slot in column.slots}


def ids(stage: Stage, scene: Scene, hand: Hand) -> set[str]:
    """Everything on the table that can be touched."""
    cards = {card.id for row in [*scene.rows, *in_sheets(scene, "rows"), *hand.rows] for card in row.cards}
    return {space.id for space in stage.spaces} | {piece.id for piece in scene.pieces} | slots(scene) | cards
