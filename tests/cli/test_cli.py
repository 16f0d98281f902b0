"""The command line, run as a person runs it: in a process of its own, unless it is run often."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import guildhall
from guildhall.cli import bench, botbench
from guildhall.cli.app import app
from guildhall.core.rng import Rng
from guildhall.games.cartographers.data import Edict
from guildhall.games.registry import game_names, load_game
from tests.games.cartographers.drawn import EMPTY_A, EMPTY_B

ENVIRONMENT = {
    name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))
}


def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "guildhall", *arguments],
        input=stdin,
        env=ENVIRONMENT | {"PYTHONUTF8": "1"} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=500,
    )


def run_here(*arguments: str, stdin: str = "") -> Result:
    """The same without a process of its own, which takes long to start."""
    language = () if "--lang" in arguments else ("--lang", "en")
    return CliRunner().invoke(app, [*arguments, *language], input=stdin)


def stars(*arguments: str, stdin: str) -> dict[str, int]:
    done = run_here("score", "cartographers", *arguments, "--json", "-", stdin=stdin)
    assert done.exit_code == 0, done.stderr
    scored = json.loads(done.stdout)
    found = {edict: line["stars"] for edict, line in scored["edicts"].items()}
    return found | {"monsters": scored["monsters"]["cost"]}


def refused(*arguments: str, stdin: str = "") -> str:
    """A refusal is one line on standard error, exit code 2 and no output."""
    done = run_here(*arguments, stdin=stdin)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_score_prints_stars_of_the_named_edicts_and_the_monster_cost() -> None:
    untouched = run(
        "score", "cartographers", "--side", "A", "--edict", "lost_barony", "-", stdin=EMPTY_A
    )
    assert (untouched.returncode, untouched.stdout) == (0, "lost_barony 3\nmonsters 0\n")


def test_score_knows_both_sides() -> None:
    assert stars("--side", "B", "--edict", "lost_barony", stdin=EMPTY_B) == {
        "lost_barony": 6,
        "monsters": 0,
    }


def test_score_without_an_edict_scores_all_sixteen() -> None:
    assert set(stars(stdin=EMPTY_A)) == {*(edict.name.lower() for edict in Edict), "monsters"}


def test_score_counts_the_printed_ruins_unless_others_are_given(tmp_path: Path) -> None:
    rows = EMPTY_A.split()
    rows[1] = "...^.P....."  # field on the printed ruins f2
    rows[0] = ".....W....M"  # water beside it, a monster in the corner
    drawn = "\n".join(rows)
    granary = ("--side", "A", "--edict", "golden_granary")
    assert stars(*granary, stdin=drawn) == {"golden_granary": 4, "monsters": 2}
    assert stars(*granary, "--ruins", "5,0", stdin=drawn) == {"golden_granary": 0, "monsters": 2}
    assert stars(*granary, "--ruins", "0,6", stdin=drawn) == {"golden_granary": 1, "monsters": 2}
    block = ["..........."] * 11
    block[1] = ".....R....."
    with_block = drawn + "\n\n" + "\n".join(block)
    assert stars(*granary, stdin=with_block) == {"golden_granary": 4, "monsters": 2}
    file = tmp_path / "map.txt"
    file.write_text(drawn, "utf-8")
    done = run("score", "cartographers", *granary, str(file))
    assert done.stdout == "golden_granary 4\nmonsters -2\n"


def test_score_takes_any_rectangle_as_a_free_form() -> None:
    free = ("--free-form", "--edict", "borderlands", "--edict", "stoneside_forest")
    assert stars(*free, stdin="^FF^\nVVVV\n....") == {
        "borderlands": 12,
        "stoneside_forest": 6,
        "monsters": 0,
    }


def test_score_ignores_ruins_under_a_mountain_of_a_free_form() -> None:
    granary = ("--free-form", "--edict", "golden_granary")
    drawn = "W^P\nP#W\n..."
    # Field and water on and beside b1 and b2 earn nothing; c1 is a field on ruins.
    for ruins, earned in (("0,1", 0), ("1,1", 0), ("0,1 1,1", 0), ("0,1 0,2", 4), ("0,2", 4)):
        assert stars(*granary, "--ruins", ruins, stdin=drawn)["golden_granary"] == earned, ruins
    block = drawn + "\n\n.RR\n...\n..."
    assert stars(*granary, stdin=block)["golden_granary"] == 4
    under = ("score", "cartographers", "--ruins", "1,3", "-")
    assert "d2: a mountain or wasteland" in refused(*under, stdin=EMPTY_A)


def test_score_takes_wide_maps() -> None:
    wide = "F" * 30 + "\n" + "." * 29 + "M"
    scored = stars("--free-form", "--edict", "sentinel_wood", stdin=wide)
    assert scored == {"sentinel_wood": 30, "monsters": 1}
    done = run("score", "cartographers", "--free-form", "--json", "-", stdin=wide)
    assert json.loads(done.stdout)["monsters"]["cells"] == "ac2"


def test_score_refuses_what_it_cannot_read() -> None:
    score = ("score", "cartographers")
    assert "expected 11 lines, got 10" in refused(*score, "-", stdin=EMPTY_A.strip()[:-15])
    assert "line 1: expected 11 characters, got 12" in refused(
        *score, "-", stdin=EMPTY_A.replace("...........", "............", 1)
    )
    wrong = EMPTY_A.replace("...........", "....X......", 1)
    assert "line 1, column 5" in refused(*score, "-", stdin=wrong)
    assert "lost_baron" in refused(*score, "--edict", "lost_baron", "-", stdin=EMPTY_A)
    assert "side A or B" in refused(*score, "--side", "C", "-", stdin=EMPTY_A)
    assert "d2" in refused(*score, "--side", "B", "-", stdin=EMPTY_A)
    assert "'5'" in refused(*score, "--ruins", "5", "-", stdin=EMPTY_A)
    assert "11,0" in refused(*score, "--ruins", "11,0", "-", stdin=EMPTY_A)
    assert "empty" in refused(*score, "-", stdin="")
    assert "nowhere.txt" in refused(*score, "nowhere.txt")
    assert "chess" in refused("score", "chess", "-", stdin=EMPTY_A)


def test_arena_reports_for_people_and_machines(tmp_path: Path) -> None:
    series = ("arena", "cartographers", "--bots", "greedy,uniform", "--games", "4", "--seed", "1")
    shown = run(*series)
    assert shown.returncode == 0
    assert "greedy" in shown.stdout
    done = run(*series, "--workers", "2", "--json", "--records", str(tmp_path))
    data = json.loads(done.stdout)
    assert [one["bot"] for one in data["bots"]] == ["greedy", "uniform"]
    assert data["bots"][0]["wins"] == 4
    assert len(data["bots"][0]["points"]) == 4
    again = json.loads(run(*series, "--json").stdout)
    assert again["bots"] == data["bots"]
    records = sorted(tmp_path.glob("*.replay"))
    assert len(records) == 4
    match = guildhall.load_match(records[0].read_text("utf-8"))
    points = sorted(score.total for score in match.scores())
    assert points == sorted(one["points"][0] for one in data["bots"])


def test_arena_refuses_what_it_cannot_play() -> None:
    arena = ("arena", "cartographers")
    assert "clever" in refused(*arena, "--bots", "clever")
    assert "--games" in refused(*arena, "--games", "0")
    assert "--workers" in refused(*arena, "--workers", "0")
    assert "side" in refused(*arena, "-o", "side=C")
    assert "colour" in refused(*arena, "-o", "colour=red")
    assert "NAME=VALUE" in refused(*arena, "-o", "side")
    assert "chess" in refused("arena", "chess")
    assert '"fr"' in refused(*arena, "--lang", "fr")


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    assert "file" in refused(
        "arena", "cartographers", "--games", "1", "--records", str(file / "records")
    )


def test_a_terminal_without_our_letters_still_shows_the_game() -> None:
    done = run(
        "watch", "--seed", "a", "--bots", "uniform", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0, done.stderr
    assert "Winter" in done.stdout


def test_what_people_type_is_not_read_as_mark_up(tmp_path: Path) -> None:
    done = run("watch", "--seed", "[/b] :smile:", "--bots", "uniform")
    assert done.returncode == 0, done.stderr
    assert "[/b] :smile:" in done.stdout
    match = guildhall.new_match("cartographers", seed=7, names=("[/x]",))
    file = tmp_path / "odd.replay"
    file.write_text(match.replay().format(), "utf-8")
    assert "[/x]" in run("replay", str(file)).stdout


def test_errors_speak_the_chosen_language() -> None:
    assert refused("replay", "--lang", "ru", "nowhere").startswith("Ошибка: Файл nowhere")
    assert refused("replay", "--lang", "de", "nowhere").startswith("Fehler: Es gibt keine")
    assert 'no language "fr"' in refused("replay", "--lang", "fr", "nowhere")


def test_numbers_out_of_range_are_refused() -> None:
    assert "--seconds" in refused("bench", "cartographers", "--seconds", "0.01")
    assert "--delay" in refused("watch", "--delay", "nan")


def test_watch_shows_a_whole_game_in_the_chosen_language() -> None:
    shown = {
        language: run("watch", "--seed", "test", "--bots", "greedy", "--lang", language)
        for language in ("en", "ru", "de")
    }
    for done in shown.values():
        assert done.returncode == 0, done.stderr
        assert " a b c d e f g h i j k" in done.stdout
    assert "Winter" in shown["en"].stdout
    assert "Зима" in shown["ru"].stdout
    assert "Winter" in shown["de"].stdout
    assert "Season" not in shown["ru"].stdout
    german = run("watch", "--seed", "test", "--bots", "greedy", GUILDHALL_LANG="de")
    assert german.stdout == shown["de"].stdout


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = guildhall.new_match("cartographers", seats=2, seed="cli", names=("Ann", "Bob"))
    while not match.is_over:
        seat = match.decisions()[0].seat
        match.submit(seat, match.legal_actions(seat)[0])
    path = tmp_path_factory.mktemp("records") / "game.replay"
    path.write_text(match.replay().format(), "utf-8")
    return path


def test_replay_tells_the_game_in_words(record: Path) -> None:
    done = run("replay", str(record))
    assert done.returncode == 0
    assert "Ann: draw" in done.stdout
    assert "* : " not in done.stdout
    assert run("replay", "-", stdin=record.read_text("utf-8")).stdout == done.stdout


def test_replay_verifies_a_sound_record(record: Path) -> None:
    done = run("replay", str(record), "--verify")
    assert done.returncode == 0
    assert "sound" in done.stdout
    assert "seal" in done.stdout


def test_replay_says_what_it_could_check(tmp_path: Path) -> None:
    record = guildhall.new_match("cartographers", seed="seal").replay()
    said = {}
    for name, one in {
        "both": record,
        "seed": record._replace(seal=None),
        "none": record._replace(seed=None, seal=None),
    }.items():
        file = tmp_path / f"{name}.replay"
        file.write_text(one.format(), "utf-8")
        said[name] = run("replay", str(file), "--verify").stdout.splitlines()[1]
    assert said == {
        "both": "The seed fits its seal and deals every card as recorded.",
        "seed": "The seed deals every card as recorded; no seal was recorded.",
        "none": "No seed is recorded, so the deals could not be checked.",
    }


def test_replay_refuses_a_changed_record_with_line_and_reason(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    changed = tmp_path / "changed.replay"
    changed.write_text(text.replace("seat.0: Ann", "seat.0: Eve"), "utf-8")
    assert "fingerprint" in refused("replay", str(changed), "--verify")
    changed.write_text(text[: len(text) // 2], "utf-8")
    assert "line" in refused("replay", str(changed))
    changed.write_bytes(b"\xff\xfe\x00\x01")
    assert "UTF-8" in refused("replay", str(changed))


@pytest.mark.limit(600)  # it measures for a while, and more than one game
def test_bench_measures_roll_outs_and_the_search_of_every_game() -> None:
    """Quick roll-outs are quicker than those by the rules; one test, as measuring takes long."""
    done = run("bench", "bots", "--seconds", "0.2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["seats"] == {name: load_game(name).seats.start for name in game_names()}
    rates: dict[str, dict[str, float]] = found["rollouts_per_second"]
    assert set(rates) == set(game_names())
    for one in rates.values():
        assert {"rules", "guided"} <= set(one)
        assert all(rate > 0 for rate in one.values())
    assert rates["cartographers"]["quick"] > 1.5 * rates["cartographers"]["rules"]


def test_bench_counts_what_the_search_really_tries() -> None:
    tried: list[tuple[int, int]] = []

    class Urn:
        plans = ("a", "b", "c")
        worlds = 0

        def world(self, _: Rng) -> int:
            self.worlds += 1
            return self.worlds

        def outcome(self, number: int, world: int) -> float:
            tried.append((number, world))
            return 0.0

    urn: Any = Urn()
    count = botbench._think(repeat(urn), 0.05)
    assert count.done == len(tried)
    assert tried[:4] == [(0, 1), (1, 1), (2, 1), (0, 2)]  # all plans meet the same world


def test_the_help_of_bench_says_what_is_measured() -> None:
    shown = " ".join(run_here("bench", "--help").stdout.split())
    for part in ("rules of a game beside other open engines", "of the bots", "master's search"):
        assert part in shown


def test_bench_measures_beside_other_engines_and_another_checkout() -> None:
    checkout = str(Path(guildhall.__file__).parents[2])
    done = run("bench", "cartographers", "--seconds", "0.1", "--against", checkout, "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    own = {"full", "sample", "preview"}
    assert set(data["per_second"]) == own | {"catanatron", "chess"}
    assert all(rate > 0 for rate in data["per_second"].values())
    assert set(data["ratios"]["full"]) == {"catanatron", "chess"}
    assert set(data["against"]) == own
    for one in data["against"].values():
        low, high = one["quartiles"]
        assert 0 < low <= one["median"] <= high
    assert data["processor_share"] > 0


def test_bench_measures_in_each_round_forwards_and_backwards_in_turn() -> None:
    called = []

    def runner(name: str) -> bench.Runner:
        def work(_: float) -> bench.Count:
            called.append(name)
            return bench.Count(3, 0.5)

        return work

    counts = bench.measure({"a": runner("a"), "b": runner("b")}, 1.0)
    assert "".join(called) == "ab" + 3 * "abba"
    assert {name: len(some) for name, some in counts.items()} == {"a": 6, "b": 6}
    assert bench.median_rate(counts["a"]) == 6


@pytest.mark.parametrize(
    ("ours", "verdict"),
    [
        ((98, 101, 100, 99, 102), "no-difference"),
        ((103, 106, 105, 104, 107), "faster"),  # by 5 %, and the quartiles are 104 and 106
        ((97, 94, 95, 96, 93), "slower"),
        ((90, 140, 105, 100, 130), "no-difference"),  # by 5 %, and the quartiles are 100 and 130
        ((105, 105, 500, 1, 105), "faster"),  # two rounds were disturbed
    ],
)
def test_a_difference_counts_when_it_is_larger_than_the_spread(
    ours: tuple[int, ...], verdict: str
) -> None:
    counts = [bench.Count(done, 1.0) for done in ours]
    ratio = bench.Ratio.of(counts, [bench.Count(100, 1.0)] * len(counts))
    assert ratio.verdict == verdict


def test_a_checkout_that_cannot_be_measured_is_refused_in_one_line(tmp_path: Path) -> None:
    package = tmp_path / "src" / "guildhall"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ValueError('too old')\n", encoding="utf-8")
    done = run_here("bench", "dale", "--against", str(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.endswith("cannot be measured: ValueError: too old\n")


def test_help_and_version() -> None:
    assert "score" in run("--help").stdout
    assert "карт" in run("score", "--help", GUILDHALL_LANG="ru").stdout
    assert run("--version").stdout == f"guildhall {guildhall.__version__}\n"
