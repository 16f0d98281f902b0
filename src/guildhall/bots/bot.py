"""What a bot is, and what it answers."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from guildhall.core.event import Args
from guildhall.core.rng import Rng

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)
A_inv = TypeVar("A_inv")


class Reason(NamedTuple):
    """Why an action was chosen: an id with a text in every language, and its numbers."""

    kind: str
    args: Args = ()


class Choice(NamedTuple, Generic[A]):
    """The chosen action and the reasons for it, the weightiest first."""

    action: A
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol[V_contra, A_inv]):
    """Chooses one of the legal actions.

    The same view, actions and seed give the same choice, unless a clock ends its search.
    """

    def choose(self, view: V_contra, actions: tuple[A_inv, ...], rng: Rng) -> Choice[A_inv]: ...


def reason(kind: str, /, **args: int | str) -> Reason:
    return Reason(kind, tuple(args.items()))
