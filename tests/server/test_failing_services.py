"""PostgreSQL goes away and comes back; Redis takes connections but says nothing."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest

import guildhall
from guildhall.core.replay import Move, Replay
from guildhall.core.seat import CHANCE
from tests.server.faults import Shaky, shaky_place
from tests.server.fetching import fetch
from tests.server.seatbots import (
    SeatBot,
    check_acknowledged,
    check_numbers_and_keys,
    check_record,
    game_across,
    play_together,
)
from tests.server.services import ServerProcess
from tests.server.talk import (
    Browser,
    Wire,
    ann_and_bob,
    new_key,
    one_more,
    play_to_the_end,
    refused,
    said,
    turn,
    wait_for,
    watch,
)
from tests.server.traces import ask_database, read_logs

AT_ONCE = 2.5
"""Seconds: what is only found by looking into the database from time to time comes later."""


@pytest.fixture(scope="module")
def shaky() -> Iterator[Shaky]:
    """Services of these tests alone; each test leaves them running."""
    with shaky_place() as opened:
        yield opened


# PostgreSQL


@contextmanager
def without_postgres(shaky: Shaky) -> Iterator[None]:
    """A fast shutdown: transactions are broken off, connections cut."""
    shaky.postgres.stop()
    try:
        yield
    finally:
        shaky.postgres.start()


def test_a_move_while_postgres_is_away_is_refused_and_made_once_when_it_is_back(
    shaky: Shaky,
) -> None:
    ann, bob = ann_and_bob(shaky.place)
    with ann.sit() as mine, bob.sit() as theirs:
        turn(mine, random.Random(1))
        theirs.waits_for(1)
        wish = {"action": theirs.actions[0], "ticket": theirs.now["ticket"], "id": new_key()}
        with without_postgres(shaky):
            assert refused(theirs, "submit", **wish).code == "busy"
            assert refused(theirs, "submit", **wish).code == "busy"
            assert mine.ask("undo")["code"] == "busy"
        assert theirs.ask("submit", **wish)["type"] == "update"
        assert theirs.ask("submit", **wish)["code"] == "duplicate"
        play_to_the_end([mine, theirs], random.Random(2))
    rows = read_logs(shaky.place.settings["database_url"])[ann.table]
    check_numbers_and_keys(rows)
    assert [row.body for row in rows if row.key == wish["id"]] == [wish["action"]]
    record = bob.browser.get(f"/tables/{ann.table}/replay")
    assert guildhall.load_match(record).is_over
    moves = [one for one in Replay.parse(record).entries if isinstance(one, Move)]
    played = [(one.seat, one.text) for one in moves if one.seat != CHANCE]
    assert played == [(row.seat, row.body) for row in rows if row.kind == "move"]


def test_http_says_busy_while_postgres_is_away(shaky: Shaky) -> None:
    ann, _ = ann_and_bob(shaky.place)
    path = f"/tables/{ann.table}"
    with without_postgres(shaky):
        for answer in (
            ann.browser.ask("GET", path),
            ann.browser.ask("GET", "/me/tables"),
            ann.browser.ask("POST", path + "/seats/0/hand-over", {"to": "bot"}),
            Browser(shaky.place.there).ask("POST", path + "/join", {"name": "Cid"}),
        ):
            assert (said(answer).code, answer.status) == ("busy", 503)
            assert answer.headers["retry-after"] == "1"
        assert fetch(shaky.place.here, "GET", "/healthz").status == 503
        assert ann.browser.ask("GET", "/games").status == 200
    assert ann.browser.info(ann.table)["seats"][0]["kind"] == "person"
    assert fetch(shaky.place.here, "GET", "/healthz").status == 200


def test_no_acknowledged_move_is_lost_or_made_twice_when_postgres_restarts(shaky: Shaky) -> None:
    """Clients at both processes play on, and send again what was refused as busy."""
    games = [game_across(shaky.place, f"restarts {number}") for number in range(3)]
    with ThreadPoolExecutor(len(games)) as pool:
        plays = [pool.submit(play_together, bots) for bots in games]
        for pause in (0.0, 0.3):
            _wait_for_moves(games, plays)
            with without_postgres(shaky):
                time.sleep(pause)
        for play in plays:
            play.result()
    logs = read_logs(shaky.place.settings["database_url"])
    for bots in games:
        rows = logs[bots[0].key.table]
        check_numbers_and_keys(rows)
        check_acknowledged(bots, rows)
        check_record(shaky.place, bots, rows)


def _wait_for_moves(games: list[list[SeatBot]], plays: list[Future[None]]) -> None:
    """Until more was acknowledged; tells at once what went wrong with a client."""

    def acknowledged() -> int:
        for play in plays:
            if play.done():
                play.result()
        return sum(len(bot.acknowledged) for bots in games for bot in bots)

    before = acknowledged()
    wait_for(lambda: acknowledged() > before + 10)
    assert not all(play.done() for play in plays), "the games ended before PostgreSQL did"


# Redis


def is_heard_at_once(mine: Wire, theirs: Wire) -> bool:
    """Whether what one says is acknowledged, and told by the other process without delay."""
    line = f"line {new_key()}"
    began = time.monotonic()
    assert mine.ask("say", text=line)["type"] == "update"
    assert time.monotonic() - began < AT_ONCE
    try:
        theirs.wait(lambda: any(one.get("text") == line for one in theirs.entries), AT_ONCE)
    except TimeoutError:
        return False
    return True


def hear_each_other(mine: Wire, theirs: Wire) -> bool:
    """Several times at once: looking into the database can be in time for one line, not for all."""
    lines = ((mine, theirs), (theirs, mine), (mine, theirs), (theirs, mine))
    return all(is_heard_at_once(*pair) for pair in lines)


def test_moves_are_taken_while_redis_does_not_answer(shaky: Shaky) -> None:
    """Its process is stopped in mid-sentence and goes on later."""
    ann, bob = ann_and_bob(shaky.place)
    with ann.sit() as mine, bob.sit() as theirs:
        assert hear_each_other(mine, theirs)
        os.kill(shaky.redis, signal.SIGSTOP)
        try:
            for wire in (mine, theirs):
                began = time.monotonic()
                wire.draw()
                assert time.monotonic() - began < AT_ONCE
            with (
                watch(shaky.place.here, ann.table) as one,
                watch(shaky.place.there, ann.table) as two,
            ):
                assert one.standing == two.standing, "who comes anew is told the latest"
            assert Browser(shaky.place.there).open("me", name="Cid")
        finally:
            os.kill(shaky.redis, signal.SIGCONT)
        wait_for(lambda: hear_each_other(mine, theirs))
        play_to_the_end([mine, theirs], random.Random(3))


def test_a_line_to_redis_that_died_without_a_word_is_made_anew(shaky: Shaky) -> None:
    ann, bob = ann_and_bob(shaky.place)
    with ann.sit() as mine, bob.sit() as theirs:
        assert hear_each_other(mine, theirs)
        shaky.door.shut()
        mine.draw()
        shaky.door.open()
        wait_for(lambda: hear_each_other(mine, theirs), 20)
        play_to_the_end([mine, theirs], random.Random(4))


def test_a_server_starts_and_stops_while_redis_does_not_answer(shaky: Shaky) -> None:
    shaky.door.shut()
    try:
        with one_more(shaky.place) as process:
            ann = Browser(process.client()).open("me", "open", name="Ann")[0]
            bob = Browser(shaky.place.here).join(ann.table, "Bob")
            with ann.sit() as mine, bob.sit() as theirs:
                mine.draw()
                shaky.door.open()
                wait_for(lambda: hear_each_other(mine, theirs), 20)
            shaky.door.shut()
            assert _seconds_to_stop(process) < 10
    finally:
        shaky.door.open()


def _seconds_to_stop(process: ServerProcess) -> float:
    began = time.monotonic()
    process.stop()
    return time.monotonic() - began


def test_who_sat_down_elsewhere_keeps_a_table_that_its_host_leaves(shaky: Shaky) -> None:
    """The process that is asked to delete has heard nothing of them, as Redis says nothing."""
    ann = Browser(shaky.place.here).open("me", "open", "open", name="Ann")[0]
    shaky.door.shut()
    try:
        bob = Browser(shaky.place.there).join(ann.table, "Bob")
        assert ann.browser.delete("/me") == {"seats": 1, "tables": 0}
        seats = bob.browser.at(shaky.place.here).info(ann.table)["seats"]
    finally:
        shaky.door.open()
    assert [one["name"] for one in seats] == ["", "Bob", ""]
    url = shaky.place.settings["database_url"]
    names = ask_database(url, f"SELECT name FROM holders WHERE table_id = '{ann.table}'")  # noqa: S608 - ours
    assert sorted(names) == [("",), ("Bob",)]
