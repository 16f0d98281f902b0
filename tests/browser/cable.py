"""A cable between a browser and the server that a test can cut, hold still and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

from playwright.sync_api import Page, expect

from tests.browser.seat import AnySeat

CHUNK = 65536
BROKEN = "WebSocket|ERR_|Failed to load"
"""What a browser says of a connection that a test broke."""


class Cable:
    """Passes bytes on, both ways, for every connection to `address`."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._requests_pass = threading.Event()
        self._answers_pass = threading.Event()
        self.mend()

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()
        self._requests_pass.set()
        self._answers_pass.set()

    def cut(self) -> None:
        """Every connection breaks, and no new one is made."""
        self._is_cut = True
        for end in list(self._ends):
            self._close(end)

    def silence(self) -> None:
        """Nothing comes through, and nobody is told."""
        self._requests_pass.clear()
        self._answers_pass.clear()

    def hold_answers(self) -> None:
        """The server hears everything, but its answers do not arrive."""
        self._answers_pass.clear()

    def mend(self) -> None:
        self._is_cut = False
        self._requests_pass.set()
        self._answers_pass.set()

    # Inside

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                browser.close()
                continue
            server = socket.create_connection(("127.0.0.1", self._port))
            self._ends |= {browser, server}
            self._start(self._pass, browser, server, self._requests_pass)
            self._start(self._pass, server, browser, self._answers_pass)

    def _pass(self, source: socket.socket, goal: socket.socket, may_pass: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                may_pass.wait()
                goal.sendall(data)
        may_pass.wait()  # who is cut off from somebody does not hear them hang up either
        self._close(source)
        self._close(goal)

    def _close(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()

    def _start(self, run: object, *arguments: object) -> None:
        threading.Thread(target=run, args=arguments, daemon=True).start()  # type: ignore[arg-type]


# What people notice of it


def stay(page: Page) -> None:
    """Leave something on the page that a reload would take away."""
    page.evaluate("window.stillHere = true")


def is_still_there(page: Page) -> bool:
    return bool(page.evaluate("window.stillHere"))


def has_come_back(me: AnySeat) -> None:
    expect(me["table"]).to_have_attribute("data-link", "open")
    expect(me["link-lost"]).to_be_hidden()
    assert is_still_there(me.page)
