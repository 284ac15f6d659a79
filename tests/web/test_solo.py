"""Alone against the Rebellion, in a real browser: start it, play, and ask why it did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .player import Player

if TYPE_CHECKING:
    from .conftest import Visit

WORDS = {
    "en": ("the Rebellion", "Why?", "of the bottom card"),
    "de": ("die Aufständischen", "Warum?", "der untersten Karte"),
}


def choose_solo(player: Player, level: str) -> None:
    page = player.page
    page.locator("[data-game=rurik]").click()
    page.locator(".counts label", has_text="1").click()
    page.locator(f"[data-solo] label:has(input[value='{level}'])").click()
    page.locator("[data-action=start]").click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("lang", WORDS)
def test_a_move_of_the_rebellion_can_be_asked_for_its_reason(visit: Visit, lang: str) -> None:
    role, why, reason = WORDS[lang]
    player = Player(visit(lang=lang))
    choose_solo(player, "medium")
    page = player.page
    expect(page.locator("[data-seat='1']")).to_contain_text(role)
    placed = page.locator("li:has([data-line])", has=page.locator("[data-why]"))
    for _ in range(40):
        player.move()
        if placed.count():
            break
    first = placed.last
    first.locator("summary", has_text=why).click()
    expect(first.locator("details")).to_contain_text(reason)


def test_only_your_own_decisions_are_asked(visit: Visit) -> None:
    """The Rebellion answers by itself: whatever glows belongs to the first seat."""
    player = Player(visit())
    choose_solo(player, "easy")
    page = player.page
    for _ in range(30):
        player.until_asked()
        expect(page.locator("[data-seat='0']")).to_have_attribute("data-turn", "true")
        player.move()
    assert page.locator("[data-why]").count() > 3
