"""A damaged database: told at start, or per table, while other tables go on."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from guildhall.server.problems import STATUS, Refusal, sentence
from tests.server.services import Place, open_place, sqlite_settings
from tests.server.talk import (
    Browser,
    Held,
    Said,
    Wire,
    ann_and_bob,
    refused,
    said,
    turn,
)
from tests.server.traces import ask_database, read_logs

BROKEN = {
    "gap": "DELETE FROM log WHERE table_id = '{table}' AND seq = 2",
    "start lost": "DELETE FROM log WHERE table_id = '{table}' AND seq = 1",
    "all lost": "DELETE FROM log WHERE table_id = '{table}'",
    "illegal move": "UPDATE log SET body = 'draw forest a1+k11' WHERE table_id = '{table}'"
    " AND kind = 'move'",
    "no action": "UPDATE log SET body = 'dance' WHERE table_id = '{table}' AND kind = 'move'",
    "no such seat": "UPDATE log SET seat = 7 WHERE table_id = '{table}' AND kind = 'seat'",
    "seats": "UPDATE log SET body = '[' WHERE table_id = '{table}' AND kind = 'seat'",
    "options": "UPDATE tables SET options = '{{' WHERE id = '{table}'",
    "position": "UPDATE tables SET position = '7' WHERE id = '{table}'",
    "game": "UPDATE tables SET game = 'chess' WHERE id = '{table}'",
}
"""Statements by which a table cannot be read any more."""
NO_TEXT = "UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE table_id = '{table}' AND kind = 'move'"
READING_AT_ONCE = """
from guildhall.cli import main
from guildhall.server import hall
hall._DAMAGE_SECONDS = 0.0
main()
"""


def in_progress(place: Place, **wish: object) -> tuple[Held, Held]:
    ann, bob = ann_and_bob(place, **wish)
    with ann.sit() as mine:
        turn(mine, random.Random(1))
    return ann, bob


def while_down(place: Place, *statements: str) -> None:
    for process in place.processes:
        process.stop()
    for statement in statements:
        ask_database(place.settings["database_url"], statement)
    for process in place.processes:
        process.start()


def damages_told(place: Place) -> list[str]:
    """The tables of which the logs say that they are damaged, once for each line."""
    lines = [json.loads(line) for line in place.logs().splitlines() if line.startswith("{")]
    return [one["table"] for one in lines if one["event"] == "a table is damaged"]


def is_refused_everywhere(held: Held, place: Place) -> None:
    path = f"/tables/{held.table}"
    for method, more, body in (
        ("GET", "", None),
        ("GET", "/moves", None),
        ("GET", "/replay", None),
        ("POST", "/join", {"name": "Dora"}),
        ("POST", "/seats/0/hand-over", {"to": "bot"}),
    ):
        answer = held.browser.ask(method, path + more, body, accept_language="de")
        wanted = Said("damaged", sentence("de", Refusal("damaged")), STATUS["damaged"])
        assert said(answer) == wanted, more
    with Wire(place.here) as wire:
        assert wire.hello(held.table, token=held.token)["code"] == "damaged"
        assert wire.hello(held.table)["code"] == "damaged"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_a_table_that_cannot_be_read_is_refused_as_damaged_and_others_go_on(kind: str) -> None:
    broken = BROKEN | ({"no text": NO_TEXT} if kind == "sqlite" else {})
    with open_place(kind, log_format="json") as place:
        well, other = in_progress(place, public=True)
        tables = {name: in_progress(place, public=True)[0] for name in broken}
        # A bot and clocks bring the server to look at it again and again.
        tables["gap"] = Browser(place.here).open("me", "bot", "bot", clock={"kind": "limit"})[0]
        statements = [one.format(table=tables[name].table) for name, one in broken.items()]
        while_down(place, *statements)
        listed = [one["id"] for one in Browser(place.here).get("/tables")["tables"]]
        assert well.table in listed
        for held in tables.values():
            is_refused_everywhere(held, place)
            assert held.browser.get("/me/tables")["tables"] is not None
        assert well.table in well.browser.my_tables()
        with well.sit(place.here) as mine, other.sit(place.there) as theirs:
            theirs.has_turn()
            assert theirs.ask("say", text="we go on")["type"] == "update"
            mine.wait(lambda: any(one.get("text") == "we go on" for one in mine.entries))
        told = damages_told(place)
        assert set(told) == {held.table for held in tables.values()}
        assert max(map(told.count, told)) <= len(place.processes), "a line a minute"
        assert "Traceback" not in place.logs()
        assert "left alone" not in place.logs()
        leaver = tables["illegal move"]
        assert leaver.browser.delete("/me") == {"seats": 1, "tables": 0}, "names go also there"
        left = f"SELECT name FROM holders WHERE table_id = '{leaver.table}'"  # noqa: S608 - ours
        assert sorted(ask_database(place.settings["database_url"], left)) == [("",), ("Bob",)]


@pytest.mark.long
def test_a_repaired_table_is_played_on_without_a_restart() -> None:
    with open_place("sqlite", log_format="json") as place:
        ann, bob = in_progress(place)
        url, (process,) = place.settings["database_url"], place.processes
        rows = read_logs(url)[ann.table]
        process.program = ("-c", READING_AT_ONCE, "serve")
        while_down(place, BROKEN["seats"].format(table=ann.table))
        with Wire(place.here) as wire:
            assert wire.hello(ann.table, token=ann.token)["code"] == "damaged"
            with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
                change = "UPDATE log SET body = ? WHERE table_id = ? AND seq = ?"
                connection.executemany(change, [(one.body, one.table_id, one.seq) for one in rows])
            assert wire.hello(ann.table, token=ann.token)["type"] == "welcome"
        with bob.sit() as wire:
            wire.act()


@pytest.mark.long
def test_a_gap_that_another_process_finds_stops_nobody() -> None:
    """It holds the table; what is written behind its back does not follow what it knows."""
    with open_place("postgres", log_format="json") as place:
        ann, bob = in_progress(place)
        well, _ = in_progress(place)
        seq = len(read_logs(place.settings["database_url"])[ann.table])
        with ann.sit(place.here), bob.sit(place.there):
            ask_database(
                place.settings["database_url"],
                'INSERT INTO log (table_id, seq, "at", kind, seat, body)'  # noqa: S608 - ours
                f" VALUES ('{ann.table}', {seq + 2}, 0, 'chat', 0, 'tmind the gap')",
            )
            for server in (place.here, place.there):
                assert ann.browser.at(server).ask("GET", f"/tables/{ann.table}").code == "damaged"
                assert well.browser.at(server).info(well.table)["status"] == "running"
        assert "Traceback" not in place.logs()


# Pages of the file


LEAVES = (10, 13)
"""The first byte of pages on which no other page depends, in an index (as the log) or a table."""


def leaf_with(file: Path, text: str) -> int:
    """Return where the leaf page with a text begins; 0 if an inner page of the tree holds it."""
    content = file.read_bytes()
    at = content.rindex(text.encode())
    return at - at % 4096 if content[at - at % 4096] in LEAVES else 0


def spoil(file: Path, start: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(b"\xa5" * 64)


def talk(held: Held, numbers: range) -> None:
    """Fill pages of the log with one table alone."""
    with held.sit() as wire:
        for number in numbers:
            text = f"{held.table} line {number} " + "x" * 400
            assert wire.ask("say", text=text)["type"] == "update"


def test_a_damaged_page_is_found_when_it_is_written_to_and_when_it_is_read() -> None:
    """Not only `busy` for ever. The server has just started: pages once read stay in its memory."""
    with open_place("sqlite", log_format="json") as place:
        at_work, at_rest, well = (in_progress(place, public=True)[0] for _ in range(3))
        for held in (at_work, at_rest, well):
            talk(held, range(40))  # pages of its own, but for the first and the last
        while_down(place)
        file = Path(place.settings["database_url"].removeprefix("sqlite:///"))
        last = 39
        while not leaf_with(file, f"{at_work.table} line {last} "):
            last += 1
            talk(at_work, range(last, last + 1))
            while_down(place)
        inside = (leaf_with(file, f"{at_rest.table} line {number} ") for number in range(15, 25))
        with at_work.sit() as wire, well.sit() as calm:
            spoil(file, leaf_with(file, f"{at_work.table} line {last} "))
            spoil(file, next(filter(None, inside)))
            for _ in range(2):
                assert refused(wire, "say", text="one more").code == "damaged"
            is_refused_everywhere(at_rest, place)
            listed = [one["id"] for one in Browser(place.here).get("/tables")["tables"]]
            assert well.table in listed
            assert at_rest.table not in listed
            assert calm.ask("say", text="we go on")["type"] == "update"
        assert sorted(damages_told(place)) == sorted((at_work.table, at_rest.table))
        assert "Traceback" not in place.logs()


def serve(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "guildhall.cli", "serve", "--lang", "en", "--database-url", url],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"GUILDHALL_PORT": "1"},
    )


@pytest.mark.parametrize("damage", ["page", pytest.param("header", marks=pytest.mark.long)])
def test_a_server_does_not_start_on_a_damaged_file_and_says_what_to_do(damage: str) -> None:
    with sqlite_settings() as settings:
        url = settings["database_url"]
        file = Path(url.removeprefix("sqlite:///"))
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("CREATE TABLE told (line TEXT)")
            lines = [(f"line {number} " + "x" * 400,) for number in range(100)]
            connection.executemany("INSERT INTO told VALUES (?)", lines)
        spoil(file, leaf_with(file, "line 50 ") if damage == "page" else 0)
        done = serve(url)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert f"The database {file} is damaged" in done.stderr
        assert "guildhall restore" in done.stderr
