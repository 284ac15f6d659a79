"""The 18 rebellion cards [solo-card-2]: location order, build orders, strategies."""

from typing import Final

from kronrat.games.rurik.data import (
    ATTACK,
    BUILD,
    CHURCH,
    MARKET,
    MOVE,
    MUSTER,
    NEXT,
    REGION_KEYS,
    REGIONS,
    SCHEME,
    STRONGHOLD,
    TAX,
)

CARDS: Final = 18
PLACES: Final = 8
"""Regions in play in the solo game."""
LINES: Final = 6
"""Lines of a strategy, the bottom one first: one advisor each."""
PRIORITIES: Final = 3

# from top to bottom
_LOCATIONS: Final = """
kie vol per che pol smo ros nov
che smo ros pol kie vol nov per
pol kie per che smo nov vol ros
smo pol kie che nov per ros vol
per smo pol che kie vol ros nov
pol smo kie nov che vol per ros
che per smo ros kie nov pol vol
che pol per kie vol smo nov ros
smo nov per kie che pol ros vol
smo kie che per pol vol ros nov
vol smo per pol kie ros che nov
kie che ros per smo nov vol pol
nov ros smo che per vol pol kie
nov smo kie per che pol ros vol
vol kie smo pol nov ros che per
per che smo pol vol ros nov kie
pol vol che smo kie per nov ros
pol nov ros che kie smo vol per
"""

# advisors from the bottom line up (* joins later); then by priority (attack/move, build, tax) build order and actions,
# $ for the coin icon
_STRATEGIES: Final = """
2* 4 1 3* 5 2 | scm sc at$ mv mv bu mu | csm at mu sc mu bu$ mv | mcs sc tx$ bu tx mv mu
4 2 3* 1 2* 5 | scm mu at bu mv$ sc at | msc bu tx sc bu at mu$ | cms tx tx sc mv mu bu$
2 3* 2* 4 5 1 | scm mv at mu mu$ at sc | csm mv tx mu at$ bu sc | mcs bu mv tx bu tx sc$
3* 4 2* 2 1 5 | scm tx sc mu at$ mv bu | csm at bu sc tx mu$ mv | mcs mu mv sc bu$ mu tx
2* 1 3* 5 4 2 | csm mu mv bu mu at sc$ | mcs mv bu tx mu bu$ sc | cms mv sc tx bu mu tx$
2 3* 4 5 1 2* | scm mv at at bu$ mu mu | csm mu tx tx$ bu at sc | mcs sc mu tx mu bu$ mv
1 5 2* 3* 2 4 | scm mv mu$ at bu at$ sc | mcs sc$ tx mu$ at bu at | mcs tx tx mu$ mv sc bu$
2 5 1 2* 4 3* | scm mv tx$ sc bu at$ at | mcs at$ bu$ mu mv tx bu | mcs sc tx tx mu$ bu$ mv
1 3* 4 5 2* 2 | csm tx mu$ mv at at bu$ | csm tx mv at$ bu bu$ sc | mcs mv tx tx sc bu$ mu$
2* 1 4 3* 2 5 | msc at sc mv bu$ mu$ tx | mcs mv sc tx$ at bu$ mu | scm mv sc tx$ mu mu bu$
3* 4 2* 1 5 2 | csm at$ mu sc sc mv bu$ | mcs at bu$ tx mu$ tx sc | mcs tx tx mu$ bu mv sc$
2 3* 1 4 5 2* | scm mv at$ mu sc$ bu at | smc mu at$ mv sc bu tx$ | csm tx$ mv sc bu$ mu tx
2 3* 2* 1 5 4 | scm mu bu$ tx mv at$ sc | cms mv at$ tx bu tx mu$ | mcs tx bu$ mu$ mv tx sc
3* 1 4 5 2 2* | smc bu mu sc$ tx$ mv at | csm bu mu$ sc at bu$ tx | scm bu$ mu sc mu tx$ sc
2* 1 5 3* 2 4 | csm at mu mv at sc tx$ | csm at sc mv mu$ tx bu | mcs sc mu tx tx bu$ mv
4 5 3* 1 2* 2 | csm at mu bu tx$ sc mv | csm bu bu at$ tx mv at | msc bu tx mu$ mv tx sc
1 2* 2 3* 5 4 | csm mv sc sc tx at bu$ | mcs mu bu tx tx sc at$ | mcs mu bu$ sc tx tx mv
1 2* 5 2 4 3* | csm sc mu bu mv at$ tx | cms mv mu bu tx$ at mv | mcs sc mv sc bu tx$ mu
"""

_PLACE: Final = {key[:3]: region for region, key in enumerate(REGION_KEYS[:PLACES])}
_ACTION: Final = {"mu": MUSTER, "mv": MOVE, "at": ATTACK, "tx": TAX, "bu": BUILD, "sc": SCHEME}
_STRUCTURE: Final = {"c": CHURCH, "m": MARKET, "s": STRONGHOLD}
_TABLE: Final = [[part.split() for part in row.split("|")] for row in _STRATEGIES.strip().splitlines()]

LOCATION: Final = [_PLACE[word] for row in _LOCATIONS.strip().splitlines() for word in row.split()]
"""card * PLACES + place in the location order → region."""
ADVISOR_ON: Final = [int(word[0]) for card in _TABLE for word in card[0]]
"""card * LINES + line → number of the advisor."""
STARRED: Final = [int(word.endswith("*")) for card in _TABLE for word in card[0]]
"""card * LINES + line → whether the advisor joins later."""
BUILD_ORDER: Final = [_STRUCTURE[letter] for card in _TABLE for column in card[1:] for letter in column[0]]
"""(card * PRIORITIES + priority) * 3 + n → structure tried as number n."""
ACTION_ON: Final = [_ACTION[word[:2]] for card in _TABLE for column in card[1:] for word in column[1:]]
"""(card * PRIORITIES + priority) * LINES + line → action."""
COIN_ON: Final = [int(word.endswith("$")) for card in _TABLE for column in card[1:] for word in column[1:]]
"""The same → whether a coin icon stands beside it."""


def _distances() -> list[int]:
    """Steps between the eight regions, over regions in play only [solo-move-3]."""
    out: list[int] = []
    for start in range(PLACES):
        steps = [-1] * PLACES
        steps[start] = 0
        edge = [start]
        while edge:
            region = edge.pop(0)
            for near in NEXT[2 * REGIONS + region]:
                if steps[near] < 0:
                    steps[near] = steps[region] + 1
                    edge.append(near)
        out += steps
    return out


DISTANCE: Final = _distances()
"""region * PLACES + region → how far apart."""


def place_of(card: int, region: int) -> int:
    """Where a region stands in a card's location order, 0 at the top."""
    place = 0
    while LOCATION[card * PLACES + place] != region:
        place += 1
    return place
