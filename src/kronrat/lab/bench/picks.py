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
    """The calls of one verb for one purpose in some random games: how many there were, and a sample of them."""

    count: int = 0
    sample: list[Call] = field(default_factory=list)

    def note(self, g: Core, step: Step, args: Args, dice: Dice) -> None:
        """Every call is as likely as any other to be in the sample at the end (reservoir sampling)."""
        self.count += 1
        place = len(self.sample) if len(self.sample) < SAMPLES else dice.below(self.count)
        if place < SAMPLES:
            self.sample[place : place + 1] = [Call(g.clone(), step, step.seat, args)]


@dataclass
class Asked:
    """What playouts ask a verb: whether it can be begun, and the values of its next argument."""

    verb: AnyVerb
    begin: Calls = field(default_factory=Calls)
    values: Calls = field(default_factory=Calls)


def picks() -> list[BenchRow]:
    """Every verb with a `pick` of its own, the most useful first; those that random games never asked come last."""
    return [found for info in games().values() for found in picks_of(info)]


def picks_of(info: Info) -> list[BenchRow]:
    rules, setups = info.rules(), every_setup(info)
    seen: dict[str, Asked] = {}
    dice = Dice(1)
    for setup in setups:
        for _ in range(WALKS):
            walk(rules, setup, dice, seen)
    seconds = playout_seconds(rules, setups)
    rows = [measured(info, *found, WALKS * len(setups), seconds) for found in seen.items()]
    rows.sort(key=lambda found: -float(found["value"] or 0.0))
    known = {found["verb"] for found in rows}
    for cls in own_picks(info):
        if verb_key(info, cls) not in known:
            rows.append(
                row(f"{info.id} {cls.__name__} pick", 0.0, UNIT, "never asked by random games", None)
                | {"verb": verb_key(info, cls)}
            )
    return rows


def measured(info: Info, key: str, asked: Asked, games_seen: int, playout_time: float) -> BenchRow:
    """One row: how many times as fast, and the share of the playout that this saves."""
    own = default = 0.0
    for calls, part in ((asked.begin, examined(asked)), (asked.values, 1.0)):
        if calls.count:
            own_time, default_time = times(asked.verb, calls.sample)
            own += own_time * calls.count / games_seen
            default += part * default_time * calls.count / games_seen
    saved = default - own
    share = 100 * saved / (playout_time + max(0.0, saved))
    baseline = f"all values by why_not, {how_run()}"
    found = row(f"{info.id} {key} pick", share, UNIT, baseline, default / own)
    return found | {"verb": verb_key(info, type(asked.verb))}


def times(verb: AnyVerb, sample: list[Call]) -> tuple[float, float]:
    """The mean time of a call in seconds: of the verb's own `pick`, and of the one that every verb has."""

    def own(_: int) -> int:
        for call in sample:
            verb.pick(call.g, call.step, call.seat, call.args)
        return len(sample)

    def default(_: int) -> int:
        for call in sample:
            Verb.pick(verb, call.g, call.step, call.seat, call.args)
        return len(sample)

    own_rate, default_rate = best_rates([own, default], SECONDS)
    return 1 / own_rate, 1 / default_rate


def examined(asked: Asked) -> float:
    """Without a `pick` a verb can be begun as soon as one value will do: the part of the values it looks at."""
    looked = listed = 0
    for call in asked.begin.sample:
        values = asked.verb.params[0].values
        legal = asked.verb.pick(call.g, call.step, call.seat, NO_ARGS)
        looked += min(legal) + 1 if legal else len(values)
        listed += len(values)
    return looked / listed if listed else 1.0


def walk(rules: Rules, setup: Setup, dice: Dice, seen: dict[str, Asked]) -> None:
    """A random game as a playout makes it, in which every call of a `pick` is noted."""
    g: Core = rules.play.start(setup)

    def note(verb: AnyVerb, args: Args, begins: bool) -> None:
        if defines(type(verb), "pick"):
            asked = seen.setdefault(f"{step.name}.{verb.name}", Asked(verb))
            (asked.begin if begins else asked.values).note(g, step, args, dice)

    while g.stack:
        step = g.stack[-1]
        verbs = step.verbs()
        chosen = 0
        if len(verbs) > 1:
            for verb in verbs:
                if verb.params and not defines(type(verb), "can"):
                    note(verb, NO_ARGS, True)
            able = [i for i in range(len(verbs)) if verbs[i].can(g, step, step.seat)]
            chosen = able[dice.below(len(able))]
        verb = verbs[chosen]
        args = NO_ARGS
        for _ in verb.params:
            note(verb, args, False)
            values = verb.pick(g, step, step.seat, args)
            weighed = step.seat == CHANCE and verb.weighs
            n = dice.weighted(verb.weights(g, step, args)) if weighed else dice.below(len(values))
            args = (*args, values[n])
        apply(g, step.seat, (chosen, args))


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
