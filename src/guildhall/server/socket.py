"""The WebSocket: one handler per connection reads messages and hands them on."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from guildhall.server.house import House
from guildhall.server.limits import POLICY
from guildhall.server.problems import Refusal
from guildhall.server.room import Connection
from guildhall.server.web import caller_of, check_origin

_REFUSED = 4403
_TRY_LATER = 1013
AnySocket = WebSocket[Any, Any, Any]  # Any: as with requests
PATH = "/api/play"


@websocket(PATH)
async def play(socket: AnySocket, house: House) -> None:
    caller = caller_of(socket)
    try:
        check_origin(socket, house.settings)
        house.connections.enter(caller.address)
    except Refusal as refusal:
        await socket.close(code=_REFUSED, reason=refusal.code)
        return
    house.metrics.connections.inc()
    try:
        await socket.accept()
        connection = Connection(socket, caller.address, caller.language, caller.visitor)
        await _serve(socket, connection, house)
    finally:
        house.metrics.connections.dec()
        house.connections.leave(caller.address)


async def _serve(socket: AnySocket, connection: Connection, house: House) -> None:
    """Read until the client goes; a client too slow to be told things is sent away."""
    reading = asyncio.current_task()
    if reading is not None:
        connection.cut_off = reading.cancel
    sending = asyncio.create_task(connection.keep_sending())
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            content: Any = message.get("text") or message.get("bytes") or ""
            if not await house.play.answer(connection, content):
                await socket.close(code=POLICY, reason="too-many")
                return
    except WebSocketDisconnect:
        return
    except asyncio.CancelledError:
        if not connection.is_slow:
            raise
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(socket.close(code=_TRY_LATER, reason="too-slow"), 1.0)
    finally:
        connection.is_open = False
        house.play.leave(connection)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
