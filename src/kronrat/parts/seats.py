"""The seats as a set of names, for games of up to four."""

from typing import Final

from kronrat.kernel.domain import Domain
from kronrat.kernel.seats import COLOURS

SEAT: Final = Domain("seat", COLOURS[:4])
