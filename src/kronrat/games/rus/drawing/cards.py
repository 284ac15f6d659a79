"""Card faces: what a card shows. Reconstructed ones carry the sign that says so."""

from __future__ import annotations

from kronrat.games.rus.data import (
    ABILITY,
    AGENDA,
    AGENDA_POINTS,
    DEED,
    DEED_GOLD,
    DEED_GOODS,
    DEED_SCHEMES,
    EPIC,
    GAINS,
    GOOD,
    GOODS,
    INTRIGUE,
    KIND,
    PRINCE_CARD,
    SCHEME,
    SCHEME_GAIN,
    SCHEME_KINDS,
    SCHEME_PRICE,
    SCHEMES_IN_TEXT,
    TILE,
)
from kronrat.kernel.view import NEUTRAL, Card, Mark, Text

RECONSTRUCTED = "reconstructed"
GAIN_ICONS = ["boot", "hammer", "cart", "sword", "helmet", "heavy", "scroll", "coin"]
CANCEL_ICON = "cancel"


def tile_card(number: int, count: int) -> Card:
    """An Influence tile in hand."""
    return Card(
        TILE.ref(number),
        "tile",
        Text("card-tile", {"number": number}),
        icons=["tile"],
        gain=Mark("", f"×{count}", Text("mark-count")) if count > 1 else None,
    )


def scheme_card(card: int) -> Card:
    kind = KIND[card]
    key = SCHEME_KINDS[kind]
    gains = SCHEME_GAIN[kind * GAINS : (kind + 1) * GAINS]
    icons = [icon for icon, count in zip(GAIN_ICONS, gains, strict=True) for _ in range(count)]
    price = SCHEME_PRICE[kind]
    return Card(
        SCHEME.ref(card),
        "scheme",
        Text(f"scheme-{key}"),
        cost=Mark("coin", price, Text("mark-price")) if price else None,
        icons=icons or [CANCEL_ICON],
        line=Text(f"line-scheme-{key}"),
        sign="" if key in SCHEMES_IN_TEXT else RECONSTRUCTED,
    )


def deed_card(deed: int, seat: int = NEUTRAL, met: bool | None = None) -> Card:
    key = DEED.key(deed)
    price = [good for good in range(GOODS) for _ in range(DEED_GOODS[deed * GOODS + good])]
    icons = [GOOD.key(good) for good in price] + ["card"] * DEED_SCHEMES[deed]
    gold = DEED_GOLD[deed]
    return Card(
        DEED.ref(deed),
        "deed",
        Text(f"deed-{key}"),
        cost=Mark("coin", gold, Text("mark-price")) if gold else None,
        icons=icons or ["scroll"],
        line=Text(f"line-deed-{key}"),
        ticks=[] if met is None else [Mark("", "", Text("tick-met" if met else "tick-unmet"), met)],
        seat=seat,
        sign=RECONSTRUCTED,
    )


def agenda_card(agenda: int) -> Card:
    key = AGENDA.key(agenda)
    return Card(
        AGENDA.ref(agenda),
        "agenda",
        Text(f"agenda-{key}"),
        gain=Mark("star", AGENDA_POINTS, Text("mark-agenda")),
        line=Text(f"line-agenda-{key}"),
        sign=RECONSTRUCTED,
    )


def intrigue_card(card: int) -> Card:
    key = INTRIGUE.key(card)
    return Card(
        INTRIGUE.ref(card),
        "intrigue",
        Text(f"intrigue-{key}"),
        line=Text(f"line-intrigue-{key}"),
        sign=RECONSTRUCTED,
    )


def epic_card(epic: int, placed: bool) -> Card:
    key = EPIC.key(epic)
    return Card(
        EPIC.ref(epic),
        "epic",
        Text(f"epic-{key}"),
        gain=Mark("star", 1, Text("mark-epic")),
        icons=["epic"],
        line=Text(f"line-epic-{key}"),
        ticks=[Mark("", "", Text("tick-raised"), True)] if placed else [],
        sign=RECONSTRUCTED,
    )


def prince_card(prince: int, seat: int) -> Card:
    key = PRINCE_CARD.key(prince)
    return Card(
        PRINCE_CARD.ref(prince),
        "prince",
        Text(f"prince-{key}"),
        icons=["crown"],
        line=Text(f"line-prince-{key}"),
        seat=seat,
        sign=RECONSTRUCTED,
    )


def ability_card(ability: int, seat: int, active: bool) -> Card:
    """Stated in the rulebook, so without the sign."""
    key = ABILITY.key(ability)
    return Card(
        ABILITY.ref(ability),
        "ability",
        Text(f"ability-{key}"),
        line=Text(f"line-ability-{key}"),
        ticks=[Mark("", "", Text("tick-active" if active else "tick-covered"), active)],
        seat=seat,
    )
