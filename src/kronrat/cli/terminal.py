"""A table in the terminal: the scene in words and colour, numbered choices, reasons, the log."""

from __future__ import annotations

import shutil
from collections.abc import Callable

import click
from fluent.runtime import FluentResource

from kronrat.cli.board import draw, ink
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.kernel.game import Info, Setup
from kronrat.kernel.seats import seat_ref
from kronrat.kernel.textboard import TextBoard
from kronrat.kernel.view import Duel, Mark, Piece
from kronrat.match import ask as asking
from kronrat.match.match import CannotUndo, Match
from kronrat.match.textkeys import reason_keys, sentence_keys, text_key
from kronrat.match.texts import Texts, source

UNDO, BOARD, LOG, WHY, HELP, QUIT = (
    {"u", "undo", "zurück"},
    {"b", "board", "brett", ""},
    {"l", "log", "verlauf"},
    {"?", "why", "warum"},
    {"h", "help", "hilfe"},
    {"q", "quit", "ende"},
)
WIDEST = 110
Read = Callable[[str], str]
Choice = tuple[str, list[str]]
"""A verb and the words of its arguments so far."""


class Left(Exception):
    """The person leaves the table."""


class TerminalTexts(Texts):
    """A game's words, and those of the terminal."""

    def __init__(self, info: Info, lang: str, setup: Setup) -> None:
        super().__init__(info, lang, setup.edition, setup.options)
        self.bundle.add_resource(FluentResource(source("kronrat.cli", lang)))

    def piece(self, kind: str) -> str:
        found = self.find([text_key("piece", kind), text_key("stat", kind), kind])
        return self.say(found) if found else kind.replace("-", " ")


class Board(TextBoard):
    """The scene as text, in the reader's words and the seats' colours."""

    def __init__(self, texts: TerminalTexts) -> None:
        super().__init__(lambda ref: str(texts.name(ref)), texts.text)
        self.texts = texts

    def seat(self, seat: int) -> str:
        return ink(super().seat(seat), seat)

    def piece(self, piece: Piece) -> str:
        count = f"{piece.count} " if piece.count != 1 else ""
        label = f" {piece.label}" if piece.label != "" else ""
        badge = f" ({self.mark(piece.badge)})" if piece.badge else ""
        return ink(f"{count}{self.texts.piece(piece.kind)}{label}{badge}", piece.seat)

    def mark(self, mark: Mark) -> str:
        met = {True: " ✓", False: " ✗", None: ""}[mark.met]
        words = self.say(mark.text) if mark.text else self.texts.piece(mark.icon) if mark.icon else ""
        return f"{mark.value} {words}".strip() + met

    def duel(self, duel: Duel) -> str:
        sides = " : ".join(ink(f"{self.seat(side.seat)} {side.strength}", side.seat) for side in duel.sides)
        return f"  {self.name(duel.at)}: {sides}"


class TextTable:
    """What one person sees of a match, and the way to answer."""

    def __init__(self, match: Match, texts: TerminalTexts, read: Read, seat: int = 0) -> None:
        self.match = match
        self.texts = texts
        self.read = read
        self.me = seat
        self.told = 0
        self.width = min(WIDEST, shutil.get_terminal_size((96, 24)).columns) - 2

    def tell(self) -> None:
        """The lines since the last time, as the person may read them."""
        self.lines(self.told)
        self.told = len(self.match.lines)

    def lines(self, first: int) -> None:
        for line in self.match.lines[max(first, 0) :]:
            click.echo("  " + ink(str(self.texts.line(line, self.me)), line.seat))
            for event in line.events:
                click.echo(f"    {self.texts.text(event)}")

    def turn(self) -> None:
        """Ask until a move was made or taken back. Raises `Left` when the person leaves."""
        self.board()
        while True:
            pending = asking.ask(self.match.state, self.me)
            assert pending is not None
            click.echo()
            click.echo(ink(self.texts.say(text_key("step", pending.step), **pending.facts), self.me))
            choices: list[Choice] = []
            for offer in pending.offers:
                label = self.verb(pending.step, offer.verb)
                if not offer.params:
                    self.offer([label], choices, [(offer.verb, [])])
                    continue
                click.echo(f"  {label}:")
                self.offer(
                    [self.named(ref) for ref in offer.options],
                    choices,
                    [(offer.verb, [ref]) for ref in offer.options],
                )
            for refused in pending.refused:
                click.echo(
                    f"  {self.texts.say('terminal-refused')} {self.verb(pending.step, refused.verb)} – "
                    f"{self.reason(refused.code, refused.rule)}"
                )
            if self.answer(choices):
                return

    def answer(self, choices: list[Choice]) -> bool:
        """Read one answer and carry it out; True when the table changed."""
        typed = self.read(self.texts.say("terminal-prompt", count=len(choices))).strip()
        word, _, rest = typed.partition(" ")
        try:
            if word.lower() in QUIT:
                raise Left
            if word.lower() in UNDO:
                self.match.undo(self.me)
                self.told = len(self.match.lines)
                return True
            if word.lower() in HELP:
                click.echo(self.texts.say("terminal-help"))
            elif word.lower() in LOG:
                self.lines(len(self.match.lines) - 20)
            elif word.lower() in WHY:
                self.why(rest.strip())
            elif word.lower() in BOARD:
                self.board()
            else:
                verb, words = self.chosen(typed, choices)
                return self.complete(verb, words)
        except CannotUndo as error:
            click.echo(self.reason(error.why.code, ""))
        except Illegal as error:
            click.echo(self.reason(error.why.code, error.why.rule))
        except Unreadable as error:
            found = self.texts.find(reason_keys(error.code))
            click.echo(self.texts.say(found) if found else str(error))
        return False

    def chosen(self, typed: str, choices: list[Choice]) -> Choice:
        if not typed.isdecimal():
            verb, *words = typed.split()
            return verb, words
        if not 1 <= int(typed) <= len(choices):
            raise Unreadable(
                "number", self.texts.say("terminal-no-choice", number=int(typed), count=len(choices))
            )
        return choices[int(typed) - 1]

    def complete(self, verb: str, words: list[str]) -> bool:
        """Ask for what is still missing of a move, by numbers, then play it."""
        g = self.match.state
        move = asking.read_move(g, verb, words)
        params = g.stack[-1].verbs()[move[0]].params
        while len(move[1]) < len(params):
            found = asking.options(g, self.me, move)
            if not found:
                break
            if len(found) == 1:
                words = [*words, found[0]]
            else:
                key = self.texts.find(sentence_keys(g.stack[-1].name, verb), f"ask{len(words)}")
                click.echo(
                    f"  {self.texts.say(key, f'ask{len(words)}') if key else self.verb(g.stack[-1].name, verb)}:"
                )
                choices: list[Choice] = []
                self.offer(
                    [self.named(ref) for ref in found], choices, [(verb, [*words, ref]) for ref in found]
                )
                typed = self.read(self.texts.say("terminal-prompt", count=len(choices))).strip()
                if typed.lower() in BOARD | UNDO | HELP:
                    return False
                if typed.lower() in QUIT:
                    raise Left
                words = self.chosen(typed, choices)[1] if typed.isdecimal() else [*words, *typed.split()]
            move = asking.read_move(g, verb, words)
        self.match.play(self.me, move)
        return True

    def offer(self, labels: list[str], choices: list[Choice], added: list[Choice]) -> None:
        """Numbered choices in columns."""
        numbered = [f"{len(choices) + n:3} {label}" for n, label in enumerate(labels, 1)]
        choices += added
        wide = max(map(len, numbered)) + 2
        in_line = max(1, (self.width - 2) // wide)
        for first in range(0, len(numbered), in_line):
            click.echo(
                "  " + "".join(text.ljust(wide) for text in numbered[first : first + in_line]).rstrip()
            )

    def why(self, target: str) -> None:
        """Why a thing cannot be chosen, by its id or its key."""
        g = self.match.state
        domains = {domain.name for verb in g.stack[-1].verbs() for domain in verb.params}
        for domain in [""] if ":" in target else sorted(domains):
            try:
                why = asking.why(g, self.me, f"{domain}:{target}" if domain else target)
            except Unreadable:
                continue
            click.echo(self.reason(why.code, why.rule) if why else self.texts.say("terminal-can"))
            return
        raise Unreadable("unknown-word", target)

    def reason(self, code: str, rule: str) -> str:
        said = self.texts.say(self.texts.find(reason_keys(code)) or code)
        return f"{said} [{self.texts.say('terminal-rule', rule=rule)}]" if rule else said

    def verb(self, step: str, verb: str) -> str:
        return self.texts.say(self.texts.find(sentence_keys(step, verb)) or verb)

    def named(self, ref: str) -> str:
        """What a choice is called; with its key where the name is another word."""
        name, key = str(self.texts.name(ref)), ref.partition(":")[2]
        return name if key.lower() in name.lower() or len(key) > 4 else f"{name} ({key})"

    def board(self) -> None:
        """Everything that may be seen: seats, board, what lies beside it, the hand."""
        rules, g = self.match.rules, self.match.state
        public = rules.play.public(g)
        stage, scene = rules.drawing.stage(public), rules.drawing.scene(public)
        board = Board(self.texts)
        click.echo()
        if scene.headline:
            click.echo(click.style(self.texts.text(scene.headline), bold=True))
        for line in board.panels(scene):
            click.echo(f"  {line}")
        click.echo()
        signs = {piece.kind: self.texts.piece(piece.kind) for piece in scene.pieces}
        letters = short_signs(signs)
        for line in draw(stage, scene, board.name, lambda piece: letters[piece.kind], self.width):
            click.echo(f"  {line}")
        if signs:
            told = ", ".join(f"{letters[kind]} {signs[kind]}" for kind in signs)
            click.echo(f"  {self.texts.say('terminal-signs')}: {told}")
        for line in board.places(stage, scene):
            click.echo(line)
        sheets = scene.sheets
        for grid in [*scene.grids, *(grid for sheet in sheets for grid in sheet.grids)]:
            for line in board.grid(grid):
                click.echo(f"  {line}")
        for track in [*scene.tracks, *(track for sheet in sheets for track in sheet.tracks)]:
            click.echo(f"  {board.track(track)}")
        for row in [*scene.rows, *(row for sheet in sheets for row in sheet.rows)]:
            click.echo(f"  {board.row(row)}")
        for duel in [duel for sheet in sheets for duel in sheet.duels]:
            click.echo(board.duel(duel))
        hand = rules.drawing.hand(public, rules.play.own(g, self.me))
        if hand.rows or hand.notes:
            click.echo(ink(f"  {self.texts.say('terminal-hand')}:", self.me))
        for row in hand.rows:
            click.echo(f"    {board.row(row)}")
        for note in hand.notes:
            click.echo(f"    {self.texts.text(note)}")

    def end(self) -> None:
        play, g = self.match.rules.play, self.match.state
        self.board()
        click.echo(self.texts.say(text_key("ending", play.ending(g))))
        for seat, items in enumerate(play.scores(g)):
            won = f" – {self.texts.say('terminal-winner')}" if seat in play.winners(g) else ""
            parts = ", ".join(
                f"{self.texts.say(text_key('score', key))} {points}" for key, points in items if points
            )
            total = sum(points for _, points in items)
            click.echo(
                ink(f"  {self.texts.name(seat_ref(seat))}: {total}{won}", seat)
                + (f"  ({parts})" if parts else "")
            )


def short_signs(kinds: dict[str, str]) -> dict[str, str]:
    """A sign for each kind of piece: its first letter, more letters where that is taken.

    >>> short_signs({"knight": "knight", "king": "king", "castle": "castle"})
    {'knight': 'k', 'king': 'ki', 'castle': 'c'}
    """
    signs: dict[str, str] = {}
    for kind, word in kinds.items():
        letters = "".join(filter(str.isalnum, word.lower())) or "o"
        tries = [letters[:n] for n in range(1, len(letters) + 1)]
        tries += [f"{letters[0]}{n}" for n in range(2, 99)]
        signs[kind] = next(sign for sign in tries if sign not in signs.values())
    return signs
