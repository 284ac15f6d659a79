"""The built client: every unknown address is the client's own, so it gets the page."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path

from litestar import asgi
from litestar.types import ASGIApp, Receive, Scope, Send

NOT_BUILT = (
    "The server runs, but the table in the browser was not built yet.\n"
    "Build it with:  make setup\n\n"
    "Der Server läuft, aber der Tisch im Browser ist noch nicht gebaut.\n"
    "Bau ihn mit:  make setup\n"
)
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZABLE = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)


class Page:
    """A file in memory, with its compressed forms: brotli if the build left one, gzip always."""

    def __init__(self, path: Path, forever: bool) -> None:
        self.body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.tag = f'"{blake2b(self.body, digest_size=8).hexdigest()}"'.encode()
        self.cache = FOREVER if forever else ASK_AGAIN
        self.packed: dict[str, bytes] = {}
        if kind.startswith(SQUEEZABLE):
            brotli = path.with_name(path.name + ".br")
            if brotli.is_file():
                self.packed["br"] = brotli.read_bytes()
            self.packed["gzip"] = gzip.compress(self.body, 9, mtime=0)


class Client:
    """The static files, read when first asked for and again when the build has changed them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._pages: dict[Path, tuple[float, Page]] = {}

    def page(self, address: str) -> Page | None:
        """The file, or the client's page for an address of its own; None where a file is missing."""
        name = address.lstrip("/")
        path = (self.folder / name).resolve() if "\0" not in name else self.folder
        if not path.is_relative_to(self.folder) or not path.is_file():
            if name.startswith("assets/"):
                return None
            path = self.folder / "index.html"
        if not path.is_file():
            return None
        changed = path.stat().st_mtime
        known = self._pages.get(path)
        if known is None or known[0] != changed:
            forever = path.is_relative_to(self.folder / "assets")
            known = self._pages[path] = (changed, Page(path, forever))
        return known[1]

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()


def client_files(folder: Path) -> ASGIApp:
    client = Client(folder)

    @asgi(["/", "/{path:path}"], copy_scope=True)
    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "no such address"})
            return
        head = scope["method"] == "HEAD"
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, b"only GET here\n", {b"allow": b"GET, HEAD"}, head)
            return
        page = client.page(scope["path"])
        if page is None:
            missing = b"no such file\n" if client.built else NOT_BUILT.encode()
            await _answer(send, 404 if client.built else 503, missing, {}, head)
            return
        asked = dict(scope["headers"])
        headers = {
            b"content-type": page.kind.encode(),
            b"etag": page.tag,
            b"cache-control": page.cache.encode(),
        }
        if asked.get(b"if-none-match") == page.tag:
            await _answer(send, 304, b"", headers, head)
            return
        body = page.body
        if page.packed:
            headers[b"vary"] = b"accept-encoding"
            offers = asked.get(b"accept-encoding", b"").decode("latin-1")
            coding = next((name for name in ("br", "gzip") if name in offers and name in page.packed), "")
            if coding:
                body = page.packed[coding]
                headers[b"content-encoding"] = coding.encode()
        await _answer(send, 200, body, headers, head)

    return serve


async def _answer(send: Send, status: int, body: bytes, headers: dict[bytes, bytes], head: bool) -> None:
    full = {
        b"content-type": b"text/plain; charset=utf-8",
        b"content-length": str(len(body)).encode(),
        b"x-content-type-options": b"nosniff",
        **headers,
    }
    await send({"type": "http.response.start", "status": status, "headers": list(full.items())})
    await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})
