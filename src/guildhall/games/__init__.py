"""The games, one folder each; `guildhall.games.registry` knows them by id."""
