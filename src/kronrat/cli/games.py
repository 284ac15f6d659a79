"""`kronrat games`: what can be played."""

from __future__ import annotations

import json

import click

from kronrat.cli.common import as_json, print_table
from kronrat.kernel.game import Info
from kronrat.kernel.game import games as registered


@click.command()
@as_json
def games(as_json: bool) -> None:
    """List the games with editions, player counts and options."""
    known = registered()
    if as_json:
        rows = [
            {
                "id": info.id,
                "title": info.title,
                "version": info.version,
                "editions": [edition for edition in info.editions if edition],
                "players": list(range(info.seats[0], info.seats[1] + 1)),
                "options": [
                    {"key": option.key, "values": list(option.values), "default": option.default}
                    for option in info.options
                ],
            }
            for info in known.values()
        ]
        click.echo(json.dumps({"games": rows}, ensure_ascii=False))
        return
    table = []
    for info in known.values():
        options = "\n".join(f"{option.key} = {' | '.join(option.values)}" for option in info.options)
        table.append(
            [info.id, info.title, players(info), " ".join(filter(None, info.editions)) or "-", options]
        )
    print_table(["id", "title", "players", "editions", "options (the default first)"], table)


def players(info: Info) -> str:
    """`2–4`; a game for one counts its automa as no player."""
    fewest, most = (1 if info.solo else info.seats[0]), info.seats[1]
    return str(most) if fewest == most else f"{fewest}–{most}"
