"""Everything that can go wrong, each with its own class and a sentence that says why."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MOST_QUOTED = 80
"""Letters of the input that an error may quote; half of it each, as some sentences quote twice."""
_OURS = frozenset({"known", "values", "items", "problem"})
"""Facts that list what there is, or another error: they are longer."""
_MOST_OURS = 1_000


MOST_INT = 10**60
"""No number of a game comes near it, and an error can quote it."""
_MOST_FACT = 10**15
"""Larger numbers are not exact in a browser, and messages cannot tell them."""


def clipped(text: str, most: int = MOST_QUOTED) -> str:
    """Return the text, cut to `most` letters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def clipped_path(path: str) -> str:
    """Return the path, cut at its beginning: its end tells files apart."""
    return path if len(path) <= MOST_QUOTED else f"…{path[1 - MOST_QUOTED :]}"


def quoted(value: object) -> str:
    """Return an input as Python writes it, cut to what an error may quote."""
    if isinstance(value, str):
        value = value[:MOST_QUOTED]
    try:
        return clipped(repr(value), MOST_QUOTED // 2)
    except Exception:  # the value is a stranger's, and huge numbers cannot be written
        return f"a value of type {type(value).__name__}"


def brief(name: str, fact: T) -> T | str:
    """Return a fact of an error, cut to what an error may tell."""
    if isinstance(fact, int) and abs(fact) > _MOST_FACT:
        return quoted(fact)
    if not isinstance(fact, str):
        return fact
    if name == "file":
        return clipped_path(fact)
    return clipped(fact, _MOST_OURS if name in _OURS else MOST_QUOTED)


def is_a(value: object, *kinds: type) -> bool:
    """Return whether an argument has one of these types, whatever its annotation promises."""
    return isinstance(value, kinds)


class GuildhallError(Exception):
    """The root of all our errors: catch it to catch every refusal of bad input.

    The sentence is English. Where `kind` is not empty, it is the id under which programs with words
    in other languages say the same, and `facts` are what it speaks of.
    """

    def __init__(self, sentence: str = "", kind: str = "", /, **facts: int | str) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.facts = {name: brief(name, fact) for name, fact in facts.items()}


class WrongType(GuildhallError):
    """Raised if an argument has a wrong Python type."""


class BadSetup(GuildhallError):
    """The seats or options of a new game do not fit the game."""


class BadPosition(GuildhallError):
    """A state, view or action written as JSON does not describe a possible one."""


class BadNotation(GuildhallError):
    """A typed action could not be read."""


class BadRecord(GuildhallError):
    """A replay file is broken, truncated, tampered with or too large."""

    def __init__(self, line: int, reason: str, cause: GuildhallError | None = None) -> None:
        super().__init__(f"line {line}: {reason}", "record", line=line, problem=reason)
        self.line = line
        self.reason = reason
        self.cause = cause

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str, GuildhallError | None]]:
        # So that it can come from another process.
        return type(self), (self.line, self.reason, self.cause)


class UnknownGame(GuildhallError):
    """No game has this id."""


class UnknownBot(GuildhallError):
    """This game has no bot with this id."""


class MissingExtra(GuildhallError):
    """A part of Guildhall was asked for whose optional packages are not installed."""

    def __init__(self, extra: str) -> None:
        sentence = f"this needs the optional packages: pip install 'guildhall[{extra}]'"
        super().__init__(sentence, "extra", extra=extra)
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str]]:
        return type(self), (self.extra,)


class Refused(GuildhallError):
    """A match refused a request and is unchanged."""


class IllegalAction(Refused):
    """The action (as the notation writes it) is not among the legal ones of the game.

    Where the game says why, `kind` and `facts` are those of its reason; `names` are of the seats.
    """

    game = ""
    action = ""
    names: tuple[str, ...] = ()


class WrongSeat(Refused):
    """This seat has nothing to decide now."""


class StaleTicket(Refused):
    """The action was chosen for an earlier position."""


class GameOver(Refused):
    """The game has ended."""


class CannotUndo(Refused):
    """This seat has nothing that can be taken back (or done again)."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[type[CannotUndo], tuple[str, str]]:
        return type(self), (self.reason, str(self))
