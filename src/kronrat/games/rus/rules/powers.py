"""When special abilities and Princes' powers work. Each is carried out in the chapter it changes:

| ability | where | | ability | where |
|---|---|---|---|---|
| fast march | `schemes.grant` | | trading posts | `land.strength` |
| sharp eyes | `draw.Draw` | | windfall | `claim.uncover` |
| veteran blades | `attack.RollDie` | | druzhina | `land.strength` |
| patron | `deeds.Draft` | | archive | `draw.Search` |
| plunder | `attack.spend_attack` | | retinue | `muster.deploy` |
| credit | `schemes.has_credit` | | renown | `claim.ClaimPhase` |

| prince | where | | prince | where |
|---|---|---|---|---|
| Boris | `attack.modifier`, `attack.RollDie` | | Sviatopolk | `land.strength`, `attack.Quell` |
| Gleb | `attack.charge`, `move.charges` | | Sudislav | `muster.Levy` |
| Yaroslav | `land.ruler` | | Sviatoslav | `move.Ride` |
| Mstislav | `build.cost_in` | | Izyaslav | `build.Collect` |
"""

from __future__ import annotations

from kronrat.games.rus.data import FIRST_TIER_AT, FOURTH_TIER_AT, TIER, TIERS
from kronrat.games.rus.state import State


def has(g: State, seat: int, ability: int) -> bool:
    """A special ability works from the round after its token has left the mat [ability-1]."""
    if ability < TIER:
        return g.open[seat] > FIRST_TIER_AT and g.ability[seat * TIERS] == ability
    return g.open[seat] > FOURTH_TIER_AT and g.ability[seat * TIERS + 1] == ability


def power(g: State, seat: int, prince: int, land: int) -> bool:
    """A Prince's power works only in the Land where he stands [prince-1]."""
    return g.card[seat] == prince and g.prince[seat] == land
