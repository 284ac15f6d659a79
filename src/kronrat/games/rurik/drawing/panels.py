"""A seat's panel: the three numbers that matter, one remark, and what unfolds."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    AGENDA,
    BOAT,
    GOOD,
    GOODS,
    LEADER,
    NEEDED,
    NOWHERE,
    RULE_TRACK,
    STEPS_UP,
    STRUCTURE,
    STRUCTURES,
    TRACK,
    TRACKS,
)
from kronrat.games.rurik.drawing import rebellion
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.state import CONVERSION_BONUS, DEED_BONUS, SCHEME_BONUS
from kronrat.games.rurik.view import Public
from kronrat.kernel.view import Mark, Panel, Text

OUT_OF_REACH = 99
SETUP_STEPS = (
    "first",
    "token",
    "leader",
    "deal-leader",
    "deal-agenda",
    "agenda",
    "start-troop",
    "start-leader",
)


def panel(view: Public, seat: int) -> Panel:
    """Score, the three numbers that matter, and below them what lies open on the mat."""
    at = seat * GOODS
    boat = sum(min(view.hold[at + good], BOAT[good]) for good in range(GOODS))
    dock = sum(view.hold[at : at + GOODS]) - boat
    ruled = view.measures[seat * TRACKS + RULE_TRACK]
    stats = [
        Mark("coin", view.coins[seat], Text("main-coin", {"number": view.coins[seat]})),
        Mark("troop", view.supply[seat], Text("main-troop", {"number": view.supply[seat]})),
        Mark("crown", ruled, Text("main-crown", {"number": ruled})),
        Mark("ship", f"{boat}/{sum(BOAT)}", Text("stat-ship")),
        Mark("dock", dock, Text("stat-dock")),
        Mark("sword", view.warfare[seat], Text("stat-sword")),
    ]
    if not (view.automa and seat == REBELLION):  # the Rebellion never has cards
        stats.append(Mark("scroll", view.hands[seat], Text("stat-scroll")))
        stats.append(Mark("deed", len(view.done[seat]), Text("stat-deed")))
    if not view.automa:  # alone nobody defeats rebels for a reward
        stats.append(Mark("rebel", view.beaten[seat], Text("stat-rebel")))
    for structure in range(STRUCTURES):
        icon = STRUCTURE.keys[structure]
        stats.append(Mark(icon, view.stock[seat * STRUCTURES + structure], Text(f"stat-{icon}")))
    for good in range(GOODS):
        icon = GOOD.keys[good]
        text = Text(f"stat-{icon}", {"room": BOAT[good]})
        stats.append(Mark(icon, view.hold[at + good], text, view.hold[at + good] >= BOAT[good]))
    return Panel(seat, view.scores[seat], stats, _remarks(view, seat), remark=_remark(view, seat))


def _remark(view: Public, seat: int) -> Text:
    """One line: the leader and what is missing for the nearest claim."""
    if view.automa and seat == REBELLION:
        return rebellion.remark(view.automa)
    if view.leader[seat] < 0:
        return Text("remark-no-leader")
    args: dict[str, str | int] = {"leader": LEADER.ref(view.leader[seat])}
    if view.agendas and view.agendas[seat] >= 0:
        return Text("remark-over", {**args, "agenda": AGENDA.ref(view.agendas[seat])})
    if view.step in SETUP_STEPS:
        return Text("remark-leader-on", args)
    if view.leader_at[seat] == NOWHERE:
        return Text("remark-leader-off", args)
    missing, track = min((_missing(view, seat, track), track) for track in range(TRACKS))
    if missing == OUT_OF_REACH:
        return Text("remark-leader-on", args)
    return Text(f"remark-next-{TRACK.keys[track]}", {**args, "missing": missing})


def _missing(view: Public, seat: int, track: int) -> int:
    """How much is missing for the next space of a claim track."""
    at = seat * TRACKS + track
    up = max(view.claims[at], view.reach[at])
    if up == STEPS_UP or (track == RULE_TRACK and up == STEPS_UP - 1):
        return OUT_OF_REACH
    return NEEDED[track * STEPS_UP + up] - view.measures[at]


def _remarks(view: Public, seat: int) -> list[Text]:
    """What unfolds: the leader, what is left of the turn, each claim, the income."""
    remarks = rebellion.remarks(view.automa) if view.automa and seat == REBELLION else []
    if view.leader[seat] >= 0:
        state = "off" if view.leader_at[seat] == NOWHERE else "used" if view.power >> seat & 1 else "on"
        remarks.append(Text(f"remark-leader-{state}", {"leader": LEADER.ref(view.leader[seat])}))
    if not view.automa and seat == view.first:
        remarks.append(Text("remark-first"))
    if not view.automa and seat == view.marker and view.marker != view.first:
        remarks.append(Text("remark-marker"))
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
