"""A request that cannot be carried out, wherever in the server that is found out."""

from __future__ import annotations


class Refusal(Exception):
    """HTTP status, a code for the program, one sentence for the reader."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


def no_table(table_id: str) -> Refusal:
    return Refusal(404, "unknown-table", f"there is no table {table_id[:40]!r}")
