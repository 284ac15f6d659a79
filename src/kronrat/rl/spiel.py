"""Games for OpenSpiel: chance nodes, information states, states drawn anew from what a player knows."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.step import CHANCE
from kronrat.rl.core import Space, Table
from kronrat.rl.layout import Layout, layout_of, verbs_of

NAME = "python_kronrat"
LONGEST = 100_000
"""OpenSpiel wants to know how long a game can be; these end by their rules, long before."""
DEFAULTS = {"game": "loewenherz", "players": 0, "edition": "", "options": "", "limit": 0}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Kronrat",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


@lru_cache
def layout_for(game: str, players: int, edition: str, options: str) -> Layout:
    chosen = dict(pair.split(":", 1) for pair in options.split(";") if pair)
    layout = layout_of(game, players or None, edition, chosen)
    LAYOUTS[layout.space] = layout
    return layout


LAYOUTS: dict[Space, Layout] = {}
"""Whose numbers they are: a state is written down with its layout's name."""


def packed_layout(layout: Layout) -> tuple[Any, ...]:
    written = written_options(layout.setup.options)
    return layout_for, (layout.info.id, layout.setup.seats, layout.setup.edition, written)


def written_options(options: Mapping[str, str]) -> str:
    """In one word of the text that OpenSpiel makes of a game and reads again."""
    return ";".join(f"{key}:{value}" for key, value in options.items())


def packed_table(table: Table) -> tuple[Any, ...]:
    return table_again, (LAYOUTS[table.space], table.cursor)


def table_again(layout: Layout, cursor: Cursor) -> Table:
    table = layout.table(0)
    table.cursor = cursor
    if cursor.seat() > CHANCE:
        table.list_choices()
    return table


copyreg.pickle(Layout, packed_layout)
copyreg.pickle(Table, packed_table)  # OpenSpiel writes a state down as what it holds


class KronratGame(pyspiel.Game):  # type: ignore[misc] # published without types
    """One game in one edition for one number of players, as its parameters say."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.layout = layout_for(given["game"], int(given["players"]), given["edition"], given["options"])
        self.limit = int(given["limit"])
        outcomes = [
            len(verb.params[0].keys)
            for step in self.layout.rules.play.steps
            for verb in verbs_of(step)
            if verb.params
        ]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=max(outcomes),
            num_players=len(self.layout.players),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.limit or LONGEST,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> KronratState:
        return KronratState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> KronratObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return KronratObserver(self.layout, recall)

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.size]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layout.size]


class KronratState(pyspiel.State):  # type: ignore[misc]
    """A position; what each player knew and chose before is kept as a digest, for its information state."""

    def __init__(self, game: KronratGame) -> None:
        super().__init__(game)
        self.layout = game.layout
        self.table: Table = self.layout.table(0)
        self.past = [""] * len(self.layout.players)
        self.left = game.limit or LONGEST
        """How many choices of players there may still be."""
        self.answer_by_rule()

    def answer_by_rule(self) -> None:
        cursor = self.table.cursor
        while cursor.seat() == self.layout.automa:
            cursor.choose(cursor.choices()[0])
        if cursor.seat() > CHANCE:
            self.table.list_choices()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.seat()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cursor = self.table.cursor
        weights = cursor.weights()
        total = sum(weights)
        return [(n, w / total) for n, w in zip(cursor.choices(), weights, strict=True) if w]

    def _apply_action(self, action: int) -> None:
        seat = self.table.seat()
        if seat == CHANCE:
            self.table.cursor.choose(action)
        else:
            known = self.past[seat].encode() + self.table.observe(seat) + action.to_bytes(4, "little")
            self.past[seat] = blake2b(known, digest_size=8).hexdigest()
            self.table.cursor.choose(action - self.table.offset)
            self.left -= 1
        self.answer_by_rule()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player == pyspiel.PlayerId.CHANCE else self.layout.word(action)

    def is_terminal(self) -> bool:
        return self.left == 0 or bool(self.table.over())

    def returns(self) -> list[float]:
        if not self.table.over():
            return [0.0] * len(self.layout.players)
        won = self.layout.reward(self.table.cursor.g)
        return [won[seat] for seat in self.layout.players]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KronratState:
        """A state that looks the same to a player, with all it cannot know drawn anew."""
        other: KronratState = self.clone()
        g = self.layout.rules.play.resample(self.table.cursor.g, player, Dice(int(sampler() * (1 << 53))))
        cursor = Cursor(g)
        cursor.verb, cursor.args = self.table.cursor.verb, self.table.cursor.args
        other.table.cursor = cursor
        other.answer_by_rule()
        return other

    def __str__(self) -> str:
        return ", ".join(self._action_to_string(one.player, one.action) for one in self.full_history())


class KronratObserver:
    """An observation as numbers; with perfect recall, the string also tells the digest of what was known before."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            one.name: self.tensor[one.part].reshape(one.shape) if one.shape else self.tensor[one.part]
            for one in layout.arrays
        }

    def set_from(self, state: KronratState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.table.observe(self.layout.players[player]), np.int16)

    def string_from(self, state: KronratState, player: int) -> str:
        now = state.table.observe(self.layout.players[player]).hex()
        return f"{state.past[player]}:{now}" if self.recall else now


def open_spiel_game(
    game: str,
    players: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    limit: int = 0,
) -> KronratGame:
    """As `pyspiel.load_game` has it, for every algorithm of OpenSpiel; after `limit` choices it ends, won by nobody."""
    register()
    written = written_options(options or {})
    loaded: KronratGame = pyspiel.load_game(
        NAME, {"game": game, "players": players or 0, "edition": edition, "options": written, "limit": limit}
    )
    return loaded


def register() -> None:
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, KronratGame)
