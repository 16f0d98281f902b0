"""HTTP requests spelt out, with all headers of the answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from typing import NamedTuple
from urllib.parse import urlsplit

from guildhall.client import Server
from tests.server.talk import new_table


class Reply(NamedTuple):
    """An HTTP answer with its headers in small letters."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def code(self) -> str:
        return str(json.loads(self.text)["code"])


def fetch(
    server: Server, method: str, path: str, body: bytes | Iterator[bytes] | None = None, **more: str
) -> Reply:
    """One request, spelt out; a body that comes in pieces is sent without its length."""
    where = urlsplit(server.address)
    connection = HTTPConnection(where.hostname or "", where.port or 80, timeout=90)
    headers = {"content-type": "application/json"}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    try:
        chunked = body is not None and not isinstance(body, bytes)
        connection.request(method, path, body, headers, encode_chunked=chunked)
        answer: HTTPResponse = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Reply(answer.status, found, answer.read().decode())
    finally:
        connection.close()


def wish(*seats: str) -> bytes:
    return json.dumps(new_table(*(seats or ("me",)))).encode()
