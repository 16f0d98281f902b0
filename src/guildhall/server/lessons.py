"""The parts of messages that teach: hints for a decision, reviews of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ReviewStatus = Literal["none", "running", "done", "stopped"]
Unit = Literal["points", "percent"]
"""What is counted: points of the game, or the chance to win in percent."""


class ReasonInfo(Struct, omit_defaults=True):
    """What speaks for an action; its words are the message `<game>-reason-<kind>`."""

    kind: str
    args: dict[str, int | str] = {}


class HintInfo(Struct):
    """An action worth considering: one of the legal ones, and the whole plan that it begins.

    `worth` is what the plan leads to on average, in `unit` (for an ambush the stars of the map's
    owner, with a minus), and `spread` how far that varies (one deviation); `behind` is how much
    less than the best plan it brings. All three are null where nothing was searched: then the
    action is one that looks good at once.
    """

    action: str
    plan: list[str]
    worth: float | None
    spread: float | None
    behind: float | None
    unit: Unit
    reasons: list[ReasonInfo]


class MistakeInfo(Struct):
    """A decision that cost points, and what would have been better.

    `move` actions stood before it, as `everything` counts them, and `own_move` as the seat counts.
    `played` is what the seat did then, as far as it was judged: a drawing, a whole turn, an action.
    `loss` is what that brings less than `better`, on average and in its `unit`; `error` is one
    standard error of it.
    """

    move: int
    own_move: int
    decision: str
    played: list[str]
    loss: float
    error: float
    better: HintInfo


class Review(Struct):
    """How a seat has played a finished game: its costliest decisions, the worst first.

    `done` of `steps` is the progress of the search, `decisions` how many decisions with a
    choice there were. `mistakes` are there when `status` is `done`.
    """

    seat: int
    status: ReviewStatus
    done: int
    steps: int
    decisions: int
    mistakes: list[MistakeInfo]
