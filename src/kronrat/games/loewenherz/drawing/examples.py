"""The rulebook's examples and others as positions: tested, and shown on the rules page."""

from __future__ import annotations

from typing import Final

from kronrat.games.loewenherz.data import CARD
from kronrat.games.loewenherz.drawing.position import Position
from kronrat.games.loewenherz.state import State
from kronrat.kernel.game import Example

RED, BLUE, OCHRE = 0, 1, 2


def corner() -> State:
    """A 3×3 corner needs six borders; forest, village and mine inside are worth 4 and a ducat."""
    return (
        Position()
        .land(forest="j2", village="l1", mine_copper="k3")
        .castle("blue", "k1", "k2")
        .castle("red", "h2", "h3")
        .castle("ochre", "i5", "j5")
        .fence("j1:l3")
        .ducats(7, 7, 7)
        .turn(BLUE)
    )


def early() -> State:
    """Blue owns a corner region, ochre lacks two borders, red's two castles share one area: no region."""
    return (
        Position()
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
    """An enclosed area with two castles of one colour is no region."""
    return (
        Position()
        .land(village="f6", forest="e6")
        .castle("red", "e5", "e4")
        .castle("red", "h7", "h8")
        .castle("blue", "c5", "c6")
        .castle("ochre", "j6", "j7")
        .fence("e4:h8")
        .still()
    )


def start_layout() -> State:
    """Four castles of each colour, seven steps or more apart, a knight beside each."""
    return (
        Position()
        .castles("red", "a1-a2 h1-h2 d7-d8 l7-l8")
        .castles("blue", "d1-e1 l1-l2 a8-a9 h8-h9")
        .castles("ochre", "d4-d5 k4-k5 a11-b11 i11-i12")
        .still()
    )


def bare_tiles() -> State:
    """The nine tiles with nothing on them, for whoever has to draw them."""
    return Position().tiles().still()


def laid_out() -> State:
    """The nine tiles, the royal city among the four fields in the middle, and a legal start for three."""
    return (
        Position()
        .tiles()
        .castles("red", "g2-h2 d10-d11 k9-k8 b5-a5")
        .castles("blue", "f8-g8 b2-c2 a11-a10 l11-l12")
        .castles("ochre", "k6-l6 b9-b8 h10-i10 f4-f5")
        .still()
    )


def two_players() -> State:
    """Four castles of each player and four of the neutral colour: twelve, as with three and four players."""
    return (
        Position(2)
        .tiles()
        .castles("red", "f8-f9 g2-g3 b11-a11 l11-k11")
        .castles("blue", "b2-b1 h10-i10 e6-e7 j3-i3")
        .castles("neutral", "k6-l6 d10-d11 b5-b6 h1-h2")
        .still()
    )


def neutral() -> State:
    """The neutral castle owns a region with one knight: red has two and may enter; blue has one and may not."""
    return (
        Position(2)
        .land(village="d2", forest="f2")
        .castle("red", "b2", "b3")
        .knights("red", "a3")
        .fence("a1:c3")
        .castle("neutral", "e3", "e2")
        .fence("d1:f3")
        .castle("blue", "h2", "h3")
        .fence("g1:i3")
        .hand(RED, "B08 B14 A02")
        .ducats(7, 7)
        .turn(RED)
    )


def closing() -> State:
    """One border on c3-d3 closes ochre's region worth 7 and blue's worth 1; inner borders go back."""
    return (
        Position()
        .land(village="a1 b3", forest="c1 f2")
        .castle("ochre", "a3", "a2")
        .castle("blue", "e3", "e2")
        .castle("red", "h2", "h3")
        .castle("red", "e5", "f5")
        .fence("a1:c3", gaps="c3-d3")
        .fence("d1:f3", gaps="c3-d3")
        .borders("b1-c1 e1-f1")
        .hand(OCHRE, "A01 A03 A04")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def knights() -> State:
    """Red may place beside castle and knight, not below them, where borders stand between."""
    return (
        Position()
        .castle("red", "e5", "f5")
        .castle("blue", "c3", "c4")
        .castle("ochre", "h6", "h7")
        .borders("e5-e6 f5-f6")
        .hand(RED, "A09 A10 A06")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def two_places() -> State:
    """Two fields at different places of one region, or one behind the other."""
    return (
        Position()
        .land(village="d2", forest="b4 d3 e2")
        .castle("ochre", "b2", "b3")
        .castle("blue", "g2", "g3")
        .castle("red", "f5", "g5")
        .fence("a1:c3")
        .hand(OCHRE, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def cut_off() -> State:
    """Ochre takes d2 and d3 (+4); blue loses 6, for its two forests in the north are cut off."""
    return (
        Position()
        .land(village="d2", forest="d3 d1 e1")
        .castle("ochre", "b2", "b3")
        .knights("ochre", "c3")
        .castle("blue", "f4", "f5")
        .castle("red", "h5", "h6")
        .castle("blue", "h2", "h3")
        .fence("a1:c3")
        .fence("d1:e1 d2:d4 e4:f5")
        .hand(OCHRE, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def open_land() -> State:
    """Ochre takes the forest on d4, the last gap around blue: ochre gains 1, and blue's new region counts 4."""
    return (
        Position()
        .land(village="e1", forest="f3 d4")
        .castle("ochre", "b2", "b3")
        .fence("a1:c4")
        .castle("blue", "e2", "e3")
        .fence("d1:f3", gaps="d3-d4")
        .castle("red", "h3", "h4")
        .castle("ochre", "f6", "g6")
        .hand(OCHRE, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def comparison() -> State:
    """Red holds three knights, ochre two, blue one: red may enter both, ochre only blue."""
    return (
        Position()
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
    """Blue's knights stand in a row; only the outer one may desert to ochre."""
    return (
        Position()
        .castle("ochre", "b2", "b3")
        .fence("a1:c4")
        .castle("blue", "e2", "f2")
        .knights("blue", "g2")
        .fence("d1:g4")
        .castle("red", "i2", "i3")
        .castle("ochre", "f6", "g6")
        .hand(OCHRE, "B14 A01 A02")
        .ducats(7, 7, 9)
        .turn(OCHRE)
    )


def alliance() -> State:
    """Ochre is allied with blue's left region, not with its right one."""
    return (
        Position()
        .land(village="c6 g6")
        .castle("ochre", "e6", "e7")
        .knights("ochre", "e8 f7 d7")
        .fence("d5:f8")
        .castle("blue", "b6", "b7")
        .fence("a5:c8")
        .castle("blue", "h6", "h7")
        .fence("g5:i8")
        .castle("red", "e10", "f10")
        .castle("red", "k6", "k7")
        .ally("e6", "b6")
        .hand(OCHRE, "B08 A01 B15")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def mines() -> State:
    """Two copper, three gem, one gold mine: three ducats a turn, and the gem monopoly."""
    return (
        Position()
        .land(mine_copper="a1 c1", mine_gems="a4 c4 e1", mine_gold="e4")
        .castle("ochre", "b2", "b3")
        .fence("a1:c4")
        .castle("ochre", "f2", "f3")
        .fence("d1:f4")
        .castle("red", "h2", "h3")
        .castle("blue", "d6", "e6")
        .ducats(7, 7, 7)
        .turn(OCHRE)
    )


def monopoly_lost() -> State:
    """Ochre's silver monopoly; red holds three knights against two and can take the mine on d2."""
    return (
        Position()
        .land(mine_silver="d2 f1 f4", mine_gems="d4", mine_copper="e1")
        .castle("red", "b2", "b3")
        .knights("red", "c3 b4")
        .fence("a1:c4")
        .castle("ochre", "e2", "e3")
        .knights("ochre", "f3")
        .fence("d1:f4")
        .castle("blue", "h2", "h3")
        .castle("blue", "d6", "e6")
        .hand(RED, "B08 A01 A02")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def distance() -> State:
    """Beside a castle on a1, one on d4 is six steps away and too close, one on d5 seven and far enough."""
    return Position().castle("red", "a1", "a2").castle("blue", "g7", "g8").still()


def same_colour() -> State:
    """Nobody may set a border between the ochre castle and its knight."""
    return (
        Position()
        .castle("ochre", "e5", "f5")
        .castle("red", "c3", "c4")
        .castle("blue", "h6", "h7")
        .hand(RED, "A01 A03 A04")
        .ducats(7, 7, 7)
        .turn(RED)
    )


def forest_ducat() -> State:
    """After the price of 2 red has nothing left, so the forests are closed to its knight."""
    return (
        Position()
        .land(forest="d5 e4 g5")
        .castle("red", "e5", "f5")
        .castle("blue", "c3", "c4")
        .castle("ochre", "h6", "h7")
        .hand(RED, "A09 A06 A07")
        .ducats(2, 7, 7)
        .turn(RED)
    )


def just_sold() -> State:
    """Who sells a card may not take this very one back, but another of its kind."""
    return (
        Position()
        .castle("red", "e5", "f5")
        .castle("blue", "b2", "c2")
        .castle("ochre", "j10", "k10")
        .market("A04")
        .hand(RED, "A03 A06 A07")
        .ducats(2, 7, 7)
        .turn(RED)
    )


def last_ducats(*ducats: int) -> State:
    """Four players, all cards played; only the ducats are still to be counted."""
    return (
        Position(4)
        .castle("red", "a1", "a2")
        .castle("blue", "l1", "l2")
        .castle("ochre", "a12", "a11")
        .castle("green", "l12", "l11")
        .played(" ".join(CARD.keys))
        .ducats(*ducats)
        .turn(RED)
    )


def bonus() -> State:
    return last_ducats(9, 9, 4, 0)


def lone_bonus() -> State:
    return last_ducats(3, 0, 0, 0)


def last_card() -> State:
    """One card is left in the deck; when it is drawn, twelve more turns follow with four players."""
    hands = [CARD.keys[3 * n : 3 * n + 3] for n in range(4)]
    position = Position(4)
    for seat, (side, castle, knight) in enumerate(
        [("red", "a1", "a2"), ("blue", "l1", "l2"), ("ochre", "a12", "a11"), ("green", "l12", "l11")]
    ):
        position.castle(side, castle, knight).hand(seat, " ".join(hands[seat]))
    return position.played(" ".join(CARD.keys[12:-1])).ducats(7, 7, 7, 7).turn(RED)


EXAMPLES: Final = [
    Example("corner", "regions-2", corner),
    Example("early", "regions-1", early),
    Example("two-castles", "regions-4", two_castles),
    Example("tiles", "setup-1", bare_tiles, ("map",)),
    Example("laid-out", "setup-1", laid_out, ("map",)),
    Example("start-layout", "castles-4", start_layout, ("map",)),
    Example("two-players", "castles-6", two_players, ("map",)),
    Example("neutral", "regions-5", neutral),
    Example("distance", "castles-4", distance, ("field:a1", "field:d5")),
    Example("closing", "regions-2", closing),
    Example("same-colour", "borders-2", same_colour),
    Example("knights", "knights-2", knights, ("field:e5", "field:f5")),
    Example("forest-ducat", "knights-3", forest_ducat, ("field:d4", "field:g6", "panel:0")),
    Example("two-places", "expand-3", two_places),
    Example("cut-off", "expand-13", cut_off),
    Example("open-land", "expand-14", open_land),
    Example("comparison", "expand-8", comparison),
    Example("deserter", "deserter-5", deserter),
    Example("alliance", "alliance-3", alliance),
    Example("mines", "mines-1", mines),
    Example("monopoly-lost", "mines-2", monopoly_lost),
    Example("just-sold", "market-3", just_sold, ("market", "panel:0")),
    Example("last-card", "end-3", last_card, ("deck",)),
    Example("bonus", "end-5", bonus, ("panel:0", "panel:1", "panel:2", "panel:3")),
    Example("lone-bonus", "end-5", lone_bonus, ("panel:0", "panel:1", "panel:2", "panel:3")),
]
