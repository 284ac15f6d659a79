"""Every card and token there is, by kind, for the rules page."""

from __future__ import annotations

from collections import Counter

from kronrat.games.rurik.data import (
    ADVISORS,
    AGENDAS,
    BOAT,
    CASUALTY,
    DEEDS,
    GOOD,
    REBELLION_CARD,
    REGION,
    REWARD,
    SCHEME_COINS,
    SCHEME_KIND,
    SCHEME_POINTS,
    SCHEME_PRICE,
    SCHEMES,
    START_ADVISORS,
    STICKERS,
    STRUCTURE,
    STRUCTURES_EACH,
    TOKEN,
    USURPER,
)
from kronrat.games.rurik.drawing import cards
from kronrat.games.rurik.rebellion.cards import LOCATION, PLACES
from kronrat.kernel.view import Card, Mark, Row, Text

Face = tuple[int, int, int, int, int]


def _face(card: int) -> Face:
    """Two schemes with the same face are two copies of one."""
    return SCHEME_KIND[card], SCHEME_POINTS[card], SCHEME_COINS[card], SCHEME_PRICE[card], CASUALTY[card]


def _schemes() -> list[Card]:
    copies = Counter(_face(card) for card in range(SCHEMES))
    first = {_face(card): card for card in reversed(range(SCHEMES))}
    return [cards.scheme(first[face], copies[face]) for face in sorted(copies, key=lambda face: first[face])]


def _advisors() -> list[Card]:
    """Six each: two with the number 2, and the 3 that comes in the last round."""
    out = []
    for number in range(1, ADVISORS + 1):
        face = cards.advisor(number, 1)
        face.count = 2 if number == 2 else 1
        face.line = Text(
            "line-advisor-later" if not START_ADVISORS[number - 1] else "line-advisor", {"number": number}
        )
        out.append(face)
    return out


def _structures() -> list[Card]:
    return [
        Card(
            STRUCTURE.ref(structure),
            "structure",
            Text(f"title-structure-{key}"),
            line=Text(f"line-{key}"),
            art=f"art-{key}",
            count=STRUCTURES_EACH,
        )
        for structure, key in enumerate(STRUCTURE.keys)
    ]


def _goods() -> list[Card]:
    return [
        Card(
            GOOD.ref(good),
            "good",
            Text("title-good", {"good": GOOD.ref(good)}),
            line=Text("line-boat", {"room": BOAT[good]}),
            art=f"piece-{key}",
        )
        for good, key in enumerate(GOOD.keys)
    ]


def _rewards() -> list[Card]:
    """What lies under the rebels; inferred, as the rules page says [attack-2]."""
    return [
        Card(
            REWARD.ref(reward),
            "reward",
            Text(f"reward-{key}"),
            line=Text("line-reward"),
            art="piece-rebel",
            gives=[Mark("coin", 2) if key == "two-coins" else Mark(key, 1)],
            count=STICKERS[reward],
        )
        for reward, key in enumerate(REWARD.keys)
    ]


def _rebellion() -> list[Card]:
    """The solo game's cards by number: the order of their places; their strategies come out at the table."""
    out = []
    for card in range(len(REBELLION_CARD.keys)):
        places: dict[str, str | int] = {
            f"place{place + 1}": REGION.ref(LOCATION[card * PLACES + place]) for place in range(PLACES)
        }
        title = Text("title-rebellion", {"rebellion": REBELLION_CARD.ref(card)})
        out.append(
            Card(
                REBELLION_CARD.ref(card),
                "rebellion",
                title,
                line=Text("line-places", places),
                art="piece-insurgent",
            )
        )
    return out


COMPONENTS = [
    Row("leader", Text("row-leaders"), [cards.leader(leader) for leader in range(USURPER)]),
    Row("deed", Text("components-deeds"), [cards.deed(deed) for deed in range(DEEDS)]),
    Row("scheme", Text("components-schemes"), _schemes()),
    Row("agenda", Text("components-agendas"), [cards.agenda(agenda) for agenda in range(AGENDAS)]),
    Row("advisor", Text("components-advisors"), _advisors()),
    Row("structure", Text("components-structures"), _structures()),
    Row("good", Text("components-goods"), _goods()),
    Row("token", Text("row-tokens"), [cards.token(token, flipped=False) for token in TOKEN.values]),
    Row("reward", Text("components-rewards"), _rewards()),
    Row("rebellion", Text("components-rebellion"), _rebellion()),
    Row("solo-leader", Text("components-solo-leader"), [cards.leader(USURPER)]),
]
