"""A problem small enough to know all its answers: plans are urns, all share the same luck."""

from __future__ import annotations

from guildhall.bots.bot import Reason, reason
from guildhall.bots.search import Budget, Plan
from guildhall.bots.searcher import Searcher
from guildhall.core.rng import Rng


class Urns:
    """An outcome is what the urn holds plus the luck of the world; dear urns come first."""

    share = 1.0
    is_chance = False
    trifle = 0.0

    def __init__(self, *holds: float, known: int | None = None) -> None:
        self._holds = holds
        self.plans = [Plan((urn, -1), 0.0) for urn in range(len(holds))][:known]

    def world(self, rng: Rng) -> int:
        return rng.below(1000)

    def outcome(self, number: int, world: int) -> float:
        return self._holds[self.plans[number].actions[0]] + world

    def reasons(self, actions: tuple[int, ...]) -> tuple[Reason, ...]:
        return (reason("holds", urn=actions[0]),)

    def also(self, actions: tuple[int, ...]) -> int:
        self.plans.append(Plan(actions[:2], 0.0))
        return len(self.plans) - 1


class Chances(Urns):
    """Holds are chances to win."""

    is_chance = True


def thinker(*holds: float, kind: type[Urns] = Urns, known: int | None = None) -> Searcher[str, int]:
    def pose(view: str, actions: tuple[int, ...], rng: Rng) -> Urns:
        del view, actions, rng
        return kind(*holds, known=known)

    return Searcher(pose, Budget(iterations=1))
