"""The rulebook's examples and the fact sheet's (16.1) as positions: tested, and shown on the rules page."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.examples_cards import bonus, just_sold, last_card, lone_bonus
from kronrat.games.loewenherz.sketch import Sketch
from kronrat.games.loewenherz.state import State
from kronrat.kernel.game import Example

RED, BLUE, OCHRE = 0, 1, 2


def corner() -> State:
    """16.1 no. 1 and 2: a 3×3 corner needs six borders; forest, village and mine inside are worth 4 and a ducat."""
    return (
        Sketch()
        .land(forest="j2", village="l1", mine_copper="k3")
        .castle("blue", "k1", "k2")
        .castle("red", "c6", "d6")
        .castle("ochre", "c11", "d11")
        .fence("j1:l3")
        .ducats(7, 7, 7)
        .turn(BLUE)
    )


def early() -> State:
    """RB set-up: blue owns a corner region, ochre lacks two borders, red's two castles share one area: no region."""
    return (
        Sketch()
        .land(forest="j2 c9 f6", village="l1 b11 g5", mine_copper="k3", mine_gold="c7")
        .castle("blue", "k1", "k2")
        .fence("j1:l3")
        .castle("ochre", "b10", "b9")
        .fence("a9:c12", gaps="c11-d11 c12-d12")
        .castle("red", "e5", "e6")
        .castle("red", "h7", "g7")
        .fence("e5:h7")
        .castle("blue", "k9", "k10")
        .still()
    )


def two_castles() -> State:
    """16.1 no. 3: an enclosed area with two castles of one colour is no region."""
    return (
        Sketch()
        .land(village="f6", forest="e6")
        .castle("red", "e5", "e4")
        .castle("red", "h7", "h8")
        .castle("blue", "b2", "c2")
        .castle("ochre", "b10", "c10")
        .fence("e4:h8")
        .still()
    )


def start_layout() -> State:
    """RB set-up for three: four castles of each colour, seven steps or more apart, a knight beside each."""
    sketch = Sketch()
    places = {
        "red": "a1-a2 h1-h2 d7-d8 l7-l8",
        "blue": "d1-e1 l1-l2 a8-a9 h8-h9",
        "ochre": "d4-d5 k4-k5 a11-b11 i11-i12",
    }
    for side, words in places.items():
        for word in words.split():
            castle, _, knight = word.partition("-")
            sketch.castle(side, castle, knight)
    return sketch.still()


def closing() -> State:
    """16.1 no. 4, RB: one border on c3-d3 closes ochre's region worth 7 and blue's worth 1; inner borders go back."""
    return (
        Sketch()
        .land(village="a1 b3", forest="c1 f2")
        .castle("ochre", "a3", "a2")
        .castle("blue", "e3", "e2")
        .castle("red", "i8", "i9")
        .fence("a1:c3", gaps="c3-d3")
        .fence("d1:f3", gaps="c3-d3")
        .borders("b1-c1 e1-f1")
        .hand(OCHRE, "A01 A03 A04")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def knights() -> State:
    """RB: red may place beside castle and knight, not below them, where borders stand between."""
    return (
        Sketch()
        .castle("red", "e5", "f5")
        .castle("blue", "b2", "c2")
        .castle("ochre", "j10", "k10")
        .borders("e5-e6 f5-f6")
        .hand(RED, "A09 A10 A06")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def two_places() -> State:
    """RB expansion 1 and 2: two fields at different places of one region, or one behind the other."""
    return (
        Sketch()
        .land(village="d2", forest="b4 d3 e2")
        .castle("ochre", "b2", "b3")
        .castle("blue", "i3", "i4")
        .castle("red", "f9", "g9")
        .fence("a1:c3")
        .hand(OCHRE, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def cut_off() -> State:
    """16.1 no. 5, RB: ochre takes d2 and d3 (+4); blue loses 6, for its two forests in the north are cut off."""
    return (
        Sketch()
        .land(village="d2", forest="d3 d1 e1")
        .castle("ochre", "b2", "b3")
        .knights("ochre", "c3")
        .castle("blue", "f4", "f5")
        .castle("red", "f9", "g9")
        .castle("blue", "j2", "j3")
        .fence("a1:c3")
        .fence("d1:e1 d2:d4 e4:f5")
        .hand(OCHRE, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def comparison() -> State:
    """16.1 no. 8, RB: red holds three knights, ochre two, blue one: red may enter both, ochre only blue."""
    return (
        Sketch()
        .land(village="d2 g2 d5")
        .castle("red", "b2", "b3")
        .knights("red", "c3 b4")
        .fence("a1:c5")
        .castle("ochre", "e2", "e3")
        .knights("ochre", "f3")
        .fence("d1:f5")
        .castle("blue", "h3", "h4")
        .fence("g1:i5")
        .castle("blue", "b8", "b9")
        .fence("a6:c9")
        .hand(OCHRE, "B08 A01 A02")
        .hand(RED, "C04 A03 A04")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def deserter() -> State:
    """16.1 no. 9, RB: blue's knights stand in a row; only the outer one may desert to ochre."""
    return (
        Sketch()
        .castle("ochre", "b2", "b3")
        .fence("a1:c4")
        .castle("blue", "e2", "f2")
        .knights("blue", "g2")
        .fence("d1:g4")
        .castle("red", "f9", "g9")
        .hand(OCHRE, "B14 A01 A02")
        .ducats(7, 7, 9)
        .turn(OCHRE)
    )


def alliance() -> State:
    """16.1 no. 17, RB: ochre is allied with blue's left region, not with its right one."""
    return (
        Sketch()
        .land(village="c6 g6")
        .castle("ochre", "e6", "e7")
        .knights("ochre", "e8 f7 d7")
        .fence("d5:f8")
        .castle("blue", "b6", "b7")
        .fence("a5:c8")
        .castle("blue", "h6", "h7")
        .fence("g5:i8")
        .castle("red", "f11", "g11")
        .ally("e6", "b6")
        .hand(OCHRE, "B08 A01 B15")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def mines() -> State:
    """16.1 no. 6: two copper, three gem, one gold mine: three ducats a turn, and the gem monopoly."""
    return (
        Sketch()
        .land(mine_copper="a1 c1", mine_gems="a4 c4 e1", mine_gold="e4")
        .castle("ochre", "b2", "b3")
        .fence("a1:c4")
        .castle("ochre", "f2", "f3")
        .fence("d1:f4")
        .castle("red", "i9", "i10")
        .castle("blue", "b9", "b10")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def monopoly_lost() -> State:
    """16.1 no. 7, RB: ochre's silver monopoly; red holds three knights against two and can take the mine on d2."""
    return (
        Sketch()
        .land(mine_silver="d2 f1 f4", mine_gems="d4", mine_copper="e1")
        .castle("red", "b2", "b3")
        .knights("red", "c3 b4")
        .fence("a1:c4")
        .castle("ochre", "e2", "e3")
        .knights("ochre", "f3")
        .fence("d1:f4")
        .castle("blue", "i9", "i10")
        .hand(RED, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def distance() -> State:
    """16.1 no. 10: beside a castle on a1, one on d4 is six steps away and too close, one on d5 seven and far enough."""
    return Sketch().castle("red", "a1", "a2").castle("blue", "g7", "g8").still()


def same_colour() -> State:
    """16.1 no. 16: nobody may set a border between the ochre castle and its knight."""
    return (
        Sketch()
        .castle("ochre", "e5", "f5")
        .castle("red", "b2", "c2")
        .castle("blue", "j10", "k10")
        .hand(RED, "A01 A03 A04")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def forest_ducat() -> State:
    """16.1 no. 15: after the price of 2 red has nothing left, so the forests are closed to its knight."""
    return (
        Sketch()
        .land(forest="d5 e4 g5")
        .castle("red", "e5", "f5")
        .castle("blue", "b2", "c2")
        .castle("ochre", "j10", "k10")
        .hand(RED, "A09 A06 A07")
        .ducats(2, 7, 7)
        .turn(RED)
    )


EXAMPLES: Final = [
    Example("corner", "7.2", corner),
    Example("early", "7.1", early),
    Example("two-castles", "7.1", two_castles),
    Example("start-layout", "4.3", start_layout),
    Example("distance", "4.3", distance),
    Example("closing", "7.2", closing),
    Example("same-colour", "6.3", same_colour),
    Example("knights", "8.3", knights),
    Example("forest-ducat", "8.2", forest_ducat),
    Example("two-places", "9.3", two_places),
    Example("cut-off", "9.10", cut_off),
    Example("comparison", "9.7", comparison),
    Example("deserter", "10.1.5", deserter),
    Example("alliance", "10.2.5", alliance),
    Example("mines", "11", mines),
    Example("monopoly-lost", "11", monopoly_lost),
    Example("just-sold", "5.1", just_sold),
    Example("last-card", "12.2", last_card),
    Example("bonus", "12.2", bonus),
    Example("lone-bonus", "12.2", lone_bonus),
]
