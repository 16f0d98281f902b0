"""`guildhall serve`: the server, with the address printed for people and opened if they wish.

Also `guildhall backup` and `guildhall restore` of its database.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from urllib.request import ProxyHandler, build_opener

from guildhall.cli.context import console
from guildhall.core.errors import MissingExtra
from guildhall.text.words import Words

_MOST_SECONDS = 30.0
"""How long a browser waits for the server to start."""


def run(words: Words, flags: dict[str, str | float | None], *, with_browser: bool) -> None:
    try:
        from guildhall.server.serving import serve
        from guildhall.server.settings import Settings
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    settings = Settings.read(flags=flags)

    def announce() -> None:
        address = f"http://{_shown_host(settings.host, settings.port)}:{settings.port}/"
        console().print(words.say("serve-at", address=address))
        if with_browser and has_browser(os.environ, sys.platform):
            Thread(target=_open_when_up, args=(address,), daemon=True).start()

    serve(settings, announce)


def _shown_host(host: str, port: int) -> str:
    """Return the host for an address, never one under which another program answers."""
    beside = {"127.0.0.1": "::1", "0.0.0.0": "::1", "::": "127.0.0.1"}.get(host)  # noqa: S104
    if beside is None:
        return f"[{host}]" if ":" in host else host
    try:
        socket.create_connection((beside, port), timeout=1).close()
    except OSError:
        return "localhost"
    return "[::1]" if host == "::" else "127.0.0.1"


def copy(words: Words, what: str, file: str, database_url: str | None) -> None:
    """Back up the database to a file or restore it from one; exit 1 if a table is damaged."""
    try:
        from guildhall.server import backups
        from guildhall.server.settings import Settings
        from guildhall.server.store import database
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    url = database.database_url(Settings.read(flags={"database_url": database_url}).database_url)
    path = Path(file)
    doing = backups.back_up(url, path) if what == "backup" else backups.restore(path, url)
    report = asyncio.run(doing)
    console().print(words.say(f"{what}-done", file=file, tables=report.tables, steps=report.steps))
    if report.old:
        console().print(words.say("backup-old", tables=report.old))
    for table, problem in report.damaged:
        line = words.say("backup-table-damaged", table=table or file, problem=problem)
        print(line, file=sys.stderr)  # noqa: T201 - the way out
    if report.damaged:
        raise SystemExit(1)


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits before this machine who would see a window."""
    if any(environment.get(name) for name in ("CI", "SSH_CONNECTION")):
        return False
    if platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_when_up(address: str) -> None:
    until = time.monotonic() + _MOST_SECONDS
    ask = build_opener(ProxyHandler({})).open
    while time.monotonic() < until:
        try:
            ask(f"{address}healthz", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            _open(address)
            return


def _open(address: str) -> None:
    """In a process of its own: browsers are talkative, and some would take over the terminal."""
    subprocess.Popen(  # noqa: S603 - our own address
        [sys.executable, "-m", "webbrowser", "-t", address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
