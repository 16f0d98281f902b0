"""Messages that cannot be read, oversized ones, odd addresses, limits, foreign pages."""

from __future__ import annotations

import socket
import time

import pytest
from websockets.exceptions import InvalidStatus

from guildhall.server.protocol import MOST_BYTES
from tests.server.fetching import fetch
from tests.server.services import Place
from tests.server.talk import (
    Browser,
    Wire,
    ann_and_bob,
    new_table,
    one_more,
    refused,
    refused_raw,
    wait_for,
    watch,
)
from tests.server.traces import undisturbed

BROKEN: dict[str, str | bytes] = {
    "empty": "",
    "not JSON": "hello",
    "half": '{"type":"submit","id":"1"',
    "list": "[]",
    "null": "null",
    "number": "1e400",
    "no type": '{"id":"1"}',
    "unknown type": '{"type":"cheat","id":"1"}',
    "no id": '{"type":"undo"}',
    "empty id": '{"type":"undo","id":""}',
    "long id": '{"type":"undo","id":"%s"}' % ("x" * 65),
    "no action": '{"type":"submit","id":"1"}',
    "wrong field": '{"type":"undo","id":"1","seat":1}',
    "wrong kind": '{"type":"submit","id":1,"action":"done"}',
    "float ticket": '{"type":"submit","id":"1","action":"done","ticket":1.5}',
    "long action": '{"type":"submit","id":"1","action":"%s"}' % ("x" * 1001),
    "deep": "[" * 20_000,
    "binary": b"\x00\xff\xfe",
    "surrogate": '{"type":"say","id":"1","text":"\\ud800"}',
    "negative seen": '{"type":"hello","table":"x","seen":-1}',
    "short token": '{"type":"hello","table":"x","token":"abc"}',
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(
    place: Place, name: str
) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        assert refused_raw(wire, BROKEN[name]).code == "malformed"
        assert wire.submit(wire.actions[0])["type"] == "update", "the connection works on"


def test_a_message_over_64_kilobytes_is_refused_and_one_below_is_read(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        just = '{"type":"ping","id":"1"}' + " " * (MOST_BYTES - 24)
        wire.send_text(just)
        assert wire.until(lambda frame: frame["type"] == "pong")["re"] == "1"
        assert refused_raw(wire, just + " ").code == "too-large"
        assert refused_raw(wire, "ä" * (MOST_BYTES // 2 + 1)).code == "too-large"
        assert refused_raw(wire, b" " * (1024 * 1024)).code == "too-large"


@pytest.mark.parametrize(
    "table", ["nowhere", "\x00", "a\x00b", "../etc", "\u2603" * 40, "' OR 1=1"]
)
def test_a_table_of_any_name_is_unknown(place: Place, table: str) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        assert wire.hello(table)["code"] in ("unknown-table", "malformed")
        assert wire.submit(wire.actions[0])["type"] == "update", "still at the old table"


@pytest.mark.parametrize("key", ["\x00", "a\x00b", "\u2603", "'; DROP TABLE log; --", "\u202e\n"])
def test_a_request_may_have_any_key(place: Place, key: str) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        wire.send("submit", action=wire.actions[0], id=key)
        frame = wire.until(lambda one: one["type"] in ("update", "error"))
        assert frame.get("code", "malformed") == "malformed"
        assert wire.ask("ping")["type"] == "pong"


def test_acting_before_sitting_down_is_refused(place: Place) -> None:
    with Wire(place.here) as wire:
        for kind in ("undo", "redo", "restart", "preview", "scores"):
            assert wire.ask(kind)["code"] == "unknown-table"
        assert wire.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    "path",
    [
        "/tables/{}/moves/-1",
        "/tables/{}/moves/x",
        "/tables/{}/moves/1?seat=-1",
        "/tables/{}/moves/1?seat=x",
        "/tables/{}/moves/99999999999999999999999",
        "/tables/%00/moves/0",
    ],
)
def test_odd_addresses_are_refused_politely(place: Place, path: str) -> None:
    ann, _ = ann_and_bob(place)
    answer = Browser(place.here).ask("GET", path.format(ann.table))
    assert answer.status in (400, 404)
    assert answer.code in ("malformed", "not-found", "unknown-table")


UNREADABLE: dict[str, bytes] = {
    "deep": b"[" * 50_000,
    "deep objects": b'{"game":' * 7000,
    "deep and closed": b'{"seats":' + b"[" * 2000 + b"]" * 2000 + b"}",
    "not UTF-8": b'{"game":"\xff\xfe"}',
    "a surrogate": b'{"game":"\xed\xa0\x80"}',
    "a surrogate as text": b'{"game":"\\ud800"}',
    "NUL": b"\x00",
    "a large number": b'{"a":1e999999}',
}


@pytest.mark.parametrize("name", UNREADABLE)
@pytest.mark.parametrize("path", ["/tables", "/replays", "/tables/x/join"])
def test_a_body_that_cannot_be_read_is_malformed(place: Place, path: str, name: str) -> None:
    with undisturbed(place):
        answer = Browser(place.here).ask("POST", path, UNREADABLE[name])
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize("name", ["a" * 300 + ".js", "a" * 6000 + ".png", "%00.js", "a%00.js"])
@pytest.mark.parametrize("folder", ["/", "/assets/"])
def test_a_file_that_cannot_be_there_is_not_found(place: Place, folder: str, name: str) -> None:
    with undisturbed(place):
        assert fetch(place.here, "GET", folder + name).status == 404


def test_a_client_that_goes_away_in_a_body_leaves_no_traceback(place: Place) -> None:
    head = b"POST /api/%s HTTP/1.1\r\nhost: a\r\ncontent-length: 90000\r\n"
    head += b"content-type: application/json\r\n\r\n"
    with undisturbed(place):
        for path, sent in ((b"tables", 10), (b"replays", 10), (b"replays", 80_000)):
            with socket.create_connection(("127.0.0.1", place.processes[0].port)) as client:
                client.sendall(head % path + b" " * sent)
                time.sleep(0.1)  # so that it is under way, not refused before it began
        wait_for(lambda: fetch(place.here, "GET", "/healthz").status == 200)


# Limits and foreign pages


def test_a_host_can_limit_seats_connections_and_new_tables(place: Place) -> None:
    limits = {"seat_rate": "1", "connections": "2", "tables_per_hour": "2"}
    with one_more(place, origins="https://play.example", **limits) as process:
        server = process.client()
        browser = Browser(server)
        held = [browser.open("me", name="Ann")[0] for _ in range(2)]
        third = browser.ask("POST", "/tables", new_table("me"))
        assert (third.status, third.code) == (429, "too-many")
        with held[0].sit() as wire, held[1].sit() as other:
            keys = [wire.send("say", phrase="hello") for _ in range(10)]
            answers = [wire.answer(key) for key in keys]
            assert answers[0]["type"] == "update"
            assert {one.get("code") for one in answers[1:]} == {None, "too-many"}
            assert other.ask("say", phrase="hello")["type"] == "update", "each seat for itself"
            with pytest.raises(InvalidStatus):
                Wire(server)
        page = "https://play.example"
        assert browser.ask("POST", "/me/nothing", {}, origin=page).code == "not-found"


def test_connections_of_foreign_pages_are_refused(place: Place) -> None:
    for origin in ("https://evil.example", "null", place.here.address + ".evil.example"):
        with pytest.raises(InvalidStatus) as problem:
            Wire(place.here, origin=origin)
        assert problem.value.response.status_code == 403
    with Wire(place.here, origin=place.here.address) as wire:
        assert wire.ask("ping")["type"] == "pong"


def test_spectators_hear_no_errors_of_others(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as mine, watch(place.here, ann.table) as public:
        frames = len(public.frames)
        refused(mine, "submit", action="done")
        public.settle()
        assert [one["type"] for one in public.frames[frames:]] == ["pong"]
