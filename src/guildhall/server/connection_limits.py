"""Limits below HTTP: sockets per address, deadlines for requests, WebSocket frames per second.

uvicorn makes one `HttpProtocol` per TCP connection, which an upgrade turns into a
`WebSocketProtocol`. The app hands them its `ConnectionLimits` as part of the lifespan state.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from asyncio import TimerHandle, Transport
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from guildhall.server.limits import POLICY, Counter, Rate, network_of
from guildhall.server.problems import Refusal
from guildhall.server.settings import Settings

STATE = "connection_limits"
"""The name of the `ConnectionLimits` in the lifespan state."""
_READ = memoryview(bytearray(1024))
"""Where every socket is read to; small, so that one read holds at most 170 frames."""
_FREE_PIECES, _PIECE_BYTES = 32, 256
"""Pieces of any size that a body may have, and the average bytes of further pieces."""
_REQUEST_SECONDS = 10.0
_CLOSE_SECONDS = 1.0
_STOP_SECONDS = 2.0
_KEPT_FREE = 128
"""Files for the database, the logs, the bots' processes and the page."""
_FRAME_BURST = 5.0
"""Seconds' worth of frames that may come at once."""
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\n"
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n"
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\n"
_NO_BODY = b"content-length: 0\r\nconnection: close\r\n\r\n"


def raise_file_limit() -> float:
    """Raise the soft limit of open files to the hard one; returns how many may be sockets."""
    try:
        import resource
    except ImportError:  # a platform without such limits
        return math.inf
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return math.inf if soft == resource.RLIM_INFINITY else max(soft - _KEPT_FREE, soft // 2)


class ConnectionLimits:
    """What all connections of a process share."""

    def __init__(self, settings: Settings) -> None:
        self._most = raise_file_limit()
        self._open = 0
        self._sockets = Counter(settings.sockets)
        self._new_sockets = Rate(2 * settings.address_rate)  # first of all requests are refused
        self._frames = Rate(settings.seat_rate, settings.seat_rate * _FRAME_BURST)
        self._address_frames = Rate(settings.address_rate)

    def enter(self, address: str) -> None:
        """Count a new socket; Refusal if its address or the process has too many or too fast."""
        if self._open >= self._most:
            raise Refusal("too-many")
        if address:
            self._new_sockets.spend(address)
            self._sockets.enter(address)
        self._open += 1

    def leave(self, address: str) -> None:
        self._open -= 1
        if address:
            self._sockets.leave(address)

    def allows_frames(self, connection: str, address: str, count: int) -> bool:
        """Count frames that carry no message of their own; False if they come too fast."""
        allowed = self._frames.allows(connection, count)
        return allowed and self._address_frames.allows(address, count)


class _Connection(asyncio.BufferedProtocol):
    """Reads little at a time, so that a flood on one socket leaves time for the others."""

    app: Any  # Any: an ASGI application
    app_state: dict[str, Any]  # Any: as ASGI has it
    client: tuple[str, int] | None

    @property
    def limits(self) -> ConnectionLimits:
        found: ConnectionLimits = self.app_state[STATE]
        return found

    @property
    def counted_as(self) -> str:
        """The address a socket is counted for, "" for a proxy, whose sockets many people share."""
        host = self.client[0] if self.client else "unknown"
        trusted = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return "" if host in trusted else network_of(host)

    def get_buffer(self, _sizehint: int) -> memoryview:
        return _READ

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(_READ[:nbytes]))

    def data_received(self, data: bytes) -> None:
        raise NotImplementedError


class _Parser(h11.Connection):
    """Refuses bodies in tiny chunks, which take far longer to read than to send."""

    _pieces = _size = 0

    def next_event(self) -> Any:  # Any: of a type that h11 keeps to itself
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces += 1
            self._size += len(event.data)
            if self._pieces > _FREE_PIECES + self._size // _PIECE_BYTES:
                raise h11.RemoteProtocolError("the chunks are too small")
        elif isinstance(event, h11.Request):
            self._pieces = self._size = 0
        return event


class HttpProtocol(H11Protocol, _Connection):
    """HTTP that bounds the sockets of an address and the seconds until a request is complete."""

    _is_counted = False
    _awaited = ""
    _timer: TimerHandle | None = None
    _unsent = math.inf

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # Any: as uvicorn calls it
        super().__init__(*args, **kwargs)
        self.conn = _Parser(h11.SERVER)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as there
        super().connection_made(transport)
        try:
            self.limits.enter(self.counted_as)
        except Refusal:
            transport.write(_TOO_MANY + _NO_BODY)
            transport.close()
            return
        self._is_counted = True
        self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await("")
        if self._is_counted:
            self.limits.leave(self.counted_as)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_counted and self._phase() != self._awaited:
            self._await(self._phase())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await(self._phase())

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the socket, and that it is counted, to the `WebSocketProtocol`."""
        self._await("")
        self._is_counted = False
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Let a request that is being answered end, and wait for nobody else."""
        if self._awaited == "body":
            self.transport.close()
        else:
            super().shutdown()
        self.loop.call_later(_STOP_SECONDS, self.transport.abort)

    def _phase(self) -> str:
        """Return what the client has to send next, "" while its request is answered."""
        if getattr(self.cycle, "response_complete", True):  # before the first there is no cycle
            return "head"
        return "body" if self.cycle.more_body else ""

    def _await(self, phase: str) -> None:
        """Give the client ten seconds for what it has to send next."""
        self._awaited = phase
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(_REQUEST_SECONDS, self._give_up) if phase else None

    def _give_up(self) -> None:
        """Close, and cut off who then takes nothing of what is left to send."""
        if self.transport.is_closing():
            unsent = self.transport.get_write_buffer_size()
            if unsent >= self._unsent:
                self.transport.abort()
            self._unsent = unsent
        elif self._awaited == "head" and not self.conn.trailing_data[0]:
            self.transport.close()
        else:
            self._end(_TOO_SLOW)
        self._await(self._awaited)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the log has it
        self._end(_BAD_REQUEST)

    def _end(self, answer: bytes) -> None:
        """Say what is wrong with a request, unless it is being answered already, and close."""
        is_answering = not getattr(self.cycle, "response_complete", True)
        if is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not is_answering or not self.cycle.response_started:
            self.transport.write(answer + _NO_BODY)
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol, _Connection):
    """A WebSocket that closes with 1008 when frames without a message of their own come too fast.

    These are pings and pongs, fragments, empty messages, and whatever follows our close frame.
    """

    scope: Any = None  # Any: as ASGI has it; set by the handshake

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.leave(self.counted_as)

    def handle_events(self) -> None:
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            said = b"".join(self.conn.data_to_send())  # nothing where there is a body
            self.transport.write(said or _BAD_REQUEST + _NO_BODY)
            self.transport.close()
            return
        count = sum(self._is_extra(event) for event in self.conn.events)
        if count and not self.limits.allows_frames(str(self.client), self._sender(), count):
            self._cut_off()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Take bytes that are not UTF-8, with a close frame just behind them, for a close."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Close, and cut off who does not take what is left to send."""
        super().keepalive_timeout()
        self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Tell the client, and cut off who does not take what is left to send."""
        super().shutdown()
        self.loop.call_later(_STOP_SECONDS, self.transport.abort)

    def _is_extra(self, event: Frame | Request | object) -> bool:
        if not isinstance(event, Frame):
            return False
        is_message = event.opcode in (Opcode.TEXT, Opcode.BINARY) and event.fin and event.data
        return self.close_sent or not is_message

    def _sender(self) -> str:
        """The address of the client, also behind a proxy."""
        client = (self.scope or {}).get("client") or self.client
        return network_of(client[0]) if client else ""

    def _cut_off(self) -> None:
        """Say why, read no more, and leave the client a second to take it."""
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.events_received()
        if not self.close_sent:
            self.conn.data_to_send()
            self.conn.fail(POLICY, "too-many")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.read_paused = False  # so that the app, which has a message less, does not go on
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)
