"""What is wrong with a series, in a form that can be said in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.core.errors import GuildhallError

_LONGEST = 300
"""No more characters of a stranger's error are told."""


class BadSeries(GuildhallError):
    """A series cannot be played as asked; `reason` is the id of a message, `facts` its variables.

    The sentence is for those who use the library without texts.
    """

    def __init__(self, reason: str, sentence: str, **facts: int | str) -> None:
        super().__init__(sentence, reason, **facts)
        self.reason = reason

    def __reduce__(self) -> tuple[Callable[..., BadSeries], tuple[str, str, dict[str, int | str]]]:
        return _again, (self.reason, str(self), self.facts)  # it comes from other processes


def one_line(problem: BaseException) -> str:
    """Kind and text of a stranger's error, whatever it holds, as a part of one of our lines."""
    try:
        text = " ".join(str(problem).split())
    except Exception:  # even its text may fail
        text = ""
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


def _again(reason: str, sentence: str, facts: Mapping[str, int | str]) -> BadSeries:
    return BadSeries(reason, sentence, **facts)
