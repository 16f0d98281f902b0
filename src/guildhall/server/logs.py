"""Logs: one line per thing that happened, as text for people or JSON for machines."""

from __future__ import annotations

import logging
from typing import TextIO

import structlog
from structlog.typing import Processor

from guildhall.server.settings import Settings


class _NotOurFault(logging.Filter):
    """A client that sends nonsense is no error of ours: one quiet line, no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if "Invalid UTF-8" in record.getMessage():
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
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
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(_NotOurFault())
    # At debug level some write down what is sent and asked, with tokens and moves in it.
    for name in ("aiosqlite", "alembic", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
