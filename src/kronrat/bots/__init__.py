"""Bots know the kernel and what a game hints. They never see the true state, only one drawn from what a seat knows."""

from importlib.metadata import entry_points

from kronrat.bots.bot import Bot
from kronrat.kernel.errors import Unreadable

GROUP = "kronrat.bots"
PROGRAM = "stdio"
"""`stdio:COMMAND` runs a program of its own; only for those who may run commands on this machine anyway."""


def known() -> list[str]:
    """The names of all registered bots."""
    return sorted(point.name for point in entry_points(group=GROUP))


def make(code: str) -> Bot:
    """A bot by its code: a registered one, or a program as in `stdio:python3 my_bot.py`."""
    name, _, setting = code.partition(":")
    if name == PROGRAM:
        from kronrat.bots.process import ProcessBot

        return ProcessBot(setting)
    return registered(code)


def registered(code: str) -> Bot:
    """A registered bot by its name, or by a name with a setting as in `ismcts:800`: all that a stranger may ask for."""
    name, _, setting = code.partition(":")
    for point in entry_points(group=GROUP, name=name):
        bot: Bot = point.load()(setting)
        return bot
    raise Unreadable("bot", f"there is no bot {name!r}; there are {', '.join(known())}")
