"""What things are worth: the fit finds figures that outcomes were made of, and the command says so for a game."""

from __future__ import annotations

import json
import random

import pytest
from click.testing import CliRunner

from kronrat.cli.main import cli
from kronrat.lab.asset_values import Noted, explained, least_squares


def made(early: list[float], late: list[float], noise: float, count: int) -> list[Noted]:
    """Positions whose outcome is what these figures make of what a seat has, and some luck."""
    dice = random.Random(5)
    out = []
    for _ in range(count):
        share = dice.random()
        more = [dice.uniform(-5, 5) for _ in early]
        ahead = sum(
            have * (share * then + (1 - share) * now)
            for have, then, now in zip(more, early, late, strict=True)
        )
        out.append(Noted(share, more, ahead + dice.gauss(0, noise)))
    return out


def test_the_fit_finds_the_figures_that_outcomes_were_made_of() -> None:
    found = least_squares(made([6.8, 0.3], [0.0, 1.0], 4.0, 3000))

    assert found == pytest.approx([6.8, 0.0, 0.3, 1.0, 0.0], abs=0.3)


def test_what_is_rare_is_not_judged_by_luck() -> None:
    """Five positions in which something was there and things happened to go well say little of it."""
    noted = [Noted(0.5, [1.0 if i % 200 == 0 else 0.0], 20.0 if i % 200 == 0 else 0.0) for i in range(1000)]

    assert 0 < least_squares(noted)[0] < 2


def test_what_is_explained_lies_between_luck_and_certainty() -> None:
    figures = [2.0, 2.0, 0.0]

    assert explained(made([2.0], [2.0], 0.0, 500), figures) == pytest.approx(1.0)
    assert explained(made([0.0], [0.0], 3.0, 500), figures) < 0
    assert explained(made([0.0], [0.0], 0.0, 5), figures) == 0


def test_the_command_asks_games_and_repeats_itself() -> None:
    command = ["lab", "worth", "loewenherz", "--bot", "random", "--slips", "0", "--games", "5", "--json"]
    told = [CliRunner().invoke(cli, command) for _ in range(2)]

    assert told[0].exit_code == 0, told[0].output
    assert told[0].stdout == told[1].stdout
    figures = json.loads(told[0].stdout)
    assert "income" in figures["early"]
    assert set(figures["early"]) == set(figures["late"])


def test_a_game_that_lists_nothing_says_so() -> None:
    told = CliRunner().invoke(cli, ["lab", "worth", "toy"])

    assert told.exit_code != 0
    assert "does not list what a seat has" in str(told.exception)
