"""What keeps a public server safe: origins, headers, cookies, tokens, limits, upgrades, workers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData
from websockets.exceptions import InvalidStatus

import guildhall.server
from guildhall.client import Server
from guildhall.server.store.database import NEWEST, database_url, migrate, open_engine
from guildhall.server.store.schema import METADATA
from tests.server.services import (
    Place,
    ServerProcess,
    free_port,
    open_place,
    postgres_settings,
    sqlite_settings,
)
from tests.server.talk import (
    Browser,
    Held,
    Wire,
    finished_game,
    new_table,
    play_to_the_end,
    turn,
    wait_for,
)
from tests.server.test_crash import ask_database, troubles

KINDS = ("sqlite", "postgres")
DAY = 24 * 3600 * 1000


class Reply(NamedTuple):
    """An HTTP answer with its headers in small letters."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def code(self) -> str:
        return str(json.loads(self.text)["code"])


def fetch(
    server: Server, method: str, path: str, body: bytes | Iterator[bytes] | None = None, **more: str
) -> Reply:
    """One request, spelt out; a body that comes in pieces is sent without its length."""
    where = urlsplit(server.address)
    connection = HTTPConnection(where.hostname or "", where.port or 80, timeout=20)
    headers = {"content-type": "application/json"}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    try:
        chunked = body is not None and not isinstance(body, bytes)
        connection.request(method, path, body, headers, encode_chunked=chunked)
        answer: HTTPResponse = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Reply(answer.status, found, answer.read().decode())
    finally:
        connection.close()


def wish(*seats: str) -> bytes:
    return json.dumps(new_table(*(seats or ("me",)))).encode()


# Origins


def foreign(server: Server) -> list[str]:
    port = urlsplit(server.address).port or 0
    return [
        "http://evil.example",
        f"http://127.0.0.1:{port + 1}",
        f"http://localhost:{port}",
        "null",
    ]


def test_pages_of_other_hosts_cannot_change_anything(place: Place) -> None:
    server = place.here
    count = len(ask_database(place.settings["database_url"], "SELECT id FROM tables"))
    for origin in foreign(server):
        for method, path, body in (("POST", "/api/tables", wish()), ("DELETE", "/api/me", None)):
            refused = fetch(server, method, path, body, origin=origin)
            assert (refused.status, refused.code) == (403, "wrong-origin")
        assert fetch(server, "GET", "/api/games", origin=origin).status == 200
    assert len(ask_database(place.settings["database_url"], "SELECT id FROM tables")) == count
    assert fetch(server, "POST", "/api/tables", wish(), origin=server.address).status == 201
    assert fetch(server, "POST", "/api/tables", wish()).status == 201


def test_pages_of_other_hosts_cannot_open_a_websocket(place: Place) -> None:
    server = place.here
    for origin in foreign(server):
        with pytest.raises(InvalidStatus) as refused:
            Wire(server, origin=origin)
        assert refused.value.response.status_code == 403
    for allowed in (server.address, None):
        with Wire(server, origin=allowed) as wire:
            assert wire.ask("ping")["type"] == "pong"


def test_other_origins_can_be_allowed() -> None:
    with open_place("sqlite", origins="https://a.example,https://b.example:444") as place:
        for origin in ("https://a.example", "https://b.example:444"):
            assert fetch(place.here, "POST", "/api/tables", wish(), origin=origin).status == 201
            with Wire(place.here, origin=origin) as wire:
                assert wire.ask("ping")["type"] == "pong"
        for origin in ("https://a.example:444", "http://a.example", "https://c.example"):
            assert fetch(place.here, "POST", "/api/tables", wish(), origin=origin).status == 403
            with pytest.raises(InvalidStatus):
                Wire(place.here, origin=origin)


# Headers, pages, cookies


def kinds_of_answers(place: Place) -> dict[str, Reply]:
    server = place.here
    ann, _ = finished_game(place)
    big = b" " * 70_000
    return {
        "page": fetch(server, "GET", "/"),
        "json": fetch(server, "GET", "/api/games"),
        "created": fetch(server, "POST", "/api/tables", wish()),
        "nothing": fetch(server, "HEAD", "/api/games"),
        "replay": fetch(server, "GET", f"/api/tables/{ann.table}/replay"),
        "description": fetch(server, "GET", "/api/openapi.json"),
        "health": fetch(server, "GET", "/healthz"),
        "metrics": fetch(server, "GET", "/metrics"),
        "no page": fetch(server, "GET", "/wp-login.php"),
        "no table": fetch(server, "GET", "/api/tables/none"),
        "no method": fetch(server, "PUT", "/api/tables"),
        "malformed": fetch(server, "POST", "/api/tables", b"{"),
        "wrong origin": fetch(server, "POST", "/api/tables", wish(), origin="http://evil.example"),
        "too large": fetch(server, "POST", "/api/tables", big),
        "not yours": fetch(server, "POST", f"/api/tables/{ann.table}/rematch"),
    }


def test_every_kind_of_answer_has_the_safe_headers(place: Place) -> None:
    answers = kinds_of_answers(place)
    statuses = {name: answer.status for name, answer in answers.items()}
    assert set(statuses.values()) >= {200, 201, 400, 403, 404, 405, 413}, statuses
    for name, answer in answers.items():
        policy = answer.headers.get("content-security-policy", "")
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules.get("default-src") == "'none'", name
        assert rules.get("script-src") == "'self'", name
        assert rules.get("frame-ancestors") == rules.get("base-uri") == "'none'", name
        assert "unsafe" not in policy, name
        assert answer.headers.get("x-content-type-options") == "nosniff", name
        assert answer.headers.get("referrer-policy") == "no-referrer", name
        assert answer.headers.get("cross-origin-opener-policy") == "same-origin", name
        assert answer.headers.get("cross-origin-resource-policy") == "same-origin", name
        assert "access-control-allow-origin" not in answer.headers, name
        assert "server" not in answer.headers, name


def test_no_page_has_a_script_or_style_of_its_own(place: Place) -> None:
    """The policy would not run it; a page must not need it either."""
    pages = [
        one
        for one in kinds_of_answers(place).values()
        if "html" in one.headers.get("content-type", "")
    ]
    assert pages
    for page in pages:
        assert not inline_code(page.text)


def inline_code(html: str) -> list[str]:
    forms = (
        r"<script(?![^>]*\ssrc=)[^>]*>",
        r"<style\b",
        r"\son\w+\s*=",
        r"\sstyle\s*=",
        "javascript:",
    )
    return [form for form in forms if re.search(form, html, re.IGNORECASE)]


def test_inline_code_would_be_noticed() -> None:
    for bad in (
        "<script>",
        "<SCRIPT defer>",
        "<p onclick='x'>",
        "<p style='x'>",
        "<a href='javascript:x'>",
        "<style>",
    ):
        assert inline_code(bad), bad
    assert not inline_code('<script type="module" src="/a.js"></script><p class="on">one = two</p>')


def test_nothing_of_a_name_becomes_html(place: Place) -> None:
    """Names are text: what is written in them comes back as JSON or plain text only."""
    name = "<img src=x onerror=alert(1)>"
    seat = Browser(place.here).open("me", name=name)[0]
    for path in ("/", f"/api/tables/{seat.table}", f"/api/tables/{seat.table}/replay"):
        answer = fetch(place.here, "GET", path)
        assert "html" not in answer.headers["content-type"] or name not in answer.text


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_our_own_pages_only(secure: bool) -> None:
    with open_place("sqlite", secure_cookies=str(secure).lower()) as place:
        made = fetch(place.here, "POST", "/api/tables", wish()).headers["set-cookie"]
        cookie = made.partition(";")[0]
        cleared = fetch(place.here, "DELETE", "/api/me", cookie=cookie).headers["set-cookie"]
    for text in (made, cleared):
        flags = {flag.strip().lower() for flag in text.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert ("secure" in flags) is secure
        assert not [flag for flag in flags if flag.startswith("domain")]
    assert len(cookie.partition("=")[2]) >= 40
    assert "max-age=0" in cleared.lower()


# Tokens


def test_tokens_are_stored_as_hashes_only(place: Place) -> None:
    browser = Browser(place.here)
    seat = browser.open("me", "device", name="Xanthippe")[0]
    invitation = seat.hand_over("link")
    cookie = browser.cookie.partition("=")[2]
    stored = everything_stored(place)
    for secret in (seat.token, invitation, cookie):
        assert secret.encode() not in stored
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in stored
    assert b"Xanthippe" in stored


def everything_stored(place: Place) -> bytes:
    """All there is in the database: bytes of the files where there are any, and all rows."""
    url = place.settings["database_url"]
    found: list[bytes] = []
    if place.kind == "sqlite":
        base = Path(url.removeprefix("sqlite:///"))
        found += [file.read_bytes() for file in base.parent.glob(base.name + "*")]
    for table in METADATA.tables:
        for row in ask_database(url, f"SELECT * FROM {table}"):  # noqa: S608 - our own tables
            found += [
                one.hex().encode() if isinstance(one, bytes) else str(one).encode() for one in row
            ]
    return b"\n".join(found)


# Limits


def test_requests_of_one_address_are_limited_and_recover() -> None:
    with open_place("sqlite", address_rate="10") as place:
        answers = [fetch(place.here, "GET", "/api/games") for _ in range(60)]
        refused = [one for one in answers if one.status == 429]
        assert len(refused) >= 15
        assert {one.code for one in refused} == {"too-many"}
        assert all("retry-after" in one.headers for one in refused)
        assert all("content-security-policy" in one.headers for one in refused)
        wait_for(lambda: fetch(place.here, "GET", "/api/games").status == 200, 5)
        assert not troubles(place.logs())


def test_messages_of_one_address_are_limited_and_recover() -> None:
    with open_place("sqlite", address_rate="10") as place, Wire(place.here) as wire:
        for _ in range(60):
            wire.send("ping")
        frames = [wire.receive() for _ in range(60)]
        refused = [frame for frame in frames if frame["type"] == "error"]
        assert len(refused) >= 15
        assert {frame["code"] for frame in refused} == {"too-many"}
        time.sleep(0.5)
        assert wire.ask("ping")["type"] == "pong"


def test_a_seat_in_a_hurry_is_limited_and_others_are_not() -> None:
    with open_place("sqlite", seat_rate="4") as place:
        ann, bob = Browser(place.here).open("me", "device")
        with ann.sit() as mine, bob.sit() as theirs:
            answers = [mine.ask("say", text=f"{number}") for number in range(40)]
            codes = [one.get("code", "done") for one in answers]
            assert codes[:12] == ["done"] * 12
            assert codes.count("too-many") >= 15
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
        wait_for(lambda: _is_let_in(place.here), 5)
        for wire in wires:
            wire.close()


def _is_let_in(server: Server) -> bool:
    try:
        with Wire(server) as wire:
            return bool(wire.ask("ping")["type"] == "pong")
    except InvalidStatus:
        return False


def record_of(place: Place) -> bytes:
    """A finished game of one seat, as a request to bring it in."""
    seat = Browser(place.here).open("me")[0]
    with seat.sit() as wire:
        play_to_the_end([wire], random.Random(1))
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
        seat = Browser(place.here).open("me")[0]
        with seat.sit() as wire:
            play_to_the_end([wire], random.Random(1))
        answer = seat.browser.ask("POST", f"/tables/{seat.table}/rematch")
        assert (answer.status, answer.code) == (503, "server-full")
        assert tables_in(place) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_abandoned_tables_go_with_all_that_belongs_to_them(kind: str) -> None:
    with open_place(kind) as place:
        browser, url = Browser(place.here), place.settings["database_url"]
        old = {"open": browser.open("me", "open"), "running": browser.open("me", "device")}
        new = {"open": browser.open("me", "open"), "running": browser.open("me", "device")}
        finished = finished_game(place)[0].table
        old["open"][0].hand_over("link")
        for process in place.processes:
            process.stop()
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
        place.processes[1].stop()
        _touch(url, table, 3 * DAY)
        place.processes[1].start()
        wait_for(lambda: not ask_database(url, f"SELECT 1 FROM tables WHERE id = '{table}'"))  # noqa: S608 - ours
        wait_for(lambda: fetch(place.here, "GET", f"/api/tables/{table}").status == 404, 5)


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


# The database over time


@pytest.mark.parametrize("services", [sqlite_settings, postgres_settings])
def test_a_database_of_a_later_version_is_refused(
    services: Callable[[], AbstractContextManager[dict[str, str]]],
) -> None:
    with services() as found:
        url = found["database_url"]
        asyncio.run(_migrate(url))
        ask_database(url, "UPDATE alembic_version SET version_num = '9999'")
        variables = {f"GUILDHALL_{name.upper()}": one for name, one in found.items()}
        done = subprocess.run(
            [sys.executable, "-m", "guildhall.cli", "serve"],
            env=os.environ | variables | {"GUILDHALL_PORT": str(free_port())},
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode != 0
        assert "written by a later version (9999)" in said
        assert "Traceback" not in said
        assert ask_database(url, "SELECT version_num FROM alembic_version") == [("9999",)]


async def _migrate(url: str) -> None:
    engine = open_engine(database_url(url))
    await migrate(engine)
    await engine.dispose()


def test_an_empty_database_is_made_ready_as_the_schema_says(place: Place) -> None:
    """The servers have migrated it by themselves; Alembic finds nothing to change."""
    url = place.settings["database_url"]
    assert ask_database(url, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert asyncio.run(_differences(url, METADATA)) == []
    other = MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(other)
    other.tables["log"].append_column(Column("more", Integer))
    other.tables["tables"].indexes.clear()
    assert len(asyncio.run(_differences(url, other))) >= 2


async def _differences(url: str, wanted: MetaData) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), wanted))

    engine = open_engine(database_url(url))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(compare)
    finally:
        await engine.dispose()


def test_the_newest_migration_is_the_one_the_server_wants() -> None:
    config = Config()
    folder = Path(guildhall.server.__path__[0]) / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


@pytest.mark.parametrize("kind", KINDS)
def test_a_start_on_an_existing_database_takes_under_two_seconds(
    kind: str, record_property: Callable[[str, object], None]
) -> None:
    """Two on an idle machine; twice that where tests run beside it."""
    with open_place(kind) as place:
        finished_game(place)
        process = place.processes[0]
        times = [_seconds_to_start(process) for _ in range(3)]
        record_property("seconds", times)
        assert statistics.median(times) < 4, times


def _seconds_to_start(process: ServerProcess) -> float:
    process.stop()
    began = time.monotonic()
    process.start()
    return time.monotonic() - began


# Bots' processes


def processes() -> list[tuple[int, int, str, str]]:
    """Number, parent, state and command of everything that runs."""
    command = ["ps", "-A", "-o", "pid=,ppid=,stat=,args="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - constant
    rows = [line.split(None, 3) for line in listed.splitlines()]
    return [(int(one[0]), int(one[1]), one[2], one[3]) for one in rows if len(one) == 4]


def workers_of(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    return [
        pid
        for pid, parent, _, command in processes()
        if parent == server and "multiprocessing.spawn" in command
    ]


def alive(pids: list[int]) -> list[int]:
    return [pid for pid, _, state, _ in processes() if pid in pids and not state.startswith("Z")]


def _against_a_bot(place: Place) -> Held:
    return Browser(place.here).open("me", "bot uniform", seed="workers")[0]


def _play_turns(wire: Wire, turns: int) -> None:
    for _ in range(turns):
        wire.wait(lambda: bool(wire.actions))
        turn(wire, random.Random(2))


def test_a_killed_worker_is_replaced_and_the_game_goes_on() -> None:
    with open_place("sqlite", log_format="json") as place:
        pid = place.processes[0].pid
        with _against_a_bot(place).sit() as wire:
            _play_turns(wire, 3)
            for _ in range(2):
                old = workers_of(pid)
                assert len(old) == 1
                os.kill(old[0], signal.SIGKILL)
                _play_turns(wire, 3)
                assert workers_of(pid) != old
            play_to_the_end([wire], random.Random(3))
            assert wire.is_over
        assert not troubles(place.logs())


def test_workers_end_with_a_server_that_was_killed() -> None:
    with open_place("sqlite", bot_workers="2") as place:
        process = place.processes[0]
        with _against_a_bot(place).sit() as wire:
            _play_turns(wire, 3)
        workers = workers_of(process.pid)
        assert workers
        assert alive(workers) == workers
        process.kill()
        wait_for(lambda: not alive(workers), 10)
