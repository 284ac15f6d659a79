"""Draw a position in a few words: for examples, tests and questions of the kind "what if it stood like this?"."""

from __future__ import annotations

from kronrat.games.rurik import GAME
from kronrat.games.rurik.data import (
    ACTION,
    ADVISOR_PLACES,
    AGENDA,
    DEED,
    GOOD,
    GOODS,
    LEADER,
    PRIORITY,
    REGION,
    SCHEME_CARD,
    SLOT,
    STRUCTURE,
    STRUCTURES,
    TRACKS,
)
from kronrat.games.rurik.rebellion.rule import side
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.rebellion.turn import RebelTurn, begin_action
from kronrat.games.rurik.rules.advisors import advisor_cell, bribe_on
from kronrat.games.rurik.rules.strategy import Place, insert
from kronrat.games.rurik.rules.turn import Turn
from kronrat.games.rurik.setup import empty_table
from kronrat.games.rurik.state import State
from kronrat.kernel.step import Step

OPEN, DONE = 0, 1


def counted(words: str) -> list[tuple[str, int]]:
    """`"kiev:2 galich"` → kiev twice, galich once."""
    return [(key, int(number or 1)) for key, _, number in (word.partition(":") for word in words.split())]


class Position:
    """A map without troops and rebels, a good in every region, no coins; every method returns the position."""

    def __init__(self, seats: int = 3, edition: str = "en", **options: str) -> None:
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        self.g = empty_table(GAME.setup(seats, edition, chosen))
        self.g.rebels = [0] * len(self.g.rebels)
        self.g.coins = [0] * seats
        self.g.deck_of_deeds = 0
        # whatever is asked, somebody still has an advisor to place afterwards
        self.g.advisors[1] = 1
        self.g.push(Place(0, 1))

    def troops(self, seat: int, words: str) -> Position:
        for key, number in counted(words):
            for _ in range(number):
                self.g.add_troop(seat, REGION.parse(key))
        return self

    def leader(self, seat: int, leader: str, at: str = "") -> Position:
        self.g.leader[seat] = LEADER.parse(leader)
        if at:
            self.g.leader_at[seat] = REGION.parse(at)
        return self

    def rebels(self, words: str) -> Position:
        for key, number in counted(words):
            self.g.rebels[REGION.parse(key)] = number
        return self

    def taxed(self, words: str) -> Position:
        """Regions whose good is gone."""
        for key in words.split():
            self.g.goods &= ~(1 << REGION.parse(key))
        return self

    def built(self, seat: int, structure: str, words: str) -> Position:
        for key in words.split():
            self.g.built[seat * STRUCTURES + STRUCTURE.parse(structure)] |= 1 << REGION.parse(key)
        return self

    def coins(self, *coins: int) -> Position:
        self.g.coins = [*coins, *[0] * (self.g.seats - len(coins))]
        return self

    def goods(self, seat: int, words: str) -> Position:
        for key, number in counted(words):
            self.g.hold[seat * GOODS + GOOD.parse(key)] += number
        return self

    def hand(self, seat: int, words: str) -> Position:
        """Schemes, taken from the first deck."""
        for key in words.split():
            self.g.schemes.hands[seat] |= self._unseen(key)
        return self

    def _unseen(self, key: str, deck: int = 0) -> int:
        """Take a card nobody has seen out of a deck."""
        decks = self.g.schemes
        card = 1 << SCHEME_CARD.parse(key)
        decks.pool &= ~card
        decks.left[deck if decks.left[deck] else 1 - deck] -= 1
        return card

    def discarded(self, words: str) -> Position:
        for key in words.split():
            self.g.schemes.discard |= self._unseen(key)
        return self

    def put_back(self, seat: int, deck: int, words: str) -> Position:
        """Cards that a seat put back on a deck, the last one named on top."""
        for key in words.split():
            self.g.schemes.knows[seat] |= self._unseen(key, deck)
            self.g.schemes.put_back(deck, SCHEME_CARD.parse(key))
        return self

    def deeds(self, seat: int, words: str) -> Position:
        for key in words.split():
            self.g.deeds[seat] |= 1 << DEED.parse(key)
        return self

    def done(self, seat: int, words: str) -> Position:
        for key in words.split():
            self.g.done[seat] |= 1 << DEED.parse(key)
        return self

    def row(self, words: str, deck: str = "") -> Position:
        self.g.row = sum(1 << DEED.parse(key) for key in words.split())
        self.g.deck_of_deeds = sum(1 << DEED.parse(key) for key in deck.split())
        return self

    def agenda(self, seat: int, key: str) -> Position:
        self.g.agenda[seat] = AGENDA.parse(key)
        self.g.deal[seat] = 1 << AGENDA.parse(key)
        return self

    def claims(self, seat: int, rule: int, build: int, trade: int) -> Position:
        self.g.claims[seat * TRACKS : (seat + 1) * TRACKS] = [rule, build, trade]
        return self

    def warfare(self, *steps: int) -> Position:
        self.g.warfare = list(steps)
        return self

    def beaten(self, seat: int, rebels: int) -> Position:
        """Rebels defeated; their rewards were single coins, then goods."""
        self.g.beaten[seat] = rebels
        for _ in range(rebels):
            kind = next(i for i, left in enumerate(self.g.stickers) if left)
            self.g.stickers[kind] -= 1
        return self

    def round(self, number: int, first: int = 0, marker: int = 0) -> Position:
        self.g.round, self.g.first, self.g.marker = number, first, marker
        return self

    def advisors(self, seat: int, words: str) -> Position:
        for number in words.split():
            self.g.advisors[seat * ADVISOR_PLACES + int(number)] += 1
        return self

    def placed(self, action: str, words: str) -> Position:
        """`placed("build", "1:2 2:1+3")`: seat 1 with its 2, then seat 2 with its 1 and a bribe of 3."""
        for word in words.split():
            seat, _, rest = word.partition(":")
            number, _, bribe = rest.partition("+")
            insert(self.g, ACTION.parse(action), advisor_cell(int(seat), int(number), int(bribe or 0)))
        return self

    # ---- the solo game: `Position(2, "en", solo="hard")`; seat 1 is the Rebellion

    def card(self, number: int) -> Position:
        """The rebellion card on top of the deck."""
        side(self.g).pool &= ~(1 << number - 1)
        side(self.g).pile.append(number - 1)
        return self

    def bottom(self, number: int, lines: int = 0) -> Position:
        """The card at the bottom, so many of its lines slid out."""
        deck = side(self.g)
        deck.pool &= ~(1 << number - 1)
        deck.bottom, deck.lines = number - 1, lines
        return self

    def priority(self, key: str) -> Position:
        side(self.g).priority = PRIORITY.parse(key)
        return self

    def unlocked(self, words: str) -> Position:
        """Bonuses without their coin, besides those free from the start."""
        for key in words.split():
            side(self.g).covered &= ~(1 << SLOT.parse(key))
        return self

    def neutrals(self, words: str) -> Position:
        return self.rebels(words)

    def action(self, action: str, points: int, price: int = 0) -> State:
        """The Rebellion is about to take an action."""
        begin_action(self.g, ACTION.parse(action))
        return self.ask(RebelTurn(REBELLION, ACTION.parse(action), points, price))

    def ask(self, step: Step) -> State:
        """The position with a question on top; coins on the table are taken as gained."""
        g = self.state()
        g.push(step)
        return g

    def turn(self, seat: int, action: str, points: int, price: int = 0, done: int = OPEN) -> State:
        return self.ask(Turn(seat, ACTION.parse(action), points, price, done))

    def state(self) -> State:
        g = self.g
        g.gained = sum(g.coins) + sum(bribe_on(cell) for cell in g.board)
        if g.rebellion is not None:
            g.gained += g.rebellion.covered.bit_count()
        g.paid = 0
        return g
