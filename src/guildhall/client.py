"""A small client for a Guildhall server: sit down at a table and play, from any Python program.

    from guildhall.client import Server

    server = Server("http://localhost:8017")
    seat = server.join("3x7…", "Robbie")
    with seat.play() as table:
        while not table.is_over:
            if table.actions:
                table.submit(table.actions[0])
            else:
                table.wait()

Needs the extra `client`. Everything here waits for its answer; a lost connection is taken up again
and a request that was on its way is sent again under the same key, so that it is done once.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from guildhall.core.errors import GuildhallError, quoted
from guildhall.server import protocol

T = TypeVar("T")
_TIMEOUT = 30.0
_DECODER: msgspec.json.Decoder[protocol.Frame] = msgspec.json.Decoder(protocol.Frame)


class ServerRefused(GuildhallError):
    """Raised if the server refuses: `code`, and for an illegal action `kind` and `facts`."""

    def __init__(self, problem: protocol.Failure | protocol.Problem) -> None:
        shows_detail = problem.detail and not problem.reason
        message = f"{problem.message} ({problem.detail})" if shows_detail else problem.message
        super().__init__(message, problem.reason, **problem.facts)
        self.code = problem.code


class ServerAway(GuildhallError):
    """The server did not answer for too long."""


class Server:
    """A server by its address; `patience` is how many seconds it may be away."""

    def __init__(self, address: str, *, lang: str = "en", patience: float = 60.0) -> None:
        if urlsplit(address).scheme not in ("http", "https"):
            raise ServerAway(f"expected an address that begins with http, got {quoted(address)}")
        self.address = address.rstrip("/")
        self.lang = lang
        self.patience = patience

    def games(self) -> list[protocol.GameInfo]:
        return self.ask("GET", "/api/games", list[protocol.GameInfo])

    def lobby(self) -> list[protocol.TableInfo]:
        return self.ask("GET", "/api/tables", protocol.TableList).tables

    def open(self, wish: protocol.NewTable) -> list[SeatKey]:
        """Open a table; returns the seats that are yours."""
        return self._keys(self.ask("POST", "/api/tables", protocol.Seated, wish))

    def join(self, table: str, name: str, seat: int | None = None) -> SeatKey:
        wish = protocol.Join(name, seat)
        return self._keys(self.ask("POST", f"/api/tables/{table}/join", protocol.Seated, wish))[0]

    def replay(self, table: str, token: str = "") -> str:
        """The record of a finished game."""
        return self.send("GET", f"/api/tables/{table}/replay", token=token).decode()

    def review(self, table: str, seat: int, token: str = "") -> protocol.Review:
        """How a seat has played a finished game: begun when first asked for, then how far it is."""
        path = f"/api/tables/{table}/seats/{seat}/review"
        return self.ask("POST", path, protocol.Review, token=token)

    def watch(self, table: str) -> Table:
        return Table(self, table, "", None)

    def ask(
        self, method: str, path: str, of_type: type[T], body: object = None, token: str = ""
    ) -> T:
        return msgspec.json.decode(self.send(method, path, body, token), type=of_type)

    def send(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        """One HTTP request; ServerRefused with the server's code where it says no."""
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        url = self.address + path
        request = HttpRequest(url, data, headers, method=method)  # noqa: S310 - http, see above
        try:
            with urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310 - as above
                content: bytes = answer.read()
                return content
        except HTTPError as problem:
            raise _refused(problem.read()) from None
        except (URLError, OSError) as problem:
            raise ServerAway(f"{self.address} does not answer: {problem}") from None

    def _keys(self, seated: protocol.Seated) -> list[SeatKey]:
        return [SeatKey(self, seated.table, one.seat, one.token) for one in seated.seats]


class SeatKey(NamedTuple):
    """What proves that a seat is yours; the token is a secret."""

    server: Server
    table: str
    seat: int
    token: str

    def play(self) -> Table:
        return Table(self.server, self.table, self.token, self.seat)


class Table:
    """A table as you see it, kept up to date; use it in a `with` block."""

    def __init__(self, server: Server, table: str, token: str, seat: int | None) -> None:
        self.server = server
        self.seat = seat
        self.seq = 0
        self.view: dict[str, Any] = {}  # Any: the JSON of the game's own view
        self.actions: list[str] = []
        self.waiting: list[int] = []
        self.entries: list[protocol.Entry] = []
        self.scores: list[protocol.ScoreInfo] = []
        self.info: protocol.TableInfo | None = None
        self.ticket = 0
        self.is_over = False
        self._later: list[protocol.Entry] = []
        self._id = table
        self._token = token
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def submit(self, action: str) -> None:
        """Make one of `actions`; returns when it is done for good."""
        self._request(protocol.Submit(secrets.token_hex(8), action, self.ticket))

    def undo(self) -> None:
        self._request(protocol.Undo(secrets.token_hex(8)))

    def say(self, text: str) -> None:
        self._request(protocol.Say(secrets.token_hex(8), text))

    def preview(self, action: str | None = None) -> list[protocol.PreviewInfo]:
        answer = self._request(protocol.AskPreview(secrets.token_hex(8), action))
        return answer.previews if isinstance(answer, protocol.Previews) else []

    def hint(self) -> list[protocol.HintInfo]:
        """Up to three actions for your decision, the best first; takes a second or two."""
        answer = self._request(protocol.AskHint(secrets.token_hex(8), self.ticket))
        return answer.hints if isinstance(answer, protocol.Hints) else []

    def wait(self) -> None:
        """Until something has happened at the table."""
        seq = self.seq
        while self.seq == seq and not self.is_over:
            try:
                frame = self._receive()
            except ConnectionClosed:
                self._connect()
                continue
            if isinstance(frame, protocol.Failure):  # the table went, or we may not watch it
                raise ServerRefused(frame)
            self._take(frame)

    # Inside

    def _request(self, request: protocol.Request) -> protocol.Frame:
        """Send until it is answered; the same key keeps it from being done twice."""
        while True:
            try:
                self._send(request)
                return self._answer_to(getattr(request, "id", ""))
            except ConnectionClosed:
                self._connect()

    def _answer_to(self, key: str) -> protocol.Frame:
        while True:
            frame = self._receive()
            if isinstance(frame, protocol.Failure) and frame.re in (key, ""):
                if frame.code == "duplicate":
                    return frame
                raise ServerRefused(frame)
            self._take(frame)
            if getattr(frame, "re", "") == key:
                return frame

    def _connect(self) -> None:
        address = "ws" + self.server.address.removeprefix("http") + "/api/play"
        until = time.monotonic() + self.server.patience
        while True:
            try:
                self._open.close()
                opening = connect(
                    address, open_timeout=_TIMEOUT, max_size=None, compression=None, proxy=None
                )
                self._socket = self._open.enter_context(opening)
                self._greet()
            except (OSError, InvalidHandshake, ConnectionClosed):
                if time.monotonic() > until:
                    raise ServerAway(f"{address} does not answer") from None
                time.sleep(0.1)
            else:
                return

    def _greet(self) -> None:
        token = self._token or None
        seen = len(self.entries) or None
        self._send(protocol.Hello(self._id, token, self.seat, seen, self.server.lang))
        while True:
            frame = self._receive()
            if isinstance(frame, protocol.Failure):
                raise ServerRefused(frame)
            self._take(frame)
            if isinstance(frame, protocol.Welcome | protocol.Entries) and not self._later:
                return

    def _send(self, request: protocol.Request) -> None:
        if self._socket is None:
            raise ServerAway("not connected: use the table in a with block")
        self._socket.send(msgspec.json.encode(request).decode())

    def _receive(self) -> protocol.Frame:
        if self._socket is None:
            raise ServerAway("not connected: use the table in a with block")
        return _DECODER.decode(self._socket.recv())

    def _take(self, frame: protocol.Frame) -> None:
        match frame:
            case protocol.Welcome():
                self._take_all(frame)
            case protocol.Update():
                self._take_changes(frame)
            case protocol.Entries():
                self._add(frame.entries)
                self._ask_for_more()

    def _take_all(self, frame: protocol.Welcome) -> None:
        if frame.seat != self.seat:  # somebody else plays it now, we only watch
            self.seat, self._token, self.entries, self._later = frame.seat, "", [], []
        self.seq = frame.seq
        self._add(frame.entries)
        self._ask_for_more()
        self.info = frame.table
        self.view = msgspec.json.decode(frame.view) or {}
        self.actions, self.waiting = frame.actions, frame.waiting
        self.ticket = frame.ticket
        self.scores = frame.scores or []
        self.is_over = frame.table.status == "finished"

    def _take_changes(self, frame: protocol.Update) -> None:
        self.seq = frame.seq
        self._add(frame.entries)
        if not isinstance(frame.view, msgspec.UnsetType):
            self.view |= msgspec.json.decode(frame.view)
        for name in ("actions", "waiting", "ticket", "scores"):
            value = getattr(frame, name)
            if value is not msgspec.UNSET:
                setattr(self, name, value)
        if not isinstance(frame.table, msgspec.UnsetType):
            self.info = frame.table
            self.is_over = frame.table.status == "finished"

    def _add(self, entries: list[protocol.Entry]) -> None:
        """Add to the log in order; what does not follow yet waits for the entries between."""
        self._later = sorted([*self._later, *entries], key=lambda one: one.seq)
        while self._later and self._later[0].seq <= len(self.entries) + 1:
            entry = self._later.pop(0)
            if entry.seq > len(self.entries):
                self.entries.append(entry)

    def _ask_for_more(self) -> None:
        if self._later:
            self._send(protocol.AskEntries(secrets.token_hex(8), len(self.entries)))


def _refused(answer: bytes) -> ServerRefused:
    with contextlib.suppress(msgspec.DecodeError):
        return ServerRefused(msgspec.json.decode(answer, type=protocol.Problem))
    return ServerRefused(protocol.Problem("internal", answer[:200].decode("utf-8", "replace")))
