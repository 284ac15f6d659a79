"""Records as a forger or a broken disk would leave them."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import moves
from kronrat.match.dice import Contribution
from kronrat.match.match import Match
from kronrat.match.record import write

Changes = list[tuple[str, float, float, str]]
ODD = [
    "", " ", "*", "0", "-1", "4", "999999", "8" * 5000, "8000000000:turn.x", "٣:turn.x", "~", " ~", "\0", "\x85",
    "\u2028", "é", "{}", "[" * 2000, "x" * 70_000, "0:", ":", "1e9", "0x10", "=", "a=b", "00" * 40,
]  # fmt: skip
HEADS = [
    "game",
    "version",
    "edition",
    "players",
    "option",
    "seat",
    "fork",
    "seal",
    "entropy",
    "seed",
    "result",
]


def finished(game: str, seats: int, added: list[Contribution] | None = None) -> str:
    info = find(game)[0]
    match, dice = Match.start(info, info.setup(seats), bytes(32), added), Dice(5)
    while not match.over:
        seat = match.asked()[0]
        found = moves(match.state, seat)
        match.play(seat, found[dice.below(len(found))])
    return write(match, ["Ada"] * seats)


@st.composite
def changes(draw: st.DrawFn) -> Changes:
    """What is done to a record: where (as parts of its length), and what is put there."""
    kinds = st.sampled_from(["drop", "twice", "swap", "word", "number", "sign", "cut", "insert", "head"])
    place = st.floats(0, 1, exclude_max=True)
    put = st.sampled_from(ODD) | st.text(max_size=20) | st.integers(-(10**9), 10**9).map(str)
    return draw(st.lists(st.tuples(kinds, place, place, put), min_size=1, max_size=4))


def changed(text: str, done: Changes) -> str:
    for kind, first, second, put in done:
        rows = text.split("\n")
        at, other = int(first * len(rows)), int(second * len(rows))
        if kind == "drop":
            del rows[at]
        elif kind == "twice":
            rows.insert(other, rows[at])
        elif kind == "swap":
            rows[at], rows[other] = rows[other], rows[at]
        elif kind == "insert":
            rows.insert(at, put)
        elif kind == "head":
            rows.insert(1 + at % 8, f"{HEADS[other % len(HEADS)]} {put}")
        elif kind == "cut":
            rows = rows[: at + 1]
        elif kind == "word":
            words = rows[at].split(" ")
            words[int(second * len(words))] = put
            rows[at] = " ".join(words)
        elif kind == "number":
            rows[at] = re.sub(r"\d+", put.replace("\\", ""), rows[at], count=1)
        else:
            place = int(second * (len(rows[at]) + 1))
            rows[at] = rows[at][:place] + put[:1] + rows[at][place + 1 :]
        text = "\n".join(rows) or "\n"
    return text
