"""The hints are good enough to win, and they end games."""

from __future__ import annotations

from games.mythotopia.words import BLUE, RED, settled
from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.random import RandomBot
from kronrat.games.mythotopia import GAME
from kronrat.games.mythotopia.bots.candidates import candidates
from kronrat.games.mythotopia.bots.evaluate import evaluate
from kronrat.games.mythotopia.bots.predict import named_assets, predict
from kronrat.games.mythotopia.data import BY_CALL, MYSTIC, PROVIDENCE, VICTORIES, WAREHOUSE
from kronrat.games.mythotopia.drawing import examples as ex
from kronrat.games.mythotopia.game import RULES
from kronrat.games.mythotopia.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.log import line
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE, Move


def game(seed: int, bots: list[Bot]) -> State:
    dice = Dice(seed)
    g = RULES.play.start(GAME.setup(len(bots), "", {"limit": "1000"}))
    assert isinstance(g, State)
    while g.stack:
        seat = asked(g)[0]
        if seat == CHANCE:
            apply(g, CHANCE, roll(g, dice))
        else:
            seen = RULES.play.resample(g, seat, dice) if bots[seat].looks else g
            apply(g, seat, bots[seat].choose(RULES, seen, seat, dice))
    return g


def test_greedy_beats_random_and_ends_the_game() -> None:
    for seed in range(3):
        g = game(seed, [GreedyBot(), RandomBot()])
        assert RULES.play.winners(g) == [RED]
        assert g.ended == BY_CALL


def test_a_won_war_is_worth_more_than_a_tied_one() -> None:
    assert evaluate(ex.blore_won(), RED) > evaluate(ex.blore_tied(), RED) + 1


def said(g: State, seat: int, found: list[Move]) -> list[list[str]]:
    """The verb and the words of each move."""
    return [line(g, seat, move).split(".", 1)[1].split() for move in found]


def test_of_several_ways_to_the_same_end_the_cheapest_is_worth_a_look() -> None:
    """In the first turns of many games: every province that can be invaded once, one card to be discarded."""
    seen = 0
    for seed in range(20):
        g = settled(2, seed)
        seat = asked(g)[0]
        legal = said(g, seat, moves(g, seat))
        looked = said(g, seat, candidates(g, seat))
        invaded = [words[1] for words in legal if words[0] == "invade"]
        seen += len(invaded) - len(set(invaded))

        assert all(words in legal for words in looked)
        assert sorted(words[1] for words in looked if words[0] == "invade") == sorted(set(invaded))
        assert sum(words[0] == "discard" for words in looked) == 1
    assert seen


def test_armies_are_placed_only_where_war_is() -> None:
    g = ex.blore_reinforced()
    placed = [words[1] for words in said(g, RED, moves(g, RED)) if words[0] == "place"]
    looked = [words[1] for words in said(g, RED, candidates(g, RED)) if words[0] == "place"]

    assert len(placed) > 1
    assert looked == ["blore"]


def test_providence_is_not_remembered_again_and_again() -> None:
    """It would draw the Mystic and the gold again, and a bot that likes that once likes it for ever."""
    g = settled(2)
    seat = asked(g)[0]
    g.hand[seat] = sorted([*g.hand[seat], MYSTIC])
    g.discard[seat] = sorted([*g.discard[seat], PROVIDENCE, WAREHOUSE])
    legal = [words[1] for words in said(g, seat, moves(g, seat)) if words[0] == "mystic"]
    looked = [words[1] for words in said(g, seat, candidates(g, seat)) if words[0] == "mystic"]

    assert "providence" in " ".join(legal)
    assert looked
    assert "providence" not in " ".join(looked)


def with_warehouse(g: State) -> State:
    h = g.clone()
    h.discard[RED].append(WAREHOUSE)
    return h


def gain(g: State) -> float:
    return predict(with_warehouse(g), RED) - predict(g, RED)


def test_an_improvement_is_worth_the_more_the_earlier_it_comes() -> None:
    """It works for a whole game or for nothing."""
    first = settled(2)
    last = first.clone()
    last.left = [0] * VICTORIES

    assert gain(first) > gain(last) + 4
    assert predict(with_warehouse(first), BLUE) < predict(first, BLUE)


def test_the_more_rivals_the_less_an_improvement_brings() -> None:
    assert gain(settled(2)) > 2 * gain(settled(4)) > 0


def test_a_card_counts_wherever_it_is_even_while_it_is_being_played() -> None:
    g = settled(2)
    seat = g.active
    found = []
    for pile in (g.hand[seat], g.deck[seat], g.discard[seat], g.played):
        pile.append(WAREHOUSE)
        found.append(named_assets(g, seat))
        pile.remove(WAREHOUSE)

    assert found == [found[0]] * 4
    assert found[0]["warehouse"] == 1


def test_who_has_won_is_predicted_best() -> None:
    g = game(1, [GreedyBot(), RandomBot()])
    assert predict(g, RED) > predict(g, BLUE)
