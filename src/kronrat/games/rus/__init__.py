"""Rus: the older game from which Rurik grew. Importable without the rules."""

from kronrat.kernel.game import Info, Option

GAME = Info(
    id="rus",
    title="Rus",
    version=2,
    seats=(2, 4),
    folder="kronrat.games.rus",
    options=(
        Option("intrigue", ("off", "on")),
        Option("epic", ("off", "on")),
        Option("limit", ("none", "8")),
    ),
)
