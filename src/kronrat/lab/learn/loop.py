"""Generation by generation: games, training, a match against the network before. Resumable, from its own folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from kronrat.bots.bot import Bot
from kronrat.bots.greedy import GreedyBot
from kronrat.bots.judgement import network_hints
from kronrat.bots.network import Network
from kronrat.bots.network_file import facts_of, network_from, written
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.lab.accumulators import BROKEN_OFF, MOST_MOVES
from kronrat.lab.code import fingerprint, rules_versions
from kronrat.lab.learn.data import gathered, joined, load, outcomes, returns
from kronrat.lab.learn.fit import Fitted, fit
from kronrat.lab.learn.games import Played, Table, play
from kronrat.lab.learn.model import Shape, as_lists, from_lists
from kronrat.lab.learn.plan import Generation, LearnPlan, LearnState, Score, describe
from kronrat.lab.learn.players import NetworkBot
from kronrat.lab.pool import ALONE, Crew, Job, Progress, Result, Shared, no_progress
from kronrat.lab.run import run
from kronrat.lab.sim import Outcome, Plan, play_seating, rules_of
from kronrat.lab.weights_match import NEW, OLD, pairings

GREEDY = "greedy"
LAMBDA = 0.9
MEMORY = 6
"""So many of the newest generations are learned from."""
OLDER = 3
"""The older network at the tables is that of so many generations before, or the first."""
GENERATION = 1_000_000
"""Each generation takes its dice from numbers of its own."""
MATCH, CHECK, CONFIRM = 200_000_000, 400_000_000, 600_000_000
"""Matches take theirs from here on; the checks of all generations share theirs, so that they can be compared."""


class Stopped(Exception):
    """Ctrl-C: what is finished is kept, and the same command goes on."""


class Loop:
    """A plan in its folder."""

    def __init__(self, plan: LearnPlan, folder: Path, crew: Crew, progress: Progress) -> None:
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.progress = progress
        self.rules: Rules = rules_of(plan.game)
        facts = facts_of(self.rules)
        self.width = facts.width(plan.setup.seats)
        self.shape = Shape(plan.setup.seats, len(facts.public), len(facts.own), len(facts.table))
        self.state = self.resumed()
        self.done = plan.up_to(len(self.state.generations))
        """Games so far, those of an earlier run included."""

    # ---- what lies in the folder

    def resumed(self) -> LearnState:
        """Go on where the folder says, or begin."""
        plan = self.plan
        code = fingerprint((plan.game,), networks=False)
        begun = LearnState(describe(plan), f"{rules_versions([plan.game])}, code {code}")
        file = self.folder / "state.json"
        if self.crew.anew:
            for old in (file, *self.folder.glob("games-*.npz"), *self.folder.glob("network-*.json")):
                old.unlink(missing_ok=True)
        if not file.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            return begun
        try:
            state = msgspec.json.decode(file.read_bytes(), type=LearnState)
        except msgspec.DecodeError:
            raise Unreadable("state", f"{file} is not the state of a learning run") from None
        if state.course != begun.course:
            raise Unreadable(
                "state", f"{self.folder} belongs to another run ({state.course}); take another --state"
            )
        if state.rules != begun.rules:
            raise Unreadable(
                "state", f"{self.folder} was played by {state.rules}, this is {begun.rules}: begin --anew"
            )
        return state

    def save(self) -> None:
        """Whole or not at all."""
        new = self.folder / "state.json.new"
        new.write_bytes(msgspec.json.encode(self.state))
        new.replace(self.folder / "state.json")

    def network_text(self, number: int) -> str:
        return (self.folder / f"network-{number}.json").read_text(encoding="utf-8")

    def data_file(self, number: int) -> Path:
        return self.folder / f"games-{number}.npz"

    # ---- the way of a generation

    def run(self) -> LearnState:
        while len(self.state.generations) <= self.plan.generations:
            self.generation(len(self.state.generations))
        if self.state.confirmed is None and self.plan.confirm:
            newest = self.network_text(self.state.best())
            self.state.confirmed = self.against_greedy(newest, CONFIRM, self.plan.confirm)
            self.save()
        return self.state

    def generation(self, number: int) -> None:
        began = time.monotonic()
        played, broken_off = self.games(number)
        text, positions, fitted = self.trained(number)
        against_last = Score()
        if number:
            against_last = self.against_last(text, number)
        kept = not number or against_last.wins > 0.5 * against_last.games
        checked = self.against_greedy(text, CHECK, self.plan.check)
        self.state.generations.append(
            Generation(
                played,
                broken_off,
                positions,
                fitted.loss,
                fitted.chance_loss,
                kept,
                against_last,
                checked,
                time.monotonic() - began,
                fitted.decay,
            )
        )
        self.save()

    def games(self, number: int) -> tuple[int, int]:
        """Play a generation's games, unless they lie there; how many ended, and how many were broken off."""
        plan, file = self.plan, self.data_file(number)
        count = plan.games if number else plan.first
        if not file.exists():
            newest = self.network_text(self.state.best()) if number else ""
            older = self.network_text(max(0, self.state.best() - OLDER)) if number else ""
            numbers = range(number * GENERATION, number * GENERATION + count)
            played: list[Played] = []
            table = partial(Table, plan.game, plan.setups(self.rules.info), plan.seed, newest, older)
            self.worked(number, Played, table, play, numbers, played.append)
            gathered(played, self.width).save(file)
        else:
            self.done += count
        ended = len(load(file).won)
        return ended, count - ended

    def trained(self, number: int) -> tuple[str, int, Fitted]:
        """A network from the newest generations: its text, the positions it has seen, and how it was fitted."""
        first = max(0, number - MEMORY + 1)
        data = joined([load(self.data_file(one)) for one in range(first, number + 1)])
        if not number:
            self.state.unit = float(np.std(data.points)) or 1.0
        unit = self.state.unit
        if number:
            last = network_from(self.rules, self.network_text(self.state.best()), "the last network")
            targets = returns(data, unit, self.shape, from_lists(self.shape, last.weights), LAMBDA)
        else:
            targets = outcomes(data, unit)
        fitted = fit(self.shape, data, targets, unit, self.plan.seed * 1_000 + number)
        shape = self.shape
        network = Network(shape.seats, shape.public, shape.own, shape.table, as_lists(fitted.weights))
        text = written(self.rules, network, {"command": describe(self.plan), "generation": number})
        (self.folder / f"network-{number}.json").write_text(text, encoding="utf-8")
        return text, len(data.rows), fitted

    # ---- matches

    def against_last(self, text: str, number: int) -> Score:
        """New and old share the seats, same dice, sides swapped."""
        games = pairings(self.plan.setup.seats, MATCH + number * GENERATION, self.plan.match)
        last = self.network_text(self.state.best())
        return self.matched({NEW: text, OLD: last}, [(game.number, game.seats) for game in games])

    def against_greedy(self, text: str, first: int, games: int) -> Score:
        """Alone against greedy in all other seats, from every seat with the same dice."""
        seats = self.plan.setup.seats
        pairs = []
        for game in range(games):
            number, at = divmod(game, seats)
            pairs.append((first + number, tuple(NEW if seat == at else GREEDY for seat in range(seats))))
        return self.matched({NEW: text}, pairs)

    def matched(self, texts: dict[str, str], games: list[tuple[int, tuple[str, ...]]]) -> Score:
        score = Score()

        def take(outcome: Outcome) -> None:
            new = sum(outcome.seating[seat] == NEW for seat in outcome.winners)
            score.count(outcome.number, new / len(outcome.winners))
            score.broken_off += outcome.ending == BROKEN_OFF

        self.worked(sorted(texts.items()), Outcome, partial(Sides, self.plan, texts), meet, games, take)
        return score

    def worked(
        self,
        what: object,
        kind: type[Result],
        prepare: Callable[[], Shared],
        work: Callable[[Shared, Job], Result],
        jobs: Sequence[Job],
        take: Callable[[Result], None],
    ) -> None:
        """Jobs of this run; those finished before Ctrl-C are kept."""
        done = self.done
        course = (describe(self.plan), what, jobs[:1], len(jobs))

        def tick(more: int) -> None:
            self.progress(done + more)

        if jobs and not run(self.crew, course, kind, (self.plan.game,), prepare, work, jobs, take, tick):
            raise Stopped
        self.done += len(jobs)


class Sides:
    """What the games of a match need, made once in a process."""

    def __init__(self, plan: LearnPlan, texts: dict[str, str]) -> None:
        self.rules = rules_of(plan.game)
        setups = plan.setups(self.rules.info)
        self.plans = [Plan(plan.game, setup, (), 0, plan.seed) for setup in setups]
        self.bots: dict[str, Bot] = {GREEDY: GreedyBot()}
        for side, text in texts.items():
            self.bots[side] = NetworkBot(network_hints(self.rules, network_from(self.rules, text, side)))


def meet(sides: Sides, game: tuple[int, tuple[str, ...]]) -> Outcome:
    number, seats = game
    plan = sides.plans[number % len(sides.plans)]
    return play_seating(plan, sides.rules, sides.bots, number, seats, MOST_MOVES)


def learn(
    plan: LearnPlan, folder: Path, crew: Crew = ALONE, progress: Progress = no_progress
) -> tuple[LearnState, str]:
    """Run the plan to its end from wherever its folder stands; how it went, and the last network kept."""
    loop = Loop(plan, folder, crew, progress)
    state = loop.run()
    return state, loop.network_text(state.best())
