"""What bots know of Löwenherz."""

from collections.abc import Iterator

from kronrat.bots.greedy import GreedyBot
from kronrat.games.loewenherz import GAME
from kronrat.games.loewenherz.bots import plans, predict
from kronrat.games.loewenherz.bots.candidates import candidates
from kronrat.games.loewenherz.bots.evaluate import evaluate
from kronrat.games.loewenherz.data import EDGE_A, EDGE_B
from kronrat.games.loewenherz.game import RULES
from kronrat.games.loewenherz.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE


def positions(seats: int) -> Iterator[State]:
    """Every position of a game of greedy bots, each a copy of the one before with a decision more."""
    g: State = RULES.play.start(GAME.setup(seats))
    dice = Dice(4)
    while g.stack:
        yield g
        g = g.clone()
        seat = asked(g)[0]
        apply(g, seat, roll(g, dice) if seat == CHANCE else GreedyBot().choose(RULES, g, seat, dice))


def afterwards(g: State) -> Iterator[State]:
    """What the moves worth a look lead to: a few of them, spread over the list."""
    seat = asked(g)[0]
    found = [] if seat == CHANCE else candidates(g, seat)
    for move in found[:: max(1, len(found) // 6)]:
        h = g.clone()
        apply(h, seat, move)
        yield h


def test_remembered_plans_are_those_of_the_board() -> None:
    """Plans are remembered with what was looked at when they were made; whatever changes of that counts."""
    plans.forget()
    seen = [h for g in positions(3) for h in (g, *afterwards(g))]
    remembered = [[evaluate(g, seat) for seat in range(3)] for g in seen]
    for g, values in zip(seen, remembered, strict=True):
        plans.forget()

        assert [evaluate(g, seat) for seat in range(3)] == values


def test_a_plan_is_made_once_while_nothing_near_it_changes() -> None:
    plans.forget()
    g = next(g for g in positions(2) if g.turns == 8)
    castle = plans.open_castles(g, 0)[0]
    plan = plans.plan_for(g, plans.plans_of(g), castle)
    far = g.clone()
    far.border = [*far.border]  # another board, though it looks the same
    assert plans.plan_for(far, plans.plans_of(far), castle) is plan
    near = g.clone()
    near.border = [
        1 if g.castle_at[castle] in ends else stands
        for stands, *ends in zip(g.border, EDGE_A, EDGE_B, strict=True)
    ]
    assert plans.plan_for(near, plans.plans_of(near), castle) is not plan


def test_a_copy_keeps_its_board() -> None:
    """Copies share a board until one of them changes it."""
    last, written = None, ""
    for g in positions(2):
        assert last is None or repr(last.dump()) == written
        last, written = g, repr(g.dump())


def test_a_mine_is_worth_the_more_the_more_cards_are_left() -> None:
    """Income pays for cards to come: the prediction counts it while there are any, and points always."""
    with_a_mine = [(g, seat) for g in positions(2) for seat in range(2) if predict.assets(g, seat)["income"]]
    first, seat = with_a_mine[0]
    last = first.clone()
    last.deck = 0
    assert predict.assets(first, seat) == predict.assets(last, seat)

    income = predict.ASSETS.index("income")
    early, late = predict.VALUES[2 * income : 2 * income + 2]
    assert early > 5 * max(late, 0.1)
    assert predict.predict(first, seat) > predict.predict(last, seat)


def test_who_has_won_has_the_best_prediction() -> None:
    g = list(positions(3))[-1].clone()
    while g.stack:
        seat = asked(g)[0]
        apply(g, seat, roll(g, Dice(1)) if seat == CHANCE else GreedyBot().choose(RULES, g, seat, Dice(1)))
    best = max(range(3), key=lambda seat: predict.predict(g, seat))

    assert best in RULES.play.winners(g)
