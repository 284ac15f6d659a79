"""Errors as answers: one clear message for everything that cannot be, and no traceback reaches a client."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from importlib.util import find_spec
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kronrat.kernel.errors import Unreadable
from kronrat.server.refusal import Refusal
from kronrat.server.web.gate import Closed
from kronrat.server.wire import Problem


def postgresql_errors() -> tuple[type[Exception], ...]:
    """What PostgreSQL's driver raises by itself; none where it, an extra, is not installed."""
    if find_spec("asyncpg") is None:
        return ()
    from asyncpg.exceptions import InterfaceError, PostgresError

    return InterfaceError, PostgresError


UNREACHABLE: tuple[type[Exception], ...] = (
    OperationalError,
    InterfaceError,
    DBAPIError,
    PoolTimeout,
    *postgresql_errors(),
    sqlite3.OperationalError,
    OSError,
    TimeoutError,
)
log = logging.getLogger(__name__)


def answer(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON)


def on_refusal(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return answer(error.status, error.code, str(error))


def on_unreadable(_request: Request[Any, Any, Any], error: Unreadable) -> Response[Problem]:
    return answer(400, error.code, str(error))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: wrong types, no such address, too large a body."""
    if isinstance(error, ValidationException):
        faults = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(_fault(fault) for fault in faults) or error.detail
        return answer(400, "malformed", told)
    codes = {400: "malformed", 404: "unknown-address", 405: "wrong-method", 413: "too-large"}
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    refused = answer(error.status_code, codes.get(error.status_code, "refused"), error.detail)
    refused.headers.update(headers)
    return refused


def _fault(fault: object) -> str:
    if isinstance(fault, dict):
        return ": ".join(str(fault[part]) for part in ("key", "message") if fault.get(part))
    return str(fault)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the program: told in full to the log, in one sentence to the client."""
    number = secrets.token_hex(4)
    log.error("fault %s: %s %s failed", number, request.method, request.url.path, exc_info=error)
    return answer(500, "fault", f"the server made a mistake; its log says more under {number}")


def on_nested(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return answer(400, "malformed", "the body is nested too deeply")


def on_closed(_request: Request[Any, Any, Any], error: Closed) -> Response[Problem]:
    refused = answer(error.status, error.code, str(error))
    refused.headers["connection"] = "close"
    return refused


def on_unreachable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is down, full or locked: no fault of the program, and over sooner or later."""
    number = secrets.token_hex(4)
    log.error("not now %s: %s %s: %s", number, request.method, request.url.path, error)
    refused = answer(503, "not-now", f"the games cannot be reached at the moment; try again ({number})")
    refused.headers["retry-after"] = "3"
    return refused
