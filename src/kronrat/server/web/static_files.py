"""The built client: every unknown address is the client's own, so it gets the page."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Headers
from litestar.handlers import HTTPRouteHandler

from kronrat.server.web.gate import POLICY

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


INLINE_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
NOT_THE_CLIENTS = ("assets", "api", "ws", "health", "healthz", "readyz", "metrics")


def is_clients_own(name: str) -> bool:
    """May this be an address inside the client? A file is not, nor what other servers keep under such names."""
    parts = name.split("/")
    return parts[0] not in NOT_THE_CLIENTS and not any("." in part for part in parts)


def below(page: bytes, root: str) -> bytes:
    """The client's page with its files below a path, which it tells the client (`web/src/lib/root.ts`)."""
    moved = page.replace(b'="/', f'="{root}/'.encode())
    return moved.replace(b"<head>", f'<head><meta name="root" content="{root}">'.encode(), 1)


class Page:
    """A file in memory, with its compressed forms: brotli if the build left one, gzip always."""

    def __init__(self, path: Path, forever: bool, root: str = "") -> None:
        self.body = path.read_bytes()
        moved = bool(root) and path.suffix == ".html"
        if moved:
            self.body = below(self.body, root)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.tag = f'"{blake2b(self.body, digest_size=8).hexdigest()}"'
        self.cache = FOREVER if forever else ASK_AGAIN
        #: what this page may load: the styles that stand in it, by their hashes
        hashes = [b64encode(sha256(style).digest()).decode() for style in INLINE_STYLE.findall(self.body)]
        styles = "".join(f" 'sha256-{one}'" for one in hashes)
        self.policy = POLICY.format(styles=styles) if kind == "text/html" else ""
        self.packed: dict[str, bytes] = {}
        if kind.startswith(SQUEEZABLE):
            brotli = path.with_name(path.name + ".br")
            if brotli.is_file() and not moved:
                self.packed["br"] = brotli.read_bytes()
            self.packed["gzip"] = gzip.compress(self.body, 9, mtime=0)


class Client:
    """The static files, read when first asked for and again when the build has changed them."""

    def __init__(self, folder: Path, root: str = "") -> None:
        self.root = root
        self.folder = folder.resolve()
        self._pages: dict[Path, tuple[float, Page]] = {}

    def page(self, address: str) -> Page | None:
        """The file, or the client's page for an address of its own; None where a file is missing."""
        name = address.lstrip("/")
        path = (self.folder / name).resolve() if "\0" not in name else self.folder
        if not path.is_relative_to(self.folder) or not path.is_file():
            if not is_clients_own(name):
                return None
            path = self.folder / "index.html"
        if not path.is_file():
            return None
        changed = path.stat().st_mtime
        known = self._pages.get(path)
        if known is None or known[0] != changed:
            forever = path.is_relative_to(self.folder / "assets")
            known = self._pages[path] = (changed, Page(path, forever, self.root))
        return known[1]

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()


def client_files(folder: Path, root: str = "") -> HTTPRouteHandler:
    client = Client(folder, root)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
    def serve(request: Request[Any, Any, Any]) -> Response[bytes]:
        page = client.page(request.url.path)
        if page is None:
            own = is_clients_own(request.url.path.lstrip("/"))
            status, told = (503, NOT_BUILT) if not client.built and own else (404, "no such file\n")
            return Response(told.encode(), status_code=status, media_type="text/plain; charset=utf-8")
        return _answer(page, request.headers)

    return serve


def _answer(page: Page, asked: Headers) -> Response[bytes]:
    """The file, packed as the browser likes it; nothing but a nod if it has it already."""
    headers = {"etag": page.tag, "cache-control": page.cache}
    if page.policy:
        headers["content-security-policy"] = page.policy
    if asked.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed:
        headers["vary"] = "accept-encoding"
        offers = asked.get("accept-encoding", "")
        coding = next((name for name in ("br", "gzip") if name in offers and name in page.packed), "")
        if coding:
            body = page.packed[coding]
            headers["content-encoding"] = coding
    return Response(body, headers=headers, media_type=page.kind)
