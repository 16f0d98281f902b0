"""The example bot is short, and two of them play whole games as programs of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import guildhall
from guildhall.client import Server
from guildhall.games.registry import game_names
from guildhall.server.protocol import NewTable, Seated, SeatWish
from tests.server.services import open_place

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with open_place("sqlite") as place:
        yield place.here


def test_the_example_is_under_forty_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 40


@pytest.mark.parametrize("game", game_names())
def test_two_example_bots_play_a_game_to_its_end(server: Server, game: str) -> None:
    wish = NewTable(game, [SeatWish("open"), SeatWish("open")])
    table_id = server.ask("POST", "/api/tables", Seated, wish).table
    bots = [start_bot(server, table_id, name) for name in ("Robbie", "Talos")]
    try:
        with server.watch(table_id) as table:
            while not table.is_over:
                table.wait()
        assert [bot.wait(60) for bot in bots] == [0, 0]
    finally:
        for bot in bots:
            bot.kill()
    match = guildhall.load_match(server.replay(table_id))
    assert match.is_over
    assert sorted(match.names) == ["Robbie", "Talos"]
    assert [score.total for score in match.scores()] == [one.total for one in table.scores]


def start_bot(server: Server, table: str, name: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 - our own interpreter and example
        [sys.executable, "-W", "error", str(EXAMPLE), server.address, table, name]
    )
