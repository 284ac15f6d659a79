"""What the Rebellion has besides a seat's things: deck, priority, mat, and what it remembers during an action."""

from __future__ import annotations

from typing import Final

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

YOU: Final = 0
REBELLION: Final = 1
REBELS_EACH: Final = 15
NO_CARD: Final = -1
NOT_YET: Final = -1


class Rebellion:
    """Part of the state in the solo game."""

    def __init__(
        self,
        level: int,
        modern: int,
        neutrals_convert: int,
        pool: int,
        pile: list[int],
        bottom: int,
        lines: int,
        priority: int,
        covered: int,
        mustered: int,
        moving_to: int,
        attacking_in: int,
        held: int,
        fewer: int,
    ) -> None:
        self.level = level
        self.modern = modern  # the later solo rules [solo-later-1]
        self.neutrals_convert = (
            neutrals_convert  # whether your church may replace a neutral troop [solo-you-4]
        )
        self.pool = pool  # mask of the cards nobody has seen
        self.pile = pile  # cards seen, as they lie: the last one is on top of the deck
        self.bottom = bottom  # the card that is slid out line by line, NO_CARD
        self.lines = lines  # how many of its lines are out
        self.priority = priority
        self.covered = covered  # mask of the bonuses under a coin
        # during an action
        self.mustered = mustered  # place last mustered in, PLACES more once only ruled regions are left
        self.moving_to = moving_to  # the single region of a move by build or tax priority
        self.attacking_in = attacking_in
        self.held = held  # mask of the regions you ruled when the action began
        self.fewer = fewer  # cards fewer in its casualty checks

    def clone(self) -> Rebellion:
        return Rebellion(
            self.level,
            self.modern,
            self.neutrals_convert,
            self.pool,
            self.pile.copy(),
            self.bottom,
            self.lines,
            self.priority,
            self.covered,
            self.mustered,
            self.moving_to,
            self.attacking_in,
            self.held,
            self.fewer,
        )

    def dump(self) -> list[object]:
        return [
            self.level,
            self.modern,
            self.neutrals_convert,
            self.pool,
            self.pile,
            self.bottom,
            self.lines,
            self.priority,
            self.covered,
            self.mustered,
            self.moving_to,
            self.attacking_in,
            self.held,
            self.fewer,
        ]

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
        level,
        modern,
        neutrals_convert,
        (1 << CARDS) - 1,
        [],
        NO_CARD,
        0,
        START[level],
        COVERED[level],
        NOT_YET,
        NOT_YET,
        NOT_YET,
        0,
        0,
    )


def load_rebellion(data: list[object]) -> Rebellion:
    """The inverse of `dump`."""
    return Rebellion(*data)  # type: ignore[arg-type]  # what dump wrote, in the constructor's order
