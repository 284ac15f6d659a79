"""Tree search: legal, repeatable, on time, stronger than chance, with hints or without; and the four levels."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from bots.positions import in_play, one_border_from_winning, with_hints
from kronrat import bots
from kronrat.bots.ismcts import IsmctsBot
from kronrat.bots.levels import LEVELS
from kronrat.bots.playout import sample
from kronrat.bots.search import Search
from kronrat.bots.tree import priors_of
from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules, find, games
from kronrat.kernel.play import apply, asked, moves
from kronrat.kernel.step import Core, Move, Together
from kronrat.lab.sim import Plan, simulate
from kronrat.parts.hints import hints_of
from toy.state import State as ToyState

FEW_ITERATIONS = "ismcts:5"
FOR_EVER = float("inf")
TOY = find("toy")[0].rules()
Visits = list[tuple[Move, int, list[float]]]


def chosen(code: str, rules: Rules, g: Core, seat: int, seed: int = 1) -> Move:
    dice = Dice(seed)
    return bots.make(code).choose(rules, rules.play.resample(g, seat, dice), seat, dice)


def searched(code: str, rules: Rules, g: Core, seed: int = 4) -> Search:
    """The search of a bot for the seat that is asked, run to its last iteration."""
    bot = bots.make(code)
    assert isinstance(bot, IsmctsBot)
    search = bot.begin(rules, g, asked(g)[0], Dice(seed))
    search.run(bot.iterations, FOR_EVER, FOR_EVER)
    return search


def visits(search: Search) -> Visits:
    """What is known of the moves that were simulated."""
    return [(arm.move, arm.visits, arm.total) for arm in search.root.arms if arm.visits]


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


def test_the_same_iterations_give_the_same_move_and_the_same_tree() -> None:
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 20)
    one, other = (searched("ismcts:30", rules, g) for _ in range(2))

    assert one.answer() == other.answer()
    assert visits(one) == visits(other)
    assert 0 < sum(count for _, count, _ in visits(one)) <= 30


def test_what_it_is_not_told_it_draws_anew_every_time() -> None:
    """Nothing is simulated on the state it was given: every simulation begins from a draw for its own seat."""
    drawn: list[int] = []

    def resample(g: Core, seat: int, dice: Dice) -> Core:
        drawn.append(seat)
        return TOY.play.resample(g, seat, dice)

    g = in_play(TOY, 3, 6)
    rules = replace(TOY, play=replace(TOY.play, resample=resample))
    search = searched("ismcts:24", rules, g)

    assert set(drawn) == {asked(g)[0]}
    assert len(drawn) * len(visits(search)) >= 24


def test_simulations_go_to_the_better_moves() -> None:
    """Sequential halving: the answer has been simulated most, and half of the moves no more than a few times."""
    rules = find("loewenherz")[0].rules()
    search = searched("ismcts:80", rules, in_play(rules, 2, 20))
    counts = {move: count for move, count, _ in visits(search)}
    most = max(counts.values())

    assert len(counts) > 2
    assert counts[search.answer()] == most
    assert sum(count <= most / 2 for count in counts.values()) >= len(counts) // 2


def test_the_position_it_was_given_stays_as_it_was() -> None:
    g = in_play(TOY, 3, 6)
    before = log.dump(g)
    IsmctsBot("20").choose(TOY, g, asked(g)[0], Dice(1))

    assert log.dump(g) == before


def test_it_takes_the_win_that_lies_before_it() -> None:
    g = one_border_from_winning()
    rules = find("loewenherz")[0].rules()
    lines = []
    while g.stack and asked(g) == [0]:
        move = chosen("ismcts:60", rules, g, 0)
        lines.append(log.line(g, 0, move))
        apply(g, 0, move)

    assert not g.stack, lines
    assert rules.play.winners(g) == [0]


def last_decision_with_a_choice_between_winning_and_not() -> tuple[Core, int]:
    """The toy's last move of a game, where some moves win and others do not, whatever is hidden."""
    for seed in range(100):
        g = in_play(TOY, 2, 1000, seed)
        seat = asked(g)[0]
        results = set()
        for move in moves(g, seat):
            h = g.clone()
            apply(h, seat, move)
            results.add(TOY.play.winners(h) == [seat] if not h.stack else None)
        if results == {True, False}:
            return g, seat
    raise AssertionError("no such game among a hundred")


def test_it_wins_where_it_can() -> None:
    g, seat = last_decision_with_a_choice_between_winning_and_not()
    for seed in range(5):
        h = g.clone()
        apply(h, seat, IsmctsBot("60").choose(TOY, g, seat, Dice(seed)))
        assert TOY.play.winners(h) == [seat]


def test_a_seat_that_is_not_the_first_to_answer_chooses_for_itself() -> None:
    g = in_play(TOY, 4, 0)
    assert isinstance(g.stack[-1], Together)
    for seat in range(4):
        assert chosen("ismcts:30", TOY, g, seat) in moves(g, seat)


def test_hints_are_optional() -> None:
    """The toy brings none; all moves and the score must do."""
    assert TOY.hints is None
    tally = simulate(Plan("toy", TOY.info.setup(2), ("ismcts:40", "random"), 12, 1))

    assert tally.wins["ismcts:40"] >= 9


def in_supply(g: ToyState, seat: int) -> float:
    return float(g.supply[seat])


def on_the_map(g: ToyState, seat: int) -> float:
    return -float(g.supply[seat])


def coins(g: ToyState, seat: int) -> float:
    return float(g.coins[seat])


def debts(g: ToyState, seat: int) -> float:
    return -float(g.coins[seat])


def nothing(g: ToyState, seat: int) -> float:
    return 0.0


def toy_turn() -> Core:
    """A turn of the toy in which troops can be mustered or not."""
    for decisions in range(2, 40):
        g = in_play(TOY, 2, decisions)
        found = {g.stack[-1].verbs()[move[0]].name for move in moves(g, asked(g)[0])}
        if {"muster", "stop"} <= found and g.stack[-1].dump()[1] == 2:
            return g
    raise AssertionError("no such turn")


def verb_of(g: Core, move: Move) -> str:
    return g.stack[-1].verbs()[move[0]].name


@pytest.mark.parametrize(("predict", "stops"), [(coins, True), (debts, False)])
def test_what_a_simulation_leads_to_counts_by_prediction(
    predict: Callable[[ToyState, int], float], stops: bool
) -> None:
    """The evaluation says nothing here; whoever predicts that coins are good stops the turn for one."""
    g = toy_turn()
    rules = with_hints(TOY, evaluate=nothing, predict=predict)

    assert (verb_of(g, searched("ismcts:400", rules, g).answer()) == "stop") == stops


@pytest.mark.parametrize(("by_prediction", "verb"), [(False, "muster"), (True, "other")])
def test_moves_are_compared_by_evaluation_or_where_a_game_says_so_by_prediction(
    by_prediction: bool, verb: str
) -> None:
    """Of two moves that a short search simulates, the evaluation chooses which: or the prediction."""
    g = toy_turn()
    rules = with_hints(
        TOY, evaluate=on_the_map, predict=in_supply, compare_by_prediction=by_prediction, follow=0
    )
    simulated = {verb_of(g, move) for move, _, _ in visits(searched("ismcts:4", rules, g))}

    assert ("muster" in simulated) == (verb == "muster")


def test_a_game_may_hint_how_far_to_look() -> None:
    """In how many rounds a simulation is evaluated: more rounds, later positions."""
    g = in_play(TOY, 2, 3, rounds="6")
    mean_round = []
    for rounds in (1, 3):
        seen: list[int] = []

        def predict(h: ToyState, seat: int, seen: list[int] = seen) -> float:
            seen.append(h.round)
            return 0.0

        rules = with_hints(TOY, predict=predict, rounds_ahead=lambda g, rounds=rounds: rounds)
        searched("ismcts:40", rules, g)
        mean_round.append(sum(seen) / len(seen))

    assert mean_round[0] < mean_round[1]


def test_a_simulation_is_evaluated_when_the_seat_has_ended_its_next_turn() -> None:
    """The evaluation is fitted to such positions; with three seats that is when the next seat is asked again."""
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 3, 40)
    seat = asked(g)[0]
    root = log.digest(g)
    waiting: list[int] = []
    judge = hints_of(rules).judge

    def predict(h: Core, one: int) -> float:
        if log.digest(h) != root:
            waiting.extend(asked(h))
        return judge(h, one)

    searched("ismcts:24", with_hints(rules, predict=predict), g)

    assert waiting
    assert set(waiting) == {(seat + 1) % 3}


def test_playouts_are_greedy_only_where_bot_and_game_say_so() -> None:
    """Where greedy playouts cost more than they tell, a game says so; the search is then the one-ply one."""
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 20)
    willing, unwilling = (with_hints(rules, greedy_playouts=will) for will in (True, False))
    one_ply = visits(searched("ismcts:30:one-ply", willing, g))

    assert visits(searched("ismcts:30:greedy", unwilling, g)) == one_ply
    assert visits(searched("ismcts:30:greedy", willing, g)) != one_ply


@pytest.mark.parametrize(("old", "new"), [("keen", "greedy"), ("light", "one-ply"), ("light", "")])
def test_older_names_of_playouts_are_understood(old: str, new: str) -> None:
    g = in_play(TOY, 2, 6)

    assert visits(searched(f"ismcts:20:{old}", TOY, g)) == visits(searched(f"ismcts:20:{new}", TOY, g))


@pytest.mark.parametrize(
    ("code", "wide"), [("ismcts:5", 2), ("knight", 2), ("ismcts:50", 4), ("king", 8), ("ismcts:200", 16)]
)
def test_breadth_grows_with_iterations(code: str, wide: int) -> None:
    rules = find("loewenherz")[0].rules()
    g = in_play(rules, 2, 20)
    assert len(hints_of(rules).candidates(g, asked(g)[0])) >= 16

    assert len(visits(searched(code, rules, g))) == wide


def test_a_list_too_long_to_look_through_is_drawn_from() -> None:
    drawn = sample([(0, (n,)) for n in range(1000)], 30, Dice(1))

    assert len(set(drawn)) == 30
    assert sample([(0, (1,)), (0, (2,))], 30, Dice(1)) == [(0, (1,)), (0, (2,))]


def test_it_beats_random_at_loewenherz() -> None:
    info, _ = find("loewenherz")
    tally = simulate(Plan("loewenherz", info.setup(2), (FEW_ITERATIONS, "random"), 2, 1))

    assert tally.wins[FEW_ITERATIONS] == 2


@pytest.mark.parametrize("code", ["ismcts:0.1s", "ismcts:1000000/0.1s", "ismcts:40/3600s"])
def test_the_limit_that_comes_first_ends_a_search(code: str) -> None:
    """Without it the search would go on for an hour, or for a million iterations."""
    g = in_play(TOY, 2, 4)
    start = time.thread_time()

    assert chosen(code, TOY, g, asked(g)[0]) in moves(g, asked(g)[0])
    assert time.thread_time() - start < 20


def test_a_draw_is_not_gone_through_when_the_time_is_up() -> None:
    """Found with four at Mythotopia: a draw of 24 moves took half a second more than a king had."""
    g = in_play(TOY, 2, 0)
    draws = 0

    def resample(g: Core, seat: int, dice: Dice) -> Core:
        nonlocal draws
        draws += 1
        if draws == 3:
            search.deadline = 0.0
        return TOY.play.resample(g, seat, dice)

    rules = replace(TOY, play=replace(TOY.play, resample=resample))
    search = Search(rules, g, asked(g)[0], Dice(1), False)
    search.run(1000, FOR_EVER, FOR_EVER)
    assert draws == 3
    assert search.spent == 2 * len(search.root.arms) > 0
    assert search.answer() in moves(g, asked(g)[0])


@pytest.mark.parametrize("left", [0.05, -1.0])
def test_a_deadline_ends_a_search_and_still_gets_an_answer(left: float) -> None:
    g = in_play(TOY, 2, 4)
    bot = IsmctsBot("3600s")
    bot.deadline = time.perf_counter() + left

    assert bot.choose(TOY, g, asked(g)[0], Dice(1)) in moves(g, asked(g)[0])


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
def test_a_page_does_not_play_at_random(game: str) -> None:
    """In the same position it always does the same, and it stands better for it if it can."""
    rules = find(game)[0].rules()
    for decisions in (4, 12, 25):
        g = in_play(rules, 2, decisions)
        seat = asked(g)[0]
        taken = {bots.make("page").choose(rules, g, seat, Dice(seed)) for seed in range(4)}

        assert len(taken) == 1
        assert better_than_now(rules, g, seat, taken.pop()) or not any(
            better_than_now(rules, g, seat, move) for move in hints_of(rules).candidates(g, seat)
        )


def better_than_now(rules: Rules, g: Core, seat: int, move: Move) -> bool:
    h = g.clone()
    apply(h, seat, move)
    evaluate = hints_of(rules).evaluate
    return evaluate(h, seat) > evaluate(g, seat)


def test_priors_fall_with_the_distance_from_the_best() -> None:
    assert priors_of([3.0, 1.0, 2.0]) == pytest.approx([1.0, 0.2, 1 / 3])
    assert priors_of([2.0, 2.0]) == [0.5, 0.5]
