"""The match: one gate for moves, chance answered by sealed dice, undo."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import NOT_ASKED, Illegal, Why
from kronrat.kernel.game import Info, Rules, Setup, find
from kronrat.kernel.log import HIDDEN, Words, words_of
from kronrat.kernel.play import apply, asked, check, over, roll
from kronrat.kernel.step import CHANCE, EVERYBODY, Core, Happened, Move, Step, roles_of
from kronrat.kernel.view import Text
from kronrat.match.dice import Contribution, SealedDice, commitment, fresh_seed
from kronrat.match.learnt import learnt
from kronrat.match.textkeys import text_key

UNDO_START = Why("undo-start", "undo")
UNDO_CHANCE = Why("undo-chance", "undo")
UNDO_FOREIGN = Why("undo-foreign", "undo")
UNDO_OVER = Why("undo-over", "undo")
UNDO_REVEALED = Why("undo-revealed", "undo")

MARK_EVERY = 32


class CannotUndo(Illegal):
    """Undo stops here, and says why."""


@dataclass
class Line:
    """One decision, from the match to the store, the record, the log and the client.

    `arguments` and `facts` (what the step carried) are words by role. Only the seats of the mask `readers` may read
    the arguments; everything else is public.
    """

    number: int
    seat: int
    step: str
    verb: str
    move: Move
    text: str
    """The same in the record's notation."""
    arguments: Words
    facts: Words
    readers: int = EVERYBODY
    digest: str = ""
    """Of the state after it."""
    events: list[Text] = field(default_factory=list)
    """What followed by itself."""
    scores: list[int] = field(default_factory=list)
    """Every seat's points as everybody could count them after it; filled in by whoever shows the game."""

    def hidden_from(self, seat: int) -> bool:
        """Whether a seat (or a spectator, -1) may not read the arguments."""
        return self.readers != EVERYBODY and not (seat >= 0 and self.readers >> seat & 1)

    def words_for(self, seat: int) -> Words:
        """Arguments and facts as a seat may read them; hidden ones are a question mark."""
        if self.hidden_from(seat):
            return {**dict.fromkeys(self.arguments, HIDDEN), **self.facts}
        return {**self.arguments, **self.facts}


def line_of(g: Core, seat: int, move: Move, number: int) -> Line:
    """A move about to be made, as a line; its digest and what follows are not known yet."""
    step = g.stack[-1]
    verb = step.verbs()[move[0]]
    return Line(
        number,
        seat,
        step.name,
        verb.name,
        move,
        log.line(g, seat, move),
        words_of(roles_of(verb.params, verb.roles), verb.params, move[1]),
        facts(step),
        log.readers(g, seat, move),
    )


def facts(step: Step) -> Words:
    """What a step that asks carries, by role: the arguments of its prompt."""
    values = step.dump()
    return words_of(step.names, step.domains, values[len(values) - len(step.names) :])


def told(happened: Happened) -> Text:
    """An event as words: `event-income` with its arguments by role."""
    event, args = happened
    return Text(text_key("event", event.name), words_of(event.roles, event.params, args))


class Match:
    """A game being played. The log of decisions is the game; everything else follows from it."""

    def __init__(self, info: Info, setup: Setup, seed: bytes | None = None) -> None:
        """A match before its first line; `start` lets chance lay out what it must."""
        self.added: list[Contribution] = []
        self.info = info
        self.rules: Rules = info.rules()
        self.setup = setup
        self.seed = seed or fresh_seed()
        self.dice = SealedDice(self.seed)
        self.state: Core = self.rules.play.start(setup)
        self.lines: list[Line] = []
        #: so many first lines come from another game, and owe nothing to this one's dice
        self.fork_at = 0
        #: whoever plays this alone may take back more than the rules of undo allow, and the record says so
        self.training = False
        #: what the last decision showed its maker, once somebody has asked
        self._shown: list[str] | None = None
        self._undo: list[Core] = []
        self._marks: list[Core] = [self.state.clone()]

    @classmethod
    def start(
        cls, info: Info, setup: Setup, seed: bytes | None = None, added: list[Contribution] | None = None
    ) -> Match:
        match = cls(info, setup, seed)
        match.add(added or [])
        match.advance()
        return match

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        return over(self.state)

    @property
    def head(self) -> str:
        """The digest of the last line; empty before the first."""
        return self.lines[-1].digest if self.lines else ""

    def add(self, added: list[Contribution]) -> None:
        """All that players have added to the seed: every later die follows from it too."""
        self.added = added
        self.dice.add(added)

    def asked(self) -> list[int]:
        return asked(self.state)

    def play(self, seat: int, move: Move) -> list[Line]:
        """Play a seat's move, then whatever chance answers. Returns the new lines."""
        if seat < 0:
            raise Illegal(NOT_ASKED, "chance answers for itself")
        before = self.state.clone()
        first = len(self.lines)
        self._write(seat, move, checked=False)
        if first and self.lines[first - 1].seat != seat:
            self._undo.clear()
        self._undo.append(before)
        self.advance()
        return self.lines[first:]

    def replay(self, text: str) -> Line:
        """Append a line of a record, chance lines included, without rolling."""
        return self.put(*log.parse(self.state, text))

    def put(self, seat: int, move: Move) -> Line:
        """Append a decision of a record, chance's included, without rolling."""
        self._undo.clear()
        return self._write(seat, move, checked=False)

    def advance(self) -> None:
        """Let chance answer until a seat is asked."""
        while not self.over and self.asked() == [CHANCE]:
            self._undo.clear()
            self._write(CHANCE, roll(self.state, self.dice.at(len(self.lines))), checked=True)

    def _write(self, seat: int, move: Move, checked: bool) -> Line:
        g = self.state
        if not checked:
            check(g, seat, move)
        line = line_of(g, seat, move, len(self.lines))
        g.events = []
        apply(g, seat, move)
        line.events = [told(event) for event in g.events]
        line.digest = log.digest(g)
        g.events = None
        self.lines.append(line)
        self._shown = None
        if len(self.lines) % MARK_EVERY == 0:
            self._marks.append(g.clone())
        return line

    def why_no_undo(self, seat: int) -> Why | None:
        """Undo goes back freely within one's own decisions and stops at chance, foreign lines and what was learnt."""
        if self.over:
            return UNDO_OVER
        if len(self.lines) <= self.fork_at:
            return UNDO_START
        last = self.lines[-1].seat
        if last == CHANCE:
            return UNDO_CHANCE
        if last != seat:
            return UNDO_FOREIGN
        # whether it showed something takes a while to find out: that is done when somebody wants it back
        return UNDO_REVEALED if self._shown else None

    def shown(self, seat: int) -> list[str]:
        """What the seat's last decision showed it that it could not know before."""
        if self._shown is None:
            before = self._undo[-1] if self._undo else self.at(len(self.lines) - 1)
            dice = Dice(int.from_bytes(fresh_seed()[:7]))
            self._shown = learnt(self.rules, before, seat, self.lines[-1].move, dice)
        return self._shown

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why, "undo")
        shown = self.shown(seat)
        if shown:
            line = self.lines[-1]
            raise CannotUndo(
                UNDO_REVEALED, f"undo of {line.step}.{line.verb}, which showed {', '.join(shown)}"
            )
        self.cut(len(self.lines) - 1)

    def cut(self, number: int) -> None:
        """Go back to where only the first `number` lines had been played."""
        before = self._undo.pop() if self._undo else None
        if before is None or number != len(self.lines) - 1:
            # a match that was read again has no states kept: the log brings them back
            before = self.at(number)
            self._undo.clear()
        self.state = before
        del self.lines[number:]
        self._shown = None
        del self._marks[number // MARK_EVERY + 1 :]

    def at(self, number: int) -> Core:
        """The state after the first `number` lines."""
        mark = min(number // MARK_EVERY, len(self._marks) - 1)
        g = self._marks[mark].clone()
        for line in self.lines[mark * MARK_EVERY : number]:
            apply(g, line.seat, line.move)
        return g

    def play_on(
        self, number: int, seed: bytes | None = None, added: list[Contribution] | None = None
    ) -> Match:
        """A new match from the position after the first `number` lines, with those lines and dice of its own.

        The lines are the true ones, so this is for games that are over: there is nothing left to peek at.
        """
        match = Match(self.info, self.setup, seed)
        match.add(added or [])
        for line in self.lines[:number]:
            match.put(line.seat, line.move)
        match.fork_at = number
        match.advance()
        return match

    def __reduce__(self) -> tuple[object, ...]:
        """The lines are the game: they bring everything else back."""
        moves = [(line.seat, line.move) for line in self.lines]
        return again, (self.info.id, self.setup, self.seed, moves, self.fork_at, self.added, self.training)


def again(
    game: str,
    setup: Setup,
    seed: bytes,
    moves: list[tuple[int, Move]],
    fork_at: int,
    added: list[Contribution],
    training: bool,
) -> Match:
    """A match from its decisions, chance's included."""
    match = Match(find(game)[0], setup, seed)
    match.add(added)
    for seat, move in moves:
        match.put(seat, move)
    match.fork_at = fork_at
    match.training = training
    return match
