"""The arena: fair seats, the same dice, figures that repeat themselves, intervals by the book."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.lab.arena import Contest, Standings, compete
from kronrat.lab.arena_report import report
from kronrat.lab.intervals import ByDice, bootstrap, wilson
from kronrat.lab.pool import Crew
from kronrat.lab.sim import Outcome


def contest(bots: tuple[str, ...], games: int, seats: int = 2) -> Contest:
    return Contest("toy", find("toy")[0].setup(seats), bots, games, 5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 100, 0.7222, 0.8749)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert bootstrap({}) == (0.0, 1.0)


def test_games_that_share_dice_count_as_little_as_they_tell() -> None:
    """Two hundred games, half of them won. What a number of dice decides for both its games tells half as much."""
    alone: ByDice = {number: (float(number % 2), 1) for number in range(200)}
    twins: ByDice = {number: (2.0 * (number % 2), 2) for number in range(100)}
    low, high = bootstrap(alone)
    wide_low, wide_high = bootstrap(twins)

    assert (low, high) == pytest.approx(wilson(100, 200), abs=0.02)
    assert (wide_low, wide_high) == pytest.approx(wilson(50, 100), abs=0.02)
    assert wide_high - wide_low > 1.3 * (high - low)


def test_swapped_sides_that_even_out_leave_less_doubt_than_as_many_games_alone() -> None:
    evened: ByDice = {number: (1.0 if number % 10 else 2.0, 2) for number in range(100)}
    low, high = bootstrap(evened)
    book_low, book_high = wilson(110, 200)

    assert low > 0.5 > book_low
    assert high - low < book_high - book_low


@pytest.mark.parametrize("won", [0.0, 1.0, 2.0])
def test_dice_that_all_say_the_same_still_leave_the_doubt_of_their_number(won: float) -> None:
    assert bootstrap(dict.fromkeys(range(12), (won, 2))) == wilson(6 * won, 12)


def test_an_interval_depends_neither_on_the_order_of_games_nor_on_the_hour() -> None:
    games: ByDice = {number: (float(number % 3 > 0), 1) for number in range(60)}

    assert bootstrap(games) == bootstrap(dict(reversed(games.items())))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often_with_the_same_dice(seats: int) -> None:
    pairings = contest(("a", "b", "c", "d"), 30, seats).pairings()
    places = Counter((bot, seat) for _, seating in pairings for seat, bot in enumerate(seating))
    dice = Counter((number, frozenset(seating)) for number, seating in pairings)

    assert len(pairings) >= 30
    assert len(set(places.values())) == 1
    assert set(dice.values()) == {seats}


def test_the_same_seed_gives_the_same_figures_with_any_number_of_jobs() -> None:
    asked = contest(("page", "squire", "ismcts:5"), 6)
    found = [compete(asked, Crew(jobs)).figures() for jobs in (1, 1, 2)]
    for figures in found:
        del figures["seconds"]

    assert found[0] == found[1] == found[2]


def test_a_shared_win_is_half_a_win_and_a_draw() -> None:
    standings = Standings(contest(("a", "b"), 1))
    standings.add(Outcome(0, ("a", "b"), [0, 1], [7, 7], "rounds", 10))
    standings.add(Outcome(0, ("b", "a"), [1], [3, 7], "rounds", 10))

    assert standings.bots["a"].wins == 1.5
    assert standings.pairs["b", "a"].wins == 0.5
    assert standings.pairs["a", "b"].wins == 1.5


@pytest.mark.parametrize("bots", [("page",), ("page", "page")])
def test_an_arena_needs_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(Unreadable):
        compete(contest(bots, 1))


def test_one_against_three_is_one_table_that_everybody_goes_round() -> None:
    """Naming a bot several times seats it several times; it is no contest against itself."""
    asked = contest(("random", "page", "page", "page"), 4, seats=4)
    seatings = [seating for _, seating in asked.pairings()]
    standings = compete(asked)

    assert [seating.index("random") for seating in seatings] == [0, 3, 2, 1]
    assert standings.bots["random"].games == 4
    assert standings.bots["page"].games == 12
    assert sorted(standings.pairs) == [("page", "random"), ("random", "page")]


def test_a_bot_named_twice_needs_a_full_table() -> None:
    with pytest.raises(Unreadable):
        compete(contest(("random", "page", "page"), 4, seats=4))


def test_the_report_is_one_page_that_needs_nothing_else() -> None:
    standings = compete(contest(("page", "random"), 2))
    page = report(standings, "Toy <1>")

    assert "Toy &lt;1&gt;" in page
    assert "<svg" in page
    assert "bootstrap" in page
    assert "http" not in page
    again = "kronrat arena toy/plain --players 2 --bots page,random --games 2 --seed 5 --set rounds="
    assert again in page


def test_the_command_prints_figures_and_writes_the_report_and_the_games(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    command = [sys.executable, "-c", "from kronrat.cli.main import main; main()", "arena", "loewenherz"]
    command += ["--bots", "random,page", "--games", "2", "--json", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)

    assert figures["games"] == 2
    assert "bootstrap" in figures["intervals"]
    assert figures["bots"]["page"]["wins"] == 2
    assert (out / "arena.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (out / "games.parquet").read_bytes()[:4] == b"PAR1"
