"""Makes the records of this folder again: one game of greedy bots per edition and player count, alone included.

Run it after a change that alters states or rules: `PYTHONPATH=tests python -m games.rurik.playthrough`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kronrat import bots
from kronrat.games.rurik import GAME, score
from kronrat.games.rurik.data import AGENDA, DEED, DEED_VICTORY, TRACK, TRACKS
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.claim import measure
from kronrat.games.rurik.rules.regions import regions_ruled
from kronrat.games.rurik.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Setup
from kronrat.kernel.log import parse
from kronrat.kernel.play import play
from kronrat.kernel.seats import COLOURS
from kronrat.match.dice import seed_from
from kronrat.match.match import Match
from kronrat.match.record import read, replay, write
from kronrat.parts.bits import members

RECORDS = Path(__file__).parent / "records"
GAMES = [(edition, str(seats)) for edition in GAME.editions for seats in (2, 3, 4)]
ALONE = {"en": "hard", "de": "very-hard"}
GAMES += [(edition, "solo") for edition in ALONE]
MEASURED = ["regions ruled", "adjacent regions with structures", "goods on the boat"]


def setup(edition: str, players: str) -> Setup:
    if players == "solo":
        return GAME.setup(2, edition, {"solo": ALONE[edition]})
    return GAME.setup(int(players), edition)


@cache
def positions(name: str) -> list[State]:
    """Every position of a record, from the first question to the end."""
    match = replay(read((RECORDS / f"{name}.txt").read_text(encoding="utf-8")))
    g: State = RULES.play.start(match.setup)
    out = [g.clone()]
    for line in match.lines:
        play(g, *parse(g, line.text))
        out.append(g.clone())
    return out


def played(edition: str, players: str) -> Match:
    """A game of greedy bots, the same every time."""
    number = (10 if players == "solo" else 10 * int(players)) + GAME.editions.index(edition)
    match = Match.start(GAME, setup(edition, players), seed_from(1015, number))
    bot, dice = bots.make("greedy"), Dice(number)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot.choose(RULES, RULES.play.resample(match.state, seat, dice), seat, dice))
    return match


def explained(g: State) -> list[str]:
    """The final score, one line an item."""
    out = []
    for seat in range(g.seats):
        for key, points in score.items(g, seat):
            out.append(f"score {COLOURS[seat]} {key} {points}: {reason(g, seat, key)}")
        out.append(f"score {COLOURS[seat]} total {score.total(g, seat)}: {tie_break(g, seat)}")
    return out


def reason(g: State, seat: int, key: str) -> str:
    if key in TRACK.keys:
        track = TRACK.parse(key)
        at = g.claims[seat * TRACKS + track]
        return f"space {at} of 5; at the end {measure(g, seat, track)} {MEASURED[track]}"
    if key == "warfare":
        return f"{g.warfare[seat]} attacks on opponents, against {', '.join(map(str, g.warfare))} in all"
    if key == "deeds":
        deeds = [f"{DEED.keys[deed]} {DEED_VICTORY[deed]}" for deed in members(g.done[seat])]
        return ", ".join(deeds) or "none"
    if key == "coins":
        return f"{g.coins[seat]} coins"
    if key == "dock":
        return f"{score.dock(g, seat)} goods on the dock"
    agenda = g.agenda[seat]
    met = [score.standing(g, other, agenda) for other in range(g.seats)]
    return f"{AGENDA.keys[agenda]}, compared {', '.join(map(str, met))}"


def tie_break(g: State, seat: int) -> str:
    return f"{regions_ruled(g, seat).bit_count()} regions ruled, {g.coins[seat]} coins"


def text(edition: str, players: str) -> str:
    match = played(edition, players)
    assert isinstance(match.state, State)
    seats = ["greedy", f"automa:{ALONE[edition]}"] if players == "solo" else ["greedy"] * int(players)
    return write(match, seats) + "\n".join(explained(match.state)) + "\n"


if __name__ == "__main__":
    for edition, players in GAMES:
        (RECORDS / f"{edition}-{players}.txt").write_text(text(edition, players), encoding="utf-8")
