"""Work for the pool's tests: a module of its own, since another process must be able to import it."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

from kronrat.lab.sim import Outcome, Plan, Players, play_one


def add(base: int, number: int) -> int:
    return base + number


def refuse(base: int, number: int) -> int:
    raise LookupError(f"job {number}")


def cannot_prepare() -> int:
    raise LookupError("nothing to work with")


def end_once(base: int, job: tuple[int, str]) -> int:
    """Ends its process in the middle of a job, as the machine might; the next to try it finds the mark and works."""
    number, mark = job
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return base + number


def end_always(base: int, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def play_or_end(plan: Plan, mark: str, players: Players, number: int) -> Outcome:
    """A game, in the middle of a run; whoever plays number 7 first is lost."""
    end_once(0, (number, mark if number == 7 else ""))
    return replace(play_one(plan, players, number), seconds=0.0)
