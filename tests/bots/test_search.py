"""Tree search: legal, repeatable, on time, stronger than chance, with hints or without; and the four levels."""

from __future__ import annotations

import time

import pytest

from kronrat import bots
from kronrat.bots.ismcts import IsmctsBot, Search
from kronrat.bots.levels import LEVELS
from kronrat.bots.playout import some
from kronrat.bots.random import any_move
from kronrat.bots.tree import priors_of
from kronrat.games.loewenherz.sketch import Sketch
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, find, games
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE, Core, Move, Together
from kronrat.lab.sim import Plan, simulate

FEW_ITERATIONS = "ismcts:5"
FOR_EVER = float("inf")


def in_play(rules: Rules, seats: int, decisions: int, seed: int = 3) -> Core:
    """A position after so many random decisions, or the last before the end of a short game."""
    dice = Dice(seed)
    g = last = rules.start(rules.info.setup(seats))
    while g.stack and decisions >= 0:
        seat = asked(g)[0]
        if seat != CHANCE:
            last = g.clone()
            decisions -= 1
        apply(g, seat, roll(g, dice) if seat == CHANCE else any_move(g, seat, dice))
    return last


def chosen(code: str, rules: Rules, g: Core, seat: int, seed: int = 1) -> Move:
    dice = Dice(seed)
    return bots.make(code).choose(rules, rules.resample(g, seat, dice), seat, dice)


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("code", [FEW_ITERATIONS, "ismcts:3:random", "page"])
def test_choices_are_legal_in_every_game(game: str, code: str) -> None:
    info, _ = find(game)
    rules = info.rules()
    for seats in range(max(2, info.seats[0]), info.seats[1] + 1):
        for decisions in (0, 9, 20):
            g = in_play(rules, seats, decisions)
            seat = asked(g)[-1]

            assert chosen(code, rules, g, seat) in moves(g, seat)


def thought(rules: Rules, g: Core, iterations: int, seed: int = 4, light: bool = True) -> Search:
    """A search by a seat that is asked, after so many iterations."""
    search = Search(rules, g, asked(g)[0], Dice(seed), light)
    search.run(iterations, FOR_EVER, FOR_EVER)
    return search


def test_the_same_iterations_give_the_same_move_and_the_same_tree() -> None:
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 20)
    found = []
    for _ in range(2):
        search = thought(rules, rules.resample(g, asked(g)[0], Dice(4)), 30)
        found.append((search.answer(), [(arm.move, arm.visits, arm.total) for arm in search.root.arms]))

    assert found[0] == found[1]
    assert 0 < sum(visits for _, visits, _ in found[0][1]) <= 30


def test_what_it_is_not_told_it_draws_anew_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried on the state it was given: every try begins from a draw for its own seat."""
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 6)
    drawn: list[int] = []
    draw = type(rules).resample

    def watched(self: Rules, g: Core, seat: int, dice: Dice) -> Core:
        drawn.append(seat)
        return draw(self, g, seat, dice)

    monkeypatch.setattr(type(rules), "resample", watched)
    search = thought(rules, g, 24)

    assert drawn
    assert set(drawn) == {asked(g)[0]}
    assert len(drawn) * len(search.root.arms) >= 24


def test_the_weaker_half_drops_out_round_by_round() -> None:
    """The move it answers with has been tried at least as often as any other, and few have been tried often."""
    rules = find("loewenherz")[0].rules()
    search = thought(rules, in_play(rules, 2, 20), 80)
    tries = sorted((arm.visits for arm in search.root.arms), reverse=True)
    answer = next(arm for arm in search.root.arms if arm.move == search.answer())

    assert answer.visits == tries[0]
    assert len(search.live) < len(search.root.arms)
    assert tries[-1] < tries[0]


def test_the_position_it_was_given_stays_as_it_was() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 3, 6)
    before = log.dump(g)
    IsmctsBot("20").choose(rules, g, asked(g)[0], Dice(1))

    assert log.dump(g) == before


def test_it_takes_the_win_that_lies_before_it() -> None:
    """Red needs one border to reach the king: everything else gives the turn away."""
    sketch = Sketch(3).land(village="d5:g7", city="d8", forest="a1").castle("red", "d4", "e4")
    sketch.fence("d4:g8").castle("red", "a2", "a3").fence("a1:b3", gaps="b3-b4")
    sketch.castle("blue", "k9", "k10").castle("ochre", "k2", "k3").ducats(9, 9, 9)
    sketch.hand(0, "A06 A07 A08").hand(1, "A01 A02 A03").hand(2, "A04 A05 A09")
    g = sketch.turn(0)
    rules = find("loewenherz")[0].rules()
    lines = []
    while g.stack and asked(g) == [0]:
        move = chosen("ismcts:60", rules, g, 0)
        lines.append(log.line(g, 0, move))
        apply(g, 0, move)

    assert not g.stack, lines
    assert rules.winners(g) == [0]


def last_decision_with_a_choice_between_winning_and_not() -> tuple[Rules, Core, int]:
    """The toy's last move of a game, where some moves win and others do not, whatever is hidden."""
    rules = find("toy")[0].rules()
    for seed in range(100):
        g = in_play(rules, 2, 1000, seed)
        seat = asked(g)[0]
        results = set()
        for move in moves(g, seat):
            h = g.clone()
            apply(h, seat, move)
            results.add(rules.winners(h) == [seat] if not h.stack else None)
        if results == {True, False}:
            return rules, g, seat
    raise AssertionError("no such game among a hundred")


def test_it_wins_where_it_can() -> None:
    rules, g, seat = last_decision_with_a_choice_between_winning_and_not()
    for seed in range(5):
        h = g.clone()
        apply(h, seat, IsmctsBot("60").choose(rules, g, seat, Dice(seed)))
        assert rules.winners(h) == [seat]


def test_a_seat_that_is_not_the_first_to_answer_chooses_for_itself() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 4, 0)
    assert isinstance(g.stack[-1], Together)
    for seat in range(4):
        assert chosen("ismcts:30", rules, g, seat) in moves(g, seat)


def test_hints_are_optional() -> None:
    """The toy brings neither candidates nor an evaluation; all moves and the score must do."""
    rules = find("toy")[0].rules()
    assert type(rules).candidates is Rules.candidates
    assert type(rules).evaluate is Rules.evaluate
    setup = rules.info.setup(2)
    tally = simulate(Plan("toy", setup, ("ismcts:40", "random"), 12, 1))

    assert tally.wins["ismcts:40"] >= 9


def test_a_game_may_hint_how_far_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the hint all have a turn, then oneself; the farther a try looks, the less the first glance counts."""
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    near = Search(rules, g, asked(g)[0], Dice(1), True)
    monkeypatch.setattr(type(rules), "horizon", lambda self, g: 3)
    far = Search(rules, g, asked(g)[0], Dice(1), True)

    assert (near.turns, far.turns) == (3, 7)
    assert far.trust < near.trust


def test_tries_are_judged_by_prospects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves are compared at a glance by the evaluation; where a try ends, prospects count."""
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 30)
    seat = asked(g)[0]
    found = Search(rules, g, seat, Dice(1), True).outlook(g)
    with monkeypatch.context() as patched:
        patched.setattr(type(rules), "evaluate", lambda self, g, seat: 0.0)
        assert Search(rules, g, seat, Dice(1), True).outlook(g) == found
    monkeypatch.setattr(type(rules), "prospects", lambda self, g, one: 10.0 * (one == seat))
    assert Search(rules, g, seat, Dice(1), True).outlook(g)[seat] == 10.0


def test_a_far_sighted_search_compares_moves_by_prospects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game says so: if all prospects are alike, no move is behind at the first glance."""
    rules = find("mythotopia")[0].rules()
    g = in_play(rules, 2, 31)
    seat = asked(g)[0]
    assert any(Search(rules, g, seat, Dice(1), True).behind.values())
    monkeypatch.setattr(type(rules), "prospects", lambda self, g, seat: 0.0)
    assert not any(Search(rules, g, seat, Dice(1), True).behind.values())


def test_a_try_is_judged_when_the_seat_has_ended_its_next_turn() -> None:
    """The evaluation is fitted to positions at the end of one's own turn; with three seats that is three answers on."""
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 3, 40)
    seat = asked(g)[0]
    search = Search(rules, g, seat, Dice(1), True)
    for move in search.root.arms[:4]:
        h = rules.resample(g, seat, Dice(2))
        apply(h, seat, move.move)
        search.play_on(h, move, Dice(3))

        assert not h.stack or asked(h)[0] == (seat + 1) % 3


def test_a_game_may_ask_for_a_light_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where playing on keenly costs more than it tells, a keen bot plays as a light one does."""
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 6)
    seat = asked(g)[0]
    bot = IsmctsBot("4:keen")
    assert bot.begin(rules, g, seat, Dice(1)).keen
    monkeypatch.setattr(type(rules), "hasty", True)

    assert not bot.begin(rules, g, seat, Dice(1)).keen


def test_a_longer_thought_is_a_wider_one() -> None:
    wide = []
    for setting in ("5", "50", "100/1s", "200", "100000", "0.5s"):
        wide.append(IsmctsBot(setting).breadth)

    assert wide == [2, 4, 8, 16, 24, 8]


def test_a_knight_wavers_between_two_moves_and_a_king_between_more() -> None:
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 20)
    tried = []
    for level in ("knight", "king"):
        bot = bots.make(level)
        assert isinstance(bot, IsmctsBot)
        search = bot.begin(rules, g, asked(g)[0], Dice(1))
        search.run(bot.iterations, FOR_EVER, FOR_EVER)
        tried.append(sum(arm.visits > 0 for arm in search.root.arms))

    assert tried[0] == 2
    assert tried[1] > 2


def test_a_list_too_long_to_look_through_is_drawn_from() -> None:
    drawn = some([(0, (n,)) for n in range(1000)], 30, Dice(1))

    assert len(set(drawn)) == 30
    assert some([(0, (1,)), (0, (2,))], 30, Dice(1)) == [(0, (1,)), (0, (2,))]


def test_it_beats_random_at_loewenherz() -> None:
    info, _ = find("loewenherz")
    tally = simulate(Plan("loewenherz", info.setup(2), (FEW_ITERATIONS, "random"), 2, 1))

    assert tally.wins[FEW_ITERATIONS] == 2


def test_seconds_and_deadline_end_a_thought() -> None:
    """Without its limit either thought would go on for an hour."""
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 4)
    hurried = IsmctsBot("3600s")
    hurried.deadline = time.perf_counter() + 0.05

    for bot in (IsmctsBot("0.1s"), hurried):
        assert bot.choose(rules, g, asked(g)[0], Dice(1)) in moves(g, asked(g)[0])


def test_a_deadline_that_has_passed_still_gets_an_answer() -> None:
    rules = find("toy")[0].rules()
    g = in_play(rules, 2, 4)
    bot = IsmctsBot("800")
    bot.deadline = 0.0

    assert bot.choose(rules, g, asked(g)[0], Dice(1)) in moves(g, asked(g)[0])


def test_both_limits_hold() -> None:
    bot = IsmctsBot("40/0.5s")

    assert (bot.iterations, bot.seconds) == (40, 0.5)


@pytest.mark.parametrize("setting", ["soon", "0", "-3", "0s", "s", "nans", "10/soon", "10:deep"])
def test_nonsense_is_refused(setting: str) -> None:
    with pytest.raises(Unreadable):
        bots.make(f"ismcts:{setting}")


def test_the_levels_are_registered_and_a_page_is_better_than_chance() -> None:
    assert set(LEVELS) <= set(bots.known())
    info, _ = find("rurik")
    tally = simulate(Plan("rurik", info.setup(2), ("page", "random"), 4, 1))

    assert tally.wins["page"] == 4


@pytest.mark.parametrize("game", sorted(games()))
def test_a_page_never_throws_dice(game: str) -> None:
    """Short sight, no chance: in the same position it always does the same, and it stands better for it if it can."""
    rules = find(game)[0].rules()
    for decisions in (4, 12, 25):
        g = in_play(rules, 2, decisions)
        seat = asked(g)[0]
        taken = {bots.make("page").choose(rules, g, seat, Dice(seed)) for seed in range(4)}

        assert len(taken) == 1
        assert better_than_now(rules, g, seat, taken.pop()) or not any(
            better_than_now(rules, g, seat, move) for move in rules.candidates(g, seat)
        )


def better_than_now(rules: Rules, g: Core, seat: int, move: Move) -> bool:
    h = g.clone()
    apply(h, seat, move)
    return rules.evaluate(h, seat) > rules.evaluate(g, seat)


def test_priors_fall_with_the_distance_from_the_best() -> None:
    assert priors_of([3.0, 1.0, 2.0]) == sorted([1.0, 0.2, 1 / 3], key=[1.0, 0.2, 1 / 3].index)
    assert priors_of([2.0, 2.0]) == [0.5, 0.5]
