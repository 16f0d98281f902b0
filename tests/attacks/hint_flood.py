"""Many addresses ask for hints at tables of their own, all at once and again and again.

    python -m tests.attacks.hint_flood --seconds 20 --addresses 20

Printed are how often what came back, the slowest hint and the slowest refusal, and how long the
moves of an ordinary pair took.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from guildhall.client import Server
from tests.attacks.callers import PATIENCE, addresses
from tests.attacks.pair import beside, server, summary
from tests.server.talk import Browser, Wire

Asked = list[tuple[str, float]]
"""What came back ("hints" or the code of a refusal), and after how many seconds."""


def attack(port: int, tokens: list[tuple[str, str]], seconds: float) -> Asked:
    """Each address sits at its table and asks until the time is over."""
    until = time.monotonic() + seconds

    def ask(source: str, table: str, token: str) -> Asked:
        found: Asked = []
        with Wire(Server(f"http://127.0.0.1:{port}"), source=source) as wire:
            wire.hello(table, token=token, seat=0)
            wire.has_turn()
            while not found or time.monotonic() < until:
                found.append(_hint(wire))
                if not wire.actions:
                    break
                wire.act()  # or the next answer would be known
                time.sleep(0.2)
        return found

    with ThreadPoolExecutor(len(tokens)) as pool:
        sources = addresses(len(tokens))
        asked = [
            pool.submit(ask, source, *held) for source, held in zip(sources, tokens, strict=True)
        ]
        return [one for each in asked for one in each.result()]


def _hint(wire: Wire) -> tuple[str, float]:
    began = time.monotonic()
    answer = wire.answer(wire.send("hint", ticket=wire.now["ticket"]), PATIENCE)
    return str(answer.get("code", answer["type"])), time.monotonic() - began


def run(seconds: float, count: int) -> tuple[Asked, list[float]]:
    with server(tables_per_hour="0") as target:  # they are opened from one address
        browser = Browser(target.client())
        held = [browser.open("me")[0] for _ in range(count)]
        tokens = [(one.table, one.token) for one in held]
        found = beside(target, attack, target.port, tokens, seconds)
        assert target.troubles() == []
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--addresses", type=int, default=20)
    wanted = parser.parse_args()
    asked, latencies = run(wanted.seconds, wanted.addresses)
    print(dict(Counter(what for what, _ in asked)))  # noqa: T201 - a script
    for what in sorted({what for what, _ in asked}):
        slowest = max(seconds for one, seconds in asked if one == what)
        print(f"the slowest {what} came after {slowest:.2f} s")  # noqa: T201 - a script
    print(summary("hint flood", latencies))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
