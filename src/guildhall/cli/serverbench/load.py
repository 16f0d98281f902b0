"""Tables of two seats in closed loop: a seat sends its next move when the last is acknowledged."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from guildhall.cli.serverbench.wire import Wire, connect
from guildhall.client import SeatKey, Server
from guildhall.core.rng import Rng
from guildhall.server.protocol import Hello, NewTable, SeatWish, Submit
from guildhall.server.socket import PATH

_encode = msgspec.json.encode
_SEATS = 2


class Seen(msgspec.Struct):
    """What the load needs of a frame."""

    type: str
    re: str = ""
    actions: list[str] | UnsetType = UNSET
    ticket: int | UnsetType = UNSET
    scores: object = None


_DECODER = msgspec.json.Decoder(Seen)


class Timing(NamedTuple):
    """How many moves were acknowledged in how many seconds, and how long each took (sorted)."""

    seconds: float
    waits: list[float]

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def quantile(self, part: float) -> float:
        if not self.waits:
            return 0.0
        return self.waits[min(len(self.waits) - 1, int(part * len(self.waits)))]


class Load:
    """Counts acknowledged moves while it is told to."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.is_counting = False
        self.failures: list[str] = []
        self.moves = 0
        self.most_moves = 0
        """Of each seat, 0 for as many as there are."""
        self.thinking = 0.0
        """Seconds a seat waits before each move, on average."""

    def acknowledged(self, wait: float) -> None:
        self.moves += 1
        if self.is_counting:
            self.waits.append(wait)

    async def measure(self, seconds: float) -> Timing:
        self.waits, self.is_counting = [], True
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.is_counting = False
        return Timing(time.perf_counter() - began, sorted(self.waits))


class Player:
    """One seat: random legal moves; a new game when one has ended."""

    def __init__(self, load: Load, desk: OpenTables, number: int) -> None:
        self._load = load
        self._desk = desk
        self._rng = Rng(number)
        self._actions: list[str] = []
        self._ticket = 0
        self._sent = ""
        self._since = 0.0
        self._count = 0
        self.number = number

    def heard(self, wire: Wire, message: bytes) -> None:
        seen = _DECODER.decode(message)
        if seen.type == "error":
            self._load.failures.append(message.decode())
        if seen.type not in ("update", "welcome", "error"):
            return
        if isinstance(seen.actions, list):
            self._actions = seen.actions
        if isinstance(seen.ticket, int):
            self._ticket = seen.ticket
        if self._sent and seen.re == self._sent:
            self._load.acknowledged(time.perf_counter() - self._since)
            self._sent = ""
        if seen.scores is not None:
            self._desk.ended(self, wire)
        elif not self._sent and self._actions and not self._is_tired():
            self._think(wire)

    def sit_down(self, wire: Wire, key: SeatKey) -> None:
        self._actions, self._sent = [], ""
        wire.send(_encode(Hello(key.table, key.token, key.seat)))

    def _is_tired(self) -> bool:
        return 0 < self._load.most_moves <= self._count

    def _think(self, wire: Wire) -> None:
        self._count += 1
        self._sent = f"{self.number}-{self._count}"
        if not self._load.thinking:
            self._move(wire)
            return
        seconds = self._load.thinking * (0.5 + self._rng.below(1000) / 1000)
        asyncio.get_running_loop().call_later(seconds, self._move, wire)

    def _move(self, wire: Wire) -> None:
        action = self._rng.choice(self._actions)
        self._actions = []
        self._since = time.perf_counter()
        wire.send(_encode(Submit(self._sent, action, self._ticket)))


class OpenTables:
    """Opens a new table for two players when both have left the last."""

    def __init__(self, server: Server, game: str) -> None:
        self._server = server
        self._game = game
        self._left: dict[int, list[tuple[Player, Wire]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> list[SeatKey]:
        wish = NewTable(self._game, [SeatWish("device") for _ in range(_SEATS)], pace="relaxed")
        return self._server.open(wish)

    def ended(self, player: Player, wire: Wire) -> None:
        pair = self._left.setdefault(player.number // _SEATS, [])
        pair.append((player, wire))
        if len(pair) == _SEATS:
            self._left.pop(player.number // _SEATS)
            task = asyncio.create_task(self._again(pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _again(self, pair: list[tuple[Player, Wire]]) -> None:
        keys = await asyncio.to_thread(self.open)
        for (player, wire), key in zip(pair, keys, strict=True):
            player.sit_down(wire, key)


async def play_tables(address: str, game: str, tables: int, load: Load) -> list[Wire]:
    """All seats of so many tables, playing; closes nothing."""
    server = Server(address)
    desk = OpenTables(server, game)
    host, port = _host_and_port(address)
    opened = [await asyncio.to_thread(desk.open) for _ in range(tables)]
    players = [Player(load, desk, number) for number in range(tables * _SEATS)]
    wires = [await connect(host, port, PATH, player.heard) for player in players]
    keys = [key for pair in opened for key in pair]
    for player, wire, key in zip(players, wires, keys, strict=True):
        player.sit_down(wire, key)
    return wires


class Echoer:
    """One connection to the bare server: a message of the same size, again and again."""

    _ACTION = "draw forest c4+c5+d5+d6"

    def __init__(self, load: Load, number: int) -> None:
        self._load = load
        self._number = number
        self._count = 0
        self._since = 0.0

    def heard(self, wire: Wire, message: bytes) -> None:
        _DECODER.decode(message)
        self._load.acknowledged(time.perf_counter() - self._since)
        self.send(wire)

    def send(self, wire: Wire) -> None:
        self._count += 1
        self._since = time.perf_counter()
        wire.send(_encode(Submit(f"{self._number}-{self._count}", self._ACTION, self._count)))


async def echo_tables(address: str, tables: int, load: Load) -> list[Wire]:
    host, port = _host_and_port(address)
    echoers = [Echoer(load, number) for number in range(tables * _SEATS)]
    wires = [await connect(host, port, PATH, echoer.heard) for echoer in echoers]
    for echoer, wire in zip(echoers, wires, strict=True):
        echoer.send(wire)
    return wires


def _host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.removeprefix("http://").partition(":")
    return host, int(port)
