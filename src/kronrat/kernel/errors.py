"""Three different errors: a line that cannot be read, a move that the rules refuse, an undo that cannot go on."""

from typing import Final


class Why:
    """A reason for a refusal: a code (the key of its text) and the rule it comes from. Compared by identity."""

    def __init__(self, code: str, rule: str) -> None:
        self.code: Final = code
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Why({self.code!r}, {self.rule!r})"


class Illegal(Exception):
    """The rules refuse a move."""

    def __init__(self, why: Why, move: str) -> None:
        super().__init__(f"{move}: {why.code} [{why.rule}]")
        self.why = why


class Unreadable(ValueError):
    """Text that is no line of a record, no option, no known word."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


NOT_ASKED: Final = Why("not-asked", "turn")
MALFORMED: Final = Why("malformed", "notation")
