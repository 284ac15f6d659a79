"""Why a verb cannot be begun: asked for every verb of every question, so compiled."""

from __future__ import annotations

from kronrat.kernel.errors import MALFORMED, Why
from kronrat.kernel.step import NO_ARGS, AnyVerb, Core, Step


def why_not_begun(g: Core, step: Step, seat: int, verb: AnyVerb) -> Why:
    """The rarest reason among the values of the verb's first argument. Most of them are out of the question anyway
    (a card nobody dealt); what stops the last one is what the seat wants to know."""
    if not verb.arity:
        return verb.why_not(g, step, seat, NO_ARGS) or MALFORMED
    found: list[Why] = []
    times: list[int] = []
    for value in verb.domains[0].values:
        why = verb.why_not(g, step, seat, (value,))
        if why is None:
            continue
        for n in range(len(found)):
            if found[n] is why or found[n].code == why.code:
                times[n] += 1
                break
        else:
            found.append(why)
            times.append(1)
    return found[times.index(min(times))] if found else MALFORMED
