"""Broken HTTP requests, as raw bytes: each gets a 4xx or is closed, and nothing breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from tests.attacks.sockets import address, arguments, by_many, connect, show, try_out

_PATHS = (
    b"/",
    b"/api/games",
    b"/api/tables",
    b"/api/replays",
    b"/api/me/tables",
    b"/api/tables/x/replay",
    b"/assets/index.js",
    b"/api/play",
    b"/healthz",
)
_ODD_PATHS = (
    b"/assets/" + b"a" * 300 + b".js",
    b"/assets/" + b"a" * 6000 + b".js",
    b"/" + b"a" * 3000 + b".png",
    b"/assets/%00.js",
    b"/a%00b.js",
    b"/t/%ff%fe",
    b"/api/tables/%00/replay",
    b"/api/tables/%ff",
    b"/api/tables/x/moves/" + b"9" * 5000,
    b"/api/tables?public=%ff&game=%00",
    b"/api/tables/x?lang=%ff%00",
    b"/%2e%2e/%2e%2e/etc/passwd",
    b"/assets/..%2f..%2fsettings.py",
    b"/join/%ed%a0%80/%c3%28",
    b"//[::1",
    b"http://[/",
    b"*",
    b"/\xff\xfe",
    b"/a b",
)
_UPGRADE = b"connection: upgrade\r\nupgrade: websocket\r\n"
_KEY = b"sec-websocket-version: 13\r\nsec-websocket-key: MDAwMDAwMDAwMDAwMDAwMA==\r\n"
_ODD_HEADERS = (
    b"cookie: guildhall=\xff\xfe\x80" + b"x" * 40,
    b"cookie: " + b"\xff" * 200 + b"=; ;;=; guildhall",
    b"cookie: guildhall=" + b"x" * 43 + b'"\x80',
    b"authorization: Bearer \xff" + b"x" * 42,
    b"accept-language: \xff\xfe,\x80;q=x",
    b"origin: http://[\xff",
    b"origin: \xff\xfe",
    b"host: \xff",
    b"accept-encoding: br;q=\xff, gzip;q=" + b"0" * 500,
    b"content-type: application/json; charset=\xff",
    b"content-type: multipart/form-data; boundary=\xff",
    b"content-length: -1",
    b"content-length: 99999999999999999999",
    b"transfer-encoding: gzip",
    b"expect: 100-continue",
    b"upgrade: \xff",
    _UPGRADE + b"sec-websocket-key: \xff",
    _UPGRADE + b"sec-websocket-version: 14",
    _UPGRADE + _KEY + b"origin: \xff\r\ncookie: \xff",
    _UPGRADE + _KEY + b"sec-websocket-protocol: \xff,,;",
    _UPGRADE + _KEY + b"sec-websocket-extensions: \xff; ;=",
    b"connection: upgrade\r\nupgrade: h2c",
    b"x-forwarded-for: \xff, [::1, 1.2.3.4:x",
    b"x: " + b"y" * 20_000,
    b"no colon",
    b": empty",
)
_BODIES = (
    b"[" * 50_000,
    b'{"game":' * 7000,
    b'{"record":"\xff\xfe"}',
    b'{"record":"\\ud800\\u0000"}',
    b'{"game":"\xed\xa0\x80"}',
    b'{"game":"\\u0000","seats":[{"kind":"me"}]}',
    b'{"game":"cartographers","seats":[{"kind":"me"}],"name":"\\u0000\\ud800"}',
    b'{"game":"cartographers","seats":' + b"[" * 1100 + b"]" * 1100 + b"}",
    b'{"a":1e999999}',
    b"-" + b"9" * 10_000,
    b"null",
    b"",
    b"\x00" * 100,
)
_METHODS = (b"GET", b"POST", b"HEAD", b"DELETE", b"PUT", b"OPTIONS", b"TRACE", b"CONNECT", b"G\xff")


_PATIENCE = 1.0
"""Seconds to wait for an answer: what is incomplete gets none before its deadline."""


class Broken(NamedTuple):
    requests: int = 20_000
    sockets: int = 50
    addresses: int = 100
    seed: int = 1


class Maker:
    """Makes broken requests, from a seed."""

    def __init__(self, seed: object) -> None:
        self._rng = random.Random(str(seed))
        self._makers: tuple[Callable[[], bytes], ...] = (
            self._odd_path,
            self._odd_header,
            self._odd_body,
            self._odd_body,
            self._noise,
            self._mutated,
            self._mutated,
            self._chunks,
        )

    def request(self) -> bytes:
        return self._rng.choice(self._makers)()

    def _plain(self, path: bytes = b"", header: bytes = b"", body: bytes = b"") -> bytes:
        method = b"POST" if body else self._rng.choice(_METHODS)
        lines = [method + b" " + (path or self._rng.choice(_PATHS)) + b" HTTP/1.1", b"host: a"]
        lines += [header] if header else []
        if body:
            lines += [b"content-type: application/json", b"content-length: %d" % len(body)]
        return b"\r\n".join([*lines, b"", body])

    def _odd_path(self) -> bytes:
        return self._plain(self._rng.choice(_ODD_PATHS))

    def _odd_header(self) -> bytes:
        body = self._rng.choice((b"", b"{}"))
        return self._plain(header=self._rng.choice(_ODD_HEADERS), body=body)

    def _odd_body(self) -> bytes:
        return self._plain(self._rng.choice((b"/api/tables", b"/api/replays")), body=self._body())

    def _body(self) -> bytes:
        return self._rng.choice(_BODIES) or b" "

    def _noise(self) -> bytes:
        return self._rng.randbytes(self._rng.randrange(1, 300)) + b"\r\n\r\n"

    def _mutated(self) -> bytes:
        text = bytearray(self._plain(body=self._rng.choice((b"", b'{"game":"dale"}'))))
        for _ in range(self._rng.randrange(1, 5)):
            text[self._rng.randrange(len(text))] = self._rng.randrange(256)
        return bytes(text)

    def _chunks(self) -> bytes:
        head = b"POST /api/replays HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"
        chunk = self._rng.choice(
            (b"1\r\nx\r\n", b"-1\r\nx\r\n", b"zz\r\n", b"ffffffffffffffff\r\nx")
        )
        return head + chunk * self._rng.choice((1, 20, 500))


def attack(port: int, wish: Broken) -> Counter[str]:
    """Count the answers by status; "nothing" where the server only closed."""
    seen: Counter[str] = Counter()
    left = wish.requests

    async def one(port: int, _source: str) -> None:
        nonlocal left
        while left > 0:
            left -= 1
            maker = Maker(f"{wish.seed} {left}")
            request = maker.request()
            source = address(left % wish.addresses)
            if left % 8:
                seen[await _ask(port, source, request)] += 1
            else:
                await _hang_up(port, source, request[:-1], left % 3 * 0.002)
                seen["hung up"] += 1

    asyncio.run(by_many(port, wish.sockets, 1, one))
    return seen


async def _ask(port: int, source: str, request: bytes) -> str:
    """Send a request and nothing more; returns the status of the answer."""
    head = b""
    with contextlib.suppress(OSError, TimeoutError):
        reader, writer = await connect(port, source)
        writer.write(request)
        head = await asyncio.wait_for(reader.read(100), _PATIENCE)
        writer.transport.abort()
    return head[9:12].decode("latin-1") if head else "nothing"


async def _hang_up(port: int, source: str, request: bytes, seconds: float) -> None:
    """Go away in the middle of a request or of its answer."""
    with contextlib.suppress(OSError):
        _, writer = await connect(port, source)
        writer.write(request)
        await asyncio.sleep(seconds)
        writer.transport.abort()


def main() -> None:
    wish = Broken(**vars(arguments(__doc__, **Broken()._asdict())))
    show(try_out(attack, wish, alone=5.0))


if __name__ == "__main__":
    main()
