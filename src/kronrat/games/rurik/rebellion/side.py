"""What the Rebellion has besides a seat's things: deck, priority, mat, and what it remembers during an action."""

from __future__ import annotations

from typing import Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.rebellion.cards import (
    ACTION_ON,
    ADVISOR_ON,
    CARDS,
    COIN_ON,
    LINES,
    LOCATION,
    PLACES,
    PRIORITIES,
    STARRED,
)
from kronrat.games.rurik.rebellion.mats import COVERED, START
from kronrat.kernel.step import Part

YOU: Final = 0
REBELLION: Final = 1
REBELS_EACH: Final = 15
NO_CARD: Final = -1
NOT_YET: Final = -1


@fields
class Rebellion(Part):
    """Part of the state in the solo game."""

    level: int
    modern: int  # the later solo rules [solo-later-1]
    neutrals_convert: int  # whether your church may replace a neutral troop [solo-you-4]
    pool: int  # mask of the cards nobody has seen
    pile: list[int]  # cards seen, as they lie: the last one is on top of the deck
    bottom: int  # the card that is slid out line by line, NO_CARD
    lines: int  # how many of its lines are out
    priority: int
    covered: int  # mask of the bonuses under a coin
    # during an action
    mustered: int  # place last mustered in, PLACES more once only ruled regions are left
    moving_to: int  # the single region of a move by build or tax priority
    attacking_in: int
    held: int  # mask of the regions you ruled when the action began
    fewer: int  # cards fewer in its casualty checks

    def top(self) -> int:
        """The card that gives location and build order."""
        return self.pile[-1]

    def at(self, place: int) -> int:
        """The region at a place of the current location order."""
        return LOCATION[self.pile[-1] * PLACES + place]

    def unseen(self) -> int:
        """Mask of the cards that may lie at the bottom, as far as everybody can tell."""
        if self.bottom == NO_CARD:
            return self.pool
        mask = 0
        for card in range(CARDS):
            if (self.pool >> card & 1 or card == self.bottom) and same_lines(card, self.bottom, self.lines):
                mask |= 1 << card
        return mask


def same_lines(card: int, other: int, lines: int) -> bool:
    """Whether two cards cannot be told apart by so many of their lines."""
    for line in range(lines):
        a, b = card * LINES + line, other * LINES + line
        if ADVISOR_ON[a] != ADVISOR_ON[b] or STARRED[a] != STARRED[b]:
            return False
        for priority in range(PRIORITIES):
            a = (card * PRIORITIES + priority) * LINES + line
            b = (other * PRIORITIES + priority) * LINES + line
            if ACTION_ON[a] != ACTION_ON[b] or COIN_ON[a] != COIN_ON[b]:
                return False
    return True


def new_rebellion(level: int, modern: int, neutrals_convert: int) -> Rebellion:
    """Set-up: the deck is shuffled, the marker lies on the axe, a coin on every outlined bonus."""
    return Rebellion(
        level=level,
        modern=modern,
        neutrals_convert=neutrals_convert,
        pool=(1 << CARDS) - 1,
        pile=[],
        bottom=NO_CARD,
        lines=0,
        priority=START[level],
        covered=COVERED[level],
        mustered=NOT_YET,
        moving_to=NOT_YET,
        attacking_in=NOT_YET,
        held=0,
        fewer=0,
    )
