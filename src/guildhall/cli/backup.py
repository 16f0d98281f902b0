"""`guildhall backup` and `guildhall restore`: what was copied, and what in it is damaged."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from guildhall.cli.context import console
from guildhall.core.errors import MissingExtra
from guildhall.server.settings import Settings
from guildhall.text.words import Words


def run(words: Words, file: str, database_url: str | None, *, is_restore: bool) -> None:
    """Copy the database into a file, or a file into the database; exit 1 if tables are damaged."""
    try:
        from guildhall.server import backups
        from guildhall.server.store.database import database_url as read_url
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    url = read_url(Settings.read(flags={"database_url": database_url}).database_url)
    if is_restore:
        report = asyncio.run(backups.restore(Path(file), url))
    else:
        report = asyncio.run(backups.back_up(url, Path(file)))
    said = "restore-done" if is_restore else "backup-done"
    console().print(words.say(said, file=file, tables=report.tables, steps=report.steps))
    if report.old:
        console().print(words.say("backup-old", tables=report.old))
    for table, problem in report.damaged:
        line = words.say("backup-table-damaged", table=table or file, problem=problem)
        print(line, file=sys.stderr)  # noqa: T201 - the way out
    if report.damaged:
        raise SystemExit(1)
