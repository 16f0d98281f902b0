"""Two tables that an observer was told the same of, and what its views tell apart nevertheless.

The second table is one that the observer's view allows. Both are played on with actions of which
the observer hears the same; as soon as it sees a difference, its name is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from guildhall.core.event import Event
from guildhall.core.game import Setup, Step
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.views.observe import Back, SeatView, View
from tests.games.dale.walks import positions

POOLS, DOUBTS, BOUNDS = "numbers of pools", "shape of doubts", "bounds"
KNOWERS, WINDOW, WORKED_OUT = "who else knows a card", "window", "cards worked out"
observed = DALE.observe
_MOST_TRIED = 40
"""Actions of another seat of which one is looked for that is told like another."""


def differences(setup: Setup, seed: str, *, most: int, every: int, steps: int) -> Iterator[str]:
    """What tells twins apart in a random game: names of leaks, and of anything else."""
    rng = Rng(seed)
    for state in islice(positions(setup, seed, most), 0, None, every):
        for observer in (None, *range(setup.seats)):
            twin = DALE.sample(DALE.observe(state, observer), rng)
            found = _play_on(state, twin, observer, steps, rng)
            if found:
                yield found


def _play_on(one: State, two: State, observer: Seat | None, steps: int, rng: Rng) -> str:
    for _ in range(steps):
        waiting = [decision.seat for decision in DALE.decisions(one)]
        if waiting != [decision.seat for decision in DALE.decisions(two)]:
            return "waiting"
        if not waiting:
            return ""
        seat = rng.choice(waiting)
        if seat == observer and DALE.legal_actions(one, seat) != DALE.legal_actions(two, seat):
            return "legal actions"
        action = DALE.sample_action(one, seat, rng)
        here, there = DALE.step(one, seat, action), _alike(one, two, seat, action, observer)
        if there is None:
            return WINDOW if _opens_a_window(two, seat, action, here, observer) else ""
        one, two = here.state, there.state
        found = difference(observed(one, observer), observed(two, observer))
        if found:
            return found
    return ""


def _alike(
    one: State, two: State, seat: Seat, action: Action, observer: Seat | None
) -> Step[State] | None:
    """What the observer hears the same of at the other table, if that can happen there.

    Within a technique it must be the same: events do not name all the cards that two seats see.
    """
    wanted = told(DALE.step(one, seat, action), observer)
    legal = _possible(two, seat)
    others = [other for other in legal if type(other) is type(action) and other != action]
    if one.play is not None:
        others = []
    for other in ([action] if action in legal else []) + others[:_MOST_TRIED]:
        step = DALE.step(two, seat, other)
        if told(step, observer) == wanted:
            return step
    return None


def _opens_a_window(
    two: State, seat: Seat, action: Action, here: Step[State], observer: Seat | None
) -> bool:
    """Whether the same draw ends the turn at one table and opens the window at the other."""
    if action not in _possible(two, seat):
        return False
    there = DALE.step(two, seat, action)
    left, right = (
        [event for event in told(step, observer) if event.kind != "turn-began"]
        for step in (here, there)
    )
    stages = [here.state.stage, there.state.stage]
    return left == right and stages.count(Stage.WINDOW) == 1


def _possible(state: State, seat: Seat) -> list[Action]:
    if seat == CHANCE:
        return [outcome for outcome, _ in DALE.chances(state)]
    return list(DALE.legal_actions(state, seat))


def told(step: Step[State], observer: Seat | None) -> list[Event]:
    return [event for event in step.events if event.is_known_to(observer)]


# What differs


def difference(one: View, two: View) -> str:
    """The name of what tells two views apart, "" if they are equal."""
    if one == two:
        return ""
    left, right = _faces(one), _faces(two)
    if left != right:
        names = [name for name in View._fields if getattr(left, name) != getattr(right, name)]
        if _without_unknown(left, one.seat) == _without_unknown(right, one.seat):
            is_same = names == ["seats"] and _without_knowers(left) == _without_knowers(right)
            return KNOWERS if is_same else WORKED_OUT
        return ", ".join(names)
    if one.bounds != two.bounds:
        return BOUNDS
    return DOUBTS if one.doubts != two.doubts else POOLS


def _faces(view: View) -> View:
    """A view without what is told of unknown cards: how many there are is left."""
    play = view.play
    if play is not None:
        play = play._replace(limbo=tuple(map(_back, play.limbo)))
    return view._replace(
        seats=tuple(map(_seat, view.seats)),
        market=view.market._replace(pool=0),
        play=play,
        pools=(),
        doubts=(),
        bounds=(),
    )


def _without_knowers(view: View) -> View:
    return view._replace(seats=tuple(one._replace(seen=()) for one in view.seats))


def _without_unknown(view: View, observer: Seat | None) -> View:
    """A view without cards of others, on decks or aside, that may be known or not."""
    seats = []
    for seat, one in enumerate(view.seats):
        one = one._replace(seen=(), top=tuple(Back(None) for _ in one.top))
        if seat != observer:
            count = len(one.hand) + sum(share.cards for share in one.hidden)
            one = one._replace(hand=(), values=(count,), open=(), hidden=())
        seats.append(one)
    play = view.play
    if play is not None:
        play = play._replace(limbo=tuple(Back(None) for _ in play.limbo))
    return view._replace(seats=tuple(seats), play=play)


def _seat(seat: SeatView) -> SeatView:
    hidden = sum(share.cards for share in seat.hidden)
    counted = () if not hidden else (seat.hidden[0]._replace(pool=0, cards=hidden),)
    return seat._replace(hidden=counted, pool=0, top=tuple(map(_back, seat.top)))


def _back(back: Back) -> Back:
    return back._replace(pool=0)
