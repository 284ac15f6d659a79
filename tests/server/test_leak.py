"""What a seat may not know never reaches its browser: the complete traffic of whole games is searched."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest


@pytest.fixture
def house(small_house: Any) -> Any:
    """Who is told what does not depend on the database."""
    return small_house


def watch(guest: Any, seats: int, game: str = "toy") -> tuple[Any, list[Any], list[Any]]:
    """Every seat at its own screen."""
    house = guest.house
    guests = [guest] + [house.guest() for _ in range(seats - 1)]
    table = guest.start("p" + "o" * (seats - 1), game)
    for seat in range(1, seats):
        assert guests[seat].post(f"/api/tables/{table}/seats/{seat}", {}).status_code == 200
    sitters = [one.sit(table) for one in guests]
    return table, guests, sitters


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_secret_agendas_of_the_toy(guest: Any, seed: int) -> None:
    dice = random.Random(seed)
    table, guests, sitters = watch(guest, 3)
    onlooker = guest.house.guest()
    spectator = onlooker.sit(table)
    rev = 0
    while not sitters[0].over:
        asked = [sitter for sitter in sitters if sitter.asks]
        assert dice.choice(asked).move(dice.choice)["type"] == "done"
        rev += 1
        for sitter in (*sitters, spectator):
            sitter.until_rev(rev)
        for sitter in (*sitters, spectator):
            if not sitter.over:
                continue
            # the last push opens the agendas that were kept; all before it must be silent
            sitter.heard = [text for text in sitter.heard if '"result"' not in text]
    dealt = [
        {row["id"] for row in sitter.position["hands"][str(seat)]["rows"][0]["cards"]}
        for seat, sitter in enumerate(sitters)
    ]
    assert all(len(cards) == 2 for cards in dealt)
    everybody = [(seat, sitters[seat].heard, guests[seat]) for seat in range(3)]
    for viewer, heard, asking in [*everybody, (-1, spectator.heard, onlooker)]:
        past = [asking.get(f"/api/tables/{table}/at/{n}").text for n in range(12)]
        traffic = "\n".join([*heard, *past])
        for seat, cards in enumerate(dealt):
            for card in cards:
                word = card.removeprefix("agenda:")
                assert (word in traffic) == (viewer == seat), f"seat {viewer} and the {word} of seat {seat}"


def hidden_cards(sitter: Any, seat: int) -> set[str]:
    rows = sitter.position["hands"][str(seat)].get("rows", [])
    return {card["id"].rpartition(":")[2] for row in rows for card in row.get("cards", [])}


def last_words(sitter: Any) -> set[str]:
    """Every word of the newest push."""
    push = next(text for text in reversed(sitter.heard) if text.startswith('{"type":"push"'))
    return set(re.findall(r"[A-Za-z0-9]+", push))


def test_hands_of_a_real_game(guest: Any) -> None:
    """A card in a hand is in nobody else's messages, unless everybody had seen it before (a market, say)."""
    dice = random.Random(9)
    table, _, sitters = watch(guest, 3, "loewenherz")
    spectator = guest.house.guest().sit(table)
    seen: set[str] = set()
    checked = 0
    while len(sitters[0].lines) < 160 and not sitters[0].over:
        asked = [sitter for sitter in sitters if sitter.asks]
        assert dice.choice(asked).move(dice.choice)["type"] == "done"
        rev = max(sitter.rev for sitter in sitters)
        for sitter in (*sitters, spectator):
            sitter.until_rev(rev)
        words = {viewer: last_words(sitter) for viewer, sitter in enumerate(sitters)}
        words[-1] = last_words(spectator)
        for seat in range(3):
            for card in hidden_cards(sitters[seat], seat) - seen:
                for viewer, heard in words.items():
                    checked += viewer != seat
                    assert viewer == seat or card not in heard, f"{card} of seat {seat} was told to {viewer}"
        seen |= words[-1]
    assert checked > 100


def test_seed_and_digests_stay_inside(guest: Any) -> None:
    dice = random.Random(5)
    table, _, sitters = watch(guest, 2)
    while not sitters[0].over:
        for sitter in sitters:
            sitter.until_rev(max(s.rev for s in sitters))
        dice.choice([sitter for sitter in sitters if sitter.asks]).move(dice.choice)
        for sitter in sitters:
            sitter.until_rev(max(s.rev for s in sitters))
    seed = sitters[0].position["result"]["seed"]
    digests = [
        row.rpartition("~")[2]
        for row in guest.get(f"/api/tables/{table}/record").text.splitlines()
        if " ~" in row
    ]
    before = "\n".join(text for sitter in sitters for text in sitter.heard if '"result"' not in text)
    assert len(digests) > 10
    assert seed not in before
    assert not [digest for digest in digests if digest in before]


def test_nobody_acts_for_another_seat(guest: Any) -> None:
    _, _, (one, two) = watch(guest, 2)
    move = one.any_move(random.choice)
    refused = two.ask("move", rev=two.rev, **move)
    assert refused["code"] == "not-yours"
    assert two.ask("look", seat=0, verb=move["verb"], words=[])["code"] == "not-yours"
    assert two.ask("undo", rev=two.rev, seat=0)["code"] == "not-yours"


def test_a_forged_cookie_holds_nothing(guest: Any) -> None:
    table = guest.start("pp")
    thief = guest.house.guest()
    signed = guest.cookies["kronrat"]
    thief.cookies.set("kronrat", signed[:-3] + "abc", domain="127.0.0.1")
    sitter = thief.sit(table)
    assert "hands" not in sitter.position
    assert not any(seat.get("mine") for seat in sitter.view["table"]["seats"])
