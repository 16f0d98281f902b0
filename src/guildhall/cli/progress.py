"""What is said beside a report while games are played: a bar with an estimate, and remarks."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    GetTimeCallable,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from guildhall.text.words import Words

R = TypeVar("R")
_LONGEST_GAMES = 86_400.0
"""Seconds that an estimate looks back: two games at least must lie in them."""


def with_progress(
    words: Words, total: int, done: int, results: Iterable[R], bar: Progress | None = None
) -> Iterator[R]:
    """The same results; in a terminal a bar on standard error says how many there are."""
    with progress_bar(Console(stderr=True)) if bar is None else bar as progress:
        task = progress.add_task(words.say("arena-playing"), total=total, completed=done)
        progress.advance(task, 0)  # the first game is timed from here, so that it counts too
        for result in results:
            yield result
            progress.advance(task)


def progress_bar(out: Console, clock: GetTimeCallable | None = None) -> Progress:
    """Shown in a terminal only; `clock` tells seconds."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("/"),
        TimeRemainingColumn(),
    )
    return Progress(
        *columns,
        console=out,
        transient=True,
        disable=not out.is_terminal,
        get_time=clock,
        speed_estimate_period=_LONGEST_GAMES,
    )


def remark(line: str) -> None:
    print(line, file=sys.stderr)  # noqa: T201 - beside the report, which may be JSON
