"""A decision of Cartographers as a problem for the search.

What others draw does not change the stars of a map, apart from ambushes, so only one map is played
to the end: the own one, or in an ambush that of the neighbour, who should then have few stars.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from guildhall.bots.bot import Reason
from guildhall.bots.search import Plan
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.data import Season, Skill, Terrain
from guildhall.games.cartographers.dodging import domino_places
from guildhall.games.cartographers.drawing import with_cells
from guildhall.games.cartographers.futures import Fractions, Future, deal_future
from guildhall.games.cartographers.guided import play_guided, worst_of
from guildhall.games.cartographers.judging import Judge
from guildhall.games.cartographers.rollouts import SNUG, Course, some_of, spots_of
from guildhall.games.cartographers.rules import apply, legal_actions
from guildhall.games.cartographers.state import Sheet, Stage, Task
from guildhall.games.cartographers.view import View, sample

BREADTH = 12
"""How many plans are tried."""
WIDTH = 20
"""Of how many drawings a roll-out takes the best."""


SEASONS = 2
"""How many seasons a roll-out goes on, the present one included."""
_SEEDS = 1 << 62
_BREADTH_OF_SKILL = 3
"""How many drawings are tried with each skill."""


class World(NamedTuple):
    """The cards to come, and the seed of what is looked at in roll-outs."""

    future: Future
    seed: int


class _Try(NamedTuple):
    """A plan, the sheet it leaves, and whether a domino comes instead of the ambush."""

    plan: Plan[Action]
    sheet: Sheet
    dodges: bool = False


class Thinking:
    """The problem of one seat; see `guildhall.bots.search.Problem`."""

    share = 1.0
    trifle = 0.1

    def __init__(self, view: View, actions: tuple[Action, ...], rng: Rng) -> None:
        if view.draft is None or view.seat is None:
            raise ValueError("a spectator does not choose")
        self._view = view
        self._seat = view.seat
        self._judge = Judge(view)
        self._sign = -1 if view.task is Task.AMBUSH else 1
        self._course = Course(view.rules, view.edicts, view.draft, is_solo=len(view.sheets) == 1)
        self._strikes = view.stage is Stage.ANSWER and view.draft.used is not Skill.ACROBATICS
        tries = sorted(
            self._tries(view.draft, view.seat, actions, rng), key=lambda one: -one.plan.value
        )
        self._sheets = [one.sheet for one in tries[:BREADTH]]
        self._dodges = [one.dodges for one in tries[:BREADTH]]
        self._dominoes = list(spots_of(domino_places(view, view.draft))) if self._strikes else []
        self.plans: list[Plan[Action]] = [one.plan for one in tries[:BREADTH]]

    def world(self, rng: Rng) -> World:
        view = self._view
        future = deal_future(view, rng.fractions())
        if self._strikes:
            future.rows[0].insert(0, view.revealed[-1])
        return World(future, rng.below(_SEEDS))

    def outcome(self, number: int, world: World) -> float:
        return self._sign * self._played_on(number, world, SEASONS)

    def points(self, number: int, world: World) -> float:
        """See `guildhall.bots.searcher.Foretells`: the stars of the whole game."""
        stars = self._played_on(number, world, len(Season))
        return self._sign * (self._sheets[number].total + stars)

    def _played_on(self, number: int, world: World, seasons: int) -> int:
        """The stars to come, on drawings of so many seasons."""
        fractions = Rng(world.seed).fractions()
        sheet, future = self._sheets[number], world.future
        if self._strikes and self._dodges[number]:
            sheet = self._after_domino(sheet, fractions)
            first, *others = future.rows
            future = future._replace(rows=(first[1:], *others))
        return play_guided(self._course, sheet, future, fractions, WIDTH, seasons)

    def _after_domino(self, sheet: Sheet, fractions: Fractions) -> Sheet:
        """Drawn by a neighbour who looks at some places; by the solo rule it lies there already."""
        view = self._view
        if not view.rules.passing:
            return sheet
        filled = sheet.drawn | view.rules.board.printed
        some = some_of(self._dominoes, filled, fractions, WIDTH)
        cells = worst_of(self._course, sheet, view.season, some)
        return with_cells(view.rules.board, sheet, Terrain.MONSTER, cells, 0)

    def reasons(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        return self._judge.reasons.of(actions)

    def also(self, actions: tuple[Action, ...]) -> int:
        """See `guildhall.bots.searcher.Extends`: skills up to the first drawing, or none at all."""
        state = sample(self._view, Rng(0))
        length = 0
        for action in actions:
            length += 1
            if not isinstance(action, Use):
                break
            state = apply(state, self._seat, action)
        sheet, last = state.drafts[self._seat], actions[length - 1]
        if isinstance(last, Draw):
            sheet = self._with_draw(sheet, last)
        self._sheets.append(sheet)
        self._dodges.append(actions[0] == Use(Skill.ACROBATICS))
        self.plans.append(Plan(actions[:length], 0.0))
        return len(self.plans) - 1

    def _tries(
        self, draft: Sheet, seat: Seat, actions: tuple[Action, ...], rng: Rng
    ) -> Iterator[_Try]:
        draws = [action for action in actions if isinstance(action, Draw)]
        if DONE in actions:
            yield _Try(Plan((DONE,), 0.0), draft)
        yield from self._draws(draft, draws, BREADTH)
        for use in (action for action in actions if isinstance(action, Use)):
            if self._judge.can_wait(use, has_main=bool(draws)):
                continue
            after = apply(sample(self._view, rng), seat, use)
            paid = after.drafts[seat]
            if use.skill is Skill.ACROBATICS:
                yield self._dodge(use, paid, self._judge.price(use, draft, seat))
                continue
            found = [one for one in legal_actions(after, seat) if isinstance(one, Draw)]
            price = self._judge.price(use, draft, seat)
            for plan, sheet, _ in self._draws(paid, found, _BREADTH_OF_SKILL):
                yield _Try(Plan((use, *plan.actions), plan.value + price), sheet)

    def _dodge(self, use: Use, paid: Sheet, price: int) -> _Try:
        """The domino instead of the ambush; by the solo rule the own choice of two."""
        landed = self._judge.after_domino(paid)
        value = landed.value / SNUG + price
        if self._view.rules.passing:
            return _Try(Plan((use,), value), paid, dodges=True)
        sheet = self._with_draw(paid, landed.draw)
        return _Try(Plan((use, landed.draw), value), sheet, dodges=True)

    def _draws(self, sheet: Sheet, draws: list[Draw], most: int) -> list[_Try]:
        values = self._judge.values(sheet, draws)
        best = sorted(range(len(draws)), key=lambda at: -self._sign * values[at])[:most]
        return [
            _Try(
                Plan((draws[at],), self._sign * values[at] / SNUG),
                self._with_draw(sheet, draws[at]),
            )
            for at in best
        ]

    def _with_draw(self, sheet: Sheet, draw: Draw) -> Sheet:
        coins = 1 if draw.coin else 0
        return with_cells(self._view.rules.board, sheet, draw.terrain, draw.cells, coins)
