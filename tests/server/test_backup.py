"""`guildhall backup` and `guildhall restore`: from SQLite to PostgreSQL and back, in mid-game."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from alembic import command as command_of_alembic
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from guildhall.server.backups import Report, back_up, restore
from guildhall.server.store import database
from guildhall.server.store.database import (
    NEWEST,
    BadDatabase,
    database_url,
    open_engine,
    prepare,
)
from tests.server.games.notes import GAMES
from tests.server.seatbots import (
    check_acknowledged,
    check_numbers_and_keys,
    game_across,
    play_together,
)
from tests.server.services import (
    Place,
    open_place,
    open_servers,
    postgres_settings,
    sqlite_settings,
)
from tests.server.talk import Held, ann_and_bob, play_to_the_end, turn, wait_for
from tests.server.traces import ask_database, read_logs

EVERYTHING = {
    "tables": "id",
    "holders": "id",
    "invitations": "secret",
    "reviews": "table_id, seat",
    "log": "table_id, seq",
}
ANY_TABLE = "SELECT name FROM sqlite_master"
Services = Callable[[], AbstractContextManager[dict[str, str]]]
SERVICES = (sqlite_settings, pytest.param(postgres_settings, marks=pytest.mark.long))


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database, but for what a running server writes without being asked."""
    found = {}
    for name, order in EVERYTHING.items():
        columns = "*"
        if name == "holders":
            columns = "id, table_id, seat, token, visitor, name"
        rows = ask_database(url, f"SELECT {columns} FROM {name} ORDER BY {order}")  # noqa: S608 - ours
        found[name] = [tuple(row)[: 22 if name == "tables" else None] for row in rows]
    return found


def command(what: str, file: Path, url: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "guildhall.cli", what, str(file), "--lang", lang],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"GUILDHALL_DATABASE_URL": url},
    )


def copied(url: str, file: Path) -> Report:
    return asyncio.run(back_up(database_url(url), file))


def restored(file: Path, url: str) -> Report:
    return asyncio.run(restore(file, database_url(url)))


def in_progress(place: Place) -> list[tuple[Held, Held]]:
    """A game of every title, some moves in."""
    pairs = [ann_and_bob(place, game=game) for game in GAMES]
    for number, (ann, _) in enumerate(pairs):
        with ann.sit() as wire:
            turn(wire, random.Random(number))
            wire.ask("say", text="to be continued")
    pairs[0][0].hand_over("link")
    return pairs


def play_on(pair: tuple[Held, Held], place: Place) -> None:
    """With the tokens of before, at another server."""
    ann, bob = pair
    with ann.sit(place.here) as mine, bob.sit(place.there) as theirs:
        assert "to be continued" in [one.get("text") for one in mine.entries]
        play_to_the_end([mine, theirs], random.Random(ann.table))
        assert mine.is_over


@pytest.mark.long
def test_games_go_on_after_a_move_from_sqlite_to_postgres_and_back(tmp_path: Path) -> None:
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    with open_place("sqlite") as place:
        pairs = in_progress(place)
        url = place.settings["database_url"]
        done = command("backup", first, url)
        assert (done.returncode, done.stderr) == (0, "")
        assert "3 tables" in done.stdout
        before = content(url)
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["first.db"], "nothing is left beside it"
    with postgres_settings() as settings:
        url = settings["database_url"]
        done = command("restore", first, url)
        assert (done.returncode, done.stderr) == (0, "")
        assert content(url) == before
        with open_servers("postgres", settings) as place:
            play_on(pairs[0], place)
            copied(url, second)
            before = content(url)
    with sqlite_settings() as settings:
        assert restored(second, settings["database_url"]).damaged == []
        assert content(settings["database_url"]) == before
        with open_servers("sqlite", settings) as place:
            for pair in pairs[1:]:
                play_on(pair, place)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backups_while_people_play_hold_each_table_as_it_was_at_one_moment(
    kind: str, tmp_path: Path
) -> None:
    with open_place(kind) as place:
        url = place.settings["database_url"]
        tables = [game_across(place, game, f"backup of {game}") for game in GAMES]
        reports = []
        with ThreadPoolExecutor(len(tables)) as pool:
            plays = [pool.submit(play_together, bots) for bots in tables]
            for number in range(4):
                wait_for(lambda: all(bots[0].acknowledged for bots in tables))
                reports.append(copied(url, tmp_path / f"{number}.db"))
            for play in plays:
                play.result()
        assert [(one.tables, one.damaged) for one in reports] == [(len(GAMES), [])] * 4
        assert sum(one.steps for one in reports) > reports[0].steps * 4 / 2
        last = read_logs(url)
        for number in range(4):
            for table, rows in read_logs(f"sqlite:///{tmp_path / f'{number}.db'}").items():
                assert rows == last[table][: len(rows)]
        for bots in tables:
            check_numbers_and_keys(last[bots[0].key.table])
            check_acknowledged(bots, last[bots[0].key.table])


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A database with a game of every title, and its backup."""
    file = tmp_path_factory.mktemp("sample") / "backup.db"
    with open_place("sqlite") as place:
        in_progress(place)
        for process in place.processes:
            process.stop()
        copied(place.settings["database_url"], file)
        yield place.settings["database_url"], file


def test_a_backup_with_a_damaged_table_is_kept_and_says_which(
    sample: tuple[str, Path], tmp_path: Path
) -> None:
    """The rest of it can be restored, and the damaged table with it."""
    bad, again = tmp_path / "bad.db", tmp_path / "again.db"
    shutil.copy(sample[1], bad)
    url = f"sqlite:///{bad}"
    table, _, old = (row[0] for row in ask_database(url, "SELECT id FROM tables ORDER BY id"))
    ask_database(url, f"DELETE FROM log WHERE seq = 2 AND table_id = '{table}'")  # noqa: S608 - ours
    ask_database(url, f"UPDATE tables SET version = 99 WHERE id = '{old}'")  # noqa: S608 - ours
    done = command("backup", again, url, "de")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"{table} ist beschädigt" in done.stderr
    assert "anderen Regeln begonnen: 1 Tisch." in done.stdout
    new = f"sqlite:///{tmp_path / 'new.db'}"
    report = restored(again, new)
    assert [one[0] for one in report.damaged] == [table]
    assert content(new) == content(url)


def test_a_table_the_driver_cannot_read_is_told_in_one_line(
    sample: tuple[str, Path], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.db"
    shutil.copy(sample[1], bad)
    url = f"sqlite:///{bad}"
    table = ask_database(url, "SELECT id FROM tables ORDER BY id")[0][0]
    broken = f"UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE table_id = '{table}'"  # noqa: S608 - ours
    ask_database(url, broken)
    done = command("backup", tmp_path / "again.db", url)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"{table} is damaged" in done.stderr
    assert "SELECT" not in done.stderr


def later(file: Path) -> None:
    ask_database(f"sqlite:///{file}", "UPDATE alembic_version SET version_num = '9999'")


def foreign(file: Path) -> None:
    file.unlink()
    ask_database(f"sqlite:///{file}", "CREATE TABLE tables (id INTEGER)")


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def spoilt(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096 * 4)
        opened.write(b"\xa5" * 4096 * 3)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (later, "later version (9999)"),
        (foreign, "no tables of Guildhall"),
        (cut, "damaged or no backup"),
        (spoilt, "damaged or no backup"),
        (lambda file: file.write_text("x" * 9999), "damaged or no backup"),
        (lambda file: file.write_text(""), "no tables of Guildhall"),
        (Path.unlink, "No such file"),
    ],
)
def test_a_file_that_cannot_be_restored_changes_nothing(
    sample: tuple[str, Path], tmp_path: Path, change: object, said: str
) -> None:
    file, url = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'new.db'}"
    shutil.copy(sample[1], file)
    assert callable(change)
    change(file)
    with pytest.raises((BadDatabase, OSError), match=re.escape(said)):
        restored(file, url)
    assert not (tmp_path / "new.db").exists() or not ask_database(url, ANY_TABLE)


@pytest.mark.parametrize("services", SERVICES)
def test_a_database_that_is_not_empty_is_not_restored_into(
    sample: tuple[str, Path], services: Services
) -> None:
    """Be it ours or of another program; one that a server has only prepared is empty."""
    with services() as settings:
        url = settings["database_url"]
        ask_database(url, "CREATE TABLE tables_of_others (id INTEGER)")
        with pytest.raises(BadDatabase, match="not empty"):
            restored(sample[1], url)
        ask_database(url, "DROP TABLE tables_of_others")
        asyncio.run(prepare(database_url(url)))
        restored(sample[1], url)
        before = content(url)
        assert before == content(sample[0])
        with pytest.raises(BadDatabase, match="not empty"):
            restored(sample[1], url)
        assert content(url) == before


def test_a_backup_overwrites_no_file_and_makes_no_database(tmp_path: Path) -> None:
    file, url = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'guildhall.db'}"
    with pytest.raises(BadDatabase, match="cannot be used"):
        copied(url, file)
    assert [one.name for one in tmp_path.iterdir()] == []
    asyncio.run(prepare(database_url(url)))
    assert copied(url, file) == Report(0, 0, 0, [])
    before = file.read_bytes()
    done = command("backup", file, url, "ru")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "уже существует" in done.stderr
    assert file.read_bytes() == before


def test_a_backup_made_before_an_upgrade_can_be_restored(tmp_path: Path) -> None:
    """The file has the first form of the database; the copy is brought to the newest."""
    old, new = tmp_path / "old.db", f"sqlite:///{tmp_path / 'new.db'}"
    engine = open_engine(database_url(f"sqlite:///{old}"))
    asyncio.run(_at_first_form(engine))
    with pytest.raises(BadDatabase, match="form 0001"):
        copied(f"sqlite:///{old}", tmp_path / "copy.db")
    assert restored(old, new) == Report(0, 0, 0, [])
    assert ask_database(new, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert ask_database(f"sqlite:///{old}", "SELECT * FROM alembic_version") == [("0001",)]


async def _at_first_form(engine: AsyncEngine) -> None:
    def go_back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(database._MIGRATIONS))
        config.attributes["connection"] = connection
        command_of_alembic.upgrade(config, "0001")

    async with engine.begin() as connection:
        await connection.run_sync(go_back)
    await engine.dispose()


# Killed

KILLED = """
import os, signal
from guildhall.cli import main
from guildhall.server import backups
from guildhall.server.store.schema import log
select = backups.select
def die_at_the_log(what):
    if what is log:
        os.kill(os.getpid(), signal.SIGKILL)
    return select(what)
def die(found):
    os.kill(os.getpid(), signal.SIGKILL)
backups.select = die_at_the_log
if {dies_replaying}:
    backups.checked = die
main()
"""


def killed(what: str, file: Path, url: str, *, replaying: bool) -> None:
    """A command that is killed with tables and people copied, or while it replays."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", KILLED.format(dies_replaying=replaying), what, str(file)],
        env=os.environ | {"GUILDHALL_DATABASE_URL": url},
        timeout=120,
        check=False,
        capture_output=True,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr


@pytest.mark.long
@pytest.mark.parametrize("services", [sqlite_settings, postgres_settings])
def test_a_backup_or_restore_that_is_killed_loses_nothing_and_can_be_repeated(
    sample: tuple[str, Path], services: Services, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    with services() as settings:
        url = settings["database_url"]
        killed("restore", sample[1], url, replaying=False)
        assert set(map(len, content(url).values())) == {0}
        restored(sample[1], url)
        before = content(url)
        killed("backup", file, url, replaying="sqlite" in url)
        assert not file.exists()
        assert content(url) == before
        assert copied(url, file).damaged == []
        assert content(f"sqlite:///{file}") == before
