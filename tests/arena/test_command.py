"""`guildhall arena` as people use it: reports, JSON, interruption, going on, and refusals."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall.cli.app import app
from guildhall.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SLOW = """
import time
from guildhall.bots.bot import Choice

class Slow:
    def choose(self, view, actions, rng):
        time.sleep(0.004)
        return Choice(rng.choice(actions))
"""


def run(*arguments: str, language: str = "en") -> str:
    done = CliRunner().invoke(app, ["arena", *arguments, "--lang", language])
    assert done.exit_code == 0, (done.stderr, done.exception)
    return done.stdout


def run_json(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return found


def refused(*arguments: str, language: str = "en") -> str:
    """A refusal is one line on standard error, exit code 2 and no output."""
    done = CliRunner().invoke(app, ["arena", *arguments, "--lang", language])
    assert (done.exit_code, done.stdout) == (2, ""), done.exception
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


# Reports


THREE = ("cartographers", "--bots", "uniform,novice,journeyman", "--seats", "2", "--games", "2")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a series of three bots that was played to its end."""
    file = str(tmp_path_factory.mktemp("series") / "three.jsonl")
    run(*THREE, "--resume", file)
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_victories_points_pairs_ratings_and_distributions(
    language: str, kept: str, tmp_path: Path
) -> None:
    plot = tmp_path / "plot.svg"
    shown = run(*THREE, "--resume", kept, "--plot", str(plot), language=language)
    assert re.search(r"novice . journeyman +2 ", shown)
    assert "1500" in shown
    assert "█" in shown
    assert ("95%" if language == "en" else "95 %") in shown
    assert "journeyman" in plot.read_text("utf-8")
    assert ("Victories" in shown) == (language == "en")


def test_json_says_how_games_are_counted_and_pairs_follow(kept: str) -> None:
    found = run_json(*THREE, "--resume", kept)
    assert (found["games"], found["deals"], found["rotations"]) == (6, 1, 2)
    assert found["groups"] == [
        ["uniform", "novice"],
        ["uniform", "journeyman"],
        ["novice", "journeyman"],
    ]
    assert [one["games"] for one in found["bots"]] == [4, 4, 4]
    assert [one["games"] for one in found["pairs"]] == [2, 2, 2]
    for one in found["pairs"]:
        assert one["share_low"] <= one["share"] <= one["share_high"]
    assert {one["bot"]: one["elo"] for one in found["elo"]}["journeyman"] == 1500
    assert found["elo"][-1]["bot"] == "uniform"


def test_alone_the_rating_is_the_total_less_the_printed_numbers() -> None:
    found = run_json("cartographers", "--bots", "uniform", "--solo", "--games", "3")
    assert [one["value"] for one in found["solo"]] == ["A", "B"]
    for one in found["solo"]:
        assert one["rating_low"] <= one["rating"] <= one["rating_high"]
        assert one["rating"] < one["mean"]  # all printed numbers are above zero
        assert sum(one["verdict_title"].values()) == 3


def test_alone_against_a_level_victories_are_counted() -> None:
    options = ("-o", "map=avenia", "-o", "level=hard")
    (one,) = run_json("explorers", "--bots", "uniform", "--solo", "--games", "2", *options)["solo"]
    assert (one["won"], one["value"], one["games"]) == (0, None, 2)
    assert one["won_high"] == pytest.approx(3.8415 / 5.8415, abs=1e-4)  # Wilson, none of two
    assert one["verdict_level"] == {"hard": 2}
    assert one["verdict_coins"] == pytest.approx(150 - one["mean"])


def test_in_german_one_deal_is_the_same_for_all_and_several_are(tmp_path: Path) -> None:
    alone = ("cartographers", "--bots", "uniform", "--solo", "-o", "side=A")
    file = ("--resume", str(tmp_path / "kept.jsonl"))
    one, two = (run(*alone, *file, "--games", games, language="de") for games in "12")
    assert "1 Kartenfolge, für alle dieselbe. " in one
    assert "2 Kartenfolgen, für alle dieselben. " in two


def documented(heading: str) -> dict[str, set[str]]:
    """The fields of a table of the JSON report in the document, and the names that explain them."""
    text = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    (table,) = re.findall(rf"^\| {heading} \| .*\n\|.*\n((?:\|.*\n)+)", text, re.MULTILINE)
    rows = [row.split("|")[1:3] for row in table.splitlines()]
    found = {field: row[1] for row in rows for field in re.findall(r"`(\w+)`", row[0])}
    return {field: set(re.findall(r"`(\w+)`", explained)) for field, explained in found.items()}


def names_in(rows: list[dict[str, Any]]) -> set[str]:
    """The fields of the rows of a report; ends of intervals go without saying."""
    names = {re.sub(r"_(low|high)$", "", name) for row in rows for name in row}
    return {name for name in names if not name.startswith("verdict_")}


def test_in_company_the_json_has_the_fields_of_the_document_and_no_others() -> None:
    found = run_json("dale", "--bots", "novice,journeyman", "--games", "2")
    assert set(found) == {*documented("always"), *documented("in company")}
    for field, names in documented("in company").items():
        if field != "elo_bounded":
            assert names_in(found[field]) == names


@pytest.mark.parametrize("more", [(), ("--solo",)])
def test_alone_the_json_has_the_fields_of_the_document_and_no_others(more: tuple[str, ...]) -> None:
    judged = run_json("explorers", "--bots", "uniform", "--games", "1", *more)
    rated = run_json("cartographers", "--bots", "uniform", "--games", "1", *more)
    for found in (judged, rated):
        assert set(found) == {*documented("always"), *documented("alone")}
        assert (found["across"] is None) == (found["solo"][0]["value"] is None) == (not more)
    fields = documented("alone")
    assert names_in(judged["solo"] + rated["solo"]) == fields["solo"] - {"across"}
    assert names_in(judged["times"]) == fields["times"]


def test_alone_rows_come_map_by_map_and_then_in_the_order_of_the_bots() -> None:
    found = run_json("cartographers", "--bots", "uniform,novice", "--solo", "--games", "1")
    rows = [(one["value"], one["bot"]) for one in found["solo"]]
    assert rows == [(side, bot) for side in "AB" for bot in ("uniform", "novice")]


# Going on


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as for all that a shell starts with &
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "guildhall", "arena", "cartographers", "--lang", "en", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
        start_new_session=True,
    )


def wait_for_lines(process: subprocess.Popen[str], file: Path, lines: int) -> None:
    for _ in range(1800):
        if file.exists() and len(file.read_bytes().splitlines()) >= lines:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    pytest.fail("no results came")


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    (tmp_path / "slow_bots.py").write_text(SLOW)
    monkeypatch.chdir(tmp_path)
    return ("--bots", "uniform,slow_bots:Slow", "--seed", "go on")


def test_ctrl_c_shows_what_was_finished_and_a_later_call_goes_on(
    tmp_path: Path, slow: tuple[str, ...]
) -> None:
    file = tmp_path / "kept.jsonl"
    wanted = (*slow, "--resume", str(file), "--workers", "2")
    process = start(tmp_path, *wanted, "--games", "5000", "--json")
    wait_for_lines(process, file, 3)
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does
    shown, said = process.communicate(timeout=100)
    assert process.returncode == 130, said
    found = json.loads(shown)
    assert found["stopped"] is True
    assert 2 <= found["games"] == len(file.read_bytes().splitlines()) - 1
    assert f"Stopped after {found['games']} of 5,000 games." in said
    assert "Traceback" not in said
    more = str(found["games"] + 2 + found["games"] % 2)
    whole = run_json("cartographers", *wanted[:-2], "--games", more)
    assert whole["resumed"] == found["games"]
    assert whole["bots"] == run_json("cartographers", *slow, "--games", more)["bots"]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find children")
def test_a_killed_process_loses_only_games_in_flight_and_leaves_nobody_behind(
    tmp_path: Path, slow: tuple[str, ...]
) -> None:
    file = tmp_path / "kept.jsonl"
    process = start(tmp_path, *slow, "--resume", str(file), "--workers", "2", "--games", "5000")
    wait_for_lines(process, file, 4)
    left = children(process.pid)
    assert len(left) >= 2
    process.kill()
    process.communicate(timeout=100)
    done = [json.loads(line)["game"] for line in file.read_bytes().splitlines()[1:]]
    assert len(done) >= 3
    assert set(done) >= set(range(max(done) - 1))  # at most two were being played
    for _ in range(1800):
        if not any(Path(f"/proc/{pid}").exists() for pid in left):
            return
        time.sleep(0.05)
    pytest.fail("the workers play on")


def test_results_lie_beside_the_records_and_are_taken_up_again(tmp_path: Path) -> None:
    two = ("cartographers", "--bots", "uniform,novice", "--records", str(tmp_path))
    first = run_json(*two, "--games", "2")
    again = run_json(*two, "--games", "4")
    assert (first["resumed"], again["resumed"], again["games"]) == (0, 2, 4)
    assert len(list(tmp_path.glob("*.replay"))) == 4
    assert len(list(tmp_path.glob("*.jsonl"))) == 1
    run(*two, "--games", "2", "--seed", "other")  # another series in the same folder
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_series_that_share_folder_game_and_seed_keep_all_their_records(tmp_path: Path) -> None:
    records = ("--records", str(tmp_path), "--games", "2", "--seed", "same")
    for series in (
        ("--bots", "uniform,novice"),
        ("--bots", "novice,uniform"),
        ("--bots", "uniform,novice", "-o", "side=B"),
        ("--bots", "uniform,novice", "--solo", "-o", "side=A"),
    ):
        run("cartographers", *series, *records)
    kept = [guildhall.load_match(path.read_text("utf-8")) for path in tmp_path.glob("*.replay")]
    assert len(kept) == 2 + 2 + 2 + 4
    assert sum(len(match.names) == 1 for match in kept) == 4


def test_games_that_were_played_before_have_no_records_and_it_is_said(
    tmp_path: Path, kept: str
) -> None:
    again = ["arena", *THREE, "--resume", kept, "--records", str(tmp_path), "--lang", "en"]
    done = CliRunner().invoke(app, again)
    assert done.exit_code == 0
    assert "6 of these games have no record" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_records_that_are_there_are_not_missed(tmp_path: Path) -> None:
    two = ["arena", "cartographers", "--bots", "uniform,novice", "--records", str(tmp_path)]
    assert CliRunner().invoke(app, [*two, "--games", "2", "--lang", "en"]).exit_code == 0
    done = CliRunner().invoke(app, [*two, "--games", "2", "--lang", "en"])
    assert "Continued" in done.stderr
    assert "no record" not in done.stderr


# Pictures


def test_where_the_picture_cannot_be_written_in_the_end_the_report_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spiteful_bots.py").write_text(
        "from pathlib import Path\n"
        "from guildhall.bots.bot import Choice\n"
        "class Bot:\n"
        "    def choose(self, view, actions, rng):\n"
        "        Path('plot.svg').mkdir(exist_ok=True)\n"
        "        return Choice(actions[0])\n"
    )
    monkeypatch.chdir(tmp_path)
    one = ("cartographers", "--bots", "spiteful_bots:Bot", "--games", "1", "--plot", "plot.svg")
    done = CliRunner().invoke(app, ["arena", *one, "--json", "--lang", "en"])
    assert done.exit_code == 1
    assert json.loads(done.stdout)["games"] == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("Error: plot.svg could not be written: ")


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_reader_that_leaves_the_report_does_not_lose_the_picture(
    form: tuple[str, ...], tmp_path: Path
) -> None:
    asked = ("--bots", "uniform", "--games", "2", "--plot", "pipe.svg", *form)
    with start(tmp_path, *asked) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 1
    assert (tmp_path / "pipe.svg").read_text("utf-8").endswith("</svg>\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_and_picture_name_map_and_bot_in_the_same_order(
    language: str, tmp_path: Path
) -> None:
    alone = ("cartographers", "--bots", "uniform", "--solo", "--games", "1", "--seed", "my seed")
    shown = run(*alone, "--plot", str(tmp_path / "plot.svg"), language=language)
    drawn = (tmp_path / "plot.svg").read_text("utf-8")
    (first, second) = re.findall(r">([^<>]+ · [^<>]+)</text>", drawn)
    assert first.endswith(" · uniform")
    assert all(re.search(f" {name}$", shown, re.MULTILINE) for name in (first, second))
    assert re.search(r'class="faint typed"[^>]*>[^<]+: my seed</text>', drawn)


def test_stopped_before_the_first_game_no_picture_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stopping_bots.py").write_text(
        "class Bot:\n    def choose(self, view, actions, rng):\n        raise KeyboardInterrupt\n"
    )
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.svg").write_text("old", "utf-8")
    for plot in ("new.svg", "old.svg"):
        one = ["cartographers", "--bots", "stopping_bots:Bot", "--plot", plot]
        assert CliRunner().invoke(app, ["arena", *one]).exit_code == 130
    assert [path.name for path in tmp_path.glob("*.svg")] == ["old.svg"]
    assert (tmp_path / "old.svg").read_text("utf-8") == "old"


# Refusals


def test_bad_input_is_refused_with_a_reason(tmp_path: Path) -> None:
    game = "cartographers"
    assert "master@lots" in refused(game, "--bots", "master@lots")
    assert "novice" in refused(game, "--bots", "novice@40,uniform")
    assert '""' in refused(game, "--bots", "novice,")
    assert "no_such_module" in refused(game, "--bots", "no_such_module:Bot")
    assert "--seats" in refused(game, "--bots", "novice,uniform", "--seats", "1")
    assert "--seats" in refused(game, "--bots", "novice,uniform", "--seats", "3")
    assert "different" in refused(game, "--bots", "novice,novice", "--seats", "2")
    assert "exclude" in refused(game, "--bots", "novice", "--seats", "2", "--solo")
    assert "cloud" in refused(game, "--executor", "cloud")
    assert "2 to 4" in refused("dale", "--bots", "uniform", "--solo")
    assert "1 to 4" in refused("explorers", "--bots", ",".join(["uniform"] * 5))
    assert "nowhere" in refused(game, "--plot", str(tmp_path / "nowhere" / "plot.svg"))
    for flag in ("--plot", "--records", "--resume"):
        assert f"{flag}: expected the name" in refused(game, flag, "")
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, bread", "utf-8")
    assert "notes.txt" in refused(game, "--resume", str(notes))
    assert notes.read_text("utf-8") == "milk, bread"


def test_refusals_speak_every_language() -> None:
    assert "Budget" in refused("cartographers", "--bots", "master@x", language="de")
    assert "Ожидался" in refused("cartographers", "--bots", "master@x", language="ru")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named() -> None:
    said = refused("cartographers", "--bots", "uniform", "--games", "1", "--executor", "ray")
    assert "guildhall[ray]" in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_bot_prints_does_not_spoil_the_json(
    workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loud_bots.py").write_text(
        "from guildhall.bots.bot import Choice\n"
        "print('I am imported')\n"
        "class Loud:\n"
        "    def __init__(self):\n"
        "        print('I am made')\n"
        "    def choose(self, view, actions, rng):\n"
        "        print('I choose')\n"
        "        return Choice(actions[0])\n"
    )
    monkeypatch.chdir(tmp_path)
    asked = ("--bots", "loud_bots:Loud", "--games", "2", "--workers", workers, "--json")
    process = start(tmp_path, *asked)
    shown, said = process.communicate(timeout=100)
    assert process.returncode == 0, said
    assert json.loads(shown)["games"] == 2
    assert {"I am imported", "I am made", "I choose"} <= set(said.splitlines())


def test_a_name_that_a_module_does_not_have_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare_bots.py").write_text("")
    monkeypatch.chdir(tmp_path)
    said = refused("cartographers", "--bots", "bare_bots:Nope")
    assert 'The module bare_bots has no "Nope".' in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_leaves_ends_the_series_and_what_was_finished_stays(
    workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaving_bots.py").write_text(
        "import sys\n"
        "from guildhall.bots.bot import Choice\n"
        "class Leaver:\n"
        "    def choose(self, view, actions, rng):\n"
        "        if view.seat == 1:\n"
        "            sys.exit()\n"
        "        return Choice(actions[0])\n"
    )
    monkeypatch.chdir(tmp_path)
    two = ("--bots", "leaving_bots:Leaver,uniform", "--games", "2", "--resume", "kept.jsonl")
    said = refused("cartographers", *two, "--workers", workers)
    assert "leaving_bots:Leaver failed in game 1: SystemExit (leaving_bots.py, 6)" in said
    done = [json.loads(line)["game"] for line in Path("kept.jsonl").read_bytes().splitlines()[1:]]
    assert done in ([[0]] if workers == "1" else [[], [0]])


def test_watching_a_bot_that_fails_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clumsy_bots.py").write_text(
        "class Clumsy:\n    def choose(self, view, actions, rng):\n        return 1 / 0\n"
    )
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["watch", "--bots", "clumsy_bots:Clumsy", "--lang", "en"])
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert "clumsy_bots:Clumsy failed: ZeroDivisionError" in line


def test_a_bot_that_fails_leaves_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tired_bots.py").write_text(
        "from guildhall.bots.bot import Choice\n"
        "class Tired:\n"
        "    made = 0\n"
        "    def __init__(self):\n"
        "        Tired.made += 1\n"
        "    def choose(self, view, actions, rng):\n"
        "        if Tired.made > 3:\n"
        "            raise ValueError('tired')\n"
        "        return Choice(actions[0])\n"
    )
    monkeypatch.chdir(tmp_path)
    two = ("--bots", "uniform,tired_bots:Tired", "--games", "8", "--resume", "kept.jsonl")
    said = refused("cartographers", *two)  # one was made for the check, so two games end
    assert "tired_bots:Tired" in said
    assert "ValueError: tired (tired_bots.py, 8)" in said
    assert len(Path("kept.jsonl").read_bytes().splitlines()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plot_never_takes_the_place_of_the_results(
    tmp_path: Path, kept: str, language: str
) -> None:
    before = Path(kept).read_bytes()
    told = refused(*THREE, "--resume", kept, "--plot", kept, language=language)
    assert "--plot" in told
    assert kept in told
    assert Path(kept).read_bytes() == before
    (tmp_path / "x").symlink_to(kept)
    refused(*THREE, "--resume", kept, "--plot", str(tmp_path / "x"), language=language)
