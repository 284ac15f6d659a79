"""x"""

from typing import Any

EXAMPLES: list[Any] = []


def stage(p: Any) -> Any: ...
def scene(p: Any) -> Any: ...
def hand(p: Any, o: Any) -> Any: ...
