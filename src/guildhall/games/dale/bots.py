"""Bots for Dale of Merchants: they see a view only."""

from guildhall.bots.uniform import Uniform

BOTS = {"uniform": Uniform}
