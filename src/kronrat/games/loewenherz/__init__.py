"""Löwenherz (2003): castles, borders, knights. Importable without the rules."""

from kronrat.kernel.game import Info, Option

GAME = Info(
    id="loewenherz",
    title="Löwenherz",
    version=1,
    seats=(2, 4),
    folder="kronrat.games.loewenherz",
    options=(
        Option("layout", ("random", "fixed")),
        Option("distance", ("7", "6")),
        Option("expansion", ("two", "one", "d09", "late")),
        Option("victory", ("at-once", "after-card")),
        Option("parts", ("may", "must")),
        Option("neutral", ("four", "two")),
        Option("deserter", ("fee", "free")),
        Option("limit", ("none", "500", "2000")),
    ),
)
