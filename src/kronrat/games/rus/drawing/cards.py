"""Card faces: what a card shows. Reconstructed ones carry the sign that says so."""

from __future__ import annotations

from collections.abc import Sequence

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
from kronrat.kernel.domain import Domain
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


def face(
    domain: Domain,
    value: int,
    *,
    seat: int = NEUTRAL,
    icons: Sequence[str] = (),
    cost: Mark | None = None,
    gain: Mark | None = None,
    ticks: Sequence[Mark] = (),
    sign: str = RECONSTRUCTED,
) -> Card:
    """A card named after its value, with the line that says what it does."""
    name = f"{domain.name}-{domain.key(value)}"
    return Card(
        domain.ref(value),
        domain.name,
        Text(name),
        cost=cost,
        gain=gain,
        icons=list(icons),
        line=Text(f"line-{name}"),
        ticks=list(ticks),
        seat=seat,
        sign=sign,
    )


def tick(yes: bool, text: str, other: str) -> Mark:
    return Mark("", "", Text(text if yes else other), yes)


def deed_card(deed: int, met: bool | None = None) -> Card:
    price = [good for good in range(GOODS) for _ in range(DEED_GOODS[deed * GOODS + good])]
    icons = [GOOD.key(good) for good in price] + ["card"] * DEED_SCHEMES[deed]
    gold = DEED_GOLD[deed]
    return face(
        DEED,
        deed,
        cost=Mark("coin", gold, Text("mark-price")) if gold else None,
        icons=icons or ["scroll"],
        ticks=[] if met is None else [tick(met, "tick-met", "tick-unmet")],
    )


def agenda_card(agenda: int) -> Card:
    return face(AGENDA, agenda, gain=Mark("star", AGENDA_POINTS, Text("mark-agenda")))


def intrigue_card(card: int) -> Card:
    return face(INTRIGUE, card)


def epic_card(epic: int, placed: bool) -> Card:
    ticks = [Mark("", "", Text("tick-raised"), True)] if placed else []
    return face(EPIC, epic, gain=Mark("star", 1, Text("mark-epic")), icons=["epic"], ticks=ticks)


def prince_card(prince: int, seat: int) -> Card:
    return face(PRINCE_CARD, prince, icons=["crown"], seat=seat)


def ability_card(ability: int, seat: int, active: bool) -> Card:
    """Stated in the rulebook, so without the sign."""
    return face(ABILITY, ability, ticks=[tick(active, "tick-active", "tick-covered")], seat=seat, sign="")
