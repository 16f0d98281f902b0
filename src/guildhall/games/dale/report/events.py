"""What to report of an action: what all may know, what only some may, and who learnt something.

A payment, a stack or an inventory is reported to its seat alone until it is settled or shown. What
a seat knows of hidden cards follows from these events, see `knowledge`: each movement of a hidden
card is reported once, with its face to those who see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
    Laid,
    Stage,
    State,
    Turn,
    partner_of,
    stall_of,
    with_market,
    won_stall,
)
from guildhall.games.dale.report import techniques
from guildhall.games.dale.report.cards import (
    Change,
    about,
    about_printed,
    drawn,
    item_text,
    names,
    used_as,
    using,
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
_LAYS = {act.Pay: "pays", act.Stack: "lays", act.Fetch: "fetches"}
_JUNK = int(Card.JUNK)
_BEFORE_DEALING = (Stage.WISH, Stage.DECK, Stage.FIRST)
_BUYING = (Stage.PAY, Stage.SCRAP)


def tell(before: State, seat: Seat, action: Action, after: State) -> Step[State]:
    change = Change(before, seat, action, after)
    events = tuple(one for report in _REPORTS for one in report(change))
    return Step(after, events, _learnt(change, events))


def _learnt(change: Change, events: tuple[Event, ...]) -> tuple[Seat, ...]:
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


def _setup(change: Change) -> Iterator[Event]:
    before, seat, action, after = change
    match action:
        case act.Wish(deck):
            points = decks_of(before) - len(before.vote.wishes[seat])
            yield private("wished", seat, deck=deck.name.lower(), points=points)
        case act.Done() if before.turn.stage is Stage.WISH:
            yield event("wishes-done", seat)
            if after.turn.stage is not Stage.WISH:
                yield from _all_wishes(after)
        case act.Deck(deck):
            yield event("deck-chosen", deck=deck.name.lower())
        case act.First(first):
            yield event("first-seat", first)
    if before.turn.stage in _BEFORE_DEALING and after.turn.stage is Stage.HANDS:
        players = after.table.players
        yield event("dealt-decks", cards=names(players[0].deck), seats=len(players))
        yield event("market-dealt", cards=names(after.table.market.deck))


def _all_wishes(after: State) -> Iterator[Event]:
    for seat, wished in enumerate(after.vote.wishes):
        for place, folk in enumerate(wished):
            points = decks_of(after) - place
            yield event("wish-shown", seat, deck=folk.name.lower(), points=points)
    for folk in after.decks:
        yield event("deck-chosen", deck=folk.name.lower())


# Buying, building, inventory


def _drafted(change: Change) -> Iterator[Event]:
    """Report to its seat alone what it begins and what it lays."""
    before, seat, action, after = change
    match action:
        case act.Buy() | act.BuyDiscarded():
            name = NAMES[bought_card(after) or _JUNK]
            yield private("buying", seat, card=name, price=price_of(after, after.turn.slot))
        case act.Build():
            yield private("building", seat, number=number_of(after))
        case act.Inventory():
            yield private("sorting", seat)
        case act.Discard(item):
            yield private("sets-aside", seat, card=NAMES[item & CARD])
        case act.Pay() | act.Stack() | act.Fetch() if before.turn.stage is not Stage.CHARM:
            laid = after.turn.laid[-1]
            lays = about(_LAYS[type(action)], seat, laid.item, value=_laid_value(after, laid))
            yield lays._replace(known_to=(seat,))


def _settled(change: Change) -> Iterator[Event]:
    """Report what was laid when all may see it."""
    before, seat, action, after = change
    match action:
        case act.Settle() if before.turn.stage is Stage.PAY:
            yield from _opened("paid", before)
        case act.Settle() if before.turn.stage is Stage.INVENTORY:
            yield event("sorted", seat, count=len(before.turn.laid))
            yield from (about_printed("discarded", seat, one.was) for one in before.turn.laid)
        case act.Settle():
            yield from _opened("stacked", before)
        case act.Scrap(item):
            yield event("scrapped", seat, card=NAMES[item & CARD])
        case act.Ask():
            yield event("asked", seat, owner=partner_of(seat), number=number_of(before))
            yield from _opened("offered", before)
        case act.Decline():
            yield event("declined", seat, owner=before.turn.seat)
            for laid in before.turn.laid:
                if laid.seat == before.turn.seat and not laid.fetched:
                    yield about_printed("taken-back", laid.seat, laid.was)
    if before.turn.stage in _BUYING and after.turn.stage is Stage.END:
        yield _bought(before)


def _opened(kind: str, state: State) -> Iterator[Event]:
    """Report cards that were laid; what was fetched or shown to the partner lies open already."""
    was_shown = state.turn.stage is Stage.HELP
    for laid in state.turn.laid:
        is_fetched = laid.fetched and kind == "stacked"
        is_open = laid.fetched or (was_shown and laid.seat == state.turn.seat)
        source = {"source": "pile"} if is_open and not is_fetched else {}
        named, value = "fetched" if is_fetched else kind, _laid_value(state, laid)
        yield about(named, laid.seat, laid.item, laid.was, value=value, **source)
    yield from (about_printed("shown", seat, item) for seat, item in models_of(state))


def _laid_value(state: State, laid: Laid) -> int:
    return value_of(laid.item, state.turn.flashy if laid.seat == state.turn.seat else 0)


def _bought(before: State) -> Event:
    seat, slot, card = before.turn.seat, before.turn.slot, bought_card(before) or _JUNK
    if slot == FROM_DISCARD:
        return event("bought-discarded", seat, card=NAMES[card], price=VALUES[card])
    return event("bought", seat, card=NAMES[card], price=VALUES[card] + slot, slot=slot)


# The turn


def _turn(change: Change) -> Iterator[Event]:
    before, seat, action, after = change
    match action:
        case act.Enough():
            yield from _enough(before, seat)
        case act.Done() | act.DoneAgain() if before.turn.stage is not Stage.WISH:
            yield event("done" if isinstance(action, act.Done) else "done-again", seat)
            yield from _refilled(clean_up.fill_hand, before)
        case act.Roll(item, face):
            now = item_text(used_as(item, face) | USED)
            yield from using("rolling", before, seat, item, face, as_item=now)
        case act.Discover():
            yield from _discovery(before, seat, action)
            thrown = before.table.market.thrown
            if not before.table.market.deck and after.table.market.deck:
                yield event("market-reshuffled", count=len(thrown), cards=names(thrown))
        case act.Copy(item, face):
            copied = used_as(item, face)
            yield from using("copied", before, seat, item, face, as_item=item_text(copied))
            yield from _refilled(clean_up.fill_hand, turned_into(before, seat, item, copied))


def _enough(before: State, seat: Seat) -> Iterator[Event]:
    match before.turn.stage:
        case Stage.BONUS:
            yield event("bonus-declined", seat)
        case Stage.TARGET:
            is_one = bool(steps.playing(before).seats)
            yield event("no-more-targets" if is_one else "nobody-targeted", seat)
        case Stage.WINDOW:
            yield event("window-closed", seat)


def _discovery(before: State, seat: Seat, action: act.Discover) -> Iterator[Event]:
    item, face = action.item, action.face
    if face != Card.GOOD_OLD_TIMES:
        now = item_text(used_as(item, face) | USED)
        yield from using("discovers", before, seat, item, face, as_item=now)
        return
    yield about("discovers", seat, as_copy(item, face), item, as_item=item_text(item | USED))
    way = way_to_good_old_times(before, item)
    if way is not None:
        yield about_printed("shown", seat, way)


# Chance


def _chance(change: Change) -> Iterator[Event]:
    before, _, action, _ = change
    turn, market = before.turn, before.table.market
    match action:
        case act.Draw(owner, card) if turn.stage is not Stage.DRAW:
            yield from drawn(owner, card)
            if turn.stage is Stage.REFILL:
                yield from _refilled(clean_up.draw_on, drawn_to_hand(before, owner, card))
        case act.Market(card) if turn.stage is Stage.DISCOVER:
            yield event("thrown", turn.seat, card=NAMES[card], source="market")
            if turn.back is Stage.WINDOW:
                state = with_market(before, without_market_card(market, card))
                yield from _refilled(clean_up.fill_hand, throw_away(state, card))
        case act.Market(card) if turn.stage is not Stage.MARKET:
            yield event("stocked", card=NAMES[card], slot=market.row.index(None))
            if turn.stage is Stage.RESTOCK:
                state = with_market(before, filled(market, card))
                yield from _refilled(clean_up.restock, state)
        case act.Die(points):
            yield _rolled(turn, points)


def _rolled(turn: Turn, points: int) -> Event:
    item = turn.rolling
    if item is None:
        return event("gambled", turn.seat, points=points)
    now = item_text(altered(item, value_of(item, turn.flashy) + points))
    return event("rolled", turn.seat, points=points, item=item_text(item), as_item=now)


# What follows by itself


def _refilled(refill: Callable[[State, Any], State], state: State) -> Iterator[Event]:
    """Report what happens by itself when the hand and the market are filled from here on."""
    happened: list[tuple[Refill, tuple[int, ...]]] = []
    refill(state, lambda happening, cards: happened.append((happening, cards)))
    seat = state.turn.seat
    for happening, cards in happened:
        match happening:
            case Refill.TOP:
                yield from drawn(seat, cards[0])
            case Refill.RESHUFFLED:
                yield event("reshuffled", seat, count=len(cards), cards=names(cards))
            case Refill.JUNK:
                yield event("junk-taken", seat, count=len(cards))
            case Refill.SHOWN:
                yield from (about_printed("shown", seat, item) for item in cards)
            case Refill.COPIED:
                for item in cards:
                    copied = as_copy(item, Card.COOKIES)
                    yield about("copied", seat, copied, item, as_item=item_text(copied))
            case Refill.COOKIES:
                items = ",".join(map(item_text, cards))
                yield event("cookies", seat, count=len(cards), items=items)
            case Refill.MARKET:
                yield event("market-reshuffled", count=len(cards), cards=names(cards))


def _consequences(change: Change) -> Iterator[Event]:
    before, _, _, after = change
    seat = before.turn.seat
    old, new = (len(one.table.stalls[stall_of(one, seat)]) for one in (before, after))
    if new > old:
        yield event("built", seat, number=new)
    yield from techniques.follow_ups(change)
    if new > old and after.turn.stage is Stage.BONUS:
        yield event("bonus", seat, number=number_of(after))
    if after.turn.stage is Stage.OVER:
        yield _ended(after)
    elif after.turn.number != before.turn.number:
        yield event("turn-began", after.turn.seat, number=after.turn.number)


def _ended(after: State) -> Event:
    seat = after.turn.seat
    if won_stall(after) is None:
        return event("rounds-over", count=after.rules.rounds)
    if after.rules.teams:
        return event("team-won", seat, owner=partner_of(seat))
    return event("won", seat)


_REPORTS = (_setup, _drafted, _settled, _turn, _chance, techniques.played, _consequences)
"""Each reports actions of its kind and nothing of the others."""
