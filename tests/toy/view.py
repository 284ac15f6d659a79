"""Who sees what in the toy, and how it is drawn."""

from __future__ import annotations

from msgspec import Struct

from kronrat.kernel.step import Together
from kronrat.kernel.view import (
    Card,
    Hand,
    Mark,
    Panel,
    Pawn,
    Piece,
    Row,
    Scene,
    Space,
    Stage,
    Text,
    Tint,
    Track,
)
from toy.rules import Deal
from toy.score import items, total
from toy.state import AGENDA, REGION, REGIONS, State


class Public(Struct):
    """What everybody may know. `kept` is filled only when the game is over."""

    seats: int
    rounds: int
    round: int
    coins: list[int]
    supply: list[int]
    warfare: list[int]
    troops: list[int]
    bag: list[int]
    cards: list[int]
    waiting: int
    scores: list[int]
    kept: list[int]


class Own(Struct):
    """What only one seat may know: what it was dealt and what it kept."""

    dealt: list[int]
    kept: int


def public(g: State) -> Public:
    step = g.stack[-1] if g.stack else None
    return Public(
        g.seats,
        g.rounds,
        g.round,
        g.coins.copy(),
        g.supply.copy(),
        g.warfare.copy(),
        g.troops.copy(),
        g.bag.copy(),
        [mask.bit_count() for mask in g.dealt],
        step.waiting if isinstance(step, Together) else 1 << step.to if isinstance(step, Deal) else 0,
        [total(items(g, seat)) for seat in range(g.seats)],
        [] if g.stack else g.kept.copy(),
    )


def own(g: State, seat: int) -> Own | None:
    if seat < 0:
        return None
    return Own([a for a in AGENDA.values if g.dealt[seat] >> a & 1], g.kept[seat])


def stage(seen: Public) -> Stage:
    spaces = [
        Space(
            REGION.ref(r),
            "region",
            10.0 + 30 * (r % 4),
            10.0 + 40 * (r // 4),
            26,
            36,
            label=Text(f"region-{key}"),
        )
        for r, key in enumerate(REGION.keys)
    ]
    return Stage(130, 100, "board", spaces)


def scene(seen: Public) -> Scene:
    pieces, tints = [], []
    for region in range(REGIONS):
        here = seen.troops[region * seen.seats : (region + 1) * seen.seats]
        for seat, count in enumerate(here):
            if count:
                at = REGION.ref(region)
                pieces.append(Piece(f"troop:{REGION.key(region)}-{seat}", "troop", at, seat, count))
        strong = max(here)
        if strong and here.count(strong) == 1:
            tints.append(Tint(REGION.ref(region), here.index(strong)))
    panels = [
        Panel(
            seat,
            seen.scores[seat],
            [
                Mark("coin", seen.coins[seat]),
                Mark("troop", seen.supply[seat]),
                Mark("sword", seen.warfare[seat]),
            ],
            [Text(f"agenda-{AGENDA.key(seen.kept[seat])}")] if seen.kept else [],
        )
        for seat in range(seen.seats)
    ]
    rows = [Row("bag", Text("row-bag"), count=sum(seen.bag))]
    track = Track("score", Text("track-score"), 40, [Pawn(s, seen.scores[s]) for s in range(seen.seats)])
    headline = Text("headline", {"round": min(seen.round, seen.rounds), "rounds": seen.rounds})
    return Scene(pieces, panels, headline, tints, rows, [track])


def hand(seen: Public, mine: Own) -> Hand:
    cards = [
        Card(
            AGENDA.ref(agenda),
            "agenda",
            Text(f"agenda-{AGENDA.key(agenda)}"),
            sign="kept" if agenda == mine.kept else "",
        )
        for agenda in mine.dealt
    ]
    return Hand([Row("agendas", Text("row-agendas"), cards)])
