"""Examples A to H, the same in both rulebooks. Red, blue and ochre sit in this order."""

from __future__ import annotations

from kronrat.games.rurik.rules.claim import CLAIM_PHASE
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.turn import NextTurn
from kronrat.games.rurik.sketch import DONE, Sketch
from kronrat.games.rurik.state import State
from kronrat.kernel.game import Example
from kronrat.kernel.play import settle

STAN, EMILY, KIRK = 0, 1, 2


def example_a(edition: str = "en") -> State:
    """Blue's two troops in Galich are more than ochre's one and more than the one rebel."""
    sketch = Sketch(3, edition).troops(EMILY, "galich:2").troops(KIRK, "galich").rebels("galich")
    return sketch.state()


def example_b(edition: str = "en") -> State:
    """Blue is about to place its 4 under ochre's 4 and above red's 2 in the Muster column."""
    sketch = Sketch(3, edition).advisors(EMILY, "4 5").placed("muster", f"{KIRK}:4 {STAN}:2")
    return sketch.ask(Place(EMILY, 1))


def example_c(edition: str = "en") -> State:
    """Red is about to place its 1 with three coins above Blue's 2 in the Build column."""
    sketch = Sketch(3, edition).advisors(STAN, "1").coins(3).placed("build", f"{EMILY}:2")
    return sketch.ask(Place(STAN, 1))


def example_d(edition: str = "en") -> State:
    """Red, the first player, resolves its 1 with its bribe; then blue its own, then ochre."""
    sketch = Sketch(3, edition).round(1, STAN, STAN)
    sketch.placed("build", f"{EMILY}:2 {STAN}:1+3").placed("tax", f"{KIRK}:4 {EMILY}:1").placed(
        "move", f"{KIRK}:1"
    )
    for seat, where in ((KIRK, "rostov:2"), (EMILY, "galich:2"), (STAN, "volyn:2")):
        sketch.troops(seat, where)
    g = sketch.ask(NextTurn(STAN, 3))
    settle(g)
    return g


def example_e(edition: str = "en") -> State:
    """Blue has three markets where three different goods are produced, and the deed Market Day."""
    sketch = Sketch(3, edition).built(EMILY, "market", "kiev volyn polotsk").deeds(EMILY, "market-day")
    return sketch.turn(EMILY, "tax", 1, done=DONE)


def _example_f(edition: str) -> Sketch:
    sketch = Sketch(3, edition).round(2)
    sketch.troops(EMILY, "kiev volyn galich").troops(STAN, "rostov suzdal novgorod")
    sketch.built(EMILY, "church", "kiev").built(EMILY, "market", "volyn").built(EMILY, "stronghold", "galich")
    sketch.built(STAN, "church", "rostov").built(STAN, "market", "suzdal")
    return sketch.goods(EMILY, "wood:3").goods(STAN, "wood:3 fish:3 ore")


def example_f(edition: str = "en") -> State:
    """Round two: blue rules three regions, three adjacent ones with structures, three goods; red 3, 2 and 7."""
    g = _example_f(edition).state()
    g.stack.clear()
    g.push(CLAIM_PHASE)
    g.row = 1
    settle(g)
    return g


def example_g(edition: str = "en") -> State:
    """Blue has two ore on its boat, which fill that column."""
    return Sketch(3, edition).goods(EMILY, "ore:2").state()


def example_h(edition: str = "en") -> State:
    """The end: blue scores 3 + 5 + 5 on the tracks, 3 for warfare, 2 for its agenda and 2 for deeds: 20."""
    sketch = Sketch(3, edition).round(4).claims(EMILY, 3, 4, 4).claims(KIRK, 2, 3, 1).claims(STAN, 3, 2, 3)
    sketch.warfare(1, 4, 2).done(EMILY, "hoard trade-route")
    sketch.agenda(EMILY, "committed").agenda(KIRK, "conquering").agenda(STAN, "successful")
    g = sketch.state()
    g.stack.clear()
    return g


EXAMPLES = [
    Example("a", "Ruling Regions", example_a),
    Example("b", "Placing Advisors", example_b),
    Example("c", "Adding Bribes", example_c),
    Example("d", "Resolving Advisors", example_d),
    Example("e", "Accomplishing Deeds", example_e),
    Example("f", "Advance on Claim Tracks", example_f),
    Example("g", "Earn Income", example_g),
    Example("h", "End of the Game", example_h),
]
