"""How strong a bot plays: four levels for people to choose from."""

from __future__ import annotations

from guildhall.bots.search import Budget

EXPERT = Budget(seconds=0.2)
MASTER = Budget(seconds=1.0)
