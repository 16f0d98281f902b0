"""Cartographers: draw polyominoes on an 11x11 map and please the queen's edicts."""
