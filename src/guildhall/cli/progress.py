"""What is said beside a report while games are played: a bar with an estimate, and remarks."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from guildhall.text.words import Words

R = TypeVar("R")


def with_progress(words: Words, total: int, done: int, results: Iterable[R]) -> Iterator[R]:
    """The same results; in a terminal a bar on standard error says how many there are."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("/"),
        TimeRemainingColumn(),
    )
    out = Console(stderr=True)
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(words.say("arena-playing"), total=total, completed=done)
        for result in results:
            yield result
            progress.advance(task)


def remark(line: str) -> None:
    print(line, file=sys.stderr)  # noqa: T201 - beside the report, which may be JSON
