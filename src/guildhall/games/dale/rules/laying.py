"""Cards laid one by one into a payment, a stack or an inventory, and what comes of them."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import gained, gone
from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.knowledge.showing import open_laid, show_item, show_laid
from guildhall.games.dale.model.actions import Fetch, Pay, Stack
from guildhall.games.dale.model.copies import shown_for, sources_of
from guildhall.games.dale.model.data import HAS_PLUS, MOST_SCRAPPED, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective, face_of, is_fixed
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    CopiedJunk,
    Laid,
    PartnerPassives,
    Stage,
    State,
    changed,
    new_laid,
    new_market,
    new_state,
    stall_of,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.piles import (
    discard,
    take_from_discard,
    throw_away,
    with_card,
    without_item,
)
from guildhall.games.dale.rules.stacks import builder_of, offered

_JUNK = int(Card.JUNK)
_ESSENTIAL = int(Card.ESSENTIAL_PURCHASE)
_WINTER = int(Card.WINTER_IS_COMING)
_END, _ACT, _BONUS = Stage.END, Stage.ACT, Stage.BONUS


def begin(state: State, stage: Stage, slot: int = 0) -> State:
    """Begin to lay cards; the present stage follows if that is given up."""
    head, tail = state[:11], state[13:16]
    return new_state((*head, stage, state.stage, *tail, slot, (), *state[18:]))


def lay(state: State, seat: Seat, item: int, face: int | None) -> State:
    """Take a card out of the hand and lay it, as a copy where it becomes one."""
    player, origin = without_item(state.players[seat], item)
    used = item if face is None else as_copy(item, face)
    laid = (*state.laid, new_laid((used, item, origin, seat, False)))
    players = state.players
    replaced = (*players[:seat], player, *players[seat + 1 :])
    return new_state((*state[:7], replaced, *state[8:17], laid, *state[18:]))


def add(state: State, action: Pay | Stack) -> State:
    return lay(state, builder_of(state), action.item, action.face)


def fetch(state: State, action: Fetch) -> State:
    """Lay a card of the discard pile; it lies there until the stack is complete."""
    used = action.card if action.face is None else as_copy(action.card, action.face)
    one = Laid(used, action.card, PUBLIC, builder_of(state), fetched=True)
    return changed(state, laid=(*state.laid, one))


def show_all(state: State) -> State:
    """All see what was laid, and it stays there."""
    return show_laid(show_models(state))


def show_models(state: State) -> State:
    """All see the hand cards that laid cards have copied."""
    for seat, item in models_of(state) if state.pools else ():
        state = show_item(state, seat, item)
    return state


def models_of(state: State) -> list[tuple[Seat, int]]:
    """The cards left in hands that laid cards have copied; others are seen anyway."""
    found = []
    for at, one in enumerate(state.laid):
        if is_fixed(one.item) and not is_fixed(one.was):
            item = _model_of(state, at, one)
            found += [(one.seat, item)] if item is not None else []
    return found


def _model_of(state: State, at: int, laid: Laid) -> int | None:
    seat = laid.seat
    sources = sources_of(state, seat)
    beside = [one for i, one in enumerate(state.laid) if i != at]
    shown = tuple([one.item for one in beside if one.seat == seat and not one.fetched])
    card, face = laid.was & CARD, face_of(laid.item)
    if shown_for(sources, shown, card, face) is not None:
        return None
    return shown_for(sources, state.players[seat].hand, card, face)


def take_back(state: State) -> State:
    """Give up: what was laid is in the hands again as it was."""
    for one in state.laid:
        if not one.fetched:
            player = with_card(state.players[one.seat], one.was, one.origin)
            state = with_player(state, one.seat, player)
    return changed(state, laid=(), stage=state.back, back=_ACT, slot=0)


# Buying


def settle_payment(state: State) -> State:
    """The payment is made; Essential Purchase may throw away junk of it first."""
    if bought_card(state) == _ESSENTIAL and scrappable(state):
        return changed(show_all(state), goal=MOST_SCRAPPED, stage=Stage.SCRAP)
    return take_goods(open_laid(show_models(state)))


def bought_card(state: State) -> int | None:
    if state.slot != FROM_DISCARD:
        return state.market.row[state.slot]
    return _ESSENTIAL if state.stage is Stage.SCRAP else state.market.thrown[-1]


def scrappable(state: State) -> list[int]:
    """The junk of the payment."""
    counts = state.rules.copied_junk is CopiedJunk.COUNTS
    items = [one.item for one in state.laid]
    return [item for item in items if (effective(item) if counts else item & CARD) == _JUNK]


def scrap(state: State, item: int) -> State:
    """Throw away one junk of the payment."""
    at = next(i for i, one in enumerate(state.laid) if one.item == item)
    laid = (*state.laid[:at], *state.laid[at + 1 :])
    left = throw_away(changed(state, laid=laid, goal=state.goal - 1), item & CARD)
    left = gone(left, state.turn, item & CARD, was_known=True) if left.bounds else left
    return left if left.goal and scrappable(left) else take_goods(left)


def take_goods(state: State) -> State:
    """The payment onto the discard pile, the bought card into the hand."""
    seat, slot, market = state.turn, state.slot, state.market
    card = bought_card(state)
    if card is None:
        raise ValueError(f"slot {slot} is empty")
    row, deck, pool, thrown = market
    if slot == FROM_DISCARD:
        at = len(thrown) - 1 - thrown[::-1].index(card)
        thrown = thrown[:at] + thrown[at + 1 :]
    else:
        row = (*row[:slot], None, *row[slot + 1 :])
    players = state.players
    player = discard(players[seat], [one.item & CARD for one in state.laid])
    player = with_card(player, card, PUBLIC)
    players = (*players[:seat], player, *players[seat + 1 :])
    board = new_market((row, deck, pool, thrown))
    head, middle = (*state[:7], players, state.stalls, board), state[12:15]
    after = new_state((*head, seat, _END, *middle, 0, 0, (), *state[18:]))
    if not after.bounds:
        return after
    paid = _without_laid(after, state.laid)
    return gained(paid, paid, seat, card, is_seen=True)


def _without_laid(state: State, laid: tuple[Laid, ...]) -> State:
    """What was laid has left the hands openly."""
    for one in laid if state.bounds else ():
        if not one.fetched:
            state = gone(state, one.seat, one.was & CARD, was_known=True)
    return state


# Building


def settle_stack(state: State) -> State:
    """The laid cards become the next stack."""
    state = open_laid(show_models(state))
    for one in state.laid:
        if one.fetched:
            player = take_from_discard(state.players[one.seat], one.was)
            state = with_player(state, one.seat, player)
    counts = state.rules.partner_passives is PartnerPassives.COUNT
    has_winter = any(
        effective(one.item) == _WINTER and (counts or one.seat == state.turn) for one in state.laid
    )
    cards = tuple([one.item & CARD for one in state.laid])
    after = _without_laid(changed(state, laid=(), back=_ACT), state.laid)
    return add_stack(after, cards, has_winter=has_winter)


def add_stack(state: State, cards: tuple[int, ...], *, has_winter: bool) -> State:
    """One stack more; the last one ends the game at once, for others help may be asked again."""
    number = stall_of(state, state.turn)
    stall = (*state.stalls[number], cards)
    stalls = (*state.stalls[:number], stall, *state.stalls[number + 1 :])
    built = changed(state, stalls=stalls, asked=())
    if len(stall) == state.rules.stacks_to_win:
        return with_stage(built, Stage.OVER)
    return with_stage(built, _BONUS) if has_winter else end_building(built)


def end_building(state: State) -> State:
    """After the last stack of an action, or of a technique that built one."""
    return with_stage(state, _END) if state.play is None else finish(state)


def ask(state: State) -> State:
    asked = (*state.asked, offered(state))
    return changed(show_all(state), stage=Stage.HELP, asked=asked)


# Inventory


def settle_inventory(state: State) -> State:
    state = open_laid(state)
    seat, players = state.turn, state.players
    player = discard(players[seat], [one.item & CARD for one in state.laid])
    players = (*players[:seat], player, *players[seat + 1 :])
    head, middle = state[:7], state[8:11]
    after = new_state((*head, players, *middle, _END, *state[12:17], (), *state[18:]))
    return _without_laid(after, state.laid)


# Techniques


def finish(state: State, *, is_gone: bool = False) -> State:
    """The effect of a technique is over: the card is discarded unless it has gone elsewhere."""
    play = state.play
    if play is None:
        raise ValueError("no technique is in play")
    seat, players = state.turn, state.players
    if not is_gone:
        player = discard(players[seat], (play.item & CARD,))
        players = (*players[:seat], player, *players[seat + 1 :])
    stage = _ACT if HAS_PLUS[play.face] else _END
    return new_state((*state[:7], players, *state[8:11], stage, *state[12:18], None, *state[19:]))
