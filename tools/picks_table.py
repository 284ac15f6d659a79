"""Makes bench/picks.toml from figures: `kronrat bench --only picks --json | python tools/picks_table.py [LEAST] > …`.

Verbs whose `pick` saves less than LEAST per cent of a random playout (1, if not said) are left out and listed on
standard error: their `pick` is to be deleted.
"""

import json
import sys

HEAD = """\
# The verbs that write their own `pick`, and what that gains: how many times as fast as the enumeration over
# `why_not`, and the share of a random playout that it saves, in per cent. Every other verb has none
# (tests/bots/test_picks.py). Made by tools/picks_table.py; rules HOW.
"""


def main() -> None:
    least = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    saved: dict[str, float] = {}
    faster: dict[str, float] = {}
    how = "compiled"
    for row in json.load(sys.stdin):  # a class may serve several steps; the most useful row comes first
        verb = row["verb"]
        if row["baseline"].endswith("interpreted"):
            how = "interpreted, so these figures are preliminary"
        saved[verb] = saved.get(verb, 0.0) + row["value"]
        faster.setdefault(verb, row["ratio"] or 0.0)
    kept: dict[str, list[str]] = {}
    for verb in sorted(saved):
        game, _, name = verb.partition(".")
        if saved[verb] >= least:
            line = f'"{name}" = {{ faster = {faster[verb]:.1f}, saved = {saved[verb]:.1f} }}'
            kept.setdefault(game, []).append(line)
        else:
            print(f"delete the pick of {verb}: it saves {saved[verb]:.2f} %", file=sys.stderr)
    print(
        HEAD.replace("HOW", how)
        + "\n"
        + "\n\n".join("\n".join([f"[{game}]", *lines]) for game, lines in kept.items())
    )


if __name__ == "__main__":
    main()
