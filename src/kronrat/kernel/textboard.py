"""A scene as lines of text: the terminal's board, and the picture that a failing test shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kronrat.kernel.seats import seat_ref
from kronrat.kernel.view import Card, Grid, Mark, Piece, Row, Scene, Stage, Text, Track

Name = Callable[[str], str]
Say = Callable[[Text], str]


def key_of(ref: str) -> str:
    """Without words a thing is called by its key."""
    return ref.partition(":")[2] or ref


def plain(text: Text) -> str:
    return " ".join([text.key, *[f"{role}={value}" for role, value in text.args.items()]])


class TextBoard:
    """Draws scenes as text. `name` names drawing ids, `say` says texts; left out, keys stand for themselves."""

    def __init__(self, name: Name = key_of, say: Say = plain) -> None:
        self.name = name
        self.say = say

    def lines(self, stage: Stage, scene: Scene) -> list[str]:
        out = [self.say(scene.headline)] if scene.headline else []
        out += self.panels(scene)
        out += self.places(stage, scene)
        for grid in scene.grids:
            out += self.grid(grid)
        out += [self.track(track) for track in scene.tracks]
        out += [self.row(row) for row in scene.rows]
        return out

    def seat(self, seat: int) -> str:
        return self.name(seat_ref(seat)) if seat >= 0 else ""

    def panels(self, scene: Scene) -> Iterator[str]:
        for panel in scene.panels:
            told = [*[self.mark(stat) for stat in panel.stats], *[self.say(text) for text in panel.remarks]]
            yield f"{self.seat(panel.seat)}: {panel.score} ({', '.join(told)})"

    def places(self, stage: Stage, scene: Scene) -> Iterator[str]:
        """The places on which something stands or which somebody holds, in the order of the stage."""
        standing: dict[str, list[str]] = {}
        for tint in scene.tints:
            standing.setdefault(tint.at, []).append(f"[{self.seat(tint.seat) or '-'}]")
        for piece in scene.pieces:
            standing.setdefault(piece.at, []).append(self.piece(piece))
        for space in stage.spaces:
            if space.id in standing:
                yield f"  {self.name(space.id)}: {' '.join(standing[space.id])}"

    def piece(self, piece: Piece) -> str:
        count = f"{piece.count} " if piece.count != 1 else ""
        owner = f"{self.seat(piece.seat)} " if piece.seat >= 0 else ""
        return f"{count}{owner}{piece.kind}"

    def grid(self, grid: Grid) -> Iterator[str]:
        yield f"{self.say(grid.title)}:"
        for column in grid.columns:
            slots = [
                " ".join([self.mark(slot.label), *[self.piece(piece) for piece in slot.pieces]])
                for slot in column.slots
            ]
            yield f"  {self.say(column.title)}: {' | '.join(slots)}"

    def track(self, track: Track) -> str:
        pawns = ", ".join(f"{self.seat(pawn.seat)} {pawn.value}" for pawn in track.pawns)
        return f"{self.say(track.title)}: {pawns}"

    def row(self, row: Row) -> str:
        cards = "; ".join(self.card(card) for card in row.cards)
        return f"{self.say(row.title)}: {cards or (row.count if row.count is not None else '–')}"

    def card(self, card: Card) -> str:
        return " ".join([self.name(card.id), *([self.say(card.line)] if card.line else [])])

    def mark(self, mark: Mark) -> str:
        return f"{mark.value} {self.say(mark.text) if mark.text else mark.icon}".strip()
