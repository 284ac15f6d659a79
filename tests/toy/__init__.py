"""Toy: a tiny game used only in tests. It keeps the kernel, the server and the table honest about what is general.

Three (or two, or four) princes hold regions of a small map. Everybody secretly keeps one of two dealt agendas;
turns muster, move and attack; an attack draws a casualty card; income comes by itself; a few rounds and it is over.
"""

from kronrat.kernel.game import Info, Option

GAME = Info(
    id="toy",
    title="Toy",
    version=1,
    seats=(2, 4),
    folder="toy",
    editions=("plain", "harsh"),
    options=(Option("rounds", ("3", "6", "1")),),
)
