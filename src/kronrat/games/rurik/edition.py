"""What differs between the editions (fact sheet section 10, K4, K8, K10, K11), by its number."""

from typing import Final

from kronrat.games.rurik.data import AGENDAS, COURAGEOUS, DIGNIFIED, WEALTHY

EDITIONS: Final = ["en", "de"]

FORFEIT_PASSES_MARKER: Final = [False, True]
"""X7, K10: English: the marker passes if the top scheme space is taken; German: if somebody stands there."""

REMOVAL_WITHOUT_TROOPS_IS_FREE: Final = [True, False]
"""X9, K8: with no troop left to place, a church's removal is optional in English, carried out in German."""

TOKENS_FOR_THE_SEATS: Final = [True, False]
"""X14, K11: alternate board: English: the goods tokens made for that player count; German: any of the 15."""

# ---- the solo game

_ALL: Final = (1 << AGENDAS) - 1
SOLO_AGENDAS: Final = [_ALL & ~(1 << COURAGEOUS | 1 << DIGNIFIED | 1 << WEALTHY), _ALL & ~(1 << COURAGEOUS)]
"""X17: English: without Courageous, Dignified and Wealthy; German: without Courageous only."""

BONUS_MOVE_FIRST: Final = [True, False]
"""X19: the Rebellion's bonus movement comes before (English) or after (German) its main action."""

CHURCH_AMONG_OTHERS: Final = [False, True]
"""X20, X22, K4: German: where you or neutral troops stand a church first, elsewhere even one without effect.
English: the build order alone, and no church without somebody to convert."""

SCORED_COINS_BREAK_TIES: Final = [False, True]
"""X27: whether the coins that the Rebellion scored count for the tie-break as well."""
