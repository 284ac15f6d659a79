"""Kronrat: play, study and tune strategy board games exactly as their rulebooks say.

`kronrat.api` documents the public names; they are loaded when first used.
"""

import os
import sys
from typing import TYPE_CHECKING

from kronrat import _interpreted

__version__ = "0.2.0"

if not os.environ.get("KRONRAT_INTERPRETED") and (_source := _interpreted.changed()):
    print(f"kronrat: {_source} is newer than the compiled rules; running interpreted.", file=sys.stderr)
    os.environ["KRONRAT_INTERPRETED"] = "1"  # child processes follow without another look

if os.environ.get("KRONRAT_INTERPRETED"):
    _interpreted.prefer_source()

if TYPE_CHECKING:
    from kronrat.api import (
        API_VERSION,
        Bot,
        Illegal,
        Info,
        Match,
        Unreadable,
        Why,
        choose,
        legal_moves,
        list_bots,
        list_games,
        play,
        read_record,
        result,
        simulate,
        start,
        verify_record,
        why_not,
        write_record,
    )

__all__ = [
    "API_VERSION",
    "Bot",
    "Illegal",
    "Info",
    "Match",
    "Unreadable",
    "Why",
    "__version__",
    "choose",
    "legal_moves",
    "list_bots",
    "list_games",
    "play",
    "read_record",
    "result",
    "simulate",
    "start",
    "verify_record",
    "why_not",
    "write_record",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from kronrat import api

        return getattr(api, name)
    raise AttributeError(f"module 'kronrat' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
