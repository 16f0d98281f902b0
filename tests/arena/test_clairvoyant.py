"""The player who knows all draws: by the rules, and never behind a line it was shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from guildhall.arena.clairvoyant import NotForeseen, Share, Task, foresight_of, play_deal
from guildhall.arena.keeping import keep_record
from guildhall.arena.play import Table
from guildhall.bots.foresight import Deal, solve
from guildhall.cli.app import app
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import Action, Reveal, Use
from guildhall.games.cartographers.data import Card, Season, Skill
from guildhall.games.cartographers.foresight import cards_of
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State
from guildhall.games.registry import entry, load_bot
from guildhall.text.words import LANGUAGES

GAMES = ("cartographers", "explorers")
ALONE = Setup(1)


def _journeyman(game: str, seed: str) -> Match[Any, Any, Any]:
    bot = load_bot(game, "journeyman")
    return Table(entry(game).game, ALONE, (bot,), seed, ("journeyman",)).play_all()


def _own(match: Match[Any, Any, Any]) -> tuple[Any, ...]:
    return tuple(one.action for one in match.history if one.seat != CHANCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_draws_what_the_match_with_its_seed_draws(game: str) -> None:
    match = _journeyman(game, "deal")
    deal: Deal[Any, Any] = Deal(entry(game).game, ALONE, "deal")
    position = deal.start
    for action in _own(match):
        position = deal.after(position, action)
    assert position.state == match.state
    assert position.draws == sum(one.seat == CHANCE for one in match.history)


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_is_legal_and_has_its_points_by_the_rules(game: str) -> None:
    deal: Deal[Any, Any] = Deal(entry(game).game, ALONE, "rules")
    found = solve(deal, foresight_of(game), 2, 2)
    match: Match[Any, Any, Any] = Match(entry(game).game, ALONE, seed="rules")
    for action in found.actions:
        match.submit(0, action)
    assert match.is_over
    assert match.scores()[0].total == found.points


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_is_never_worse_than_a_line_it_was_shown(game: str) -> None:
    match = _journeyman(game, "shown")
    deal: Deal[Any, Any] = Deal(entry(game).game, ALONE, "shown")
    line = _own(match)
    assert solve(deal, foresight_of(game), 1, 1, known=(line,)).points >= match.scores()[0].total


@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(one, marks=pytest.mark.long) for one in GAMES[1:])]
)
def test_knowing_all_draws_is_worth_points(game: str) -> None:
    shares = [play_deal(Task(game, "journeyman", (), "worth", 4, 4), n)[1] for n in range(3)]
    assert all(one.most >= one.bot for one in shares)
    assert sum(one.most for one in shares) > sum(one.bot for one in shares)


def test_a_game_without_such_a_player_says_so() -> None:
    with pytest.raises(NotForeseen, match="dale"):
        foresight_of("dale")


SMALL = "clairvoyant cartographers --games 3 --beam 2 --breadth 2 --lang en"


def _run(more: str) -> Result:
    return CliRunner().invoke(app, [*SMALL.split(), *more.split()])


def test_the_command_reports_the_mean_of_the_shares_of_all_deals() -> None:
    result = _run("--bot journeyman --json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    deals = found["deals"]
    assert [deal["seed"] for deal in deals] == ["1-0", "1-1", "1-2"]
    for name, who in {"mean": "bot", "clairvoyant": "most"}.items():
        assert found[name] == pytest.approx(sum(deal[who] for deal in deals) / 3, abs=1e-3)
    shares = [100 * deal["bot"] / deal["most"] for deal in deals]
    assert found["share"] == pytest.approx(sum(shares) / 3, abs=0.01)
    reach = 4.3027 * stdev(shares) / sqrt(3)  # Student's t for two degrees of freedom
    assert found["share_low"] == pytest.approx(found["share"] - reach, abs=0.01)
    assert found["share_high"] == pytest.approx(min(100, found["share"] + reach), abs=0.01)
    assert found["equal"] == sum(deal["bot"] == deal["most"] for deal in deals)
    assert (found["games"], found["wanted"], found["stopped"]) == (3, 3, False)


def test_the_deals_are_the_same_for_any_number_of_workers() -> None:
    alone, together = (
        json.loads(_run(f"--bot novice --json --workers {workers}").stdout) for workers in (1, 2)
    )
    assert alone == together


def test_a_share_of_nothing_is_nothing_unless_it_is_all() -> None:
    assert Share("s", 90, 120).share == 0.75
    assert (Share("s", 120, 120).share, Share("s", 120, 120).is_equal) == (1.0, True)
    assert (Share("s", -5, 3).share, Share("s", -5, 0).share, Share("s", -5, -5).share) == (0, 0, 1)


def test_budgets_and_bots_of_your_own_are_taken_as_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clairvoyant_bots.py").write_text(
        "from guildhall.bots.bot import Choice\n"
        "class First:\n"
        "    def choose(self, view, actions, rng):\n"
        "        return Choice(actions[0])\n"
        "class Broken:\n"
        "    def choose(self, view, actions, rng):\n"
        "        raise RuntimeError('no idea')\n"
    )
    monkeypatch.chdir(tmp_path)
    for bot in ("expert@2", "clairvoyant_bots:First"):
        shown = _run(f"--bot {bot} --games 1")
        assert shown.exit_code == 0, shown.stderr
        assert bot in shown.stdout
    for bot, said in {
        "novice@2": "takes no budget",
        "master@x": "master@x",
        "clairvoyant_bots:Nope": 'no "Nope"',
        "clairvoyant_bots:Broken": "Broken failed in game 0: RuntimeError: no idea",
    }.items():
        done = _run(f"--bot {bot}")
        assert (done.exit_code, done.stdout) == (2, "")
        assert said in done.stderr


@pytest.mark.parametrize(("deals", "shown"), [(0, False), (1, True)])
def test_ctrl_c_reports_the_deals_that_were_finished(
    deals: int, shown: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"tired_after_{deals}.py").write_text(
        "from guildhall.bots.bot import Choice\n"
        "class Tired:\n"
        "    made = 0\n"
        "    def __init__(self):\n"
        "        Tired.made += 1\n"
        "    def choose(self, view, actions, rng):\n"
        f"        if Tired.made > {deals + 1}:\n"  # one was made for the check
        "            raise KeyboardInterrupt\n"
        "        return Choice(actions[0])\n"
    )
    monkeypatch.chdir(tmp_path)
    done = _run(f"--bot tired_after_{deals}:Tired --json")
    assert done.exit_code == 130
    if shown:
        found = json.loads(done.stdout)
        assert (found["games"], found["wanted"], found["stopped"]) == (1, 3, True)
        assert "Stopped after 1 of 3 games." in done.stderr
    else:
        assert done.stdout == ""


def test_a_terminal_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    done = _run("--bot novice --games 2 --json")
    assert "2/2" in done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_the_cards_foreseen_are_those_that_come() -> None:
    match = _journeyman("cartographers", "cards")
    deal: Deal[State, Action] = Deal(CARTOGRAPHERS, ALONE, "cards")
    revealed: dict[Season, list[Card]] = {season: [] for season in Season}
    for one in match.history:
        if isinstance(one.action, Reveal):
            revealed[one.before.season].append(one.action.card)
    assert cards_of(deal) == {season: tuple(cards) for season, cards in revealed.items()}


def test_skills_are_part_of_a_foreseen_turn() -> None:
    setup = Setup.of(1, skills="stealth,search,secret_knowledge")
    deal: Deal[State, Action] = Deal(CARTOGRAPHERS, setup, "skills")
    turns = foresight_of("cartographers").turns(deal, deal.start, 200)
    used = {one for turn in turns for one in turn.actions if isinstance(one, Use)}
    assert Use(Skill.SEARCH) in used


@pytest.mark.parametrize("game", GAMES)
def test_a_shown_line_is_improved_from_the_middle(game: str) -> None:
    """A beam of one would follow its own line only; the novice's line leads elsewhere."""
    bot = load_bot(game, "novice")
    match = Table(entry(game).game, ALONE, (bot,), "mended", ("novice",)).play_all()
    deal: Deal[Any, Any] = Deal(entry(game).game, ALONE, "mended")
    found = solve(deal, foresight_of(game), 1, 2, known=(_own(match),))
    assert found.points > match.scores()[0].total


def test_records_of_the_arena_are_not_played_again(tmp_path: Path) -> None:
    options = "--solo -o side=A --seed kept --games 2 --json --lang en"
    words = f"arena cartographers --bots novice {options} --records {tmp_path}"
    played = CliRunner().invoke(app, words.split())
    assert played.exit_code == 0, played.stderr
    kept = sorted(tmp_path.glob("*.replay"))
    before = [path.stat().st_mtime_ns for path in kept]
    shown = _run(f"--bot novice -o side=A --seed kept --json --records {tmp_path}")
    assert shown.exit_code == 0, shown.stderr
    found = json.loads(shown.stdout)
    points = json.loads(played.stdout)["solo"][0]["points"]
    assert [deal["bot"] for deal in found["deals"]][:2] == points
    assert [path.stat().st_mtime_ns for path in kept] == before
    assert len(list(tmp_path.glob("*.replay"))) == 3  # the third deal was played and kept


def test_a_kept_game_stands_even_if_the_bot_would_play_otherwise(tmp_path: Path) -> None:
    shown = json.loads(_run(f"--bot novice --games 1 --json --records {tmp_path}").stdout)
    (kept,) = tmp_path.glob("*.replay")
    bot = load_bot("cartographers", "journeyman")
    names = ("journeyman",)
    other = Table(entry("cartographers").game, ALONE, (bot,), "1-0", names).play_all()
    kept.write_text(other.replay().format(), "utf-8")
    again = json.loads(_run(f"--bot novice --games 1 --json --records {tmp_path}").stdout)
    assert again["deals"][0]["bot"] == other.scores()[0].total != shown["deals"][0]["bot"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("1-0", "1-7"),
        lambda text: text[::-1],
    ],
    ids=["cut off", "another seed", "backwards"],
)
def test_a_record_that_does_not_fit_is_named(tmp_path: Path, spoil: Callable[[str], str]) -> None:
    _run(f"--bot novice --games 1 --records {tmp_path}")
    (kept,) = tmp_path.glob("*.replay")
    text = spoil(kept.read_text("utf-8"))
    kept.write_text(text, "utf-8")
    done = _run(f"--bot novice --games 1 --records {tmp_path}")
    assert (done.exit_code, done.stdout) == (2, "")
    assert kept.name in done.stderr
    assert "cannot be used" in done.stderr
    assert kept.read_text("utf-8") == text


def test_a_game_of_another_deal_is_no_record_of_this_one(tmp_path: Path) -> None:
    _run(f"--bot novice --games 2 --records {tmp_path}")
    first, second = sorted(tmp_path.glob("*.replay"))
    second.replace(first)
    done = _run(f"--bot novice --games 1 --records {tmp_path}")
    assert done.exit_code == 2
    assert "it is of another deal" in done.stderr


def _refused(folder: Path, other: Match[Any, Any, Any]) -> str:
    """What is said of another game in the place of a record."""
    _run(f"--bot novice --games 1 --records {folder}")
    (kept,) = folder.glob("*.replay")
    kept.write_text(other.replay().format(), "utf-8")
    done = _run(f"--bot novice --games 1 --records {folder}")
    assert done.exit_code == 2
    return done.stderr


def test_a_game_that_was_not_finished_is_no_record(tmp_path: Path) -> None:
    begun: Match[Any, Any, Any] = Match(CARTOGRAPHERS, ALONE, seed="1-0")
    assert "it is not finished" in _refused(tmp_path, begun)


def test_a_game_that_began_elsewhere_is_no_record(tmp_path: Path) -> None:
    """Its seed and setup are right, but not where it begins."""
    middle = _journeyman("cartographers", "elsewhere").history[20].before
    match: Match[Any, Any, Any] = Match(CARTOGRAPHERS, ALONE, seed="1-0", start=middle)
    while not match.is_over:
        match.submit(0, match.legal_actions(0)[0])
    assert "it is of another deal" in _refused(tmp_path, match)


def test_games_that_are_not_played_again_are_counted(tmp_path: Path) -> None:
    assert "not played again" not in _run(f"--bot novice --games 1 --records {tmp_path}").stderr
    again = _run(f"--bot novice --games 2 --records {tmp_path}")
    assert f"1 game of the bot lies in {tmp_path} and is not played again." in again.stderr


def test_whatever_ends_it_early_the_deals_that_were_finished_are_reported(tmp_path: Path) -> None:
    _run(f"--bot novice --games 3 --records {tmp_path}")
    broken = sorted(tmp_path.glob("*.replay"))[2]
    broken.write_text("nonsense", "utf-8")
    done = _run(f"--bot novice --games 3 --json --records {tmp_path}")
    assert done.exit_code == 2
    found = json.loads(done.stdout)
    assert (found["games"], found["wanted"], found["stopped"]) == (2, 3, True)
    assert "Stopped after 2 of 3 games." in done.stderr
    assert broken.name in done.stderr


def test_options_may_be_named_in_any_order(tmp_path: Path) -> None:
    chosen = (("side", "B"), ("skills", "stealth,search,secret_knowledge"))
    for options in (chosen, chosen[::-1]):
        task = Task("cartographers", "novice", options, "order", 1, 1, str(tmp_path))
        play_deal(task, 0)
    assert len(list(tmp_path.glob("*.replay"))) == 1


def test_a_record_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = Task("cartographers", "novice", (), "whole", 1, 1, str(tmp_path)).series
    keep_record(series, 0, "first")

    def stop(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", stop)
    with pytest.raises(OSError, match="No space"):
        keep_record(series, 0, "second")
    (kept,) = tmp_path.glob("*.replay")
    assert kept.read_text("utf-8") == "first"


def test_a_blank_folder_of_records_is_refused() -> None:
    arguments = [*SMALL.split(), "--records", " "]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 2
    assert "--records" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_the_options_the_beam_and_the_breadth(language: str) -> None:
    asked = "--bot novice --games 1 -o side=B --beam 1 --breadth 2"
    told = _run(f"{asked} --lang {language}").stdout.splitlines()
    assert told[1].endswith(": side=B")
    assert told[2].endswith(": --beam 1 --breadth 2")


def test_victories_are_told_where_the_solo_game_has_such() -> None:
    """Level easy: a line is winnable if the bot won it, as its own line is followed to the end."""
    words = "clairvoyant explorers --bot journeyman --games 2 --beam 1 --breadth 1 --lang en"
    arguments = [*words.split(), "-o", "level=easy"]
    shown = CliRunner().invoke(app, arguments, env={"COLUMNS": "80"}).stdout
    assert "Deals equalled" in shown  # no heading is cut off in a narrow terminal
    assert "Could be won, %" in shown
    found = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    for deal in found["deals"]:
        assert deal["won"] in (True, False)
        assert deal["winnable"] or not deal["won"]
    assert found["won"] == 50 * sum(deal["won"] for deal in found["deals"])
    assert found["winnable"] == 50 * sum(deal["winnable"] for deal in found["deals"])
    assert "Could be won" not in _run("--bot novice --games 1").stdout
    assert "won" not in json.loads(_run("--bot novice --games 1 --json").stdout)
