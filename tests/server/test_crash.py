"""The server is killed at random moments: what it acknowledged stays, and nothing is done twice."""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http.client import HTTPException
from itertools import cycle, islice

import pytest

from guildhall.client import SeatKey, Server, ServerAway
from guildhall.games.registry import load_game
from guildhall.server import protocol
from tests.server.games.notes import GAMES, notes_of
from tests.server.seatbots import (
    SILENCE_SECONDS,
    SeatBot,
    check_acknowledged,
    check_numbers_and_keys,
    check_record,
    game_across,
    play_together,
)
from tests.server.services import Place, ServerProcess, open_place
from tests.server.traces import Row, read_logs, troubles

# The clients, and the crash


class Company:
    """Some bots that play one table after the other until they are told that it was the last.

    They take turns at all games that can be played by so many, `first` says where they begin.
    """

    def __init__(self, seats: tuple[str, ...], first: int, addresses: list[str], seed: str) -> None:
        self.tables: list[list[SeatBot]] = []
        self.played: set[str] = set()
        self._seats = seats
        games = [game for game in GAMES if len(seats) in load_game(game).seats]
        self._games = islice(cycle(games), first % len(games), None)
        self._addresses = addresses
        self._chooser = random.Random(seed)
        self._last = threading.Event()

    def stop(self) -> None:
        self._last.set()

    def play(self) -> None:
        while not self._last.is_set():
            game = next(self._games)
            while not (bots := self._open_table(game)):
                pass  # the server is away: the same game again, or a title might never be played
            self.tables.append(bots)
            play_together(bots)
            self.played.add(game)

    def _open_table(self, game: str) -> list[SeatBot]:
        """None where the server went away meanwhile: then nobody knows the tokens."""
        kinds = self._seats
        wish = protocol.NewTable(
            game,
            [protocol.SeatWish(kind) for kind in kinds],  # type: ignore[arg-type]  # one of them
            options=self._chooser.choice(notes_of(game).choices(len(kinds))),
            grace=0,
        )
        try:
            keys = self._server().open(wish)
            keys += [self._server().join(keys[0].table, "Bob") for kind in kinds if kind == "open"]
        except (ServerAway, HTTPException):
            time.sleep(0.05)
            return []
        seeds = [random.Random(self._chooser.random()) for _ in keys]
        pairs = zip(keys, seeds, strict=True)
        return [SeatBot(key, self._addresses, chooser) for key, chooser in pairs]

    def _server(self) -> Server:
        return Server(self._chooser.choice(self._addresses))


COMPANIES = (("me", "open"), ("me", "open"), ("me", "device"), ("me",), ("me", "bot"))
"""Eight clients at five tables at a time; at the last one they meet a bot of the server."""


@contextlib.contextmanager
def naming_seed() -> Iterator[str]:
    """A new seed (or CRASH_SEED), told when the test fails."""
    seed = os.environ.get("CRASH_SEED") or str(time.time_ns())
    try:
        yield seed
    except BaseException as problem:
        problem.add_note(f"CRASH_SEED={seed}")
        raise


def kill_and_check(kind: str, kills: int) -> None:
    with naming_seed() as seed, open_place(kind, log_format="json") as place:
        companies = _play_through_kills(place, kills, random.Random(seed))
        tables = [bots for company in companies for bots in company.tables]
        everyone = [bot for bots in tables for bot in bots]
        assert sum(bot.lost for bot in everyone) >= kills, "no kill was noticed"
        assert {game for company in companies for game in company.played} == set(GAMES)
        logs = read_logs(place.settings["database_url"])
        for rows in logs.values():
            check_numbers_and_keys(rows)
        for bots in tables:
            check_acknowledged(bots, logs[bots[0].key.table])
            check_record(place, bots, logs[bots[0].key.table])
        # Not in JSON: a bot's process, just begun, found that its server had been killed.
        assert not [line for line in troubles(place.logs()) if line.startswith("{")]


def _play_through_kills(place: Place, kills: int, chooser: random.Random) -> list[Company]:
    addresses = [process.address for process in place.processes]
    companies = [
        Company(seats, number, addresses, str(chooser.random()))
        for number, seats in enumerate(COMPANIES)
    ]
    with ThreadPoolExecutor(len(companies)) as pool:
        plays = [pool.submit(company.play) for company in companies]
        try:
            for _ in range(kills):
                _wait_for_moves(companies, plays)
                time.sleep(chooser.uniform(0.0, 0.8))
                _wait_for(lambda: _in_flight(companies) > 0, plays)
                victim = _somebodys_server(place, companies, chooser)
                victim.kill()
                time.sleep(chooser.uniform(0.0, 0.3))
                victim.start()
            _wait_for(lambda: _tables(companies) > len(COMPANIES), plays, 4 * SILENCE_SECONDS)
        finally:
            for company in companies:
                company.stop()
        for play in plays:
            play.result()
    return companies


def _wait_for_moves(companies: list[Company], plays: list[Future[None]]) -> None:
    """Until something was acknowledged since now."""
    before = _acknowledged(companies)
    _wait_for(lambda: _acknowledged(companies) >= before + len(companies), plays)


def _wait_for(
    is_so: Callable[[], bool], plays: list[Future[None]], seconds: float = SILENCE_SECONDS
) -> None:
    """Tells at once what went wrong with a client meanwhile."""
    until = time.monotonic() + seconds
    while not is_so():
        for play in plays:
            if play.done():
                play.result()
        assert time.monotonic() < until, "nobody gets on"
        time.sleep(0.01)


def _somebodys_server(
    place: Place, companies: list[Company], chooser: random.Random
) -> ServerProcess:
    players = [bot for one in companies for bots in one.tables[-1:] for bot in bots]
    played = {bot.address for bot in players if not bot.is_over}
    return chooser.choice(
        [one for one in place.processes if one.address in played] or place.processes
    )


def _tables(companies: list[Company]) -> int:
    """How many there were: they do not only play the first one on."""
    return sum(len(one.tables) for one in companies)


def _acknowledged(companies: list[Company]) -> int:
    return sum(len(bot.acknowledged) for one in companies for bots in one.tables for bot in bots)


def _in_flight(companies: list[Company]) -> int:
    last = [one.tables[-1] for one in companies if one.tables]
    return sum(bot.pending is not None for bots in last for bot in bots)


@pytest.mark.limit(1200)
def test_sqlite_keeps_every_acknowledged_move_over_five_kills() -> None:
    kill_and_check("sqlite", kills=5)


@pytest.mark.limit(1200)
def test_postgres_keeps_every_acknowledged_move_over_two_kills() -> None:
    kill_and_check("postgres", kills=2)


@pytest.mark.long
def test_two_processes_at_once_tell_only_what_was_written() -> None:
    """Seats at different processes, in a hurry: who was overtaken starts anew, unseen by others."""
    with naming_seed() as seed, open_place("postgres", log_format="json") as place:
        games = [GAMES[number % len(GAMES)] for number in range(16)]
        tables = [game_across(place, game, f"{seed} {n}") for n, game in enumerate(games)]
        with ThreadPoolExecutor(4) as pool:
            for done in [pool.submit(play_together, bots) for bots in tables]:
                done.result()
        logs = read_logs(place.settings["database_url"])
        for bots in tables:
            check_numbers_and_keys(logs[bots[0].key.table])
            check_acknowledged(bots, logs[bots[0].key.table])
            check_record(place, bots, logs[bots[0].key.table])
        assert not troubles(place.logs())


@pytest.mark.long
def test_sqlite_keeps_every_acknowledged_move_over_fifty_kills() -> None:
    kill_and_check("sqlite", kills=50)


@pytest.mark.long
def test_postgres_keeps_every_acknowledged_move_over_twenty_kills() -> None:
    kill_and_check("postgres", kills=20)


def test_a_lost_move_would_be_noticed() -> None:
    """The checks themselves: a log with a hole, a repetition or another order does not pass."""
    seat = SeatKey(Server("http://localhost"), "t", 0, "")
    bot = SeatBot(seat, [], random.Random(0))
    bot.acknowledged = [protocol.Submit(f"0-{n}", f"draw forest a{n}") for n in range(1, 30)]
    rows = [
        Row("t", n, 0, "move", 0, wish.action, wish.id)
        for n, wish in enumerate(bot.acknowledged, 1)
        if isinstance(wish, protocol.Submit)
    ]
    check_numbers_and_keys(rows)
    check_acknowledged([bot], rows)
    swapped = [rows[1], rows[0], *rows[2:]]
    for broken in (rows[:-1], [*rows, rows[0]], swapped, [rows[0]._replace(body="x"), *rows[1:]]):
        with pytest.raises(AssertionError):
            check_acknowledged([bot], broken)
    for broken in (rows[1:], [*rows, rows[-1]], [*rows, rows[0]._replace(seq=30)], swapped):
        with pytest.raises(AssertionError):
            check_numbers_and_keys(broken)
