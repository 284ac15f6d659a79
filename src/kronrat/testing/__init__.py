"""The contract that every game keeps, as tests to inherit: a package with a game of its own runs it with three lines.

    from kronrat.testing import GameContract

    class TestMyGame(GameContract):
        game = "mygame"

pytest plays the game in every edition and for every number of players, at random and livelier, and tries each law on
positions along the way. The suite asks what a game has: without chance, secrets, hints, reasons or a rules page the
laws about them have nothing to try.
"""

from kronrat.testing.copies import CopyContract
from kronrat.testing.drawing import DrawingContract
from kronrat.testing.facts import FactsContract
from kronrat.testing.observations import ObservationContract
from kronrat.testing.play import PlayContract
from kronrat.testing.purity import PurityContract
from kronrat.testing.secrets import SecretsContract
from kronrat.testing.undo import UndoContract
from kronrat.testing.variants import Variant, played, positions, variants
from kronrat.testing.words import WordsContract

__all__ = ["GameContract", "Variant", "played", "positions", "variants"]


class GameContract(
    PlayContract,
    PurityContract,
    CopyContract,
    SecretsContract,
    FactsContract,
    ObservationContract,
    UndoContract,
    DrawingContract,
    WordsContract,
):
    """All of it."""
