"""The Claim Phase, steps A to F."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    BOAT,
    BUILD_TRACK,
    GOODS,
    KIEV,
    NEEDED,
    NEIGHBOURS,
    NOVGOROD,
    ROUNDS,
    RULE_TRACK,
    STEPS_UP,
    TRACKS,
)
from kronrat.games.rurik.rules.deed_row import OfferDeed
from kronrat.games.rurik.rules.events import ADVANCES, INCOME, NEW_FIRST, REBELLION_INCOME, ROUND_BEGINS
from kronrat.games.rurik.rules.regions import regions_ruled
from kronrat.games.rurik.state import State
from kronrat.kernel.step import CHANCE, Step
from kronrat.parts.graph import count, largest_group


class ClaimPhase(Step):
    """The marker's holder is the new first player [claim-1]; then A to F, in round 4 only A [claim-8]."""

    name = "claim-phase"

    def run(self, g: State) -> None:
        if g.first != g.marker:
            g.first = g.marker
            g.note(NEW_FIRST, (g.first,))
        advance_all(g)
        if g.round == ROUNDS:
            return
        earn_income(g)
        g.push(EndOfRound(CHANCE))
        for i in range(g.seats - 1, -1, -1):
            g.push(OfferDeed((g.first + i) % g.seats, 1 if i == g.seats - 1 else 0))


def measure(g: State, seat: int, track: int) -> int:
    """What counts: regions ruled, adjacent regions with own structures [claim-3], or goods on the boat [boat-1]."""
    if track == RULE_TRACK:
        return count(regions_ruled(g, seat))
    if track == BUILD_TRACK:
        return largest_group(g.structures_at(seat), NEIGHBOURS)
    return g.boat(seat)


def level(g: State, seat: int, track: int) -> int:
    """How far up a track a seat's position reaches now; the top rule space needs Kiev and Novgorod too [claim-4]."""
    n = measure(g, seat, track)
    up = 0
    while up < STEPS_UP and n >= NEEDED[track * STEPS_UP + up]:
        up += 1
    if track == RULE_TRACK and up == STEPS_UP:
        crowns = 1 << KIEV | 1 << NOVGOROD
        if regions_ruled(g, seat) & crowns != crowns:
            up -= 1
    return up


def advance_all(g: State) -> None:
    """A: markers go up as far as the conditions are met [claim-2], never down."""
    for seat in range(g.seats):
        for track in range(TRACKS):
            up = level(g, seat, track)
            if up > g.claims[seat * TRACKS + track]:
                g.claims[seat * TRACKS + track] = up
                g.note(ADVANCES, (seat, track, up))


def idle_markers(g: State, seat: int) -> int:
    """Claim and warfare markers not yet on the claim board [claim-5]; the Rebellion always has one [solo-claim-4]."""
    if g.automa(seat):
        return 1
    n = 0 if g.warfare[seat] else 1
    for track in range(TRACKS):
        if g.claims[seat * TRACKS + track] == 0:
            n += 1
    return n


def full_columns(g: State, seat: int) -> int:
    """Boat columns completely filled."""
    n = 0
    for good in range(GOODS):
        if g.hold[seat * GOODS + good] >= BOAT[good]:
            n += 1
    return n


def earn_income(g: State) -> None:
    """B: one coin per idle marker and per full column of the boat [claim-5]."""
    for seat in range(g.seats):
        idle, full = idle_markers(g, seat), full_columns(g, seat)
        g.earn(seat, idle + full)
        g.note(REBELLION_INCOME if g.automa(seat) else INCOME, (seat, idle, full))


class EndOfRound(Step):
    """D, E, F: conversion tokens face up, a good in every region, the round marker moves on [claim-7]."""

    name = "end-of-round"

    def run(self, g: State) -> None:
        g.flipped = 0
        g.power = 0
        g.goods = (1 << g.regions()) - 1
        g.round += 1
        g.note(ROUND_BEGINS, (g.round,))


CLAIM_PHASE: Final = ClaimPhase(CHANCE)
