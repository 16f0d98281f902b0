"""Running the server: one process here, or several side by side."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from guildhall.core.errors import GuildhallError
from guildhall.server.app import make_app
from guildhall.server.connection_limits import HttpProtocol, WebSocketProtocol
from guildhall.server.logs import set_up_logs
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url, prepare

_MOST_MESSAGE = 4 * 1024 * 1024
"""A WebSocket message larger than this closes the connection; above 64 kB it is only refused."""
_AT_ONCE = 128
"""Connections that are accepted before anybody else has a turn; the others wait in the kernel."""
_NOT_STARTED = 3
"""The exit status of a server that could not start."""
_LAST_PORT = 65535


class PortInUse(GuildhallError):
    """Another program listens on the port."""

    def __init__(self, port: int) -> None:
        other = port + 1 if port < _LAST_PORT else port - 1
        sentence = f"Port {port} is in use, try --port {other}"
        super().__init__(sentence, "port-in-use", port=str(port), other=str(other))


def serve(settings: Settings, announce: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop.

    The port is taken first, so no other program can answer on it; then the database is looked at.
    Only if nothing is wrong with either, `announce` is called.
    """
    with contextlib.ExitStack() as closing:
        sockets = [closing.enter_context(one) for one in listen(settings)]
        asyncio.run(prepare(database_url(settings.database_url)))
        announce()
        if settings.processes == 1:
            run(make_app(settings), settings, sockets)
            return
        set_up_logs(settings, sys.stderr)
        os.environ.update(settings.environment())
        app = "guildhall.server.app:app_from_environment"
        Multiprocess(uvicorn.Config(app, factory=True, **_options(settings)), sockets).run()


def run(app: ASGIApp, settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Serve an app from this process."""
    set_up_logs(settings, sys.stderr)
    server = uvicorn.Server(uvicorn.Config(app, **_options(settings)))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets or listen(settings))
    if not server.started:
        sys.exit(_NOT_STARTED)


def listen(settings: Settings) -> list[socket.socket]:
    """Return listening sockets, one for each address of the host; PortInUse if one is taken."""
    host, port = settings.host, settings.port
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    places = dict.fromkeys((family, place) for family, _, _, _, place in found)
    try:
        listening = [socket.create_server(at, family=one, backlog=_AT_ONCE) for one, at in places]
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        raise PortInUse(port) from None
    for one in listening:  # connections inherit it; else a short answer waits 40 ms for the client
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _options(settings: Settings) -> dict[str, Any]:  # Any: arguments of many kinds
    return {
        "workers": settings.processes if settings.processes > 1 else None,
        "backlog": _AT_ONCE,
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_max_size": _MOST_MESSAGE,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.trusted_proxies or "",
        "timeout_graceful_shutdown": 3,
    }
