"""The engine: games are rules over values; matches, records and codecs work for every game."""
