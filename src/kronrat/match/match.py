"""The match: one gate for moves, chance answered by sealed dice, undo and fork."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronrat.kernel import log
from kronrat.kernel.dice import Dice
from kronrat.kernel.domain import Domain
from kronrat.kernel.errors import NOT_ASKED, Illegal, Why
from kronrat.kernel.game import Info, Rules, Setup
from kronrat.kernel.log import HIDDEN
from kronrat.kernel.play import apply, asked, over, play, roll
from kronrat.kernel.step import CHANCE, EVERYBODY, Args, Core, Happened, Move
from kronrat.kernel.view import Text
from kronrat.match.dice import SealedDice, commitment, fresh_seed
from kronrat.parts.seats import COLOURS

Words = dict[str, str | int]

UNDO_START = Why("undo-start", "undo")
UNDO_CHANCE = Why("undo-chance", "undo")
UNDO_FOREIGN = Why("undo-foreign", "undo")
UNDO_OVER = Why("undo-over", "undo")

MARK_EVERY = 32


class CannotUndo(Illegal):
    """Undo stops here, and says why."""


@dataclass(frozen=True)
class Line:
    """One decision: who, what in words, the digest of the state after it, who may read the words, what followed."""

    number: int
    seat: int
    text: str
    digest: str
    readers: int = EVERYBODY
    events: list[Text] = field(default_factory=list)
    args: Words = field(default_factory=dict)
    """The words by name, for the sentence: the mover, the arguments, then what the step carried."""
    scores: list[int] = field(default_factory=list)
    """Every seat's points as everybody could count them after it; filled in by whoever shows the game."""

    def read_by(self, seat: int) -> str:
        """The words as this seat (or a spectator, -1) may read them."""
        known = self.readers == EVERYBODY or (seat >= 0 and self.readers >> seat & 1)
        return self.text if known else log.veil(self.text)

    def args_for(self, seat: int) -> Words:
        """The named words as this seat may read them; hidden ones are a question mark."""
        if self.read_by(seat) == self.text:
            return self.args
        return {name: HIDDEN if name in self.secret else word for name, word in self.args.items()}

    @property
    def secret(self) -> set[str]:
        """The names of the arguments, which come right after the mover."""
        names = [name for name in self.args if not (name == "seat" and self.seat >= 0)]
        return set(names[: self.text.count(" ")])


class Match:
    """A game being played. The log of decisions is the game; everything else follows from it."""

    def __init__(
        self, info: Info, setup: Setup, seed: bytes | None = None, state: Core | None = None
    ) -> None:
        """A match before its first line; `start` lets chance lay out what it must."""
        self.info = info
        self.rules: Rules = info.rules()
        self.setup = setup
        self.seed = seed or fresh_seed()
        self.dice = SealedDice(self.seed)
        self.state: Core = state or self.rules.start(setup)
        self.lines: list[Line] = []
        #: so many first lines come from another game, and owe nothing to this one's dice
        self.fork_at = 0
        self._undo: list[Core] = []
        self._marks: list[Core] = [self.state.clone()]

    @classmethod
    def start(cls, info: Info, setup: Setup, seed: bytes | None = None) -> Match:
        match = cls(info, setup, seed)
        match.advance()
        return match

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        return over(self.state)

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

    def say(self, text: str) -> list[Line]:
        """Play a line given in words."""
        seat, move = log.parse(self.state, text)
        return self.play(seat, move)

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
        g.events = []
        # words and readers belong to the state before the move; an unreadable move has neither
        words, readers, args = "", EVERYBODY, Words()
        if checked or self._complete(move):
            words, readers, args = log.line(g, seat, move), log.readers(g, seat, move), spoken(g, seat, move)
        if checked:
            apply(g, seat, move)
        else:
            play(g, seat, move)
        events = [told(event) for event in g.events]
        g.events = None
        line = Line(len(self.lines), seat, words, log.digest(g), readers, events, args)
        self.lines.append(line)
        if len(self.lines) % MARK_EVERY == 0:
            self._marks.append(g.clone())
        return line

    def _complete(self, move: Move) -> bool:
        verbs = self.state.stack[-1].verbs() if self.state.stack else []
        if not 0 <= move[0] < len(verbs) or len(verbs[move[0]].params) != len(move[1]):
            return False
        return all(0 <= a < len(p.keys) for a, p in zip(move[1], verbs[move[0]].params, strict=True))

    def why_no_undo(self, seat: int) -> Why | None:
        """Undo goes back freely within one's own decisions and stops at chance and foreign lines."""
        if self.over:
            return UNDO_OVER
        if len(self.lines) <= self.fork_at:
            return UNDO_START
        last = self.lines[-1].seat
        if last == CHANCE:
            return UNDO_CHANCE
        if last != seat:
            return UNDO_FOREIGN
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why, "undo")
        # a match that was read again has no states kept: the log brings them back
        self.state = self._undo.pop() if self._undo else self.at(len(self.lines) - 1)
        self.lines.pop()
        del self._marks[len(self.lines) // MARK_EVERY + 1 :]

    def at(self, number: int) -> Core:
        """The state after the first `number` lines."""
        mark = min(number // MARK_EVERY, len(self._marks) - 1)
        g = self._marks[mark].clone()
        for line in self.lines[mark * MARK_EVERY : number]:
            seat, move = log.parse(g, line.text)
            apply(g, seat, move)
        return g

    def play_on(self, number: int) -> Match:
        """A new match from the position after the first `number` lines, with those lines and dice of its own.

        The lines are the true ones, so this is for games that are over: there is nothing left to peek at.
        """
        match = Match(self.info, self.setup)
        for line in self.lines[:number]:
            match.replay(line.text)
        match.fork_at = number
        match.advance()
        return match

    def fork(self, seat: int, dice: Dice) -> Match:
        """A match to try things in, from what this seat knows: what it cannot know is drawn anew."""
        return Match(self.info, self.setup, state=self.rules.resample(self.state, seat, dice))


def told(happened: Happened) -> Text:
    """An event as words: `event-income` with its arguments named after their domains."""
    event, args = happened
    return Text(f"event-{event.name}", named(event.params, args, {}))


def spoken(g: Core, seat: int, move: Move) -> Words:
    """A move about to be made, as named words: the mover, the arguments, what the step carries."""
    step = g.stack[-1]
    words: Words = {} if seat < 0 else {"seat": f"seat:{COLOURS[seat]}"}
    named(step.verbs()[move[0]].params, move[1], words)
    return named(step.fields, step.dump()[1:], words)


def named(domains: list[Domain], values: Args, words: Words) -> Words:
    """Add values under the names of their domains; a second one of the same domain is called `field2`."""
    for domain, value in zip(domains, values, strict=True):
        n, name = 1, domain.name
        while name in words:
            n += 1
            name = f"{domain.name}{n}"
        key = domain.key(value)
        words[name] = int(key) if key.isdecimal() else domain.ref(value)
    return words
