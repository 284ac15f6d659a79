"""Log lines for people or for programs, each with the request and the table it is about. No addresses, no names."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Literal

Form = Literal["text", "json"]
LEVELS = ("error", "warning", "info", "debug")
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{6,64}")
TABLE = re.compile(r"^/(?:api|ws)/tables/([a-z0-9]{1,16})(?:/|$)")
KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; whatever else is there was given with `extra`."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")


def begin_request(path: str, given: str = "") -> str:
    """From now on this task works for a request: its id, the one given if it may be one."""
    name = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(6)
    request_id.set(name)
    about = TABLE.match(path)
    table_id.set(about[1] if about else "")
    return name


def about(record: logging.LogRecord) -> dict[str, object]:
    """What a line is about: what was given with it, then what its task works for."""
    given = {key: value for key, value in vars(record).items() if key not in KNOWN}
    found = {"request": request_id.get(), "table": table_id.get(), **given}
    return {key: value for key, value in found.items() if value != ""}


def moment(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **about(record),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """The same for eyes."""

    def format(self, record: logging.LogRecord) -> str:
        words = "".join(f" {key}={value}" for key, value in about(record).items())
        line = f"{moment(record)} {record.levelname.lower():7} {record.getMessage()}{words}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(form: Form, level: str) -> None:
    """Everything goes to standard error, from where systemd or a container takes it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kronrat").setLevel(level.upper())
