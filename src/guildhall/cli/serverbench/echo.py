"""The ceiling: a server on the same stack that only stores each message and says so."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, get, websocket

from guildhall.server.hall import now_ms
from guildhall.server.secrets import new_id
from guildhall.server.serving import run
from guildhall.server.settings import Settings
from guildhall.server.socket import PATH, AnySocket
from guildhall.server.store.database import database_url, migrate, open_engine
from guildhall.server.store.rows import LogRow, TableRow
from guildhall.server.store.store import Store, insert_table


class Message(msgspec.Struct):
    """What is stored."""

    id: str
    action: str


class Stored(msgspec.Struct, tag="update"):
    """That it is stored."""

    seq: int
    re: str


def make_echo(settings: Settings) -> Litestar:
    """Each connection writes a log of its own; writes of all are grouped as the real server's."""
    store = Store(open_engine(database_url(settings.database_url)), lambda _rows: None)
    decoder = msgspec.json.Decoder(Message)

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await migrate(store.engine)
        store.committer.start()
        yield
        await store.committer.stop()
        await store.engine.dispose()

    @websocket(PATH)
    async def echo(socket: AnySocket) -> None:
        await socket.accept()
        table_id, seq = new_id(), 0
        await store.committer.add(statements=[insert_table(_table(table_id))])
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            wanted = decoder.decode(message["text"])
            seq += 1
            row = LogRow(table_id, seq, now_ms(), "move", 0, wanted.action, wanted.id)
            await store.committer.add(rows=(row,))
            answer = msgspec.json.encode(Stored(seq, wanted.id))
            await socket.send_text(answer.decode())

    @get("/healthz", sync_to_thread=False)
    def health() -> str:
        return "ok"

    return Litestar([echo, health], lifespan=[opened], openapi_config=None, logging_config=None)


def _table(table_id: str) -> TableRow:
    """A row for the foreign key; only the log is of interest."""
    columns: dict[str, Any] = dict.fromkeys(TableRow._fields, "") | {
        "id": table_id,
        "version": 0,
        "seats": 1,
        "seed": None,
        "seal": None,
        "chosen_seed": False,
        "is_public": False,
        "spectators": False,
        "clock_seconds": 1,
        "grace": 0,
        "hints": False,
        "host": None,
        "imported": False,
        "created": 0,
        "touched": 0,
        "wake": None,
    }
    return TableRow(**columns)


if __name__ == "__main__":
    chosen = Settings.read()
    run(make_echo(chosen), chosen)
    sys.exit(0)
