"""What a learning run found: figures for programs and for the network's own file."""

from __future__ import annotations

import json

from kronrat.lab.learn.plan import LearnPlan, LearnState, Score, describe

Figures = dict[str, object]


def rated(score: Score) -> Figures:
    return {
        "wins": round(score.wins, 2),
        "games": score.games,
        "rate": round(score.wins / score.games, 4) if score.games else 0.0,
        "low": round(score.low(), 4),
        "high": round(score.high(), 4),
        "broken_off": score.broken_off,
    }


def beats_greedy(plan: LearnPlan, state: LearnState) -> bool:
    """Whether the last network wins more than its share against greedy bots, without doubt (95 %)."""
    return state.confirmed is not None and state.confirmed.low() > 1 / plan.setup.seats


def figures(plan: LearnPlan, state: LearnState) -> Figures:
    """The learning curve, generation by generation, and the last check."""
    curve = [
        {
            "generation": number,
            "games": one.games,
            "broken_off": one.broken_off,
            "positions": one.positions,
            "loss": round(one.loss, 4),
            "chance_loss": round(one.chance_loss, 4),
            "kept": one.kept,
            "against_last": rated(one.against_last),
            "alone_against_greedy": rated(one.against_greedy),
            "seconds": round(one.seconds),
            "decay": one.decay,
        }
        for number, one in enumerate(state.generations)
    ]
    return {
        "command": describe(plan),
        "played_by": state.rules,
        "generation": state.best(),
        "seconds": round(sum(one.seconds for one in state.generations)),
        "alone_against_greedy": rated(state.confirmed or Score()),
        "beats_greedy": beats_greedy(plan, state),
        "curve": curve,
    }


def with_report(text: str, found: Figures) -> str:
    """A network's file with the report of its whole run."""
    whole = json.loads(text)
    whole["report"] = found
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def table(state: LearnState) -> list[list[str]]:
    """The curve for people."""
    return [
        [
            str(number),
            str(one.games),
            f"{one.loss:.3f}",
            f"{one.against_last.wins:g}/{one.against_last.games}",
            f"{one.against_greedy.wins:g}/{one.against_greedy.games}",
            "yes" if one.kept else "no",
            f"{one.seconds:.0f}",
        ]
        for number, one in enumerate(state.generations)
    ]
