"""How a game runs: reveal a card, explore at the same time, settle goals, end eras."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from guildhall.core.game import Decision
from guildhall.core.rng import Rng
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
    Village,
)
from guildhall.games.explorers.board import BOARDS, Board
from guildhall.games.explorers.data import (
    ERAS,
    GOALS_IN_PLAY,
    GRID,
    IMMEDIATE,
    MAPS,
    MOST_SEATS,
    SLOTS,
    Card,
    Goal,
    Investigate,
    Treasure,
)
from guildhall.games.explorers.goals import CHECKERS
from guildhall.games.explorers.listing import (
    explore_actions,
    free_actions,
    other_actions,
    sample_explore,
)
from guildhall.games.explorers.placing import (
    FACTORS,
    complete_route,
    found_village,
    place,
    resume,
    take_treasure,
)
from guildhall.games.explorers.scoring import final_earned
from guildhall.games.explorers.state import (
    CARD_BAG,
    ERA_DECKS,
    Desk,
    Drawn,
    Earned,
    Sheet,
    Stage,
    State,
    Task,
    first_desk,
    goal_coins,
    investigate_left,
    next_used_treasure,
    unseen_treasures,
)

_KINDS = tuple(task.name.lower() for task in Task)
_DECISIONS = tuple(tuple(Decision(seat, kind) for kind in _KINDS) for seat in range(MOST_SEATS))
_OFFERING = Decision(CHANCE, "offer")
_DRAWING = Decision(CHANCE, "draw")
_BY_STAGE: tuple[tuple[Decision, ...] | None, ...] = (
    (Decision(CHANCE, "deal-goal"),),
    (Decision(CHANCE, "reveal"),),
    None,
    (),
)
_ALONE = tuple(
    (_OFFERING,)
    if task is Task.OFFER
    else (_DRAWING,)
    if task is Task.DRAW
    else (_DECISIONS[0][task],)
    for task in Task
)
_GOALS_OF_MAP = tuple(tuple(goal.id for goal in sheet.goals) for sheet in MAPS)
_DEALS = tuple(DealGoal(goal) for goal in Goal)
_REVEALS = tuple(Reveal(card) for card in Card)
_DRAWS = tuple(tuple(Draw(seat, one) for one in Treasure) for seat in range(MOST_SEATS))
_RESTLESS = frozenset(goal for goal in Goal if CHECKERS[goal].is_restless)

# Reading a member off its enum costs as much as a whole test; these are used at every decision.
_REST, _OFFER, _EXPLORE, _DRAW, _FREE = Task.REST, Task.OFFER, Task.EXPLORE, Task.DRAW, Task.FREE
_REVEALING, _PLAYING = Stage.REVEAL, Stage.PLAY
_LINES = Investigate.TWO_VILLAGE_LINES
_FIRST_ERA_CARD = Card.ERA_1
_new_state = partial(tuple.__new__, State)
_new_desk = partial(tuple.__new__, Desk)
_new_sheet = partial(tuple.__new__, Sheet)
_new_earned = partial(tuple.__new__, Earned)


def decisions(state: State) -> tuple[Decision, ...]:
    known = _BY_STAGE[state.stage]
    if known is not None:
        return known
    desks = state.desks
    if len(desks) == 1:
        return _ALONE[desks[0].task]
    pending = pending_chance(state)
    waiting = [
        _DECISIONS[seat][desk.task]
        for seat, desk in enumerate(desks)
        if desk.task and desk.task is not _OFFER and desk.task is not _DRAW
    ]
    if pending is None:
        return tuple(waiting)
    return (_OFFERING if desks[pending].task is _OFFER else _DRAWING, *waiting)


def pending_chance(state: State) -> Seat | None:
    """The first seat that waits for a card."""
    for seat, desk in enumerate(state.desks):
        if desk.task is _OFFER or desk.task is _DRAW:
            return seat
    return None


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    if not 0 <= seat < len(state.desks):
        return ()
    desk = state.desks[seat]
    task = desk.task
    if task is _EXPLORE:
        return explore_actions(state, desk)
    if task is _FREE:
        return free_actions(desk)
    return other_actions(state, desk)


def sample_action(state: State, seat: Seat, rng: Rng) -> Action:
    """One legal action, all equally likely (for chance: as likely as `chances` says)."""
    if seat != CHANCE:
        desk = state.desks[seat]
        if desk.task is _EXPLORE:
            return sample_explore(state, desk, rng)
        return rng.choice(legal_actions(state, seat))
    if state.stage is _REVEALING:
        deck = state.deck
        for _ in range(rng.below(deck.bit_count())):
            deck &= deck - 1
        return _REVEALS[(deck & -deck).bit_length() - 1]
    pending = pending_chance(state) if state.stage is _PLAYING else None
    if pending is not None and state.desks[pending].task is _OFFER:
        return sample_offer(state, pending, rng)
    return rng.weighted(chances(state))


def sample_offer(state: State, seat: Seat, rng: Rng) -> Offer:
    left = list(investigate_left(state))
    first = left.pop(rng.below(len(left)))
    second = rng.choice(left)
    return Offer(seat, min(first, second), max(first, second))


# Chance


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    match state.stage:
        case Stage.DEAL:
            return tuple((_DEALS[goal], 1) for goal in goals_left(state))
        case Stage.REVEAL:
            return tuple((_REVEALS[card], 1) for card in CARD_BAG.members(state.deck))
        case Stage.PLAY:
            seat = pending_chance(state)
            if seat is None:
                return ()
            if state.desks[seat].task is _OFFER:
                pairs = combinations(investigate_left(state), 2)
                return tuple((Offer(seat, first, second), 1) for first, second in pairs)
            return treasure_chances(state, seat)
        case Stage.OVER:
            return ()


def goals_left(state: State) -> tuple[Goal, ...]:
    """The goals of the map that can still be dealt."""
    used = state.goals
    return tuple([goal for goal in _GOALS_OF_MAP[state.rules.map] if goal not in used])


def treasure_chances(state: State, seat: Seat) -> tuple[tuple[Action, int], ...]:
    unseen = unseen_treasures(state)
    found = tuple((_DRAWS[seat][one], unseen[one]) for one in Treasure if unseen[one] > 0)
    return found or ((_DRAWS[seat][next_used_treasure(state)], 1),)


def apply(state: State, seat: Seat, action: Action) -> State:
    if isinstance(action, Explore):
        return _explore(state, seat, action.cell)
    if isinstance(action, Done):
        return _done(state, seat)
    if isinstance(action, Reveal):
        return _reveal(state, action.card)
    if isinstance(action, Draw):
        return _draw(state, action.seat, action.treasure)
    if isinstance(action, DealGoal):
        return _deal(state, action.goal)
    if isinstance(action, Offer):
        desk = state.desks[action.seat]
        offered = desk._replace(task=Task.KEEP, offer=(action.first, action.second))
        return _with_desk(state, action.seat, offered)
    return _with_desk(state, seat, _chosen(state, state.desks[seat], action))


def _chosen(state: State, desk: Desk, action: Action) -> Desk:
    match action:
        case Village(cell):
            return found_village(state, desk, cell)
        case Route(first, second, post):
            return complete_route(state, desk, first, second, post)
        case Free(cell):
            return place(state, desk, cell, 1)
        case Decline():
            return resume(state, desk)
        case Keep(card):
            return _keep(desk, card)
        case Reuse(card):
            return desk._replace(task=_EXPLORE, using=card)
        case _:
            raise TypeError(f"{action} is not a choice of a seat")


def _deal(state: State, goal: Goal) -> State:
    goals = (*state.goals, goal)
    return state._replace(goals=goals, stage=first_stage(goals))


def first_stage(goals: tuple[Goal, ...]) -> Stage:
    return Stage.REVEAL if len(goals) == GOALS_IN_PLAY else Stage.DEAL


def _reveal(state: State, card: Card) -> State:
    revealed = (*state.revealed, card)
    deck = state.deck & ~(1 << card)
    slot = card - _FIRST_ERA_CARD
    if slot < min(state.era - 1, SLOTS):  # a basic card, or the card of a slot that is filled
        desks = tuple(
            [
                _fresh_desk(sheet, _EXPLORE, None if slot < 0 else sheet.hand[slot], desk)
                for sheet, desk in zip(state.sheets, state.desks, strict=True)
            ]
        )
        kept = (state.rules, state.goals, state.sheets, _PLAYING, state.era)
        return _new_state((*kept, revealed, deck, state.under, (), desks))
    shown = state._replace(stage=_PLAYING, revealed=revealed, deck=deck)
    desks = tuple(
        first_desk(shown, seat)._replace(kept=desk.kept, rejected=desk.rejected)
        for seat, desk in enumerate(state.desks)
    )
    return shown._replace(desks=desks)


def _fresh_desk(sheet: Sheet, task: Task, using: Investigate | None, old: Desk) -> Desk:
    """A desk on which nothing is begun; what a seat holds in secret stays."""
    return _new_desk((sheet, task, (), (), (), using, (), old.kept, old.rejected))


def _keep(desk: Desk, card: Investigate) -> Desk:
    sheet = desk.sheet._replace(hand=(*desk.sheet.hand, card))
    other = tuple(one for one in desk.offer if one is not card)
    rejected = (*desk.rejected, *other)
    return desk._replace(sheet=sheet, task=_EXPLORE, using=card, offer=(), rejected=rejected)


# Exploring


def _explore(state: State, seat: Seat, cell: int) -> State:
    desk = state.desks[seat]
    board = BOARDS[state.rules.map]
    placed = (*desk.placed, cell)
    using = desk.using
    if using is _LINES:
        touched = GRID.beside(cell) & (desk.sheet.villages | board.capital)
        desk = desk._replace(bases=(*desk.bases, touched))
    factor = 1 if using is None else FACTORS[using]
    sheet = _quietly(state, board, desk.sheet, cell, factor)
    if sheet is not None:
        return _with_desk(state, seat, _new_desk((sheet, _EXPLORE, placed, *desk[3:])))
    desk = desk._replace(placed=placed)
    return _with_desk(state, seat, place(state, desk, cell, factor))


def _quietly(state: State, board: Board, sheet: Sheet, cell: int, factor: int) -> Sheet | None:
    """The sheet with one explorer more if that brings at most coins: the most frequent case."""
    explorers = sheet.explorers | cell
    if not cell & board.quiet or not board.region_of[cell] & ~explorers:
        return None
    fresh = explorers & board.cities & ~sheet.posts
    if fresh & (fresh - 1) or (board.is_restless and _is_restless(state, sheet)):
        return None
    frontier = (sheet.frontier | board.near[cell]) & ~(explorers | sheet.villages | sheet.towers)
    if not cell & board.coins:
        return _new_sheet((explorers, frontier, *sheet[2:]))
    earned = sheet.earned
    paid = _new_earned((earned.spaces + factor * board.coins_of[cell], *earned[1:]))
    return _new_sheet((explorers, frontier, *sheet[2:-2], paid, sheet.eras))


def _is_restless(state: State, sheet: Sheet) -> bool:
    return any(goal in _RESTLESS and goal not in sheet.met for goal in state.goals)


def _draw(state: State, seat: Seat, treasure: Treasure) -> State:
    again = not any(unseen_treasures(state))
    drawn = (*state.drawn, Drawn(seat, treasure, again))
    desk = take_treasure(state, state.desks[seat], treasure)
    return _with_desk(state._replace(drawn=drawn), seat, desk)


def _with_desk(state: State, seat: Seat, desk: Desk) -> State:
    desks = state.desks
    if len(desks) == 1:
        return _new_state((*state[:-1], (desk,)))
    return _new_state((*state[:-1], (*desks[:seat], desk, *desks[seat + 1 :])))


# When all are done


def _done(state: State, seat: Seat) -> State:
    desks = state.desks
    if len(desks) == 1:
        return _commit(state)
    after = _with_desk(state, seat, desks[seat]._replace(task=_REST))
    return after if any(desk.task for desk in after.desks) else _commit(after)


def _commit(state: State) -> State:
    """Show all maps, pay the goals of the turn and go on."""
    sheets = tuple([_paid(state, *pair) for pair in zip(state.sheets, state.desks, strict=True)])
    under = state.under
    if state.drawn:
        used = (one.treasure for one in state.drawn if one.treasure in IMMEDIATE)
        under = (*under, *used)[sum(one.again for one in state.drawn) :]
    kept = (state.rules, state.goals, sheets, _REVEALING, state.era)
    desks = tuple(
        [
            _fresh_desk(sheet, _REST, None, desk)
            for sheet, desk in zip(sheets, state.desks, strict=True)
        ]
    )
    shown = _new_state((*kept, state.revealed, state.deck, under, (), desks))
    return shown if state.deck else _end_era(shown)


def _paid(state: State, before: Sheet, desk: Desk) -> Sheet:
    """The sheet with the coins of the goals met in this turn."""
    sheet = desk.sheet
    if sheet.met == before.met:
        return sheet
    coins = sum(goal_coins(state, goal) for goal in sheet.met if goal not in before.met)
    return sheet._replace(earned=sheet.earned._replace(goals=sheet.earned.goals + coins))


def _end_era(state: State) -> State:
    """Explorers come home; after the last era the kept treasures are counted."""
    board = BOARDS[state.rules.map]
    if state.era < ERAS:
        sheets = tuple(
            sheet._replace(
                explorers=0, earned=Earned(), eras=(*sheet.eras, sheet.earned)
            ).with_frontier(board)
            for sheet in state.sheets
        )
        era = state.era + 1
        begun = state._replace(era=era, revealed=(), deck=ERA_DECKS[era])
        return _with_sheets(begun, sheets)
    sheets = tuple(
        sheet._replace(
            earned=final_earned(board, sheet, desk.kept), eras=(*sheet.eras, sheet.earned)
        )
        for sheet, desk in zip(state.sheets, state.desks, strict=True)
    )
    return _with_sheets(state._replace(stage=Stage.OVER), sheets)


def _with_sheets(state: State, sheets: tuple[Sheet, ...]) -> State:
    desks = (desk._replace(sheet=one) for one, desk in zip(sheets, state.desks, strict=True))
    return state._replace(sheets=sheets, desks=tuple(desks))
