"""Play wildly and watch the laws: every state of every game is checked."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context

from kronrat.bots.random import any_move
from kronrat.kernel import game as registry
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.match.dice import SealedDice, seed_from
from kronrat.match.match import Match
from kronrat.match.record import write

SAMPLE = 5
"""How many random moves a lively seat compares."""


@dataclass(frozen=True)
class FuzzPlan:
    """Games of one game and edition, over one or all player counts."""

    game: str
    edition: str
    players: tuple[int, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Found:
    """What fuzzing saw: how much was played, and every law that broke with the record up to there."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)
    violations: list[dict[str, str]] = field(default_factory=list)

    def figures(self) -> dict[str, object]:
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "violations": self.violations or 0,
            "endings": self.endings,
        }


def lively_move(rules: Rules, g: Core, seat: int, dice: Dice, zeal: int) -> Move:
    """Random play hardly ever gets far; zeal (0 to 9) is how often a seat takes the best of a few moves instead.

    Half of the sample comes from the game's own shortlist, where it has one.
    """
    if dice.below(10) >= zeal:
        return any_move(g, seat, dice)
    listed = rules.candidates(g, seat)
    best = listed[dice.below(len(listed))]
    best_value = _worth(rules, g, seat, best)
    for n in range(SAMPLE - 1):
        move = any_move(g, seat, dice) if n % 2 else listed[dice.below(len(listed))]
        value = _worth(rules, g, seat, move)
        if value > best_value:
            best, best_value = move, value
    return best


def liveliness(number: int) -> int:
    """Three of four games are played at random, the fourth with a zeal of 1 to 9 by turns."""
    return number // 4 % 9 + 1 if number % 4 == 3 else 0


def _worth(rules: Rules, g: Core, seat: int, move: Move) -> float:
    h = g.clone()
    apply(h, seat, move)
    return rules.evaluate(h, seat)


def bounded(info: Info, options: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Wild games may go on for ever where the rules allow it: the game's own limit, if it has one, is switched on."""
    chosen = dict(options)
    for option in info.options:
        if option.key == "limit" and "limit" not in chosen:
            chosen["limit"] = option.values[1]
    return chosen


def fuzz_one(plan: FuzzPlan, number: int, rules: Rules) -> tuple[int, str, dict[str, str] | None]:
    """One game: the moves played, its ending, and the first broken law."""
    seats = plan.players[number % len(plan.players)]
    setup = rules.info.setup(seats, plan.edition, bounded(rules.info, plan.options))
    seed = seed_from(plan.seed, number)
    sealed = SealedDice(seed)
    dice = Dice(int.from_bytes(seed[:7]))
    zeal = liveliness(number // len(plan.players))
    g = rules.start(setup)
    played: list[tuple[int, Move]] = []
    count = 0
    while g.stack:
        owing = asked(g)
        seat = owing[dice.below(len(owing))]
        if seat == CHANCE:
            move = roll(g, sealed.at(len(played)))
        elif not any(verb.can(g, g.stack[-1], seat) for verb in g.stack[-1].verbs()):
            return count, "", _violation(rules, setup, seed, played, f"dead end in {g.stack[-1].name}")
        else:
            move = lively_move(rules, g, seat, dice, zeal)
            count += 1
        apply(g, seat, move)
        played.append((seat, move))
        broken = rules.laws(g)
        if broken:
            return count, "", _violation(rules, setup, seed, played, ", ".join(broken))
    return count, rules.ending(g), None


def _violation(
    rules: Rules, setup: registry.Setup, seed: bytes, played: list[tuple[int, Move]], law: str
) -> dict[str, str]:
    """The broken law with the record cut short after the line that broke it."""
    match = Match(rules.info, setup, seed)
    for seat, move in played:
        match.put(seat, move)
    return {"law": law, "record": write(match, reveal=True)}


_worker: tuple[FuzzPlan, Rules] | None = None


def _start_worker(plan: FuzzPlan) -> None:
    global _worker
    _worker = (plan, registry.find(plan.game)[0].rules())


def _work(number: int) -> tuple[int, str, dict[str, str] | None]:
    assert _worker is not None
    return fuzz_one(_worker[0], number, _worker[1])


def _results(plan: FuzzPlan, jobs: int) -> Iterator[tuple[int, str, dict[str, str] | None]]:
    if jobs <= 1:
        _start_worker(plan)
        yield from map(_work, range(plan.games))
        return
    with get_context("spawn").Pool(jobs, _start_worker, (plan,)) as pool:
        yield from pool.imap(_work, range(plan.games), chunksize=16)


def fuzz(plan: FuzzPlan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Found:
    """Play the plan's games and collect what broke."""
    found = Found()
    start = time.perf_counter()
    for count, ending, violation in _results(plan, jobs):
        found.games += 1
        found.moves += count
        if violation:
            found.violations.append(violation)
        else:
            found.endings[ending] = found.endings.get(ending, 0) + 1
        progress(found.games)
    found.seconds = time.perf_counter() - start
    return found


def perft(g: Core, depth: int) -> list[int]:
    """Move-tree counts, chance included: how many sequences of 1, 2, … decisions there are."""
    counts = [0] * depth
    _perft(g, 0, depth, counts)
    return counts


def _perft(g: Core, level: int, depth: int, counts: list[int]) -> None:
    for seat in asked(g)[:1]:
        found = moves(g, seat)
        counts[level] += len(found)
        if level + 1 < depth:
            for move in found:
                h = g.clone()
                apply(h, seat, move)
                _perft(h, level + 1, depth, counts)
