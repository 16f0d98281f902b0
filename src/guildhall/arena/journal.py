"""The file of a series: what is played, then a line of JSON for each game as it ends.

A series that was interrupted goes on where it stopped; one that is complete can be made longer.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Self

from guildhall.arena.errors import BadSeries
from guildhall.arena.keeping import heading
from guildhall.arena.lines import BadLine, Json, from_json, parsed, to_json, to_line
from guildhall.arena.schedule import Result, Series
from guildhall.core.errors import clipped_path


class Journal:
    """The results of a series in a file; reading it raises BadSeries where it is of another one.

    A last line that was cut off is left out: its game is played again.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self._path = path
        self._shown = clipped_path(str(path))
        self._series = series
        self.results = self._read()
        is_new = not path.exists() or not path.stat().st_size
        self._file = path.open("ab")
        if is_new:
            self._write(to_line(heading(series)))

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
        self._write(to_line(to_json(result)))

    def _write(self, line: bytes) -> None:
        """At once, so that a killed process loses only the games it had not finished."""
        self._file.write(line)
        self._file.flush()

    def _read(self) -> list[Result]:
        raw = self._path.read_bytes() if self._path.exists() else b""
        if to_line(heading(self._series)).startswith(raw):  # nothing, or less than a heading
            self._cut(0)
            return []
        first, *lines = raw.split(b"\n")
        self._check_heading(parsed(first))
        broken = lines.pop()
        if not broken and lines and parsed(lines[-1]) is None:
            broken = lines.pop() + b"\n"
        found: dict[int, Result] = {}
        for number, line in enumerate(lines, 2):
            result = self._result(number, parsed(line))
            if result.number < self._series.total:
                found.setdefault(result.number, result)
        self._cut(len(raw) - len(broken))
        return list(found.values())

    def _cut(self, length: int) -> None:
        if self._path.exists() and self._path.stat().st_size > length:
            with self._path.open("r+b") as file:
                file.truncate(length)

    def _check_heading(self, found: Json | None) -> None:
        if found is None or "guildhall" not in found:
            raise BadSeries(
                "file-foreign", f"{self._shown} holds no series of games", file=str(self._path)
            )
        expected = heading(self._series)
        for name, value in expected.items():
            if found.get(name) != value:
                theirs, ours = json.dumps(found.get(name)), json.dumps(value)
                raise BadSeries(
                    "file-other",
                    f"{self._shown} holds another series ({name}: {theirs}, not {ours})",
                    file=str(self._path),
                    name=name,
                    theirs=theirs,
                    ours=ours,
                )

    def _result(self, line: int, read: Json | None) -> Result:
        try:
            return from_json(read or {}, self._series)
        except BadLine as problem:
            raise BadSeries(
                "file-broken",
                f"{self._shown}: line {line} is no game of this series ({problem})",
                file=str(self._path),
                line=line,
                field=str(problem),
            ) from None
