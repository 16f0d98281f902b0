"""The server is killed at random moments: what it acknowledged stays, and nothing is done twice."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http.client import HTTPException

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import guildhall
from guildhall.client import SeatKey, Server, ServerAway
from guildhall.core.replay import Move, Replay, Undo
from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from tests.server.services import Place, open_place
from tests.server.traces import Row, read_logs, troubles

SILENCE_SECONDS = 30.0
"""A client that is told nothing for so long, while its game is not over, was forgotten."""
_DECODER: msgspec.json.Decoder[protocol.Frame] = msgspec.json.Decoder(protocol.Frame)
_OVERTAKEN = ("stale", "wrong-seat", "no-undo", "game-over")
"""How a request may be refused when somebody else was quicker."""


# Clients that know exactly what was acknowledged


Wish = protocol.Submit | protocol.Undo | protocol.Say


class SeatBot:
    """Plays one seat by random legal actions; a request without an answer is sent again.

    `acknowledged` are the requests that the server said were done, in that order.
    """

    def __init__(self, seat: SeatKey, addresses: list[str], chooser: random.Random) -> None:
        self.key = seat
        self.acknowledged: list[Wish] = []
        self.refused: list[Wish] = []
        self.pending: Wish | None = None
        self.lost = self.repeated = 0
        self.is_over = False
        self.seal = ""
        self._addresses = addresses
        self._address = seat.server.address
        self._chooser = chooser
        self._numbers = itertools.count()
        self._told_at = 0.0
        self._seq = self._ticket = 0
        self._actions: list[str] = []
        self._can_undo = False

    def play(self) -> None:
        """To the end of the game, whatever becomes of the server meanwhile."""
        self._told_at = time.monotonic()
        while not self.is_over:
            try:
                self._play_connected()
            except (OSError, InvalidHandshake, ConnectionClosed):
                self.lost += 1
                assert time.monotonic() < self._told_at + SILENCE_SECONDS, "it does not come back"
                if self._chooser.random() < 0.5:
                    self._address = self._chooser.choice(self._addresses)
                time.sleep(0.05)

    def _play_connected(self) -> None:
        address = "ws" + self._address.removeprefix("http") + "/api/play"
        with connect(address, max_size=None, compression=None, proxy=None) as socket:
            hello = protocol.Hello(self.key.table, self.key.token, self.key.seat, self._seq or None)
            socket.send(msgspec.json.encode(hello).decode())
            while not isinstance(frame := self._receive(socket), protocol.Welcome):
                assert not isinstance(frame, protocol.Failure), frame
            while not self.is_over or self.pending is not None:
                self._go_on(socket)

    def _go_on(self, socket: ClientConnection) -> None:
        self.pending = self.pending or self._wish()
        if self.pending is None:
            self._receive(socket)
            return
        socket.send(msgspec.json.encode(self.pending).decode())
        self._wait_for_answer(socket, self.pending)

    def _wait_for_answer(self, socket: ClientConnection, wish: Wish) -> None:
        while True:
            frame = self._receive(socket)
            if getattr(frame, "re", "") != wish.id:
                continue
            if not isinstance(frame, protocol.Failure):
                self.acknowledged.append(wish)
            elif frame.code == "duplicate":
                self.repeated += 1
                self.acknowledged.append(wish)
            elif frame.code == "busy":
                time.sleep(0.05)  # not known to be done: asked again with the same key
                return
            else:
                assert frame.code in _OVERTAKEN, (wish, frame)
                self.refused.append(wish)
            self.pending = None
            return

    def _wish(self) -> Wish | None:
        key = f"{self.key.seat}-{next(self._numbers)}"
        number = self._chooser.random()
        if number < 0.02:
            return protocol.Say(key, f"this is {key}")
        if number < 0.07 and self._can_undo:
            return protocol.Undo(key)
        if self._actions:
            return protocol.Submit(key, self._chooser.choice(self._actions), self._ticket)
        return None

    def _receive(self, socket: ClientConnection) -> protocol.Frame:
        try:
            frame = _DECODER.decode(socket.recv(timeout=SILENCE_SECONDS))
        except TimeoutError:
            raise AssertionError(f"told nothing since entry {self._seq}: {self._doing()}") from None
        self._told_at = time.monotonic()
        if isinstance(frame, protocol.Welcome | protocol.Update):
            self._take(frame)
        return frame

    def _doing(self) -> str:
        who = f"table {self.key.table} seat {self.key.seat}"
        return f"{who}, asked for {self.pending}, may do {self._actions[:3]}"

    def _take(self, frame: protocol.Welcome | protocol.Update) -> None:
        if isinstance(frame, protocol.Update):
            assert frame.seq == self._seq + 1, (self._seq, frame)  # nothing missing or twice
        self._seq = frame.seq
        if not isinstance(frame.actions, msgspec.UnsetType):
            self._actions = frame.actions
        if not isinstance(frame.ticket, msgspec.UnsetType):
            self._ticket = frame.ticket
        if not isinstance(frame.undo, msgspec.UnsetType):
            self._can_undo = frame.undo == ""
        if not isinstance(frame.table, msgspec.UnsetType):
            self.is_over = frame.table.status == "finished"
            self.seal = frame.table.seal


class Company:
    """Some bots that play one game after the other until they are told that it was the last."""

    def __init__(self, seats: tuple[str, ...], addresses: list[str], seed: str) -> None:
        self.games: list[list[SeatBot]] = []
        self._seats = seats
        self._addresses = addresses
        self._chooser = random.Random(seed)
        self._last = threading.Event()

    def stop(self) -> None:
        self._last.set()

    def play(self) -> None:
        while not self._last.is_set():
            bots = self._open_table()
            if bots:
                self.games.append(bots)
                _play_together(bots)

    def _open_table(self) -> list[SeatBot]:
        """None where the server went away meanwhile: then nobody knows the tokens."""
        kinds = self._seats
        wish = protocol.NewTable(
            "cartographers",
            [protocol.SeatWish(kind) for kind in kinds],  # type: ignore[arg-type]  # one of them
            options={"skills": self._chooser.choice(["off", "random"])},
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


def _play_together(bots: list[SeatBot]) -> None:
    with ThreadPoolExecutor(len(bots)) as pool:
        for done in [pool.submit(bot.play) for bot in bots]:
            done.result()


# The crash


COMPANIES = (("me", "open"), ("me", "open"), ("me", "device"), ("me",), ("me", "bot"))
"""Eight clients in five games at a time; in the last one they meet a bot of the server."""


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
        games = [bots for company in companies for bots in company.games]
        everyone = [bot for bots in games for bot in bots]
        assert sum(bot.lost for bot in everyone) >= kills, "no kill was noticed"
        assert len({bot.key.table for bot in everyone}) > len(COMPANIES), "too quiet"
        logs = read_logs(place.settings["database_url"])
        for rows in logs.values():
            _check_numbers_and_keys(rows)
        for bots in games:
            _check_acknowledged(bots, logs[bots[0].key.table])
            _check_record(place, bots, logs[bots[0].key.table])
        # Not in JSON: a bot's process, just begun, found that its server had been killed.
        assert not [line for line in troubles(place.logs()) if line.startswith("{")]


def _play_through_kills(place: Place, kills: int, chooser: random.Random) -> list[Company]:
    addresses = [process.address for process in place.processes]
    companies = [Company(one, addresses, str(chooser.random())) for one in COMPANIES]
    in_flight = 0
    with ThreadPoolExecutor(len(companies)) as pool:
        plays = [pool.submit(company.play) for company in companies]
        try:
            for _ in range(kills):
                _wait_for_moves(companies, plays)
                time.sleep(chooser.uniform(0.0, 0.8))
                in_flight += _in_flight(companies)
                victim = chooser.choice(place.processes)
                victim.kill()
                time.sleep(chooser.uniform(0.0, 0.3))
                victim.start()
        finally:
            for company in companies:
                company.stop()
        for play in plays:
            play.result()
    assert in_flight, "nothing was on its way when the server was killed"
    return companies


def _wait_for_moves(companies: list[Company], plays: list[Future[None]]) -> None:
    """Until something was acknowledged since now; tells at once what went wrong with a client."""
    before = _acknowledged(companies)
    until = time.monotonic() + SILENCE_SECONDS
    while _acknowledged(companies) < before + len(companies):
        for play in plays:
            if play.done():
                play.result()
        assert time.monotonic() < until, "nobody gets on"
        time.sleep(0.01)


def _acknowledged(companies: list[Company]) -> int:
    return sum(len(bot.acknowledged) for one in companies for bots in one.games for bot in bots)


def _in_flight(companies: list[Company]) -> int:
    last = [one.games[-1] for one in companies if one.games]
    return sum(bot.pending is not None for bots in last for bot in bots)


# What must be true afterwards


def _check_numbers_and_keys(rows: list[Row]) -> None:
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), rows[0].table_id
    keys = Counter((row.seat, row.key) for row in rows if row.key is not None)
    assert not [key for key, times in keys.items() if times > 1], rows[0].table_id


def _check_acknowledged(bots: list[SeatBot], rows: list[Row]) -> None:
    """Each seat's log is what it was told, in that order: nothing lost, nothing it was refused."""
    for bot in bots:
        mine = [row for row in rows if row.seat == bot.key.seat and row.key is not None]
        told = [(wish.id, *_as_logged(wish)) for wish in bot.acknowledged]
        assert [(row.key, row.kind, row.body) for row in mine] == told
        assert len(told) > 20, "hardly a game"


def _as_logged(wish: Wish) -> tuple[str, str]:
    match wish:
        case protocol.Submit(action=action):
            return "move", action
        case protocol.Say(text=said):
            return "chat", f"t{said}"
        case protocol.Undo():
            return "undo", ""


def _check_record(place: Place, bots: list[SeatBot], rows: list[Row]) -> None:
    """The game is over, its record verifies and tells the same moves as the log."""
    key = bots[0].key
    record = place.there.replay(key.table, key.token)
    match = guildhall.load_match(record)
    assert match.is_over
    assert match.seal is not None
    assert {match.seal} == {bot.seal for bot in bots}
    entries = Replay.parse(record).entries
    played = [one for one in entries if isinstance(one, Move | Undo) and one.seat != CHANCE]
    assert played == [_as_played(row) for row in rows if row.kind in ("move", "undo")]


def _as_played(row: Row) -> Move | Undo:
    assert row.seat is not None
    return Undo(row.seat) if row.kind == "undo" else Move(row.seat, row.body)


def test_sqlite_keeps_every_acknowledged_move_over_five_kills() -> None:
    kill_and_check("sqlite", kills=5)


def test_postgres_keeps_every_acknowledged_move_over_two_kills() -> None:
    kill_and_check("postgres", kills=2)


@pytest.mark.parametrize("count", [4, pytest.param(16, marks=pytest.mark.long)])
def test_two_processes_at_once_tell_only_what_was_written(count: int) -> None:
    """Seats at different processes, in a hurry: who was overtaken starts anew, unseen by others."""
    with naming_seed() as seed, open_place("postgres", log_format="json") as place:
        games = [_game_across(place, f"{seed} {number}") for number in range(count)]
        with ThreadPoolExecutor(4) as pool:
            for done in [pool.submit(_play_together, bots) for bots in games]:
                done.result()
        logs = read_logs(place.settings["database_url"])
        for bots in games:
            _check_numbers_and_keys(logs[bots[0].key.table])
            _check_acknowledged(bots, logs[bots[0].key.table])
            _check_record(place, bots, logs[bots[0].key.table])
        assert not troubles(place.logs())


def _game_across(place: Place, seed: str) -> list[SeatBot]:
    wish = protocol.NewTable("cartographers", [protocol.SeatWish("me"), protocol.SeatWish("open")])
    first = place.here.open(wish)[0]
    seats = (first, place.there.join(first.table, "Bob"))
    return [
        SeatBot(one, [one.server.address], random.Random(f"{seed} {one.seat}")) for one in seats
    ]


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
    _check_numbers_and_keys(rows)
    _check_acknowledged([bot], rows)
    swapped = [rows[1], rows[0], *rows[2:]]
    for broken in (rows[:-1], [*rows, rows[0]], swapped, [rows[0]._replace(body="x"), *rows[1:]]):
        with pytest.raises(AssertionError):
            _check_acknowledged([bot], broken)
    for broken in (rows[1:], [*rows, rows[-1]], [*rows, rows[0]._replace(seq=30)], swapped):
        with pytest.raises(AssertionError):
            _check_numbers_and_keys(broken)
