"""What to tell of an action: public events, private ones, and who learnt something."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.event import Event, event, private
from guildhall.core.game import Step
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.cartographers.actions import (
    Action,
    DealEdict,
    DealSkill,
    Done,
    Draw,
    Reveal,
    Use,
)
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    DRAWABLE,
    RUINS_CARDS,
    SEASON_LETTERS,
    SKILL_COSTS,
    Terrain,
)
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.state import Sheet, Stage, State


def tell(before: State, seat: Seat, action: Action, after: State) -> Step[State]:
    everyone = tuple(range(len(after.sheets)))
    if seat == CHANCE:
        events = (*_chance_events(before, action), *_progress_events(before, after))
        return Step(after, events, everyone)
    events = (*_own_events(before, seat, action), *_progress_events(before, after))
    shown = before.sheets is not after.sheets or before.stage != after.stage
    is_final = after.stage is Stage.OVER
    learnt = everyone if shown and (len(everyone) > 1 or is_final) else ()
    return Step(after, events, learnt)


def _chance_events(before: State, action: Action) -> Iterator[Event]:
    match action:
        case DealEdict(letter, edict):
            yield event("edict-dealt", letter=letter.name, edict=edict.name.lower())
        case DealSkill(skill):
            yield event("skill-dealt", skill=skill.name.lower())
        case Reveal(card):
            if not before.revealed:
                yield event("season-began", season=before.season.name.lower())
            kind = "ruins" if card in RUINS_CARDS else "ambush" if card in AMBUSH_CARDS else "card"
            yield event(f"{kind}-revealed", card=card.name.lower())


def _own_events(before: State, seat: Seat, action: Action) -> Iterator[Event]:
    match action:
        case Draw(terrain, cells, _):
            owner = map_owner(before, seat)
            yield private(
                "drew", seat, owner=owner, terrain=terrain.name.lower(), cells=GRID.to_text(cells)
            )
        case Use(skill):
            yield private("chose-skill", seat, skill=skill.name.lower(), cost=SKILL_COSTS[skill])
        case Done():
            yield event("done", seat)


def _progress_events(before: State, after: State) -> Iterator[Event]:
    """What all see when the sheets are shown: drawings, coins, skills, scores, the end."""
    if before.sheets is after.sheets:
        return
    pairs = tuple(zip(before.sheets, after.sheets, strict=True))
    missed = _is_struck(before, after)
    for seat, (old, new) in enumerate(pairs):
        yield from _sheet_events(before, seat, old, new)
        if missed and old.monster == new.monster:
            yield event("ambush-missed", seat, card=after.revealed[-1].name.lower())
    for seat, (old, new) in enumerate(pairs):
        yield from _score_events(after, seat, old, new)
    if after.stage is Stage.OVER:
        yield event("game-over")


def _is_struck(before: State, after: State) -> bool:
    """An ambush has just struck by the solo rule, where it may find no place."""
    revealed = after.revealed
    is_ambush = bool(revealed) and revealed[-1] in AMBUSH_CARDS
    return is_ambush and not before.rules.passing and before.stage is not Stage.DRAW


def _sheet_events(before: State, seat: Seat, old: Sheet, new: Sheet) -> Iterator[Event]:
    if new.used is not None and old.used is None:
        yield event("skill-used", seat, skill=new.used.name.lower(), cost=SKILL_COSTS[new.used])
    both = new.field & new.village & ~old.drawn
    drawn = [(t, new.masks[t] & ~old.masks[t] & ~both) for t in DRAWABLE]
    for terrain, cells in (*drawn, (Terrain.FIELD_VILLAGE, both)):
        if cells:
            kind = "monsters-drawn" if _is_attacked(before, terrain) else "drawn"
            yield event(kind, seat, terrain=terrain.name.lower(), cells=GRID.to_text(cells))
    earned = new.coins + new.spent - old.coins - old.spent
    if earned:
        yield event("coins-earned", seat, coins=earned)


def _is_attacked(before: State, terrain: Terrain) -> bool:
    return terrain is Terrain.MONSTER and before.stage is not Stage.DRAW


def _score_events(after: State, seat: Seat, old: Sheet, new: Sheet) -> Iterator[Event]:
    for score in new.seasons[len(old.seasons) :]:
        first, second = (after.edicts[letter] for letter in SEASON_LETTERS[score.season])
        yield event(
            "season-scored",
            seat,
            season=score.season.name.lower(),
            first_edict=first.name.lower(),
            first_stars=score.first.stars,
            second_edict=second.name.lower(),
            second_stars=score.second.stars,
            coins=score.coins,
            monsters=-score.monsters.stars,
            total=score.total,
        )
