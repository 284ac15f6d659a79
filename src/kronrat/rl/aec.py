"""Environments of PettingZoo: one agent after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from kronrat.rl.core import Table
from kronrat.rl.layout import Layout, layout_of
from kronrat.rl.rows import Seen, observation_space, seen


class KronratAEC(AECEnv):  # type: ignore[misc] # published without types
    """A game in which every small choice is an action; chance and a rulebook's automa answer by themselves."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}

    def __init__(self, layout: Layout, limit: int = 0, render_mode: str | None = None) -> None:
        super().__init__()
        self.layout = layout
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"kronrat_{layout.info.id}_v{layout.info.version}"}
        self.seats = {f"player_{seat}": seat for seat in layout.players}
        self.possible_agents = list(self.seats)
        self.observation_spaces = {agent: observation_space(layout) for agent in self.seats}
        self.action_spaces = {agent: spaces.Discrete(layout.actions) for agent in self.seats}
        self.table: Table = layout.table(0)
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the game that follows the last one."""
        self.seed = self.seed + 1 if seed is None else seed
        self.table = self.layout.table(self.seed)
        self.table.settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"player_{self.table.seat()}"

    def observe(self, agent: str) -> Seen:
        return seen(self.layout, self.table, self.seats[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.choose(int(action if action is not None else -1))
        if self.table.over():
            won = self.layout.reward(self.table.cursor.g)
            self.rewards = {agent: won[self.seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.limit and self.table.length >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = f"player_{self.table.seat()}"
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.table.cursor.g) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(
    game: str,
    players: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    limit: int = 0,
    render_mode: str | None = None,
) -> KronratAEC:
    """PettingZoo's AEC; a game longer than `limit` choices is truncated."""
    return KronratAEC(layout_of(game, players, edition, options), limit, render_mode)
