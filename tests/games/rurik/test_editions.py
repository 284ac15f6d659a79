"""Where the English and the German rulebook differ and the set-up."""

from __future__ import annotations

import pytest

from games.rurik.table import BLUE, EDITIONS, OCHRE, RED, goods, refused, say, step, troops
from kronrat.games.rurik import GAME, why
from kronrat.games.rurik.data import AGENDA, GOODS_TOKENS, REGIONS, REWARD
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.build import Build
from kronrat.games.rurik.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked, roll
from kronrat.kernel.step import CHANCE
from kronrat.match.texts import Texts


@pytest.mark.parametrize(("edition", "after"), [("en", "strategy"), ("de", "marker")])
def test_forfeiting_the_top_scheme_space_passes_the_marker_in_german_only(edition: str, after: str) -> None:
    """[scheme-3]"""
    g = say(Position(3, edition).troops(RED, "kiev").turn(RED, "scheme", 3), "0:turn.forfeit")

    assert step(g) == after


@pytest.mark.parametrize("edition", EDITIONS)
def test_taking_the_top_scheme_space_passes_the_marker_in_both(edition: str) -> None:
    g = say(
        Position(3, edition).troops(RED, "kiev").turn(RED, "scheme", 3), "0:turn.act", "0:draw-from.deck left"
    )
    say(g, "*:draw.draw s01", "*:draw.draw s02", "*:draw.draw s03", "0:keep.keep s01", "0:put-back.under s02")
    assert refused(g, "0:marker.give green") is why.NOT_THERE

    say(g, "0:marker.give ochre")

    assert (g.marker, g.first) == (OCHRE, RED)


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_troops_the_churchs_removal_is_optional_in_english_and_done_in_german(edition: str) -> None:
    """[build-4]"""
    position = Position(3, edition).troops(RED, "kiev:12").troops(BLUE, "kiev")
    g = say(position.ask(Build(RED, 1)), "0:build.build kiev church")
    if edition == "en":
        assert step(g) == "church"
        say(g, "0:church.nobody")

    assert troops(g, BLUE, "kiev") == (1 if edition == "en" else 0)
    assert troops(g, RED, "kiev") == 12


def laid_out(edition: str, seats: int, seed: int, **options: str) -> State:
    """A set-up by chance and the first choices."""
    dice = Dice(seed)
    g = RULES.play.start(
        GAME.setup(seats, edition, {key.replace("_", "-"): value for key, value in options.items()})
    )
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, dice))
    assert isinstance(g, State)
    return g


def test_goods_tokens_for_the_player_count_in_english_any_in_german() -> None:
    """[variant-1]"""
    drawn = {
        edition: {tuple(laid_out(edition, 2, seed, board="tokens").kinds) for seed in range(30)}
        for edition in EDITIONS
    }
    counts = {
        edition: {tuple(kinds.count(g) for g in range(5)) for kinds in drawn[edition]} for edition in EDITIONS
    }

    assert counts["en"] == {tuple(GOODS_TOKENS[2])}
    assert len(counts["de"]) > 1


def test_with_four_players_all_tokens_are_used() -> None:
    g = laid_out("de", 4, 1, board="tokens")

    assert [g.kinds.count(good) for good in range(5)] == GOODS_TOKENS[4]
    assert len(g.kinds) == REGIONS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """A rebel and a good in every region in play, three coins each, three deeds [setup-1, setup-2]."""
    g = laid_out("en", seats, 5, first="table")

    assert sum(g.rebels) == g.regions() == [8, 11, 15][seats - 2]
    assert g.goods == (1 << g.regions()) - 1
    assert g.coins == [3] * seats
    assert g.row.bit_count() == 3
    assert (step(g), g.stack[-1].seat) == ("leader", 0)


@pytest.mark.parametrize(("choice", "order"), [("pick", [0, 1, 2]), ("reverse", [2, 1, 0])])
def test_leaders_are_selected_in_turn_order_or_in_reverse(choice: str, order: list[int]) -> None:
    """[setup-3]"""
    g = laid_out("en", 3, 1, leaders=choice, first="table")
    seen = []
    for leader in ["boris", "maria", "agatha"]:
        seen.append(g.stack[-1].seat)
        say(g, f"{seen[-1]}:leader.take {leader}")
        if step(g) == "leader":
            assert refused(g, f"{g.stack[-1].seat}:leader.take {leader}") is why.LEADER_TAKEN

    assert seen == order


def test_chance_chooses_the_first_player() -> None:
    """[setup-5]"""
    assert {laid_out("en", 3, seed).first for seed in range(12)} == {0, 1, 2}
    assert {laid_out("en", 3, seed, first="table").first for seed in range(12)} == {0}


def test_reward_tokens_leave_the_game() -> None:
    """[variant-2]"""
    g = Position(rewards="tokens").troops(RED, "kiev").rebels("kiev:2").ask(Attack(RED, 2, 0))
    before = sum(g.stickers)
    one = REWARD.parse("fur")
    left = g.stickers[one]

    say(g, "0:attack.rebel kiev", "*:reward.turn-up fur")

    assert (g.stickers[one], sum(g.stickers)) == (left - 1, before - 1)
    assert goods(g, RED) == {"fur": 1}
    say(g, "0:attack.rebel kiev")
    assert (refused(g, "*:reward.turn-up fur") is None) == (left > 1)


def test_leaders_can_be_dealt() -> None:
    g = laid_out("en", 4, 3, leaders="deal")

    assert step(g) == "agenda"
    assert len(set(g.leader)) == 4


def test_agendas_are_kept_at_once_and_in_secret_then_troops_and_leaders() -> None:
    """[setup-4, setup-6, setup-7]"""
    g = laid_out("en", 2, 4, leaders="deal", first="table")
    dealt = [RULES.play.own(g, seat).dealt for seat in range(2)]
    assert [len(cards) for cards in dealt] == [2, 2]
    assert not set(dealt[0]) & set(dealt[1])
    keys = [[AGENDA.keys[card] for card in cards] for cards in dealt]
    assert refused(g, f"0:agenda.keep {keys[1][0]}") is why.NOT_DEALT

    say(g, f"1:agenda.keep {keys[1][0]}", f"0:agenda.keep {keys[0][1]}")
    for _ in range(3):
        assert refused(g, "0:start-troop.place galich") is why.OUT_OF_PLAY
        say(g, "0:start-troop.place kiev", "1:start-troop.place kiev")
    assert refused(g, "0:start-leader.place volyn") is why.NO_TROOP_THERE
    say(g, "0:start-leader.place kiev", "1:start-leader.place kiev")

    assert (step(g), g.stack[-1].dump()) == ("strategy", (0, 8))


def test_an_edition_calls_leaders_by_its_own_names() -> None:
    for lang in ("en", "de"):
        assert Texts(GAME, lang, "de").name("leader:yaroslav") == "Jaroslaw"
        assert Texts(GAME, lang, "en").name("leader:yaroslav") == "Yaroslav"
        assert Texts(GAME, lang).name("leader:yaroslav") == "Yaroslav"
