"""A series of games between bots from here, for those who write Python instead of commands."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.arena.crew import play_games
from guildhall.arena.report import Standing, standings
from guildhall.arena.schedule import Result, Series, check_series

__all__ = ["Result", "Series", "Standing", "check_series", "play_series", "standings"]


def play_series(series: Series, workers: int = 1) -> Iterator[Result]:
    """The results in the order of the games, the same for any number of workers."""
    check_series(series)
    found = play_games(series, range(series.total), workers)
    yield from found if workers == 1 else sorted(found, key=lambda result: result.number)
