"""The record of a match as a small text file: a header, one readable line per action, checks.

    guildhall-replay 1
    game: cartographers 1
    option.side: B
    seat.0: Ann
    seed: 4f2a
    seal: 09c1...
    ---
    * deal-edict A greenbough
    0 draw forest c4+c5+d5
    0 undo
    = 0123456789abcdef
    end 4 89ab...

`*` is chance, a number is a seat, `=` is the fingerprint of the state at that point. The last line
counts the lines of the record and carries a fingerprint of all text before it.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from guildhall.core.errors import BadRecord, WrongType, is_a, quoted
from guildhall.core.game import Setup
from guildhall.core.names import JOINERS, is_printable, joins
from guildhall.core.rng import seal_of
from guildhall.core.seat import CHANCE, Seat

FORMAT_VERSION = 1
MOST_BYTES = 8 * 1024 * 1024
MOST_LINE = 2_000_000
"""A position of a hundred seats is one line."""

_MAGIC = "guildhall-replay"
_GAME = re.compile(r"game: ([a-z][a-z0-9_]*) ([1-9][0-9]{0,5})")
_OPTION = re.compile(r"option\.([a-z][a-z0-9_]*): ([A-Za-z0-9_,.-]+)")
_SEAT = re.compile(r"seat\.(0|[1-9][0-9]?): (.*)")
_MOVE = re.compile(r"(\*|0|[1-9][0-9]?) ([a-z].*)")
_CHECK = re.compile(r"= ([0-9a-f]{16})")
_END = re.compile(r"end (0|[1-9][0-9]{0,8}) ([0-9a-f]{32})")
_SEAL = re.compile(r"[0-9a-f]{64}")
_SEED_LENGTH = 200
_NAME_LENGTH = 80
_UNDO = "undo"


class Move(NamedTuple):
    """One action in notation, of a seat or of chance."""

    seat: Seat
    text: str


class Undo(NamedTuple):
    """A seat took its last action back."""

    seat: Seat


class Check(NamedTuple):
    """The fingerprint of the state at this point."""

    digest: str


Entry = Move | Undo | Check


class Replay(NamedTuple):
    """Everything needed to play a match again.

    `seed` is None when chance was not dealt by us (a game played with real cards) or is still
    secret; `seal` then may tell the fingerprint of the secret seed. `position` is the JSON of the
    state the match started from, "" for a new game.
    """

    game: str
    version: int
    setup: Setup
    names: tuple[str, ...]
    seed: str | None
    seal: str | None
    entries: tuple[Entry, ...]
    position: str = ""

    def format(self) -> str:
        try:
            return self._format()
        except (AttributeError, TypeError, ValueError):
            raise WrongType(f"expected a Replay, got {quoted(self)}") from None

    def _format(self) -> str:
        lines = [f"{_MAGIC} {FORMAT_VERSION}", f"game: {self.game} {self.version}"]
        lines += [f"option.{name}: {value}" for name, value in self.setup.options]
        lines += [f"seat.{seat}: {name}" for seat, name in enumerate(self.names)]
        lines += [f"seed: {self.seed}"] if self.seed is not None else []
        lines += [f"seal: {self.seal}"] if self.seal is not None else []
        lines += [f"position: {self.position}"] if self.position else []
        lines.append("---")
        lines += [_format_entry(entry) for entry in self.entries]
        body = "".join(f"{line}\n" for line in lines)
        return f"{body}end {len(self.entries)} {_fingerprint(body)}\n"

    @classmethod
    def parse(cls, text: str) -> Replay:
        """The replay written by `format`; anything else raises BadRecord with line and reason."""
        if not isinstance(text, str):
            raise BadRecord(1, f"expected text, got {type(text).__name__}")
        if len(text) > MOST_BYTES or _size(text) > MOST_BYTES:
            raise BadRecord(1, f"larger than {MOST_BYTES // 1024 // 1024} MiB")
        return _Reader(text).read()


def is_seed(text: str) -> bool:
    """Whether text can be a seed: one printable line without spaces around it."""
    is_text = is_a(text, str) and 0 < len(text) <= _SEED_LENGTH
    return is_text and text.isprintable() and text == text.strip()


def clean_name(name: str) -> str:
    """A seat's name as a record can hold it: one line, no surrounding space, not too long."""
    printable = "".join(
        char if is_printable(char) or joins(name, at) else " " for at, char in enumerate(name)
    )
    return " ".join(printable.split())[:_NAME_LENGTH].rstrip(f" {JOINERS}")


def _format_entry(entry: Entry) -> str:
    match entry:
        case Move(seat, text):
            return f"{'*' if seat == CHANCE else seat} {text}"
        case Undo(seat):
            return f"{seat} {_UNDO}"
        case Check(digest):
            return f"= {digest}"


def _fingerprint(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def _size(text: str) -> int:
    try:
        return len(text.encode())
    except UnicodeEncodeError as problem:
        line = text.count("\n", 0, problem.start) + 1
        raise BadRecord(line, "half a character (a lone surrogate)") from None


class _Reader:
    """Reads a record line by line; `self.at` is the number of the line last taken."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def read(self) -> Replay:
        if any(line.endswith("\r") for line in self.lines[:2]):
            self.at = 1
            raise self.bad("lines end in CR LF; a record has LF alone")
        if self.take() != f"{_MAGIC} {FORMAT_VERSION}":
            raise self.bad(f"expected '{_MAGIC} {FORMAT_VERSION}'")
        game, version = self.fields(_GAME, "game: NAME VERSION")
        options = tuple(self.options())
        names = tuple(self.names())
        seed = self.optional("seed", re.compile(r".+"))
        if seed is not None and not is_seed(seed):
            raise self.bad(f"a seed is one printable line of at most {_SEED_LENGTH} characters")
        seal = self.optional("seal", _SEAL)
        if seed is not None and seal is not None and seal != seal_of(seed):
            raise self.bad("the seal does not fit the seed")
        position = self.optional("position", re.compile(r"\{.*\}")) or ""
        if self.take() != "---":
            raise self.bad("expected '---' after the header")
        entries = tuple(self.entries())
        self.end(len(entries))
        setup = Setup(len(names), options)
        return Replay(game, int(version), setup, names, seed, seal, entries, position)

    def options(self) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        while self.peek().startswith("option."):
            name, value = self.fields(_OPTION, "option.NAME: VALUE")
            if found and found[-1][0] >= name:
                raise self.bad("options must be different and in alphabetical order")
            found.append((name, value))
        return found

    def names(self) -> list[str]:
        found: list[str] = []
        while self.peek().startswith("seat."):
            number, name = self.fields(_SEAT, "seat.NUMBER: NAME")
            if int(number) != len(found):
                raise self.bad(f"expected seat.{len(found)}")
            if clean_name(name) != name:
                raise self.bad(f"a name is one line of at most {_NAME_LENGTH} characters")
            found.append(name)
        if not found:
            raise self.bad("expected seat.0", ahead=1)
        return found

    def optional(self, key: str, form: re.Pattern[str]) -> str | None:
        if not self.peek().startswith(f"{key}: "):
            return None
        value = self.take().removeprefix(f"{key}: ")
        if not form.fullmatch(value):
            raise self.bad(f"this is not a {key}")
        return value

    def entries(self) -> list[Entry]:
        found: list[Entry] = []
        while not self.peek().startswith("end "):
            found.append(self.entry(self.take()))
        return found

    def entry(self, line: str) -> Entry:
        if check := _CHECK.fullmatch(line):
            return Check(check[1])
        move = _MOVE.fullmatch(line)
        if move is None:
            raise self.bad("expected '* ACTION', 'SEAT ACTION', 'SEAT undo' or '= FINGERPRINT'")
        seat = CHANCE if move[1] == "*" else int(move[1])
        if move[2] != _UNDO:
            return Move(seat, move[2])
        if seat == CHANCE:
            raise self.bad("chance cannot be undone")
        return Undo(seat)

    def end(self, count: int) -> None:
        number, fingerprint = self.fields(_END, "end COUNT FINGERPRINT")
        if int(number) != count:
            raise self.bad(f"the record says {number} lines, there are {count}")
        body = "".join(f"{line}\n" for line in self.lines[: self.at - 1])
        if fingerprint != _fingerprint(body):
            raise self.bad("the record was changed: its fingerprint does not fit")
        rest = self.lines[self.at :]
        if not rest:
            raise self.bad("the end line must end with a line break")
        if rest != [""]:
            raise self.bad("nothing may follow the end line", ahead=1)

    def peek(self) -> str:
        if self.at >= len(self.lines) or (self.at == len(self.lines) - 1 and not self.lines[-1]):
            raise self.bad("the file ends too early", ahead=1)
        return self.lines[self.at]

    def take(self) -> str:
        line = self.peek()
        self.at += 1
        if len(line) > MOST_LINE:
            raise self.bad("the line is too long")
        return line

    def fields(self, form: re.Pattern[str], expected: str) -> tuple[str, str]:
        found = form.fullmatch(self.take())
        if found is None:
            raise self.bad(f"expected '{expected}'")
        return found[1], found[2]

    def bad(self, reason: str, ahead: int = 0) -> BadRecord:
        return BadRecord(self.at + ahead, reason)
