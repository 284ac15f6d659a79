"""A thought in the other process: from bytes to a legal move, and never longer than the server allows."""

from __future__ import annotations

import asyncio
import pickle
import time

import pytest

from kronrat.bots.advice import Suggestion
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import find
from kronrat.kernel.play import apply, asked, moves, roll
from kronrat.kernel.step import CHANCE, Core
from kronrat.server.thinking import jobs, processes


def at_the_sealed_choice() -> Core:
    """The toy of three: everybody is asked at once to keep an agenda."""
    rules = find("toy")[0].rules()
    g = rules.play.start(rules.info.setup(3))
    while asked(g) == [CHANCE]:
        apply(g, CHANCE, roll(g, Dice(2)))
    return g


def test_advice_tells_no_more_than_the_log_would() -> None:
    """How the game could go on holds what the search drew for the others: their sealed answers are not shown."""
    g = at_the_sealed_choice()
    line = [(seat, moves(g, seat)[0]) for seat in range(3)]
    told = jobs.advised(Suggestion(line[0][1], 12, [0.5, 0.25, 0.25], g, line), 0)

    assert [(one.seat, one.step, one.hidden) for one in told.lines] == [
        (0, "agenda", False),
        (1, "agenda", True),
        (2, "agenda", True),
    ]
    assert list(told.lines[0].words.values()) == told.words
    assert [set(one.words.values()) for one in told.lines[1:]] == [{"?"}, {"?"}]


@pytest.mark.parametrize("code", ["knight:10", "king:10", "page", "ismcts:3600s"])
def test_a_searching_bot_answers_in_time(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(jobs, "LONGEST_THOUGHT", 0.2)
    g = at_the_sealed_choice()
    seat = asked(g)[-1]

    assert jobs.choose_move(find("toy")[0], pickle.dumps(g), seat, code, 7, processes.NO_FLAG) in moves(
        g, seat
    )


def test_a_raised_flag_ends_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the flag an hour's thought would run into the limit of this test session."""
    monkeypatch.setattr(jobs, "LONGEST_THOUGHT", 3600.0)
    monkeypatch.setattr(processes, "_stopped", [0, 1])
    g = at_the_sealed_choice()
    seat = asked(g)[-1]

    assert jobs.choose_move(find("toy")[0], pickle.dumps(g), seat, "ismcts:3600s", 7, 1) in moves(g, seat)


def order_of(*askers: processes.Asker) -> list[processes.Asker]:
    async def story() -> list[processes.Asker]:
        waiting = processes.Waiting()
        for asker in askers:
            waiting.put(processes.Thought(lambda _flag: None, asker))
        found = []
        while (thought := waiting.next()) is not None:
            found.append(thought.asker)
        return found

    return asyncio.run(story())


def test_thoughts_take_turns_over_addresses_and_people_and_watched_tables_come_first() -> None:
    selfish = [processes.Asker("a", "selfish")] * 5
    sibling, other = processes.Asker("a", "sibling"), processes.Asker("b", "other")
    unwatched = [processes.Asker("", "selfish", processes.UNWATCHED)] * 3
    curve = processes.Asker("", "t", processes.BACKGROUND)
    order = order_of(curve, *unwatched, *selfish, sibling, other)
    assert order[:3] == [selfish[0], other, sibling]
    assert order[3:] == [*selfish[1:], *unwatched, curve]


def test_a_thought_interrupted_before_its_turn_answers_at_once() -> None:
    async def story() -> int:
        running = processes.Processes(1)
        thought = processes.Thought(flag_of, processes.Asker())
        running.interrupt(thought)
        try:
            await running.run(thought)
            return int(running._stopped[0])
        finally:
            running.close()

    assert asyncio.run(story()) == 1


def flag_of(flag: int) -> int:
    return flag


def test_no_setting_thinks_longer_than_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "A_LEVELS_THOUGHT", 0.1)
    g = at_the_sealed_choice()
    begun = time.process_time()
    jobs.choose_move(find("toy")[0], pickle.dumps(g), asked(g)[-1], "ismcts:99999", 7, processes.NO_FLAG)
    assert time.process_time() - begun < 2
