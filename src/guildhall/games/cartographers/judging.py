"""What the actions of a position are worth to the eye: stars to come if nothing else followed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from guildhall.bots.bot import Choice, Reason, reason
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Edict, Letter, Season, Skill
from guildhall.games.cartographers.preview import Previewer, SheetPreview, letters_to_come
from guildhall.games.cartographers.rules import apply, legal_actions
from guildhall.games.cartographers.state import Sheet, Task
from guildhall.games.cartographers.view import View, sample

_EXTRA_SKILLS = (Skill.WOUND_HEALING, Skill.DIPLOMACY)
SNUG = 16
"""One filled neighbour is worth one part in so many of a star: it only breaks ties."""
_MOST_REASONS = 3


class Worth(NamedTuple):
    """What an action is worth in stars (times `SNUG`), and where that comes from."""

    value: int
    preview: SheetPreview


class Judge:
    """Weighs the actions of one position."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.times = letters_to_come(view.season)
        self.seasons = len(Season) - view.season

    def worth(self, sheet: Sheet, owner: Seat, draws: Sequence[Draw]) -> list[Worth]:
        previews = self.previewer(sheet, owner).draws(draws)
        return [Worth(SNUG * self.stars(preview), preview) for preview in previews]

    def values(self, sheet: Sheet, draws: Sequence[Draw]) -> list[int]:
        """What each drawing is worth on the sheet in front of this seat, snug ones a bit more."""
        owner = 0 if self.view.owner is None else self.view.owner
        filled = sheet.drawn | self.view.rules.board.printed
        worths = self.worth(sheet, owner, draws)
        return [
            worth.value + snugness(draw.cells, filled)
            for draw, worth in zip(draws, worths, strict=True)
        ]

    def previewer(self, sheet: Sheet, owner: Seat) -> Previewer:
        view = self.view
        is_solo = len(view.sheets) == 1
        return Previewer(view.rules, view.edicts, view.season, owner, sheet, is_solo=is_solo)

    def stars(self, preview: SheetPreview) -> int:
        edicts = sum(map(int.__mul__, preview.edicts, self.times))
        return edicts + self.seasons * (preview.coins + preview.monsters)

    def best_attack(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        view = self.view
        if view.draft is None or view.owner is None:
            raise ValueError("a spectator does not choose")
        draws = [action for action in actions if isinstance(action, Draw)]
        worths = self.worth(view.draft, view.owner, draws)
        best = one_of_the_best([-worth.value for worth in worths], rng)
        return Choice(draws[best], self.reasons_of_attack(worths[best].preview))

    def reasons_of_attack(self, preview: SheetPreview) -> tuple[Reason, ...]:
        stars = -self.stars(preview)
        return (reason("attack", owner=preview.seat, stars=stars) if stars > 0 else reason("room"),)

    def best_own(self, actions: tuple[Action, ...], rng: Rng) -> Choice[Action]:
        view = self.view
        if view.draft is None or view.seat is None:
            raise ValueError("a spectator does not choose")
        draws = [action for action in actions if isinstance(action, Draw)]
        best: Action = DONE
        best_worth = Worth(0, SheetPreview(view.seat, (), (0,) * len(Letter), 0, 0))
        if draws:
            best, best_worth = self.best_draw(view.draft, view.seat, draws, rng)
        for use in (action for action in actions if isinstance(action, Use)):
            worth = self.worth_of_use(use, view.seat, has_main=bool(draws), rng=rng)
            if worth is not None and worth.value > best_worth.value:
                best, best_worth = use, worth
        return Choice(best, self.reasons(best, best_worth.preview))

    def best_draw(
        self, sheet: Sheet, seat: Seat, draws: list[Draw], rng: Rng
    ) -> tuple[Draw, Worth]:
        worths = self.worth(sheet, seat, draws)
        filled = sheet.drawn | self.view.rules.board.printed
        values = [
            worth.value + snugness(draw.cells, filled)
            for draw, worth in zip(draws, worths, strict=True)
        ]
        at = one_of_the_best(values, rng)
        return draws[at], Worth(values[at], worths[at].preview)

    def worth_of_use(self, use: Use, seat: Seat, *, has_main: bool, rng: Rng) -> Worth | None:
        """The best drawing the skill allows, less its price; None where it is not weighed."""
        if self.can_wait(use, has_main=has_main):
            return None
        after = apply(sample(self.view, rng), seat, use)
        draws = [action for action in legal_actions(after, seat) if isinstance(action, Draw)]
        if not draws:
            return None
        _, worth = self.best_draw(after.drafts[seat], seat, draws, rng)
        price = self.price(use, after.drafts[seat], seat)
        return Worth(worth.value + SNUG * price, worth.preview)

    def can_wait(self, use: Use, *, has_main: bool) -> bool:
        """Extra drawings can wait until the main shape is drawn; dodging is not weighed at all."""
        return use.skill is Skill.ACROBATICS or (has_main and use.skill in _EXTRA_SKILLS)

    def price(self, use: Use, sheet: Sheet, seat: Seat) -> int:
        """The stars that the coins of a skill would have brought, as a loss."""
        return self.stars(self.previewer(sheet, seat).preview(use))

    def reasons_for(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        """What speaks for a plan: the last drawing of it, and the skill it uses."""
        view = self.view
        draws = [action for action in actions if isinstance(action, Draw)]
        if view.draft is None or view.owner is None or not draws:
            return self.reasons(actions[0], SheetPreview(0, (), (0,) * len(Letter), 0, 0))
        preview = self.previewer(view.draft, view.owner).preview(draws[-1])
        return (
            self.reasons_of_attack(preview)
            if view.task is Task.AMBUSH
            else (self.reasons(actions[0], preview))
        )

    def reasons(self, action: Action, preview: SheetPreview) -> tuple[Reason, ...]:
        if action == DONE:
            return (reason("done"),)
        weighed = sorted(self._reasons(preview), key=lambda pair: -abs(pair[0]))
        found = tuple(why for _, why in weighed[:_MOST_REASONS])
        if isinstance(action, Use):
            return (reason("skill", skill=action.skill.name.lower()), *found)
        return found or (reason("room"),)

    def _reasons(self, preview: SheetPreview) -> Iterable[tuple[int, Reason]]:
        for letter, change in enumerate(preview.edicts):
            stars = change * self.times[letter]
            edict: Edict = self.view.edicts[letter]
            kind = "edict" if stars > 0 else "edict-lost"
            if stars:
                yield stars, reason(kind, edict=edict.name.lower(), stars=abs(stars))
        if preview.coins > 0:
            yield preview.coins * self.seasons, reason("coins", coins=preview.coins)
        saved = preview.monsters * self.seasons
        if saved:
            yield saved, reason("fences" if saved > 0 else "monsters", stars=abs(saved))


def one_of_the_best(values: list[int], rng: Rng) -> int:
    """The place of a highest value, any of them if there are several."""
    best = max(values)
    return rng.choice([at for at, value in enumerate(values) if value == best])


def snugness(cells: int, filled: int) -> int:
    """How many neighbours of the cells are filled: drawing snugly keeps the map open."""
    return (GRID.beside(cells) & filled).bit_count()
