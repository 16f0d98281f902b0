"""Services that fail: a PostgreSQL to stop and start, a Redis that takes calls and says nothing."""

from __future__ import annotations

import contextlib
import selectors
import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from redis import Redis

from tests.server.services import Place, open_servers, running_redis, start_postgres


class Door:
    """Stands before Redis and passes on what is said, while it is open.

    When it is shut, connections are still taken but nothing is said on them; those of before, and
    those that came meanwhile, stay silent for ever.
    """

    def __init__(self, url: str) -> None:
        self._behind = ("127.0.0.1", urlsplit(url).port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"redis://127.0.0.1:{self._listener.getsockname()[1]}/0"
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._taken: list[socket.socket] = [self._listener]
        self._is_open = self._is_running = True
        self._times_shut = 0
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def shut(self) -> None:
        self._is_open = False
        self._times_shut += 1

    def open(self) -> None:
        self._is_open = True

    def close(self) -> None:
        self._is_running = False
        self._thread.join()
        self._selector.close()
        for one in self._taken:
            one.close()

    def _run(self) -> None:
        while self._is_running:
            for key, _ in self._selector.select(0.05):
                if key.fileobj is self._listener:
                    self._take()
                else:
                    self._pass_on(*key.data)

    def _take(self) -> None:
        caller, _ = self._listener.accept()
        self._taken.append(caller)
        if not self._is_open:
            return
        redis = socket.create_connection(self._behind)
        self._taken.append(redis)
        for one, other in ((caller, redis), (redis, caller)):
            data = (one, other, self._times_shut)
            self._selector.register(one, selectors.EVENT_READ, data)

    def _pass_on(self, one: socket.socket, other: socket.socket, times_shut: int) -> None:
        said = b""
        if times_shut == self._times_shut:
            with contextlib.suppress(OSError):
                said = one.recv(1 << 16)
                other.sendall(said)
        if not said:
            self._selector.unregister(one)
            if times_shut == self._times_shut:
                with contextlib.suppress(OSError):
                    other.shutdown(socket.SHUT_WR)


class Shaky(NamedTuple):
    """Two servers on services of their own; what is told to `door` befalls Redis."""

    place: Place
    postgres: Any  # Any: the package has few types
    door: Door
    redis: int
    """The process of Redis."""


@contextlib.contextmanager
def shaky_place() -> Iterator[Shaky]:
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="gh-pg-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        postgres = start_postgres(folder)
        stack.callback(postgres.cleanup)
        postgres.psql("CREATE DATABASE guildhall")
        redis_url = stack.enter_context(running_redis(folder))
        with Redis.from_url(redis_url) as redis:
            process = int(redis.info("server")["process_id"])
        door = stack.enter_context(contextlib.closing(Door(redis_url)))
        settings = {"database_url": postgres.get_uri("guildhall"), "redis_url": door.url}
        place = stack.enter_context(open_servers("postgres", settings | {"log_format": "json"}))
        yield Shaky(place, postgres, door, process)


@contextlib.contextmanager
def without_postgres(shaky: Shaky) -> Iterator[None]:
    """A fast shutdown: transactions are broken off, connections cut."""
    shaky.postgres.stop()
    try:
        yield
    finally:
        shaky.postgres.start()
