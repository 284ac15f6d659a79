"""What the tests of the solo game share: positions in a few words, and the Rebellion's answers to them."""

from __future__ import annotations

from kronrat.games.rurik.data import CASUALTY
from kronrat.games.rurik.drawing.position import Position
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rules.casualty import Casualty, RebellionsDeck
from kronrat.games.rurik.state import State
from kronrat.kernel.log import line, parse
from kronrat.kernel.play import apply, asked, moves, play, settle

YOU, REBELS = 0, 1


def solo(
    edition: str = "en",
    level: str = "easy",
    *,
    card: int = 1,
    priority: str = "fight",
    rebels: str = "",
    usurper: str = "",
    you: str = "",
    leader: str = "",
    neutrals: str = "",
    coins: int = 0,
    **options: str,
) -> Position:
    """Who stands where; the card is on top of the deck."""
    position = Position(2, edition, solo=level, **options).card(card).priority(priority).coins(0, coins)
    position.troops(REBELS, rebels).troops(YOU, you).neutrals(neutrals)
    position.leader(REBELS, "usurper", usurper)
    return position.leader(YOU, "agatha", leader)


def only(g: State) -> str:
    """The one move that the rules leave the Rebellion."""
    (move,) = moves(g, REBELS)
    return line(g, REBELS, move).partition(".")[2]


def answers(g: State, casualty: bool = False) -> list[str]:
    """What the Rebellion does until you are asked again, each time the only legal move; its checks hit or do not."""
    out = []
    settle(g)
    while g.stack:
        f = g.stack[-1]
        if isinstance(f, RebellionsDeck):
            play(g, *parse(g, f"0:{f.name}.deck left"))
        elif isinstance(f, Casualty):
            card = next(c for c in f.verbs()[0].pick(g, f, -1, ()) if CASUALTY[c] == casualty)
            apply(g, -1, (0, (card,)))
        elif asked(g) == [REBELS]:
            out.append(only(g))
            play(g, REBELS, moves(g, REBELS)[0])
        else:
            break
        assert RULES.play.laws(g) == []
    return out
