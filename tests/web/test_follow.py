"""What others did can be followed: one move at a time, with motion, in a recap, in the log, in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from kronrat.kernel.step import CHANCE

from .followed import Followed
from .player import unfold
from .staged import record_of

if TYPE_CHECKING:
    from .conftest import Visit

ME = 0
SPECTATOR = -1
#: more moves than anybody waits for
MANY = 16
#: every figure that is carried across the table, with where it started and ended
WATCH_CARRIED = """
window.carried = [];
new MutationObserver(changes => {
  for (const node of changes.flatMap(change => [...change.addedNodes]))
    if (node.dataset?.carried) {
      const way = node.getAnimations()[0];
      window.carried.push({
        id: node.dataset.carried,
        long: way.effect.getTiming().duration,
        ways: way.effect.getKeyframes().map(frame => frame.transform.match(/-?[\\d.]+/g).map(Number)),
        size: node.clientWidth,
      });
    }
}).observe(document, { childList: true, subtree: true });
"""


def prefer(page: Page, **wishes: Any) -> None:
    """Settings as the page would find them from an earlier visit."""
    page.evaluate("wishes => localStorage.setItem('kronrat.prefs', JSON.stringify(wishes))", wishes)


def followed(visit: Visit, game: str = "loewenherz", name: str = "3-players-deck", **wishes: Any) -> Any:
    page = visit(motion=True)
    prefer(page, lang="en", **wishes)
    return page, Followed(record_of(game, name))


def rev(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-rev") or 0)


def test_step_by_step_each_move_waits_for_a_touch(visit: Visit) -> None:
    page, game = followed(visit, speed="step")
    game.sit(page, ME, game.others(ME, 3))
    seen = rev(page)
    game.go_on(3)
    expect(page.locator("[data-action=next]")).to_be_visible()
    for n in range(3):
        expect(page.locator(".table")).to_have_attribute("data-rev", str(seen + n))
        expect(page.locator("[data-legal=true]")).to_have_count(0)
        page.locator("[data-action=next]").click()
    expect(page.locator(".table")).to_have_attribute("data-rev", str(seen + 3))
    expect(page.locator("[data-action=next], [data-action=skip]")).to_have_count(0)


@pytest.mark.parametrize("how", ["button", "escape", "board"])
def test_all_that_waits_is_skipped_at_once(visit: Visit, how: str) -> None:
    page, game = followed(visit, speed="step")
    game.sit(page, ME, game.others(ME, 3))
    game.go_on(3)
    skip = page.locator("[data-action=skip]")
    expect(skip).to_be_visible()
    if how == "button":
        skip.click()
    elif how == "escape":
        page.keyboard.press("Escape")
    else:
        page.locator("[data-id='field:e5']").click()
    expect(page.locator(".table")).to_have_attribute("data-rev", str(game.rev))
    expect(skip).to_have_count(0)
    expect(page.locator("[data-notice]")).to_have_count(0)


@pytest.mark.parametrize("speed", ["quick", "calm"])
def test_moves_come_one_at_a_time_by_themselves(visit: Visit, speed: str) -> None:
    page, game = followed(visit, speed=speed)
    page.add_init_script("""
      window.revs = [];
      new MutationObserver(() => {
        const rev = document.querySelector('.table')?.dataset.rev;
        if (rev && window.revs.at(-1) !== rev) window.revs.push(rev);
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-rev'] });
    """)
    game.sit(page, ME, game.others(ME, 3))
    first = game.rev
    game.go_on(3)
    expect(page.locator(".table")).to_have_attribute("data-rev", str(game.rev))
    assert page.evaluate("() => window.revs") == [str(first + n) for n in range(4)]


def test_instant_shows_everything_without_waiting(visit: Visit) -> None:
    page, game = followed(visit, speed="instant")
    page.add_init_script(WATCH_CARRIED)
    game.sit(page, ME, game.others(ME, 3))
    game.go_on(3)
    expect(page.locator(".table")).to_have_attribute("data-rev", str(game.rev))
    expect(page.locator("[data-action=skip]")).to_have_count(0)
    assert page.evaluate("() => window.carried") == []


def test_a_figure_comes_from_its_seat_to_its_place(visit: Visit) -> None:
    """Löwenherz: a castle and its knight are placed by another seat."""
    page, game = followed(visit, speed="calm")
    page.add_init_script(WATCH_CARRIED)
    line = next(line for line in game.match.lines if line.seat == 1)
    game.sit(page, ME, line.number)
    game.go_on()
    page.wait_for_function("() => window.carried.length > 0")
    seat = page.locator("[data-seat='1']").bounding_box()
    assert seat
    for one in page.evaluate("() => window.carried"):
        (x, y), (to_x, to_y) = one["ways"]
        assert one["long"] >= 500
        assert seat["x"] <= x + one["size"] / 2 <= seat["x"] + seat["width"]
        assert seat["y"] <= y + one["size"] / 2 <= seat["y"] + seat["height"]
        place = page.locator(f"[data-piece='{one['id']}']").bounding_box()
        assert place
        assert abs(place["x"] + place["width"] / 2 - to_x - one["size"] / 2) < place["width"]
        assert abs(place["y"] + place["height"] / 2 - to_y - one["size"] / 2) < place["height"]
    expect(page.locator("[data-carried]")).to_have_count(0)


def test_who_wants_no_motion_sees_none(visit: Visit) -> None:
    page, game = followed(visit, speed="calm", movement="none")
    page.add_init_script(WATCH_CARRIED)
    line = next(line for line in game.match.lines if line.seat == 1)
    game.sit(page, ME, line.number)
    game.go_on()
    expect(page.locator(".table")).to_have_attribute("data-rev", str(game.rev))
    assert page.evaluate("() => window.carried") == []
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_the_recap_tells_what_happened_since_and_is_stepped_through(visit: Visit) -> None:
    page, game = followed(visit, speed="instant")
    start = game.others(ME, 3)
    game.sit(page, ME, start)
    game.go_on(3)
    steps = page.locator(".recap [data-step]")
    expect(page.locator(".recap")).to_contain_text("Since your turn")
    told = [int(step.get_attribute("data-step") or 0) for step in steps.all()]
    assert told
    assert all(number >= start and game.match.lines[number].seat not in (ME, CHANCE) for number in told)
    steps.first.click()
    expect(page.locator(".prompt")).to_contain_text(f"decision {told[0] + 1} of")
    expect(page.locator(".recap .step.on")).to_have_attribute("data-step", str(told[0]))
    page.locator(".recap button.turn").last.click()
    if len(told) > 1:
        expect(page.locator(".prompt")).to_contain_text(f"decision {told[1] + 1} of")
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=back-to-now]")).to_have_count(0)


def test_the_recap_stays_while_ones_own_turn_goes_on(visit: Visit) -> None:
    page, game = followed(visit, speed="instant")
    lines = game.match.lines
    mine = next(
        n
        for n in range(40, len(lines) - 1)
        if lines[n].seat == lines[n + 1].seat == ME and lines[n - 1].seat not in (ME, CHANCE)
    )
    game.sit(page, ME, mine)
    before = page.locator(".recap [data-step]").count()
    game.go_on()
    expect(page.locator(".table")).to_have_attribute("data-rev", str(game.rev))
    assert page.locator(".recap [data-step]").count() == before > 0


def test_what_is_taken_from_me_stands_out(visit: Visit) -> None:
    """Mythotopia: somebody wins a province of mine."""
    page, game = followed(visit, "mythotopia", "3-players-call", speed="instant")
    rules, match = game.match.rules, game.match

    def held(number: int, seat: int) -> set[str]:
        scene = rules.drawing.scene(rules.play.public(match.at(number)))
        return {tint.at for tint in scene.tints if tint.seat == seat}

    number, seat, lost = next(
        (line.number, seat, gone)
        for line in match.lines
        if line.seat >= 0
        for seat in range(3)
        if seat != line.seat and (gone := held(line.number, seat) - held(line.number + 1, seat))
    )
    game.sit(page, seat, number)
    game.go_on()
    for _ in ("as it happens", "after a reload"):
        for place in lost:
            expect(page.locator(f".hurt[data-mark='{place}']")).to_have_count(1)
        expect(page.locator(f".log li.hurt [data-line='{number}']")).to_have_count(1)
        page.reload()


def test_whoever_watches_follows_one_move_at_a_time(visit: Visit) -> None:
    page, game = followed(visit, speed="step")
    game.sit(page, SPECTATOR, 20)
    seen = rev(page)
    game.go_on(3)
    for n in range(3):
        expect(page.locator(".table")).to_have_attribute("data-rev", str(seen + n))
        page.locator("[data-action=next]").click()
    expect(page.locator(".table")).to_have_attribute("data-rev", str(seen + 3))
    game.go_on(MANY)  # bots among themselves wait for nobody: whoever watches is never far behind
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.rev) > {seen + 3}")


def test_the_log_is_oldest_first_grouped_and_folded(visit: Visit) -> None:
    page, game = followed(visit)
    game.sit(page, ME, 120)
    expect(page.locator(".log h3").first).to_be_attached()
    assert page.locator(".log h3").count() > 10
    assert page.locator("[data-fold]").count() > 0
    rest = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert page.locator(".log").evaluate(rest) < 4
    unfold(page)
    numbers = [int(node.get_attribute("data-line") or 0) for node in page.locator("[data-line]").all()]
    assert numbers == list(range(120))


def test_the_log_follows_the_scrubber_and_points_at_the_board(visit: Visit) -> None:
    page, game = followed(visit)
    lines = game.match.lines
    game.sit(page, ME, 120)
    number = next(
        line.number for line in lines[8:] if any("field:" in str(word) for word in line.arguments.values())
    )
    page.locator(".scrubber input").fill(str(number + 1))
    here = page.locator(f".log li.here [data-line='{number}']")
    expect(here).to_be_in_viewport()
    page.locator("[data-action=now]").click()
    expect(page.locator(".log li.here")).to_have_count(0)
    row = page.locator(f"[data-line='{number}']")
    row.hover()
    place = next(str(word) for word in lines[number].arguments.values() if "field:" in str(word))
    expect(page.locator(f".changed[data-mark='{place}']")).to_have_count(1)


def test_a_replay_runs_pauses_and_changes_its_pace(visit: Visit) -> None:
    page, game = followed(visit)
    page.clock.install()
    game.sit(page, ME, 40)
    slider = page.locator(".scrubber input")
    replay = page.locator("[data-action=replay]")
    replay.click()
    expect(slider).to_have_value("0")
    for at in (1, 2, 3):
        page.clock.run_for(1300)
        expect(slider).to_have_value(str(at))
    replay.click()
    expect(replay).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(10_000)
    expect(slider).to_have_value("3")
    pace = page.locator("[data-action=pace]")
    expect(pace).to_have_text("1×")
    pace.click()
    expect(pace).to_have_text("2×")
    replay.click()
    for at in (4, 5):
        page.clock.run_for(650)
        expect(slider).to_have_value(str(at))
    page.locator(".scrubber button").nth(1).click()  # whoever looks for themselves stops it
    expect(replay).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(slider).to_have_value("40")
