"""Running the server: one process here, or several side by side."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from guildhall.server.app import make_app
from guildhall.server.connection_limits import HttpProtocol, WebSocketProtocol
from guildhall.server.logs import set_up_logs
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url, prepare

_MOST_MESSAGE = 4 * 1024 * 1024
"""A WebSocket message larger than this closes the connection; above 64 kB it is only refused."""
_AT_ONCE = 128
"""Connections that are accepted before anybody else has a turn; the others wait in the kernel."""


def serve(settings: Settings) -> None:
    """Serve until told to stop; what is wrong with the database is said before anything starts."""
    asyncio.run(prepare(database_url(settings.database_url)))
    if settings.processes == 1:
        run(make_app(settings), settings)
        return
    set_up_logs(settings, sys.stderr)
    os.environ.update(settings.environment())
    uvicorn.run("guildhall.server.app:app_from_environment", factory=True, **_options(settings))


def run(app: ASGIApp, settings: Settings) -> None:
    """Serve an app from this process."""
    set_up_logs(settings, sys.stderr)
    uvicorn.run(app, **_options(settings))


def _options(settings: Settings) -> dict[str, Any]:  # Any: arguments of many kinds
    return {
        "host": settings.host,
        "port": settings.port,
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
