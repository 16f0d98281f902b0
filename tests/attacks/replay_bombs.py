"""Some addresses bring replay files that take long, while another brings an ordinary one.

    python -m tests.attacks.replay_bombs --files 3 --addresses 1

Printed are what became of the files, how long each ordinary file took, and how long the moves of an
ordinary pair took.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import guildhall
from guildhall.core.replay import Check, Entry
from tests.attacks.callers import SEATS, addresses, calling, request
from tests.attacks.pair import beside, server, summary
from tests.server.talk import AnyMatch

UNDOS = 2900
"""A few less than a table takes."""
_OTHER = "127.9.9.9"


class Outcome(NamedTuple):
    """What became of the bombs, and of ordinary files, with how many seconds each of these took."""

    bombs: Counter[str]
    ordinary: list[tuple[str, float]]


def bomb() -> str:
    """A record of a hundred seats in which every second line wants a fingerprint computed."""
    names = tuple(f"P{seat}" for seat in range(SEATS))
    match: AnyMatch = guildhall.new_match("cartographers", SEATS, seed="bomb", names=names)
    before, action = match.digest(), match.legal_actions(0)[0]
    match.submit(0, action)
    after = match.digest()
    match.undo(0)
    replay = match.replay(checks=False)
    dealt: tuple[Entry, ...] = replay.entries[:-2]
    move, undo = replay.entries[-2:]
    round_: tuple[Entry, ...] = (move, Check(after), undo, Check(before))
    return replay._replace(entries=dealt + UNDOS * round_).format()


def ordinary() -> str:
    names = ("Ann", "Bob")
    return guildhall.new_match("cartographers", 2, seed="fine", names=names).replay().format()


def attack(port: int, count: int, files: int) -> Outcome:
    """Bring `files` bombs at once from each of so many addresses, and an ordinary file beside."""
    record = bomb()

    def bring(source: str, text: str) -> str:
        with calling(port, source) as connection:
            return request(connection, "POST", "/replays", {"record": text})

    def bring_ordinary() -> tuple[str, float]:
        began = time.monotonic()
        return bring(_OTHER, ordinary()), time.monotonic() - began

    sources = [source for source in addresses(count) for _ in range(files)]
    with ThreadPoolExecutor(len(sources) + 1) as pool:
        brought = [pool.submit(bring, source, record) for source in sources]
        found: list[tuple[str, float]] = []
        while not found or not all(one.done() for one in brought):
            found.append(bring_ordinary())
            time.sleep(0.2)
        return Outcome(Counter(one.result() for one in brought), found)


def run(count: int, files: int) -> tuple[Outcome, list[float]]:
    with server() as target:
        found = beside(target, attack, target.port, count, files)
        assert target.troubles() == []
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--addresses", type=int, default=1)
    parser.add_argument("--files", type=int, default=3)
    wanted = parser.parse_args()
    found, latencies = run(wanted.addresses, wanted.files)
    print(f"bombs by status: {dict(found.bombs)}")  # noqa: T201 - a script
    for status, seconds in found.ordinary:
        print(f"an ordinary file: {status} after {seconds:.1f} s")  # noqa: T201 - a script
    print(summary("replay bombs", latencies))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
