"""Bots against bots: single games, series over several processes, and what came of them."""
