"""Gymnasium's environment: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from kronrat.bots import make
from kronrat.bots.bot import Bot, choose
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import check
from kronrat.rl.core import Table, numbers_of
from kronrat.rl.layout import Layout, layout_of
from kronrat.rl.rows import Seen, observation_space, seen


class KronratGym(gymnasium.Env[Any, Any]):
    """The reward is the share in the win, at the end. Who chooses what the mask does not offer has lost."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self, layout: Layout, bots: Mapping[int, Bot], seat: int, limit: int, render_mode: str | None
    ) -> None:
        self.layout = layout
        self.bots = bots
        self.seat = seat
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = observation_space(layout)
        self.action_space = spaces.Discrete(layout.actions)
        self.table: Table = layout.table(0)
        self.dice = Dice(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = self.layout.table(int(self.np_random.integers(1 << 31)))
        self.dice = Dice(int(self.np_random.integers(1 << 31)))
        self.table.settle()
        self.others()
        return seen(self.layout, self.table, self.seat), {}

    def others(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        table = self.table
        while not table.over() and (seat := table.seat()) != self.seat:
            g = table.cursor.g
            move = choose(self.bots[seat], self.layout.rules, g, seat, self.dice)
            check(g, seat, move)
            for number in numbers_of(self.layout.space, g.stack[-1], move):
                table.choose(number)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self.table
        if int(action) not in table.legal():
            return seen(self.layout, table, self.seat), 0.0, True, False, {"illegal": True}
        table.choose(int(action))
        self.others()
        over = table.over()
        reward = self.layout.reward(table.cursor.g)[self.seat] if over else 0.0
        cut = not over and 0 < self.limit <= table.length
        return seen(self.layout, table, self.seat), reward, over, cut, {}

    def action_masks(self) -> Any:
        """As sb3-contrib's MaskablePPO asks for it."""
        return seen(self.layout, self.table, self.seat)["action_mask"]

    def render(self) -> Any:
        return str(self.table.cursor.g) if self.render_mode == "ansi" else None


def gym_env(
    game: str,
    bots: Sequence[str] = ("random",),
    seat: int = 0,
    players: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    limit: int = 0,
    render_mode: str | None = None,
) -> KronratGym:
    """The bots sit at the other seats in turn: one for all, or one for each."""
    layout = layout_of(game, players, edition, options)
    if seat not in layout.players:
        raise Unreadable("seat", f"seat {seat} does not choose; there are {layout.players}")
    others = [one for one in range(layout.setup.seats) if one != seat]
    if len(bots) not in (1, len(others)):
        raise Unreadable("bots", f"one bot, or one for each of {len(others)} seats; not {len(bots)}")
    codes = list(bots) * len(others) if len(bots) == 1 else list(bots)
    sitting = {one: make(code) for one, code in zip(others, codes, strict=True)}
    return KronratGym(layout, sitting, seat, limit, render_mode)
