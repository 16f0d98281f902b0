"""Whether a written position could be one of this game; the first reason why not."""

from __future__ import annotations

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
from guildhall.games.explorers.board import Board
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
    Card,
    Investigate,
    Treasure,
)
from guildhall.games.explorers.listing import other_actions
from guildhall.games.explorers.state import (
    CARD_BAG,
    ERA_DECKS,
    Desk,
    Sheet,
    Stage,
    State,
    Task,
    is_first_reveal,
)

MOST_COINS = 10_000
"""More than any source can pay."""
MOST_PLACED = 30


def check_position(state: State) -> None:
    """Raise BadPosition where the parts of a state do not fit together."""
    _check_table(state)
    _check_cards(state)
    board = state.rules.board
    for seat, sheet in enumerate(state.sheets):
        _check_sheet(f"sheets[{seat}]", state, board, sheet)
        _check_desk(state, board, seat, state.desks[seat])
    _check_treasures(state)
    _check_investigate(state)
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
        "reached": (sheet.reached, board.all if board.sheet.lands_reached else 0),
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


def _check_desk(state: State, board: Board, seat: Seat, desk: Desk) -> None:
    name, shown = f"desks[{seat}]", state.sheets[seat]
    _check_sheet(f"{name}.sheet", state, board, desk.sheet)
    if state.stage is not Stage.PLAY:
        _demand(desk.sheet == shown, f"{name}.sheet: expected the sheet all have seen")
        plain = Desk(shown, kept=desk.kept, rejected=desk.rejected)
        _demand(desk == plain, f"{name}: nobody acts in this stage")
        return
    new = desk.sheet
    gone = (shown.taken & ~new.taken, shown.villages & ~new.villages, shown.posts & ~new.posts)
    _demand(not any(gone), f"{name}.sheet: pieces of the sheet are missing")
    _demand(new.met[: len(shown.met)] == shown.met, f"{name}.sheet.met: goals are missing")
    _demand(new.eras == shown.eras, f"{name}.sheet.eras: expected those of the sheet")
    fits = all(cell.bit_count() == 1 and cell & board.all for cell in desk.placed)
    _demand(fits and len(desk.placed) <= MOST_PLACED, f"{name}.placed: expected single spaces")
    _check_using(state, name, desk)
    _check_task(state, board, name, desk)


def _check_using(state: State, name: str, desk: Desk) -> None:
    card = state.revealed[-1]
    if card < Card.ERA_1:
        _demand(desk.using is None, f"{name}.using: a basic card is played")
    elif desk.task in (Task.OFFER, Task.KEEP, Task.REUSE):
        _demand(desk.using is None and not desk.placed, f"{name}.using: no card is chosen yet")
    else:
        fits = desk.using in desk.sheet.hand
        if card in ERA_CARDS and fits:
            slot = card - Card.ERA_1
            fits = slot < len(desk.sheet.hand) and desk.sheet.hand[slot] is desk.using
        _demand(fits, f"{name}.using: expected the card of this slot")
    needs_bases = desk.using is Investigate.TWO_VILLAGE_LINES
    expected = len(desk.placed) if needs_bases else 0
    _demand(len(desk.bases) == expected, f"{name}.bases: expected {expected}")
    homes = desk.sheet.villages | state.rules.board.capital
    fits = not any(base & ~homes for base in desk.bases)
    _demand(fits, f"{name}.bases: expected villages or the capital")
    fits = not desk.bases or bool(desk.bases[0])
    _demand(fits, f"{name}.bases: the first space must touch a village")


def _check_task(state: State, board: Board, name: str, desk: Desk) -> None:
    first = is_first_reveal(state.era, state.revealed[-1])
    if desk.task in (Task.OFFER, Task.KEEP):
        _demand(first, f"{name}.task: no investigate card is offered now")
    if desk.task is Task.REUSE:
        fits = state.revealed[-1] is Card.ERA_ANY
        _demand(fits, f"{name}.task: no investigate card is used again now")
    offered = OFFERED if desk.task is Task.KEEP else 0
    fits = len(set(desk.offer)) == len(desk.offer) == offered
    _demand(fits, f"{name}.offer: expected {offered} cards")
    for frame in desk.frames:
        fits = frame.cell.bit_count() == 1 and bool(frame.cell & board.all)
        _demand(fits and 0 <= frame.draws <= OFFERED, f"{name}.frames: expected single spaces")
    waits = desk.task in (Task.DRAW, Task.FREE, Task.VILLAGE, Task.ROUTE)
    _demand(bool(desk.frames) == waits, f"{name}.frames: they do not fit the task")
    if desk.task is Task.DRAW:
        _demand(desk.frames[-1].draws > 0, f"{name}.frames: no card is to be drawn")
    if desk.task is Task.FREE:
        fits = bool(desk.sheet.frontier) and desk.sheet.supply > 0
        _demand(fits, f"{name}.task: there is no space or no explorer")
    if desk.task in (Task.VILLAGE, Task.ROUTE):
        _demand(bool(other_actions(state, desk)), f"{name}.task: there is nothing to choose")


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


def _check_investigate(state: State) -> None:
    seen: list[Investigate] = []
    for seat, desk in enumerate(state.desks):
        _check_hand(state, seat, desk)
        seen += (*desk.sheet.hand, *desk.rejected, *desk.offer)
    _demand(len(set(seen)) == len(seen), "desks: an investigate card is in two places")


def _check_hand(state: State, seat: Seat, desk: Desk) -> None:
    """A slot is filled in the turn in which its era card comes for the first time."""
    card = ERA_CARDS[state.era - 1] if state.era <= len(ERA_CARDS) else None
    is_shown = card is None or card in state.revealed
    filled = min(state.era, len(ERA_CARDS)) if is_shown else state.era - 1
    is_choosing = desk.task in (Task.OFFER, Task.KEEP)
    _demand(
        len(desk.sheet.hand) == filled - is_choosing,
        f"desks[{seat}].sheet.hand: expected {filled - is_choosing} cards",
    )
    is_first = state.stage is Stage.PLAY and is_first_reveal(state.era, state.revealed[-1])
    shown = state.sheets[seat].hand
    fits = shown == (desk.sheet.hand[: filled - 1] if is_first else desk.sheet.hand)
    _demand(fits, f"sheets[{seat}].hand: expected the cards all have seen")
    fits = len(desk.rejected) <= len(desk.sheet.hand)
    _demand(fits, f"desks[{seat}].rejected: more than cards kept")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
