"""What a hand-written `pick` gains: its time beside the enumeration over `why_not`, and what a random playout saves.

`pick` may say again what `why_not` says, only faster. So a verb has a `pick` of its own only where a row of this
benchmark shows the gain; bench/picks.toml lists those verbs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from kronrat.bots.playout import playout
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Info, Rules, Setup, games
from kronrat.kernel.play import apply
from kronrat.kernel.step import CHANCE, NO_ARGS, AnyVerb, Args, Core, Step, Verb
from kronrat.lab.bench.rows import BenchRow, how_run, row
from kronrat.lab.bench.timing import best_rates
from kronrat.lab.fuzz import bounded

WALKS = 3
"""So many random games of every set-up are looked at."""
SAMPLES = 150
"""So many situations of every verb are kept and measured."""
SECONDS = 0.2
"""So long a verb is measured, in each of the two ways."""
UNIT = "% of a playout saved"


@dataclass(frozen=True)
class Call:
    """A situation in which a playout asks a verb for the values of its next argument."""

    g: Core
    step: Step
    seat: int
    args: Args


@dataclass
class Calls:
    """The calls of one verb in some random games: how many there were, and a sample of them."""

    verb: AnyVerb
    key: str
    count: int = 0
    sample: list[Call] = field(default_factory=list)

    def note(self, g: Core, step: Step, seat: int, args: Args, dice: Dice) -> None:
        """Every call is as likely as any other to be in the sample at the end (reservoir sampling)."""
        self.count += 1
        place = len(self.sample) if len(self.sample) < SAMPLES else dice.below(self.count)
        if place < SAMPLES:
            self.sample[place : place + 1] = [Call(g.clone(), step, seat, args)]


def picks() -> list[BenchRow]:
    """Every verb with a `pick` of its own, the most useful first; those that random games never asked come last."""
    return [found for info in games().values() for found in picks_of(info)]


def picks_of(info: Info) -> list[BenchRow]:
    rules, setups = info.rules(), every_setup(info)
    seen: dict[str, Calls] = {}
    dice = Dice(1)
    for setup in setups:
        for _ in range(WALKS):
            walk(rules, setup, dice, seen)
    seconds = playout_seconds(rules, setups)
    rows = [measured(info, calls, WALKS * len(setups), seconds) for calls in seen.values()]
    rows.sort(key=lambda found: -float(found["value"] or 0.0))
    known = {found["verb"] for found in rows}
    for cls in own_picks(info):
        if verb_key(info, cls) not in known:
            rows.append(
                row(f"{info.id} {cls.__name__} pick", 0.0, UNIT, "never asked by random games", None)
                | {"verb": verb_key(info, cls)}
            )
    return rows


def measured(info: Info, calls: Calls, games_seen: int, playout_time: float) -> BenchRow:
    """One row: how many times as fast, and the share of the playout that this saves."""
    verb, sample = calls.verb, calls.sample

    def own(_: int) -> int:
        for call in sample:
            verb.pick(call.g, call.step, call.seat, call.args)
        return len(sample)

    def default(_: int) -> int:
        for call in sample:
            Verb.pick(verb, call.g, call.step, call.seat, call.args)
        return len(sample)

    own_rate, default_rate = best_rates([own, default], SECONDS)
    saved = (1 / default_rate - 1 / own_rate) * calls.count / games_seen
    share = 100 * saved / (playout_time + max(0.0, saved))
    found = row(
        f"{info.id} {calls.key} pick",
        share,
        UNIT,
        f"all values by why_not, {how_run()}",
        own_rate / default_rate,
    )
    return found | {"verb": verb_key(info, type(verb))}


def walk(rules: Rules, setup: Setup, dice: Dice, seen: dict[str, Calls]) -> None:
    """A random game as a playout makes it, in which every call of a `pick` is noted."""
    g: Core = rules.play.start(setup)
    while g.stack:
        step = g.stack[-1]
        verbs = step.verbs()
        asking = step.seat
        chosen = 0
        if len(verbs) > 1:
            for verb in verbs:
                if verb.params and not defines(type(verb), "can"):
                    note(seen, g, step, verb, NO_ARGS, dice)
            able = [i for i in range(len(verbs)) if verbs[i].can(g, step, asking)]
            chosen = able[dice.below(len(able))]
        verb = verbs[chosen]
        args = NO_ARGS
        for _ in verb.params:
            values = verb.pick(g, step, asking, args)
            note(seen, g, step, verb, args, dice)
            if asking == CHANCE:
                if not defines(type(verb), "weights"):
                    note(seen, g, step, verb, args, dice)
                args = (*args, values[dice.weighted(verb.weights(g, step, args))])
            else:
                args = (*args, values[dice.below(len(values))])
        apply(g, asking, (chosen, args))


def note(seen: dict[str, Calls], g: Core, step: Step, verb: AnyVerb, args: Args, dice: Dice) -> None:
    if defines(type(verb), "pick"):
        key = f"{step.name}.{verb.name}"
        seen.setdefault(key, Calls(verb, key)).note(g, step, step.seat, args, dice)


def playout_seconds(rules: Rules, setups: list[Setup]) -> float:
    """The mean CPU time of a random playout over all set-ups, the best of three rounds."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for setup in setups:
            for number in range(WALKS):
                playout(rules.play.start(setup), Dice(number))
        best = min(best, time.process_time() - start)
    return best / (WALKS * len(setups))


def every_setup(info: Info) -> list[Setup]:
    """Every edition and player count, and the game for one at its last difficulty."""
    setups = [
        info.setup(seats, edition, bounded(info, ()))
        for edition in info.editions
        for seats in range(info.seats[0], info.seats[1] + 1)
    ]
    if info.solo is not None:
        hardest = next(option.values[-1] for option in info.options if option.key == info.solo.option)
        setups += [
            info.setup(info.solo.seats, edition, bounded(info, ((info.solo.option, hardest),)))
            for edition in info.editions
        ]
    return setups


def defines(cls: type, method: str) -> bool:
    """Whether a verb's class, or one between it and `Verb`, has a method of its own."""
    for one in cls.__mro__:
        if one is Verb:
            return False
        if method in vars(one):
            return True
    return False


def own_picks(info: Info) -> list[type]:
    """The verbs of a game that write their own `pick`; those they derive from where they inherit it."""
    info.rules()  # all of the game is imported
    found = [cls for cls in subclasses(Verb) if "pick" in vars(cls) and belongs(info, cls)]
    return sorted(found, key=lambda cls: verb_key(info, cls))


def belongs(info: Info, cls: type) -> bool:
    return cls.__module__.startswith(f"{info.folder}.")


def subclasses(cls: type) -> Iterator[type]:
    below: list[type] = cls.__subclasses__()
    for one in below:
        yield one
        yield from subclasses(one)


def verb_key(info: Info, cls: type) -> str:
    """`rurik.rules.muster.Muster`: the class that writes the `pick` of this verb."""
    writes = next(one for one in cls.__mro__ if "pick" in vars(one))
    return f"{info.id}.{writes.__module__.removeprefix(info.folder + '.')}.{writes.__name__}"
