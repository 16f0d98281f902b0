"""What all commands share: words, the console, reading files, and how errors end a command."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from guildhall.core.errors import GuildhallError
from guildhall.games.registry import entry, game_names
from guildhall.text.words import Words, preferred_language

MOST_MEGABYTES = 16


class BadUsage(GuildhallError):
    """A command was called with something it cannot use; the text is ready for people."""


def words_for(language: str) -> Words:
    return Words(language, {name: entry(name).package for name in game_names()})


HELP = Words(preferred_language())
"""For help texts, which are made before any option is read."""


def console() -> Console:
    return Console(highlight=False, soft_wrap=True)


@contextmanager
def clear_errors(words: Words) -> Iterator[None]:
    """Our own errors become one line on standard error and exit code 2."""
    try:
        yield
    except GuildhallError as problem:
        print(words.say("error", reason=str(problem)), file=sys.stderr)  # noqa: T201 - the way out
        raise SystemExit(2) from None
    except BrokenPipeError:
        raise  # the reader has gone; typer ends the command quietly
    except OSError as problem:
        reason = f"{problem.filename}: {problem.strerror}"
        print(words.say("error", reason=reason), file=sys.stderr)  # noqa: T201 - the way out
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        print(words.say("error-interrupted"), file=sys.stderr)  # noqa: T201 - the way out
        raise SystemExit(130) from None


def read_input(words: Words, name: str) -> str:
    """The text of a file, `-` for standard input; BadUsage where there is none."""
    try:
        raw = sys.stdin.buffer.read(_most_bytes() + 1) if name == "-" else _read_file(name)
    except OSError:
        raise BadUsage(words.say("error-no-file", file=name)) from None
    if len(raw) > _most_bytes():
        raise BadUsage(words.say("error-too-large", file=name, megabytes=MOST_MEGABYTES))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadUsage(words.say("error-unreadable", file=name)) from None


def read_options(words: Words, pairs: list[str]) -> tuple[tuple[str, str], ...]:
    """Game options given as NAME=VALUE."""
    found = []
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadUsage(words.say("error-option", text=pair))
        found.append((name, value))
    return tuple(sorted(dict(found).items()))


def check_number(words: Words, name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadUsage(words.say("error-number", name=name, least=least, most=most, number=number))


def _read_file(name: str) -> bytes:
    with Path(name).open("rb") as file:
        return file.read(_most_bytes() + 1)


def _most_bytes() -> int:
    return MOST_MEGABYTES * 1024 * 1024
