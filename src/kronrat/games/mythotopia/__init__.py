"""Mythotopia (2014): provinces, decks, wars. Importable without the rules."""

from kronrat.kernel.game import Info, Option

GAME = Info(
    id="mythotopia",
    title="Mythotopia",
    version=2,
    seats=(2, 4),
    folder="kronrat.games.mythotopia",
    options=(
        Option("provinces", ("dealt", "drop-two", "drop-one")),
        Option("fifth", ("market", "army", "build", "ship", "none")),
        Option("castle", ("2", "1")),
        Option("spoils", ("4", "6")),
        Option("villages", ("printed", "equal")),
        Option("counter", ("off", "on")),
        Option("limit", ("none", "200", "1000")),
    ),
)
