"""Environments of PettingZoo in which everybody acts in every step: for choices that a game seals together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from kronrat.kernel.dice import Dice
from kronrat.kernel.play import asked
from kronrat.kernel.step import Core, Together
from kronrat.rl.core import Table, move_of
from kronrat.rl.layout import Layout, layout_of
from kronrat.rl.rows import Seen, observation_space, seen

Told = dict[str, Any]


class KronratParallel(ParallelEnv):  # type: ignore[misc] # published without types
    """Whoever is not asked waits, which is one more choice. A move sealed with others' happens when all are made.

    A choice that the mask does not offer ends the game, and nobody has won it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, layout: Layout, limit: int = 0, render_mode: str | None = None) -> None:
        self.layout = layout
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"kronrat_{layout.info.id}_v{layout.info.version}"}
        self.wait = layout.actions
        self.seats = {f"player_{seat}": seat for seat in layout.players}
        self.possible_agents = list(self.seats)
        self.observation_spaces = {agent: observation_space(layout, waits=True) for agent in self.seats}
        self.action_spaces = {agent: spaces.Discrete(layout.actions + 1) for agent in self.seats}
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Told]:
        """Without a seed, the game that follows the last one."""
        self.seed = self.seed + 1 if seed is None else seed
        self.table = self.layout.table(self.seed)
        self.table.settle()
        self.length = 0
        self.agents = self.possible_agents[:]
        self.ask()
        return self.everybody_sees(), {agent: {} for agent in self.agents}

    def ask(self) -> None:
        """Everybody who owes an answer makes it at a table of its own."""
        g = self.table.cursor.g
        self.answers: dict[int, list[int]] = {seat: [] for seat in asked(g) if seat in self.layout.players}
        self.making = {seat: alone(self.layout, g, seat) for seat in self.answers}

    def everybody_sees(self) -> dict[str, Seen]:
        return {agent: self.sees(self.seats[agent]) for agent in self.agents}

    def sees(self, seat: int) -> Seen:
        """What everybody knows who is asked, and what only this seat knows: what it has chosen so far."""
        known = np.frombuffer(self.table.observe(seat), np.int16).copy()
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.making:
            mine = seen(self.layout, self.making[seat], seat)
            mask[: self.wait] = mine["action_mask"]
            for one in self.layout.arrays:
                if one.name in ("chosen_verb", "chosen"):
                    known[one.part] = mine["observation"][one.part]
        else:
            mask[self.wait] = 1
        return {"observation": known, "action_mask": mask}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Seen], Told, Told, Told, Told]:
        wrong = [agent for agent in self.agents if not self.choose(self.seats[agent], int(actions[agent]))]
        if not self.making and not wrong:
            for seat in sorted(self.answers):
                for number in self.answers[seat]:
                    self.table.choose(number)
            self.ask()
        self.length += 1
        over = bool(self.table.over())
        cut = not over and 0 < self.limit <= self.length
        won = self.layout.reward(self.table.cursor.g) if over else [0.0] * self.layout.setup.seats
        infos: Told = {agent: {"illegal": True} if agent in wrong else {} for agent in self.agents}
        now = (
            self.everybody_sees(),
            {agent: won[self.seats[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over or bool(wrong)),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut or wrong:
            self.agents = []
        return now

    def choose(self, seat: int, number: int) -> bool:
        """False for what the mask does not offer."""
        mine = self.making.get(seat)
        if mine is None:
            return number == self.wait
        if number not in mine.legal():
            return False
        self.answers[seat].append(number)
        f = mine.cursor.g.stack[-1]
        verb, args = move_of(self.layout.space, f, self.answers[seat])
        if len(args) == f.verbs()[verb].arity:
            del self.making[seat]
        else:
            mine.take(number - mine.offset)
        return True

    def render(self) -> str | None:
        return str(self.table.cursor.g) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def alone(layout: Layout, g: Core, seat: int) -> Table:
    """The same position, with only this seat asked of those whose choices are sealed together."""
    g = g.clone()
    if isinstance(f := g.stack[-1], Together):
        g.stack[-1] = type(f)(1 << seat, *f.dump()[1:])
    table = Table(layout.space, layout.observation(), g, Dice(0))
    table.list_choices()
    return table


def parallel_env(
    game: str,
    players: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    limit: int = 0,
    render_mode: str | None = None,
) -> KronratParallel:
    """PettingZoo's parallel API; a game of more than `limit` steps is truncated."""
    return KronratParallel(layout_of(game, players, edition, options), limit, render_mode)
