"""What the actions of a position are worth to the eye: stars to come if nothing else followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.bots.bot import Choice
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Skill
from guildhall.games.cartographers.dodging import ambush_places, domino_places
from guildhall.games.cartographers.reasons import Reasons
from guildhall.games.cartographers.rollouts import SNUG
from guildhall.games.cartographers.rules import apply, legal_actions
from guildhall.games.cartographers.state import Sheet
from guildhall.games.cartographers.view import View, sample

_EXTRA_SKILLS = (Skill.WOUND_HEALING, Skill.DIPLOMACY)


class Landed(NamedTuple):
    """Where monsters come, and what that is worth to the owner of the map."""

    value: int
    draw: Draw


class Judge:
    """Weighs the actions of one position."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.reasons = Reasons(view)
        self.stars = self.reasons.stars
        self.previewer = self.reasons.previewer

    def worths(self, sheet: Sheet, owner: Seat, draws: Sequence[Draw]) -> list[int]:
        """What each drawing brings the owner, in parts of a star."""
        return [SNUG * self.stars(one) for one in self.previewer(sheet, owner).draws(draws)]

    def values(self, sheet: Sheet, draws: Sequence[Draw]) -> list[int]:
        """What each drawing is worth on the sheet in front of this seat, snug ones a bit more."""
        owner = 0 if self.view.owner is None else self.view.owner
        filled = sheet.drawn | self.view.rules.board.printed
        worths = self.worths(sheet, owner, draws)
        return [
            worth + snugness(draw.cells, filled) for draw, worth in zip(draws, worths, strict=True)
        ]

    def best_attack(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        view = self.view
        if view.draft is None or view.owner is None:
            raise ValueError("a spectator does not choose")
        draws = [action for action in actions if isinstance(action, Draw)]
        worths = self.worths(view.draft, view.owner, draws)
        best = one_of_the_best([-worth for worth in worths], rng)
        return Choice(draws[best], self.reasons.of((draws[best],)))

    def best_own(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        view = self.view
        if view.draft is None or view.seat is None:
            raise ValueError("a spectator does not choose")
        draws = [action for action in actions if isinstance(action, Draw)]
        best: Action = DONE
        most = 0
        if draws:
            values = self.values(view.draft, draws)
            at = one_of_the_best(values, rng)
            best, most = draws[at], values[at]
        for use in (action for action in actions if isinstance(action, Use)):
            value = self.value_of_use(use, view.seat, has_main=bool(draws), rng=rng)
            if value is not None and value > most:
                best, most = use, value
        return Choice(best, self.reasons.of((best,)))

    def value_of_use(self, use: Use, seat: Seat, *, has_main: bool, rng: Rng) -> int | None:
        """The best drawing the skill allows, less its price; None where it is not weighed."""
        if self.can_wait(use, has_main=has_main):
            return None
        if use.skill is Skill.ACROBATICS:
            return self._value_of_dodging(use, seat)
        after = apply(sample(self.view, rng), seat, use)
        draws = [action for action in legal_actions(after, seat) if isinstance(action, Draw)]
        if not draws:
            return None
        values = self.values(after.drafts[seat], draws)
        best = one_of_the_best(values, rng)
        return values[best] + SNUG * self.price(use, after.drafts[seat], seat)

    def can_wait(self, use: Use, *, has_main: bool) -> bool:
        """Extra drawings can wait until the main shape is drawn."""
        return has_main and use.skill in _EXTRA_SKILLS

    def _value_of_dodging(self, use: Use, seat: Seat) -> int | None:
        """What the domino costs less than the ambush, less the price of the skill."""
        sheet = self.view.draft
        if sheet is None:
            return None
        saved = self.after_domino(sheet).value - self._after_ambush(sheet)
        return saved + SNUG * self.price(use, sheet, seat)

    def after_domino(self, sheet: Sheet) -> Landed:
        """The domino where a neighbour would draw it; by the solo rule where it costs least."""
        draws = domino_places(self.view, sheet)
        values = self.values(sheet, draws)
        pick = min if self.view.rules.passing else max
        at = values.index(pick(values))
        return Landed(values[at], draws[at])

    def _after_ambush(self, sheet: Sheet) -> int:
        return min(self.values(sheet, ambush_places(self.view, sheet)), default=0)

    def price(self, use: Use, sheet: Sheet, seat: Seat) -> int:
        """The stars that the coins of a skill would have brought, as a loss."""
        return self.stars(self.previewer(sheet, seat).preview(use))


def one_of_the_best(values: list[int], rng: Rng) -> int:
    """The place of a highest value, any of them if there are several."""
    best = max(values)
    return rng.choice([at for at, value in enumerate(values) if value == best])


def snugness(cells: int, filled: int) -> int:
    """How many neighbours of the cells are filled: drawing snugly keeps the map open."""
    return (GRID.beside(cells) & filled).bit_count()
