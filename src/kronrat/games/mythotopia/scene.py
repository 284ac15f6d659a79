"""What is drawn, from the view alone: the map, pieces, strengths and panels; rows of cards are in faces.py."""

from __future__ import annotations

from kronrat.games.mythotopia import chart, faces
from kronrat.games.mythotopia.data import (
    BORDER,
    BORDER_KIND,
    EMPTY_TO_END,
    HILLS,
    LAND,
    MOUNTAINS,
    NEUTRAL_STRENGTH,
    NO_TOWN,
    PROVINCE,
    PROVINCE_SYMBOL,
    RUGGED,
    SEA,
    SEAS,
    SYMBOL,
    TOWN,
)
from kronrat.games.mythotopia.view import Own, Public
from kronrat.kernel.view import Hand, Mark, Panel, Pawn, Piece, Scene, Space, Stage, Text, Tint, Track
from kronrat.parts.seats import COLOURS

BOX_W, BOX_H = 150.0, 104.0
SEA_BOX = 150.0
NOBODY = -1
TRACK_END = 60
BORDER_SPOT = 46.0


def stage(view: Public) -> Stage:
    """Seas and provinces with their outlines, and a spot on every border where a road can lie."""
    spaces: list[Space] = []
    for sea in SEA.values:
        key = SEA.keys[sea]
        x, y = _anchor(key)
        box = (x - SEA_BOX / 2, y - SEA_BOX / 2, SEA_BOX, SEA_BOX)
        spaces.append(
            Space(SEA.ref(sea), "sea", *box, chart.SEA_PATH[key], Text(SEA.ref(sea).replace(":", "-")))
        )
    for province in PROVINCE.values:
        key = PROVINCE.keys[province]
        x, y = _anchor(key)
        rugged = RUGGED >> province & 1
        kind = f"{'rugged' if rugged else 'land'}-{SYMBOL.keys[PROVINCE_SYMBOL[province]]}"
        facts: dict[str, str | int] = {
            "symbol": SYMBOL.ref(PROVINCE_SYMBOL[province]),
            "strength": NEUTRAL_STRENGTH[province],
            "rugged": "yes" if rugged else "no",
        }
        spaces.append(
            Space(
                PROVINCE.ref(province),
                kind,
                x - BOX_W / 2,
                y - BOX_H / 2,
                BOX_W,
                BOX_H,
                chart.LAND_PATH[key],
                Text(f"province-{key}"),
                Text("help-province", facts),
            )
        )
    for border in BORDER.values:
        spaces.append(_border_space(border))
    return Stage(chart.WIDTH, chart.HEIGHT, "board", spaces)


def _anchor(key: str) -> tuple[float, float]:
    x, y = chart.ANCHOR[key]
    return x * chart.WIDTH, y * chart.HEIGHT


def _border_space(border: int) -> Space:
    one, other = BORDER.keys[border].split("-")
    x, y = chart.middle_of(chart.shared_line(one, other))
    kind = {HILLS: "hills", MOUNTAINS: "mountains"}.get(BORDER_KIND[border], "border")
    half = BORDER_SPOT / 2
    return Space(
        BORDER.ref(border), kind, x - half, y - half, BORDER_SPOT, BORDER_SPOT, help=Text(f"help-{kind}")
    )


def scene(view: Public) -> Scene:
    return Scene(
        pieces=pieces(view),
        panels=[panel(view, seat) for seat in range(view.seats)],
        headline=headline(view),
        tints=[
            Tint(PROVINCE.ref(p), view.owner[p], "war" if any(w.province == p for w in view.wars) else "")
            for p in range(LAND)
            if view.owner[p] != NOBODY
        ],
        rows=faces.rows(view),
        tracks=[
            Track(
                "score",
                Text("track-score"),
                max(TRACK_END, *view.points),
                [Pawn(seat, view.points[seat]) for seat in range(view.seats)],
            )
        ],
    )


def headline(view: Public) -> Text:
    able = [seat for seat in range(view.seats) if view.could_end[seat]]
    if view.paying[0] >= 0:
        return Text("headline-paying", {"symbol": SYMBOL.ref(view.paying[0]), "need": view.paying[1]})
    if view.empty < EMPTY_TO_END:
        return Text("headline", {"turn": view.turns, "empty": view.empty, "needed": EMPTY_TO_END})
    if not able:
        return Text("headline-nobody", {"turn": view.turns})
    return Text("headline-could-end", {"turn": view.turns, "seat": f"seat:{COLOURS[able[0]]}"})


def pieces(view: Public) -> list[Piece]:
    out: list[Piece] = []
    for province in range(LAND):
        out += _in_province(view, province)
    for sea in range(SEAS):
        for seat in range(view.seats):
            number = view.ships[4 * sea + seat]
            if number:
                out.append(Piece(f"ships:{SEA.keys[sea]}-{seat}", "ship", SEA.ref(sea), seat, number))
    for road in view.roads:
        out.append(Piece(f"road:{BORDER.keys[road]}", "road", BORDER.ref(road)))
    return out


def _in_province(view: Public, province: int) -> list[Piece]:
    key, at = PROVINCE.keys[province], PROVINCE.ref(province)
    owner = view.owner[province]
    out: list[Piece] = []
    if view.town[province] != NO_TOWN:
        out.append(Piece(f"town:{key}", TOWN.keys[view.town[province]], at, owner))
    if province in view.castles:
        out.append(Piece(f"castle:{key}", "castle", at))
    if province in view.dragons:
        out.append(Piece(f"dragon:{key}", "dragon", at, help=Text("help-dragon")))
    if province in view.runestones:
        out.append(Piece(f"runestone:{key}", "runestone", at, help=Text("help-runestone")))
    for seat in range(view.seats):
        number = view.armies[4 * province + seat]
        if number:
            out.append(Piece(f"armies:{key}-{seat}", "army", at, seat, number))
        hired = view.mercenaries.count(4 * province + seat)
        if hired:
            out.append(Piece(f"mercenaries:{key}-{seat}", "mercenary", at, seat, hired))
    shield = min(view.defence[province], faces.HIGHEST_STRENGTH)
    out.append(Piece(f"strength:{key}", f"strength-{shield}", at, owner, help=Text("help-strength")))
    for war in view.wars:
        if war.province == province:
            for seat, power in war.parties[1:]:
                sword = f"attack-{min(power, faces.HIGHEST_STRENGTH)}"
                out.append(Piece(f"attack:{key}-{seat}", sword, at, seat, help=Text("help-attack")))
    return out


def panel(view: Public, seat: int) -> Panel:
    """A seat's figures: provinces, cards, armies, ships, villages, cities; and whether it could end the game."""
    remarks: list[Text] = []
    if view.could_end[seat]:
        remarks.append(Text("remark-could-end"))
    wars = [war for war in view.wars if any(party == seat for party, _ in war.parties)]
    for war in wars:
        remarks.append(faces.war_line(war, seat))
    stats: list[tuple[str, int | str]] = [
        ("province", view.owner.count(seat)),
        ("card", view.hand_counts[seat]),
        ("deck", view.deck_counts[seat]),
        ("discard", len(view.discard[seat])),
        ("reserve", f"{len(view.reserve[seat])}/{view.capacity[seat]}"),
        ("army", f"{view.stock[seat]}+{view.barracks[seat]}"),
        ("ship", f"{view.harbour[seat]}+{view.shipyard[seat]}"),
        ("village", view.villages[seat]),
        ("city", view.cities[seat]),
    ]
    marks = [Mark(icon, value, Text(f"stat-{icon}")) for icon, value in stats]
    return Panel(seat, view.points[seat], marks, remarks)


def hand(view: Public, own: Own | None) -> Hand:
    return faces.hand(view, own) if own is not None else Hand()
