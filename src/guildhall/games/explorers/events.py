"""What to tell of an action: public events, private ones, and who learnt something.

A seat is told at once what its own action brought. When the last seat is done all are told what
changed on every map.
"""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.event import Args, Event, event, private
from guildhall.core.game import Step
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.explorers.actions import (
    Action,
    DealGoal,
    Decline,
    Done,
    Draw,
    Explore,
    Free,
    Keep,
    Offer,
    Reuse,
    Reveal,
    Route,
)
from guildhall.games.explorers.data import COVERS, ERAS, GRID, IMMEDIATE, Card
from guildhall.games.explorers.state import Sheet, Stage, State, goal_coins

_EARNED = ("spaces", "villages", "towers", "crystals", "routes", "treasures")


def tell(before: State, seat: Seat, action: Action, after: State) -> Step[State]:
    everyone = tuple(range(len(after.sheets)))
    if seat == CHANCE:
        learnt = (action.seat,) if isinstance(action, Offer | Draw) else everyone
        return Step(after, tuple(_chance_events(before, action, after)), learnt)
    events = (*_own_events(before, seat, action, after), *_progress_events(before, after))
    is_shown = before.sheets is not after.sheets
    learnt = everyone if is_shown and (len(everyone) > 1 or after.stage is Stage.OVER) else ()
    return Step(after, events, learnt)


# Chance


def _chance_events(before: State, action: Action, after: State) -> Iterator[Event]:
    match action:
        case DealGoal(goal):
            yield event("goal-dealt", goal=goal.name.lower())
        case Reveal(card):
            yield from _reveal_events(before, card)
        case Offer(seat, first, second):
            first_name, second_name = first.name.lower(), second.name.lower()
            yield private("offered", seat, first_card=first_name, second_card=second_name)
        case Draw(seat, treasure):
            kind = "treasure-drawn" if treasure in IMMEDIATE else "treasure-kept"
            yield private(kind, seat, treasure=treasure.name.lower())
            yield from _changes(before, seat, after, is_own=True)


def _reveal_events(before: State, card: Card) -> Iterator[Event]:
    if not before.revealed:
        yield event("era-began", era=before.era)
    yield event("card-revealed", card=card.name.lower())
    is_first = card in COVERS and before.era == min(ERAS, card - Card.ERA_1 + 1)
    if len(before.sheets) > 1 or not is_first:
        return
    for cover in COVERS[card]:
        value = "first" if cover.is_first else "later"
        yield event("goal-covered", goal=before.goals[cover.goal].name.lower(), value=value)


# What a seat does


def _own_events(before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    match action:
        case Done():
            yield event("done", seat)
            return
        case Keep(card):
            yield private("kept-card", seat, card=card.name.lower())
        case Reuse(card):
            yield private("reused-card", seat, card=card.name.lower())
        case Explore(cell):
            yield private("put-explorer", seat, cell=GRID.to_text(cell))
        case Free(cell):
            yield private("put-free-explorer", seat, cell=GRID.to_text(cell))
        case Decline():
            yield private("declined", seat)
        case Route(first, second, _):
            names = GRID.to_text(first), GRID.to_text(second)
            yield private("linked", seat, first_cell=names[0], second_cell=names[1])
    yield from _changes(before, seat, after, is_own=True)


def _changes(before: State, seat: Seat, after: State, *, is_own: bool) -> Iterator[Event]:
    """What one action changed on the desk of a seat, for its eyes only."""
    old, new = before.desks[seat].sheet, after.desks[seat].sheet
    for kind, args in _news(before, old, new):
        yield Event(f"own-{kind}" if is_own else kind, seat, args, (seat,) if is_own else None)


def _news(state: State, old: Sheet, new: Sheet) -> Iterator[tuple[str, Args]]:
    """What lies on a sheet that did not lie there before, with its coins."""
    cells = {
        "spaces": 0,
        "villages": new.villages & ~old.villages,
        "towers": new.towers & ~old.towers,
        "crystals": new.crystals & ~old.crystals,
        "routes": new.posts & ~old.posts,
        "treasures": 0,
    }
    for source in _EARNED:
        coins = getattr(new.earned, source) - getattr(old.earned, source)
        if cells[source]:
            named: Args = (("cells", GRID.to_text(cells[source])), ("coins", coins))
            yield source, named
        elif coins:
            yield source, (("coins", coins),)
    for goal in new.met[len(old.met) :]:
        yield "goal", (("goal", goal.name.lower()), ("coins", goal_coins(state, goal)))


# When all are done


def _progress_events(before: State, after: State) -> Iterator[Event]:
    """What all see when the maps are shown."""
    if before.sheets is after.sheets:
        return
    for seat, desk in enumerate(before.desks):
        yield from _turn_events(before, seat, desk.sheet)
    if before.deck:
        return
    yield event("era-ended", era=before.era)
    if after.stage is Stage.OVER:
        for seat, sheet in enumerate(after.sheets):
            if sheet.earned.total:
                yield event("final-coins", seat, coins=sheet.earned.total)
        yield event("game-over")


def _turn_events(before: State, seat: Seat, new: Sheet) -> Iterator[Event]:
    old = before.sheets[seat]
    for card in new.hand[len(old.hand) :]:
        yield event("card-kept", seat, card=card.name.lower())
    using = before.desks[seat].using
    if using is not None and before.revealed[-1] is Card.ERA_ANY:
        yield event("card-reused", seat, card=using.name.lower())
    explored = (new.taken & ~old.taken) | (new.villages & ~old.villages)
    if explored:
        yield event("explored", seat, cells=GRID.to_text(explored))
    else:
        yield event("stayed", seat)
    for one in before.drawn:
        if one.seat == seat and one.treasure in IMMEDIATE:
            yield event("treasure-used", seat, treasure=one.treasure.name.lower())
    if new.kept > old.kept:
        yield event("treasures-kept", seat, count=new.kept - old.kept)
    for kind, args in _news(before, old, new):
        yield Event(kind, seat, args)
