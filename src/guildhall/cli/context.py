"""What all commands share: words, the console, reading files, and how errors end a command."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from guildhall.core.errors import GuildhallError, brief, clipped_path
from guildhall.games.registry import game_names, packages
from guildhall.text.words import Words, preferred_language

MOST_MEGABYTES = 16


class BadUsage(GuildhallError):
    """A command was called with something it cannot use; the text is ready for people."""


def said(words: Words, message: str, /, **facts: float | str) -> str:
    """Return a message about what was typed, which it quotes only in part."""
    return words.say(message, **{name: brief(name, fact) for name, fact in facts.items()})


def words_for(language: str) -> Words:
    return Words(language, packages())


HELP = Words(preferred_language())
"""For help texts, which are made before any option is read."""


def console() -> Console:
    """Plain output: what people typed (seeds, names) is never read as mark-up."""
    return Console(highlight=False, soft_wrap=True, markup=False, emoji=False)


@contextmanager
def speaking(language: str) -> Iterator[Words]:
    """The words of a language; our errors become one line on standard error and exit code 2."""
    words = HELP
    try:
        words = words_for(language)
        yield words
        sys.stdout.flush()
    except GuildhallError as problem:
        _stop(words.say("error", reason=words.explain(problem)), 2)
    except BrokenPipeError:
        raise  # the reader has gone; typer ends the command quietly
    except OSError as problem:
        place = f"{clipped_path(str(problem.filename))}: " if problem.filename else ""
        _stop(words.say("error", reason=f"{place}{problem.strerror}"), 2)
    except KeyboardInterrupt:
        _stop(words.say("error-interrupted"), 130)


def _stop(line: str, code: int) -> None:
    print(line, file=sys.stderr)  # noqa: T201 - the way out
    raise SystemExit(code) from None


def read_input(words: Words, name: str) -> str:
    """The text of a file, `-` for standard input; BadUsage where there is none."""
    try:
        raw = _read_stdin() if name == "-" else _read_file(name)
    except OSError:
        raise BadUsage(said(words, "error-no-file", file=name)) from None
    if len(raw) > _most_bytes():
        raise BadUsage(said(words, "error-too-large", file=name, megabytes=MOST_MEGABYTES))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadUsage(said(words, "error-unreadable", file=name)) from None


def read_options(words: Words, pairs: list[str]) -> tuple[tuple[str, str], ...]:
    """Game options given as NAME=VALUE."""
    found = []
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadUsage(said(words, "error-option", text=pair))
        found.append((name, value))
    return tuple(sorted(dict(found).items()))


def check_game(words: Words, name: str) -> None:
    if name not in game_names():
        known = ", ".join(game_names())
        raise BadUsage(said(words, "error-unknown-game", game=name, known=known))


def check_paths(words: Words, paths: Mapping[str, str | None]) -> None:
    """Names of options with the paths given for them, None where none was."""
    for name, path in paths.items():
        if path is not None and not path.strip():
            raise BadUsage(said(words, "error-blank-path", name=name))


def check_number(words: Words, name: str, number: float, least: float, most: float) -> None:
    if least <= number <= most:
        return
    got = number if isinstance(number, int) else repr(number)  # words round fractions
    if least == most:
        raise BadUsage(said(words, "error-number-one", name=name, wanted=least, number=got))
    raise BadUsage(said(words, "error-number", name=name, least=least, most=most, number=got))


def _read_stdin() -> bytes:
    return b"" if sys.stdin is None else sys.stdin.buffer.read(_most_bytes() + 1)


def _read_file(name: str) -> bytes:
    with Path(name).open("rb") as file:
        return file.read(_most_bytes() + 1)


def _most_bytes() -> int:
    return MOST_MEGABYTES * 1024 * 1024
