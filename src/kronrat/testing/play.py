"""What every game keeps, whatever is played."""

from __future__ import annotations

import pytest

from kronrat.kernel import log
from kronrat.kernel.cursor import Cursor
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import MALFORMED, NOT_ASKED, Illegal
from kronrat.kernel.game import Info
from kronrat.kernel.play import asked, asks, moves, play, roll, why_not
from kronrat.kernel.step import CHANCE, Args, Core, Move, roles_of
from kronrat.testing.variants import Contract, Variant, played, positions, verbs_of


class PlayContract(Contract):
    """One description of legality, lawful states, games that end."""

    def test_games_end_with_winners_and_a_known_ending(self, variant: Variant, seed: int) -> None:
        end = played(variant, seed).end

        assert not end.stack
        assert variant.rules.play.winners(end)
        assert variant.rules.play.ending(end)

    def test_laws_hold_in_every_state(self, variant: Variant, seed: int) -> None:
        game = played(variant, seed)

        for state in [*game.states, game.end]:
            assert variant.rules.play.laws(state) == []

    def test_pick_is_the_domain_filtered_by_why_not(self, variant: Variant, seed: int) -> None:
        for g, seat, _ in positions(variant, seed, 25):
            f = g.stack[-1]
            for i, verb in enumerate(f.verbs()):
                prefixes: list[Args] = [()]
                while prefixes:
                    args = prefixes.pop()
                    if len(args) == len(verb.params):
                        continue
                    listed = list(verb.pick(g, f, seat, args))
                    judged = [
                        value
                        for value in verb.params[len(args)].values
                        if verb.why_not(g, f, seat, (*args, value)) is None
                    ]
                    assert listed == judged, (log.dump(g)[0][-1], verb.name, args)
                    prefixes += [(*args, value) for value in listed[:3]]
                if verb.params:
                    assert verb.can(g, f, seat) == bool(verb.pick(g, f, seat, ())), (f.name, verb.name)
                else:
                    assert verb.can(g, f, seat) == (why_not(g, seat, (i, ())) is None)

    def test_every_prefix_can_be_completed(self, variant: Variant, seed: int) -> None:
        for g, seat, _ in positions(variant, seed, 25):
            f = g.stack[-1]
            for verb in f.verbs():
                for first in verb.pick(g, f, seat, ()) if verb.params else ():
                    args: Args = (first,)
                    while len(args) < len(verb.params):
                        onward = verb.pick(g, f, seat, args)
                        assert onward, (f.name, verb.name, args)
                        args = (*args, onward[0])

    def test_whole_moves_are_the_paths_of_the_cursor(self, variant: Variant, seed: int) -> None:
        for g, _, _ in positions(variant, seed, 12):
            seat = asked(g)[0]
            whole = moves(g, seat)
            if len(whole) <= 400:
                assert sorted(paths(Cursor(g))) == sorted(whole)

    def test_the_gate_refuses_with_a_reason_and_changes_nothing(self, variant: Variant) -> None:
        for g, seat, move in positions(variant, 1, 20):
            before = log.digest(g)
            other = next(s for s in range(-1, g.seats) if not asks(g, s))
            with pytest.raises(Illegal) as refused:
                play(g, other, move)
            assert refused.value.why is NOT_ASKED
            with pytest.raises(Illegal) as refused:
                play(g, seat, (99, ()))
            assert refused.value.why is MALFORMED
            for i, verb in enumerate(g.stack[-1].verbs()):
                if verb.params:
                    with pytest.raises(Illegal):
                        play(g, seat, (i, (len(verb.params[0].keys),)))
            assert log.digest(g) == before

    def test_lines_can_be_read_back(self, variant: Variant, seed: int) -> None:
        for g, seat, move in positions(variant, seed):
            assert log.parse(g, log.line(g, seat, move)) == (seat, move)

    def test_scores_itemise_to_the_total_of_the_panel(self, variant: Variant, seed: int) -> None:
        rules, end = variant.rules, played(variant, seed).end
        totals = [sum(points for _, points in items) for items in rules.play.scores(end)]

        assert [panel.score for panel in rules.drawing.scene(rules.play.public(end)).panels] == totals

    def test_every_word_has_a_role_of_its_own(self, info: Info) -> None:
        """In the sentences about a move a role means one thing: the mover, what the step carries, an argument."""
        for step in info.rules().play.steps:
            for verb in verbs_of(step):
                roles = ["seat", *step.names, *roles_of(verb.params, verb.roles)]
                assert len(set(roles)) == len(roles), (step.name, verb.name, roles)
                assert len(step.names) == len(step.domains), f"{step.name} asks and carries something unnamed"
                assert len(verb.roles) in (0, len(verb.params)), (step.name, verb.name)
        for event in info.rules().play.events:
            assert len(set(event.roles)) == len(event.roles) == len(event.params), event.name

    def test_chance_answers_as_often_as_its_odds_say(self, variant: Variant) -> None:
        chances = [g for g, seat, _ in positions(variant, 1, 10**6) if seat == CHANCE]
        for g in chances[:: max(1, len(chances) // 4)]:
            verb, f = g.stack[-1].verbs()[0], g.stack[-1]
            options, weights = list(verb.pick(g, f, CHANCE, ())), verb.weights(g, f, ())
            assert len(weights) == len(options)
            assert all(weight >= 0 for weight in weights)
            dice, rounds = Dice(7), 4000
            seen = dict.fromkeys(options, 0)
            for _ in range(rounds):
                seen[roll(g, dice)[1][0]] += 1
            for option, weight in zip(options, weights, strict=True):
                chance = weight / sum(weights)
                assert (
                    abs(seen[option] / rounds - chance) < 5 * (chance * (1 - chance) / rounds) ** 0.5 + 1e-9
                )

    def test_games_that_end_have_no_pending_question(self, variant: Variant, seed: int) -> None:
        end: Core = played(variant, seed).end
        assert asked(end) == []
        assert moves(end, 0) == []


def paths(cursor: Cursor) -> list[Move]:
    """Every complete way through the cursor's choices, as moves."""
    f = cursor.g.stack[-1]
    found: list[Move] = []
    for choice in cursor.choices():
        verb, args = cursor.verb, cursor.args
        if verb < 0 and len(f.verbs()) > 1:
            verb = choice
        else:
            verb = max(verb, 0)
            args = (*args, choice) if f.verbs()[verb].params else args
        if len(args) == len(f.verbs()[verb].params):
            found.append((verb, args))
        else:
            onward = Cursor(cursor.g)
            onward.verb, onward.args = verb, args
            found += paths(onward)
    return found
