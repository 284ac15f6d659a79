"""Characters: the names that levels take, tastes that count for their own seat alone, files that name real numbers."""

from __future__ import annotations

import pytest

from bots.networks import any_network, ship, ship_none
from bots.positions import in_play
from kronrat import bots
from kronrat.bots.characters import STYLES, Taste, characters_of, hints_in_style, seats_with_characters
from kronrat.bots.judgement import Judgement, learned_hints
from kronrat.bots.levels import Emperor, King, Knight
from kronrat.bots.network_file import facts_of
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import find
from kronrat.kernel.play import asked, moves
from kronrat.lab import characters
from kronrat.lab.characters import CharactersPlan, measure

LOEWENHERZ = find("loewenherz")[0].rules()


@pytest.mark.parametrize("game", ["loewenherz", "mythotopia", "rurik", "rus"])
def test_every_game_has_all_characters_and_they_like_numbers_that_there_are(game: str) -> None:
    rules = find(game)[0].rules()
    found = characters_of(rules)
    assert sorted(found) == sorted(STYLES)
    for liked in found.values():
        assert liked
        Taste(rules, any_network(rules, 2), 0, liked)


def test_a_number_that_there_is_not_is_named() -> None:
    with pytest.raises(Unreadable, match="beauty"):
        Taste(LOEWENHERZ, any_network(LOEWENHERZ, 2), 0, {"beauty": 1.0})


def test_a_game_without_characters_has_none() -> None:
    assert characters_of(find("toy")[0].rules()) == {}


def test_a_taste_counts_for_the_own_seat_alone() -> None:
    g = in_play(LOEWENHERZ, 2, 24)
    network = any_network(LOEWENHERZ, 2)
    plain, fond = Judgement(LOEWENHERZ, network), Taste(LOEWENHERZ, network, 1, {"ducats": 0.5})
    ducats = facts_of(LOEWENHERZ).read(g, 1)[len(facts_of(LOEWENHERZ).public) + 3]
    assert facts_of(LOEWENHERZ).public[3] == "ducats"
    assert ducats > 0

    assert fond.evaluate(g, 0) == plain.evaluate(g, 0)
    assert fond.outlook(g, 0) == plain.outlook(g, 0)
    assert fond.evaluate(g, 1) == pytest.approx(plain.evaluate(g, 1) + 0.5 * ducats)
    assert fond.outlook(g, 1)[1] > plain.outlook(g, 1)[1]
    assert sum(fond.outlook(g, 1)) == pytest.approx(1)


@pytest.mark.parametrize(("name", "level"), [("knight", Knight), ("king", King), ("emperor", Emperor)])
@pytest.mark.parametrize("style", STYLES)
def test_levels_take_a_character_after_their_name(name: str, level: type[Knight | King], style: str) -> None:
    plain, one, other = bots.make(name), bots.make(f"{name}:{style}"), bots.make(f"{name}:9/3s:{style}")
    assert isinstance(plain, level)
    assert isinstance(one, level)
    assert isinstance(other, level)
    assert (plain.style, one.style, other.style) == ("", style, style)
    assert (one.iterations, one.seconds) == (plain.iterations, plain.seconds)
    assert (other.iterations, other.seconds) == (9, 3.0)


def test_nobody_has_a_character_that_is_not_known() -> None:
    with pytest.raises(Unreadable):
        bots.make("knight:poet")


def test_a_character_plays_with_and_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    g = in_play(LOEWENHERZ, 2, 24)
    seat = asked(g)[0]
    ship(monkeypatch, LOEWENHERZ, g)
    hints = hints_in_style(LOEWENHERZ, g, seat, "trader")
    assert hints is not None
    assert hints is not learned_hints(LOEWENHERZ, g)
    assert hints_in_style(LOEWENHERZ, g, seat, "trader") is hints
    assert hints_in_style(LOEWENHERZ, g, seat, "") is learned_hints(LOEWENHERZ, g)
    assert bots.make("knight:trader").choose(LOEWENHERZ, g, seat, Dice(1)) in moves(g, seat)

    ship_none(monkeypatch, LOEWENHERZ, g)
    assert hints_in_style(LOEWENHERZ, g, seat, "trader") is None
    assert bots.make("knight:trader").choose(LOEWENHERZ, g, seat, Dice(1)) in moves(g, seat)


def test_the_laboratory_lets_characters_share_tables_with_their_plain_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sides are swapped with the same dice; told is what each likes, for it and for the others."""
    setup = LOEWENHERZ.info.setup(2)
    ship(monkeypatch, LOEWENHERZ, LOEWENHERZ.play.start(setup))
    plan = CharactersPlan("loewenherz", setup, "knight", 2, 1)
    meetings = plan.meetings()
    assert [style for style, _, _ in meetings] == [style for style in STYLES for _ in range(2)]
    assert {sides for _, _, sides in meetings} == {("new", "old"), ("old", "new")}

    one = measure(plan)["characters"]
    assert isinstance(one, dict)
    assert list(one) == STYLES
    for style, row in one.items():
        assert row["games"] == 2
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
        assert set(row["habits"]) == set(characters_of(LOEWENHERZ)[style])


def test_games_that_never_end_are_broken_off_and_count_as_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found among knights of Mythotopia, who can go on for ever."""
    monkeypatch.setattr(characters, "MOST_MOVES", 3)
    setup = LOEWENHERZ.info.setup(2)
    ship(monkeypatch, LOEWENHERZ, LOEWENHERZ.play.start(setup))
    rows = measure(CharactersPlan("loewenherz", setup, "knight", 2, 1))["characters"]
    assert isinstance(rows, dict)
    for row in rows.values():
        assert row["broken_off"] == row["games"] == 2
        assert row["wins"] == 1


@pytest.mark.parametrize("game", ["loewenherz", "mythotopia", "rurik", "rus"])
def test_characters_are_offered_where_there_is_a_network_to_go_by(game: str) -> None:
    """Elsewhere a bot would be called a warrior and play as everybody else does."""
    info = find(game)[0]
    fewest, most = info.seats
    for seats in range(fewest, most + 1):
        learned = learned_hints(info.rules(), info.rules().play.start(info.setup(seats)))
        assert (seats in seats_with_characters(info)) == (learned is not None)


def test_without_a_network_there_are_no_characters_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = LOEWENHERZ.info.setup(3)
    ship_none(monkeypatch, LOEWENHERZ, LOEWENHERZ.play.start(setup))
    with pytest.raises(Unreadable, match="no network"):
        measure(CharactersPlan("loewenherz", setup, "knight", 2, 1))
