"""What a Deed asks, as icons with numbers; where a seat is known, what of it that seat has."""

from __future__ import annotations

from kronrat.games.rus.data import (
    ALL_THREE,
    ANY_TWO,
    BUILDINGS,
    CHURCH,
    CHURCHES,
    DEED_AMOUNT,
    DEED_GIVE,
    DEED_GOLD,
    DEED_GOODS,
    DEED_NEED,
    DEED_SCHEMES,
    DIFFERENT,
    EQUAL,
    FORCES,
    FORTRESS,
    GIVE_COUNT,
    GOOD,
    GOODS,
    KILLED,
    MARKET,
    MARKETS,
    MARSH,
    NEAR,
    OWN_BUILDING,
    PATROLS,
    RULED_PAIR,
    SPREAD,
    SPREAD_LANDS,
    STRONGHOLD,
    STRONGHOLDS,
    SWAMP,
    TOKEN,
    VETERANS,
)
from kronrat.games.rus.view import Public
from kronrat.kernel.view import NEUTRAL, Mark, Text
from kronrat.parts.graph import largest_group

Asked = list[tuple[str, int | str, bool | None]]


def demands(deed: int, view: Public | None, seat: int) -> list[Mark]:
    """Conditions first, then what is paid; `met` only for the seat that holds the Deed [claim-1]."""
    have = Having(view, seat) if view is not None and seat != NEUTRAL else None
    asked = conditions(deed, view, have) + prices(deed, have)
    return [Mark(icon, value, Text(f"icon-{icon}"), met) for icon, value, met in asked]


class Having:
    """A seat's own things, counted from what everybody sees."""

    def __init__(self, view: Public, seat: int) -> None:
        lands = len(view.terrain)
        self.view = view
        self.seat = seat
        self.gold = view.gold[seat]
        self.goods = view.goods[seat * GOODS : (seat + 1) * GOODS]
        self.schemes = view.hands[seat]
        self.troops = [view.troops[seat * lands + n] + view.heavies[seat * lands + n] for n in range(lands)]
        self.built = [
            sum(1 << n for n in range(lands) if view.building[kind * lands + n] == seat)
            for kind in range(BUILDINGS)
        ]

    def connected(self, kind: int) -> int:
        return largest_group(self.built[kind], NEAR[self.view.seats])

    def market_goods(self) -> int:
        terrain = self.view.terrain
        lands = [n for n in range(len(terrain)) if self.built[MARKET] >> n & 1]
        return len({terrain[n] for n in lands if terrain[n] != SWAMP})

    def rules_pair(self, count: int) -> bool:
        rulers = self.view.rulers
        return any(n >= count and rulers[land] == self.seat for land, n in enumerate(self.troops))


def conditions(deed: int, view: Public | None, have: Having | None) -> Asked:
    """What must be there."""
    need, amount = DEED_NEED[deed], DEED_AMOUNT[deed]
    if need == FORCES:
        return [("troop", amount, None if have is None else max(have.troops) >= amount)]
    if need in (ALL_THREE, FORTRESS):
        kinds = [STRONGHOLD, CHURCH, MARKET][: 3 if need == ALL_THREE else 2]
        best = together(have, kinds) if have else 0
        return [(BUILT_ICONS[kind], "", None if have is None else bool(best >> kind & 1)) for kind in kinds]
    if need in (STRONGHOLDS, CHURCHES):
        kind = STRONGHOLD if need == STRONGHOLDS else CHURCH
        return [
            (BUILT_ICONS[kind], amount, None if have is None else have.connected(kind) >= amount),
            ("linked", "", None),
        ]
    if need == SPREAD:
        wanted = f"{SPREAD_LANDS[2]}–{SPREAD_LANDS[4]}" if view is None else SPREAD_LANDS[view.seats]
        met = None if have is None else sum(1 for n in have.troops if n) >= SPREAD_LANDS[have.view.seats]
        return [("troop", "", None), ("land", wanted, met)]
    if need == KILLED:
        return [("unrest", amount, None if have is None else have.view.killed[have.seat] >= amount)]
    if need == TOKEN:
        return [("token", "", None if have is None else have.view.token == have.seat)]
    if need == MARKETS:
        return [
            ("market", amount, None if have is None else have.market_goods() >= amount),
            ("different", "", None),
        ]
    if need == MARSH:
        marsh = have.view.terrain.index(SWAMP) if have else 0
        rules = None if have is None else have.view.rulers[marsh] == have.seat
        stands = None if have is None else any(mask >> marsh & 1 for mask in have.built)
        return [("marsh", "", None), ("crown", "", rules), ("stronghold", "", stands)]
    return []


BUILT_ICONS = ["stronghold", "church", "market"]


def together(have: Having, kinds: list[int]) -> int:
    """Of the Lands with own buildings the one that has most of these types; as a mask of types."""
    best = 0
    for land in range(len(have.view.terrain)):
        here = sum(1 << kind for kind in kinds if have.built[kind] >> land & 1)
        if here.bit_count() > best.bit_count():
            best = here
    return best


def prices(deed: int, have: Having | None) -> Asked:
    """What is paid or given up."""
    asked: Asked = []
    for good in range(GOODS):
        count = DEED_GOODS[deed * GOODS + good]
        if count:
            asked.append((GOOD.key(good), count, None if have is None else have.goods[good] >= count))
    give = DEED_GIVE[deed]
    count = GIVE_COUNT[give]
    if give == EQUAL:
        asked.append(("equal", count, None if have is None else max(have.goods) >= count))
    elif give == DIFFERENT:
        asked.append(("different", count, None if have is None else sum(1 for n in have.goods if n) >= count))
    elif give == ANY_TWO:
        asked.append(("goods", count, None if have is None else sum(have.goods) >= count))
    elif give == PATROLS:
        asked += [
            ("loss", count, None if have is None else sum(1 for n in have.troops if n) >= count),
            ("land", count, None),
        ]
    elif give == RULED_PAIR:
        asked += [("crown", "", None), ("loss", count, None if have is None else have.rules_pair(count))]
    elif give == VETERANS:
        asked.append(("loss", count, None if have is None else sum(have.troops) >= count))
    elif give == OWN_BUILDING:
        asked.append(("ruin", count, None if have is None else any(have.built)))
    if DEED_SCHEMES[deed]:
        asked.append(
            ("card", DEED_SCHEMES[deed], None if have is None else have.schemes >= DEED_SCHEMES[deed])
        )
    if DEED_GOLD[deed]:
        asked.append(("coin", DEED_GOLD[deed], None if have is None else have.gold >= DEED_GOLD[deed]))
    return asked
