"""Whether a written position could be one of this game; the first reason why not."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
from guildhall.games.explorers.actions import (
    Action,
    Decline,
    Explore,
    Free,
    Keep,
    Reuse,
    Route,
    Village,
)
from guildhall.games.explorers.board import Board, union
from guildhall.games.explorers.data import (
    ERA_CARDS,
    ERAS,
    EXPLORERS,
    GOALS_IN_PLAY,
    GRID,
    IMMEDIATE,
    MOST_SEATS,
    OFFERED,
    TREASURES,
    VILLAGES,
    Investigate,
    Treasure,
)
from guildhall.games.explorers.placing import take_treasure
from guildhall.games.explorers.rules import apply, legal_actions
from guildhall.games.explorers.state import (
    CARD_BAG,
    ERA_DECKS,
    Desk,
    Sheet,
    Stage,
    State,
    Task,
    first_desk,
    is_first_reveal,
)

MOST_COINS = 10_000
"""More than any source can pay."""


def check_position(state: State) -> None:
    """Raise BadPosition where the parts of a state do not fit together."""
    _check_table(state)
    _check_cards(state)
    for seat, sheet in enumerate(state.sheets):
        _check_sheet(f"sheets[{seat}]", state, state.rules.board, sheet)
    _check_treasures(state)
    _check_investigate(state)
    for seat, desk in enumerate(state.desks):
        _check_desk(state, seat, desk)
    busy = any(desk.task for desk in state.desks)
    _demand(
        busy == (state.stage is Stage.PLAY), "desks: somebody acts in the stage play, only then"
    )


def _check_table(state: State) -> None:
    seats = len(state.sheets)
    _demand(1 <= seats <= MOST_SEATS, f"sheets: expected 1 to {MOST_SEATS}, got {seats}")
    _demand(len(state.desks) == seats, f"desks: expected {seats}, got {len(state.desks)}")
    _demand(1 <= state.era <= ERAS, f"era: expected 1 to {ERAS}, got {state.era}")
    goals = state.goals
    _demand(len(set(goals)) == len(goals), "goals: a goal is named twice")
    fits = all(goal.map is state.rules.map for goal in goals)
    _demand(fits, f"goals: expected goals of {state.rules.map.name.lower()}")
    if state.stage is Stage.DEAL:
        fits = len(goals) < GOALS_IN_PLAY and state.era == 1 and not state.revealed
        _demand(fits, "goals: all are dealt already")
    else:
        _demand(len(goals) == GOALS_IN_PLAY, f"goals: expected {GOALS_IN_PLAY}, got {len(goals)}")


def _check_cards(state: State) -> None:
    revealed = CARD_BAG.of(state.revealed)
    whole = ERA_DECKS[state.era]
    _demand(revealed.bit_count() == len(state.revealed), "revealed: a card is named twice")
    strange = CARD_BAG.to_text(revealed & ~whole)
    _demand(not strange, f"revealed: {strange} is not in the deck of era {state.era}")
    deck = whole & ~revealed
    _demand(state.deck == deck, f"deck: expected {CARD_BAG.to_text(deck)}")
    if state.stage is Stage.REVEAL:
        _demand(bool(deck), "revealed: the deck of this era is used up")
    if state.stage is Stage.PLAY:
        _demand(bool(state.revealed), "revealed: expected the card that is played")
    if state.stage is Stage.OVER:
        _demand(state.era == ERAS and not deck, "stage: the game ends with the last card of era 4")


def _check_sheet(name: str, state: State, board: Board, sheet: Sheet) -> None:
    _check_spaces(name, board, sheet)
    _check_villages(name, board, sheet)
    fits = all(goal in state.goals for goal in sheet.met) and len(set(sheet.met)) == len(sheet.met)
    _demand(fits, f"{name}.met: expected goals in play, each once")
    _demand(0 <= sheet.on_goals <= len(sheet.met), f"{name}.on_goals: more than goals met")
    _demand(sheet.supply >= 0, f"{name}: expected at most {EXPLORERS} explorers")
    expected = state.era if state.stage is Stage.OVER else state.era - 1
    _demand(len(sheet.eras) == expected, f"{name}.eras: expected {expected}")
    coins = [coin for earned in (*sheet.eras, sheet.earned) for coin in earned]
    _demand(all(0 <= coin <= MOST_COINS for coin in coins), f"{name}: no such sum of coins")
    _demand(0 <= sheet.kept <= sum(TREASURES), f"{name}.kept: no such number of cards")
    frontier = sheet.with_frontier(board).frontier
    _demand(sheet.frontier == frontier, f"{name}.frontier: expected {GRID.to_text(frontier)}")


def _check_spaces(name: str, board: Board, sheet: Sheet) -> None:
    places = {
        "explorers": (sheet.explorers, board.all & ~board.discoveries),
        "villages": (sheet.villages, board.blanks),
        "towers": (sheet.towers, board.discoveries),
        "posts": (sheet.posts, board.cities),
        "tokens": (sheet.tokens, board.ruins),
        "crystals": (sheet.crystals, board.crystals),
        "reached": (sheet.reached, union(board.lands) if board.sheet.lands_reached else 0),
    }
    for what, (cells, allowed) in places.items():
        wrong = GRID.to_text(cells & ~allowed)
        _demand(not wrong, f"{name}.{what}: {wrong} cannot hold this")
    both = GRID.to_text(sheet.explorers & sheet.villages)
    _demand(not both, f"{name}: {both} has an explorer and a village")
    bare = GRID.to_text(sheet.explorers & board.crystals & ~sheet.crystals)
    _demand(not bare, f"{name}.crystals: {bare} has an explorer and no token")
    bare = GRID.to_text(sheet.explorers & board.ruins & ~sheet.tokens)
    _demand(not bare, f"{name}.tokens: {bare} has an explorer and no token")
    twice = [land for land in board.lands if (land & sheet.reached).bit_count() > 1]
    _demand(not twice, f"{name}.reached: expected one space a land")


def _check_villages(name: str, board: Board, sheet: Sheet) -> None:
    count = sheet.villages.bit_count()
    _demand(count <= VILLAGES, f"{name}.villages: expected at most {VILLAGES}, got {count}")
    for region in board.regions:
        _demand((region & sheet.villages).bit_count() <= 1, f"{name}.villages: two in a region")


def _check_desk(state: State, seat: Seat, desk: Desk) -> None:
    name, shown = f"desks[{seat}]", state.sheets[seat]
    if state.stage is not Stage.PLAY:
        _demand(desk.sheet == shown, f"{name}.sheet: expected the sheet all have seen")
        plain = Desk(shown, kept=desk.kept, rejected=desk.rejected)
        _demand(desk == plain, f"{name}: nobody acts in this stage")
        return
    drawn = [one.treasure for one in state.drawn if one.seat == seat]
    fits = _can_follow(state, seat, desk, drawn)
    _demand(fits, f"{name}: it cannot follow from sheets[{seat}] in this turn")


def _can_follow(state: State, seat: Seat, wanted: Desk, drawn: list[Treasure]) -> bool:
    """Whether this desk is reached from the start of the turn with these treasure cards."""
    start = _start_of_turn(state, seat, wanted)
    if wanted.task is Task.REST:
        wanted = wanted._replace(task=Task.EXPLORE)
    todo, seen = [(start, 0)], {(start, 0)}
    while todo:
        desk, draws = todo.pop()
        if desk == wanted and draws == len(drawn):
            return True
        for following in _followers(state, seat, desk, wanted, drawn[draws:]):
            step = following, draws + (desk.task is Task.DRAW)
            if step not in seen:
                seen.add(step)
                todo.append(step)
    return False


def _start_of_turn(state: State, seat: Seat, desk: Desk) -> Desk:
    rejected = desk.rejected[: len(desk.rejected) - (desk.sheet.hand != state.sheets[seat].hand)]
    kept = desk.kept[: state.sheets[seat].kept]
    return first_desk(state, seat)._replace(kept=kept, rejected=rejected)


def _followers(
    state: State, seat: Seat, desk: Desk, wanted: Desk, drawn: list[Treasure]
) -> Iterator[Desk]:
    """Yield the desks one step nearer to the wanted one."""
    if desk.task is Task.OFFER:
        offer = wanted.offer or (*wanted.sheet.hand[-1:], *wanted.rejected[-1:])
        if len(offer) == OFFERED:
            yield desk._replace(task=Task.KEEP, offer=wanted.offer or tuple(sorted(offer)))
    elif desk.task is Task.DRAW:
        if drawn:
            yield take_treasure(state, desk, drawn[0])
    else:
        desks = (*state.desks[:seat], desk, *state.desks[seat + 1 :])
        now = state._replace(desks=desks)
        for action in legal_actions(now, seat):
            if _leads_to(action, desk, wanted):
                yield apply(now, seat, action).desks[seat]


def _leads_to(action: Action, desk: Desk, wanted: Desk) -> bool:
    match action:
        case Explore(cell):
            return wanted.placed[len(desk.placed) : len(desk.placed) + 1] == (cell,)
        case Free(cell):
            return bool(cell & wanted.sheet.taken)
        case Village(cell):
            return bool(cell & wanted.sheet.villages)
        case Route(post=post):
            return bool(post & wanted.sheet.posts)
        case Keep(card) | Reuse(card):
            return card is wanted.using
        case _:
            return isinstance(action, Decline)


def _check_treasures(state: State) -> None:
    left = list(TREASURES)
    for seat, desk in enumerate(state.desks):
        fits = not any(one in IMMEDIATE for one in desk.kept)
        _demand(fits, f"desks[{seat}].kept: expected treasures that are kept")
        fits = len(desk.kept) == desk.sheet.kept
        _demand(fits, f"desks[{seat}].kept: expected {desk.sheet.kept} cards")
    used = [one.treasure for one in state.drawn if one.treasure in IMMEDIATE and not one.again]
    for treasure in (*state.under, *used, *(one for desk in state.desks for one in desk.kept)):
        left[treasure] -= 1
    missing = next((one.name.lower() for one in Treasure if left[one] < 0), None)
    _demand(missing is None, f"treasures: there are not so many cards {missing}")
    _demand(all(one in IMMEDIATE for one in state.under), "under: expected treasures that are used")
    fits = all(0 <= one.seat < len(state.sheets) for one in state.drawn)
    fits = fits and (state.stage is Stage.PLAY or not state.drawn)
    _demand(fits, "drawn: expected draws of seats at this table in the stage play")
    again = [one.treasure for one in state.drawn if one.again]
    queue = (*state.under, *(one.treasure for one in state.drawn if one.treasure in IMMEDIATE))
    fits = not again or (not any(left) and again == list(queue[: len(again)]))
    fits = fits and not any(one.again for one in state.drawn[: len(state.drawn) - len(again)])
    _demand(fits, "drawn: cards come again in order, when all have been drawn")


def _check_investigate(state: State) -> None:
    """A slot is filled in the turn in which its era card comes for the first time."""
    is_first = state.stage is Stage.PLAY and is_first_reveal(state.era, state.revealed[-1])
    card = ERA_CARDS[state.era - 1] if state.era <= len(ERA_CARDS) else None
    is_filled = card is None or (card in state.revealed and not is_first)
    filled = min(state.era, len(ERA_CARDS)) if is_filled else state.era - 1
    seen: list[Investigate] = []
    for seat, (sheet, desk) in enumerate(zip(state.sheets, state.desks, strict=True)):
        fits = len(sheet.hand) == filled
        _demand(fits, f"sheets[{seat}].hand: expected {filled} cards")
        fits = len(desk.rejected) <= len(desk.sheet.hand)
        _demand(fits, f"desks[{seat}].rejected: more than cards kept")
        seen += (*desk.sheet.hand, *desk.rejected, *desk.offer)
    _demand(len(set(seen)) == len(seen), "desks: an investigate card is in two places")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
