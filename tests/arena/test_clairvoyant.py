"""The player who knows all draws: by the rules, and never behind a line it was shown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from guildhall.arena.clairvoyant import NotForeseen, Task, foresight_of, play_both
from guildhall.arena.play import Table
from guildhall.bots.foresight import Deal, replay, solve
from guildhall.cli.app import app
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.seat import CHANCE
from guildhall.games.registry import entry, load_bot

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
    assert replay(deal, line).points == match.scores()[0].total
    assert solve(deal, foresight_of(game), 1, 1, known=(line,)).points >= match.scores()[0].total


@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(one, marks=pytest.mark.long) for one in GAMES[1:])]
)
def test_knowing_all_draws_is_worth_points(game: str) -> None:
    shares = [play_both(Task(game, "journeyman", (), f"worth-{n}", 4, 4)) for n in range(3)]
    assert all(one.most >= one.bot for one in shares)
    assert sum(one.most for one in shares) > sum(one.bot for one in shares)


def test_a_game_without_such_a_player_says_so() -> None:
    with pytest.raises(NotForeseen, match="dale"):
        foresight_of("dale")


def test_the_command_reports_the_share_of_a_bot() -> None:
    line = "clairvoyant cartographers --bot journeyman --games 2 --beam 3 --breadth 3 --json"
    result = CliRunner().invoke(app, line.split())
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    means = [sum(deal[who] for deal in found["deals"]) / 2 for who in ("bot", "most")]
    assert [found["mean"], found["clairvoyant"]] == means
    assert found["share"] == round(100 * means[0] / means[1], 2)
