"""`kronrat lab`: the group of studies."""

from __future__ import annotations

import click

from kronrat.cli.calibrate import calibrate
from kronrat.cli.characters import characters
from kronrat.cli.learn import learn_command
from kronrat.cli.rules import rules
from kronrat.cli.tune import tune_command
from kronrat.cli.worth import worth


@click.group()
def lab() -> None:
    """Study games: fit the weights of their bots, let networks learn, check chances and characters, trace rules."""


for command in (tune_command, learn_command, calibrate, characters, worth, rules):
    lab.add_command(command)
