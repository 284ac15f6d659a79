"""What is mine: schemes, agenda, and the things of my mat that decisions name."""

from __future__ import annotations

from kronrat.games.rurik import cards
from kronrat.games.rurik.data import AGENDA, DECK, GOODS, SCHEME_CARD, TOKEN
from kronrat.games.rurik.view import Own, Public
from kronrat.kernel.view import Hand, Row, Text
from kronrat.parts.seats import SEAT


def hand(view: Public, own: Own | None) -> Hand:
    """Schemes and agenda are mine alone; advisors, goods and conversion tokens are shown here to be clicked."""
    if own is None:
        return Hand()
    rows = []
    if own.drawn:
        rows.append(Row("drawn", Text("row-drawn"), [cards.scheme(card) for card in own.drawn]))
    rows.append(Row("schemes", Text("row-hand"), [cards.scheme(card) for card in own.hand]))
    chosen = [own.agenda] if own.agenda >= 0 else own.dealt
    rows.append(Row("agenda", Text("row-agenda"), [cards.agenda(card) for card in chosen]))
    rows += _mat(view, own.seat)
    return Hand(rows, _notes(own))


def _mat(view: Public, seat: int) -> list[Row]:
    """Things of mine that decisions name: advisors still to place, goods, conversion tokens."""
    rows = []
    advisors = [n for n in range(1, 6) if view.advisors[seat * 6 + n]]
    if advisors:
        rows.append(
            Row(
                "advisors",
                Text("row-advisors"),
                [cards.advisor(n, view.advisors[seat * 6 + n]) for n in advisors],
            )
        )
    goods = [cards.good(good, view.hold[seat * GOODS + good]) for good in range(GOODS)]
    rows.append(Row("goods", Text("row-goods"), goods))
    tokens = [cards.token(token, bool(view.flipped >> (seat * 2 + token) & 1)) for token in TOKEN.values]
    rows.append(Row("tokens", Text("row-tokens"), tokens))
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
    if own.agenda >= 0 and len(own.dealt) == 2:
        returned = next(card for card in own.dealt if card != own.agenda)
        notes.append(Text("note-returned", {"agenda": AGENDA.ref(returned)}))
    return notes
