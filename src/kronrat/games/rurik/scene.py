"""What is drawn, from the views alone: the chart, the strategy board, claim tracks, mats, cards."""

from __future__ import annotations

from kronrat.games.rurik import boards, cards, chart, mat
from kronrat.games.rurik.data import (
    AGENDA,
    BOAT,
    DECK,
    GOOD,
    GOODS,
    IN_PLAY,
    LEADER,
    NEEDED,
    NOWHERE,
    REGION,
    RULE_TRACK,
    SEATS,
    STEPS_UP,
    STRUCTURE,
    STRUCTURES,
    SVIATOPOLK,
    TRACK,
    TRACKS,
    USURPER,
)
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.state import CONVERSION_BONUS, DEED_BONUS, SCHEME_BONUS
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import (
    Mark,
    Panel,
    Piece,
    Row,
    Scene,
    Space,
    Stage,
    Text,
    Tint,
)
from kronrat.parts.seats import COLOURS, SEAT

GROUPS = (
    ["green"] * IN_PLAY[2] + ["yellow"] * (IN_PLAY[3] - IN_PLAY[2]) + ["brown"] * (IN_PLAY[4] - IN_PLAY[3])
)
"""Region → its colour: those for two players, those added for three, those added for four."""


def stage(view: Public) -> Stage:
    """Fifteen regions, those out of play closed; rivers and names (alike in both languages) lie over them."""
    spaces = []
    for region, key in enumerate(REGION.keys):
        x, y, w, h = chart.BOX[key]
        x, y = chart.at(x, y)
        kind = GROUPS[region] if region < IN_PLAY[view.seats] else "closed"
        spaces.append(
            Space(
                REGION.ref(region),
                kind,
                x - w / 2,
                y - h / 2,
                float(w),
                float(h),
                chart.OUTLINE[key],
                help=_region_help(view, region, kind),
            )
        )
    rivers = Space("chart:rivers", "rivers", 0.0, 0.0, chart.WIDTH, chart.HEIGHT, help=Text("help-rivers"))
    return Stage(chart.WIDTH, chart.HEIGHT, "board", [*spaces, rivers])


def _region_help(view: Public, region: int, kind: str) -> Text:
    if kind == "closed" or region >= len(view.kinds):
        return Text("help-closed")
    return Text("help-region", {"good": GOOD.ref(view.kinds[region])})


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[_panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[Tint(REGION.ref(r), seat) for r, seat in enumerate(view.ruler) if seat >= 0],
        rows=_rows(view),
        tracks=[*(boards.claim_track(view, track) for track in range(TRACKS)), boards.warfare_track(view)],
        grids=[boards.strategy_board(view), *(mat.grids(view.automa) if view.automa else [])],
    )


def _headline(view: Public) -> Text:
    if view.automa:
        return mat.headline(view.automa, view.round)
    return Text(
        "headline", {"round": view.round, "first": SEAT.ref(view.first), "marker": SEAT.ref(view.marker)}
    )


def _pieces(view: Public) -> list[Piece]:
    """Region by region: structures, the good, rebels, then leaders and troops."""
    pieces: list[Piece] = []
    for region in range(IN_PLAY[view.seats]):
        at = REGION.ref(region)
        key = REGION.keys[region]
        for seat in range(view.seats):
            for structure in range(STRUCTURES):
                if view.built[seat * STRUCTURES + structure] >> region & 1:
                    kind = STRUCTURE.keys[structure]
                    pieces.append(Piece(f"{kind}:{key}", kind, at, seat))
        if view.goods >> region & 1 and region < len(view.kinds):
            pieces.append(Piece(f"goods:{key}", GOOD.keys[view.kinds[region]], at))
        if view.rebels[region]:
            kind = "neutral" if view.automa else "rebel"
            pieces.append(Piece(f"rebel:{key}", kind, at, count=view.rebels[region]))
        for seat in range(view.seats):
            if view.leader_at[seat] == region:
                name = LEADER.keys[view.leader[seat]]
                pieces.append(Piece(f"prince:{name}", "leader", at, seat, help=Text(f"help-leader-{name}")))
            n = view.troops[region * SEATS + seat]
            if n:
                kind = "insurgent" if view.automa and seat == REBELLION else "troop"
                pieces.append(Piece(f"troop:{COLOURS[seat]}-{key}", kind, at, seat, n))
    return pieces


def _panel(view: Public, seat: int) -> Panel:
    """Score, what lies open on the mat, and what is missing for the next claims."""
    at = seat * GOODS
    boat = sum(min(view.hold[at + good], BOAT[good]) for good in range(GOODS))
    dock = sum(view.hold[at : at + GOODS]) - boat
    stats = [
        Mark("coin", view.coins[seat], Text("stat-coin")),
        Mark("troop", view.supply[seat], Text("stat-troop")),
        Mark("scroll", view.hands[seat], Text("stat-scroll")),
        Mark("ship", f"{boat}/{sum(BOAT)}", Text("stat-ship")),
        Mark("dock", dock, Text("stat-dock")),
        Mark("rebel", view.beaten[seat], Text("stat-rebel")),
        Mark("deed", len(view.done[seat]), Text("stat-deed")),
    ]
    if view.automa:  # nobody defeats rebels for a reward, and the Rebellion never has cards
        held = ("rebel", "scroll", "deed") if seat == REBELLION else ("rebel",)
        stats = [mark for mark in stats if mark.icon not in held]
    for structure in range(STRUCTURES):
        icon = STRUCTURE.keys[structure]
        stats.append(Mark(icon, view.stock[seat * STRUCTURES + structure], Text(f"stat-{icon}")))
    for good in range(GOODS):
        icon = GOOD.keys[good]
        text = Text(f"stat-{icon}", {"room": BOAT[good]})
        stats.append(Mark(icon, view.hold[at + good], text, view.hold[at + good] >= BOAT[good]))
    return Panel(seat, view.scores[seat], stats, _remarks(view, seat))


def _remarks(view: Public, seat: int) -> list[Text]:
    remarks = mat.remarks(view.automa) if view.automa and seat == REBELLION else []
    if view.leader[seat] >= 0:
        state = "off" if view.leader_at[seat] == NOWHERE else "used" if view.power >> seat & 1 else "on"
        remarks.append(Text(f"remark-leader-{state}", {"leader": LEADER.ref(view.leader[seat])}))
    if view.step == "turn" and seat == view.active:
        remarks += _turn_remarks(view)
    for track in range(TRACKS):
        remarks.append(_claim_remark(view, seat, track))
    idle, full = view.income[seat]
    key = "remark-rebel-income" if view.automa and seat == REBELLION else "remark-income"
    remarks.append(Text(key, {"coins": idle + full, "idle": idle, "full": full}))
    if view.agendas and view.agendas[seat] >= 0:
        remarks.append(Text("remark-agenda", {"agenda": AGENDA.ref(view.agendas[seat])}))
    return remarks


def _turn_remarks(view: Public) -> list[Text]:
    """What is left of this turn: bonus actions not yet taken, tax and build points that wait [turn-6]."""
    remarks = [
        Text(f"remark-bonus-{kind}")
        for bit, kind in ((SCHEME_BONUS, "scheme"), (DEED_BONUS, "deed"), (CONVERSION_BONUS, "conversion"))
        if view.used & bit
    ]
    if view.tax_left:
        remarks.append(Text("remark-tax-left", {"points": view.tax_left}))
    if view.build_left:
        remarks.append(Text("remark-build-left", {"points": view.build_left}))
    return remarks


def _claim_remark(view: Public, seat: int, track: int) -> Text:
    """What is there, what the marker has reached, what the next space asks for."""
    at = seat * TRACKS + track
    marker, have, reach = view.claims[at], view.measures[at], view.reach[at]
    args: dict[str, str | int] = {"have": have, "marker": marker}
    up = max(marker, reach)
    key = TRACK.keys[track]
    if up == STEPS_UP:
        return Text(f"remark-{key}-top", args)
    need = NEEDED[track * STEPS_UP + up]
    args["need"] = need
    args["missing"] = max(need - have, 0)
    if track == RULE_TRACK and up == STEPS_UP - 1:
        return Text("remark-rule-crowns", args)
    return Text(f"remark-{key}", args)


def _rows(view: Public) -> list[Row]:
    rows = [Row("row", Text("row-deeds"), [cards.deed(card) for card in view.row])]
    rows.append(Row("deed-deck", Text("row-deed-deck"), count=view.deck_of_deeds))
    if view.automa:
        rows.append(Row("rebellion-deck", Text("row-rebellion-deck"), count=view.automa.unseen))
    for deck in range(2):
        title = Text("row-deck-known", {"deck": DECK.ref(deck), "cards": view.put_back[deck]})
        if not view.put_back[deck]:
            title = Text("row-deck", {"deck": DECK.ref(deck)})
        rows.append(Row(DECK.ref(deck), title, count=view.deck_sizes[deck]))
    rows.append(Row("scheme-discard", Text("row-discard"), [cards.scheme(card) for card in view.discard]))
    if view.shown:
        rows.append(Row("shown", Text("row-shown"), [cards.scheme(card) for card in view.shown]))
    for seat in range(view.seats):
        if view.deeds[seat]:
            own = [cards.deed_of(view, seat, card) for card in view.deeds[seat]]
            rows.append(Row(f"deeds-{COLOURS[seat]}", Text("row-own-deeds", {"seat": SEAT.ref(seat)}), own))
        if view.done[seat]:
            done = [cards.deed(card, seat) for card in view.done[seat]]
            rows.append(Row(f"done-{COLOURS[seat]}", Text("row-done", {"seat": SEAT.ref(seat)}), done))
    taken = [leader for leader in view.leader if leader >= 0]
    if len(taken) < view.seats:
        if view.automa:
            taken.append(SVIATOPOLK)
        free = [cards.leader(leader) for leader in range(USURPER) if leader not in taken]
        rows.append(Row("leaders", Text("row-leaders"), free))
    return rows
