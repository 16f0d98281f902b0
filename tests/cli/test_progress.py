"""The bar beside a report: how long a series will still take."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

from rich.console import Console

from guildhall.cli.progress import progress_bar, with_progress
from guildhall.text.words import Words


def test_games_of_a_minute_give_an_estimate_from_the_first_on() -> None:
    now = 1000.0
    bar = progress_bar(Console(file=StringIO(), force_terminal=True), lambda: now)

    def games() -> Iterator[int]:
        nonlocal now
        for number in range(5):
            now += 60
            yield number

    timed = with_progress(Words("en"), 5, 0, games(), bar)
    left = [bar.tasks[0].time_remaining for _ in timed]
    assert left == [None, 240, 180, 120, 60]


def test_games_that_were_there_do_not_speed_up_the_estimate() -> None:
    now = 0.0
    bar = progress_bar(Console(file=StringIO(), force_terminal=True), lambda: now)
    games = with_progress(Words("en"), 100, 90, iter("abc"), bar)
    next(games)
    now += 60
    next(games)
    assert bar.tasks[0].time_remaining == 9 * 60
