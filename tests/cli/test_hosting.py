"""Where a server's settings come from: flag before environment before file; and no password is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from kronrat.cli.hosting import FILES_ONLY, SERVE_KEYS, _key, variable
from kronrat.cli.serve import serve
from kronrat.kernel.errors import Unreadable
from kronrat.server import run

Started = dict[str, Any]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    seen: Started = {}

    def note(host: str, port: int | None, settings: Any, browser: bool, say: Any, operator: Any) -> None:
        seen.update(host=host, port=port, settings=settings, browser=browser, operator=operator)

    monkeypatch.setattr(run, "run", note)
    return seen


def begin(*typed: str, **env: str) -> Any:
    done = CliRunner().invoke(serve, list(typed), env=env)
    if isinstance(done.exception, Unreadable):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done


def test_flag_before_environment_before_file_before_default(started: Started, tmp_path: Path) -> None:
    file = tmp_path / "kronrat.toml"
    file.write_text('host = "10.0.0.1"\nport = 1001\npause = 1.5\nallow-host = ["a.example", "b.example"]\n')
    begin("--config", str(file))
    assert (started["host"], started["port"], started["settings"].pause) == ("10.0.0.1", 1001, 1.5)
    assert started["settings"].hosts == ["a.example", "b.example"]
    begin(KRONRAT_CONFIG=str(file), KRONRAT_PORT="1002", KRONRAT_ALLOW_HOST="c.example d.example")
    assert (started["host"], started["port"]) == ("10.0.0.1", 1002)
    assert started["settings"].hosts == ["c.example", "d.example"]
    begin("--port", "1003", KRONRAT_CONFIG=str(file), KRONRAT_PORT="1002")
    assert started["port"] == 1003
    begin()
    assert (started["host"], started["port"], started["settings"].pause) == ("127.0.0.1", None, 0.4)


def test_every_flag_can_be_a_variable_or_a_line_of_the_file(started: Started, tmp_path: Path) -> None:
    options = [one for one in serve.params if isinstance(one, click.Option) and one.name != "config"]
    assert sorted(map(_key, options)) == sorted(SERVE_KEYS)
    assert [_key(one) for one in options if one.envvar != variable(one)] == list(FILES_ONLY)
    file = tmp_path / "kronrat.toml"
    file.write_text(
        'db = "x.sqlite"\ntrust-proxy = ["10.0.0.0/8"]\nhttps-only = true\nroot-path = "games"\nno-browser = true\n'
        'thinkers = 2\nbot = ["mine=python3 my bot.py"]\nmetrics = "9420"\nlog = "json"\nlog-level = "info"\n'
    )
    begin("--config", str(file))
    chosen = started["settings"]
    assert (chosen.database, chosen.proxies, chosen.secure, chosen.root) == (
        "x.sqlite",
        ["10.0.0.0/8"],
        True,
        "/games",
    )
    assert (chosen.thinkers, chosen.programs, started["browser"]) == (2, {"mine": "python3 my bot.py"}, False)
    assert (chosen.log, chosen.log_level, started["operator"]) == ("json", "info", ("127.0.0.1", 9420))
    begin(KRONRAT_HTTPS_ONLY="1", KRONRAT_LOG="json", KRONRAT_METRICS="0.0.0.0:1", KRONRAT_NO_BROWSER="true")
    assert (started["settings"].secure, started["settings"].log) == (True, "json")
    assert (started["operator"], started["browser"]) == (("0.0.0.0", 1), False)


@pytest.mark.parametrize("text", ["hots = 1\n", "host = \n"])
def test_what_the_file_cannot_say_is_refused_by_name(started: Started, tmp_path: Path, text: str) -> None:
    file = tmp_path / "kronrat.toml"
    file.write_text(text)
    with pytest.raises(Unreadable, match=r"hots|kronrat\.toml"):
        begin("--config", str(file))


def test_no_password_on_the_command_line(started: Started, tmp_path: Path) -> None:
    secret = "postgresql://me:s3cret@db/kronrat"
    with pytest.raises(Unreadable, match="KRONRAT_DB") as refused:
        begin("--db", secret)
    assert "s3cret" not in str(refused.value)
    begin(KRONRAT_DB=secret)
    assert started["settings"].database == secret
    file = tmp_path / "kronrat.toml"
    file.write_text(f'db = "{secret}"\n')
    begin("--config", str(file))
    assert started["settings"].database == secret
    begin(KRONRAT_CONFIG=str(file), KRONRAT_DB="")
    assert started["settings"].database == secret, "an empty variable says nothing"
    begin("--db", "postgresql://me:@db/kronrat")
    begin("--db", str(tmp_path / "a:b@c.sqlite"))
