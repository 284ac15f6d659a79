"""Bots know the kernel and what a game hints. They never see the true state, only one drawn from what a seat knows."""

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points

from kronrat._plugins import is_ours, loaded, package_of, reason
from kronrat.bots.automa import AutomaBot
from kronrat.bots.bot import Bot
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info

GROUP = "kronrat.bots"
AUTOMA = "automa"
"""The bot of a seat that answers by rule. Nobody chooses it: it sits where a game for one says, so it is not listed."""
PROGRAM = "stdio"
"""`stdio:COMMAND` runs a program of its own; only for those who may run commands on this machine anyway."""


def known() -> list[str]:
    """The names of all registered bots."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def described() -> list[tuple[str, str, str, bool]]:
    """Name, what it does, its package, whether it is ours, of every registered bot that can be loaded."""
    found = [
        (point.name, (kind.__doc__ or "").strip().partition("\n")[0], package_of(point), is_ours(point))
        for point, kind in loaded(GROUP, Bot)
    ]
    return sorted(found)


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
    if name == AUTOMA:
        return AutomaBot(setting)
    for point in sorted(entry_points(group=GROUP, name=name), key=lambda point: not is_ours(point)):
        try:
            bot: Bot = point.load()(setting)
        except Unreadable:
            raise
        except Exception as error:  # a bot from elsewhere may fail in any way
            raise Unreadable("bot", f"the bot {name!r} cannot be loaded: {reason(error)}") from error
        if setting and is_ours(point) and not bot.takes:
            raise Unreadable("bot", f"the bot {name!r} takes nothing after its name, not {setting!r}")
        return bot
    raise Unreadable("bot", f"there is no bot {name!r}; there are {', '.join(known())}")


def automa_options(info: Info, codes: Sequence[str], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a game at which these bots sit: `automa:hard` at its seat switches on the game for one."""
    chosen = dict(options)
    for seat, code in enumerate(codes):
        name, _, level = code.partition(":")
        if name != AUTOMA:
            continue
        if info.solo is None or seat != info.solo.seat:
            raise Unreadable("bot", f"{info.id} has no automa at seat {seat}")
        if level:
            chosen[info.solo.option] = level
        if info.automa(chosen) is None:
            raise Unreadable("bot", f"which difficulty? {AUTOMA}:LEVEL, as listed under {info.solo.option}")
    return chosen
