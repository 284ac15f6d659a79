"""What is drawn, from the views alone: the strategy board, claim tracks, mats, cards."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
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
    SCHEME_CARD,
    SEATS,
    STEPS_UP,
    STRUCTURE,
    STRUCTURES,
    SVIATOPOLK,
    TOKEN,
    TOKENS,
    TRACK,
    TRACKS,
    USURPER,
)
from kronrat.games.rurik.drawing import cards, rebellion, tracks
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.state import CONVERSION_BONUS, DEED_BONUS, SCHEME_BONUS
from kronrat.games.rurik.view import Own, Public
from kronrat.kernel.seats import COLOURS
from kronrat.kernel.view import (
    Hand,
    Mark,
    Panel,
    Piece,
    Row,
    Scene,
    Text,
    Tint,
)
from kronrat.parts.seats import SEAT


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[_panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[Tint(REGION.ref(r), seat) for r, seat in enumerate(view.ruler) if seat >= 0],
        rows=_rows(view),
        tracks=[*(tracks.claim_track(view, track) for track in range(TRACKS)), tracks.warfare_track(view)],
        grids=[tracks.strategy_board(view), *(rebellion.grids(view.automa) if view.automa else [])],
    )


def _headline(view: Public) -> Text:
    if view.automa:
        return rebellion.headline(view.automa, view.round)
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
    remarks = rebellion.remarks(view.automa) if view.automa and seat == REBELLION else []
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


# ---- what is mine: schemes, agenda, and the things of my mat that decisions name


def hand(view: Public, own: Own | None) -> Hand:
    """Schemes and agenda are mine alone; of the open things of my mat, those that the pending question may name."""
    if own is None:
        return Hand()
    rows = []
    if own.drawn:
        rows.append(Row("drawn", Text("row-drawn"), [cards.scheme(card) for card in own.drawn]))
    rows.append(Row("schemes", Text("row-hand"), [cards.scheme(card) for card in own.hand]))
    if own.agenda < 0 and own.dealt:
        rows.append(Row("agenda", Text("row-agenda"), [cards.agenda(card) for card in own.dealt]))
    return Hand([*rows, *_mat(view, own.seat)], [*_secrets(view, own), *_notes(own)])


def _mat(view: Public, seat: int) -> list[Row]:
    """Advisors still to place; goods and conversion tokens while they can be spent."""
    rows = []
    advisors = [n for n in range(1, ADVISOR_PLACES) if view.advisors[seat * ADVISOR_PLACES + n]]
    if view.step == "strategy" and advisors:
        faces = [cards.advisor(n, view.advisors[seat * ADVISOR_PLACES + n]) for n in advisors]
        rows.append(Row("advisors", Text("row-advisors"), faces))
    goods = [good for good in range(GOODS) if view.hold[seat * GOODS + good]]
    if view.step in ("turn", "pay-goods") and goods:
        faces = [cards.good(good, view.hold[seat * GOODS + good]) for good in goods]
        rows.append(Row("goods", Text("row-goods"), faces))
        if view.step == "turn":
            tokens = [cards.token(t, bool(view.flipped >> (seat * TOKENS + t) & 1)) for t in TOKEN.values]
            rows.append(Row("tokens", Text("row-tokens"), tokens))
    return rows


def _secrets(view: Public, own: Own) -> list[Text]:
    """My agenda and what my leader can do, in words."""
    notes = []
    if own.agenda >= 0:
        notes.append(Text("note-agenda", {"agenda": AGENDA.ref(own.agenda)}))
        notes.append(Text(f"line-{AGENDA.keys[own.agenda]}"))
    if view.leader[own.seat] >= 0:
        notes.append(Text("note-leader", {"leader": LEADER.ref(view.leader[own.seat])}))
        notes.append(Text(f"help-leader-{LEADER.keys[view.leader[own.seat]]}"))
    return notes


def _notes(own: Own) -> list[Text]:
    """What I know about hidden cards besides my hand."""
    notes = []
    for deck in range(2):
        for depth, card in enumerate(own.known_top[deck]):
            if card >= 0:
                notes.append(
                    Text(
                        "note-top",
                        {"deck": DECK.ref(deck), "place": depth + 1, "scheme": SCHEME_CARD.ref(card)},
                    )
                )
    for seat, held in enumerate(own.known_hands):
        notes += [
            Text("note-hand", {"seat": SEAT.ref(seat), "scheme": SCHEME_CARD.ref(card)}) for card in held
        ]
    if own.agenda >= 0 and len(own.dealt) == 2:
        returned = next(card for card in own.dealt if card != own.agenda)
        notes.append(Text("note-returned", {"agenda": AGENDA.ref(returned)}))
    return notes
