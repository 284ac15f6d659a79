"""What goes over the wire, as structs: the server's API, the OpenAPI schema and the client's types come from here."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Encoder

from kronrat.kernel.view import Hand, Scene, Stage, Text, Weight
from kronrat.match.ask import Ask, Outcome

LONGEST_NAME = 40
MOST_WORDS = 32
LONGEST_RECORD = 500_000

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(max_length=64)]
Words = Annotated[list[Key], Meta(max_length=MOST_WORDS)]
RequestKey = Annotated[str, Meta(max_length=36, pattern="^[A-Za-z0-9_-]*$")]
Hex = Annotated[str, Meta(max_length=128)]
"""16 to 64 random bytes in hex digits."""
Kind = Literal["person", "bot", "open"]
Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]

encoder = Encoder()


class Problem(Struct):
    """What an HTTP call is answered when it cannot be: a code for the program, one sentence for the reader."""

    code: str
    message: str


class OptionInfo(Struct):
    key: str
    values: list[str]
    default: str


class SoloInfo(Struct):
    """How a game is played alone: an option (other than its default) names the difficulty, one seat answers by rule."""

    option: str
    also: list[str]
    """Options that matter in this game only."""
    seats: int
    seat: int


class GameInfo(Struct):
    """A game one can start. Titles and all other words are in its texts."""

    id: str
    version: int
    min_seats: int
    max_seats: int
    editions: list[str]
    options: list[OptionInfo]
    solo: SoloInfo | None = None
    characters: list[int] = []
    """With how many seats bots can have a character (`king:warrior`)."""


class NewSeat(Struct, omit_defaults=True):
    """Who sits here: a person at this screen, a bot (by its code), or open for somebody with the link."""

    kind: Kind
    name: Name = ""
    bot: Key = ""


Advising = Literal["auto", "always", "never"]
"""Who may ask what a bot would do: people who play alone or at one screen (auto), everybody, nobody."""


class NewTable(Struct, omit_defaults=True):
    """A game to start; what is left out is the game's default."""

    game: Key
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    edition: Key = ""
    options: Annotated[dict[Key, Key], Meta(max_length=64)] = {}
    advice: Advising = "auto"
    #: whoever sits alone against bots may take back anything; the record says so
    training: bool = False
    #: of `POST /api/seals`; without it the server seals a seed of its own
    ticket: Key = ""
    entropy: Hex = ""


class NewRecord(Struct):
    """A finished game to open: the text of its record."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Sitting(Struct, omit_defaults=True):
    """Who takes an open seat."""

    name: Name = ""
    entropy: Hex = ""


class SeatInfo(Struct, omit_defaults=True):
    """A seat at a table; `mine` means that this browser may act for it."""

    kind: Kind
    name: str = ""
    bot: str = ""
    mine: bool = False


class Entropy(Struct):
    """What a seat's player added to the seed; it counts from this line on."""

    seat: int
    line: int
    hex: str


class Sealed(Struct):
    """A seal for one new table: whoever starts it adds entropy after having seen the seal."""

    seal: str
    ticket: str


class TableInfo(Struct, omit_defaults=True):
    """A table as listed."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seal: str
    rev: int
    over: bool = False
    #: whether this browser's people may ask what a bot would do
    advice: bool = False
    #: so many first lines were taken over from another game
    fork: int = 0
    #: whoever sits alone here may take back anything
    training: bool = False
    #: what players added to the seed, so that each can see that the own contribution is among them
    entropy: list[Entropy] = []


class LogLine(Struct, omit_defaults=True):
    """A decision as this viewer may read it; `events` are what followed by itself.

    `words` are the arguments and what the step carried, by role, for the sentence `verb-STEP-VERB.log` (or `.hidden`,
    where this viewer may not read the arguments and they are question marks). `scores` are every seat's points as
    everybody could count them then; lines of one change carry them once, at the last of them. `weight` says how
    much the line tells: trivia is folded, what is key stands in the recap.
    """

    number: int
    seat: int
    step: str
    verb: str
    words: dict[str, str | int] = {}
    hidden: bool = False
    events: list[Text] = []
    scores: list[int] = []
    weight: Weight = "plain"


class Result(Struct, omit_defaults=True):
    """The end: how, who won, every seat's points item by item, the opened seed."""

    ending: str
    winners: list[int]
    items: list[list[tuple[str, int]]]
    seed: str = ""


class Position(Struct, omit_defaults=True):
    """What a viewer sees at one moment: everybody's scene, the viewer's own hands and questions, who is asked."""

    scene: Scene
    asked: list[int]
    hands: dict[int, Hand] = {}
    asks: list[Ask] = []
    step: str = ""
    result: Result | None = None


class Past(Struct):
    """A position of the past, as this viewer was allowed to see it then. It asks nothing."""

    number: int
    stage: Stage
    position: Position


class ExampleView(Struct):
    """An example of the rules page as a position to look at; `about` names what of it is to be shown."""

    key: str
    rule: str
    stage: Stage
    scene: Scene
    about: list[str] = []


class Fork(Struct):
    """Play on from a position of a finished game: after its first `number` lines, with these at the table."""

    number: Id
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    ticket: Key = ""
    entropy: Hex = ""


class Advised(Struct, omit_defaults=True):
    """A move a bot would think of: each seat's estimated chance to win after it, how often the search tried it, and
    how the game could go on (the first line is the move itself; what this seat could not read is hidden). Against an
    opponent by rule no chances are told."""

    verb: str
    words: list[str]
    chances: list[float]
    tried: int
    lines: list[LogLine]


class Advice(Struct):
    """What a bot would do in a seat's place, its own choice first."""

    seat: int
    moves: list[Advised]


class TurningPoint(Struct):
    """A decision after which the chances were others: the line, who decided, and the chances before and after it."""

    number: int
    seat: int
    before: list[float]
    after: list[float]


class Curve(Struct):
    """Each seat's chance to win along a finished game: `points` are (lines so far, chances), as far as it is judged."""

    done: int
    total: int
    points: list[tuple[int, list[float]]]
    turns: list[TurningPoint]


class Sync(Struct, omit_defaults=True, tag="sync"):
    """Everything, on connecting and whenever the client asks for it."""

    table: TableInfo
    rev: int
    stage: Stage
    position: Position
    lines: list[LogLine]
    undo: list[int] = []
    thinking: list[int] = []


class Push(Struct, omit_defaults=True, tag="push"):
    """What changed: the new position, the lines from `cut` on (undo shortens the log), the stage if it changed."""

    rev: int
    position: Position
    lines: list[LogLine]
    cut: int
    stage: Stage | None = None
    undo: list[int] = []
    thinking: list[int] = []


class Seats(Struct, tag="seats"):
    """Somebody sat down or a bot took over."""

    seats: list[SeatInfo]


class Refused(Struct, omit_defaults=True, tag="refused"):
    """A request that cannot be: a reason's code, the rule it comes from, the request it answers, and the line of the
    log that stands against it, where there is one."""

    id: int
    code: str
    rule: str = ""
    message: str = ""
    line: int = -1


class Done(Struct, tag="done"):
    """The request was carried out and is durable."""

    id: int
    rev: int


class Unsure(Struct, tag="unknown"):
    """Nobody knows whether the request was carried out. The connection ends; sent again with the same `key` on the
    next one, it is answered with what happened, and made only if it was not made before."""

    id: int


class Choices(Struct, omit_defaults=True, tag="choices"):
    """The answer to Look: what may be named next, and what would happen; of the options of a last argument, if they
    are few, what each would bring."""

    id: int
    options: list[str]
    events: list[Text]
    outcomes: list[Outcome] = []


class Reason(Struct, omit_defaults=True, tag="reason"):
    """The answer to Why; an empty code means that it may be chosen."""

    id: int
    code: str = ""
    rule: str = ""


class MoveRequest(Struct, tag="move"):
    """A whole move, made while looking at revision `rev`.

    `key` is random and made by the client: the same request sent again, on another connection, has the same.
    """

    id: Id
    rev: Id
    seat: Id
    verb: Key
    words: Words
    key: RequestKey = ""


class UndoRequest(Struct, tag="undo"):
    """Take back the seat's last decision, alone against bots also across their answers; `key` as in a move."""

    id: Id
    rev: Id
    seat: Id
    key: RequestKey = ""


class LookRequest(Struct, tag="look"):
    """A half-made move: what may come next, or (if it is whole) what would happen."""

    id: Id
    seat: Id
    verb: Key
    words: Words


class WhyRequest(Struct, omit_defaults=True, tag="why"):
    """Why can this thing not be chosen (for this verb, after these words)?"""

    id: Id
    seat: Id
    target: Key
    verb: Key = ""
    words: Words = []


class SyncRequest(Struct, tag="sync"):
    id: Id


FromClient = MoveRequest | UndoRequest | LookRequest | WhyRequest | SyncRequest
ToClient = Sync | Push | Seats | Refused | Done | Unsure | Choices | Reason
