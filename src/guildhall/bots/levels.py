"""How long the levels that search may think about one decision."""

from __future__ import annotations

from guildhall.bots.search import Budget

EXPERT = Budget(seconds=0.2)
MASTER = Budget(seconds=1.0)
