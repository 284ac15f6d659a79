"""Positions to look at: on the rules page, and in tests."""

from __future__ import annotations

from kronrat.games.mythotopia.data import (
    ARMIES_AT_START,
    ARMIES_TO_BUY,
    BORDER,
    CARD,
    CITADEL,
    CITY,
    FIRST_EXTRA,
    FIRST_IMPROVEMENT,
    FIRST_START,
    NO_CARD,
    PLAYERS,
    PROVINCE,
    SEA,
    SHIPS_AT_START,
    VALUES,
    VICTORY,
    VILLAGE,
)
from kronrat.games.mythotopia.rules.laying import lay_counters
from kronrat.games.mythotopia.rules.piles import insert
from kronrat.games.mythotopia.rules.turn import EndTurn, StartTurn, Turn
from kronrat.games.mythotopia.setup import empty_state, settings
from kronrat.games.mythotopia.state import State
from kronrat.kernel.game import Example, Setup
from kronrat.kernel.log import parse
from kronrat.kernel.play import play


class Board:
    """Lays out a position in the words of the game: `Board(2).holds(0, "palmain").hand(0, "palmain market")`."""

    def __init__(self, seats: int = 2, victory: str = "", **options: str) -> None:
        self.g = empty_state(seats, settings(Setup(seats, "", options)))
        g = self.g
        for name in victory.split():
            g.in_play |= 1 << VICTORY.parse(name)
        lay_counters(g)
        g.turns = 1
        extra = [] if g.settings.extra == NO_CARD else [g.settings.extra]
        for seat in range(seats):
            # starting cards that are nowhere else lie in the draw pile
            g.deck[seat] = [*range(FIRST_START, FIRST_EXTRA), *extra]

    def holds(self, seat: int, names: str, town: int = VILLAGE) -> Board:
        """Provinces under control; their cards lie in the draw pile until `hand` or another pile takes them."""
        g = self.g
        for name in names.split():
            province = PROVINCE.parse(name)
            g.held[seat] |= 1 << province
            g.land &= ~(1 << province)
            g.town[province] = town
            insert(g.deck[seat], province)
            if town == VILLAGE:
                g.villages[seat] -= 1
            elif town == CITY:
                g.cities[seat] -= 1
        return self

    def citadel(self, seat: int, name: str) -> Board:
        return self.holds(seat, name, CITADEL)

    def city(self, seat: int, name: str) -> Board:
        return self.holds(seat, name, CITY)

    def _take(self, seat: int, card: int) -> None:
        """From wherever the card lies."""
        g = self.g
        if FIRST_IMPROVEMENT <= card < FIRST_START:
            g.pile.remove(card)
        else:
            g.deck[seat].remove(card)

    def _lay(self, piles: list[list[int]], seat: int, names: str) -> Board:
        for name in names.split():
            card = CARD.parse(name)
            self._take(seat, card)
            insert(piles[seat], card)
        return self

    def hand(self, seat: int, names: str) -> Board:
        return self._lay(self.g.hand, seat, names)

    def reserve(self, seat: int, names: str) -> Board:
        return self._lay(self.g.reserve, seat, names)

    def discard(self, seat: int, names: str) -> Board:
        return self._lay(self.g.discard, seat, names)

    def display(self, names: str) -> Board:
        for name in names.split():
            self.g.pile.remove(CARD.parse(name))
            insert(self.g.display, CARD.parse(name))
        return self

    def armies(self, seat: int, name: str, number: int) -> Board:
        """Armies on the board, from the personal stock and, if that is too small, from the general one."""
        g, province = self.g, PROVINCE.parse(name)
        g.armies[PLAYERS * province + seat] += number
        g.camps[seat] |= 1 << province
        here = min(number, g.stock[seat])
        g.stock[seat] -= here
        g.barracks[seat] -= number - here
        return self

    def mercenaries(self, seat: int, name: str, number: int) -> Board:
        for _ in range(number):
            insert(self.g.mercenaries, PLAYERS * PROVINCE.parse(name) + seat)
        return self

    def ships(self, seat: int, name: str, number: int = 1) -> Board:
        g = self.g
        g.ships[PLAYERS * SEA.parse(name) + seat] += number
        here = min(number, g.harbour[seat])
        g.harbour[seat] -= here
        g.shipyard[seat] -= number - here
        return self

    def stock(self, seat: int, armies: int, ships: int = SHIPS_AT_START) -> Board:
        """The personal stock; what is not on the board is in the general one."""
        g = self.g
        out = sum(g.armies[seat::PLAYERS])
        g.stock[seat] = armies
        g.barracks[seat] = ARMIES_AT_START + ARMIES_TO_BUY - out - armies
        total = g.harbour[seat] + g.shipyard[seat]
        g.harbour[seat], g.shipyard[seat] = ships, total - ships
        return self

    def castle(self, name: str) -> Board:
        self.g.castles |= 1 << PROVINCE.parse(name)
        return self

    def road(self, name: str) -> Board:
        insert(self.g.roads, BORDER.parse(name))
        return self

    def dragon(self, name: str) -> Board:
        self.g.dragons |= 1 << PROVINCE.parse(name)
        return self

    def runestone(self, name: str) -> Board:
        self.g.runestones |= 1 << PROVINCE.parse(name)
        return self

    def empty(self, names: str) -> Board:
        """Victory point cards whose counters the last seat has taken."""
        g = self.g
        for name in names.split():
            card = VICTORY.parse(name)
            g.counters[VALUES * (g.seats - 1) + 2] += g.left[card]
            g.left[card] = 0
        return self

    def turn(self, seat: int = 0, left: int = 2) -> State:
        """It is this seat's turn."""
        g = self.g
        g.active = seat
        g.stack = [StartTurn((seat + 1) % g.seats), EndTurn(seat), Turn(seat, left)]
        return g


def palmain() -> State:
    """Red controls Palmain and Scombroid and has the card of Palmain."""
    return Board().holds(0, "palmain scombroid").hand(0, "palmain start-army start-market").turn()


def palmain_by_ship() -> State:
    """The same with a Ship card."""
    board = Board().holds(0, "palmain scombroid").hand(0, "palmain start-army start-market start-ship")
    return board.turn()


def palmain_by_two_ships() -> State:
    """The same with two Ship cards."""
    board = Board().holds(0, "palmain scombroid")
    return board.hand(0, "palmain start-army start-market start-ship ship").turn()


def blore_invaded() -> State:
    """Three armies in neutral Blore, which has strength 4: too few."""
    return Board().holds(0, "palmain scombroid").armies(0, "blore", 3).turn()


def blore_reinforced() -> State:
    """Two cards with an army symbol each, and food, to reinforce the three armies in Blore."""
    board = Board().holds(0, "palmain scombroid talion").armies(0, "blore", 3)
    return board.hand(0, "scombroid talion start-market").turn()


def blore_tied() -> State:
    """Four armies against strength 4: nobody wins without the Hero."""
    return Board().holds(0, "palmain scombroid").armies(0, "blore", 4).turn()


def blore_won() -> State:
    """Five armies against strength 4."""
    return Board().holds(0, "palmain scombroid").armies(0, "blore", 5).turn()


def blore_with_ranger() -> State:
    """Four armies and the Ranger in rugged Blore: 5 against 4."""
    board = Board().holds(0, "palmain scombroid").armies(0, "blore", 4)
    return board.reserve(0, "ranger").turn()


def blore_with_dragon() -> State:
    """A dragon makes neutral Blore 8 strong."""
    board = Board(2, "here-be-dragons").holds(0, "palmain").dragon("blore")
    return board.armies(0, "blore", 5).turn()


def over_hills() -> State:
    """Quean to Blore lies over hills: two food."""
    board = Board().holds(0, "quean eagre nusus")
    return board.hand(0, "quean eagre nusus start-army").turn()


def over_mountains() -> State:
    """Diclesium to Iracund lies over mountains: only with the Ranger."""
    board = Board().holds(0, "diclesium eagre nusus")
    return board.hand(0, "diclesium eagre nusus start-army").reserve(0, "ranger").turn()


def strong_defence() -> State:
    """Rugged, a castle, an army, a ship nearby and the Limes: 1 + 2 + 1 + 1 + 1 = 6."""
    board = Board().holds(0, "darb").holds(1, "grimp").castle("darb").armies(0, "darb", 1)
    return board.ships(0, "inland-east").reserve(0, "limes").armies(1, "darb", 2).turn(1)


def set_up() -> State:
    """Two players after the deal: eleven villages each, dragons in five neutral provinces."""
    board = Board(2, "city castle roads here-be-dragons patronage citadel spoils-of-war")
    board.holds(0, "welkin camarine remise lea nusus trogle jeopigia custus fadge grimp")
    board.holds(1, "frampold malebolge ogdoad eagre talion ictus oxter scombroid eoan quean")
    board.citadel(0, "palmain").citadel(1, "blore")
    for name in ("darb", "mome", "shog", "margent", "kinabra"):
        board.dragon(name)
    return board.hand(0, "welkin nusus start-army start-market start-ship").turn()


def ranger_serves() -> State:
    """A road over hills with the Ranger: two stone, none of them his."""
    held = "galingale hatchel malebolge margent"
    board = Board().holds(0, held).hand(0, "galingale start-build malebolge margent").reserve(0, "ranger")
    g = board.turn()
    play(g, *parse(g, "0:turn.road galingale-hatchel galingale without"))
    return g


def network() -> State:
    """Roads join three provinces: one card serves for all of them."""
    board = Board().holds(0, "palmain iracund quean").road("iracund-palmain").road("iracund-quean")
    return board.hand(0, "palmain start-army start-market").turn()


def three_parties() -> State:
    """Two attackers and a defender: each counts for itself."""
    board = Board(3).holds(0, "fadge").holds(1, "quean blore").holds(2, "iracund")
    board.armies(1, "quean", 1).armies(0, "quean", 3).armies(2, "quean", 4)
    return board.turn()


def ending() -> State:
    """Four victory point cards are empty, and one seat leads whatever the war brings."""
    board = Board(2, "city castle roads patronage spoils-of-war")
    board.holds(0, "palmain nusus talion oxter fadge iracund mome").holds(1, "blore scombroid")
    board.armies(1, "palmain", 2)
    g = board.turn()
    for name in ("city", "castle", "roads", "patronage"):
        card = VICTORY.parse(name)
        value = 1 if name == "patronage" else 2
        for n in range(g.left[card]):
            g.counters[VALUES * (n % 2) + value] += 1
        g.left[card] = 0
    return g


AROUND_PALMAIN = tuple(
    f"province:{name}" for name in ("palmain", "blore", "diclesium", "iracund", "nusus", "scombroid")
)

EXAMPLES: list[Example] = [
    Example("setup", "setup-1", set_up, ("map",)),
    Example(
        "palmain",
        "invade-2",
        palmain,
        (
            *AROUND_PALMAIN,
            "hand:0",
        ),
    ),
    Example("palmain-by-ship", "invade-3", palmain_by_ship, ("map", "hand:0")),
    Example("palmain-by-two-ships", "invade-3", palmain_by_two_ships, ("map", "hand:0")),
    Example(
        "blore-invaded", "war-3", blore_invaded, ("province:blore", "province:palmain", "province:scombroid")
    ),
    Example(
        "blore-reinforced",
        "armies-1",
        blore_reinforced,
        ("province:blore", "province:palmain", "province:scombroid", "hand:0"),
    ),
    Example("blore-tied", "war-4", blore_tied, ("province:blore", "province:palmain", "province:scombroid")),
    Example("blore-won", "war-7", blore_won, ("province:blore", "province:palmain", "province:scombroid")),
    Example(
        "blore-with-ranger",
        "war-2",
        blore_with_ranger,
        ("province:blore", "province:palmain", "province:scombroid", "reserve-0"),
    ),
    Example("blore-with-dragon", "war-2", blore_with_dragon, ("province:blore", "province:palmain")),
    Example("over-hills", "invade-2", over_hills, ("province:quean", "province:blore", "hand:0")),
    Example(
        "over-mountains",
        "invade-2",
        over_mountains,
        ("province:diclesium", "province:iracund", "hand:0"),
    ),
    Example(
        "strong-defence",
        "war-2",
        strong_defence,
        ("province:darb", "province:grimp", "sea:inland-east", "reserve-0"),
    ),
    Example(
        "ranger-serves",
        "pay-6",
        ranger_serves,
        ("province:galingale", "province:hatchel", "played", "hand:0"),
    ),
    Example(
        "network",
        "roads-1",
        network,
        (
            *AROUND_PALMAIN,
            "province:quean",
            "province:eoan",
            "province:fadge",
            "province:lea",
            "province:sorner",
            "hand:0",
        ),
    ),
    Example(
        "three-parties",
        "war-2",
        three_parties,
        (
            "province:quean",
            "province:blore",
            "province:eoan",
            "province:fadge",
            "province:iracund",
            "province:lea",
            "province:sorner",
        ),
    ),
    Example("ending", "end-1", ending, ("province:palmain", "victory", "panel:0", "panel:1")),
]
