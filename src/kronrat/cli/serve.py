"""`kronrat serve`: the table in the browser."""

from __future__ import annotations

import click


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets others in."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Port; without it the first free one from 8420 on."
)
@click.option(
    "--db", metavar="URL", help="Database: a file, sqlite:///… or postgresql://…; default: your data folder."
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--pause", default=0.4, show_default=True, type=click.FloatRange(0, 60), help="Seconds a bot takes."
)
@click.option("--thinkers", default=0, type=click.IntRange(0, 64), help="Processes in which bots think.")
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program that may sit at a table as a bot (see docs/bots.md).",
)
def serve(
    host: str,
    port: int | None,
    db: str | None,
    no_browser: bool,
    pause: float,
    thinkers: int,
    programs: tuple[str, ...],
) -> None:
    """Start the server and open the table in the browser."""
    # here, so that the other commands do not wait for a web server to load
    from kronrat.server.run import run
    from kronrat.server.settings import Settings, default_database, named_programs

    settings = Settings(
        database=db or default_database(), pause=pause, thinkers=thinkers, programs=named_programs(programs)
    )
    run(host, port, settings, not no_browser, click.echo)
