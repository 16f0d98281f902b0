"""Logs: one line per thing that happened, as text for people or JSON for machines."""

from __future__ import annotations

import logging
from typing import TextIO

import structlog
from structlog.typing import Processor

from guildhall.server.settings import Settings

_LIBRARIES = ("asyncio", "uvicorn", "websockets")
"""They write a line per connection or request that goes wrong."""
_SECONDS = 60.0
_WITHOUT_TRACEBACK = {
    "Invalid UTF-8": "A client sent text that is not UTF-8",
    "socket.accept() out of system resource": "Out of file descriptors, new connections wait",
}
"""What clients cause: how such a line begins, and what is written in its place."""


class _OncePerMinute(logging.Filter):
    """Let through one line a minute of each kind that libraries write, and count the others."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] not in _LIBRARIES:
            return True
        line = str(record.msg).partition("\n")[0]
        kind = (record.name, line, record.exc_info and record.exc_info[0])
        since, more = self._kinds.get(kind, (-_SECONDS, 0))
        if record.created < since + _SECONDS:
            self._kinds[kind] = (since, more + 1)
            return False
        self._kinds[kind] = (record.created, 0)
        plain = [text for start, text in _WITHOUT_TRACEBACK.items() if line.startswith(start)]
        if plain:
            record.msg, record.args, record.exc_info = plain[0], (), None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        if more:
            record.msg, record.args = f"{record.getMessage()} ({more} more were not written)", ()
        return True


def set_up_logs(settings: Settings, stream: TextIO) -> None:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    is_json = settings.log_format == "json"
    # Plain tracebacks: the rich ones show local variables, and with them tokens and seeds.
    plain = structlog.dev.plain_traceback
    final = structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain)
    ending: list[Processor] = [final]
    if is_json:
        ending = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    handler.addFilter(_OncePerMinute())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    # At debug level some write down what is sent and asked, with tokens and moves in it.
    for name in ("aiosqlite", "alembic", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
