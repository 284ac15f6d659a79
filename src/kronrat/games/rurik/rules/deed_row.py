"""The row of face-up deeds: choosing one and filling the gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kronrat.declare.fields import fields
from kronrat.games.rurik.data import DEED, DEED_ROW, LEFT
from kronrat.games.rurik.rules.events import ROW_DISCARDED
from kronrat.games.rurik.state import REFRESH_ROW, State
from kronrat.games.rurik.why import NOT_IN_ROW, NOT_POSSIBLE
from kronrat.kernel.errors import Why
from kronrat.kernel.step import CHANCE, AnyVerb, Args, Step, Verb
from kronrat.parts.bits import members
from kronrat.parts.graph import count


@fields
class OfferDeed(Step):
    """Automatic: ask for a deed if the row has one [claim-6]."""

    name = "offer-deed"
    last: Annotated[int, LEFT]  # the last choice of a Claim Phase

    def run(self, g: State) -> None:
        if g.row:
            g.push(ChooseDeed(self.seat, self.last))


@fields
class ChooseDeed(Step):
    """Take one deed of the row; it lies face up beside your mat."""

    name = "choose-deed"
    last: Annotated[int, LEFT]

    def verbs(self) -> list[AnyVerb]:
        return CHOOSE_VERBS


class TakeDeed(Verb[State, ChooseDeed]):
    """The gap is filled at once [deed-8]; in the deed row variant the last choice renews the whole row [variant-3]."""

    name = "take"
    params = [DEED]

    def why_not(self, g: State, f: ChooseDeed, seat: int, args: Args) -> Why | None:
        return None if g.row >> args[0] & 1 else NOT_IN_ROW

    def pick(self, g: State, f: ChooseDeed, seat: int, args: Args) -> Sequence[int]:
        return members(g.row)

    def do(self, g: State, f: ChooseDeed, seat: int, args: Args) -> None:
        g.row &= ~(1 << args[0])
        g.deeds[seat] |= 1 << args[0]
        if f.last and g.settings[REFRESH_ROW]:
            g.row = 0
            g.note(ROW_DISCARDED, ())
        fill_row(g)


def fill_row(g: State) -> None:
    """Three deeds face up as long as the deck lasts [deed-8]."""
    if g.deck_of_deeds and count(g.row) < DEED_ROW:
        g.push(RevealDeed(CHANCE))


class RevealDeed(Step):
    """Chance: the next deed of the deck."""

    name = "reveal-deed"

    def verbs(self) -> list[AnyVerb]:
        return REVEAL_VERBS


class TurnUpDeed(Verb[State, RevealDeed]):
    """A deed comes to the row."""

    name = "reveal"
    params = [DEED]

    def why_not(self, g: State, f: RevealDeed, seat: int, args: Args) -> Why | None:
        return None if g.deck_of_deeds >> args[0] & 1 else NOT_POSSIBLE

    def pick(self, g: State, f: RevealDeed, seat: int, args: Args) -> Sequence[int]:
        return members(g.deck_of_deeds)

    def do(self, g: State, f: RevealDeed, seat: int, args: Args) -> None:
        g.deck_of_deeds &= ~(1 << args[0])
        g.row |= 1 << args[0]
        fill_row(g)


CHOOSE_VERBS: Final[list[AnyVerb]] = [TakeDeed()]
REVEAL_VERBS: Final[list[AnyVerb]] = [TurnUpDeed()]
