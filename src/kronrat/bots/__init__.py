"""Bots know the kernel and what a game hints. They never see the true state, only one drawn from what a seat knows."""

from importlib.metadata import entry_points

from kronrat.bots.bot import Bot
from kronrat.kernel.errors import Unreadable

GROUP = "kronrat.bots"


def known() -> list[str]:
    """The names of all registered bots."""
    return sorted(point.name for point in entry_points(group=GROUP))


def make(code: str) -> Bot:
    """A bot by its code: a name, or a name with a setting as in `ismcts:800`."""
    name, _, setting = code.partition(":")
    for point in entry_points(group=GROUP, name=name):
        bot: Bot = point.load()(setting)
        return bot
    raise Unreadable("bot", f"there is no bot {name!r}; there are {', '.join(known())}")
