"""Start the server: a free port, the address printed, the browser opened, a clean end on Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from kronrat._collector import look_seldom
from kronrat.kernel.errors import Unreadable
from kronrat.server import logs
from kronrat.server.settings import DEFAULT_PORT, Settings
from kronrat.server.store.store import Store
from kronrat.server.web.app import LARGEST_MESSAGE, App, create_app
from kronrat.server.web.direct_write import DirectWriteProtocol
from kronrat.server.web.operator_port import OperatorPort
from kronrat.server.web.timed_http import TimedHttp

TRIES = 20
MOST_DESCRIPTORS = 65_536
Say = Callable[[str], None]


def listen(host: str, port: int | None, flag: str = "--port") -> socket.socket:
    """A listening socket: the port asked for, or the first free one from the default on."""
    wanted = [port] if port is not None else list(range(DEFAULT_PORT, DEFAULT_PORT + TRIES))
    for number in wanted:
        try:
            return _bind(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror or str(error)
            raise Unreadable("address", f"cannot listen on {host} port {number}: {reason}") from error
    tried = str(wanted[0]) if len(wanted) == 1 else f"{wanted[0]} to {wanted[-1]}"
    raise Unreadable("port-taken", f"port {tried} is taken; choose another with {flag}")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def raise_descriptors() -> None:
    """As many connections as the system allows this process, not as few as it begins with."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def address(host: str, listener: socket.socket, root: str = "") -> str:
    """What to type into a browser."""
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{root}/"


def run(
    host: str,
    port: int | None,
    settings: Settings,
    browser: bool,
    say: Say,
    operator: tuple[str, int] | None = None,
) -> None:
    """Serve until Ctrl-C; figures for the operator on an address of their own, if one is given."""
    raise_descriptors()
    logs.set_up(settings.log, settings.log_level)
    listener = listen(host, port)
    figures = listen(*operator, "--metrics") if operator else None
    asyncio.run(check_database(settings.database))
    settings.hosts = [*settings.hosts, host]
    url = address(host, listener, settings.root)

    def begun() -> None:
        look_seldom()
        greet(url, browser, say)

    server = Server(config(settings), begun, figures)
    end_as_by_key()
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    if server.failed:
        raise Unreadable("no-start", "the server could not start; the lines above say why")
    say("Bye.")


async def check_database(given: str) -> None:
    """Open the database once and bring it up to date, so that what is wrong with it is one clear line."""
    store = Store(given)
    shown = store.engine.url.render_as_string()
    try:
        await store.open()
    except Exception as error:
        if not isinstance(error, (OSError, SQLAlchemyError)) and not _from_postgresql(error):
            raise
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Unreadable("database", f"the database {shown} cannot be used: {reason}") from error
    finally:
        await store.close()


def _from_postgresql(error: Exception) -> bool:
    """Whether the PostgreSQL driver, an extra, refused something before SQLAlchemy could wrap it."""
    return type(error).__module__.startswith("asyncpg.")


def config(settings: Settings) -> uvicorn.Config:
    """uvicorn with what was measured fastest; nothing here changes what a client sees."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,  # `logs.set_up` says how log lines look, uvicorn's too
        http=TimedHttp,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        ws=DirectWriteProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


class Server(uvicorn.Server):
    """Says when it is ready; the operator's port is open as long as it runs."""

    def __init__(
        self, chosen: uvicorn.Config, ready: Callable[[], None], figures: socket.socket | None = None
    ) -> None:
        super().__init__(chosen)
        self._ready = ready
        self.failed = False
        app = chosen.app
        self._operator = OperatorPort(app.backend, figures) if figures and isinstance(app, App) else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.failed = self.should_exit
        if not self.failed:
            if self._operator is not None:
                await self._operator.open()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._operator is not None:
            await self._operator.close()
        await super().shutdown(sockets)


def end_as_by_key() -> None:
    """SIGTERM ends this process as Ctrl-C does. uvicorn raises it once more when it is done, and by itself that would
    end the process on the spot, before what bots think in has been put away."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def greet(url: str, browser: bool, say: Say) -> None:
    say(f"Kronrat is at {url}  (Ctrl-C ends it)")
    if browser and _has_screen():
        # some browsers keep the caller waiting: not on the event loop
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
