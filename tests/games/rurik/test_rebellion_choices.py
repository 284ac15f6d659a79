"""The Rebellion's choices, position by position. Each expectation was worked out by hand from the rule named in its id.

Location orders used: card 1 Kiev Volyn Pereyaslavl Chernigov Polotsk Smolensk Rostov Novgorod; card 2 Chernigov
Smolensk Rostov Polotsk Kiev Volyn Novgorod Pereyaslavl; card 13 Novgorod Rostov Smolensk Chernigov Pereyaslavl Volyn
Polotsk Kiev; card 16 Pereyaslavl Chernigov Smolensk Polotsk Volyn Rostov Novgorod Kiev. Build orders of card 1:
fight stronghold church market, build church stronghold market, tax market church stronghold.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.rurik.rebels import REBELS, YOU, answers, only, solo
from kronrat.games.rurik.data import ACTION
from kronrat.games.rurik.rebellion.claim import RebelPriority
from kronrat.games.rurik.rebellion.scheme import BY_SCHEME, OfferUnlock
from kronrat.games.rurik.rebellion.strategy import PlaceByCard
from kronrat.games.rurik.rebellion.turn import RebelResolve, begin_action, spending

EVERYWHERE = "novgorod rostov polotsk smolensk volyn kiev chernigov pereyaslavl"


def case(rule: str, *args: Any, **position: Any) -> Any:
    return pytest.param(*args, position, id=rule)


# ---- placing advisors: card, priority, round, lines already out, its coins; columns; the move

PLACING = [
    case("starred 2 is skipped in round 1", 1, "build", 1, 0, 3, {}, "place 4 muster 0"),
    case("starred 2 joins in round 3", 1, "build", 3, 0, 3, {}, "place 2 attack 0"),
    case("starred 3 is skipped in round 3", 1, "build", 3, 3, 3, {}, "place 5 build 0"),
    case("starred 3 joins in round 4", 1, "build", 4, 3, 3, {}, "place 3 muster 0"),
    case("the priority chooses the column of the card", 16, "fight", 1, 0, 3, {}, "place 4 attack 0"),
    case("another priority, another column", 16, "tax", 1, 0, 3, {}, "place 4 build 0"),
    case("three columns do not bind", 16, "build", 1, 1, 3, {"build": "1:4"}, "place 5 build 0"),
    case("coin icon, empty column: nothing to pay", 1, "build", 1, 4, 3, {}, "place 5 build 0"),
    case("coin icon above a weaker one: nothing", 1, "build", 1, 4, 3, {"build": "0:2"}, "place 5 build 0"),
    case("coin icon against an equal: one", 1, "build", 1, 4, 3, {"build": "0:5"}, "place 5 build 1"),
    case("with the last coin", 1, "build", 1, 4, 3, {"build": "0:5+2"}, "place 5 build 3"),
    case("one coin is enough to pay one", 1, "build", 1, 4, 1, {"build": "0:5"}, "place 5 build 1"),
    case("too dear: no bribe", 1, "build", 1, 4, 3, {"build": "0:5+3"}, "place 5 build 0"),
    case("too dear, equal below: one", 2, "fight", 1, 2, 2, {"move": "0:5+1 0:1"}, "place 1 move 1"),
    case("over its own advisor too", 7, "fight", 1, 2, 3, {"attack": "1:4"}, "place 2 attack 3"),
    case("equal power: one coin", 1, "build", 1, 0, 1, {"muster": "0:4"}, "place 4 muster 1"),
    case("no coin, no bribe", 1, "build", 1, 0, 0, {"muster": "0:4"}, "place 4 muster 0"),
    case("power counts your bribe", 1, "build", 1, 0, 3, {"muster": "0:2+2"}, "place 4 muster 1"),
    case("two equals: still one", 1, "build", 1, 0, 3, {"muster": "0:4 0:2+2"}, "place 4 muster 1"),
    case("your advisors only", 1, "build", 1, 0, 3, {"muster": "1:2+2"}, "place 4 muster 0"),
    case("not against more power", 1, "build", 1, 0, 3, {"muster": "0:5"}, "place 4 muster 0"),
    case("full: the next to the right", 1, "build", 1, 0, 3, {"muster": "0:5 0:4 0:2"}, "place 4 move 0"),
    case(
        "that one full too",
        1,
        "build",
        1,
        0,
        3,
        {"muster": "0:5 0:4 0:2", "move": "0:1 1:2 1:1"},
        "place 4 attack 0",
    ),
    case("round the board", 3, "build", 1, 5, 3, {"scheme": "0:5 0:4 0:2"}, "place 1 muster 0"),
    case(
        "the coin icon does not travel",
        1,
        "build",
        1,
        4,
        3,
        {"build": "0:1 0:2 0:4", "scheme": "0:5+1"},
        "place 5 scheme 0",
    ),
    case(
        "the equal power bribe does",
        1,
        "build",
        1,
        4,
        3,
        {"build": "0:1 0:2 0:4", "scheme": "0:5"},
        "place 5 scheme 1",
    ),
]


@pytest.mark.parametrize(
    ("card", "priority", "number", "lines", "coins", "columns", "move", "position"), PLACING
)
def test_placing(
    card: int,
    priority: str,
    number: int,
    lines: int,
    coins: int,
    columns: dict[str, str],
    move: str,
    position: dict[str, Any],
) -> None:
    """[solo-strategy-1, solo-strategy-2, solo-strategy-3, solo-strategy-4]"""
    drawn = solo(card=9, priority=priority, coins=coins).bottom(card, lines).round(number)
    drawn.advisors(REBELS, "1 2 2 3 4 5")
    for action, words in columns.items():
        drawn.placed(action, words)

    assert answers(drawn.ask(PlaceByCard(REBELS))) == [move]


# ---- which advisor resolves

RESOLVING = [
    case("the lowest number", {"tax": "1:2", "scheme": "1:1"}, "resolve scheme-1"),
    case("two equal: the leftmost column", {"build": "1:2", "move": "1:2"}, "resolve move-1"),
    case("in one column the upper one", {"move": "1:2+1 1:2"}, "resolve move-1"),
    case("yours do not matter", {"muster": "0:1", "build": "0:5 1:4"}, "resolve build-2"),
]


@pytest.mark.parametrize(("columns", "move", "position"), RESOLVING)
def test_resolving(columns: dict[str, str], move: str, position: dict[str, Any]) -> None:
    """[solo-turn-1]"""
    drawn = solo(rebels="kiev", coins=3)
    for action, words in columns.items():
        drawn.placed(action, words)

    assert only(drawn.ask(RebelResolve(REBELS))) == move


# ---- acting or forfeiting: action, points, price; the moves

ACTING = [
    case("price not payable", "muster", 1, 1, ["forfeit"], rebels="kiev"),
    case(
        "one coin pays one",
        "muster",
        1,
        1,
        ["act", "troop kiev"],
        level="medium",
        rebels="kiev",
        usurper="kiev",
        coins=1,
    ),
    case("nobody to attack", "attack", 1, 1, ["forfeit"], rebels="kiev:3", coins=2),
    case("nowhere left to go", "move", 3, 0, ["forfeit"], rebels=EVERYWHERE),
    case("nobody to spare", "move", 3, 0, ["forfeit"], rebels="kiev volyn"),
    case("out of troops", "muster", 3, 0, ["forfeit"], rebels="kiev:15", usurper="kiev"),
    case("every region ruled", "move", 2, 0, ["forfeit"], rebels=f"{EVERYWHERE} kiev", priority="tax"),
    case(
        "bonus movement alone is enough",
        "attack",
        1,
        0,
        ["act", "troop kiev volyn", "lapse"],
        level="medium",
        unlocked="build-3",
        rebels="kiev:2",
    ),
    case("two points where it does not rule", "build", 1, 0, ["forfeit"], rebels="volyn", you="volyn"),
    case("two points where it does not rule", "tax", 1, 0, ["forfeit"], rebels="volyn", you="volyn"),
    case(
        "the bonus point counts in",
        "tax",
        1,
        0,
        ["act", "collect volyn"],
        level="medium",
        rebels="volyn",
        you="volyn",
    ),
    case("a scheme is always possible", "scheme", 1, 0, ["act", "unlock fight-1"], rebels="kiev"),
    case(
        "even with no coin left on the mat",
        "scheme",
        2,
        0,
        ["act"],
        unlocked="fight-1 fight-2 build-2 build-3 tax-1 tax-2",
        rebels="kiev",
    ),
    case(
        "bonus movement first in English",
        "muster",
        1,
        0,
        ["act", "troop kiev volyn", "troop kiev"],
        level="hard",
        rebels="kiev:2",
        usurper="novgorod",
    ),
    case(
        "afterwards in German",
        "muster",
        1,
        0,
        ["act", "troop kiev", "troop kiev volyn"],
        level="hard",
        rebels="kiev:2",
        usurper="novgorod",
        edition="de",
    ),
    case(
        "a bonus of the same kind adds its point",
        "muster",
        1,
        0,
        ["act", "troop kiev", "troop kiev"],
        rebels="kiev",
        usurper="kiev",
    ),
    case(
        "bonus movement joins a move",
        "move",
        1,
        0,
        ["act", "troop kiev volyn", "troop kiev pereyaslavl"],
        unlocked="build-3",
        rebels="kiev:3",
    ),
]


@pytest.mark.parametrize(("action", "points", "price", "moves", "position"), ACTING)
def test_acting(action: str, points: int, price: int, moves: list[str], position: dict[str, Any]) -> None:
    """[solo-turn-2, solo-turn-3, solo-turn-4, muster-2]"""
    unlocked = position.pop("unlocked", "")

    assert answers(solo(**position).unlocked(unlocked).action(action, points, price)) == moves


# ---- muster, move, attack, tax, build: points; the moves after "act"

MUSTERING = [
    case("occupied but not ruled comes first", 1, ["troop volyn"], rebels="kiev:2 volyn", you="volyn"),
    case(
        "one in each, in location order",
        2,
        ["troop volyn", "troop pereyaslavl"],
        rebels="kiev:2 volyn pereyaslavl",
        you="volyn pereyaslavl",
    ),
    case(
        "then those it rules, from the top",
        3,
        ["troop volyn", "troop pereyaslavl", "troop kiev"],
        rebels="kiev:2 volyn pereyaslavl",
        you="volyn pereyaslavl",
    ),
    case(
        "round again while one is not ruled",
        3,
        ["troop volyn", "troop pereyaslavl", "troop volyn"],
        rebels="kiev volyn pereyaslavl",
        you="volyn:3 pereyaslavl",
    ),
    case("ruled regions by turns", 3, ["troop kiev", "troop volyn", "troop kiev"], rebels="kiev:2 volyn:2"),
    case(
        "the card's order, not the board's",
        1,
        ["troop novgorod"],
        card=13,
        rebels="kiev novgorod",
        you="kiev:2 novgorod",
    ),
    case("a neutral troop ties", 1, ["troop smolensk"], rebels="kiev smolensk", neutrals="smolensk"),
    case(
        "Sviatopolk first, where a troop would go",
        2,
        ["leader pereyaslavl", "troop kiev"],
        usurper="",
        rebels="kiev pereyaslavl",
        you="pereyaslavl",
    ),
    case("Sviatopolk, then nobody is left", 2, ["leader kiev", "lapse"], usurper="", rebels="kiev:15"),
]
"""[solo-muster-1]"""

MOVING = [
    case("unoccupied regions in order", 2, ["troop kiev volyn", "troop kiev pereyaslavl"], rebels="kiev:3"),
    case(
        "stops when all are occupied", 2, ["troop kiev novgorod", "lapse"], rebels=f"{EVERYWHERE[9:]} kiev:2"
    ),
    case("Sviatopolk goes if he can", 1, ["leader volyn"], rebels="kiev:2", usurper="kiev"),
    case("one piece stays", 1, ["troop chernigov volyn"], rebels="kiev chernigov:2"),
    case("the nearest region", 1, ["troop kiev volyn"], rebels="kiev:2 rostov:2"),
    case("a tie: the lowest in location order", 1, ["troop polotsk kiev"], rebels="chernigov:2 polotsk:2"),
    case(
        "a tie by another card",
        1,
        ["troop rostov pereyaslavl"],
        card=16,
        rebels="novgorod:2 rostov:2 polotsk:2",
    ),
    case("a tie for rule is fine", 1, ["troop kiev volyn"], rebels="kiev:2", you="kiev"),
    case("at 3 to 2 one leaves, not two", 2, ["troop kiev volyn", "lapse"], rebels="kiev:3", you="kiev:2"),
    case("where you ruled before, it may leave", 1, ["troop kiev volyn"], rebels="kiev:2", you="kiev:3"),
    case(
        "build: all to one region",
        3,
        ["troop kiev chernigov"] * 3,
        card=2,
        priority="build",
        rebels="kiev:4",
        you="chernigov",
    ),
    case("tax: an empty region is not ruled", 2, ["troop kiev volyn"] * 2, priority="tax", rebels="kiev:3"),
    case(
        "Sviatopolk first, then a rebel",
        2,
        ["leader chernigov", "troop kiev chernigov"],
        card=2,
        priority="build",
        rebels="kiev:2",
        usurper="kiev",
    ),
    case(
        "the first region that somebody can reach",
        1,
        ["troop kiev volyn"],
        priority="build",
        rebels="kiev:2",
        you="kiev:3",
    ),
    case(
        "into a region it shares without ruling",
        1,
        ["troop kiev volyn"],
        priority="tax",
        rebels="kiev:2 volyn",
        you="volyn",
    ),
]
"""[solo-move-1, solo-move-2, solo-move-3, solo-move-4]"""

ATTACKING = [
    case("fight: not ruled first", 1, ["you volyn"], rebels="kiev:2 volyn", you="kiev volyn"),
    case("build: ruled first", 1, ["you kiev"], priority="build", rebels="kiev:2 volyn", you="kiev volyn"),
    case("tax: ruled first", 1, ["you kiev"], priority="tax", rebels="kiev:2 volyn", you="kiev volyn"),
    case("fight: then ruled ones", 1, ["you kiev"], rebels="kiev:2 volyn", you="kiev"),
    case("build: then those not ruled", 1, ["you volyn"], priority="build", rebels="kiev volyn", you="volyn"),
    case("in location order", 1, ["you kiev"], rebels="kiev novgorod", you="kiev novgorod"),
    case("by another card", 1, ["you novgorod"], card=13, rebels="kiev novgorod", you="kiev novgorod"),
    case(
        "on in one region while it can",
        2,
        ["you volyn", "you volyn"],
        rebels="volyn pereyaslavl",
        you="volyn:2 pereyaslavl",
    ),
    case(
        "on there even when it rules now",
        2,
        ["you volyn", "you volyn"],
        rebels="volyn:2 pereyaslavl",
        you="volyn:2 pereyaslavl",
    ),
    case(
        "elsewhere when nobody is left",
        2,
        ["you volyn", "you pereyaslavl"],
        rebels="volyn pereyaslavl",
        you="volyn pereyaslavl",
    ),
    case(
        "you before neutral troops",
        2,
        ["you smolensk", "neutral smolensk"],
        rebels="smolensk",
        you="smolensk",
        neutrals="smolensk",
    ),
    case(
        "your leader counts as you",
        1,
        ["you smolensk"],
        rebels="smolensk",
        leader="smolensk",
        neutrals="smolensk",
    ),
    case(
        "a region with neutral troops only",
        1,
        ["neutral smolensk"],
        rebels="smolensk kiev",
        neutrals="smolensk",
    ),
    case("nobody left to attack", 2, ["neutral smolensk", "lapse"], rebels="smolensk", neutrals="smolensk"),
]
"""[solo-attack-1]"""

TAXING = [
    case("A before B", 1, ["collect pereyaslavl"], rebels="volyn pereyaslavl", you="volyn"),
    case("A in location order", 1, ["collect kiev"], rebels="volyn kiev"),
    case("B with two points", 2, ["collect volyn"], rebels="volyn", you="volyn"),
    case(
        "A first, then too little for B",
        2,
        ["collect pereyaslavl", "lapse"],
        rebels="volyn pereyaslavl",
        you="volyn",
    ),
    case("B before C", 2, ["collect volyn"], rebels="volyn pereyaslavl", you="volyn", goods="fur"),
    case(
        "C if B is too dear", 1, ["collect pereyaslavl"], rebels="volyn pereyaslavl", you="volyn", goods="fur"
    ),
    case(
        "C before D", 1, ["collect pereyaslavl"], rebels="volyn pereyaslavl", you="volyn", goods="fur fish:3"
    ),
    case("D", 2, ["collect volyn"], rebels="volyn", you="volyn", goods="fish:3"),
    case("the good is gone", 1, ["collect volyn"], rebels="volyn kiev", taxed="kiev"),
    case(
        "from A again: the column has filled",
        2,
        ["collect kiev", "collect chernigov"],
        rebels="kiev novgorod chernigov",
        goods="wood:2",
    ),
    case(
        "the later rules: one point each, rule ignored",
        2,
        ["collect volyn", "collect pereyaslavl"],
        rebels="volyn pereyaslavl",
        you="volyn:2",
        solo_rules="v15",
    ),
    case(
        "an open column before a full one",
        1,
        ["collect volyn"],
        rebels="kiev volyn",
        you="volyn:2",
        goods="wood:3",
        solo_rules="v15",
    ),
]
"""[solo-tax-1, solo-later-1]"""

BUILDING = [
    case("A: ruled, nothing there", 1, ["build kiev stronghold"], rebels="kiev"),
    case(
        "A: not where it has built", 1, ["build volyn stronghold"], rebels="kiev volyn", built="market kiev"
    ),
    case(
        "B before C and D",
        2,
        ["build volyn stronghold"],
        rebels="kiev:2 volyn",
        you="kiev volyn",
        built="market kiev",
    ),
    case(
        "D if B is too dear",
        1,
        ["build kiev market"],
        rebels="kiev volyn",
        you="volyn",
        built="stronghold kiev",
    ),
    case(
        "C before D",
        1,
        ["build pereyaslavl stronghold"],
        rebels="kiev pereyaslavl:2",
        you="pereyaslavl",
        built="market kiev/market pereyaslavl",
    ),
    case(
        "no step for a region not ruled with its own",
        2,
        ["lapse"],
        rebels="volyn",
        you="volyn",
        built="market volyn",
    ),
    case("from A again", 2, ["build kiev stronghold", "build volyn stronghold"], rebels="kiev volyn"),
    case(
        "only where it has a piece",
        2,
        ["build kiev market", "lapse"],
        rebels="kiev",
        built="stronghold volyn/stronghold kiev",
    ),
    case("yours is in the way", 1, ["build kiev market"], rebels="kiev:3", yours="stronghold kiev"),
    case(
        "three of a type at most",
        1,
        ["build kiev market"],
        rebels="kiev",
        built="stronghold volyn/stronghold polotsk/stronghold rostov",
    ),
    case("no church without a target", 1, ["build kiev stronghold"], priority="build", rebels="kiev"),
    case(
        "a church where your troop stands",
        1,
        ["build kiev church"],
        priority="build",
        rebels="kiev:2",
        you="kiev",
    ),
    case(
        "your leader alone is no target",
        1,
        ["build kiev stronghold"],
        priority="build",
        rebels="kiev:2",
        leader="kiev",
    ),
    case(
        "a neutral troop is one",
        1,
        ["build smolensk church"],
        priority="build",
        rebels="smolensk:2",
        neutrals="smolensk",
    ),
    case("English keeps the build order", 1, ["build kiev stronghold"], rebels="kiev:2", you="kiev"),
    case(
        "German: a church first among others",
        1,
        ["build kiev church"],
        edition="de",
        rebels="kiev:2",
        you="kiev",
    ),
    case(
        "German: even with your leader alone",
        1,
        ["build kiev church"],
        edition="de",
        rebels="kiev:2",
        leader="kiev",
    ),
    case(
        "German: on top of the order also elsewhere",
        1,
        ["build kiev church"],
        edition="de",
        priority="build",
        rebels="kiev",
    ),
    case(
        "German: elsewhere the build order",
        1,
        ["build kiev market"],
        edition="de",
        priority="tax",
        rebels="kiev",
    ),
    case(
        "German: a church stands there already",
        1,
        ["build kiev stronghold"],
        edition="de",
        rebels="kiev:2",
        you="kiev",
        yours="church kiev",
    ),
    case(
        "the later rules: one point, nothing of its own first",
        1,
        ["build volyn stronghold"],
        rebels="kiev volyn",
        you="volyn:2",
        built="market kiev",
        solo_rules="v15",
    ),
    case(
        "then where somebody else stands",
        1,
        ["build volyn stronghold"],
        rebels="kiev volyn",
        you="volyn:2",
        built="market kiev/market volyn",
        solo_rules="v15",
    ),
]
"""[solo-build-1, solo-build-2, solo-later-1, build-2]"""

SPENDING = [
    *[pytest.param("muster", *p.values, id=f"muster: {p.id}") for p in MUSTERING],
    *[pytest.param("move", *p.values, id=f"move: {p.id}") for p in MOVING],
    *[pytest.param("attack", *p.values, id=f"attack: {p.id}") for p in ATTACKING],
    *[pytest.param("tax", *p.values, id=f"tax: {p.id}") for p in TAXING],
    *[pytest.param("build", *p.values, id=f"build: {p.id}") for p in BUILDING],
]


@pytest.mark.parametrize(("action", "points", "moves", "position"), SPENDING)
def test_spending(action: str, points: int, moves: list[str], position: dict[str, Any]) -> None:
    """The steps themselves, so that the bonuses of a mat stay out of it.

    In five lists: [solo-muster-1], [solo-move-1, solo-move-2, solo-move-3, solo-move-4], [solo-attack-1],
    [solo-tax-1, solo-later-1], [solo-build-1, solo-build-2]. What cannot be used lapses [solo-turn-6].
    """
    words = {key: position.pop(key, "") for key in ("goods", "taxed", "built", "yours")}
    position.setdefault("usurper", "kiev" if action == "muster" else "")
    drawn = solo(**position).goods(REBELS, words["goods"]).taxed(words["taxed"])
    for seat, key in ((REBELS, "built"), (YOU, "yours")):
        for structure in filter(None, words[key].split("/")):
            drawn.built(seat, *structure.split())
    begin_action(drawn.g, ACTION.parse(action))

    assert answers(drawn.ask(spending(ACTION.parse(action), points))) == moves


def test_an_attacker_lost_in_the_check_sends_the_next_attack_elsewhere() -> None:
    """[solo-attack-1]"""
    g = solo(rebels="volyn pereyaslavl", you="volyn:2 pereyaslavl").action("attack", 2)

    assert answers(g, casualty=True) == ["act", "you volyn", "you pereyaslavl"]


# ---- unlocking and priority

UNLOCKING = [
    case("the top coin of the priority's column", "easy", "build", "", "unlock build-2"),
    case("then the next below", "easy", "build", "build-2", "unlock build-3"),
    case("a free bonus above is passed over", "medium", "tax", "", "unlock tax-2"),
    case("column empty: the leftmost with a coin", "easy", "build", "build-2 build-3", "unlock fight-1"),
    case("that one empty too", "easy", "build", "build-2 build-3 fight-1 fight-2", "unlock tax-1"),
    case("the priority's column before the leftmost", "hard", "tax", "", "unlock tax-1"),
]


@pytest.mark.parametrize(("level", "priority", "unlocked", "move", "position"), UNLOCKING)
def test_unlocking(level: str, priority: str, unlocked: str, move: str, position: dict[str, Any]) -> None:
    """[solo-scheme-1]"""
    drawn = solo(level=level, priority=priority).unlocked(unlocked)

    assert answers(drawn.ask(OfferUnlock(REBELS, BY_SCHEME))) == [move]


ASSIGNING = [
    case("A you occupy more regions", "easy", "assign fight", you="kiev volyn", rebels="novgorod:5"),
    case(
        "A your leader occupies too",
        "medium",
        "assign fight",
        you="kiev",
        leader="volyn",
        rebels="novgorod:5",
    ),
    case(
        "A before B",
        "medium",
        "assign fight",
        you="kiev volyn",
        rebels="novgorod",
        yours="church kiev/church volyn",
    ),
    case("B you built in more adjacent regions", "medium", "assign build", yours="church kiev/church volyn"),
    case(
        "not adjacent: only one counts",
        "medium",
        "assign tax",
        yours="church novgorod/church volyn",
        built="market kiev",
    ),
    case(
        "a region counts once", "hard", "assign fight", yours="church kiev/market kiev", built="market volyn"
    ),
    case("B before C", "hard", "assign build", yours="church kiev", goods="wood"),
    case("C more goods on your boat", "hard", "assign tax", goods="wood"),
    case("C your dock does not count", "hard", "assign fight", goods="fur:2", theirs="wood"),
    case("D easy: the axe stands at build", "easy", "assign build"),
    case("D medium: at tax", "medium", "assign tax"),
    case("D hard: at attack and move", "hard", "assign fight"),
    case("D very hard: at build", "very-hard", "assign build"),
    case(
        "D a tie is no lead", "easy", "assign build", you="kiev", rebels="volyn", goods="wood", theirs="ore"
    ),
]


@pytest.mark.parametrize(("level", "move", "position"), ASSIGNING)
def test_assigning_priority(level: str, move: str, position: dict[str, Any]) -> None:
    """[solo-claim-2]"""
    words = {key: position.pop(key, "") for key in ("goods", "theirs", "built", "yours")}
    drawn = solo(level=level, **position).goods(YOU, words["goods"]).goods(REBELS, words["theirs"])
    for seat, key in ((REBELS, "built"), (YOU, "yours")):
        for structure in filter(None, words[key].split("/")):
            drawn.built(seat, *structure.split())

    assert answers(drawn.ask(RebelPriority(REBELS)))[0] == move
