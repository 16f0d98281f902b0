"""What a hand may do for free: roll for Bold Haggler, throw away a market card; and how cards of a
hand become copies for all to see."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.model.actions import Action, Discover, Play, Roll
from guildhall.games.dale.model.copies import (
    Reach,
    faces_of,
    meets_good_old_times,
    reach,
    reaches_of,
    shown_for,
    sources_of,
)
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, USED, as_copy, card_of, is_used
from guildhall.games.dale.model.state import Stage, State, with_turn
from guildhall.games.dale.rules.piles import turned_into, with_market_ready

_DISCOVERY = int(Card.MARKET_DISCOVERY)
_GOOD_OLD_TIMES = int(Card.GOOD_OLD_TIMES)
_HAGGLER = int(Card.BOLD_HAGGLER)


def hand_of(state: State) -> tuple[int, ...]:
    """Return the hand of the active seat."""
    return state.table.players[state.turn.seat].hand


def has_market(state: State) -> bool:
    """Return whether a card can come from the market deck."""
    market = state.table.market
    return bool(market.deck or market.thrown)


def model_for(state: State, seat: Seat, item: int, face: int) -> int | None:
    """Return the other card of the hand that this one copies, which all see then, if any."""
    others = list(state.table.players[seat].hand)
    others.remove(item)
    return shown_for(sources_of(state, seat), tuple(others), item & CARD, face)


# What can be done


def abilities(state: State) -> tuple[Action, ...]:
    """List the rolls and discoveries of the active hand."""
    return free_actions(hand_of(state), reaches_of(state, state.turn.seat), has_market(state))


def free_actions(
    hand: tuple[int, ...], reaches: tuple[Reach, ...], refills: bool
) -> tuple[Action, ...]:
    """List them for a hand whose copying cards can become these cards."""
    facts = facts_of(hand)
    if not reaches:
        return facts.rolls + facts.discovers if refills else facts.rolls
    found = [
        Roll(item, face)
        for item, one in dict(zip(facts.opens, reaches, strict=True)).items()
        for face in faces_of(one)
        if face & CARD == _HAGGLER and not face & USED
    ]
    rolls = in_order(facts.rolls, tuple(found))
    return rolls + discoveries(hand, reaches) if refills else rolls


def discoveries(hand: tuple[int, ...], reaches: tuple[Reach, ...]) -> tuple[Action, ...]:
    """List how a hand can throw away the top of the market deck.

    A copying card can do that as it is, as Market Discovery, or as Good Old Times.
    """
    facts = facts_of(hand)
    found = []
    for item, one in dict(zip(facts.opens, reaches, strict=True)).items():
        if is_used(item):
            continue
        is_itself = card_of(item) == _GOOD_OLD_TIMES
        found += [Discover(item)] if is_itself else []
        found += [Discover(item, face) for face in faces_of(one) if face & CARD == _DISCOVERY]
        if not is_itself and meets_good_old_times(one):
            found.append(Discover(item, _GOOD_OLD_TIMES))
    return in_order(facts.discovers, tuple(found))


def in_order(
    closed: tuple[Roll | Discover | Play, ...], opened: tuple[Roll | Discover | Play, ...]
) -> tuple[Action, ...]:
    """Sort by item; the ways to use an item stay as they are."""
    if not closed or not opened:
        return closed or opened
    return tuple(sorted((*closed, *opened), key=lambda action: action.item))


# What comes of it


def roll(state: State, action: Roll) -> State:
    """Show the card and roll for it."""
    seat, item = state.turn.seat, action.item
    used = (item if action.face is None else as_copy(item, action.face)) | USED
    state = turned_into(state, seat, item, used)
    return with_turn(state, stage=Stage.ROLL, back=state.turn.stage, rolling=used)


def discover(state: State, action: Discover) -> State:
    """Show the card, mark it, and let chance turn up the card that is thrown away."""
    item, face = action.item, action.face
    is_itself = face is None or face == _GOOD_OLD_TIMES
    used = (item if is_itself or face is None else as_copy(item, face)) | USED
    state = turned_into(state, state.turn.seat, item, used)
    state = with_market_ready(state) or state
    return with_turn(state, stage=Stage.DISCOVER, back=state.turn.stage)


def way_to_good_old_times(state: State, item: int) -> int | None:
    """Return the hand card through which a copying card comes upon Good Old Times, if it needs
    one: all see that card."""
    sources = sources_of(state, state.turn.seat)
    blind = sources.without_hand()
    if meets_good_old_times(reach(blind, item & CARD)):
        return None
    for one in facts_of(hand_of(state)).opens:
        if one & CARD == _GOOD_OLD_TIMES or meets_good_old_times(reach(blind, one & CARD)):
            return one
    return None
