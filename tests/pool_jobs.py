"""Work for the pool's tests: a module of its own, since another process must be able to import it."""

from __future__ import annotations


def add(base: int, number: int) -> int:
    return base + number


def refuse(base: int, number: int) -> int:
    raise LookupError(f"job {number}")


def cannot_prepare() -> int:
    raise LookupError("nothing to work with")
