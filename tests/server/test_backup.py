"""A copy of the database made as docs/serve.md says, while people play, holds every game up to that moment."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).parents[2] / "docs" / "serve.md"


def test_a_copy_made_while_people_play_is_whole(
    small_house: Any, new_house: Any, tmp_path: Path, take_first: Any
) -> None:
    guest = small_house.guest()
    table = guest.start()
    sitter = guest.sit(table)
    sitter.move(take_first)
    found = re.search(
        r"^python3 (-c .*) kronrat\.sqlite copy\.sqlite$", GUIDE.read_text("utf-8"), re.MULTILINE
    )
    assert found, "docs/serve.md names no command"
    copy = tmp_path / "copy.sqlite"
    command = [sys.executable, *shlex.split(found[1]), small_house.settings.database, str(copy)]
    subprocess.run(command, check=True)
    sitter.move(take_first)  # the copy is of before
    again = new_house(str(copy), tmp_path)
    again.start()
    back = again.guest()
    back.cookies.update(guest.cookies)  # whoever played has the seats there, too
    restored = back.sit(table)
    again.stop()
    assert (restored.rev, sitter.rev) == (1, 2)
    assert restored.lines == sitter.lines[: len(restored.lines)]
    assert [seat["mine"] for seat in restored.view["table"]["seats"]] == [True, True]
