"""Examples A to K, the same in both rulebooks, and further ones of our own.

Red, blue and ochre sit in this order; in I to K blue are the rebels.
"""

from __future__ import annotations

from kronrat.games.rurik.data import IN_PLAY, REGION
from kronrat.games.rurik.drawing.position import DONE, Position
from kronrat.games.rurik.rules.claim import CLAIM_PHASE
from kronrat.games.rurik.rules.strategy import Place
from kronrat.games.rurik.rules.turn import NextTurn
from kronrat.games.rurik.state import State
from kronrat.kernel.game import Example
from kronrat.kernel.play import settle

STAN, EMILY, KIRK = 0, 1, 2


def example_setup(edition: str = "en") -> State:
    """Three players, ready for the first Strategy Phase: a rebel and a good in each of eleven regions."""
    position = Position(3, edition).coins(3, 3, 3).row("hoard market-day new-beginning", "peace-maker")
    position.rebels(" ".join(REGION.keys[: IN_PLAY[3]]))
    position.troops(STAN, "novgorod:2 smolensk").leader(STAN, "agatha", "novgorod")
    position.troops(EMILY, "kiev galich:2").leader(EMILY, "maria", "kiev")
    position.troops(KIRK, "rostov suzdal chernigov").leader(KIRK, "boris", "suzdal")
    position.g.advisors[1] = 0
    for seat in (STAN, EMILY, KIRK):
        position.advisors(seat, "1 2 4 5")
    return position.ask(Place(STAN, 1))


def example_b_after(edition: str = "en") -> State:
    """Example B after the placement: ochre's 4, blue's 4, red's 2."""
    position = Position(3, edition).advisors(EMILY, "5")
    return position.placed("muster", f"{KIRK}:4 {STAN}:2 {EMILY}:4").ask(Place(EMILY, 1))


def example_c_after(edition: str = "en") -> State:
    """Example C after the placement: red's 1 with its three coins above blue's 2."""
    position = Position(3, edition).placed("build", f"{EMILY}:2 {STAN}:1+3")
    return position.ask(Place(EMILY, 1))


def example_muster(edition: str = "en") -> State:
    """Red may muster in Kiev and Volyn, which it occupies; not in Galich, where only its stronghold stands."""
    position = Position(3, edition).troops(STAN, "kiev volyn").built(STAN, "stronghold", "galich")
    return position.turn(STAN, "muster", 2)


def example_attack(edition: str = "en") -> State:
    """Blue rules Kiev and has a stronghold there: red, attacking, reveals up to three cards."""
    position = (
        Position(3, edition).troops(STAN, "kiev:2").troops(EMILY, "kiev:3").built(EMILY, "stronghold", "kiev")
    )
    return position.turn(STAN, "attack", 1)


def example_tax(edition: str = "en") -> State:
    """Red rules Kiev, where it has a market, and only shares Volyn: one point for wood, two for fish."""
    position = Position(3, edition).troops(STAN, "kiev:2 volyn").rebels("kiev volyn")
    return position.built(STAN, "market", "kiev").turn(STAN, "tax", 2)


def example_build(edition: str = "en") -> State:
    """Red ties with a rebel and a blue troop in Kiev: a church costs two points and turns the tie."""
    position = Position(3, edition).troops(STAN, "kiev").troops(EMILY, "kiev").rebels("kiev")
    return position.turn(STAN, "build", 2)


def example_a(edition: str = "en") -> State:
    """Blue's two troops in Galich are more than ochre's one and more than the one rebel."""
    position = Position(3, edition).troops(EMILY, "galich:2").troops(KIRK, "galich").rebels("galich")
    return position.state()


def example_b(edition: str = "en") -> State:
    """Blue is about to place its 4 under ochre's 4 and above red's 2 in the Muster column."""
    position = Position(3, edition).advisors(EMILY, "4 5").placed("muster", f"{KIRK}:4 {STAN}:2")
    return position.ask(Place(EMILY, 1))


def example_c(edition: str = "en") -> State:
    """Red is about to place its 1 with three coins above Blue's 2 in the Build column."""
    position = Position(3, edition).advisors(STAN, "1").coins(3).placed("build", f"{EMILY}:2")
    return position.ask(Place(STAN, 1))


def example_d(edition: str = "en") -> State:
    """Red, the first player, resolves its 1 with its bribe; then blue its own, then ochre."""
    position = Position(3, edition).round(1, STAN, STAN)
    position.placed("build", f"{EMILY}:2 {STAN}:1+3").placed("tax", f"{KIRK}:4 {EMILY}:1").placed(
        "move", f"{KIRK}:1"
    )
    for seat, where in ((KIRK, "rostov:2"), (EMILY, "galich:2"), (STAN, "volyn:2")):
        position.troops(seat, where)
    g = position.ask(NextTurn(STAN, 3))
    settle(g)
    return g


def example_e(edition: str = "en") -> State:
    """Blue has three markets where three different goods are produced, and the deed Market Day."""
    position = Position(3, edition).built(EMILY, "market", "kiev volyn polotsk").deeds(EMILY, "market-day")
    return position.turn(EMILY, "tax", 1, done=DONE)


def _example_f(edition: str) -> Position:
    position = Position(3, edition).round(2)
    position.troops(EMILY, "kiev volyn galich").troops(STAN, "rostov suzdal novgorod")
    position.built(EMILY, "church", "kiev").built(EMILY, "market", "volyn").built(
        EMILY, "stronghold", "galich"
    )
    position.built(STAN, "church", "rostov").built(STAN, "market", "suzdal")
    return position.goods(EMILY, "wood:3").goods(STAN, "wood:3 fish:3 ore")


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
    return Position(3, edition).goods(EMILY, "ore:2").state()


def example_h(edition: str = "en") -> State:
    """The end: blue scores 3 + 5 + 5 on the tracks, 3 for warfare, 2 for its agenda and 2 for deeds: 20."""
    position = (
        Position(3, edition).round(4).claims(EMILY, 3, 4, 4).claims(KIRK, 2, 3, 1).claims(STAN, 3, 2, 3)
    )
    position.warfare(1, 4, 2).done(EMILY, "hoard trade-route")
    position.agenda(EMILY, "committed").agenda(KIRK, "conquering").agenda(STAN, "successful")
    g = position.state()
    g.stack.clear()
    return g


YOU, REBELS = 0, 1


def example_i(edition: str = "en") -> State:
    """A rebellion card: number 7 lies on top; of the bottom card, number 4, two lines are out, the first one locked."""
    position = Position(2, edition, solo="easy").card(7).bottom(4, 2).priority("build").coins(3, 3).round(1)
    position.troops(REBELS, "kiev:2 chernigov:2 pereyaslavl:2").leader(REBELS, "usurper", "kiev")
    position.troops(YOU, "novgorod:2 polotsk").leader(YOU, "maria", "novgorod").neutrals(
        "smolensk volyn rostov"
    )
    position.placed("build", f"{REBELS}:4").placed("tax", f"{YOU}:5").advisors(YOU, "1 2 4").advisors(
        REBELS, "1 2 5"
    )
    return position.ask(Place(YOU, 1))


def example_j(edition: str = "en") -> State:
    """The Rebellion takes an attack action; a bonus left saves it a card, one in the middle gives it a point."""
    position = Position(2, edition, solo="easy").card(1).priority("fight").coins(2, 1).round(2)
    position.unlocked("fight-1 fight-2 build-2").leader(REBELS, "usurper", "kiev")
    position.troops(REBELS, "kiev:2 volyn").troops(YOU, "volyn:3 polotsk").leader(YOU, "boris", "polotsk")
    return position.action("attack", 1)


def example_k(edition: str = "en") -> State:
    """Two movement points; card 16 begins with Pereyaslavl, as the rulebook's does, which is not among the eighteen."""
    position = Position(2, edition, solo="easy").card(16).priority("fight").coins(2, 1).round(2)
    position.troops(REBELS, "kiev:2 polotsk:2").leader(REBELS, "usurper", "kiev")
    position.troops(YOU, "polotsk smolensk:2").leader(YOU, "agatha", "smolensk")
    return position.action("move", 2)


EXAMPLES = [
    Example("setup", "setup-1", example_setup, ("map",)),
    Example("a", "rule-2", example_a, ("region:galich",)),
    Example("b", "strategy-3", example_b, ("action:muster",)),
    Example("b-after", "strategy-3", example_b_after, ("action:muster",)),
    Example("c", "strategy-6", example_c, ("action:build", "panel:0")),
    Example("c-after", "strategy-6", example_c_after, ("action:build",)),
    Example("d", "turn-1", example_d, ("strategy",)),
    Example("muster", "muster-1", example_muster, ("region:kiev", "region:volyn", "region:galich")),
    Example("attack", "casualty-1", example_attack, ("region:kiev",)),
    Example("tax", "tax-1", example_tax, ("region:kiev", "region:volyn")),
    Example("build", "build-3", example_build, ("region:kiev",)),
    Example("e", "deed-7", example_e, ("region:kiev", "region:volyn", "region:polotsk", "deeds-blue")),
    Example(
        "f", "claim-2", example_f, ("map", "track:rule", "track:build", "track:trade", "panel:0", "panel:1")
    ),
    Example("g", "claim-5", example_g, ("panel:1",)),
    Example(
        "h",
        "end-1",
        example_h,
        ("track:rule", "track:build", "track:trade", "warfare", "done-blue", "panel:1"),
    ),
    Example("i", "solo-card-2", example_i, ("orders", "lines")),
    Example("j", "solo-turn-3", example_j, ("region:volyn", "region:kiev", "mat", "orders")),
    Example(
        "k",
        "solo-move-3",
        example_k,
        (
            "region:kiev",
            "region:pereyaslavl",
            "region:chernigov",
            "region:polotsk",
            "region:smolensk",
            "orders",
        ),
    ),
]
