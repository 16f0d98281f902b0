"""Many addresses ask for the largest answers about a finished table of a hundred seats.

    python -m tests.attacks.large_answers --seconds 30 --addresses 20

They ask for the record, pages of moves, moments, reviews and, over the WebSocket, for a welcome
with the log. Printed are how often what came back and how long the moves of an ordinary pair took.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from http.client import HTTPConnection

from websockets.exceptions import WebSocketException

from guildhall.client import Server
from tests.attacks.callers import SEATS, addresses, bring, flood, large_match, request
from tests.attacks.pair import beside, server, summary
from tests.server.talk import Wire

KINDS = ("replay", "moves", "moment", "review", "hello")


def attack(port: int, table: str, moves: int, count: int, seconds: float) -> Counter[str]:
    """Ask for everything in turn from so many addresses."""

    def ask(connection: HTTPConnection, source: str, chooser: random.Random) -> str:
        kind, seat = chooser.choice(KINDS), chooser.randrange(SEATS)
        path = f"/tables/{table}"
        if kind == "replay":
            found = request(connection, "GET", f"{path}/replay")
        elif kind == "moves":
            after = chooser.randrange(moves)
            found = request(connection, "GET", f"{path}/moves?everything=true&after={after}")
        elif kind == "moment":
            found = request(connection, "GET", f"{path}/moves/{chooser.randrange(999)}?seat={seat}")
        elif kind == "review":
            found = request(connection, "POST", f"{path}/seats/{seat}/review")
        else:
            found = hello(port, table, source)
        return f"{kind} {found}"

    return flood(port, addresses(count), seconds, ask)


def hello(port: int, table: str, source: str) -> str:
    """Sit down to watch, ask for the whole log, and go."""
    try:
        with Wire(Server(f"http://127.0.0.1:{port}"), source=source) as wire:
            frame = wire.hello(table)
            return str(frame.get("code", frame["type"]))
    except (AssertionError, KeyError):  # an error frame came, which has no entries
        return "a page of the log refused"
    except (OSError, WebSocketException) as problem:
        return type(problem).__name__


def run(seconds: float, count: int) -> tuple[Counter[str], list[float]]:
    """Attack a new server; returns what came back and the seconds of the pair's moves."""
    with server() as target:
        match = large_match()
        moves = len(match.history)
        came, latencies = beside(
            target, attack, target.port, bring(target, match), moves, count, seconds
        )
        assert target.troubles() == []
        return came, latencies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--addresses", type=int, default=20)
    wanted = parser.parse_args()
    came, latencies = run(wanted.seconds, wanted.addresses)
    for what, times in sorted(came.items()):
        print(f"{times:6} {what}")  # noqa: T201 - a script
    print(summary("large answers", latencies))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
