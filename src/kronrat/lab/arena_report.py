"""A contest as one page in ink and paper: a chart of win rates with their intervals, and the tables."""

from __future__ import annotations

from html import escape

from kronrat.lab.arena import Contest, Standing, Standings, names
from kronrat.lab.intervals import METHOD

LEFT, RIGHT, TOP, ROW = 150, 40, 34, 44
WIDTH = 760
SPAN = WIDTH - LEFT - RIGHT
#: the seats' shapes and hues, drawn around 0,0: they tell bots apart without colour, too
SHAPES = (
    ("#b8432f", '<circle r="7"/>'),
    ("#2f5d8c", '<rect x="-6.5" y="-6.5" width="13" height="13"/>'),
    ("#a8781e", '<path d="M0-8 8 6.5H-8Z"/>'),
    ("#3f7048", '<path d="M0-9 8 0 0 9-8 0Z"/>'),
)
STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#f6f0e1, #1b1a1e); --ink: light-dark(#26221c, #efe7d6);
  --line: light-dark(#8c7f6a, #6f675b); }
body { margin: 2.5rem auto; max-width: 48rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, svg .name { font-family: Georgia, serif; font-weight: 600; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; }
svg .name { font-size: 17px; } svg .grid { stroke: var(--line); stroke-dasharray: 1 4; }
svg .chance { stroke: var(--ink); stroke-dasharray: 5 4; }
table { border-collapse: collapse; }
td, th { padding: .3rem .9rem; text-align: right; border-bottom: 1px solid var(--line); }
td:first-child, th:first-child { text-align: left; }
"""


def report(standings: Standings, title: str) -> str:
    """The whole page; it needs nothing from anywhere else."""
    contest = standings.contest
    ranking = sorted(standings.bots.items(), key=lambda item: (-item[1].wins / item[1].games, item[0]))
    edition = f", edition {escape(contest.setup.edition)}" if contest.setup.edition else ""
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arena: {escape(title)}</title><style>{STYLE}</style>
<h1>{escape(title)}: who beats whom</h1>
<p>{standings.games} games of {contest.setup.seats}{edition}, every bot from every seat with the same dice.
The bars are 95 % intervals ({METHOD}); the broken line is what chance would give.</p>
{chart(ranking, contest.setup.seats)}
{table(ranking)}
<h2>Ahead of</h2>
{pair_table(standings)}
<p>Again: <code>{escape(command(contest))}</code>.
Bots that count iterations repeat themselves; bots that count seconds do not.</p>
</html>
"""


def command(contest: Contest) -> str:
    """What to type for the same games."""
    setup = contest.setup
    name = f"{contest.game}/{setup.edition}" if setup.edition else contest.game
    options = "".join(f" --set {key}={value}" for key, value in sorted(setup.options.items()))
    return (
        f"kronrat arena {name} --players {setup.seats} --bots {','.join(contest.bots)} "
        f"--games {contest.games} --seed {contest.seed}{options}"
    )


def chart(ranking: list[tuple[str, Standing]], seats: int) -> str:
    height = TOP + ROW * len(ranking) + 20
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Win rates with 95 % intervals">']
    for percent in (0, 25, 50, 75, 100):
        x = LEFT + SPAN * percent / 100
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{height - 20}"/>')
        parts.append(f'<text x="{x:.1f}" y="{TOP - 16}" text-anchor="middle">{percent} %</text>')
    x = LEFT + SPAN / seats
    parts.append(f'<line class="chance" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{height - 20}"/>')
    for n, (bot, standing) in enumerate(ranking):
        parts.append(bar(n, bot, standing))
    return "\n".join([*parts, "</svg>"])


def bar(n: int, bot: str, standing: Standing) -> str:
    """One bot: its name, its interval as a line, its rate as a shape with the figure beside it."""
    row = standing.figures()
    hue, shape = SHAPES[n % len(SHAPES)]
    y = TOP + ROW * n + ROW / 2
    low, at, high = (LEFT + SPAN * float(row[key]) for key in ("low", "rate", "high"))
    return (
        f'<text class="name" x="{LEFT - 16}" y="{y + 5:.1f}" text-anchor="end">{escape(bot)}</text>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{hue}" stroke-width="3"/>'
        f'<g transform="translate({at:.1f} {y:.1f})" fill="{hue}">{shape}</g>'
        f'<text x="{at:.1f}" y="{y - 12:.1f}" text-anchor="middle">{float(row["rate"]):.0%}</text>'
    )


def table(ranking: list[tuple[str, Standing]]) -> str:
    rows = ["<table><tr><th>bot<th>games<th>won<th>from<th>to<th>points</tr>"]
    for bot, standing in ranking:
        row = standing.figures()
        rows.append(
            f"<tr><td>{escape(bot)}<td>{row['games']}<td>{row['rate']:.1%}<td>{row['low']:.1%}"
            f"<td>{row['high']:.1%}<td>{row['mean_score']:.1f}</tr>"
        )
    return "\n".join([*rows, "</table>"])


def pair_table(standings: Standings) -> str:
    each = names(standings.contest)
    rows = [f"<table><tr><th>{''.join(f'<th>{escape(foe)}' for foe in each)}</tr>"]
    for bot in each:
        cells = []
        for foe in each:
            pair = standings.pairs.get((bot, foe))
            cells.append(f"<td>{pair.wins / pair.games:.0%}" if pair else "<td>–")
        rows.append(f"<tr><td>{escape(bot)}{''.join(cells)}</tr>")
    return "\n".join([*rows, "</table>"])
