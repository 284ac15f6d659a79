"""A run of many games: worked on by a crew, and kept as it is finished, so that the same run goes on after Ctrl-C.

What identifies a run is its plan; its file lies in the crew's folder under that name and is removed when the run is
complete. It also names the rules and the code by which its games were played: other rules would give other games.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic

import msgspec

from kronrat.kernel.errors import Unreadable
from kronrat.lab.code import fingerprint, rules_versions
from kronrat.lab.pool import Crew, Job, Progress, Result, Shared, collect, no_progress, open_pool

EVERY = 1.0
"""Seconds between two writings: a run that is over sooner leaves the disk alone."""
FORMAT = 1

SCHEMA = """
CREATE TABLE run (format INTEGER, course TEXT, rules TEXT, code TEXT);
CREATE TABLE results (number INTEGER PRIMARY KEY, result BLOB NOT NULL);
"""


def runs_folder() -> Path:
    """Where unfinished runs are kept (KRONRAT_RUNS names another place)."""
    from platformdirs import user_state_path

    named = os.environ.get("KRONRAT_RUNS")
    return Path(named) if named else user_state_path("kronrat", appauthor=False) / "runs"


def say(line: str) -> None:
    print(f"kronrat: {line}", file=sys.stderr)


def course_of(plan: object) -> str:
    """A plan as text: equal plans, equal texts."""
    return f"{type(plan).__name__} {msgspec.json.encode(plan, enc_hook=str, order='deterministic').decode()}"


class Kept(Generic[Result]):
    """Finished results on the disk, numbered from 0."""

    def __init__(self, folder: Path, plan: object, kind: Any, games: tuple[str, ...]) -> None:
        self.course = course_of(plan)
        self.rules, self.code = rules_versions(games), fingerprint(games)
        self.file = folder / f"{sha256(self.course.encode()).hexdigest()[:16]}.run"
        self.kind = kind
        self.number = 0
        self.waiting: list[tuple[int, bytes]] = []
        self.written = time.monotonic()
        self.base: sqlite3.Connection | None = None
        self.mine = True
        """False while another process is at this very run."""

    def open(self) -> sqlite3.Connection:
        """Nobody else may be at this file. What a crash cuts short is undone, so that results end cleanly."""
        new = not self.file.exists()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(self.file, timeout=0, isolation_level=None)
        base.execute("PRAGMA locking_mode=EXCLUSIVE")
        base.execute("PRAGMA synchronous=NORMAL")
        base.execute("BEGIN EXCLUSIVE")
        if new:
            for statement in SCHEMA.strip().split("\n"):
                base.execute(statement)
            base.execute("INSERT INTO run VALUES (?, ?, ?, ?)", (FORMAT, self.course, self.rules, self.code))
        base.execute("COMMIT")
        return base

    def earlier(self) -> Iterator[Result]:
        """What is finished already, if anything is."""
        if not self.file.exists():
            return
        try:
            self.base = self.open()
            form, _, rules, code = self.base.execute("SELECT * FROM run").fetchone()
        except sqlite3.OperationalError:
            self.busy()
            return
        except (sqlite3.DatabaseError, TypeError, ValueError):
            raise Unreadable("run", f"{self.file} is not a kept run; remove it to begin again") from None
        self.compare(form, rules, code)
        rows = self.base.execute("SELECT number, result FROM results ORDER BY number")
        for number, result in rows:
            if number != self.number:
                break
            self.number += 1
            yield msgspec.json.decode(result, type=self.kind)

    def compare(self, form: int, rules: str, code: str) -> None:
        """Games of other rules are no part of this run."""
        if form != FORMAT or rules != self.rules or code != self.code:
            found = (
                f"by other rules ({rules}; these are {self.rules})"
                if rules != self.rules
                else "by other code"
            )
            raise Unreadable(
                "run", f"finished games of this run were played {found}: finish it there, or begin --anew"
            )

    def busy(self) -> None:
        self.mine = False
        say("another process is at this very run; what is finished here is not kept")

    def add(self, result: Result) -> None:
        if not self.mine:
            return
        self.waiting.append((self.number, msgspec.json.encode(result)))
        self.number += 1
        if time.monotonic() - self.written > EVERY:
            self.write()

    def write(self) -> None:
        if not self.waiting or not self.mine:
            return
        try:
            self.base = self.base or self.open()
        except sqlite3.OperationalError:
            self.busy()
            return
        self.base.execute("BEGIN")
        self.base.executemany("INSERT OR REPLACE INTO results VALUES (?, ?)", self.waiting)
        self.base.execute("COMMIT")
        self.waiting.clear()
        self.written = time.monotonic()

    def close(self, complete: bool) -> None:
        """A complete run need not be kept."""
        if not complete:
            self.write()
        if self.base is not None:
            self.base.close()
            if complete:
                self.file.unlink()

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)


def run(
    crew: Crew,
    plan: object,
    kind: Any,
    games: tuple[str, ...],
    prepare: Callable[[], Shared],
    work: Callable[[Shared, Job], Result],
    jobs: Sequence[Job],
    take: Callable[[Result], None],
    progress: Progress = no_progress,
) -> bool:
    """Work on all jobs and take their results in order, those of an earlier run first.

    `kind` is the type of a result. False if Ctrl-C ended it early: what is finished has been taken, and kept.
    """
    if crew.keep is None:
        with open_pool(prepare, crew) as pool:
            return collect(pool.each(work, jobs), take, progress)
    kept: Kept[Result] = Kept(crew.keep, plan, kind, games)
    if crew.anew:
        kept.forget()
    for result in kept.earlier():
        take(result)
    done = kept.number
    if done:
        say(f"going on after {done:,} of {len(jobs):,} (--anew begins again)")
        progress(done)

    def keep(result: Result) -> None:
        kept.add(result)
        take(result)

    complete = False
    try:
        with open_pool(prepare, crew) as pool:
            complete = collect(pool.each(work, jobs[done:]), keep, progress, done)
    finally:
        kept.close(complete)
    if not complete and kept.mine:
        say(f"{kept.number:,} of {len(jobs):,} are finished and kept: the same command goes on from there")
    return complete
