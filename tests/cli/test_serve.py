"""`guildhall serve` tells its address, and opens a browser only where somebody would see it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from guildhall.cli.serve import has_browser
from tests.server.services import free_port


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

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho noise; echo "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        self.port = free_port()
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
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
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
        said, _ = self._process.communicate(timeout=90)
        return said


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
    served = Served(tmp_path, *flags, **environment)
    served.wait_until_up()
    opened = served.wait_for_browser(1)
    assert served.stop().count("\n") == 1
    assert opened == ""
