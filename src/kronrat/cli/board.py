"""A stage with what stands on it as lines of signs: a grid where the board is one, else a map of names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import click

from kronrat.kernel.seats import COLOURS
from kronrat.kernel.textboard import key_of
from kronrat.kernel.view import NEUTRAL, Piece, Scene, Space, Stage

INKS: list[str | tuple[int, int, int]] = [
    "red",
    "bright_blue",
    "yellow",
    "green",
    "magenta",
    "cyan",
    "white",
    (176, 120, 70),
]
"""The seats' colours as terminals have them, in the order of `kernel.seats`."""
CELL = 4
"""Signs a cell of a grid is wide."""
FEWEST_CELLS = 9
Sign = Callable[[Piece], str]


def ink(text: str, seat: int) -> str:
    return click.style(text, fg=INKS[seat], bold=True) if 0 <= seat < len(COLOURS) else text


class Canvas:
    """Signs by place, each in a seat's colour."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[(" ", NEUTRAL)] * width for _ in range(height)]

    def free(self, x: int, y: int, length: int) -> bool:
        return 0 <= y < len(self.signs) and all(
            0 <= at < self.width and self.signs[y][at][0] == " "
            for at in range(x - 1, x + length + 1)
            if at >= 0
        )

    def put(self, x: int, y: int, text: str, seat: int = NEUTRAL) -> None:
        for n, sign in enumerate(text):
            if 0 <= y < len(self.signs) and 0 <= x + n < self.width:
                self.signs[y][x + n] = (sign, seat)

    def lines(self) -> list[str]:
        out = []
        for row in self.signs:
            line, run, whose = "", "", NEUTRAL
            for sign, seat in [*row, ("", -9)]:
                if seat != whose and run:
                    line, run = line + ink(run, whose), ""
                run, whose = run + sign, seat
            out.append(line.rstrip())
        while out and not out[-1]:
            out.pop()
        return out


def cells(stage: Stage) -> list[Space]:
    """The spaces that form a regular grid; none if the board is a map."""
    sizes = Counter((space.w, space.h) for space in stage.spaces if not space.path)
    if not sizes:
        return []
    (w, h), _ = max(sizes.items(), key=lambda size: size[0][0] * size[0][1] * size[1])
    found = [space for space in stage.spaces if (space.w, space.h) == (w, h) and not space.path]
    across, down = {space.x for space in found}, {space.y for space in found}
    return found if len(found) >= FEWEST_CELLS and len(found) * 2 > len(across) * len(down) else []


def draw(stage: Stage, scene: Scene, name: Callable[[str], str], sign: Sign, width: int) -> list[str]:
    """The board, at most so many signs wide."""
    standing: dict[str, list[tuple[str, int]]] = {}
    for tint in scene.tints:
        standing.setdefault(tint.at, []).append(("*", tint.seat))
    for piece in scene.pieces:
        count = str(piece.count) if piece.count > 1 else ""
        standing.setdefault(piece.at, []).append((count + sign(piece), piece.seat))
    grid = cells(stage)
    return draw_grid(stage, grid, standing) if grid else draw_map(stage, standing, name, width)


def draw_grid(stage: Stage, grid: list[Space], standing: dict[str, list[tuple[str, int]]]) -> list[str]:
    columns = sorted({space.x for space in grid})
    rows = sorted({space.y for space in grid})
    canvas = Canvas(4 + (CELL + 1) * len(columns), 2 + 2 * len(rows))
    for space in grid:
        x, y = 4 + (CELL + 1) * columns.index(space.x), 2 + 2 * rows.index(space.y)
        here = standing.get(space.id, [])
        # the ground shows where nothing stands: its first letter, or the key where it must be typed
        canvas.put(x, y, key_of(space.id)[: CELL - 1] if not here else "", NEUTRAL)
        at = x
        for text, seat in here:
            canvas.put(at, y, text[: x + CELL - at], seat)
            at += len(text)
    step_x = columns[1] - columns[0] if len(columns) > 1 else 1
    step_y = rows[1] - rows[0] if len(rows) > 1 else 1
    inside = {space.id for space in grid}
    for space in stage.spaces:
        if space.id in inside or space.id not in standing:
            continue
        _, seat = standing[space.id][0]
        middle_x, middle_y = space.x + space.w / 2 - columns[0], space.y + space.h / 2 - rows[0]
        if space.h > space.w:
            canvas.put(3 + (CELL + 1) * round(middle_x / step_x), 2 + 2 * int(middle_y / step_y), "|", seat)
        else:
            canvas.put(
                4 + (CELL + 1) * int(middle_x / step_x), 1 + 2 * round(middle_y / step_y), "-" * CELL, seat
            )
    return canvas.lines()


def draw_map(
    stage: Stage, standing: dict[str, list[tuple[str, int]]], name: Callable[[str], str], width: int
) -> list[str]:
    """Names where the places are, and below each what stands there; a name that would cover another moves down."""
    height = max(12, round(width * stage.height / stage.width * 0.36))
    canvas = Canvas(width, height + 12)
    largest = max((space.w * space.h for space in stage.spaces), default=1)
    for space in sorted(stage.spaces, key=lambda space: (space.y + space.h / 2, space.x)):
        here = standing.get(space.id, [])
        whole = space.w * space.h >= 0.9 * stage.width * stage.height
        if whole or (not here and not space.label and not space.path and space.w * space.h < largest / 8):
            continue  # a drawing over everything, or a border on which nothing stands
        text, below = name(space.id), sum(len(sign) + 1 for sign, _ in here)
        if not space.path and space.w * space.h < largest / 8:
            text = ""
        wide = max(len(text), below)
        x = round((space.x + space.w / 2) / stage.width * width - wide / 2)
        x = min(max(x, 0), max(0, width - wide))
        y = round((space.y + space.h / 2) / stage.height * height)
        while y < len(canvas.signs) - 2 and not (canvas.free(x, y, wide) and canvas.free(x, y + 1, wide)):
            y += 1
        if text:
            canvas.put(x, y, text)
            y += 1
        at = x
        for sign, seat in here:
            canvas.put(at, y, sign, seat)
            at += len(sign) + 1
    return canvas.lines()
