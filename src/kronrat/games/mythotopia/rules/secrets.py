"""Secret simultaneous choices of the set-up: provinces given back, and the citadel's province."""

from __future__ import annotations

from typing import Final

from kronrat.games.mythotopia import why
from kronrat.games.mythotopia.data import CITADEL, NO_TOWN, PROVINCE
from kronrat.games.mythotopia.rules.events import CITADEL_STANDS, GAVE_BACK
from kronrat.games.mythotopia.state import State
from kronrat.kernel.errors import Why
from kronrat.kernel.step import AnyVerb, Args, Together, Verb
from kronrat.parts.bits import members


class GiveBackTwo(Together):
    """With the optional rule everybody secretly gives back two of the provinces dealt [setup-5]."""

    name = "give-back-two"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_TWO_VERBS


class GiveBackOne(Together):
    """The other reading: everybody gives back one, so that the usual number remains [setup-5]."""

    name = "give-back-one"

    def verbs(self) -> list[AnyVerb]:
        return GIVE_ONE_VERBS


def reveal_given_back(g: State) -> None:
    """All have chosen: the villages are taken up, the cards return to the province pile."""
    for seat in range(g.seats):
        for province in members(g.chosen[seat]):
            g.held[seat] &= ~(1 << province)
            g.land |= 1 << province
            g.town[province] = NO_TOWN
            g.villages[seat] += 1
            g.deck[seat].remove(province)
            g.note(GAVE_BACK, (seat, province))
        g.chosen[seat] = 0


class Give(Verb[State, Together]):
    """Provinces named in secret; the last choice reveals all [setup-5]."""

    name = "give"

    def do(self, g: State, f: Together, seat: int, args: Args) -> None:
        for province in args:
            g.chosen[seat] |= 1 << province
        left = f.left(seat)
        if left:
            g.push(GiveBackTwo(left) if len(args) == 2 else GiveBackOne(left))
        else:
            reveal_given_back(g)

    def seen_by(self, g: State, f: Together, seat: int, args: Args) -> int:
        return 1 << seat


class GiveTwo(Give):
    """Two provinces, in the order of their names [setup-5]."""

    params = [PROVINCE, PROVINCE]
    roles = ["first", "second"]

    def why_not(self, g: State, f: Together, seat: int, args: Args) -> Why | None:
        if not g.held[seat] >> args[-1] & 1:
            return why.NOT_DEALT
        if len(args) == 1:
            return None if g.held[seat] >> (args[0] + 1) else why.IN_ORDER
        return None if args[1] > args[0] else why.IN_ORDER


class GiveOne(Give):
    """One province [setup-5]."""

    params = [PROVINCE]

    def why_not(self, g: State, f: Together, seat: int, args: Args) -> Why | None:
        return None if g.held[seat] >> args[0] & 1 else why.NOT_DEALT


class ChooseCitadel(Together):
    """Everybody secretly chooses the province of the citadel [setup-6]."""

    name = "choose-citadel"

    def verbs(self) -> list[AnyVerb]:
        return CITADEL_VERBS


class PlaceCitadel(Verb[State, ChooseCitadel]):
    """In one of the own provinces; the village there returns to stock [setup-6]."""

    name = "citadel"
    params = [PROVINCE]

    def why_not(self, g: State, f: ChooseCitadel, seat: int, args: Args) -> Why | None:
        return None if g.held[seat] >> args[0] & 1 else why.NOT_DEALT

    def do(self, g: State, f: ChooseCitadel, seat: int, args: Args) -> None:
        g.chosen[seat] = 1 << args[0]
        left = f.left(seat)
        if left:
            g.push(ChooseCitadel(left))
            return
        for owner in range(g.seats):
            province = members(g.chosen[owner])[0]
            g.town[province] = CITADEL
            g.villages[owner] += 1
            g.chosen[owner] = 0
            g.note(CITADEL_STANDS, (owner, province))

    def seen_by(self, g: State, f: ChooseCitadel, seat: int, args: Args) -> int:
        return 1 << seat


GIVE_TWO_VERBS: Final[list[AnyVerb]] = [GiveTwo()]
GIVE_ONE_VERBS: Final[list[AnyVerb]] = [GiveOne()]
CITADEL_VERBS: Final[list[AnyVerb]] = [PlaceCitadel()]
