"""The contract can fail: each of its newer laws is broken once, by a game made for it."""

from __future__ import annotations

import pytest

from kronrat.kernel.errors import Why
from kronrat.kernel.game import games
from kronrat.kernel.step import Args
from kronrat.testing import GameContract, Variant, variants
from toy.rules import Muster, Turn
from toy.state import State


class TestToy(GameContract):
    """Not collected twice: only its methods are used below."""

    __test__ = False
    game = "toy"


@pytest.fixture
def variant() -> Variant:
    return variants(games()["toy"])[0]


def test_a_rule_that_tries_things_out_on_the_state_is_found(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    fair = Muster.why_not

    def trying(self: Muster, g: State, f: Turn, seat: int, args: Args) -> Why | None:
        g.supply[seat] += 1
        g.supply[seat] -= 1
        return fair(self, g, f, seat, args)

    monkeypatch.setattr(Muster, "why_not", trying)
    from kronrat.testing.purity import freeze, look_at_everything

    g = variant.rules.play.start(variant.setup)
    g.stack[:] = [Turn(0, 2)]
    frozen = freeze(g.clone())
    if type(frozen) is State:
        pytest.skip("compiled code knows only plain lists: there the digest alone is compared")
    with pytest.raises(AssertionError, match="other than do"):
        look_at_everything(variant.rules, frozen, 0, 1)


def test_a_pick_that_differs_from_its_rule_is_found(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Muster, "pick", lambda self, g, f, seat, args: [0, 1, 2, 3])
    with pytest.raises(AssertionError):
        TestToy().test_pick_is_the_domain_filtered_by_why_not(variant, 0)


def test_a_role_that_means_two_things_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Muster, "roles", ["points"])
    with pytest.raises(AssertionError, match="points"):
        TestToy().test_every_word_has_a_role_of_its_own(games()["toy"])


def test_a_field_that_clones_share_and_a_move_changes_is_found(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "shared", ["coins"])
    with pytest.raises(AssertionError, match="coins is shared"):
        TestToy().test_what_clones_share_is_never_changed_in_place(variant, 0)


def test_a_choice_without_a_name_is_found(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    from kronrat.match.texts import Texts

    monkeypatch.setattr(Texts, "known", lambda self, domain, key: False)
    monkeypatch.setattr("kronrat.testing.drawing.ids", lambda stage, scene, hand: set())
    with pytest.raises(AssertionError, match="agenda"):
        TestToy().test_what_can_be_chosen_is_drawn_or_named(variant)
