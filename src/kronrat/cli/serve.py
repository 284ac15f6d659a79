"""`kronrat serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from kronrat.cli.hosting import HostingCommand, config_option, db_option, rules_option


@click.command(cls=HostingCommand)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets others in."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Port; without it the first free one from 8420 on."
)
@db_option
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A public name of this server, as games.example.org; plain addresses and this machine's name need none.",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A reverse proxy (or a network of them) that is believed about visitors' addresses and https.",
)
@click.option(
    "--https-only", is_flag=True, help="Browsers come over https: cookies are sent over nothing else."
)
@click.option("--root-path", default="", metavar="PATH", help="Answer below this path, as /games, not at /.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--pause", default=0.4, show_default=True, type=click.FloatRange(0, 60), help="Seconds a bot takes."
)
@click.option("--thinkers", default=0, type=click.IntRange(0, 64), help="Processes in which bots think.")
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Server processes behind the one address; more than one need PostgreSQL.",
)
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program that may sit at a table as a bot (see docs/bots.md).",
)
@click.option(
    "--metrics",
    metavar="[HOST:]PORT",
    help="Figures for Prometheus and health on a port of their own; a port alone answers this machine only.",
)
@click.option(
    "--log",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Log lines for whom.",
)
@click.option(
    "--log-level",
    type=click.Choice(["error", "warning", "info", "debug"]),
    default="warning",
    show_default=True,
    help="From where on something is logged; info has a line for every request.",
)
@rules_option
@config_option
def serve(
    host: str,
    port: int | None,
    db: str | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    https_only: bool,
    root_path: str,
    no_browser: bool,
    pause: float,
    thinkers: int,
    workers: int,
    programs: tuple[str, ...],
    metrics: str | None,
    log: Literal["text", "json"],
    log_level: str,
    rules: Path | None,
) -> None:
    """Start the server and open the table in the browser.

    By itself it answers this machine only, to names that are surely its own. docs/hosting says how it is put on the
    internet, behind a proxy or below a path, and how its games are backed up.
    """
    # here, so that the other commands do not wait for a web server to load
    from kronrat.server import settings as chosen
    from kronrat.server.run import run
    from kronrat.server.workers import run_workers

    settings = chosen.Settings(
        database=db or chosen.default_database(),
        pause=pause,
        thinkers=thinkers,
        programs=chosen.named_programs(programs),
        secure=https_only,
        hosts=chosen.host_names(hosts),
        root=chosen.root_path(root_path),
        proxies=chosen.proxy_addresses(proxies),
        log=log,
        log_level=log_level,
        rules=rules or chosen.default_rules(),
    )
    operator = chosen.operator_address(metrics) if metrics else None
    if workers > 1:
        run_workers(host, port, settings, not no_browser, click.echo, workers, operator)
    else:
        run(host, port, settings, not no_browser, click.echo, operator)
