"""What speaks for the actions of a seat: stars by edict, coins, monsters, ruins, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from guildhall.bots.bot import Reason, reason
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    DURATIONS,
    SEASON_LETTERS,
    SKILL_COSTS,
    Card,
    Letter,
    Season,
    Skill,
)
from guildhall.games.cartographers.dodging import ambush_places, domino_places
from guildhall.games.cartographers.preview import Previewer, SheetPreview, letters_to_come
from guildhall.games.cartographers.state import CARDS, Sheet, Task
from guildhall.games.cartographers.view import View

_MOST = 3
_AT_ONCE_NOTHING = 0.5
"""How much keeping ruins weighs: less than any star."""


class _Told(NamedTuple):
    """A reason, and how many stars it is worth."""

    stars: float
    reason: Reason


class Reasons:
    """Explains the actions of one position."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.times = letters_to_come(view.season)
        self.seasons = len(Season) - view.season

    def of(self, actions: tuple[Action, ...]) -> tuple[Reason, ...]:
        """For a plan: the last drawing of it, and the skill it uses."""
        view, first = self.view, actions[0]
        if view.draft is None or view.owner is None:
            raise ValueError("a spectator does not choose")
        if first == DONE:
            return (reason("no-skill" if view.task is Task.ANSWER else "done"),)
        found = self._skill(first, view.draft) if isinstance(first, Use) else ()
        draws = [action for action in actions if isinstance(action, Draw)]
        if not draws:
            return found
        preview = self.previewer(view.draft, view.owner).preview(draws[-1])
        if view.task is Task.AMBUSH:
            return (self._attack(preview),)
        return (*found, *self._drawing(draws[-1], preview, _MOST - len(found)))

    def stars(self, preview: SheetPreview) -> int:
        """What a change is worth over the seasons still to be scored."""
        times, seasons = self._times(preview)
        edicts = sum(map(int.__mul__, preview.edicts, times))
        return edicts + seasons * (preview.coins + preview.monsters)

    def _times(self, preview: SheetPreview) -> tuple[tuple[int, ...], int]:
        """How often each edict and each coin will count; a full solo map may end the game."""
        seasons = preview.seasons
        if len(seasons) == self.seasons:
            return self.times, self.seasons
        letters = [letter for season in seasons for letter in SEASON_LETTERS[season]]
        return tuple(letters.count(letter) for letter in Letter), len(seasons)

    def previewer(self, sheet: Sheet, owner: Seat) -> Previewer:
        view = self.view
        is_solo = len(view.sheets) == 1
        return Previewer(
            view.rules, view.edicts, view.season, view.time, owner, sheet, is_solo=is_solo
        )

    def _skill(self, use: Use, sheet: Sheet) -> tuple[Reason, ...]:
        name, cost = use.skill.name.lower(), SKILL_COSTS[use.skill]
        used = reason("skill", skill=name, coins=cost) if cost else reason("skill-free", skill=name)
        if use.skill is not Skill.ACROBATICS:
            return (used,)
        many = _most_cells(ambush_places(self.view, sheet))
        few = _most_cells(domino_places(self.view, sheet))
        return (used, reason("dodge", few=few, cells=many)) if few < many else (used,)

    def _attack(self, preview: SheetPreview) -> Reason:
        stars = -self.stars(preview)
        if stars > 0:
            return reason("attack", owner=preview.seat, stars=stars)
        if stars < 0:
            return reason("attack-helps", owner=preview.seat, stars=-stars)
        return reason("attack-nothing", owner=preview.seat)

    def _drawing(self, draw: Draw, preview: SheetPreview, most: int) -> tuple[Reason, ...]:
        """What it brings first, what it costs last; of the losses the worst."""
        told = sorted(self._changes(draw, preview), key=lambda one: -one.stars)
        gains = [one.reason for one in told if one.stars > 0]
        losses = [one.reason for one in told if one.stars < 0]
        if not losses:
            return tuple(gains[:most]) or (self._quiet(draw),)
        return (*gains[: most - 1], losses[-1])

    def _changes(self, draw: Draw, preview: SheetPreview) -> Iterator[_Told]:
        times, seasons = self._times(preview)
        for letter, change in enumerate(preview.edicts):
            stars = change * times[letter]
            if stars:
                kind = "edict" if stars > 0 else "edict-lost"
                edict = self.view.edicts[letter].name.lower()
                yield _Told(stars, reason(kind, edict=edict, stars=abs(stars)))
        saved = preview.monsters * seasons
        if saved:
            kind = "fences" if saved > 0 else "monsters"
            yield _Told(saved, reason(kind, stars=abs(saved)))
        for one in self._coins(draw)[: preview.coins]:
            yield _Told(seasons, one)
        yield from self._ruins(draw)

    def _coins(self, draw: Draw) -> list[Reason]:
        """That of the shape, then those of mountains; the track may not take them all."""
        told = [reason("coin")] if draw.coin else []
        return told + [
            reason("mountain", cell=GRID.to_text(one)) for one in self._enclosed(draw.cells)
        ]

    def _enclosed(self, cells: int) -> Iterator[int]:
        board = self.view.rules.board
        free = board.open & ~self._drawn
        for mountain, sides in zip(board.mountain_list, board.mountain_sides, strict=True):
            if sides & free and not sides & free & ~cells:
                yield mountain

    def _ruins(self, draw: Draw) -> Iterator[_Told]:
        """Ruins right beside the drawing that a ruins card to come can still use."""
        board = self.view.rules.board
        free = board.open & ~self._drawn & ~draw.cells
        kept = board.ruins & free & GRID.beside(draw.cells)
        if kept and self._has_ruins_to_come():
            cells = ", ".join(GRID.to_text(GRID.bit(one)) for one in GRID.squares(kept))
            yield _Told(_AT_ONCE_NOTHING, reason("ruins-kept", cells=cells))

    def _has_ruins_to_come(self) -> bool:
        """This season if one is left in the deck; every later season begins with all of them."""
        view = self.view
        is_in_deck = any(card <= Card.OUTPOST_RUINS for card in CARDS.members(view.deck))
        goes_on = view.time < DURATIONS[view.season]
        return (is_in_deck and goes_on) or view.season < Season.WINTER

    def _quiet(self, draw: Draw) -> Reason:
        """Nothing changes in the scores; how snugly it lies."""
        around = GRID.beside(draw.cells) & (self._drawn | self.view.rules.board.printed)
        cells = around.bit_count()
        return reason("snug", cells=cells) if cells else reason("quiet")

    @property
    def _drawn(self) -> int:
        draft = self.view.draft
        return 0 if draft is None else draft.drawn


def _most_cells(draws: Sequence[Draw]) -> int:
    return max((draw.cells.bit_count() for draw in draws), default=0)
