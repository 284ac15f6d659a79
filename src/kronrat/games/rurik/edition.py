"""What differs between the English and the German edition (fact sheet section 10, K8, K10, K11), by edition number."""

from typing import Final

EDITIONS: Final = ["en", "de"]

FORFEIT_PASSES_MARKER: Final = [False, True]
"""X7, K10: English: the marker passes if the top scheme space is taken; German: if somebody stands there."""

REMOVAL_WITHOUT_TROOPS_IS_FREE: Final = [True, False]
"""X9, K8: with no troop left to place, a church's removal is optional in English, carried out in German."""

TOKENS_FOR_THE_SEATS: Final = [True, False]
"""X14, K11: alternate board: English: the goods tokens made for that player count; German: any of the 15."""
