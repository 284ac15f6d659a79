"""The rulebook's examples as positions."""

from kronrat.kernel.game import Example

EXAMPLES: list[Example] = []
