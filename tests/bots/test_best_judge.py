"""The best judge is asked everywhere: what networks say of chances, to whom, and what they advise."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from bots.networks import any_network, ship, ship_none
from bots.positions import ended, in_play, with_hints
from kronrat.bots.advice import BEST, LONGEST_LINE, AdviceSearch
from kronrat.bots.chances import shares, tempered, win_chances
from kronrat.bots.judgement import judged_by, learned_hints, network_hints
from kronrat.bots.levels import A_MOVE_SEARCH, King, OldKing
from kronrat.bots.network import NO_OWN
from kronrat.bots.network_file import network_from, written
from kronrat.bots.turn_advice import LEAST_DRAWS, TurnAdvice, adviser, chances_along
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Rules, find
from kronrat.kernel.play import asked, moves, play
from kronrat.kernel.step import CHANCE, Core
from kronrat.parts.hints import hints_of
from kronrat.server.thinking import jobs

GAMES = ["loewenherz", "mythotopia", "rurik", "rus"]
NO_END = float("inf")


def rules_of(game: str) -> Rules:
    return find(game)[0].rules()


def asked_for(rules: Rules, g: Core, seat: int, seed: int = 1) -> TurnAdvice | AdviceSearch:
    dice = Dice(seed)
    search = adviser(rules, rules.play.resample(g, seat, dice), seat, dice)
    assert isinstance(search, TurnAdvice if hints_of(rules).learned_turns else AdviceSearch)
    search.advise(100, NO_END, NO_END)
    return search


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_told_what_they_may_not_know(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is drawn of what a seat does not know, it is told the same; a looker-on hears nothing of any hand."""
    rules = rules_of(game)
    for decisions in (5, 30):
        g = in_play(rules, seats, decisions)
        ship(monkeypatch, rules, g)
        for seat in range(seats):
            drawn = [rules.play.resample(g, seat, Dice(seed)) for seed in range(3)]
            for one in drawn:
                assert win_chances(rules, one, seat) == pytest.approx(win_chances(rules, g, seat))
                assert win_chances(rules, one) == pytest.approx(win_chances(rules, g))


def test_a_seat_knows_more_than_a_looker_on(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, 2, 24)
    ship(monkeypatch, rules, g)

    assert win_chances(rules, g, 0) != win_chances(rules, g, NO_OWN)


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_are_the_networks_where_there_is_one(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, seats, 24)
    network = ship(monkeypatch, rules, g)
    outlook = network_hints(rules, network).outlook
    assert outlook is not None
    assert win_chances(rules, g, 1) == outlook(g, 1)
    assert sum(win_chances(rules, g)) == pytest.approx(1)

    ship_none(monkeypatch, rules, g)
    hints = hints_of(rules)
    assert win_chances(rules, g) == shares([hints.judge(g, seat) for seat in range(seats)], hints.spread)


def test_the_end_is_who_won_with_a_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = ended(rules, 2)
    ship(monkeypatch, rules, g)
    winners = rules.play.winners(g)

    assert win_chances(rules, g) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_a_temperature_makes_told_chances_less_sure_and_stays_with_the_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, 2, 24)
    ship(monkeypatch, rules, g)
    plain = win_chances(rules, g)
    network = any_network(rules, 2)
    network.temperature = 2.0
    again = network_from(rules, written(rules, network, {}), "again")
    assert again.temperature == 2.0
    outlook = network_hints(rules, again).outlook
    assert outlook is not None
    assert outlook(g, NO_OWN) == pytest.approx(plain, abs=1e-4), "what bots go by stays as it was"

    warm = tempered(plain, 2.0)
    assert sum(warm) == pytest.approx(1)
    assert max(warm) < max(plain)
    assert tempered(plain, 1.0) == plain


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_advice_by_a_network_is_legal_and_its_lines_can_be_played(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(game)
    g = in_play(rules, seats, 9)
    ship(monkeypatch, rules, g)
    seat = asked(g)[-1]
    before = log.dump(g)
    told = asked_for(rules, g, seat).suggestions()

    assert 1 <= len(told) <= BEST
    assert len({one.move for one in told}) == len(told)
    for one in told:
        assert one.move in moves(g, seat)
        assert one.visits >= (LEAST_DRAWS if hints_of(rules).learned_turns else 1)
        assert sum(one.chances) == pytest.approx(1)
        assert one.line[0] == (seat, one.move)
        assert sum(1 for who, _ in one.line if who != CHANCE) <= LONGEST_LINE + 1
        for who, move in one.line:
            play(one.drawn, who, move)
    assert log.dump(g) == before


def test_what_is_advised_is_what_the_king_would_play(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    for decisions in (6, 24, 40):
        g = in_play(rules, 2, decisions)
        ship(monkeypatch, rules, g)
        seat = asked(g)[0]
        dice = Dice(5)
        king = King("100").choose(rules, rules.play.resample(g, seat, dice), seat, dice)

        assert asked_for(rules, g, seat, 5).suggestions()[0].move == king


def test_where_a_game_says_so_the_king_searches_moves_and_the_network_judges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = with_hints(rules_of("mythotopia"), learned_turns=False)
    g = in_play(rules, 2, 24)
    ship(monkeypatch, rules, g)
    seat = asked(g)[0]
    hints = learned_hints(rules, g)
    assert hints is not None
    judged: list[int] = []

    def evaluate(h: Core, one: int) -> float:
        judged.append(one)
        return hints.evaluate(h, one)

    same = judged_by(rules, replace(hints, evaluate=evaluate))
    thrice = OldKing(str(24 * A_MOVE_SEARCH))
    assert King("24").choose(rules, g, seat, Dice(5)) == thrice.choose(same, g, seat, Dice(5))
    assert set(judged) == {0, 1}
    assert isinstance(adviser(rules, g, seat, Dice(1)), AdviceSearch)


@pytest.mark.parametrize("points", [0.0, 7.0])
@pytest.mark.parametrize("odds", [0.0, -2.0])
def test_there_prediction_and_network_judge_together(points: float, odds: float) -> None:
    """A network's odds count in points: `spread` of them make a seat e times as likely to win as one other."""
    rules = with_hints(rules_of("mythotopia"), predict=lambda g, seat: points, spread=5.0)
    g = in_play(rules, 2, 24)
    hints = replace(network_hints(rules, any_network(rules, 2)), evaluate=lambda g, seat: odds)
    judge = hints_of(judged_by(rules, hints)).judge
    assert judge(g, 0) == judge(g, 1) == points + 2.5 * odds


def test_interrupted_advice_tells_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, 2, 24)
    ship(monkeypatch, rules, g)
    seat = asked(g)[0]
    search = adviser(rules, g, seat, Dice(1))
    search.stopped = lambda: True
    search.advise(100, NO_END, NO_END)

    assert [one.visits for one in search.suggestions()] == [1] * len(search.suggestions())


def test_where_time_is_up_advice_is_what_turns_look_like_at_their_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each was tried once, no farther than the turn itself goes; their chances are still chances."""
    rules = rules_of("loewenherz")
    g = in_play(rules, 3, 24)
    ship(monkeypatch, rules, g)
    seat = asked(g)[0]
    search = adviser(rules, g, seat, Dice(1))
    search.advise(100, NO_END, 0.0)

    told = search.suggestions()
    assert [one.visits for one in told] == [1] * len(told)
    for one in told:
        assert one.move in moves(g, seat)
        assert sum(one.chances) == pytest.approx(1)


def test_without_a_network_the_game_itself_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, 2, 24)
    ship_none(monkeypatch, rules, g)

    assert isinstance(adviser(rules, g, asked(g)[0], Dice(1)), AdviceSearch)


def test_the_curve_goes_by_the_network_as_a_looker_on(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("loewenherz")
    g = in_play(rules, 2, 24)
    seat = asked(g)[0]
    ship(monkeypatch, rules, g)
    told = [round(chance, 4) for chance in win_chances(rules, g, NO_OWN)]
    assert jobs.chances(rules.info, [pickle.dumps(g)], 1) == [told]

    ship_none(monkeypatch, rules, g)
    searched = AdviceSearch(rules, g, seat, Dice(1)).quick_chances(2, 3)
    assert chances_along(rules, g, seat, Dice(1), 2, 3) == searched
