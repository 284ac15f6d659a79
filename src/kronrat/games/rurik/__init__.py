"""Rurik: Dawn of Kiev (2019) and its German edition. Importable without the rules."""

from kronrat.kernel.game import Info, Option, Solo

GAME = Info(
    id="rurik",
    title="Rurik",
    version=1,
    seats=(2, 4),
    folder="kronrat.games.rurik",
    editions=("en", "de"),
    options=(
        Option("leaders", ("pick", "reverse", "deal")),
        Option("first", ("random", "table")),
        Option("board", ("printed", "tokens")),
        Option("rewards", ("stickers", "tokens")),
        Option("deed-row", ("refill", "refresh")),
        Option("agenda-zero", ("counts", "needs-one")),
        Option("solo", ("off", "easy", "medium", "hard", "very-hard")),
        Option("solo-rules", ("printed", "v15")),
        Option("neutral-church", ("yes", "no")),
    ),
    solo=Solo("solo", ("solo-rules", "neutral-church")),
)
