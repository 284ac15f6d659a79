"""The files of docs/hosting are what they say: nginx is started with one, the others are held to the program."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import yaml
from websockets.sync.client import connect

from kronrat.cli.hosting import FILES_ONLY, SERVE_KEYS, _key, variable
from kronrat.cli.serve import serve

from .conftest import fresh_postgres

GUIDE = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "games.example.org"
OPTIONS = {_key(one): one for one in serve.params if isinstance(one, click.Option)}
VARIABLES = {variable(one): one for key, one in OPTIONS.items() if key not in FILES_ONLY}
NEW: Any = {
    "json": {"game": "toy", "seats": [{"kind": "person"}, {"kind": "person"}]},
    "headers": {"host": NAME, "origin": f"https://{NAME}"},
}
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
needs_nginx = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="no nginx, or no openssl to make its certificate"
)


def said(name: str) -> str:
    return (GUIDE / name).read_text("utf-8")


def free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Front:
    """nginx with the guide's own file, on other ports and with a certificate of its own."""

    def __init__(self, folder: Path, *inside: str) -> None:
        self.folder = folder
        self.plain, self.port = free(), free()
        self.key, self.certificate = folder / "key.pem", folder / "certificate.pem"
        make = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            f"/CN={NAME}",
        ]
        make += [
            "-addext",
            f"subjectAltName=DNS:{NAME}",
            "-keyout",
            str(self.key),
            "-out",
            str(self.certificate),
        ]
        subprocess.run(make, check=True, capture_output=True)
        text = said("nginx.conf")
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("    server 127.0.0.1:8420;", "".join(f"    server {one};\n" for one in inside)),
            ("X-Request-Id $request_id;", "X-Request-Id $request_id;\nadd_header X-Told-By $upstream_addr;"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(self.certificate)),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(self.key)),
        ):
            assert text.count(old) == 1, f"nginx.conf does not say {old!r} once"
            text = text.replace(old, new)
        self.started = started(folder, text)

    def wait(self) -> None:
        """Until it listens."""
        end = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.started.poll() is None, (self.folder / "error.log").read_text()
                assert time.monotonic() < end, "nginx does not listen"

    def end(self) -> None:
        self.started.terminate()
        self.started.wait(20)

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


def told_by(answer: httpx.Response) -> str:
    """The process that answered; nginx names those it tried before, too."""
    assert answer.status_code == 200, answer.text
    return answer.headers["x-told-by"].rpartition(", ")[2]


def whole(folder: Path, text: str) -> Path:
    """A whole configuration around what belongs into the http block."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    path = folder / "whole.conf"
    path.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    )
    return path


def started(folder: Path, text: str) -> subprocess.Popen[bytes]:
    assert NGINX is not None
    errors = ["-e", str(folder / "error.log")]
    return subprocess.Popen([NGINX, *errors, "-p", str(folder), "-c", str(whole(folder, text))])


def behind_nginx(house: Any) -> None:
    chosen = house.settings
    chosen.hosts, chosen.proxies, chosen.secure, chosen.root = [NAME], ["127.0.0.1"], True, "/games"
    house.start()


@pytest.fixture
def front(new_house: Any, tmp_path: Path) -> Iterator[tuple[Any, Front]]:
    house = new_house(str(tmp_path / "tables.sqlite"), tmp_path)
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<html><head></head><script src="/x.js"></script></html>')
    behind_nginx(house)
    one = Front(tmp_path, house.address)
    one.wait()
    yield house, one
    one.end()
    house.stop()


@needs_nginx
def test_a_game_is_played_through_nginx_as_documented(
    front: tuple[Any, Front], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, nginx = front
    host = f"{NAME}:{nginx.port}"
    plain = httpx.get(f"http://127.0.0.1:{nginx.plain}/games/", headers={"host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (308, f"https://{NAME}/games/")

    seen: list[str] = []
    monkeypatch.setattr(house.backend.past_limit, "count", seen.append)
    claims = {
        "host": host,
        "x-forwarded-for": "9.9.9.9",
        "x-forwarded-proto": "http",
        "x-request-id": "mine-mine",
    }
    with httpx.Client(
        base_url=f"https://127.0.0.1:{nginx.port}", headers=claims, verify=nginx.trusting()
    ) as http:
        # the certificate is the name's, so that is what must be asked for
        asked: Any = {"extensions": {"sni_hostname": NAME}}
        page = http.get("/games/", **asked)
        assert page.status_code == 200
        assert 'src="/games/x.js"' in page.text
        assert page.headers["strict-transport-security"]
        assert re.fullmatch(r"[0-9a-f]{32}", page.headers["x-request-id"]), "nginx's id, not the visitor's"
        assert http.get("/games", **asked).status_code == 308
        assert http.get("/games/readyz", **asked).json()["ready"] is True
        assert http.get("/games/metrics", **asked).status_code == 404
        assert http.get("/healthz", **asked).status_code == 404, "nothing but what is below the path"
        wanted = {"game": "toy", "seats": [{"kind": "person"}, {"kind": "person"}]}
        origin = {"origin": f"https://{host}"}
        made = http.post("/games/api/tables", json=wanted, headers=origin, **asked)
        assert made.status_code == 201, made.text
        assert "secure" in made.headers["set-cookie"].lower()
        assert "path=/games" in made.headers["set-cookie"].lower()
        foreign = {"origin": "https://elsewhere.example"}
        assert http.post("/games/api/tables", json=wanted, headers=foreign, **asked).status_code == 403
        table = made.json()["id"]
        http.get(f"/games/api/tables/{table}/at/0", **asked)
    assert seen == ["127.0.0.1"], "the visitor's own address, whatever they claim"

    cookie = made.headers["set-cookie"].partition(";")[0]
    with connect(
        f"wss://{host}/games/ws/tables/{table}",
        sock=socket.create_connection(("127.0.0.1", nginx.port)),
        ssl=nginx.trusting(),
        server_hostname=NAME,
        origin=f"https://{host}",
        additional_headers={"Cookie": cookie},
        max_size=None,
    ) as talk:
        told = yaml.safe_load(talk.recv(20))
        assert (told["type"], told["rev"]) == ("sync", 0)
        ask = told["position"]["asks"][0]
        offer = ask["offers"][0]
        move = {"type": "move", "id": 1, "rev": 0, "seat": ask["seat"], "verb": offer["verb"]}
        talk.send(
            httpx.Request("POST", "http://x", json=move | {"words": offer["options"][:1]}).content.decode()
        )
        kinds = {yaml.safe_load(talk.recv(20))["type"] for _ in range(2)}
        assert kinds == {"push", "done"}


@needs_nginx
def test_everybody_at_a_table_comes_to_one_process_and_to_another_if_it_is_gone(
    postgres: str, new_house: Any, tmp_path: Path
) -> None:
    database = fresh_postgres(postgres)
    houses = [new_house(database, tmp_path) for _ in range(2)]
    for house in houses:
        behind_nginx(house)
    nginx = Front(tmp_path, *(house.address for house in houses))
    asked: Any = {"extensions": {"sni_hostname": NAME}, "headers": {"host": f"{NAME}:{nginx.port}"}}
    try:
        nginx.wait()
        tables = [houses[0].guest().call("POST", "/games/api/tables", **NEW).json()["id"] for _ in range(20)]
        with httpx.Client(base_url=f"https://127.0.0.1:{nginx.port}", verify=nginx.trusting()) as http:
            at = {table: told_by(http.get(f"/games/api/tables/{table}", **asked)) for table in tables}
            assert at == {
                table: told_by(http.get(f"/games/api/tables/{table}/at/0", **asked)) for table in tables
            }
            assert set(at.values()) == {house.address for house in houses}
            houses[0].stop()
            for table in tables:
                assert told_by(http.get(f"/games/api/tables/{table}", **asked)) == houses[1].address
    finally:
        nginx.end()
        houses[1].stop()


def test_the_table_of_settings_is_complete_and_right() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)[^`]*` \| (\S+) \| (.*?) \|", said("index.md"), re.MULTILINE)
    assert sorted(key for key, _, _ in rows) == sorted([*SERVE_KEYS, "config"])
    for key, named, line in rows:
        assert named == ("–" if key in FILES_ONLY else f"`{variable(OPTIONS[key])}`")
        assert line == "–" or line.startswith(f"`{key} = ")


def taken(variables: dict[str, str]) -> dict[str, Any]:
    """What the program makes of variables; a name or value that it does not know fails."""
    assert set(variables) <= set(VARIABLES), "no such setting"
    context = click.Context(serve)
    found = {}
    for key, value in variables.items():
        option = VARIABLES[key]
        words = option.type.split_envvar_value(value) if option.multiple else value
        found[_key(option)] = option.type_cast_value(context, words)
    return found


def test_the_unit_and_its_settings_fit_the_program(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(said("kronrat.service"))
    service = unit["Service"]
    program, command, *typed = shlex.split(service["ExecStart"])
    assert (Path(program).name, command, typed) == ("kronrat", "serve", ["--config", "/etc/kronrat.toml"])
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", said("kronrat.service"), re.MULTILINE))
    folder = f"/var/lib/{service['StateDirectory']}/"
    assert all(value.startswith(folder) for value in given.values()), "everything is where it may write"
    assert set(taken(given)) == {"db", "rules"}
    settings = tomllib.loads(said("kronrat.toml"))
    assert set(settings) <= set(SERVE_KEYS)
    for key, value in settings.items():
        OPTIONS[key].type_cast_value(click.Context(serve), value)
    assert not set(settings) & set(taken(given)), "a variable would win over the file"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze here")
    unit = tmp_path / "kronrat.service"
    # the program itself is not installed at its place here
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", said("kronrat.service")))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "kronrat.service" in line] == []


def test_the_container_file_fits_the_program() -> None:
    text = re.sub(r"\\\n\s*", " ", said("Containerfile"))
    lines = [line.partition(" ")[::2] for line in text.splitlines() if line]
    (environment,) = [rest for word, rest in lines if word == "ENV"]
    chosen = taken(dict(pair.partition("=")[::2] for pair in shlex.split(environment)))
    assert chosen["no-browser"] is True
    (volume,) = [rest for word, rest in lines if word == "VOLUME"]
    assert all(str(chosen[key]).startswith(f"{volume}/") for key in ("db", "rules")), "kept in the volume"
    assert dict(lines)["EXPOSE"] == str(chosen["port"])
    assert dict(lines)["USER"] != "root"
    assert f":{chosen['metrics'].rpartition(':')[2]}/readyz" in dict(lines)["HEALTHCHECK"]
    assert dict(lines)["CMD"] == '["kronrat", "serve"]'


def test_the_compose_file_fits_the_program_and_types_no_secret() -> None:
    told = yaml.safe_load(said("compose.yaml"))
    ours, database = told["services"]["kronrat"], told["services"]["db"]
    given = ours["environment"]
    assert given.pop("KRONRAT_DB") == "", "the one in the secret counts"
    secret = Path(given.pop("KRONRAT_CONFIG"))
    assert secret.parent == Path("/run/secrets")
    assert secret.name in ours["secrets"]
    assert taken(given)["https-only"] is True
    assert set(ours["secrets"]) | set(database["secrets"]) == set(told["secrets"])
    mounted = {one.partition(":")[0] for service in (ours, database) for one in service["volumes"]}
    assert mounted == set(told["volumes"])
    assert (GUIDE.parents[1] / ours["build"]["dockerfile"]).is_file()
    assert [one.rpartition(":")[2] for one in ours["ports"]] == ["8420"], "figures are not published"
    written = "".join(
        said(name) for name in ("compose.yaml", "Containerfile", "kronrat.service", "kronrat.toml")
    )
    assert not re.search(r"://\w+:\w+@|PASSWORD[:=]", written)
