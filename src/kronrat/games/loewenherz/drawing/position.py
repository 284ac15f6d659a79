"""A position in a few words: for examples, tests and questions of the kind "what if it stood like this?"."""

from __future__ import annotations

from kronrat.games.loewenherz import GAME
from kronrat.games.loewenherz.data import (
    CARD,
    EDGE,
    EDGE_A,
    EDGE_B,
    FIELD,
    NO_FIGURE,
    SIDE,
    TERRAIN,
    WIDTH,
)
from kronrat.games.loewenherz.laws import slow_regions
from kronrat.games.loewenherz.rules.castles import put_castle
from kronrat.games.loewenherz.rules.flow import StartTurn
from kronrat.games.loewenherz.rules.mines import recount
from kronrat.games.loewenherz.rules.regions import remove_surplus
from kronrat.games.loewenherz.rules.tiles import lay
from kronrat.games.loewenherz.setup import FIXED, empty_frame
from kronrat.games.loewenherz.state import State
from kronrat.kernel.play import settle


def area(words: str) -> list[int]:
    """`"a1:c3 d2"` → the fields of the rectangle from a1 to c3, and d2."""
    fields: list[int] = []
    for word in words.split():
        first, _, last = word.partition(":")
        a, b = FIELD.parse(first), FIELD.parse(last or first)
        fields += [
            row * WIDTH + column
            for row in range(a // WIDTH, b // WIDTH + 1)
            for column in range(a % WIDTH, b % WIDTH + 1)
        ]
    return fields


class Position:
    """An all-meadow board to put things on; every method but the last two returns the position itself."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.g = empty_frame(GAME.setup(seats, "", options))

    def tiles(self) -> Position:
        """The nine tiles as the option with a fixed layout lays them."""
        for place, (tile, turn) in enumerate(FIXED):
            lay(self.g, place, tile, turn)
        return self

    def castles(self, side: str, words: str) -> Position:
        """`"a1-a2 h1-h2"`: castles, each with its knight."""
        for word in words.split():
            castle, _, knight = word.partition("-")
            self.castle(side, castle, knight)
        return self

    def land(self, **kinds: str) -> Position:
        """`land(forest="a1 b2", mine_gold="c3")`."""
        for kind, words in kinds.items():
            for field in area(words):
                self.g.terrain[field] = TERRAIN.parse(kind.replace("_", "-"))
        return self

    def castle(self, side: str, at: str, knight: str) -> Position:
        put_castle(self.g, SIDE.parse(side), FIELD.parse(at), FIELD.parse(knight))
        return self

    def knights(self, side: str, words: str) -> Position:
        for field in area(words):
            self.g.figure[field] = SIDE.parse(side)
            self.g.knights[SIDE.parse(side)] -= 1
        return self

    def alone(self, side: str, at: str, knight: str) -> Position:
        """A castle whose first knight has left."""
        self.castle(side, at, knight)
        self.g.figure[FIELD.parse(knight)] = NO_FIGURE
        self.g.knights[SIDE.parse(side)] += 1
        return self

    def borders(self, words: str) -> Position:
        for word in words.split():
            self._border(EDGE.parse(word))
        return self

    def _border(self, edge: int) -> None:
        if not self.g.border[edge]:
            self.g.border[edge] = 1
            self.g.border_supply -= 1

    def fence(self, words: str, gaps: str = "") -> Position:
        """Borders all around some fields, but for the gaps."""
        inside = set(area(words))
        gap = {EDGE.parse(word) for word in gaps.split()}
        for edge in range(len(EDGE.keys)):
            if (EDGE_A[edge] in inside) != (EDGE_B[edge] in inside) and edge not in gap:
                self._border(edge)
        return self

    def ally(self, one: str, other: str) -> Position:
        a, b = (self.g.castle_on[FIELD.parse(at)] for at in (one, other))
        self.g.allies[a] |= 1 << b
        self.g.allies[b] |= 1 << a
        return self

    def ducats(self, *ducats: int) -> Position:
        self.g.ducats = list(ducats)
        return self

    def hand(self, seat: int, words: str) -> Position:
        self.g.hand[seat] |= self._from_deck(words)
        return self

    def market(self, words: str) -> Position:
        self.g.market |= self._from_deck(words)
        return self

    def played(self, words: str) -> Position:
        self.g.discard |= self._from_deck(words)
        return self

    def _from_deck(self, words: str) -> int:
        """Take cards out of the deck."""
        cards = sum(1 << CARD.parse(word) for word in words.split())
        self.g.deck &= ~cards
        return cards

    def still(self) -> State:
        """The position, with regions found and counted and nobody asked."""
        g = self.g
        g.region = slow_regions(g)
        for castle in range(len(g.castle_at)):
            if g.closed(castle):
                remove_surplus(g, castle)
        recount(g)
        return g

    def turn(self, seat: int) -> State:
        """The position at the start of a seat's turn."""
        g = self.still()
        g.push(StartTurn(seat))
        settle(g)
        return g
