"""How a browser is known again: a random name in a signed cookie, renewed from time to time, revocable."""

from __future__ import annotations

import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

COOKIE = "kronrat"
A_DAY = 24 * 3600
A_YEAR = 365 * A_DAY
RENEWED = 7 * A_DAY
"""A cookie older than that is replaced when its browser connects to a table; after a year without that it ends."""


class Cookies:
    """Signs and reads the cookies; the secret is kept in the database, so they outlive a restart."""

    def __init__(
        self, secret: str, secure: bool, revoked: dict[str, float] | None = None, root: str = ""
    ) -> None:
        self._signer = URLSafeSerializer(secret, salt="browser and moment")
        self._older = URLSafeSerializer(secret, salt="seat holder")
        self._secure = secure
        self._path = root or "/"
        #: cookies of a browser from before this moment are worth nothing
        self.revoked = revoked if revoked is not None else {}

    def read(self, signed: str | None) -> str:
        """The browser's name; empty for none, for one that this server did not sign, for an old or revoked one."""
        return self._read(signed)[0]

    def is_due(self, signed: str | None) -> bool:
        """Is this a good cookie that should be replaced?"""
        name, issued = self._read(signed)
        return bool(name) and time.time() - issued > RENEWED

    def revoke(self, browser: str) -> float:
        """From now on earlier cookies of this browser are worth nothing."""
        self.revoked[browser] = now = time.time()
        return now

    def _read(self, signed: str | None) -> tuple[str, float]:
        if not signed:
            return "", 0.0
        try:
            value = self._signer.loads(signed)
        except BadSignature:
            return self._read_older(signed)
        if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], str)):
            return "", 0.0
        name, issued = value[0], float(value[1])
        if issued < self.revoked.get(name, 0.0) or time.time() - issued > A_YEAR:
            return "", 0.0
        return name, issued

    def _read_older(self, signed: str) -> tuple[str, float]:
        """Cookies of the first versions tell no moment: good until their browser has a newer one, or revokes it."""
        try:
            name = self._older.loads(signed)
        except BadSignature:
            return "", 0.0
        return (name, 0.0) if isinstance(name, str) and name not in self.revoked else ("", 0.0)

    def signed_of(self, scope: Any) -> str:
        """The cookie of a raw ASGI connection, as it was sent."""
        for key, value in scope["headers"]:
            if key == b"cookie":
                try:
                    morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
                except CookieError:
                    continue
                if morsel is not None:
                    return morsel.value
        return ""

    def of_scope(self, scope: Any) -> str:
        """The browser at the other end of a raw ASGI connection."""
        return self.read(self.signed_of(scope))

    def fresh(self) -> str:
        """A name for a browser that has none yet."""
        return secrets.token_urlsafe(18)

    def cookie(self, browser: str, https: bool = False) -> Cookie:
        value = str(self._signer.dumps([browser, round(time.time(), 3)]))
        return Cookie(
            key=COOKIE,
            value=value,
            path=self._path,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure or https,
        )
