"""The features by which a map is weighed, and their weights.

What can be had now (in this era) and what can be had later are features of their own. Values are
coins; a feature counts something by how likely it is to be reached.
"""

from __future__ import annotations

_WEIGHTS = {
    "draws": 3.5,
    "goals": 0.65,
    "goals now": 0.7,
    "goals later": 0.25,
    "towers now": 0.9,
    "towers later": 1.2,
    "ruins now": 0.8,
    "ruins later": 1.8,
    "coins now": 0.25,
    "coins later": 0.6,
    "regions now": 0.42,
    "regions later": 0.85,
    "routes now": 0.48,
    "routes later": 0.8,
    "crystals now": 1.0,
    "crystals later": 0.6,
    "villages": 0.3,
}
"""Found by regression and by playing some hundred solo games with other weights."""
FEATURES = tuple(_WEIGHTS)
WEIGHTS = tuple(_WEIGHTS.values())

# The places of the features, as plain numbers: they are used for every explorer.
DRAWS, GOALS, GOALS_NOW, GOALS_LATER, TOWERS, TOWERS_LATER, RUINS, RUINS_LATER = range(8)
COINS, COINS_LATER, REGIONS, REGIONS_LATER, ROUTES, ROUTES_LATER = range(8, 14)
CRYSTALS, CRYSTALS_LATER, STARTS = range(14, 17)

GOAL = 25
"""Coins that a goal is worth on top in the solo game, which is won with all of them only."""
GOAL_AMONG_OTHERS = 2
"""The same where others play."""
START = 1.5
"""Coins that a village brings in each era to come, as a place to start from."""
REACH = 9
"""Targets so far away or farther do not count."""
