"""What is drawn, as data: the same scene gives the browser's table, the terminal's and the pictures in tests.

Ids are drawing ids, `domain:key`. Words are keys of texts with arguments; an argument that is a drawing id is
named in the reader's language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

NEUTRAL = -1
MAP = "map"
Weight = Literal["trivia", "plain", "key"]


class Text(Struct, omit_defaults=True, gc=False):
    """A key of the texts and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Space(Struct, omit_defaults=True, gc=False):
    """A place on the stage. `kind` names its symbol in board.svg, `path` an outline where it has its own shape."""

    id: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    path: str = ""
    label: Text | None = None
    help: Text | None = None
    water: bool = False
    ground: str = ""
    """Terrain, for the scenery scattered on it."""
    plate: bool = False
    """Whether the name stands on a plate in the owner's colour."""


class Stage(Struct, omit_defaults=True, gc=False):
    """The board: its size in its own units and the places on it. `art` is the svg in the game's folder `drawing`."""

    width: float
    height: float
    art: str
    spaces: list[Space]
    beside: float = 408
    """The least width, in pixels, of what lies beside the board."""


class Piece(Struct, omit_defaults=True, gc=False):
    """Something on a space. Its id is stable, so that what moved can be seen to move."""

    id: str
    kind: str
    at: str
    seat: int = NEUTRAL
    count: int = 1
    turned: bool = False
    help: Text | None = None
    label: str | int = ""
    """A number or a short word on the piece itself."""
    badge: Mark | None = None


class Tint(Struct, omit_defaults=True, gc=False):
    """A space washed in a seat's colour: who holds it."""

    at: str
    seat: int
    mark: str = ""


class Mark(Struct, omit_defaults=True, gc=False):
    """An icon with a number, e.g. a price."""

    icon: str
    value: int | str = ""
    text: Text | None = None
    met: bool | None = None


class Card(Struct, omit_defaults=True, gc=False):
    """A card face: cost at the left, gain at the right, icons and one line of plain words. No id: face down."""

    id: str
    kind: str
    title: Text | None = None
    cost: Mark | None = None
    gain: Mark | None = None
    icons: list[str] = []
    line: Text | None = None
    ticks: list[Mark] = []
    seat: int = NEUTRAL
    sign: str = ""
    art: str = ""
    """A symbol of the game's drawing, in the middle of the face."""
    asks: list[Mark] = []
    """What the card demands; `met` where that is known."""
    gives: list[Mark] = []
    count: int = 1
    """How many of it there are, where a page lists the components."""


Use = Literal["open", "hand", "market", "chooser", "pile"]
"""What a row is for, which says where it is drawn."""


class Row(Struct, omit_defaults=True, gc=False):
    """Cards that lie together: a market, a hand, a deck (`count` face down)."""

    id: str
    title: Text
    cards: list[Card] = []
    count: int | None = None
    use: Use = "open"


class Pawn(Struct, omit_defaults=True, gc=False):
    """A seat's marker on a track."""

    seat: int
    value: int


class Track(Struct, omit_defaults=True, gc=False):
    """A score or claim track."""

    id: str
    title: Text
    length: int
    pawns: list[Pawn]
    goal: int | None = None
    labels: list[Mark] = []


class Slot(Struct, omit_defaults=True, gc=False):
    """A space of a secondary board. `gain` is what it gives, if that is another thing than its label."""

    id: str
    label: Mark
    pieces: list[Piece] = []
    gain: Mark | None = None


class Column(Struct, omit_defaults=True, gc=False):
    id: str
    title: Text
    slots: list[Slot]


class Grid(Struct, omit_defaults=True, gc=False):
    """A secondary board of columns: a strategy board, a claim board."""

    id: str
    title: Text
    columns: list[Column]


class DuelSide(Struct, gc=False):
    """One side of a war: whose, and how strong."""

    seat: int
    strength: int


class Duel(Struct, omit_defaults=True, gc=False):
    """Strengths that face each other at a place; who would win now, if anybody."""

    at: str
    sides: list[DuelSide]
    winner: int | None = None


class Sheet(Struct, omit_defaults=True, gc=False):
    """Boards that lie together beside the map: the one a question concerns comes forward."""

    id: str
    title: Text
    grids: list[Grid] = []
    tracks: list[Track] = []
    rows: list[Row] = []
    duels: list[Duel] = []


class Panel(Struct, omit_defaults=True, gc=False):
    """A seat's panel: score, public figures (the first `main` of them always in view), a remark, further remarks."""

    seat: int
    score: int
    stats: list[Mark] = []
    remarks: list[Text] = []
    main: int = 3
    remark: Text | None = None


class VerbLook(Struct, omit_defaults=True, gc=False):
    """How a verb is shown: its icon, the group it stands in, and how much its line in the log weighs."""

    icon: str = ""
    group: str = ""
    weight: Weight = "plain"


class Scene(Struct, omit_defaults=True, gc=False):
    """All that everybody sees."""

    pieces: list[Piece]
    panels: list[Panel]
    headline: Text | None = None
    tints: list[Tint] = []
    rows: list[Row] = []
    tracks: list[Track] = []
    grids: list[Grid] = []
    sheets: list[Sheet] = []
    """Everything beside the map, in order of rank."""
    focus: str = MAP
    """The sheet that lies in the large slot in this phase; the map itself is one."""


class Hand(Struct, omit_defaults=True, gc=False):
    """All that only one seat sees."""

    rows: list[Row] = []
    notes: list[Text] = []
