"""What keeps a public server from filling up: limits of every kind, tables that expire."""

from __future__ import annotations

import json
import random
import time

import pytest
from websockets.exceptions import InvalidStatus

from guildhall.client import Server
from tests.server.fetching import fetch, wish
from tests.server.services import Place, open_place
from tests.server.talk import Browser, Held, Wire, play_to_the_end, wait_for
from tests.server.traces import ask_database, troubles

KINDS = ("sqlite", pytest.param("postgres", marks=pytest.mark.long))
DAY = 24 * 3600 * 1000
SWEEPING = """
from guildhall.cli import main
from guildhall.server import timekeeper
timekeeper._FIRST_SWEEP_SECONDS = 0.0
main()
"""
SWEEPING_AT_ONCE = ("-c", SWEEPING, "serve")


def test_requests_of_one_address_are_limited_and_recover() -> None:
    with open_place("sqlite", address_rate="1") as place:
        answers = [fetch(place.here, "GET", "/api/games") for _ in range(60)]
        refused = [one for one in answers if one.status == 429]
        assert len(refused) >= 15
        assert {one.code for one in refused} == {"too-many"}
        assert all("retry-after" in one.headers for one in refused)
        assert all("content-security-policy" in one.headers for one in refused)
        wait_for(lambda: fetch(place.here, "GET", "/api/games").status == 200)
        assert not troubles(place.logs())


def test_messages_of_one_address_are_limited_and_recover() -> None:
    with open_place("sqlite", address_rate="5") as place, Wire(place.here) as wire:
        for _ in range(150):
            wire.send("ping")
        frames = [wire.receive() for _ in range(150)]
        refused = [frame for frame in frames if frame["type"] == "error"]
        assert len(refused) >= 15
        assert {frame["code"] for frame in refused} == {"too-many"}
        wait_for(lambda: wire.ask("ping")["type"] == "pong")


def test_a_seat_in_a_hurry_is_limited_and_others_are_not() -> None:
    with open_place("sqlite", seat_rate="4") as place:
        ann, bob = Browser(place.here).open("me", "device")
        with ann.sit() as mine, bob.sit() as theirs:
            answers = [mine.ask("say", text=f"{number}") for number in range(40)]
            codes = [one.get("code", "done") for one in answers]
            assert codes[:12] == ["done"] * 12
            assert "too-many" in codes
            assert theirs.ask("say", text="and I?")["type"] == "update"
            time.sleep(0.6)
            assert mine.ask("say", text="again")["type"] == "update"
            said = [entry["text"] for entry in mine.entries if entry["kind"] == "chat"]
        assert len(said) == codes.count("done") + 2


def test_connections_of_one_address_are_limited() -> None:
    with open_place("sqlite", connections="3") as place:
        wires = [Wire(place.here) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            Wire(place.here)
        assert refused.value.response.status_code == 403
        assert all(wire.ask("ping")["type"] == "pong" for wire in wires)
        wires.pop().close()
        wait_for(lambda: _is_let_in(place.here))
        for wire in wires:
            wire.close()


def _is_let_in(server: Server) -> bool:
    try:
        with Wire(server) as wire:
            return bool(wire.ask("ping")["type"] == "pong")
    except InvalidStatus:
        return False


def finished_alone(place: Place) -> Held:
    """A seat of a finished game; one person alone gets there soonest."""
    seat = Browser(place.here).open("me")[0]
    with seat.sit() as wire:
        play_to_the_end([wire], random.Random(1))
    return seat


def record_of(place: Place) -> bytes:
    """A finished game of one seat, as a request to bring it in."""
    seat = finished_alone(place)
    return json.dumps({"record": seat.browser.get(f"/tables/{seat.table}/replay")}).encode()


def tables_in(place: Place) -> int:
    return int(ask_database(place.settings["database_url"], "SELECT count(*) FROM tables")[0][0])


def test_a_flood_of_tables_from_one_address_is_stopped() -> None:
    with open_place("sqlite", tables_per_hour="5") as place:
        record = record_of(place)
        answers = [fetch(place.here, "POST", "/api/tables", wish()) for _ in range(10)]
        assert [one.status for one in answers] == [201] * 4 + [429] * 6
        assert answers[-1].code == "too-many"
        assert tables_in(place) == 5
        brought = fetch(place.here, "POST", "/api/replays", record)
        assert (brought.status, brought.code) == (429, "too-many")
        assert tables_in(place) == 5


def test_a_full_server_takes_no_more_tables() -> None:
    with open_place("sqlite", most_tables="3") as place:
        record = record_of(place)
        answers = [fetch(place.here, "POST", "/api/tables", wish()) for _ in range(4)]
        assert [one.status for one in answers] == [201, 201, 503, 503]
        assert answers[-1].code == "server-full"
        assert fetch(place.here, "POST", "/api/replays", record).status == 503
        assert tables_in(place) == 3


def test_rematches_do_not_fill_a_full_server() -> None:
    with open_place("sqlite", most_tables="1") as place:
        seat = finished_alone(place)
        answer = seat.browser.ask("POST", f"/tables/{seat.table}/rematch")
        assert (answer.status, answer.code) == (503, "server-full")
        assert tables_in(place) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_abandoned_tables_go_with_all_that_belongs_to_them(kind: str) -> None:
    with open_place(kind) as place:
        browser, url = Browser(place.here), place.settings["database_url"]
        old = {"open": browser.open("me", "open"), "running": browser.open("me", "device")}
        new = {"open": browser.open("me", "open"), "running": browser.open("me", "device")}
        finished = finished_alone(place).table
        old["open"][0].hand_over("link")
        browser.open("me", "open")  # of today, so that the clock is trusted
        for process in place.processes:
            process.stop()
            process.program = SWEEPING_AT_ONCE
        days = {"open": 2, "running": 90}
        for status, held in (*old.items(), *new.items()):
            age = days[status] * DAY + (60_000 if held is old[status] else -600_000)
            _touch(url, held[0].table, age)
        _touch(url, finished, 5000 * DAY)
        for process in place.processes:
            process.start()
        gone = [held[0].table for held in old.values()]
        for table in gone:
            wait_for(lambda table=table: _status(place, table) == 404)  # type: ignore[misc]  # bound
        for table in (finished, *(held[0].table for held in new.values())):
            assert _status(place, table) == 200
        for name in ("log", "holders", "invitations"):
            left = ask_database(url, f"SELECT DISTINCT table_id FROM {name}")  # noqa: S608 - ours
            assert not {row[0] for row in left} & set(gone), name


def test_a_table_that_went_is_forgotten_by_every_process() -> None:
    """One process cleans up; the others may not go on showing what they remember."""
    with open_place("postgres") as place:
        url = place.settings["database_url"]
        table = Browser(place.here).open("me", "open")[0].table
        Browser(place.here).open("me", "open")
        place.processes[1].stop()
        place.processes[1].program = SWEEPING_AT_ONCE
        _touch(url, table, 3 * DAY)
        place.processes[1].start()
        wait_for(lambda: not ask_database(url, f"SELECT 1 FROM tables WHERE id = '{table}'"))  # noqa: S608 - ours
        wait_for(lambda: fetch(place.here, "GET", f"/api/tables/{table}").status == 404)


def _touch(url: str, table: str, age: int) -> None:
    then = time.time_ns() // 1_000_000 - age
    ask_database(url, f"UPDATE tables SET touched = {then} WHERE id = '{table}'")  # noqa: S608 - ours


def _status(place: Place, table: str) -> int:
    return fetch(place.there, "GET", f"/api/tables/{table}").status


def test_bodies_that_are_too_large_are_refused(place: Place) -> None:
    kilobytes = 1024
    for path, most in (("/api/tables", 64 * kilobytes), ("/api/replays", 2 * kilobytes**2)):
        padding = most - len('{"record":""}')
        body = b'{"record":"' + b"x" * padding + b'"}'
        assert len(body) == most
        assert fetch(place.here, "POST", path, body).status == 400
        larger = body.replace(b'"}', b'x"}')
        for sent in (larger, iter([larger[:1000], larger[1000:]])):
            refused = fetch(place.here, "POST", path, sent)
            assert (refused.status, refused.code) == (413, "too-large"), path
    assert fetch(place.here, "GET", "/api/games").status == 200
