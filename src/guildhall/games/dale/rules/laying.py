"""Cards laid one by one into a payment, a stack or an inventory, and what comes of them."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Fetch, Pay, Stack
from guildhall.games.dale.model.copies import shown_for, sources_of
from guildhall.games.dale.model.data import HAS_PLUS, MOST_SCRAPPED, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective, face_of, is_fixed
from guildhall.games.dale.model.options import CopiedJunk, PartnerPassives
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Laid,
    MarketBoard,
    Stage,
    State,
    replaced,
    stall_of,
    with_player,
    with_stage,
    with_table,
    with_turn,
)
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.stacks import builder_of, offered

_JUNK = int(Card.JUNK)
_ESSENTIAL = int(Card.ESSENTIAL_PURCHASE)
_WINTER = int(Card.WINTER_IS_COMING)


def begin(state: State, stage: Stage, slot: int = 0) -> State:
    """Begin to lay cards; the present stage follows if that is given up."""
    return with_turn(state, stage=stage, back=state.turn.stage, slot=slot, laid=())


def lay(state: State, seat: Seat, item: int, face: int | None) -> State:
    """Take a card out of the hand and lay it, as a copy if it becomes one."""
    used = item if face is None else as_copy(item, face)
    player = piles.without_item(state.table.players[seat], item)
    laid = (*state.turn.laid, Laid(used, item, seat))
    return with_turn(with_player(state, seat, player), laid=laid)


def add(state: State, action: Pay | Stack) -> State:
    return lay(state, builder_of(state), action.item, action.face)


def fetch(state: State, action: Fetch) -> State:
    """Lay a card of the discard pile; it lies there until the stack is complete."""
    used = action.card if action.face is None else as_copy(action.card, action.face)
    one = Laid(used, action.card, builder_of(state), fetched=True)
    return with_turn(state, laid=(*state.turn.laid, one))


def models_of(state: State) -> list[tuple[Seat, int]]:
    """List the cards left in hands that laid cards have copied: all see them."""
    found = []
    for at, one in enumerate(state.turn.laid):
        if is_fixed(one.item) and not is_fixed(one.was):
            item = _model_of(state, at, one)
            found += [(one.seat, item)] if item is not None else []
    return found


def _model_of(state: State, at: int, laid: Laid) -> int | None:
    seat = laid.seat
    sources = sources_of(state, seat)
    beside = [one for i, one in enumerate(state.turn.laid) if i != at]
    shown = tuple([one.item for one in beside if one.seat == seat and not one.fetched])
    card, face = laid.was & CARD, face_of(laid.item)
    if shown_for(sources, shown, card, face) is not None:
        return None
    return shown_for(sources, state.table.players[seat].hand, card, face)


def take_back(state: State) -> State:
    """Give up: what was laid is in the hands again as it was."""
    return with_turn(unlaid(state), stage=state.turn.back, back=Stage.ACT, slot=0)


def unlaid(state: State, *seats: Seat) -> State:
    """Put what these seats have laid back into their hands; without seats, what all have laid."""
    kept = []
    for one in state.turn.laid:
        if seats and one.seat not in seats:
            kept.append(one)
        elif not one.fetched:
            player = piles.with_card(state.table.players[one.seat], one.was)
            state = with_player(state, one.seat, player)
    return with_turn(state, laid=tuple(kept))


# Buying


def settle_payment(state: State) -> State:
    """Complete the payment; Essential Purchase may throw away junk of it first."""
    if bought_card(state) == _ESSENTIAL and scrappable(state):
        return with_turn(state, goal=MOST_SCRAPPED, stage=Stage.SCRAP)
    return take_goods(state)


def bought_card(state: State) -> int | None:
    if state.turn.slot != FROM_DISCARD:
        return state.table.market.row[state.turn.slot]
    return _ESSENTIAL if state.turn.stage is Stage.SCRAP else state.table.market.thrown[-1]


def scrappable(state: State) -> list[int]:
    """List the junk of the payment."""
    counts = state.rules.copied_junk is CopiedJunk.COUNTS
    items = [one.item for one in state.turn.laid]
    return [item for item in items if (effective(item) if counts else item & CARD) == _JUNK]


def scrap(state: State, item: int) -> State:
    """Throw away one junk card of the payment."""
    laid = state.turn.laid
    at = next(i for i, one in enumerate(laid) if one.item == item)
    goal = state.turn.goal - 1
    state = with_turn(state, laid=(*laid[:at], *laid[at + 1 :]), goal=goal)
    state = piles.throw_away(state, item & CARD)
    return state if goal and scrappable(state) else take_goods(state)


def take_goods(state: State) -> State:
    """Put the payment onto the discard pile and the bought card into the hand."""
    turn, table = state.turn, state.table
    card = bought_card(state)
    if card is None:
        raise ValueError(f"slot {turn.slot} is empty")
    row, deck, thrown = table.market
    if turn.slot == FROM_DISCARD:
        at = len(thrown) - 1 - thrown[::-1].index(card)
        thrown = thrown[:at] + thrown[at + 1 :]
    else:
        row = replaced(row, turn.slot, None)
    player = piles.discard(table.players[turn.seat], [one.item & CARD for one in turn.laid])
    players = replaced(table.players, turn.seat, piles.with_card(player, card))
    return state._replace(
        table=table._replace(players=players, market=MarketBoard(row, deck, thrown)),
        turn=turn._replace(stage=Stage.END, back=Stage.ACT, goal=0, slot=0, laid=()),
    )


# Building


def settle_stack(state: State) -> State:
    """Make the laid cards the next stack."""
    laid = state.turn.laid
    for one in laid:
        if one.fetched:
            player = piles.take_from_discard(state.table.players[one.seat], one.was)
            state = with_player(state, one.seat, player)
    counts = state.rules.partner_passives is PartnerPassives.COUNT
    has_winter = any(
        effective(one.item) == _WINTER and (counts or one.seat == state.turn.seat) for one in laid
    )
    cards = tuple([one.item & CARD for one in laid])
    state = with_turn(state, laid=(), back=Stage.ACT)
    return add_stack(state, cards, has_winter=has_winter)


def add_stack(state: State, cards: tuple[int, ...], *, has_winter: bool) -> State:
    """Add a stack; the last one ends the game at once, for others help may be asked again."""
    number, stalls = stall_of(state, state.turn.seat), state.table.stalls
    stall = (*stalls[number], cards)
    built = with_turn(with_table(state, stalls=replaced(stalls, number, stall)), asked=())
    if len(stall) == state.rules.stacks_to_win:
        return with_stage(built, Stage.OVER)
    return with_stage(built, Stage.BONUS) if has_winter else end_building(built)


def end_building(state: State) -> State:
    """Go on after the last stack of an action, or of a technique that built one."""
    return with_stage(state, Stage.END) if state.turn.technique is None else finish(state)


def ask(state: State) -> State:
    """Show the partner what is laid; all see it."""
    return with_turn(state, stage=Stage.HELP, asked=(*state.turn.asked, offered(state)))


# Inventory


def settle_inventory(state: State) -> State:
    turn = state.turn
    cards = [one.item & CARD for one in turn.laid]
    player = piles.discard(state.table.players[turn.seat], cards)
    return with_turn(with_player(state, turn.seat, player), stage=Stage.END, laid=())


# Techniques


def finish(state: State, *, is_gone: bool = False) -> State:
    """End the effect of a technique: its card is discarded unless it has gone elsewhere."""
    technique, seat = state.turn.technique, state.turn.seat
    if technique is None:
        raise ValueError("no technique is in play")
    if not is_gone:
        player = piles.discard(state.table.players[seat], (technique.item & CARD,))
        state = with_player(state, seat, player)
    stage = Stage.ACT if HAS_PLUS[technique.face] else Stage.END
    return with_turn(state, stage=stage, technique=None)
