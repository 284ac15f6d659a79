"""Sequential halving: the rounds in which a search tries what stands for election and drops the weaker half."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter, thread_time


class Halving:
    """An election. Whoever searches says who stands, tries them, and drops the weaker ones; it can stop at any time."""

    def __init__(self) -> None:
        #: whoever asked may say that nobody waits any longer
        self.stopped: Callable[[], bool] | None = None
        #: how much of the budget is used up
        self.spent = 0
        #: when the time is up, by the thread's own clock and by everybody's
        self.last_second = inf
        self.deadline = inf

    def elect(self, budget: int, seconds: float, deadline: float) -> None:
        """Each round has its share of the budget and of the time, until one is left.

        Seconds are CPU time of the thread, so that a busy machine does not make a search weaker; the deadline is a
        moment of `time.perf_counter`.
        """
        rounds = (self.standing_count() - 1).bit_length()
        cpu_start, began = thread_time(), perf_counter()
        self.last_second, self.deadline = cpu_start + seconds, deadline
        for number in range(1, rounds + 1):
            share = number / rounds
            until = cpu_start + share * seconds
            alarm = began + share * (deadline - began)
            while self.spent < share * budget and thread_time() < until and perf_counter() < alarm:
                if self.interrupted():
                    return
                self.try_all(budget)
                if self.decided() or self.late():
                    return
            self.keep((self.standing_count() + 1) // 2)

    def interrupted(self) -> bool:
        """Whether nobody waits any more; asked before every draw."""
        return self.stopped is not None and self.stopped()

    def late(self) -> bool:
        """Whether all the time is used up; whoever tries what takes long asks within a draw, too."""
        return thread_time() >= self.last_second or perf_counter() >= self.deadline

    def decided(self) -> bool:
        """Whether more tries would change nothing."""
        return False

    def standing_count(self) -> int:
        raise NotImplementedError  # an election is who stands for it

    def try_all(self, budget: int) -> None:
        """Try everybody who stands in one draw, and add to `spent`."""
        raise NotImplementedError  # and how they are tried

    def keep(self, number: int) -> None:
        """Drop all but so many, the best."""
        raise NotImplementedError  # and how they are compared
