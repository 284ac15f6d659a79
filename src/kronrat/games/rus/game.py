"""Rus as the rest of the program sees it: ties the files of this folder together."""

from __future__ import annotations

from typing import Any

from kronrat.games.rus import GAME
from kronrat.games.rus.data import (
    BUILDINGS,
    BUILDINGS_EACH,
    DEEDS,
    DOMAINS,
    GOODS,
    HEAVIES_EACH,
    NONE,
    SCHEMES,
    TILES_EACH,
    TROOPS_EACH,
    UNREST_POOL,
)
from kronrat.games.rus.events import EVENTS
from kronrat.games.rus.hints import evaluate
from kronrat.games.rus.rules.claim import tokens_out
from kronrat.games.rus.rules.flow import STEPS
from kronrat.games.rus.rules.land import heavies_left, troops_left
from kronrat.games.rus.score import score_items, winners_of
from kronrat.games.rus.setup import SETUP_STEPS, lay_out
from kronrat.games.rus.state import BY_GUARD, State
from kronrat.games.rus.view import own_view, public_view, resampled
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Example, Item, Rules, Setup
from kronrat.kernel.step import Core, Step
from kronrat.kernel.view import Hand, Scene, Stage
from kronrat.parts.deck import load_twin_deck


class RusRules(Rules):
    """The prototype, 2 to 4 players, with its modules."""

    info = GAME
    steps = [*SETUP_STEPS, *STEPS]
    events = EVENTS
    domains = DOMAINS

    def lay_out(self, setup: Setup) -> Core:
        options = setup.options
        settings = [1 if options.get(key) == "on" else 0 for key in ("intrigue", "epic", "guard")]
        return lay_out(setup.seats, settings)

    def load(self, stack: list[Step], seats: int, data: list[Any]) -> Core:
        at = SCHEMES_AT
        return State(stack, seats, *data[:at], load_twin_deck(data[at]), *data[at + 1 :])

    def public(self, g: Core) -> Any:
        assert isinstance(g, State)
        return public_view(g)

    def own(self, g: Core, seat: int) -> Any:
        assert isinstance(g, State)
        return own_view(g, seat) if seat >= 0 else None

    def resample(self, g: Core, seat: int, dice: Dice) -> Core:
        assert isinstance(g, State)
        return resampled(g, seat, dice)

    def scores(self, g: Core) -> list[list[Item]]:
        assert isinstance(g, State)
        return score_items(g)

    def winners(self, g: Core) -> list[int]:
        assert isinstance(g, State)
        return winners_of(g)

    def ending(self, g: Core) -> str:
        assert isinstance(g, State)
        return "guard" if g.ended == BY_GUARD else "claim"

    def laws(self, g: Core) -> list[str]:
        assert isinstance(g, State)
        return [law for law, holds in laws(g) if not holds]

    def evaluate(self, g: Core, seat: int) -> float:
        assert isinstance(g, State)
        return evaluate(g, seat)

    def stage(self, public: Any) -> Stage:
        from kronrat.games.rus.scene import stage

        return stage(public)

    def scene(self, public: Any) -> Scene:
        from kronrat.games.rus.scene import scene

        return scene(public)

    def hand(self, public: Any, own: Any) -> Hand:
        from kronrat.games.rus.scene import hand

        return hand(public, own)

    def examples(self) -> list[Example]:
        from kronrat.games.rus.examples import EXAMPLES

        return EXAMPLES


SCHEMES_AT = 17  # place of the Scheme cards in `State.dump`


def laws(g: State) -> list[tuple[str, bool]]:
    """Pieces per colour, every card in one place, Gold and Goods accounted for."""
    found = [
        ("gold is accounted for", sum(g.gold) == g.minted and min(g.gold) >= 0),
        ("unrest is accounted for", g.pool + sum(g.unrest) + sum(g.killed) == UNREST_POOL),
        ("each scheme is in one place", _each_once(g.schemes.everywhere(), SCHEMES)),
        ("each deed is in one place", _each_once(_deed_places(g), DEEDS)),
        ("decks hold what is unseen", sum(g.schemes.left) == g.schemes.pool.bit_count()),
    ]
    for good in range(GOODS):
        held = sum(g.goods[seat * GOODS + good] for seat in range(g.seats))
        lying = sum(g.good[land] for land in range(g.lands) if g.terrain[land] == good)
        found.append((f"goods {good} are accounted for", held + lying == g.made[good]))
    for seat in range(g.seats):
        found += seat_laws(g, seat)
    return found


def seat_laws(g: State, seat: int) -> list[tuple[str, bool]]:
    tiles = sum(g.tiles[seat * TILES_EACH : (seat + 1) * TILES_EACH])
    tiles += sum(1 for tile in g.board if tile != NONE and tile >> 3 == seat)
    tiles += 1 if g.income[seat] else 0
    freed = min(max(tokens_out(g, seat) - 1, 0), 2)
    return [
        (f"seat {seat}: troops", 0 <= troops_left(g, seat) <= TROOPS_EACH),
        (f"seat {seat}: heavies", 0 <= heavies_left(g, seat) <= HEAVIES_EACH),
        (f"seat {seat}: influence tiles", tiles == 4 + freed),
        *(
            (
                f"seat {seat}: buildings {kind}",
                g.building[kind * g.lands : (kind + 1) * g.lands].count(seat) <= BUILDINGS_EACH,
            )
            for kind in range(BUILDINGS)
        ),
        (f"seat {seat}: goods", min(g.goods[seat * GOODS : (seat + 1) * GOODS]) >= 0),
        (f"seat {seat}: no negative models", min(g.troops) >= 0 and min(g.heavies) >= 0),
    ]


def _deed_places(g: State) -> list[int]:
    row = sum(1 << deed for deed in g.deed_row)
    return [g.deed_bag, row, g.deed_gone, *g.deed_hand, *g.deed_done]


def _each_once(places: list[int], count: int) -> bool:
    """The masks together hold every card, and none twice."""
    return sum(places) == (1 << count) - 1 and sum(mask.bit_count() for mask in places) == count


RULES = RusRules()
