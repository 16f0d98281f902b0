"""Clients that know exactly what was acknowledged, and what must be true of the log afterwards."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import guildhall
from guildhall.client import SeatKey
from guildhall.core.replay import Move, Replay, Undo
from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from tests.server.services import Place
from tests.server.traces import Row

SILENCE_SECONDS = 90.0
"""A client that is told nothing for so long, while its game is not over, was forgotten."""
_DECODER: msgspec.json.Decoder[protocol.Frame] = msgspec.json.Decoder(protocol.Frame)
_OVERTAKEN = ("stale", "wrong-seat", "no-undo", "game-over")
"""How a request may be refused when somebody else was quicker."""


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
        self.address = seat.server.address
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
                    self.address = self._chooser.choice(self._addresses)
                time.sleep(0.05)

    def _play_connected(self) -> None:
        address = "ws" + self.address.removeprefix("http") + "/api/play"
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


def game_across(place: Place, game: str, seed: str) -> list[SeatBot]:
    wish = protocol.NewTable(game, [protocol.SeatWish("me"), protocol.SeatWish("open")])
    first = place.here.open(wish)[0]
    seats = (first, place.there.join(first.table, "Bob"))
    return [
        SeatBot(one, [one.server.address], random.Random(f"{seed} {one.seat}")) for one in seats
    ]


def play_together(bots: list[SeatBot]) -> None:
    with ThreadPoolExecutor(len(bots)) as pool:
        for done in [pool.submit(bot.play) for bot in bots]:
            done.result()


# What must be true afterwards


def check_numbers_and_keys(rows: list[Row]) -> None:
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), rows[0].table_id
    keys = Counter((row.seat, row.key) for row in rows if row.key is not None)
    assert not [key for key, times in keys.items() if times > 1], rows[0].table_id


def check_acknowledged(bots: list[SeatBot], rows: list[Row]) -> None:
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


def check_record(place: Place, bots: list[SeatBot], rows: list[Row]) -> None:
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
