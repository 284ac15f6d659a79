"""How a browser is known again: a random name in a signed cookie."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

COOKIE = "kronrat"
A_YEAR = 365 * 24 * 3600


class Cookies:
    """Signs and reads the cookies; the secret is kept in the database, so they outlive a restart."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="seat holder")
        self._secure = secure

    def read(self, signed: str | None) -> str:
        """The browser's name; empty for none, or for one that this server did not sign."""
        try:
            name = self._signer.loads(signed) if signed else ""
        except BadSignature:
            return ""
        return name if isinstance(name, str) else ""

    def of_scope(self, scope: Any) -> str:
        """The browser at the other end of a raw ASGI connection."""
        for key, value in scope["headers"]:
            if key == b"cookie":
                try:
                    morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
                except CookieError:
                    continue
                if morsel is not None:
                    return self.read(morsel.value)
        return ""

    def fresh(self) -> str:
        """A name for a browser that has none yet."""
        return secrets.token_urlsafe(18)

    def cookie(self, browser: str) -> Cookie:
        value = str(self._signer.dumps(browser))
        return Cookie(
            key=COOKIE, value=value, max_age=A_YEAR, httponly=True, samesite="lax", secure=self._secure
        )
