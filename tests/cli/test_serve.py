"""`guildhall serve` tells its address, and opens a browser only where somebody would see it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest

from guildhall.cli.serve import has_browser
from tests.server.services import free_port, running_redis


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, False),
        ("linux", {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
        ("darwin", {}, True),
        ("darwin", {"CI": "1"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_needs_a_screen_with_somebody_before_it(
    platform: str, environment: dict[str, str], expected: bool
) -> None:
    assert has_browser(environment, platform) is expected


class Served:
    """A `guildhall serve` whose browser writes down what it is asked to open."""

    def __init__(
        self, folder: Path, *flags: str, port: int | None = None, **environment: str
    ) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho noise; echo "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        self.port = port or free_port()
        keep = {name: one for name, one in os.environ.items() if name not in ("CI", "DISPLAY")}
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "guildhall.cli", "serve", "--lang", "en", *flags],
            env=keep
            | {
                "BROWSER": f"{browser} %s",
                "GUILDHALL_PORT": str(self.port),
                "GUILDHALL_DATABASE_URL": f"sqlite:///{folder / 'guildhall.db'}",
                "GUILDHALL_LOG_LEVEL": "warning",
            }
            | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wait_until_up(self) -> None:
        until = time.monotonic() + 90
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
                return
            time.sleep(0.05)

    def wait_for_browser(self, seconds: float) -> str:
        until = time.monotonic() + seconds
        while not self.opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        return self.opened.read_text() if self.opened.exists() else ""

    def stop(self) -> str:
        """End it; what it has said."""
        self._process.send_signal(signal.SIGINT)
        return self.end()[1]

    def end(self) -> tuple[int, str]:
        """Wait until it ends by itself: its status and what it has said."""
        said, _ = self._process.communicate(timeout=90)
        return self._process.returncode, said


def test_the_page_is_opened_once_the_server_is_up_and_without_noise(tmp_path: Path) -> None:
    served = Served(tmp_path, "--open", DISPLAY=":0")
    opened = served.wait_for_browser(90)
    said = served.stop()
    assert opened == f"http://localhost:{served.port}/\n"
    assert said == f"Guildhall is open at http://localhost:{served.port}/ (stop with Ctrl+C).\n"


@pytest.mark.parametrize(
    ("flags", "environment"),
    [(("--open",), {}), ((), {"DISPLAY": ":0"})],
)
def test_no_browser_is_opened_unasked_or_unseen(
    tmp_path: Path, flags: tuple[str, ...], environment: dict[str, str]
) -> None:
    served = Served(tmp_path, *flags, port=None, **environment)
    served.wait_until_up()
    opened = served.wait_for_browser(1)
    assert served.stop().count("\n") == 1
    assert opened == ""


class Stranger(BaseHTTPRequestHandler):
    """Another program, which answers whatever is asked."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class StrangerOnIPv6(HTTPServer):
    address_family = socket.AF_INET6


@contextlib.contextmanager
def listening(server: HTTPServer) -> Iterator[int]:
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


WORDS = {"en": "Port {} is in use, try", "de": "Port {} ist belegt", "ru": "Порт {} занят"}


@pytest.mark.parametrize("lang", WORDS)
def test_a_port_in_use_is_said_in_one_line_before_anything_is_opened(
    tmp_path: Path, lang: str
) -> None:
    with listening(HTTPServer(("127.0.0.1", 0), Stranger)) as port:
        served = Served(tmp_path, "--open", "--lang", lang, port=port, DISPLAY=":0")
        status, said = served.end()
    assert status == 2
    assert said.count("\n") == 1
    assert WORDS[lang].format(port) in said
    assert int(said.rpartition("--port ")[2]) > port
    assert not served.opened.exists()
    assert not (tmp_path / "guildhall.db").exists()


def test_several_processes_say_so_too(tmp_path: Path) -> None:
    with listening(HTTPServer(("127.0.0.1", 0), Stranger)) as port:
        several = ("--processes", "2", "--redis-url", "redis://127.0.0.1:1")
        status, said = Served(tmp_path, "--open", *several, port=port, DISPLAY=":0").end()
    assert (status, said.count("\n")) == (2, 1)
    assert WORDS["en"].format(port) in said


@pytest.mark.long
def test_several_processes_serve_on_the_port_that_was_taken(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis_url:
        several = ("--processes", "2", "--redis-url", redis_url)
        first = Served(tmp_path, "--open", *several, DISPLAY=":0")
        assert first.wait_for_browser(60) == f"http://localhost:{first.port}/\n"
        status, said = Served(tmp_path, *several, port=first.port).end()
        assert (status, WORDS["en"].format(first.port) in said) == (2, True)
        assert first.stop().count("\n") == 1


def test_a_second_server_on_a_port_says_so(tmp_path: Path) -> None:
    first = Served(tmp_path)
    first.wait_until_up()
    status, said = Served(tmp_path, port=first.port).end()
    assert (status, WORDS["en"].format(first.port) in said) == (2, True)
    first.stop()


def test_the_page_of_a_program_on_the_ipv6_port_is_not_opened(tmp_path: Path) -> None:
    port = free_port()
    try:
        stranger = StrangerOnIPv6(("::1", port), Stranger)
    except OSError:
        pytest.skip("this machine has no IPv6")
    with listening(stranger):
        served = Served(tmp_path, "--open", port=port, DISPLAY=":0")
        opened = served.wait_for_browser(30)
        said = served.stop()
    assert opened == f"http://127.0.0.1:{port}/\n"
    assert f"http://127.0.0.1:{port}/" in said
