"""What a tuning run found: figures for programs, a page for people."""

from __future__ import annotations

from kronrat.lab.intervals import METHOD, bootstrap
from kronrat.lab.tune import TuningPlan, TuningState, describe


def figures(plan: TuningPlan, done: TuningState) -> dict[str, object]:
    low, high = bootstrap(done.by_dice)
    return {
        "game": plan.game,
        "command": describe(plan),
        "games": plan.total(),
        "rate": round(done.wins / done.played, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": [round(done.new_points / done.played, 3), round(done.old_points / done.played, 3)],
        "intervals": METHOD,
        "better": done.better(),
        "weights": done.table(done.fitted()),
    }


def report(title: str, plan: TuningPlan, done: TuningState) -> str:
    """Command, games, score and every weight before and after, as Markdown."""
    low, high = bootstrap(done.by_dice)
    rows = [
        f"| {name} | {old:.5g} | {new:.5g} |"
        for name, old, new in zip(done.names, done.start, done.fitted(), strict=True)
    ]
    return "\n".join(
        [
            f"# {title}: how its weights were fitted",
            "",
            f"    {describe(plan)}",
            "",
            f"{plan.rounds} rounds of {plan.games} games of greedy bots against each other, then a match of",
            f"{done.played} games on fresh dice, new weights against old, sides swapped: the new ones won",
            f"**{done.wins / done.played:.1%}** (95 %: {low:.1%} to {high:.1%}, {METHOD}) and made",
            f"{done.new_points / done.played:.2f} points a seat against {done.old_points / done.played:.2f}.",
            "",
            "| weight | before | fitted |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )
