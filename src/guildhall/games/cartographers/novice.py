"""A beginner: it looks at this season only, stays near what it has drawn, and overlooks things."""

from __future__ import annotations

from guildhall.bots.bot import Choice, reason
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import DONE, Action, Draw
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import SEASON_LETTERS, Letter
from guildhall.games.cartographers.judging import Judge, one_of_the_best
from guildhall.games.cartographers.preview import SheetPreview
from guildhall.games.cartographers.rollouts import SNUG
from guildhall.games.cartographers.state import Task
from guildhall.games.cartographers.view import View

_SEEN = 3
"""Of the places for a shape it sees one in so many."""
_FORGETS = 4
"""One time in so many it forgets one of the two edicts of the season, or the monsters."""
_CLOSE = SNUG // 2
"""A place beside what is drawn already is worth half a star to it."""


class Novice:
    """Draws for the season at hand what it happens to see; no skills."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        if len(actions) == 1:
            return Choice(actions[0], (reason("only-move"),))
        judge = Judge(view)
        draws = [action for action in actions if isinstance(action, Draw)]
        if not draws:
            return Choice(DONE, judge.reasons.of((DONE,)))
        if view.draft is None or view.owner is None:
            raise ValueError("a spectator does not choose")
        seen = [draw for draw in draws if not rng.below(_SEEN)] or [rng.choice(draws)]
        previews = judge.previewer(view.draft, view.owner).draws(seen)
        looks = _Look(view, rng)
        sign = -1 if view.task is Task.AMBUSH else 1
        near = GRID.beside(view.draft.drawn)
        values = [
            sign * SNUG * looks.stars(preview) + (_CLOSE if draw.cells & near else 0)
            for draw, preview in zip(seen, previews, strict=True)
        ]
        best = one_of_the_best(values, rng)
        return Choice(seen[best], judge.reasons.of((seen[best],)))


class _Look:
    """What it thinks of this time: the edicts of this season, coins and monsters; less one."""

    def __init__(self, view: View, rng: Rng) -> None:
        first, second = SEASON_LETTERS[view.season]
        forgotten = rng.below(3) if not rng.below(_FORGETS) else None
        self._letters: list[Letter] = [
            letter for number, letter in enumerate((first, second)) if number != forgotten
        ]
        self._minds_monsters = forgotten != 2

    def stars(self, preview: SheetPreview) -> int:
        stars = sum(preview.edicts[letter] for letter in self._letters) + preview.coins
        return stars + (preview.monsters if self._minds_monsters else 0)
