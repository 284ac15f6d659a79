"""`kronrat play`: a table in the terminal."""

from __future__ import annotations

import click

from kronrat import bots
from kronrat.bots.bot import Bot
from kronrat.bots.gate import Forfeit, judged
from kronrat.cli.common import complete_bots, game_argument, prepare, set_option
from kronrat.cli.terminal import Left, Read, TerminalTexts, TextTable
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Setup
from kronrat.kernel.play import moves
from kronrat.match.dice import seed_from
from kronrat.match.match import Match


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
@click.option("--seed", type=int, help="The dice of this number instead of fresh ones.")
@set_option
def play(game: str, players: int, bot: str, lang: str, seed: int | None, settings: tuple[str, ...]) -> None:
    """Play in the terminal, against bots."""
    info, setup = prepare(game, players, settings)
    player = bots.make(bot if info.automa(setup.options) is None else bots.AUTOMA)

    def read(prompt: str) -> str:
        return str(click.prompt(prompt, prompt_suffix=" ", default="", show_default=False))

    sit(info, setup, player, lang, read, seed)


def sit(info: Info, setup: Setup, player: Bot, lang: str, read: Read, seed: int | None = None) -> Match:
    """Play one game to its end, or until the person leaves; returns it as it stands then."""
    match = Match.start(info, setup, None if seed is None else seed_from(seed, 0))
    table = TextTable(match, TerminalTexts(info, lang, setup), read)
    dice = Dice(int.from_bytes(match.seed[:6]))
    table.tell()
    try:
        while not match.over:
            seat = match.asked()[0]
            if seat == table.me:
                table.turn()
            else:
                play_bot(table, player, seat, dice)
            table.tell()
    except Left:
        click.echo(table.texts.say("terminal-left"))
        return match
    table.end()
    return match


def play_bot(table: TextTable, player: Bot, seat: int, dice: Dice) -> None:
    """A bot's move; when it answers what is not allowed, the game still goes on."""
    match = table.match
    try:
        move = judged(player, match.rules, match.state, seat, dice)
    except Forfeit as error:
        click.echo(f"kronrat: {error}", err=True)
        click.echo(table.texts.say("terminal-bot-illegal"))
        known = moves(match.state, seat)
        move = known[dice.below(len(known))]
    match.play(seat, move)
