"""The drawing: shared borders, the sign of a reconstruction, what is open and what is not."""

from __future__ import annotations

import re

import pytest

from games.rus.table import BLUE, RED, RULES, act, agenda, ask, give_deeds, give_schemes, table, troops
from kronrat.games.rus.data import ABILITY, NEIGHBOURS, PRINCE_CARD, SCHEMES_IN_TEXT, tile_of
from kronrat.games.rus.drawing import board
from kronrat.games.rus.rules.plan import Place, slide_in
from kronrat.kernel.view import Scene


def corners(path: str) -> set[str]:
    """The ends of the six sides."""
    return {re.findall(r"\S+ \S+", side)[-1] for side in path.rstrip("Z").split("C")[1:]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neighbours_share_a_border_and_nobody_else_does(seats: int) -> None:
    outlines = [corners(board.outline(seats, land)) for land in range(len(NEIGHBOURS[seats]))]
    for a, near in enumerate(NEIGHBOURS[seats]):
        assert len(outlines[a]) == 6
        for b in range(len(outlines)):
            if a != b:
                assert (len(outlines[a] & outlines[b]) == 2) == (b in near), (a, b)


def full_scene() -> Scene:
    g = table(3, intrigue=True, epic=True)
    g.card[:] = [PRINCE_CARD.parse("boris"), PRINCE_CARD.parse("gleb"), PRINCE_CARD.parse("yaroslav")]
    g.ability[:2] = [ABILITY.parse("patron"), ABILITY.parse("renown")]
    g.epic_at[0] = -1
    g.intrigue = 3
    g.deed_row = [4]
    g.schemes.discard = 0b101
    return RULES.drawing.scene(RULES.play.public(ask(g, Place(RED))))


def test_reconstructed_cards_carry_the_sign_and_stated_ones_do_not() -> None:
    signs = {card.kind: card.sign for row in full_scene().rows for card in row.cards}

    assert {kind for kind, sign in signs.items() if sign == "reconstructed"} == {
        *("deed", "intrigue", "epic", "prince", "scheme")
    }
    assert signs["ability"] == ""
    discard = next(row for row in full_scene().rows if row.id == "discard")
    assert {card.id: card.sign for card in discard.cards} == {
        "scheme:attack-gold": "",
        "scheme:attack": "reconstructed",
    }
    assert "attack-gold" in SCHEMES_IN_TEXT


def test_tiles_and_bribes_stand_on_the_action_board() -> None:
    g = table(3)
    slide_in(g, 6, tile_of(BLUE, 3), 2)
    grid = RULES.drawing.scene(RULES.play.public(ask(g, Place(RED)))).grids[0]
    slot = next(slot for column in grid.columns for slot in column.slots if slot.id == "window:muster-1")

    assert [(piece.kind, piece.seat, piece.count) for piece in slot.pieces] == [
        ("tile-3", BLUE, 1),
        ("gold", -1, 2),
    ]


def test_hands_show_what_is_mine_and_nothing_of_others() -> None:
    g = table(3)
    troops(g, RED, l1=1)
    give_schemes(g, BLUE, "gold")
    give_deeds(g, BLUE, "generous-prince")
    agenda(g, BLUE, "most-gold")
    act(g, RED)
    public = RULES.play.public(g)

    mine = RULES.drawing.hand(public, RULES.play.own(g, BLUE))
    theirs = RULES.drawing.hand(public, RULES.play.own(g, RED))

    tiles = {"tile:1", "tile:2", "tile:3", "tile:4"}
    assert {card.id for row in mine.rows for card in row.cards} == {
        *tiles,
        *("scheme:gold", "deed:generous-prince", "agenda:most-gold"),
    }
    assert {card.id for row in theirs.rows for card in row.cards} == tiles
    assert RULES.drawing.hand(public, None).rows == []
