"""The file of a series: what is played, then a line of JSON for each game as it ends.

A series that was interrupted goes on where it stopped; one that is complete can be made longer.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from guildhall.arena.errors import BadSeries
from guildhall.arena.keeping import heading
from guildhall.arena.schedule import Result, Series, seating


class Journal:
    """The results of a series in a file; reading it raises BadSeries where it is of another one.

    A last line that was cut off is left out: its game is played again.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self._path = path
        self._series = series
        self.results = self._read()
        is_new = not path.exists() or not path.stat().st_size
        self._file = path.open("ab")
        if is_new:
            self._write(_line(heading(series)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        played = {result.number for result in self.results}
        return [number for number in range(self._series.total) if number not in played]

    def add(self, result: Result) -> None:
        self.results.append(result)
        self._write(_line(_to_json(result)))

    def _write(self, line: bytes) -> None:
        """At once, so that a killed process loses only the games it had not finished."""
        self._file.write(line)
        self._file.flush()

    def _read(self) -> list[Result]:
        raw = self._path.read_bytes() if self._path.exists() else b""
        if _line(heading(self._series)).startswith(raw):  # nothing, or less than a heading
            self._cut(0)
            return []
        first, *lines = raw.split(b"\n")
        self._check_heading(_parsed(first))
        broken = lines.pop()
        if not broken and lines and _parsed(lines[-1]) is None:
            broken = lines.pop() + b"\n"
        found: dict[int, Result] = {}
        for number, line in enumerate(lines, 2):
            result = self._result(number, _parsed(line))
            if result.number < self._series.total:
                found.setdefault(result.number, result)
        self._cut(len(raw) - len(broken))
        return list(found.values())

    def _cut(self, length: int) -> None:
        if self._path.exists() and self._path.stat().st_size > length:
            with self._path.open("r+b") as file:
                file.truncate(length)

    def _check_heading(self, found: dict[str, Any] | None) -> None:
        if found is None or "guildhall" not in found:
            raise BadSeries(
                "file-foreign", f"{self._path} holds no series of games", file=str(self._path)
            )
        expected = heading(self._series)
        for name, value in expected.items():
            if found.get(name) != value:
                theirs, ours = json.dumps(found.get(name)), json.dumps(value)
                raise BadSeries(
                    "file-other",
                    f"{self._path} holds another series ({name}: {theirs}, not {ours})",
                    file=str(self._path),
                    name=name,
                    theirs=theirs,
                    ours=ours,
                )

    def _result(self, line: int, read: dict[str, Any] | None) -> Result:
        try:
            result = _from_json(read or {})
            fits = result.number >= 0 and result.bots == seating(self._series, result.number).bots
        except (KeyError, TypeError, ValueError):
            fits = False
        if not fits:
            raise BadSeries(
                "file-broken",
                f"{self._path}: line {line} is no game of this series",
                file=str(self._path),
                line=line,
            )
        return result


def _line(content: dict[str, Any]) -> bytes:
    """Any: JSON."""
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _to_json(result: Result) -> dict[str, Any]:
    line: dict[str, Any] = {
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


def _from_json(line: dict[str, Any]) -> Result:
    names = ["bots", "points", "ranks", "decisions", "seconds"]
    names += ["turns"] if "turns" in line else []
    rows = [tuple(line[name]) for name in names]
    if any(len(row) != len(rows[0]) or not all(map(_is_number, row)) for row in rows):
        raise ValueError("expected a number for each seat")
    bots, points, ranks, decisions, seconds, *turns = rows
    is_over = not line.get("unfinished", False)
    verdict = tuple(dict(line.get("verdict", {})).items())
    return Result(
        int(line["game"]),
        bots,
        points,
        ranks,
        decisions,
        is_over,
        verdict,
        turns[0] if turns else (),
        seconds,
    )


def _is_number(one: object) -> bool:
    return isinstance(one, int | float) and not isinstance(one, bool)


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        read = json.loads(line)
    except ValueError:
        return None
    return read if isinstance(read, dict) else None
