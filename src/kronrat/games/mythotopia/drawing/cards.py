"""Card faces and rows of cards: Reserve, display, victory cards, wars, the card counter."""

from __future__ import annotations

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
    PROVINCE,
    RUNES_VP,
    SEAS,
    SEAS_NEEDED,
    SEAS_VP,
    SHOWS,
    SPOILS_VP,
    SYMBOL,
    VICTORY,
)
from kronrat.games.mythotopia.rules.war import TIE
from kronrat.games.mythotopia.view import Public, War
from kronrat.kernel.seats import COLOURS, seat_ref
from kronrat.kernel.view import Card, Mark, Row, Text
from kronrat.parts.bits import members

HIGHEST_STRENGTH = 24
ANYBODY = -2
TYPE_WORDS = {"A": "action", "F": "free", "B": "benefit", "R": "reserve", "P": "province", "S": "symbols"}


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


def face(card: int, id: str = "") -> Card:
    """A card open on the table."""
    kind = TYPE_WORDS[CARD_TYPE[card]]
    if card < FIRST_IMPROVEMENT:
        line = Text("line-province")
    elif CARD_KEYS[card].endswith("-ship"):
        line = Text("line-start-ship")
    else:
        line = Text(f"line-{name_key(card)}")
    return Card(id or CARD.ref(card), kind, Text(f"card-{CARD_KEYS[card]}"), icons=icons(card), line=line)


def for_sale(card: int) -> Card:
    shown = face(card)
    shown.cost = Mark("gold", 1, Text("card-price"))
    return shown


def rows(view: Public) -> list[Row]:
    out = [Row("victory", Text("row-victory"), [victory_card(view, v) for v in view.in_play])]
    if view.wars:
        out.append(Row("wars", Text("row-wars"), [war_card(war) for war in view.wars]))
    out.append(Row("display", Text("row-display"), [for_sale(card) for card in view.display]))
    if view.played:
        cards = [face(card, f"played:{CARD_KEYS[card]}") for card in view.played]
        out.append(Row("played", Text("row-played"), cards))
    for seat in range(view.seats):
        who: dict[str, str | int] = {"seat": seat_ref(seat)}
        for name, cards_of in (("reserve", view.reserve), ("discard", view.discard), ("aside", view.aside)):
            if cards_of[seat]:
                shown = [face(card, f"{name}-{seat}:{CARD_KEYS[card]}") for card in cards_of[seat]]
                out.append(Row(f"{name}-{seat}", Text(f"row-{name}", who), shown))
        if view.known[seat]:
            shown = [face(card, f"known-{seat}:{CARD_KEYS[card]}") for card in view.known[seat]]
            out.append(Row(f"known-{seat}", Text("row-known", who), shown))
        if view.unknown[seat]:
            shown = [face(card, f"unknown-{seat}:{CARD_KEYS[card]}") for card in view.unknown[seat]]
            out.append(Row(f"unknown-{seat}", Text("row-unknown", who), shown))
    return out


def victory_card(view: Public, victory: int) -> Card:
    """A victory point card: counters left, their value, and how close each player is."""
    left = view.left[victory].bit_count() if BY_CONDITION[victory] else view.left[victory]
    key = VICTORY.keys[victory]
    value: int | str = view.castle_value if victory == CASTLE_VP else COUNTER_VALUE[victory]
    if victory == ISLES_VP:
        value = " · ".join(str(points) for points in ISLAND_VALUE)
    ticks = [Mark("", tick, Text(f"tick-{key}"), met) for tick, met in progress(view, victory)]
    return Card(
        VICTORY.ref(victory),
        "victory",
        Text(f"victory-{key}"),
        Mark("counter", left, Text("card-counters")),
        Mark("point", value, Text("card-value")),
        line=Text(f"line-victory-{key}"),
        ticks=ticks,
        sign="" if left else "×",
    )


def progress(view: Public, victory: int) -> list[tuple[str, bool | None]]:
    """How close each player is, where a card has a condition that can be counted."""
    out: list[tuple[str, bool | None]] = []
    for seat in range(view.seats):
        if victory == ISLES_VP:
            counts = [
                f"{sum(view.owner[p] == seat for p in members(island))}/{island.bit_count()}"
                for island in ISLANDS
            ]
            whole = any(count[0] == count[-1] for count in counts)
            out.append((f"{COLOURS[seat][0].upper()} {' '.join(counts)}", whole))
        elif victory == SEAS_VP:
            seas = sum(view.ships[PLAYERS * sea + seat] > 0 for sea in range(SEAS))
            out.append((f"{COLOURS[seat][0].upper()} {seas}/{SEAS}", seas >= SEAS_NEEDED[0]))
        elif victory in (DRAGONS_VP, RUNES_VP, SPOILS_VP):
            goals = {DRAGONS_VP: view.dragons, RUNES_VP: view.runestones}.get(victory)
            near = [
                war
                for war in view.wars
                if war.winner == seat and war.parties[0][0] != seat
                if (war.province in goals if goals is not None else war.parties[0][0] != NEUTRAL)
            ]
            if near:
                out.append((f"{COLOURS[seat][0].upper()} +{len(near)}", True))
    return out


def war_card(war: War) -> Card:
    """A war at a glance: each party's strength, who would win and by what."""
    ticks = []
    for n, (seat, power) in enumerate(war.parties):
        who = "neutral" if seat == NEUTRAL else COLOURS[seat]
        ticks.append(
            Mark(
                "defence" if n == 0 else "sword",
                power,
                Text(f"side-{who}"),
                None if war.winner == TIE else seat == war.winner,
            )
        )
    return Card(
        f"war:{PROVINCE.keys[war.province]}",
        "war",
        Text(f"province-{PROVINCE.keys[war.province]}"),
        line=war_line(war, ANYBODY),
        ticks=ticks,
        seat=war.winner if war.winner >= 0 else NEUTRAL,
    )


def war_line(war: War, seat: int) -> Text:
    """In words: who would win, and by how much. From a seat's own view, or ANYBODY's."""
    where = PROVINCE.ref(war.province)
    if war.winner == TIE:
        return Text("war-tie", {"province": where})
    facts: dict[str, str | int] = {"province": where, "margin": war.margin}
    if war.winner == seat:
        return Text("war-yours", facts)
    if war.winner == NEUTRAL:
        return Text("war-neutral", facts)
    return Text("war-theirs", {**facts, "seat": seat_ref(war.winner)})
