"""Where a series is kept: what makes it this one and no other, and the names of its files."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from guildhall.arena.schedule import Result, Series
from guildhall.games.registry import entry

_FORMAT = 1


def heading(series: Series) -> dict[str, Any]:
    """Everything the results depend on; how many games are wanted is not among it. Any: JSON."""
    return {
        "guildhall": _FORMAT,
        "game": series.game,
        "rules": entry(series.game).game.version,
        "bots": list(series.bots),
        "seats": series.rotations,
        "seed": series.seed,
        "options": dict(series.options),
        "across": series.across,
    }


def series_name(series: Series) -> str:
    """A name that no other series has."""
    plain = re.sub(r"[^A-Za-z0-9_-]", "_", series.seed)[:40]
    digest = hashlib.sha256(json.dumps(heading(series)).encode()).hexdigest()
    return f"{series.game}-{plain}-{digest[:8]}"


def journal_name(series: Series) -> str:
    return f"{series_name(series)}.jsonl"


def record_path(series: Series, number: int) -> Path | None:
    """Where the record of a game lies; None where no records are kept."""
    if series.records is None:
        return None
    return Path(series.records) / f"{series_name(series)}-{number:05}.replay"


def keep_record(series: Series, result: Result) -> None:
    """Write the record of a game into the folder of the series, where it has one."""
    path = record_path(series, result.number)
    if path is not None:
        path.write_text(result.record, "utf-8", newline="\n")
