"""What is drawn, from the view alone: the map, pieces, strengths and panels; rows of cards are in faces.py."""

from __future__ import annotations

from kronrat.games.mythotopia import chart, faces
from kronrat.games.mythotopia.data import (
    BORDER,
    BORDER_KIND,
    EMPTY_TO_END,
    HILLS,
    LAND,
    MOST_SEATS,
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
SEA_BOX = {"beast": 140.0, "serpent": 140.0}
INLAND_BOX = 96.0
NOBODY = -1
TRACK_END = 60
ROAD_LENGTH, ROAD_WIDTH = 62.0, 20.0
MOUND = 54.0
RELIEF = {HILLS: "hills", MOUNTAINS: "mountains"}


def stage(view: Public) -> Stage:
    """Seas and provinces with their outlines, and a spot on every border where a road can lie."""
    spaces: list[Space] = []
    for sea in SEA.values:
        key = SEA.keys[sea]
        x, y = _anchor(key)
        size = SEA_BOX.get(key, INLAND_BOX)
        box = (x - size / 2, y - size / 2, size, size)
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
        spaces += _relief(border)
    for border in BORDER.values:
        spaces.append(_border_space(border))
    return Stage(chart.WIDTH, chart.HEIGHT, "board", spaces)


def _anchor(key: str) -> tuple[float, float]:
    x, y = chart.ANCHOR[key]
    return x * chart.WIDTH, y * chart.HEIGHT


def _line(border: int) -> list[chart.Point]:
    one, other = BORDER.keys[border].split("-")
    return chart.shared_line(one, other)


def _relief(border: int) -> list[Space]:
    """Hills or mountains drawn along a border."""
    kind = RELIEF.get(BORDER_KIND[border])
    if kind is None:
        return []
    line = _line(border)
    spots = [line[len(line) * n // 4] for n in (1, 3)]
    half = MOUND / 2
    return [
        Space(
            f"relief:{BORDER.keys[border]}-{n}",
            kind,
            x - half,
            y - half,
            MOUND,
            MOUND,
            help=Text(f"help-{kind}"),
        )
        for n, (x, y) in enumerate(spots)
    ]


def _border_space(border: int) -> Space:
    """A narrow spot across the border, as a road would lie."""
    line = _line(border)
    x, y = chart.middle_of(line)
    upright = abs(line[0][1] - line[-1][1]) > abs(line[0][0] - line[-1][0])
    w, h = (ROAD_LENGTH, ROAD_WIDTH) if upright else (ROAD_WIDTH, ROAD_LENGTH)
    words = Text(f"help-{RELIEF.get(BORDER_KIND[border], 'border')}")
    return Space(BORDER.ref(border), "border", x - w / 2, y - h / 2, w, h, help=words)


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
            number = view.ships[MOST_SEATS * sea + seat]
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
        number = view.armies[MOST_SEATS * province + seat]
        if number:
            out.append(Piece(f"armies:{key}-{seat}", "army", at, seat, number))
        hired = view.mercenaries.count(MOST_SEATS * province + seat)
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
