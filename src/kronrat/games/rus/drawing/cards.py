"""Card faces: what a card is called, asks, gives and does. Its drawing is `art-KIND-KEY` in board.svg."""

from __future__ import annotations

from collections.abc import Sequence

from kronrat.games.rus.data import (
    ABILITY,
    AGENDA,
    AGENDA_POINTS,
    DEED,
    EPIC,
    GAINS,
    INTRIGUE,
    KIND,
    PRINCE_CARD,
    SCHEME,
    SCHEME_GAIN,
    SCHEME_KINDS,
    SCHEME_PRICE,
    TILE,
)
from kronrat.games.rus.drawing.demands import demands
from kronrat.games.rus.drawing.marks import (
    ABILITY_MARKS,
    AGENDA_ICONS,
    EPIC_MARKS,
    INTRIGUE_MARKS,
    PRINCE_MARKS,
)
from kronrat.games.rus.view import Public
from kronrat.kernel.domain import Domain
from kronrat.kernel.view import NEUTRAL, Card, Mark, Text

GAIN_ICONS = ["boot", "hammer", "cart", "sword", "helmet", "heavy", "scroll", "coin"]
CANCEL_ICON = "cancel"


def icon(name: str, value: int | str = "") -> Mark:
    """An icon with its name for the legend."""
    return Mark(name, value, Text(f"icon-{name}"))


def icons(marks: Sequence[tuple[str, int | str]]) -> list[Mark]:
    return [icon(name, value) for name, value in marks]


def tile_card(number: int, count: int) -> Card:
    """An Influence tile in hand."""
    return Card(
        TILE.ref(number),
        "tile",
        Text("card-tile", {"number": number}),
        icons=["tile"],
        gain=Mark("", f"×{count}", Text("mark-count")) if count > 1 else None,
        line=Text("line-tile"),
    )


def scheme_card(card: int) -> Card:
    kind = KIND[card]
    key = SCHEME_KINDS[kind]
    gains = SCHEME_GAIN[kind * GAINS : (kind + 1) * GAINS]
    gives = [icon(name, count) for name, count in zip(GAIN_ICONS, gains, strict=True) if count]
    price = SCHEME_PRICE[kind]
    return Card(
        SCHEME.ref(card),
        "scheme",
        Text(f"scheme-{key}"),
        cost=Mark("coin", price, Text("mark-price")) if price else None,
        line=Text(f"line-scheme-{key}"),
        art=f"art-scheme-{key}",
        gives=gives or [icon(CANCEL_ICON)],
    )


def face(
    domain: Domain,
    value: int,
    *,
    seat: int = NEUTRAL,
    gain: Mark | None = None,
    ticks: Sequence[Mark] = (),
    asks: Sequence[Mark] = (),
    gives: Sequence[Mark] = (),
) -> Card:
    """A card named after its value, with the line that says what it does."""
    name = f"{domain.name}-{domain.key(value)}"
    return Card(
        domain.ref(value),
        domain.name,
        Text(name),
        gain=gain,
        line=Text(f"line-{name}"),
        ticks=list(ticks),
        seat=seat,
        art=f"art-{name}",
        asks=list(asks),
        gives=list(gives),
    )


def tick(yes: bool, text: str, other: str) -> Mark:
    return Mark("", "", Text(text if yes else other), yes)


def deed_card(deed: int, view: Public | None = None, seat: int = NEUTRAL, met: bool | None = None) -> Card:
    """What it asks; for its owner, what of that is there and whether it can be fulfilled."""
    ticks = [] if met is None else [tick(met, "tick-met", "tick-unmet")]
    return face(DEED, deed, ticks=ticks, asks=demands(deed, view, seat))


def agenda_card(agenda: int) -> Card:
    asks = [icon("most"), icon(AGENDA_ICONS[AGENDA.key(agenda)])]
    return face(AGENDA, agenda, gain=Mark("star", AGENDA_POINTS, Text("mark-agenda")), asks=asks)


def intrigue_card(card: int) -> Card:
    return face(INTRIGUE, card, gives=icons(INTRIGUE_MARKS[INTRIGUE.key(card)]))


def epic_card(epic: int, placed: bool) -> Card:
    ticks = [Mark("", "", Text("tick-raised"), True)] if placed else []
    asks = icons(EPIC_MARKS[EPIC.key(epic)])
    return face(EPIC, epic, gain=Mark("star", 1, Text("mark-epic")), ticks=ticks, asks=asks)


def prince_card(prince: int, seat: int = NEUTRAL) -> Card:
    return face(PRINCE_CARD, prince, seat=seat, gives=icons(PRINCE_MARKS[PRINCE_CARD.key(prince)]))


def ability_card(ability: int, seat: int = NEUTRAL, active: bool | None = None) -> Card:
    ticks = [] if active is None else [tick(active, "tick-active", "tick-covered")]
    return face(ABILITY, ability, ticks=ticks, seat=seat, gives=icons(ABILITY_MARKS[ABILITY.key(ability)]))
