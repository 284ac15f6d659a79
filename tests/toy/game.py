"""The toy as the rest of the program sees it."""

from __future__ import annotations

from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Drawing, Example, Item, Play, Rules, Setup
from kronrat.kernel.step import CHANCE, Step
from toy import GAME, view
from toy.rules import STEPS, Choose, Deal, Round, start_regions
from toy.score import items, total
from toy.state import (
    AGENDA,
    ALL_AGENDAS,
    BAGS,
    CARD,
    COINS,
    INCOME,
    POINTS,
    REGION,
    REGIONS,
    SEAT,
    State,
)

TROOPS = 12


def lay_out(setup: Setup) -> State:
    n = setup.seats
    harsh = int(setup.edition == "harsh")
    g = State(
        [],
        n,
        rounds=int(setup.options["rounds"]),
        harsh=harsh,
        round=0,
        coins=[0] * n,
        supply=[TROOPS - 3] * n,
        warfare=[0] * n,
        troops=[0] * (REGIONS * n),
        bag=BAGS[harsh].copy(),
        dealt=[0] * n,
        kept=[-1] * n,
    )
    for seat in range(n):
        for region in start_regions(seat):
            g.troops[region * n + seat] += 1
    deals: list[Step] = [Deal(seat) for seat in range(n) for _ in range(2)]
    g.then([*deals, Choose((1 << n) - 1), Round(CHANCE)])
    return g


def resample(g: State, seat: int, dice: Dice) -> State:
    """Other seats' agendas are drawn anew from those this seat has not seen."""
    other = g.clone()
    known = other.dealt[seat] if seat >= 0 else 0
    if not g.stack:
        for kept in other.kept:
            known |= 1 << kept
    unseen = ALL_AGENDAS & ~known
    for s in range(other.seats):
        if s == seat:
            continue
        count = other.dealt[s].bit_count()
        mask = 0 if g.stack else 1 << other.kept[s]
        while mask.bit_count() < count:
            drawn = 1 << dice.pick_bit(unseen)
            unseen &= ~drawn
            mask |= drawn
        other.dealt[s] = mask
        if g.stack and other.kept[s] >= 0:
            other.kept[s] = dice.pick_bit(mask)
    return other


def scores(g: State) -> list[list[Item]]:
    return [items(g, seat) for seat in range(g.seats)]


def winners(g: State) -> list[int]:
    totals = [total(counted) for counted in scores(g)]
    return [seat for seat in range(g.seats) if totals[seat] == max(totals)]


def ending(g: State) -> str:
    return "rounds"


def laws(g: State) -> list[str]:
    broken = []
    for seat in range(g.seats):
        if sum(g.troops[seat :: g.seats]) + g.supply[seat] != TROOPS:
            broken.append(f"seat {seat} has not {TROOPS} troops")
    if sum(mask.bit_count() for mask in g.dealt) + g.in_deck().bit_count() != len(AGENDA.keys):
        broken.append("an agenda was dealt twice")
    return broken


def never_changes(seen: view.Public) -> object:
    return 0


PLAY = Play(
    state=State,
    steps=STEPS,
    events=[INCOME],
    domains=[REGION, SEAT, AGENDA, CARD, COINS, POINTS],
    lay_out=lay_out,
    public=view.public,
    own=view.own,
    resample=resample,
    scores=scores,
    winners=winners,
    ending=ending,
    laws=laws,
)
OPENING = Example("opening", "agenda-1", lambda: PLAY.start(GAME.setup(2)))
DRAWING = Drawing(view.stage, view.scene, view.hand, never_changes, [OPENING])
RULES = Rules(GAME, PLAY, DRAWING)
