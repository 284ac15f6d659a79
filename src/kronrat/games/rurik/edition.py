"""What differs between the editions (`settings[EDITION]`), by its number."""

from typing import Final

from kronrat.games.rurik.data import AGENDAS, COURAGEOUS, DIGNIFIED, WEALTHY

EDITIONS: Final = ["en", "de"]

FORFEIT_PASSES_MARKER: Final = [False, True]
"""English: the marker passes if the top scheme space is taken; German: if somebody stands there [scheme-3]."""

REMOVAL_WITHOUT_TROOPS_IS_FREE: Final = [True, False]
"""With no troop left to place, a church's removal is optional in English, carried out in German [build-4]."""

TOKENS_FOR_THE_SEATS: Final = [True, False]
"""Alternate board: English: the goods tokens made for that player count; German: any of the 15 [variant-1]."""

# ---- the solo game

_ALL: Final = (1 << AGENDAS) - 1
SOLO_AGENDAS: Final = [_ALL & ~(1 << COURAGEOUS | 1 << DIGNIFIED | 1 << WEALTHY), _ALL & ~(1 << COURAGEOUS)]
"""English: without Courageous, Dignified and Wealthy; German: without Courageous only [solo-setup-4]."""

BONUS_MOVE_FIRST: Final = [True, False]
"""The Rebellion's bonus movement comes before (English) or after (German) its main action [solo-turn-4]."""

CHURCH_AMONG_OTHERS: Final = [False, True]
"""[solo-build-2] German: where you or neutral troops stand a church first, elsewhere even one without effect.
English: the build order alone, and no church without somebody to convert."""

SCORED_COINS_BREAK_TIES: Final = [False, True]
"""Whether the coins that the Rebellion scored count for the tie-break as well [solo-score-2]."""
