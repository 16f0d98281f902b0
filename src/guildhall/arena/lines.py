"""One game of a series as a line of JSON, written and read; nothing that is read is trusted."""

from __future__ import annotations

import json
from typing import Any

from guildhall.arena.schedule import Result, Series, seating

Json = dict[str, Any]
_FURTHEST = 1_000_000_000
"""No points, decisions, turns or seconds of a game come near it."""


class BadLine(ValueError):
    """A line does not describe a game; the text is the name of the field that is wrong."""


def to_line(content: Json) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def parsed(line: bytes) -> Json | None:
    """The object in a line; None where there is none."""
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def to_json(result: Result) -> Json:
    line: Json = {
        "game": result.number,
        "bots": result.bots,
        "points": result.points,
        "ranks": result.ranks,
        "decisions": result.decisions,
        "seconds": result.seconds,
    }
    if not result.is_over:
        line["unfinished"] = True
    if result.verdict:
        line["verdict"] = dict(result.verdict)
    if result.turns:
        line["turns"] = result.turns
    return line


def from_json(line: Json, series: Series) -> Result:
    """The game of the series that a line describes, else BadLine."""
    seats = series.rotations
    number: Any = line.get("game")
    is_left: Any = line.get("unfinished", False)
    _require("game", type(number) is int and number >= 0)
    _require("unfinished", isinstance(is_left, bool))
    bots = _whole(line, "bots", seats, least=0)
    _require("bots", bots == seating(series, number).bots)
    return Result(
        number,
        bots,
        _whole(line, "points", seats),
        _ranks(line, seats),
        _whole(line, "decisions", seats, least=0),
        not is_left,
        _verdict(line.get("verdict", {})),
        _whole(line, "turns", seats, least=0) if "turns" in line else (),
        _seconds(line, seats),
    )


def _require(name: str, fits: bool) -> None:
    if not fits:
        raise BadLine(name)


def _row(line: Json, name: str, seats: int) -> list[Any]:
    row = line.get(name)
    if not isinstance(row, list) or len(row) != seats:
        raise BadLine(name)
    return row


def _whole(line: Json, name: str, seats: int, least: int = -_FURTHEST) -> tuple[int, ...]:
    row = _row(line, name, seats)
    _require(name, all(type(one) is int and least <= one <= _FURTHEST for one in row))
    return tuple(row)


def _ranks(line: Json, seats: int) -> tuple[int, ...]:
    """Each seat comes after all those before it; who shares a place has the same rank."""
    ranks = _whole(line, "ranks", seats, least=1)
    _require("ranks", all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks))
    return ranks


def _seconds(line: Json, seats: int) -> tuple[float, ...]:
    row = _row(line, "seconds", seats)
    _require("seconds", all(type(one) in (int, float) and 0 <= one <= _FURTHEST for one in row))
    return tuple(map(float, row))


def _verdict(found: object) -> tuple[tuple[str, int | str], ...]:
    """What the game said of a solo game: its kind, and numbers and ids beside it."""
    if not isinstance(found, dict):
        raise BadLine("verdict")
    _require("verdict", not found or isinstance(found.get("kind"), str))
    _require("verdict", all(map(_is_fact, found.values())))
    return tuple(found.items())


def _is_fact(value: object) -> bool:
    return isinstance(value, str) or (type(value) is int and abs(value) <= _FURTHEST)
