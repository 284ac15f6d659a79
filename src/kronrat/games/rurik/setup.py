"""Game Setup: what lies on the table, and in which order the rest is drawn and chosen."""

from __future__ import annotations

from typing import Final

from kronrat.games.rurik.data import (
    ADVISOR_PLACES,
    COLUMNS,
    DEED,
    DEEDS,
    GOODS,
    MAX_ROWS,
    NOWHERE,
    PRINTED_GOOD,
    REGIONS,
    SCHEMES,
    SEATS,
    SOLO_DEEDS_OUT,
    START_COINS,
    START_TROOPS,
    STICKERS,
    STRUCTURES,
    TRACKS,
    TROOPS_EACH,
)
from kronrat.games.rurik.edition import EDITIONS
from kronrat.games.rurik.rebellion.mats import LEVELS
from kronrat.games.rurik.rebellion.opening import StartCard
from kronrat.games.rurik.rebellion.side import REBELLION, REBELS_EACH, YOU, new_rebellion
from kronrat.games.rurik.rules.deed_row import RevealDeed
from kronrat.games.rurik.rules.flow import Round
from kronrat.games.rurik.rules.opening import (
    ChooseAgenda,
    DealAgenda,
    DealLeader,
    First,
    LayToken,
    PickLeader,
    StartLeader,
    StartTroop,
)
from kronrat.games.rurik.state import FIXED_FIRST, GOODS_TOKENS_ON, LEADER_CHOICE, NOBODY, State
from kronrat.kernel.game import Setup
from kronrat.kernel.step import CHANCE, Step
from kronrat.parts.deck import twin_deck
from kronrat.parts.graph import count

LEADER_CHOICES: Final = ["pick", "reverse", "deal"]
DEALT: Final = 2
REVERSED: Final = 1


def empty_table(setup: Setup) -> State:
    """The boards with a rebel (not in the solo game) and a good in every region; nothing drawn or chosen yet."""
    o = setup.options
    settings = [
        EDITIONS.index(setup.edition),
        LEADER_CHOICES.index(o["leaders"]),
        int(o["first"] == "table"),
        int(o["board"] == "tokens"),
        int(o["rewards"] == "tokens"),
        int(o["deed-row"] == "refresh"),
        int(o["agenda-zero"] == "needs-one"),
    ]
    g = empty_state(setup.seats, settings, PRINTED_GOOD, DEEDS)
    g.goods = (1 << g.regions()) - 1
    if o["solo"] != "off":
        level = LEVELS.index(o["solo"])
        g.rebellion = new_rebellion(level, int(o["solo-rules"] == "v15"), int(o["neutral-church"] == "yes"))
        g.supply[REBELLION] = REBELS_EACH
        g.gained += count(g.rebellion.covered)
        for deed in SOLO_DEEDS_OUT:
            g.deck_of_deeds &= ~(1 << DEED.parse(deed))
        return g
    for region in range(g.regions()):
        g.rebels[region] = 1
    return g


def lay_out(setup: Setup) -> State:
    """Everything that needs neither chance nor choice; the rest is asked."""
    g = empty_table(setup)
    settings = g.settings
    g.push(SetUp(CHANCE))
    if settings[GOODS_TOKENS_ON]:
        g.kinds = []
        g.push(LayToken(CHANCE))
    if not settings[FIXED_FIRST] and g.rebellion is None:
        g.push(First(CHANCE))
    return g


class SetUp(Step):
    """Automatic: the order of the remaining set-up; the last three steps are in the German text only [setup-6]."""

    name = "set-up"

    def run(self, g: State) -> None:
        order = [YOU] if g.rebellion is not None else [(g.first + i) % g.seats for i in range(g.seats)]
        choice = g.settings[LEADER_CHOICE]
        steps: list[Step] = [RevealDeed(CHANCE)]
        if g.rebellion is not None:
            steps.append(StartCard(CHANCE))
        for seat in reversed(order) if choice == REVERSED else order:
            steps.append(DealLeader(CHANCE, seat) if choice == DEALT else PickLeader(seat))
        for seat in order:
            steps += [DealAgenda(CHANCE, seat), DealAgenda(CHANCE, seat)]
        steps.append(ChooseAgenda((1 << len(order)) - 1))
        for left in range(START_TROOPS, 0, -1):
            steps += [StartTroop(seat, left) for seat in order]
        steps += [StartLeader(seat) for seat in order]
        steps.append(Round(CHANCE))
        g.then(steps)


def empty_state(seats: int, settings: list[int], kinds: list[int], deeds: int) -> State:
    """The table before the first chance and choice; the decks are shuffled and split."""
    return State(
        [],
        seats,
        settings=settings,
        round=1,
        first=0,
        marker=0,
        kinds=kinds,
        goods=0,
        rebels=[0] * REGIONS,
        stickers=STICKERS.copy(),
        troops=[0] * (REGIONS * SEATS),
        leader=[NOBODY] * seats,
        leader_at=[NOWHERE] * seats,
        supply=[TROOPS_EACH] * seats,
        built=[0] * (seats * STRUCTURES),
        coins=[START_COINS] * seats,
        hold=[0] * (seats * GOODS),
        advisors=[0] * (seats * ADVISOR_PLACES),
        board=[0] * (COLUMNS * MAX_ROWS),
        claims=[0] * (seats * TRACKS),
        warfare=[0] * seats,
        beaten=[0] * seats,
        deck_of_deeds=(1 << deeds) - 1,
        row=0,
        deeds=[0] * seats,
        done=[0] * seats,
        deal=[0] * seats,
        agenda=[NOBODY] * seats,
        flipped=0,
        power=0,
        used=0,
        tax_left=0,
        build_left=0,
        paid=0,
        gained=START_COINS * seats,
        schemes=twin_deck(SCHEMES, seats),
    )
