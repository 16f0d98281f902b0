"""`guildhall serve`: the server, with the address printed for people."""

from __future__ import annotations

from guildhall.cli.context import console
from guildhall.core.errors import MissingExtra
from guildhall.text.words import Words


def run(words: Words, flags: dict[str, str | float | None]) -> None:
    try:
        from guildhall.server.serving import serve
        from guildhall.server.settings import Settings
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    settings = Settings.read(flags=flags)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host  # noqa: S104 - compared only
    console().print(words.say("serve-at", address=f"http://{host}:{settings.port}/"))
    serve(settings)
