"""How often Python looks for cycles of objects that nobody holds: seldom, for states have none."""

import gc


def look_seldom() -> None:
    """For a process of our own: what was loaded until now stays, young objects are looked through less often."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
