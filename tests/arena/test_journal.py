"""The file of a series: complete after a crash, refused for another series."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from guildhall.arena.errors import BadSeries
from guildhall.arena.journal import Journal
from guildhall.arena.keeping import journal_name
from guildhall.arena.schedule import Result, Series, seating

SERIES = Series("cartographers", ("uniform", "novice"), 6, "s")


def result(number: int, series: Series = SERIES) -> Result:
    bots = seating(series, number).bots
    return Result(number, bots, (10 + number, 20), (2, 1), (30, 31), seconds=(0.5, 0.25))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Games 0 and 2 are there."""
    path = tmp_path / "series.jsonl"
    with Journal(path, SERIES) as journal:
        journal.add(result(0))
        journal.add(result(2))
    return path


def test_results_come_back_and_the_missing_ones_are_known(file: Path) -> None:
    with Journal(file, SERIES) as journal:
        assert journal.results == [result(0), result(2)]
        assert journal.results[0].seconds == (0.5, 0.25)
        assert journal.missing == [1, 3, 4, 5]


def test_what_a_solo_game_said_and_an_unfinished_game_come_back(tmp_path: Path) -> None:
    alone = Series("cartographers", ("novice",), 2, "s")
    verdict = (("kind", "solo-title"), ("rating", -3), ("title", "none"))
    said = Result(0, (0,), (50,), (1,), (40,), verdict=verdict, seconds=(1.0,))
    left = Result(1, (0,), (50,), (1,), (40,), is_over=False, seconds=(1.0,))
    with Journal(tmp_path / "solo.jsonl", alone) as journal:
        journal.add(said)
        journal.add(left)
    with Journal(tmp_path / "solo.jsonl", alone) as journal:
        assert journal.results == [said, left]


def test_own_turns_come_back(tmp_path: Path) -> None:
    turns = Result(0, (0, 1), (8, 5), (1, 2), (40, 41), turns=(20, 19), seconds=(1.0, 1.0))
    with Journal(tmp_path / "turns.jsonl", SERIES) as journal:
        journal.add(turns)
    with Journal(tmp_path / "turns.jsonl", SERIES) as journal:
        assert journal.results == [turns]


def test_every_line_is_json_and_stands_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    with Journal(path, SERIES) as journal:
        journal.add(result(0))
        heading, line = map(json.loads, path.read_text("utf-8").splitlines())
    assert heading["bots"] == ["uniform", "novice"]
    assert line["points"] == [10, 20]


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_last_line_that_was_cut_off_is_played_again(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    with Journal(file, SERIES) as journal:
        assert journal.missing == [1, 2, 3, 4, 5]
        journal.add(result(1))
    with Journal(file, SERIES) as journal:
        assert journal.results == [result(0), result(1)]


def test_a_last_line_of_rubbish_is_played_again(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\0\0\0\n")
    with Journal(file, SERIES) as journal:
        assert journal.missing == [1, 3, 4, 5]


@pytest.mark.parametrize("length", [0, 1, 20])
def test_a_file_that_ends_in_its_heading_begins_anew(file: Path, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    with Journal(file, SERIES) as journal:
        assert journal.results == []
    assert file.read_bytes().endswith(b"}\n")


def test_a_broken_line_in_the_middle_is_refused_with_its_number(file: Path) -> None:
    heading, first, second = file.read_text("utf-8").splitlines()
    for broken in ("nonsense", "{}", first.replace('"game":0', '"game":1'), "[1]"):
        file.write_text("\n".join((heading, broken, second, "")), "utf-8")
        with pytest.raises(BadSeries, match="line 2") as refused:
            Journal(file, SERIES)
        assert refused.value.reason == "file-broken"


DAMAGE = {
    "game": ("1e400", "NaN", "0.0", "-1", '"0"', "null", "true"),
    "bots": ("[1,0]", "[0,0]", "[0]", "[0,1.0]", "[0,9]", "{}"),
    "points": ("[NaN,1]", "[1e400,1]", "[1.5,1]", "[1]", "[1,2,3]", "[true,1]", '["1",1]', "7"),
    "ranks": ("[0,9]", "[2,2]", "[1,3]", "[1,1e400]", "[1]", "[-1,1]"),
    "decisions": ("[-1,3]", "[1.5,3]", "[3]", '"12"', f"[{10**400},1]"),
    "seconds": ("[NaN,1]", "[Infinity,1]", "[-0.5,1]", "[1e400,1]", "[1]", "[true,1]"),
    "turns": ("[1]", "[-1,2]", "[1.5,2]", "null"),
    "unfinished": ("1", '"yes"', "null"),
    "verdict": ("[]", '{"rating":3}', '{"kind":1}', '{"kind":"solo-won","coins":1.5}', "null"),
}


@pytest.mark.parametrize("field", DAMAGE)
def test_a_damaged_field_is_refused_with_file_line_and_name(file: Path, field: str) -> None:
    heading, line, last = file.read_text("utf-8").splitlines()
    for value in DAMAGE[field]:
        fields = {name: json.dumps(one) for name, one in json.loads(line).items()} | {field: value}
        damaged = "{" + ",".join(f'"{name}":{one}' for name, one in fields.items()) + "}"
        for lines in ([damaged, last], [last, damaged]):
            file.write_text("\n".join((heading, *lines, "")), "utf-8")
            with pytest.raises(BadSeries, match=rf"series.jsonl: line \d .*\({field}\)") as refused:
                Journal(file, SERIES)
            assert refused.value.facts["line"] == 2 + lines.index(damaged)


def test_a_line_of_brackets_without_end_is_refused(file: Path) -> None:
    heading, first, _ = file.read_text("utf-8").splitlines()
    file.write_text("\n".join((heading, "[" * 200_000, first, "")), "utf-8")
    with pytest.raises(BadSeries, match="line 2"):
        Journal(file, SERIES)


def test_shared_places_come_back(tmp_path: Path) -> None:
    three = Series("cartographers", ("uniform", "novice", "greedy"), 3, "s")
    ranks = {0: (1, 1, 3), 1: (2, 1, 2), 2: (1, 1, 1)}
    with Journal(tmp_path / "three.jsonl", three) as journal:
        for number, row in ranks.items():
            bots = seating(three, number).bots
            journal.add(Result(number, bots, (9, 9, 9), row, (5, 5, 5), seconds=(0.1,) * 3))
    with Journal(tmp_path / "three.jsonl", three) as journal:
        assert {one.number: one.ranks for one in journal.results} == ranks


OTHERS = [
    SERIES._replace(seed="t"),
    SERIES._replace(bots=("uniform", "greedy")),
    SERIES._replace(bots=("novice", "uniform")),
    SERIES._replace(bots=("uniform", "novice", "greedy")),
    SERIES._replace(bots=("uniform", "master@40")),
    SERIES._replace(options=(("side", "B"),)),
    SERIES._replace(seats=1),
    Series("explorers", ("uniform", "novice"), 6, "s"),
]


@pytest.mark.parametrize("other", OTHERS)
def test_a_file_of_another_series_is_refused_and_left_alone(file: Path, other: Series) -> None:
    before = file.read_bytes()
    with pytest.raises(BadSeries, match="another series") as refused:
        Journal(file, other)
    assert refused.value.reason == "file-other"
    assert file.read_bytes() == before
    assert journal_name(other) != journal_name(SERIES)


@pytest.mark.parametrize("content", [b"notes", b"notes\n", b'{"a": 1}\nmore', b"\xff\xfe", b"[]"])
def test_a_file_of_something_else_is_refused_and_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadSeries, match="no series"):
        Journal(file, SERIES)
    assert file.read_bytes() == content


def test_a_series_may_be_made_longer_or_shorter(file: Path) -> None:
    with Journal(file, SERIES._replace(games=8)) as journal:
        assert journal.missing == [1, 3, 4, 5, 6, 7]
    with Journal(file, SERIES._replace(games=2)) as journal:
        assert (journal.results, journal.missing) == ([result(0)], [1])
    assert journal_name(SERIES._replace(games=8)) == journal_name(SERIES)
