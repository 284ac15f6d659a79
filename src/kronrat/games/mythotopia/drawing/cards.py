"""Card faces and rows of cards: Reserve, display, victory cards, the card counter; what they ask and what they give."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia.data import (
    ARMIES,
    ARMY,
    BY_CONDITION,
    CARD,
    CARD_KEYS,
    CARD_TYPE,
    CASTLE_VP,
    COUNTER_VALUE,
    DRAGONS_VP,
    FIRST_IMPROVEMENT,
    ISLAND_VALUE,
    ISLANDS,
    ISLES_VP,
    NEUTRAL,
    PLAYERS,
    PROVINCE_SYMBOL,
    RUGGED,
    RUNES_VP,
    SEAS,
    SEAS_NEEDED,
    SEAS_VP,
    SHOWS,
    SPOILS_VP,
    SYMBOL,
    VICTORY,
)
from kronrat.games.mythotopia.view import Public
from kronrat.kernel.seats import seat_ref
from kronrat.kernel.view import Card, Mark, Row, Text
from kronrat.parts.bits import members

TYPE_WORDS: Final = {
    "A": "action",
    "F": "free",
    "B": "benefit",
    "R": "reserve",
    "P": "province",
    "S": "symbols",
}

Marks = list[tuple[str, int | str]]
#: what the text of a card without symbols asks and gives, as icons with numbers; elsewhere the symbols come first
EFFECTS: Final[dict[str, tuple[Marks, Marks]]] = {
    "alchemist": ([("counter", "1/2")], [("counter", "2/3")]),
    "cavalry": ([], [("sword", "+1")]),
    "counsellor": ([("discard", "")], [("card", "+1")]),
    "diplomat": ([("gold", 1)], [("peace", "")]),
    "farming": ([("any", 1)], [("food", 1)]),
    "gold-mine": ([("any", 1)], [("gold", 1)]),
    "levies": ([("any", 1)], [("army", 1)]),
    "limes": ([], [("defence", "+1")]),
    "marauders": ([], [("army", "−1")]),
    "mercenary": ([("gold", 1)], [("mercenary", 2)]),
    "merchant": ([("any", 1)], [("food", ""), ("stone", ""), ("gold", "")]),
    "mystic": ([("gold", 1)], [("card", "+1")]),
    "philosopher": ([], [("card", "+1")]),
    "providence": ([], [("card", "+2")]),
    "quarry": ([("any", 1)], [("stone", 1)]),
    "queen": ([], [("card", 6)]),
    "scribe": ([], [("counter", "")]),
    "warehouse": ([], [("reserve", "+2")]),
    "water-mill": ([("any", 1)], [("any", 2)]),
}
#: the same for victory point cards: what is done, what is paid
DEEDS: Final[dict[str, Marks]] = {
    "city": [("city", "")],
    "castle": [("castle", "")],
    "roads": [("road", "")],
    "citadel": [("citadel", "")],
    "defender-of-the-realm": [("defence", "")],
    "guilded-city": [("city", ""), ("gold", 1)],
    "here-be-dragons": [("dragon", "")],
    "lord-of-the-isles": [("province", "3"), ("province", "2")],
    "master-of-the-seas": [("ship", "3"), ("ship", "4")],
    "patronage": [("gold", 2)],
    "roadside-inns": [("road", ""), ("gold", 1)],
    "runestones": [("runestone", "")],
    "spoils-of-war": [("sword", "")],
}


def name_key(card: int) -> str:
    """All cards of one name share title and words: `extra-market` reads like `market`."""
    key = CARD_KEYS[card]
    return key.removeprefix("start-").removeprefix("extra-")


def icons(card: int) -> list[str]:
    """The symbols of a card, alternatives divided by 'or'."""
    out: list[str] = []
    for symbol in SYMBOL.values:
        if SHOWS[card] >> symbol & 1:
            out += ["or"] if out else []
            out += [SYMBOL.keys[symbol]] * (ARMIES[card] if symbol == ARMY else 1)
    return out


def marks(given: Marks) -> list[Mark]:
    return [Mark(icon, value, Text(f"icon-{icon}")) for icon, value in given]


def art(card: int) -> str:
    """The vignette: a country for a province, a picture of its own for every other card."""
    if card >= FIRST_IMPROVEMENT:
        return f"art-{name_key(card)}"
    symbol = SYMBOL.keys[PROVINCE_SYMBOL[card]]
    land = "army-land" if PROVINCE_SYMBOL[card] == ARMY else symbol
    return f"art-{land}-rugged" if RUGGED >> card & 1 else f"art-{land}"


def line(card: int) -> Text:
    return Text("line-province" if card < FIRST_IMPROVEMENT else f"line-{name_key(card)}")


def face(card: int, id: str = "") -> Card:
    """A card open on the table: symbols it shows, what its text asks and gives, one line."""
    asks, gives = EFFECTS.get(name_key(card), ([], []))
    return Card(
        id or CARD.ref(card),
        TYPE_WORDS[CARD_TYPE[card]],
        Text(f"card-{CARD_KEYS[card]}"),
        icons=icons(card),
        line=line(card),
        art=art(card),
        asks=marks(asks),
        gives=marks(gives),
    )


def for_sale(card: int) -> Card:
    shown = face(card)
    shown.cost = Mark("gold", 1, Text("card-price"))
    return shown


def rows_of_seat(view: Public, seat: int) -> list[Row]:
    """What lies open before a seat: Reserve, discard pile, removed cards; with the card counter what it may hold."""
    who: dict[str, str | int] = {"seat": seat_ref(seat)}
    out: list[Row] = []
    if view.reserve[seat]:
        out.append(_row("reserve", seat, view.reserve[seat], who))
    if view.discard[seat]:
        pile = _row("discard", seat, view.discard[seat], who)
        pile.use, pile.count = "pile", len(view.discard[seat])
        out.append(pile)
    for name, cards_of in (("aside", view.aside), ("known", view.known), ("unknown", view.unknown)):
        if cards_of[seat]:
            out.append(_row(name, seat, cards_of[seat], who))
    return out


def _row(name: str, seat: int, cards: list[int], who: dict[str, str | int]) -> Row:
    shown = [face(card, f"{name}-{seat}:{CARD_KEYS[card]}") for card in cards]
    return Row(f"{name}-{seat}", Text(f"row-{name}", who), shown)


def victory_face(victory: int, left: int | str, value: int | str) -> Card:
    """A victory point card: what it rewards, how many counters, what one is worth."""
    key = VICTORY.keys[victory]
    return Card(
        VICTORY.ref(victory),
        "victory",
        Text(f"victory-{key}"),
        Mark("counter", left, Text("card-counters")),
        Mark("point", value, Text("card-value")),
        line=Text(f"line-victory-{key}"),
        art=f"art-v-{key}",
        asks=marks(DEEDS[key]),
    )


def worth(victory: int, castle_value: int) -> int | str:
    if victory == ISLES_VP:
        return " · ".join(str(points) for points in ISLAND_VALUE)
    return castle_value if victory == CASTLE_VP else COUNTER_VALUE[victory]


def victory_card(view: Public, victory: int) -> Card:
    """The same in play: counters left, and how close each player is."""
    left = view.left[victory].bit_count() if BY_CONDITION[victory] else view.left[victory]
    card = victory_face(victory, left, worth(victory, view.castle_value))
    key = VICTORY.keys[victory]
    near = progress(view, victory)
    if near:
        card.asks = [
            Mark(f"seat-{seat}", tick, Text(f"tick-{key}", {"seat": seat_ref(seat)}), met)
            for seat, tick, met in near
        ]
    card.sign = "" if left else "×"
    return card


def progress(view: Public, victory: int) -> list[tuple[int, str, bool | None]]:
    """How close each player is, where a card has a condition that can be counted."""
    out: list[tuple[int, str, bool | None]] = []
    for seat in range(view.seats):
        if victory == ISLES_VP:
            held = [sum(view.owner[p] == seat for p in members(island)) for island in ISLANDS]
            whole = [count == island.bit_count() for count, island in zip(held, ISLANDS, strict=True)]
            words = " · ".join(f"{n}/{island.bit_count()}" for n, island in zip(held, ISLANDS, strict=True))
            out.append((seat, words, any(whole)))
        elif victory == SEAS_VP:
            seas = sum(view.ships[PLAYERS * sea + seat] > 0 for sea in range(SEAS))
            out.append((seat, f"{seas}/{SEAS}", seas >= SEAS_NEEDED[0]))
        elif victory in (DRAGONS_VP, RUNES_VP, SPOILS_VP):
            goals = {DRAGONS_VP: view.dragons, RUNES_VP: view.runestones}.get(victory)
            near = [
                war
                for war in view.wars
                if war.winner == seat and war.parties[0][0] != seat
                if (war.province in goals if goals is not None else war.parties[0][0] != NEUTRAL)
            ]
            if near:
                out.append((seat, f"+{len(near)}", True))
    return out
