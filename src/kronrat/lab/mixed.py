"""Games of every sort by turns: each number of players, edition and option of a game, drawn by the game's number."""

from __future__ import annotations

from collections.abc import Callable

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Setup

BOUND = "limit"
GREEDY_EVERY = 10
"""Of so many games one is played by greedy bots, who look at many more moves, and the others at random."""
Seated = Callable[[int, int, Dice], list[str]]
"""The bots of a game: by its number, for so many seats."""


def greedy_by_turns(number: int, seats: int, _dice: Dice) -> list[str]:
    return ["greedy" if number % GREEDY_EVERY == 0 else "random"] * seats


def mixed(info: Info, number: int, seated: Seated = greedy_by_turns) -> tuple[Setup, tuple[str, ...]]:
    """The set-up and the seats of a game: every number of players, edition and option in turn, bounded."""
    dice = Dice(number + 1)
    seats = info.seats[0] + dice.below(info.seats[1] - info.seats[0] + 1)
    options = {option.key: option.values[dice.below(len(option.values))] for option in info.options}
    bound = next((option for option in info.options if option.key == BOUND), None)
    if bound is not None:
        options[BOUND] = bound.values[1]
    if info.solo is not None:
        # half of the games are solo games where there are some
        off = next(option.default for option in info.options if option.key == info.solo.option)
        if dice.below(2):
            options[info.solo.option] = off
        elif options[info.solo.option] != off:
            seats = info.solo.seats
    codes = seated(number, seats, dice)
    automa = info.automa(options)
    if automa is not None and info.solo is not None:
        codes[automa] = f"automa:{options[info.solo.option]}"
    return info.setup(seats, info.editions[dice.below(len(info.editions))], options), tuple(codes)
