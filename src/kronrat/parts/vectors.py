"""Unboxed numbers (`librt.vecs`): where a loop over numbers is what costs.

Copy a vector with `[:]`, which is a block of memory; `vec[i64](numbers)` boxes and unboxes every one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def unboxed(values: list[int]) -> vec[i64]:
    """A list's numbers as a vector."""
    count: i64 = len(values)
    out = vec[i64]([0] * count)
    i: i64 = 0
    for i in range(count):
        out[i] = values[i]
    return out
