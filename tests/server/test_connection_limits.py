"""Limits below HTTP: floods of frames and sockets, requests that do not end, and stopping."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import TypeVar

import pytest

from tests.attacks.frame_flood import PIECES
from tests.attacks.half_open import BEGINNINGS
from tests.attacks.pair import Target, open_table, server
from tests.attacks.sockets import (
    CONTINUATION,
    HANDSHAKE,
    PONG,
    TEXT,
    Streams,
    address,
    close_code,
    connect,
    frame,
    hang_up_all,
    upgrade,
)
from tests.server.services import free_port
from tests.server.talk import PATIENCE, wait_for

T = TypeVar("T")
_LIMITS = {"address_rate": "5", "seat_rate": "5", "sockets": "20", "connections": "10"}
_WITH_FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
sys.argv = ["guildhall", "serve"]
from guildhall.cli import main
main()
"""
_SOURCES = map(address, count())
"""Each test comes from an address of its own, or it would meet the limits of another."""


@pytest.fixture(scope="module")
def strict() -> Iterator[Target]:
    """A server with narrow limits, started with a soft limit of 256 files."""
    program = Target.program
    Target.program = ("-c", _WITH_FEW_FILES)
    try:
        with server(**_LIMITS) as target:
            yield target
            assert not target.troubles()
    finally:
        Target.program = program


def run(doing: Awaitable[T]) -> T:
    async def in_time() -> T:
        try:
            return await asyncio.wait_for(doing, 4 * PATIENCE)
        finally:
            await hang_up_all()

    return asyncio.run(in_time())


async def opened(target: Target, source: str) -> Streams:
    found = await upgrade(target.port, source)
    assert found is not None
    return found


# Frames


@pytest.mark.parametrize("kind", PIECES)
def test_a_flood_of_frames_closes_the_socket_with_1008(strict: Target, kind: str) -> None:
    async def flood() -> int:
        reader, writer = await opened(strict, next(_SOURCES))
        begin, piece = PIECES[kind]
        writer.write(begin + piece * 2000)
        return await close_code(reader)

    assert run(flood()) == 1008


def test_a_connection_that_is_refused_hundreds_of_times_is_closed_with_1008() -> None:
    with server(address_rate="0", seat_rate="1") as target:
        hello = {"type": "hello", "table": open_table(target.port, "127.0.0.1")["table"]}

        async def ask_on() -> int:
            reader, writer = await opened(target, "127.0.0.1")
            writer.write(frame(TEXT, json.dumps(hello).encode()))
            writer.write(frame(TEXT, b'{"type":"scores","id":"1"}') * 1000)
            return await close_code(reader)

        assert run(ask_on()) == 1008


def test_ordinary_control_frames_leave_a_socket_open(strict: Target) -> None:
    async def talk() -> bytes:
        reader, writer = await opened(strict, next(_SOURCES))
        text = b'{"type":"ping","id":"1"}'
        writer.write(frame(PONG, b"unasked"))
        for at in range(0, len(text), 3):
            opcode = CONTINUATION if at else TEXT
            writer.write(frame(opcode, text[at : at + 3], is_last=at + 3 == len(text)))
        return await reader.readuntil(b'"pong"')

    assert b"error" not in run(talk())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (b"content-length: 10\r\n", b"400"),
        (b"transfer-encoding: chunked\r\n", b"400"),
        (b"x: y\r\n" * 200, b"431"),
        (b"x: " + b"y" * 9000 + b"\r\n", b"431"),
    ],
)
def test_a_handshake_that_cannot_be_read_is_refused_and_closed(
    strict: Target, headers: bytes, status: bytes
) -> None:
    async def knock() -> bytes:
        reader, writer = await connect(strict.port, next(_SOURCES))
        writer.write(HANDSHAKE.removesuffix(b"\r\n") + headers + b"\r\n")
        return await reader.read()

    assert run(knock()).startswith(b"HTTP/1.1 " + status)


def test_handshakes_of_one_address_are_limited(strict: Target) -> None:
    async def knock(source: str) -> list[bool]:
        found = [await upgrade(strict.port, source) for _ in range(12)]
        return [one is not None for one in found]

    assert run(knock(next(_SOURCES))).count(True) in range(3, 12)
    assert run(knock(next(_SOURCES)))[0]


def test_hellos_of_one_address_are_limited(strict: Target) -> None:
    source = next(_SOURCES)
    seated = open_table(strict.port, source)
    hello = {"type": "hello", "table": seated["table"], "token": seated["seats"][0]["token"]}

    async def sit() -> bytes:
        reader, writer = await opened(strict, source)
        writer.write(frame(TEXT, json.dumps(hello).encode()) * 4)
        return await reader.readuntil(b'"too-many"')

    assert b'"welcome"' in run(sit())


# Sockets and requests


def test_sockets_of_one_address_are_bounded_but_not_those_of_a_proxy(strict: Target) -> None:
    async def crowd(source: str) -> list[Streams]:
        return [await connect(strict.port, source) for _ in range(25)]

    async def refused() -> list[bytes]:
        found = await crowd(next(_SOURCES))
        said = [await reader.readline() for reader, _ in found[20:]]
        found[0][1].write(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n")
        return [*said, await found[0][0].readline()]

    async def by_proxy() -> bool:
        found = await crowd("127.0.0.1")
        await asyncio.to_thread(wait_for, strict.is_up)
        return not any(reader.at_eof() for reader, _ in found)

    assert [line[9:12] for line in run(refused())] == [b"429"] * 5 + [b"200"]
    assert run(by_proxy())


def test_a_body_in_tiny_chunks_is_refused_at_once(strict: Target) -> None:
    async def send() -> bytes:
        reader, writer = await connect(strict.port, next(_SOURCES))
        writer.write(BEGINNINGS["chunks"] + b"1\r\n \r\n" * 1000)
        return await reader.readline()

    assert run(send())[9:12] == b"400"


@pytest.mark.long
@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_request_that_does_not_end_is_closed_after_ten_seconds(strict: Target, kind: str) -> None:
    async def hold() -> tuple[bytes, float]:
        began = asyncio.get_running_loop().time()
        reader, writer = await connect(strict.port, next(_SOURCES))
        writer.write(BEGINNINGS[kind])
        said = await reader.read()
        return said, asyncio.get_running_loop().time() - began

    said, seconds = run(hold())
    assert said[9:12] == (b"" if kind == "silent" else b"408")
    assert seconds > 9


def test_the_soft_limit_of_files_is_raised_to_the_hard_one(strict: Target) -> None:
    soft, hard = resource.prlimit(strict.pid, resource.RLIMIT_NOFILE)
    assert soft == hard > 256


_NO_FILES_LEFT = """
import asyncio, resource, sys
from guildhall.server.logs import set_up_logs
from guildhall.server.settings import Settings

async def main(port):
    await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", port)
    print("ready", flush=True)
    await asyncio.sleep(2)

set_up_logs(Settings(), sys.stderr)
resource.setrlimit(resource.RLIMIT_NOFILE, (20, 20))
asyncio.run(main(int(sys.argv[1])))
"""


def test_running_out_of_files_is_one_line_of_log() -> None:
    port = free_port()
    command = [sys.executable, "-c", _NO_FILES_LEFT, str(port)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, text=True) as process:  # type: ignore[call-overload]  # noqa: S603 - our own script
        assert process.stdout.readline() == "ready\n"

        async def crowd() -> None:
            for _ in range(60):
                await connect(port, address(0))
            await asyncio.to_thread(process.wait, PATIENCE)

        run(crowd())
        log = process.stderr.read()
    assert log.count("Out of file descriptors") == 1
    assert "Traceback" not in log


# Stopping


def deaf(target: Target) -> socket.socket:
    """A client that asks for much, has room for little, and does not read on."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.bind((next(_SOURCES), 0))
    client.connect((target.host, target.port))
    client.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n" * 100)
    client.recv(1)
    return client


def test_a_stop_waits_for_no_client() -> None:
    """Seats, requests that never end, and clients that take no answer."""

    async def crowd(target: Target) -> tuple[set[int], int | None]:
        halves = [await connect(target.port, next(_SOURCES)) for _ in range(12)]
        for (_, writer), begin in zip(halves, list(BEGINNINGS.values()) * 3, strict=True):
            writer.write(begin)
        seats = [await opened(target, next(_SOURCES)) for _ in range(20)]
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(deaf(target))
            await asyncio.to_thread(target.stop)
        return {await close_code(reader) for reader, _ in seats}, target.exit_code

    with server() as target:
        codes, exit_code = run(crowd(target))
        assert codes == {1012}
        assert exit_code is not None
        assert exit_code != -9, "it had to be killed"
        assert not target.troubles()
