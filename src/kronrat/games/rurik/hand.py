"""What is mine: schemes, agenda, and the things of my mat that decisions name."""

from __future__ import annotations

from kronrat.games.rurik import cards
from kronrat.games.rurik.data import ADVISOR_PLACES, AGENDA, DECK, GOODS, LEADER, SCHEME_CARD, TOKEN, TOKENS
from kronrat.games.rurik.view import Own, Public
from kronrat.kernel.view import Hand, Row, Text
from kronrat.parts.seats import SEAT


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
