"""A person at the table who touches only what glows."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

SOMETHING_TO_DO = "[data-action=confirm], [data-action=face], [data-legal=true], [data-verb], [data-end]"


def unfold(page: Page) -> None:
    """Opens what the log has folded."""
    while page.locator("[data-fold]").count():
        page.locator("[data-fold]").first.click()


class Player:
    """Chooses at random among what the page offers, by clicks alone."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = Random(seed)

    def start(self, seats: int = 2, **kinds: str) -> None:
        """Sets up the first game on the home page; `seat1="open"` makes that seat open."""
        self.page.locator(".counts label", has_text=str(seats)).click()
        expect(self.page.locator(".counts .on")).to_have_text(str(seats))
        for seat, kind in kinds.items():
            row = self.page.locator(f"[data-seat-row='{seat.removeprefix('seat')}']")
            row.locator(f"label:has(input[value='{kind}'])").click()
            expect(row.locator(f"input[value='{kind}']")).to_be_checked()
        self.page.locator("[data-action=start]").click()
        expect(self.page.locator(".table")).to_be_visible()

    def confirm_all(self) -> None:
        """Wants a question before every move: else one touch may be a whole move, where only one way goes on."""
        self.page.locator("[data-action=settings]").click()
        self.page.locator("[data-switch=confirm]").select_option("all")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("[data-drawer]")).to_have_count(0)

    @property
    def rev(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-rev") or 0)

    def until_asked(self) -> None:
        self.page.locator(SOMETHING_TO_DO).first.wait_for(state="visible")

    @property
    def over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def touch(self) -> str:
        """One click on something that can be chosen; tells what it was."""
        self.until_asked()
        for sure in ("[data-action=face]", "[data-action=confirm]"):
            if self.page.locator(sure).count():
                self.page.locator(sure).click()
                return sure
        things = self.page.locator("[data-legal=true]:visible:not([inert] *)")
        verbs = self.page.locator("[data-verb]")
        choices = (
            [things, verbs] if verbs.count() and things.count() else [things if things.count() else verbs]
        )
        group = self.dice.choice(choices)
        thing = group.nth(self.dice.randrange(group.count()))
        name = thing.get_attribute("data-id") or thing.get_attribute("data-verb") or ""
        thing.click()
        return name

    def move(self) -> None:
        """Touches until the server has taken a decision of ours."""
        before = self.rev
        for _ in range(40):
            if self.over or self.rev != before:
                return
            self.touch()
            self.settle()
        raise AssertionError("forty touches and no move")

    def play(self, moves: int) -> None:
        """So many moves, up to the next question."""
        for _ in range(moves):
            self.until_asked()
            self.move()
        self.until_asked()

    def settle(self) -> None:
        """Waits until what was touched has had its answer."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-end]') || !document.querySelector('[data-waiting]')"
        )
