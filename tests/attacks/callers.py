"""Many addresses of 127.0.0.0/8 that ask one server over HTTP, each over its own connection."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException

import guildhall
from tests.attacks.pair import Target
from tests.server.talk import AnyMatch, Browser, Json

PATIENCE = 120.0
SEATS = 100
Ask = Callable[[HTTPConnection, str, random.Random], str]
"""Asks once over the connection of an address and says what came back."""


def addresses(count: int) -> list[str]:
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(count)]


@contextlib.contextmanager
def calling(port: int, source: str) -> Iterator[HTTPConnection]:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
    with contextlib.closing(connection):
        yield connection


def request(connection: HTTPConnection, method: str, path: str, body: Json | None = None) -> str:
    """Make a request; returns its status as text, "away" where the connection was lost."""
    try:
        text = None if body is None else json.dumps(body)
        connection.request(method, f"/api{path}", text, {"content-type": "application/json"})
        answer = connection.getresponse()
        answer.read()
    except (OSError, HTTPException):
        connection.close()
        return "away"
    return str(answer.status)


def flood(port: int, sources: Sequence[str], seconds: float, ask: Ask) -> Counter[str]:
    """Let every source ask one thing after the other; returns how often what came back."""
    until = time.monotonic() + seconds

    def call(source: str) -> Counter[str]:
        found: Counter[str] = Counter()
        chooser = random.Random(source)
        with calling(port, source) as connection:
            while not found or time.monotonic() < until:
                found[ask(connection, source, chooser)] += 1
        return found

    with ThreadPoolExecutor(len(sources)) as pool:
        return sum(pool.map(call, sources), Counter[str]())


# A table of a hundred


def large_match() -> AnyMatch:
    """A game of a hundred seats, played at random to its end."""
    names = tuple(f"P{seat}" for seat in range(SEATS))
    match: AnyMatch = guildhall.new_match("cartographers", SEATS, seed="large", names=names)
    chooser = random.Random("large")
    while decisions := match.decisions():
        seat = decisions[0].seat
        match.submit(seat, chooser.choice(match.legal_actions(seat)))
    return match


def bring(target: Target, match: AnyMatch) -> str:
    """Make a table of it; returns the id."""
    record = match.replay().format()
    return str(Browser(target.client()).post("/replays", {"record": record})["table"])
