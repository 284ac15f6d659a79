"""`kronrat play`: a table in the terminal."""

from __future__ import annotations

import click

from kronrat import bots
from kronrat.bots.bot import choose
from kronrat.cli.common import complete_bots, game_argument, prepare, set_option
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Illegal, Unreadable
from kronrat.match.ask import Ask, ask, options, read_move
from kronrat.match.match import CannotUndo, Match
from kronrat.match.textkeys import reason_keys, sentence_keys, text_key
from kronrat.match.texts import Texts

HELP = "a number, or a line such as 'play A07 borders'; undo, board, help, quit"


@click.command()
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help="How many seats; you have the first.")
@click.option(
    "--bot",
    default="squire",
    show_default=True,
    shell_complete=complete_bots,
    help="Who sits at the other seats.",
)
@click.option("--lang", type=click.Choice(["en", "de"]), default="en", show_default=True, help="Language.")
@set_option
def play(game: str, players: int, bot: str, lang: str, settings: tuple[str, ...]) -> None:
    """Play in the terminal, against bots."""
    info, setup = prepare(game, players, settings)
    player = bots.make(bot if info.automa(setup.options) is None else bots.AUTOMA)
    texts = Texts(info, lang, setup.edition, setup.options)
    table = TextTable(Match.start(info, setup), texts)
    dice = Dice(int.from_bytes(table.match.seed[:6]))
    table.tell()
    while not table.match.over:
        seat = table.match.asked()[0]
        if seat == 0:
            if not table.turn():
                return
        else:
            table.match.play(seat, choose(player, table.match.rules, table.match.state, seat, dice))
        table.tell()
    table.end()


class TextTable:
    """What one person sees of a match, in words."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match = match
        self.texts = texts
        self.told = 0

    def tell(self) -> None:
        """The lines since the last time, as the person may read them."""
        for line in self.match.lines[self.told :]:
            click.echo(f"  {self.texts.line(line, 0)}")
            for event in line.events:
                click.echo(f"    {self.texts.text(event)}")
        self.told = len(self.match.lines)

    def turn(self) -> bool:
        """Ask until a move was made or taken back. False: the person leaves."""
        pending = ask(self.match.state, 0)
        assert pending is not None
        choices = self.choices(pending)
        self.board()
        click.echo(self.texts.say(text_key("step", pending.step), **pending.facts))
        for number, (verb, word) in enumerate(choices, 1):
            label = self.texts.say(self.texts.find(sentence_keys(pending.step, verb)) or verb)
            click.echo(f"  {number:3} {label} {self.texts.name(word)}")
        while True:
            answer = click.prompt(f"[{HELP}]", prompt_suffix=" ").strip()
            if answer == "quit":
                return False
            try:
                if self.answer(answer, choices):
                    return True
            except CannotUndo as error:
                click.echo(self.reason(error))
            except Illegal as error:
                click.echo(f"{self.reason(error)} [{error.why.rule}]")
            except Unreadable as error:
                click.echo(str(error))

    def reason(self, error: Illegal) -> str:
        return self.texts.say(self.texts.find(reason_keys(error.why.code)) or error.why.code)

    def choices(self, pending: Ask) -> list[tuple[str, str]]:
        return [(offer.verb, word) for offer in pending.offers for word in (offer.options or [""])]

    def answer(self, answer: str, choices: list[tuple[str, str]]) -> bool:
        """Carry out what was typed; True when the table changed."""
        if answer == "undo":
            self.match.undo(0)
            self.told = len(self.match.lines)
            return True
        if answer in ("help", "board", ""):
            self.board()
            return False
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(choices):
                raise Unreadable("number", f"there is no choice {answer}; there are 1 to {len(choices)}")
            verb, word = choices[int(answer) - 1]
            words = [word] if word else []
        else:
            verb, *words = answer.split()
        self.complete(verb, words)
        return True

    def complete(self, verb: str, words: list[str]) -> None:
        """Ask for what is still missing of a move, then play it."""
        g = self.match.state
        move = read_move(g, verb, words)
        while len(move[1]) < len(g.stack[-1].verbs()[move[0]].params):
            found = options(g, 0, move)
            if not found:
                break
            if len(found) > 1:
                names = ", ".join(ref.partition(":")[2] for ref in found)
                words = [*words, click.prompt(f"  {names}\n  ?", default=found[0].partition(":")[2])]
            else:
                words = [*words, found[0]]
            move = read_move(g, verb, words)
        self.match.play(0, move)

    def board(self) -> None:
        """The scene in words: panels, rows, hand."""
        rules, g = self.match.rules, self.match.state
        public = rules.play.public(g)
        scene = rules.drawing.scene(public)
        hand = rules.drawing.hand(public, rules.play.own(g, 0))
        if scene.headline:
            click.echo(self.texts.text(scene.headline))
        for panel in scene.panels:
            stats = ", ".join(
                f"{stat.value} {self.texts.text(stat.text)}" for stat in panel.stats if stat.text
            )
            name = self.texts.value("seat", self.texts.seat_key(panel.seat))
            click.echo(f"  {name}: {panel.score} ({stats})")
        for row in [*scene.rows, *hand.rows]:
            cards = "; ".join(
                f"{card.id.partition(':')[2]} {self.texts.text(card.line) if card.line else ''}".strip()
                for card in row.cards
            )
            click.echo(
                f"  {self.texts.text(row.title)}: {cards or (row.count if row.count is not None else '–')}"
            )

    def end(self) -> None:
        play, g = self.match.rules.play, self.match.state
        click.echo(self.texts.say(text_key("ending", play.ending(g))))
        for seat, items in enumerate(play.scores(g)):
            mark = "*" if seat in play.winners(g) else " "
            click.echo(
                f" {mark} {self.texts.value('seat', self.texts.seat_key(seat))}: {sum(p for _, p in items)}"
            )
