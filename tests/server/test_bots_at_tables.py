"""Bots at a table: replaced in mid-game, thinking beside the server, stopped when nobody waits."""

from __future__ import annotations

import os
import random
import re
import signal
import time
from collections.abc import Iterator

import pytest

from guildhall.server.table import MOST_SEATINGS
from tests.server.answering import asked, asker_and_asked
from tests.server.fetching import fetch
from tests.server.games.notes import every_game
from tests.server.services import Place, alive, open_place, workers_of
from tests.server.talk import (
    Answer,
    Browser,
    Held,
    Json,
    Wire,
    ann_and_bob,
    finished_game,
    play_to_the_end,
    turn,
    wait_for,
)

AGES = "600"
"""Seconds a master thinks here: far longer than any test waits."""
SOON = 90.0
"""Seconds in which a bot that is quick has answered, also on a busy machine."""


@pytest.fixture(scope="module")
def slow_place() -> Iterator[Place]:
    """A server whose masters think for ages."""
    with open_place("sqlite", master_seconds=AGES) as place:
        yield place
        assert "Traceback" not in place.logs()


def level(held: Held, seat: int, bot: str) -> Answer:
    path = f"/tables/{held.table}/seats/{seat}/bot"
    return held.browser.ask("POST", path, {"bot": bot})


def against(place: Place, bot: str, **wish: object) -> Held:
    """A seat at a table that begins with a draw of one's own: an ambush needs no search."""
    wish = {"hints": False, "seed": "first-light"} | wish
    return Browser(place.here).open("me", f"bot {bot}", **wish)[0]


def seat_of(held: Held, seat: int) -> Json:
    found: Json = held.browser.info(held.table)["seats"][seat]
    return found


def has_moved(wire: Wire, seat: int = 1) -> bool:
    return any(one["kind"] == "move" and one["seat"] == seat for one in wire.entries)


# Another level


@every_game
def test_a_bot_is_replaced_by_another_level_in_mid_game(place: Place, game: str) -> None:
    ann = against(place, "uniform", game=game)
    with ann.sit() as wire:
        wire.has_turn()
        turn(wire, random.Random(1))
        assert level(ann, 1, "greedy").status == 204
        wire.wait(lambda: wire.now["table"]["seats"][1]["bot"] == "greedy")
        told = [one for one in wire.entries if one["kind"] == "seat"][-1]
        assert (told["seat"], told["why"], told["who"]["bot"]) == (1, "bot", "greedy")
        assert seat_of(ann, 1)["bot"] == "greedy"
        wire.has_turn()


def test_the_level_of_a_stand_in_is_chosen_and_its_owner_takes_the_seat_back(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    bob.hand_over("bot")
    assert seat_of(ann, 1)["bot"] == "journeyman"
    assert level(ann, 1, "novice").status == 204
    found = seat_of(ann, 1)
    assert (found["kind"], found["bot"], found["away"]) == ("bot", "novice", True)
    assert level(bob, 1, "expert").status == 204  # whom it stands in for
    assert seat_of(ann, 1)["bot"] == "expert"
    bob.take_back()
    assert seat_of(ann, 1)["name"] == "Bob"


def test_the_level_that_plays_already_is_not_written_down_again(place: Place) -> None:
    ann = against(place, "uniform")
    with ann.sit() as wire:
        wire.has_turn()
        before = len([one for one in wire.entries if one["kind"] == "seat"])
        for _ in range(3):
            assert level(ann, 1, "uniform").status == 204
        assert level(ann, 1, "greedy").status == 204
        wire.wait(lambda: wire.now["table"]["seats"][1]["bot"] == "greedy")
        assert len([one for one in wire.entries if one["kind"] == "seat"]) == before + 1


@pytest.mark.long
def test_a_seat_is_taken_back_however_often_levels_were_changed(place: Place) -> None:
    ann, bob = Browser(place.here).open("me", "me", "bot uniform", name="Ann")
    ann.hand_over("bot")
    levels = ("novice", "uniform")
    codes = [level(bob, 2, levels[number % 2]).code for number in range(MOST_SEATINGS + 40)]
    assert "too-many" in codes
    ann.take_back()
    assert seat_of(ann, ann.seat)["kind"] == "person"


def test_a_bot_may_take_one_open_seat(place: Place) -> None:
    (ann,) = Browser(place.here).open("me", "open", "open", name="Ann")
    assert level(ann, 2, "expert").status == 204
    info = ann.browser.info(ann.table)
    assert [one["kind"] for one in info["seats"]] == ["person", "open", "bot"]
    assert info["status"] == "open"
    assert level(ann, 1, "novice").status == 204
    wait_for(lambda: ann.browser.info(ann.table)["status"] == "running")


def test_a_game_with_a_replaced_bot_goes_on_to_its_end(place: Place) -> None:
    ann = against(place, "uniform")
    with ann.sit() as wire:
        for bot in ("novice", "uniform", "journeyman"):
            wire.has_turn()
            turn(wire, random.Random(2))
            assert level(ann, 1, bot).status == 204
        play_to_the_end([wire], random.Random(3))


def test_only_those_at_the_table_choose_bots_and_only_for_seats_of_bots(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    path = f"/tables/{ann.table}/seats/1/bot"
    assert Browser(place.here).ask("POST", path, {"bot": "novice"}).code == "not-host"
    assert level(ann, 1, "novice").code == "seat-taken"
    bob.hand_over("bot")
    assert level(ann, 1, "nobody").code == "unknown-bot"
    assert level(ann, 2, "novice").code == "unknown-move"
    done, other = finished_game(place)
    other.hand_over("bot")
    assert level(done, 1, "novice").code == "game-over"


# Beside the server


def test_a_bot_that_is_replaced_stops_thinking(slow_place: Place) -> None:
    ann = against(slow_place, "master")
    with ann.sit() as wire:
        turn(wire, random.Random(1))
        wire.drain(0.5)
        assert not has_moved(wire)
        assert level(ann, 1, "uniform").status == 204
        wire.wait(lambda: has_moved(wire), SOON)


def test_a_person_who_takes_the_seat_back_does_not_wait_for_the_bot(slow_place: Place) -> None:
    ann, bob = ann_and_bob(slow_place, hints=False)
    bob.hand_over("bot", bot="master")
    time.sleep(0.3)
    bob.take_back()
    with bob.sit() as wire:
        wire.act()
    assert_thinkers_are_free(slow_place)
    assert ann


def assert_thinkers_are_free(place: Place) -> None:
    """There is one process for those who search: an expert gets it."""
    ann = against(place, "expert")
    with ann.sit() as wire:
        wire.wait(lambda: has_moved(wire), SOON)


def test_nobody_thinks_for_a_table_that_is_gone(slow_place: Place) -> None:
    ann = against(slow_place, "master")
    time.sleep(0.3)
    assert ann.browser.delete("/me") == {"seats": 1, "tables": 1}
    assert_thinkers_are_free(slow_place)


def test_nobody_thinks_about_a_decision_that_another_has_taken_back() -> None:
    """The bot has neither learnt nor done anything; its thought waits while a master thinks.

    On a server of its own: bots at tables of other tests may still be at their turns.
    """
    with open_place("sqlite", master_seconds=AGES) as place:
        master = against(place, "master")
        asker, asked_seat = asker_and_asked(place)
        asked_seat.hand_over("bot", bot="master")
        before = thoughts(place)
        with asker.sit() as wire:
            wire.submit(asked().action)
            wire.waits_for(asked_seat.seat)
            wire.ask("undo")
            wire.waits_for(asker.seat)
        master.browser.delete("/me")
        time.sleep(2.0)
        assert thoughts(place) == before


def thoughts(place: Place) -> int:
    """How many decisions bots have thought through."""
    told = fetch(place.here, "GET", "/metrics").text
    (count,) = re.findall(r"^guildhall_bot_seconds_count (\d+)", told, re.MULTILINE)
    return int(count)


def test_quick_bots_do_not_wait_for_masters(slow_place: Place) -> None:
    masters = [against(slow_place, "master") for _ in range(3)]
    ann = against(slow_place, "journeyman")
    with ann.sit() as wire:
        wire.wait(lambda: has_moved(wire), SOON)
    for one in masters:
        one.browser.delete("/me")


@pytest.mark.long
def test_a_server_that_is_stopped_does_not_wait_for_its_bots() -> None:
    with open_place("sqlite", master_seconds=AGES) as place:
        process = place.processes[0]
        against(place, "master")
        workers = wait_for(lambda: workers_of(process.pid))
        time.sleep(0.3)
        began = time.monotonic()
        process.stop()
        assert time.monotonic() - began < SOON
        assert process.ended_by_itself()
        wait_for(lambda: not alive(workers), SOON)
        assert "Traceback" not in place.logs()


@pytest.mark.long
def test_a_thought_whose_process_is_killed_is_thought_again() -> None:
    with open_place("sqlite", master_seconds="1.5") as place:
        pid = place.processes[0].pid
        with against(place, "master").sit() as wire:
            (old,) = wait_for(lambda: workers_of(pid))
            time.sleep(0.5)
            os.kill(old, signal.SIGKILL)
            wire.wait(lambda: has_moved(wire), 2 * SOON)
            assert old not in workers_of(pid)
        assert "Traceback" not in place.logs()


@pytest.mark.long
def test_masters_keep_their_second(place: Place) -> None:
    """Each decision with a choice takes at most the second and what the way there takes."""
    ann = against(place, "master", seed="time")
    with ann.sit() as wire:
        for _ in range(6):
            turn(wire, random.Random(1))
            began = time.monotonic()
            wire.has_turn()
            assert time.monotonic() - began < 3 * 1.0 + 0.5  # a drawing, perhaps a skill, an ambush
