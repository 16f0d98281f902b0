"""What to report of an action: what all may know, what only some may, and who learnt something.

A payment, a stack or an inventory is reported to its seat alone until it is settled or shown. What
a seat knows of hidden cards follows from these events, see `knowledge`: each movement of a hidden
card is reported once, with its face to those who see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from guildhall.core.event import Event, event, private
from guildhall.core.game import Step
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import NAMES, VALUES, Card
from guildhall.games.dale.model.items import CARD, USED, altered, as_copy, value_of
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Stage,
    State,
    partner_of,
    stall_of,
    with_market,
    won_stall,
)
from guildhall.games.dale.report import techniques as told
from guildhall.games.dale.report.cards import (
    Change,
    about,
    item_text,
    laid_value,
    names,
    shown,
    shown_model,
    used_as,
)
from guildhall.games.dale.rules import clean_up
from guildhall.games.dale.rules.abilities import way_to_good_old_times
from guildhall.games.dale.rules.clean_up import Refill
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.laying import bought_card, models_of
from guildhall.games.dale.rules.payments import price_of
from guildhall.games.dale.rules.piles import (
    drawn_to_hand,
    filled,
    throw_away,
    turned_into,
    without_market_card,
)
from guildhall.games.dale.rules.setup import decks_of
from guildhall.games.dale.rules.stacks import number_of

_DRAFTING = (act.Buy, act.BuyDiscarded, act.Build, act.Inventory, act.Pay, act.Fetch, act.Discard)
_JUNK = int(Card.JUNK)
_BEFORE_DEALING = (Stage.WISH, Stage.DECK, Stage.FIRST)


def tell(before: State, seat: Seat, action: Action, after: State) -> Step[State]:
    change: Change[Any] = Change(before, seat, action, after)
    events = (*_TELL[type(action)](change), *_consequences(change))
    return Step(after, events, _learnt(change, events))


def _learnt(change: Change[Any], events: tuple[Event, ...]) -> tuple[Seat, ...]:
    before, seat, action, after = change
    everyone = tuple(range(len(after.table.players)))
    if seat == CHANCE or isinstance(action, act.Guess):
        return everyone
    if before.turn.stage is Stage.WISH:
        return () if after.turn.stage is Stage.WISH else everyone
    is_stacking = isinstance(action, act.Stack) and before.turn.stage is not Stage.CHARM
    if is_stacking or isinstance(action, _DRAFTING):
        return ()
    has_drawn = any(one.kind in ("drew", "saw") or "shuffled" in one.kind for one in events)
    if has_drawn or _passes_on(before, after):
        return everyone
    return tuple(one for one in everyone if one != seat)


def _passes_on(before: State, after: State) -> bool:
    """Return whether another seat may now lay out cards in secret.

    That must not show by an undo that is locked from then on.
    """
    is_help = [one.turn.stage is Stage.HELP for one in (before, after)]
    return before.turn.seat != after.turn.seat or is_help[0] != is_help[1]


# Setup


def _wish(change: Change[act.Wish]) -> Iterator[Event]:
    before, seat, action, _ = change
    points = decks_of(before) - len(before.vote.wishes[seat])
    yield private("wished", seat, deck=action.deck.name.lower(), points=points)


def _wishes_told(after: State) -> Iterator[Event]:
    """Show all wishes if the last seat is done."""
    for seat, wished in enumerate(after.vote.wishes):
        for place, folk in enumerate(wished):
            points = decks_of(after) - place
            yield event("wish-shown", seat, deck=folk.name.lower(), points=points)
    for folk in after.decks:
        yield event("deck-chosen", deck=folk.name.lower())


def _deck(change: Change[act.Deck]) -> Iterator[Event]:
    yield event("deck-chosen", deck=change.action.deck.name.lower())


def _first(change: Change[act.First]) -> Iterator[Event]:
    yield event("first-seat", change.action.seat)


# Buying


def _buy(change: Change[Action]) -> Iterator[Event]:
    _, seat, _, after = change
    card = bought_card(after)
    name = NAMES[_JUNK if card is None else card]
    yield private("buying", seat, card=name, price=price_of(after, after.turn.slot))


def _pay(change: Change[act.Pay]) -> Iterator[Event]:
    _, seat, _, after = change
    laid = after.turn.laid[-1]
    yield about("pays", seat, laid.item, known_to=(seat,), value=laid_value(after, laid))


def _paid(before: State, seat: Seat) -> Iterator[Event]:
    for laid in before.turn.laid:
        yield about("paid", seat, laid.item, laid.was, value=laid_value(before, laid))
    yield from _models(before)


def _models(state: State) -> Iterator[Event]:
    for seat, item in models_of(state):
        yield shown(seat, item)


def _bought(before: State, seat: Seat) -> Iterator[Event]:
    card = bought_card(before)
    if card is None:
        return
    name, value, slot = NAMES[card], VALUES[card], before.turn.slot
    if slot == FROM_DISCARD:
        yield event("bought-discarded", seat, card=name, price=value)
    else:
        yield event("bought", seat, card=name, price=value + slot, slot=slot)


def _scrap(change: Change[act.Scrap]) -> Iterator[Event]:
    before, seat, action, after = change
    yield event("scrapped", seat, card=NAMES[action.item & CARD])
    if after.turn.stage is not Stage.SCRAP:
        yield from _bought(before, seat)


# Building


def _build(change: Change[act.Build]) -> Iterator[Event]:
    _, seat, _, after = change
    yield private("building", seat, number=number_of(after))


def _lay(change: Change[act.Stack | act.Fetch]) -> Iterator[Event]:
    before, seat, action, after = change
    if before.turn.stage is Stage.CHARM:
        yield from told.tell_charmed(before, seat, action.face, after)
        return
    laid = after.turn.laid[-1]
    kind = "fetches" if laid.fetched else "lays"
    yield about(kind, seat, laid.item, known_to=(seat,), value=laid_value(after, laid))


def _built(before: State, after: State) -> Iterator[Event]:
    """Report a stack; what the partner was shown before lies open already."""
    was_shown = before.turn.stage is Stage.HELP
    for laid in before.turn.laid:
        kind = "fetched" if laid.fetched else "stacked"
        is_open = was_shown and laid.seat == before.turn.seat
        source: dict[str, Any] = {"source": "pile"} if is_open and not laid.fetched else {}
        value = laid_value(before, laid)
        yield about(kind, laid.seat, laid.item, laid.was, value=value, **source)
    yield from _models(before)
    yield from told.stack_told(before, after)


def _ask(change: Change[act.Ask]) -> Iterator[Event]:
    before, seat, _, _ = change
    yield event("asked", seat, owner=partner_of(seat), number=number_of(before))
    for laid in before.turn.laid:
        value = laid_value(before, laid)
        source: dict[str, Any] = {"source": "pile"} if laid.fetched else {}
        yield about("offered", seat, laid.item, laid.was, value=value, **source)
    yield from _models(before)


def _decline(change: Change[act.Decline]) -> Iterator[Event]:
    before, seat, _, _ = change
    asker = before.turn.seat
    yield event("declined", seat, owner=asker)
    for laid in before.turn.laid:
        if laid.seat == asker and not laid.fetched:
            yield about("taken-back", asker, laid.was & CARD, laid.was)


# Inventory


def _sort(change: Change[act.Inventory]) -> Iterator[Event]:
    yield private("sorting", change.seat)


def _set_aside(change: Change[act.Discard]) -> Iterator[Event]:
    _, seat, action, _ = change
    yield private("sets-aside", seat, card=NAMES[action.item & CARD])


def _settle(change: Change[act.Settle]) -> Iterator[Event]:
    before, seat, _, after = change
    if before.turn.stage is Stage.PAY:
        yield from _paid(before, seat)
        if after.turn.stage is not Stage.SCRAP:
            yield from _bought(before, seat)
    elif before.turn.stage is Stage.INVENTORY:
        yield event("sorted", seat, count=len(before.turn.laid))
        for laid in before.turn.laid:
            yield about("discarded", seat, laid.was & CARD, laid.was)
    else:
        yield from _built(before, after)


# The turn


def _enough(change: Change[act.Enough]) -> Iterator[Event]:
    before, seat, _, _ = change
    match before.turn.stage:
        case Stage.SCRAP:
            yield from _bought(before, seat)
        case Stage.BONUS:
            yield event("bonus-declined", seat)
        case Stage.TARGET:
            is_one = bool(steps.playing(before).seats)
            yield event("no-more-targets" if is_one else "nobody-targeted", seat)
        case _:
            yield event("window-closed", seat)


def _done(change: Change[act.Done]) -> Iterator[Event]:
    before, seat, _, after = change
    if before.turn.stage is not Stage.WISH:
        yield event("done", seat)
        yield from _refilled(before.turn.seat, clean_up.fill_hand, before)
        return
    yield event("wishes-done", seat)
    if after.turn.stage is not Stage.WISH:
        yield from _wishes_told(after)


def _done_again(change: Change[act.DoneAgain]) -> Iterator[Event]:
    yield event("done-again", change.seat)
    yield from _refilled(change.seat, clean_up.fill_hand, change.before)


def _roll(change: Change[act.Roll]) -> Iterator[Event]:
    yield from _ability("rolling", change, used_as(change.action.item, change.action.face) | USED)


def _discover(change: Change[act.Discover]) -> Iterator[Event]:
    before, seat, action, after = change
    if action.face != Card.GOOD_OLD_TIMES:
        yield from _ability("discovers", change, used_as(action.item, action.face) | USED)
    else:
        shape = as_copy(action.item, Card.GOOD_OLD_TIMES)
        now = item_text(action.item | USED)
        yield about("discovers", seat, shape, action.item, as_item=now)
        way = way_to_good_old_times(before, action.item)
        if way is not None:
            yield shown(seat, way)
    if before.table.market.deck == () and after.table.market.deck:
        yield _market_shuffled(before.table.market.thrown)


def _copy(change: Change[act.Copy]) -> Iterator[Event]:
    before, seat, action, _ = change
    copied = used_as(action.item, action.face)
    yield from _ability("copied", change, copied)
    state = turned_into(before, seat, action.item, copied)
    yield from _refilled(seat, clean_up.fill_hand, state)


def _ability(
    kind: str, change: Change[act.Roll] | Change[act.Discover] | Change[act.Copy], now: int
) -> Iterator[Event]:
    """Report that a card of the hand is used, as what, and what it is from now on."""
    before, seat, action, _ = change
    used = used_as(action.item, action.face)
    yield about(kind, seat, used, action.item, as_item=item_text(now))
    yield from shown_model(before, seat, action.item, action.face)


# Chance


def _draw(change: Change[act.Draw]) -> Iterator[Event]:
    before, _, action, _ = change
    yield from told.tell_draw(before, action)
    if before.turn.stage is Stage.REFILL:
        drawn = drawn_to_hand(before, action.seat, action.card)
        goal = before.turn.goal
        player = drawn.table.players[action.seat]
        if len(player.hand) >= goal or not player.deck or player.top:
            yield from _refilled(action.seat, clean_up.draw_on, drawn)


def _market(change: Change[act.Market]) -> Iterator[Event]:
    before, _, action, after = change
    seat, market, card = before.turn.seat, before.table.market, action.card
    match before.turn.stage:
        case Stage.DISCOVER:
            yield event("thrown", seat, card=NAMES[card], source="market")
            if before.turn.back is Stage.WINDOW:
                state = throw_away(with_market(before, without_market_card(market, card)), card)
                yield from _refilled(seat, clean_up.fill_hand, state)
        case Stage.MARKET:
            yield from told.tell_market(before, card, after)
        case stage:
            yield event("stocked", card=NAMES[card], slot=market.row.index(None))
            if stage is Stage.RESTOCK:
                state = with_market(before, filled(market, card))
                yield from _refilled(seat, clean_up.restock, state)


def _die(change: Change[act.Die]) -> Iterator[Event]:
    before, _, action, _ = change
    turn = before.turn
    if turn.rolling is None:
        yield event("gambled", turn.seat, points=action.points)
        return
    now = altered(turn.rolling, value_of(turn.rolling, turn.flashy) + action.points)
    items = {"item": item_text(turn.rolling), "as_item": item_text(now)}
    yield event("rolled", turn.seat, points=action.points, **items)


# What follows by itself


def _refilled(seat: Seat, refill: Callable[[State, Any], State], state: State) -> Iterator[Event]:
    """Report what happens by itself when the hand and the market are filled from here on."""
    happened: list[tuple[Refill, tuple[int, ...]]] = []
    refill(state, lambda happening, cards: happened.append((happening, cards)))
    for happening, cards in happened:
        match happening:
            case Refill.TOP:
                yield from told.drawn_to_hand(seat, cards[0])
            case Refill.RESHUFFLED:
                yield event("reshuffled", seat, count=len(cards), cards=names(cards))
            case Refill.JUNK:
                yield event("junk-taken", seat, count=len(cards))
            case Refill.SHOWN:
                yield from (shown(seat, item) for item in cards)
            case Refill.COPIED:
                for item in cards:
                    copied = as_copy(item, Card.COOKIES)
                    yield about("copied", seat, copied, item, as_item=item_text(copied))
            case Refill.COOKIES:
                items = ",".join(map(item_text, cards))
                yield event("cookies", seat, count=len(cards), items=items)
            case Refill.MARKET:
                yield _market_shuffled(cards)


def _market_shuffled(cards: tuple[int, ...]) -> Event:
    return event("market-reshuffled", count=len(cards), cards=names(cards))


def _consequences(change: Change[Any]) -> Iterator[Event]:
    before, _, _, after = change
    if before.turn.stage in _BEFORE_DEALING and after.turn.stage is Stage.HANDS:
        yield from _decks_laid_out(after)
    yield from told.follow_ups(change)
    own = [one.table.stalls[stall_of(one, after.turn.seat)] for one in (before, after)]
    if after.turn.stage is Stage.BONUS and len(own[1]) > len(own[0]):
        yield event("bonus", after.turn.seat, number=number_of(after))
    if after.turn.stage is Stage.OVER:
        yield from _ended(after)
    elif after.turn.number != before.turn.number:
        yield event("turn-began", after.turn.seat, number=after.turn.number)


def _decks_laid_out(after: State) -> Iterator[Event]:
    players = after.table.players
    yield event("dealt-decks", cards=names(players[0].deck), seats=len(players))
    yield event("market-dealt", cards=names(after.table.market.deck))


def _ended(after: State) -> Iterator[Event]:
    seat = after.turn.seat
    if won_stall(after) is None:
        yield event("rounds-over", count=after.rules.rounds)
    elif after.rules.teams:
        yield event("team-won", seat, owner=partner_of(seat))
    else:
        yield event("won", seat)


_TELL: Mapping[type, Callable[[Change[Any]], Iterator[Event]]] = {
    act.Wish: _wish,
    act.Deck: _deck,
    act.First: _first,
    act.Buy: _buy,
    act.BuyDiscarded: _buy,
    act.Play: told.tell_play,
    act.Build: _build,
    act.Inventory: _sort,
    act.Roll: _roll,
    act.Discover: _discover,
    act.Copy: _copy,
    act.Pay: _pay,
    act.Stack: _lay,
    act.Fetch: _lay,
    act.Discard: _set_aside,
    act.Settle: _settle,
    act.Ask: _ask,
    act.Decline: _decline,
    act.Scrap: _scrap,
    act.Enough: _enough,
    act.Done: _done,
    act.DoneAgain: _done_again,
    act.Put: told.tell_put,
    act.Throw: told.tell_throw,
    act.Keep: told.tell_keep,
    act.Return: told.tell_return,
    act.Slot: told.tell_slot,
    act.Target: told.tell_target,
    act.Give: told.tell_give,
    act.Swap: told.tell_swap,
    act.Hide: told.tell_hide,
    act.Guess: told.tell_guess,
    act.Value: told.tell_value,
    act.Draw: _draw,
    act.Market: _market,
    act.Take: told.tell_take,
    act.Deal: told.tell_deal,
    act.Die: _die,
}
