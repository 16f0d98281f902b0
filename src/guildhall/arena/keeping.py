"""Where a series is kept: what makes it this one and no other, and the names of its files."""

from __future__ import annotations

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Any

from guildhall.arena.errors import BadSeries, one_line
from guildhall.arena.schedule import Series, seating, seed_of, setup_of
from guildhall.core.errors import GuildhallError, clipped_path
from guildhall.core.match import Match
from guildhall.core.replay import Replay
from guildhall.games.registry import entry

_FORMAT = 1
_ALWAYS_BESIDE = 2
"""So many at a table have the same neighbours in every order."""


def heading(series: Series) -> dict[str, Any]:
    """Everything the results depend on; how many games are wanted is not among it. Any: JSON."""
    found = {
        "guildhall": _FORMAT,
        "game": series.game,
        "rules": entry(series.game).game.version,
        "bots": list(series.bots),
        "seats": series.rotations,
        "seed": series.seed,
        "options": dict(sorted(series.options)),
        "across": series.across,
    }
    if series.rotations > _ALWAYS_BESIDE:
        found["neighbours"] = "mixed"
    return found


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


def keep_record(series: Series, number: int, record: str) -> None:
    """Write the record of a game into the folder of the series, where it has one."""
    path = record_path(series, number)
    if path is not None:
        whole = path.with_suffix(f".{os.getpid()}")  # whoever is killed leaves no half of a record
        whole.write_text(record, "utf-8", newline="\n")
        whole.replace(path)


def is_kept(series: Series, number: int) -> bool:
    """Whether the game with this number lies in the folder of the series."""
    path = record_path(series, number)
    return path is not None and path.exists()


def kept_match(series: Series, number: int) -> Match[Any, Any, Any] | None:
    """The game with this number as it was recorded; None where it was not, BadSeries if broken."""
    path = record_path(series, number)
    if path is None or not is_kept(series, number):
        return None
    try:
        replay = Replay.parse(path.read_text("utf-8"))
        match = Match.load(entry(series.game).game, replay)
    except (GuildhallError, UnicodeDecodeError) as problem:
        raise _unfit(path, one_line(problem)) from problem
    at = seating(series, number)
    is_this = (match.setup, match.seed) == (setup_of(series, at), seed_of(series, at))
    if not is_this or replay.position:
        raise _unfit(path, "it is of another deal")
    if not match.is_over:
        raise _unfit(path, "it is not finished")
    return match


def _unfit(path: Path, problem: str) -> BadSeries:
    sentence = f"{clipped_path(str(path))} cannot be used: {problem}"
    return BadSeries("record-unfit", sentence, file=str(path), problem=problem)
