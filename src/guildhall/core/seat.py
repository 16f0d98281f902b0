"""A player's place at the table."""

Seat = int

CHANCE: Seat = -1
"""The seat of decks and dice."""
