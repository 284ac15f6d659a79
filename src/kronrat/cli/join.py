"""`kronrat join`: a bot of yours at a table of any server, over the wire."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

import click

from kronrat.bots.process import ProcessBot, Program, running
from kronrat.kernel.errors import Unreadable

TABLE = re.compile(r"(https?://[^/]+)/table/([\w-]+)/?$")
LATE = 40
"""Seconds after which a server that does not answer is given up."""


class Seat:
    """A seat at a table elsewhere."""

    def __init__(self, link: str, seat: int) -> None:
        found = TABLE.search(link)
        if not found:
            raise Unreadable(
                "link", f"a table's link looks like http://localhost:8420/table/ID, not {link!r}"
            )
        self.address = f"{found[1]}/api/tables/{found[2]}/seats/{seat}"
        self.token = ""

    def call(self, what: str, body: object = None) -> Any:
        """One request; None where nothing was asked meanwhile."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/{what}", data)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=LATE) as answer:
                read = answer.read()
                return json.loads(read) if read else None
        except urllib.error.HTTPError as error:
            raise Unreadable(
                "refused", f"the server refused: {error.read().decode(errors='replace')}"
            ) from None
        except (urllib.error.URLError, TimeoutError) as error:
            reason = getattr(error, "reason", error)
            raise Unreadable("refused", f"{self.address} cannot be reached: {reason}") from None


@click.command()
@click.argument("link", metavar="TABLE-LINK")
@click.argument("seat", type=click.IntRange(0, 7))
@click.argument("command")
@click.option("--name", default="program", show_default=True, help="What the others read at its seat.")
def join(link: str, seat: int, command: str, name: str) -> None:
    """Let a program that speaks the stdio protocol play an open seat of a table elsewhere."""
    bot = ProcessBot(command)
    place = Seat(link, seat)
    place.token = place.call("program", {"name": name})["token"]
    click.echo(f"{name} sits at seat {seat}.", err=True)
    click.echo(json.dumps(play(place, running(bot.setting, bot.command))))


def play(place: Seat, program: Program) -> dict[str, Any]:
    """Answer questions until the game is over; how it ended."""
    while True:
        asked: dict[str, Any] | None = place.call("question?wait=20")
        if asked is None:
            continue
        if asked.get("over"):
            return asked
        said = program.ask({key: value for key, value in asked.items() if key != "id"}, asked["seconds"])
        place.call("answer", {"id": asked["id"], "move": said.move})
