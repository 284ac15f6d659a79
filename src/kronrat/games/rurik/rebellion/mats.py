"""The Rebellion's household mats [solo-setup-5]: by difficulty three columns of bonuses and the first priority."""

from typing import Final

from kronrat.games.rurik.data import ACTION_KEYS, BOON, BUILDING, FIGHTING, TAXING

LEVELS: Final = ["easy", "medium", "hard", "very-hard"]
ROWS_EACH: Final = 4
SLOTS: Final = 12
"""column * ROWS_EACH + row, columns as the priorities."""
NO_BONUS: Final = -1
FEWER: Final = BOON.parse("card")

# easy to very hard, three columns each, top to bottom; a + for those free from the start
_MATS: Final = """
build:build1 attack:card1
+muster:muster1 attack:attack1 move:move1
tax:tax1 scheme:coins2

move:move1 attack:attack1
+muster:coins1 build:build1 attack:move1
+tax:tax1 attack:card1 scheme:coins2 muster:muster1

+muster:move1 attack:card1 move:move1
+attack:attack1 build:build1 tax:tax1 attack:attack1
tax:tax1 build:move1 scheme:coins2

+attack:card1 attack:attack1 build:move1 muster:muster1
+build:build1 attack:move1 tax:tax1 attack:attack1
+muster:move1 tax:tax1 scheme:coins2 move:move1
"""
START: Final = [BUILDING, TAXING, FIGHTING, BUILDING]
"""Level → the column with the axe."""


def _cells() -> list[str]:
    """level * SLOTS + slot → the bonus as written above, empty where there is none."""
    out: list[str] = []
    for column in _MATS.split("\n"):
        cells = column.split()
        if cells:
            out += cells + [""] * (ROWS_EACH - len(cells))
    return out


def _parts(cell: str, part: int) -> int:
    """A bonus's action, kind and amount."""
    if not cell:
        return NO_BONUS
    action, _, gain = cell.lstrip("+").partition(":")
    return [ACTION_KEYS.index(action), BOON.parse(gain[:-1]), int(gain[-1])][part]


_CELLS: Final = _cells()
BONUS_FOR: Final = [_parts(cell, 0) for cell in _CELLS]
"""level * SLOTS + slot → the action with which the bonus comes, NO_BONUS."""
BONUS_KIND: Final = [_parts(cell, 1) for cell in _CELLS]
BONUS_AMOUNT: Final = [_parts(cell, 2) for cell in _CELLS]


def _covered(level: int) -> int:
    mask = 0
    for slot in range(SLOTS):
        cell = _CELLS[level * SLOTS + slot]
        if cell and not cell.startswith("+"):
            mask |= 1 << slot
    return mask


COVERED: Final = [_covered(level) for level in range(len(LEVELS))]
"""Level → mask of the slots that a coin covers at set-up."""
