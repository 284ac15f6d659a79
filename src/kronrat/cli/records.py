"""`kronrat replay` and `kronrat verify`: a record read aloud, and a record checked to the last digest."""

from __future__ import annotations

from pathlib import Path

import click

from kronrat.cli.common import as_json, show
from kronrat.match import record
from kronrat.match.textkeys import text_key
from kronrat.match.texts import Texts

record_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


def load(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8", errors="replace"))


@click.command()
@record_file
@click.option("--until", type=click.IntRange(0), help="Only the first N lines.")
@click.option("--lang", type=click.Choice(["en", "de"]), default="en", show_default=True, help="Language.")
def replay(file: Path, until: int | None, lang: str) -> None:
    """Play a record again and tell it in words."""
    match = record.replay(load(file), until)
    texts = Texts(match.info, lang, match.setup.edition, match.setup.options)
    for line in match.lines:
        click.echo(f"{line.number:4}  {texts.line(line)}")
        for event in line.events:
            click.echo(f"      {texts.text(event)}")
    for seat, items in enumerate(match.rules.play.scores(match.state)):
        total = sum(points for _, points in items)
        parts = ", ".join(f"{texts.say(text_key('score', key))} {points}" for key, points in items if points)
        click.echo(f"{texts.value('seat', texts.seat_key(seat))}: {total}" + (f" ({parts})" if parts else ""))
    if match.over:
        winners = ", ".join(
            texts.value("seat", texts.seat_key(seat)) for seat in match.rules.play.winners(match.state)
        )
        click.echo(f"{texts.say(text_key('ending', match.rules.play.ending(match.state)))} – {winners}")


@click.command()
@record_file
@as_json
def verify(file: Path, as_json: bool) -> None:
    """Check a record offline: lines legal, digests right, dice under the seal, game complete. 0 only if all hold."""
    told = load(file)
    verdict = record.judge(told)
    match = verdict.match
    assert match is not None
    figures = {
        "file": file.name,
        "game": match.info.id,
        "lines": len(told.lines),
        "legal": verdict.legal or "yes",
        "digests": verdict.digests or "yes",
        "dice": verdict.dice or "yes",
        "complete": verdict.complete or "yes",
        "entropy": f"of {verdict.entropy} players before the first decision"
        if verdict.entropy
        else "of none",
        "over": match.over,
        "seal": told.seal,
        "result": record.result(match.rules, match.state) if match.over else "",
    }
    show(figures, as_json, "verified" if verdict.holds else "NOT verified")
    if not verdict.holds:
        wrong = [verdict.legal, verdict.digests, verdict.dice, verdict.complete]
        click.echo(f"kronrat: not verified: {'; '.join(filter(None, wrong))}", err=True)
        raise SystemExit(1)
