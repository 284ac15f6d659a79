"""Undo never goes back behind something the mover learnt."""

from __future__ import annotations

import pytest

from kronrat.kernel.dice import Dice
from kronrat.kernel.play import apply, asked
from kronrat.kernel.step import CHANCE, Core, Move
from kronrat.match.learnt import learnt
from kronrat.match.match import CannotUndo, Match
from kronrat.testing.variants import Contract, Variant, played

A_VERB = 2
"""Positions tried for each verb of each step."""
OTHER_TRIES = 8


class UndoContract(Contract):
    """What the mover sees after a move that can be taken back, it could have foreseen."""

    def test_what_can_be_taken_back_showed_nothing(self, variant: Variant, seed: int) -> None:
        """Every verb of every step: the match's judgement holds against other draws than those it looked at, and a
        decision that showed something stays."""
        rules, game = variant.rules, played(variant, seed)
        for n, g, seat, move in undoable(variant, seed):
            verb = f"{g.stack[-1].name}.{g.stack[-1].verbs()[move[0]].name}"
            if not learnt(rules, g, seat, move, Dice(n)):
                assert learnt(rules, g, seat, move, Dice(10**6 + n), OTHER_TRIES) == [], verb
                continue
            match = Match(variant.info, variant.setup)
            for one in game.moves[: n + 1]:
                match.put(*one)
            with pytest.raises(CannotUndo) as refused:
                match.undo(seat)
            assert refused.value.why.code in ("undo-revealed", "undo-over"), verb


def undoable(variant: Variant, seed: int) -> list[tuple[int, Core, int, Move]]:
    """Decisions of seats after which no chance answers, a few of each verb of each step, with their lines."""
    game = played(variant, seed)
    counts: dict[tuple[str, int], int] = {}
    found = []
    for n, (g, (seat, move)) in enumerate(zip(game.states, game.moves, strict=True)):
        key = (g.stack[-1].name, move[0])
        if seat == CHANCE or counts.get(key, 0) >= A_VERB:
            continue
        apply(after := g.clone(), seat, move)
        if asked(after) != [CHANCE]:
            counts[key] = counts.get(key, 0) + 1
            found.append((n, g, seat, move))
    return found
