"""What is drawn, from the views alone: the strategy board, claim tracks, mats, cards."""

from __future__ import annotations

from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
    AGENDA,
    DECK,
    GOOD,
    GOODS,
    IN_PLAY,
    LEADER,
    REGION,
    SCHEME_CARD,
    SEATS,
    STRUCTURE,
    STRUCTURES,
    SVIATOPOLK,
    TOKEN,
    TOKENS,
    TRACKS,
    USURPER,
)
from kronrat.games.rurik.drawing import cards, rebellion, tracks
from kronrat.games.rurik.drawing.panels import SETUP_STEPS, panel
from kronrat.games.rurik.rebellion.mats import LEVELS
from kronrat.games.rurik.rebellion.side import REBELLION
from kronrat.games.rurik.view import Own, Public
from kronrat.kernel.seats import COLOURS
from kronrat.kernel.view import (
    MAP,
    NEUTRAL,
    Hand,
    Piece,
    Row,
    Scene,
    Sheet,
    Text,
    Tint,
    Use,
)
from kronrat.parts.seats import SEAT

CLAIM_STEPS = ("choose-deed", "reveal-deed")
STRATEGY_STEPS = ("strategy", "rebel-bottom", "rebel-strategy")
"""While advisors are placed, the strategy board lies in the large slot."""


def scene(view: Public) -> Scene:
    return Scene(
        pieces=_pieces(view),
        panels=[panel(view, seat) for seat in range(view.seats)],
        headline=_headline(view),
        tints=[Tint(REGION.ref(r), seat) for r, seat in enumerate(view.ruler) if seat >= 0],
        sheets=sheets(view),
        focus="strategy" if view.step in STRATEGY_STEPS else MAP,
    )


def _headline(view: Public) -> Text:
    args: dict[str, str | int] = {"round": view.round}
    if view.automa:
        return Text(f"headline-{LEVELS[view.automa.level]}", args)
    return Text(f"headline-{phase(view)}", args)


def phase(view: Public) -> str:
    """Where in the round the pending question stands."""
    if view.over:
        return "over"
    if view.step in SETUP_STEPS:
        return "setup"
    if view.step in STRATEGY_STEPS:
        return "strategy"
    claiming = view.step in CLAIM_STEPS and not any(view.board)  # a scheme may choose a deed, too
    return "claims" if claiming else "actions"


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


# ---- the sheets beside the map, in order of rank


def sheets(view: Public) -> list[Sheet]:
    """Strategy board, leaders while they are chosen, claims, deeds, schemes, the Rebellion's things."""
    claims = [*(tracks.claim_track(view, track) for track in range(TRACKS)), tracks.warfare_track(view)]
    out = [Sheet("strategy", Text("grid-strategy"), [tracks.strategy_board(view)])]
    leaders = _leaders(view)
    if leaders:
        out.append(Sheet("leaders", Text("row-leaders"), rows=[leaders]))
    out.append(Sheet("claims", Text("sheet-claims"), tracks=claims))
    out.append(Sheet("deeds", Text("sheet-deeds"), rows=_deeds(view)))
    out.append(Sheet("schemes", Text("sheet-schemes"), rows=_schemes(view)))
    if view.automa:
        out.insert(1, rebellion.sheet(view.automa))
    return out


def _leaders(view: Public) -> Row | None:
    """Those nobody has, until everybody has one."""
    taken = [leader for leader in view.leader if leader >= 0]
    if len(taken) >= view.seats:
        return None
    if view.automa:
        taken.append(SVIATOPOLK)
    free = [cards.leader(leader) for leader in range(USURPER) if leader not in taken]
    return Row("leaders", Text("row-leaders"), free, use="chooser")


def _deeds(view: Public) -> list[Row]:
    """The row and its deck, then what everybody has chosen and accomplished."""
    use: Use = "chooser" if view.step == "choose-deed" else "market"
    if view.step == "choose-deed" and view.active >= 0:
        faces = [cards.deed_of(view, view.active, card) for card in view.row]
        for face in faces:
            face.seat = NEUTRAL
    else:
        faces = [cards.deed(card) for card in view.row]
    rows = [Row("row", Text("row-deeds"), faces, use=use)]
    rows.append(Row("deed-deck", Text("row-deed-deck"), count=view.deck_of_deeds, use="pile"))
    for seat in range(view.seats):
        if view.deeds[seat]:
            own = [cards.deed_of(view, seat, card) for card in view.deeds[seat]]
            rows.append(Row(f"deeds-{COLOURS[seat]}", Text("row-own-deeds", {"seat": SEAT.ref(seat)}), own))
        if view.done[seat]:
            done = [cards.deed(card, seat) for card in view.done[seat]]
            rows.append(Row(f"done-{COLOURS[seat]}", Text("row-done", {"seat": SEAT.ref(seat)}), done))
    return rows


def _schemes(view: Public) -> list[Row]:
    rows = []
    for deck in range(2):
        title = Text("row-deck", {"deck": DECK.ref(deck)})
        if view.put_back[deck]:
            title = Text("row-deck-known", {"deck": DECK.ref(deck), "cards": view.put_back[deck]})
        rows.append(Row(DECK.ref(deck), title, count=view.deck_sizes[deck], use="pile"))
    if view.shown:
        rows.append(Row("shown", Text("row-shown"), [cards.scheme(card) for card in view.shown]))
    if view.discard:
        rows.append(Row("scheme-discard", Text("row-discard"), [cards.scheme(card) for card in view.discard]))
    return rows


# ---- what is mine: schemes, agenda, and the things of my mat that decisions name


def hand(view: Public, own: Own | None) -> Hand:
    """Schemes and agenda are mine alone; of the open things of my mat, those that the pending question may name."""
    if own is None:
        return Hand()
    rows = []
    if own.drawn:
        rows.append(
            Row("drawn", Text("row-drawn"), [cards.scheme(card) for card in own.drawn], use="chooser")
        )
    if own.agenda < 0 and own.dealt:
        dealt = [cards.agenda(card) for card in own.dealt]
        rows.append(Row("agenda", Text("row-agendas"), dealt, use="chooser"))
    rows += _mat(view, own.seat)
    if own.hand:
        rows.append(Row("schemes", Text("row-hand"), [cards.scheme(card) for card in own.hand], use="hand"))
    if view.deeds[own.seat]:
        deeds = [cards.deed_of(view, own.seat, card) for card in view.deeds[own.seat]]
        rows.append(Row("deeds", Text("row-my-deeds"), deeds, use="hand"))
    rows += _secret_cards(view, own)
    return Hand(rows, _notes(own))


def _mat(view: Public, seat: int) -> list[Row]:
    """Advisors still to place; goods and conversion tokens while they can be spent."""
    rows = []
    advisors = [n for n in range(1, ADVISOR_PLACES) if view.advisors[seat * ADVISOR_PLACES + n]]
    if view.step == "strategy" and advisors:
        faces = [cards.advisor(n, view.advisors[seat * ADVISOR_PLACES + n], seat) for n in advisors]
        rows.append(Row("advisors", Text("row-advisors"), faces, use="hand"))
    goods = [good for good in range(GOODS) if view.hold[seat * GOODS + good]]
    if view.step in ("turn", "pay-goods") and goods:
        faces = [cards.good(good, view.hold[seat * GOODS + good]) for good in goods]
        rows.append(Row("goods", Text("row-goods"), faces, use="hand"))
        if view.step == "turn":
            tokens = [cards.token(t, bool(view.flipped >> (seat * TOKENS + t) & 1)) for t in TOKEN.values]
            rows.append(Row("tokens", Text("row-tokens"), tokens, use="hand"))
    return rows


def _secret_cards(view: Public, own: Own) -> list[Row]:
    """My leader and my agenda, always in view."""
    rows = []
    if view.leader[own.seat] >= 0:
        face = cards.leader(view.leader[own.seat], own.seat)
        rows.append(Row("leader", Text("row-leader"), [face], use="hand"))
    if own.agenda >= 0:
        title = Text("row-agenda")
        if len(own.dealt) == 2:
            returned = next(card for card in own.dealt if card != own.agenda)
            title = Text("row-agenda-kept", {"agenda": AGENDA.ref(returned)})
        rows.append(Row("agenda", title, [cards.agenda(own.agenda)], use="hand"))
    return rows


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
    return notes
