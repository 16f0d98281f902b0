"""What to tell of an action: what all may know, what only some may, and who learnt something.

A payment, a stack or an inventory is told to its seat alone until it is settled or shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from guildhall.core.event import Event, event, private
from guildhall.core.game import Step
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.knowledge.bounds import known_in
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import COPYING, HAND_SIZE, NAMES, VALUES, Card
from guildhall.games.dale.model.items import CARD, effective, is_fixed
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Stage,
    State,
    partner_of,
    stall_of,
    won_stall,
)
from guildhall.games.dale.report import techniques as told
from guildhall.games.dale.report.techniques import (
    Change,
    about,
    drawn,
    laid_value,
    shown_model,
    stack_told,
    used_as,
)
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.laying import bought_card, models_of
from guildhall.games.dale.rules.payments import price_of
from guildhall.games.dale.rules.setup import decks_of
from guildhall.games.dale.rules.stacks import number_of

_DRAFTING = (act.Buy, act.BuyDiscarded, act.Build, act.Inventory, act.Pay, act.Fetch, act.Discard)
_JUNK = int(Card.JUNK)
_WILY_FELLOW = int(Card.WILY_FELLOW)
_CLEANING = (Stage.REFILL, Stage.RESTOCK, Stage.WINDOW)
_SPECIAL_OFFER = int(Card.SPECIAL_OFFER)


def tell(before: State, seat: Seat, action: Action, after: State) -> Step[State]:
    change: Change[Any] = Change(before, seat, action, after)
    events = (*_TELL[type(action)](change), *_consequences(change))
    return Step(after, events, _learnt(before, seat, action, after))


def _learnt(before: State, seat: Seat, action: Action, after: State) -> tuple[Seat, ...]:
    everyone = tuple(range(len(after.players)))
    if seat == CHANCE or isinstance(action, act.Guess):
        return everyone
    if before.stage is Stage.WISH:
        return () if after.stage is Stage.WISH else everyone
    is_stacking = isinstance(action, act.Stack) and before.stage is not Stage.CHARM
    if is_stacking or isinstance(action, _DRAFTING):
        return ()
    if _hasdrawn(before, after) or _passes_on(before, after):
        return everyone
    return tuple(one for one in everyone if one != seat)


def _passes_on(before: State, after: State) -> bool:
    """Whether another seat may now lay out cards in secret.

    That must not be told by an undo that is locked from then on.
    """
    return before.turn != after.turn or (before.stage is Stage.HELP) != (after.stage is Stage.HELP)


def _hasdrawn(before: State, after: State) -> bool:
    """Whether a known card was taken from a deck, or a pile was shuffled."""
    if before.market.pool != after.market.pool:
        return True
    return any(
        len(old.top) > len(new.top) or old.pool != new.pool
        for old, new in zip(before.players, after.players, strict=True)
    )


# Setup


def _wish(change: Change[act.Wish]) -> Iterator[Event]:
    before, seat, action, _ = change
    points = decks_of(before) - len(before.wishes[seat])
    yield private("wished", seat, deck=action.deck.name.lower(), points=points)


def _wishes_told(after: State) -> Iterator[Event]:
    """All wishes are shown when the last seat is done."""
    for seat, wished in enumerate(after.wishes):
        for place, folk in enumerate(wished):
            points = decks_of(after) - place
            yield event("wish-shown", seat, deck=folk.name.lower(), points=points)
    for folk in after.decks:
        yield event("deck-chosen", deck=folk.name.lower())


def _deck(change: Change[act.Deck]) -> Iterator[Event]:
    action = change.action
    yield event("deck-chosen", deck=action.deck.name.lower())


def _first(change: Change[act.First]) -> Iterator[Event]:
    yield event("first-seat", change.action.seat)


# Buying


def _buy(change: Change[Action]) -> Iterator[Event]:
    _, seat, _, after = change
    card = bought_card(after)
    name = NAMES[_JUNK if card is None else card]
    yield private("buying", seat, card=name, price=price_of(after, after.slot))


def _pay(change: Change[act.Pay]) -> Iterator[Event]:
    _, seat, _, after = change
    laid = after.laid[-1]
    yield about("pays", seat, laid.item, (seat,), value=laid_value(after, laid))


def _paid(before: State, seat: Seat) -> Iterator[Event]:
    for laid in before.laid:
        yield about("paid", seat, laid.item, value=laid_value(before, laid))
    yield from _models(before)


def _models(state: State) -> Iterator[Event]:
    for seat, item in models_of(state):
        yield event("shown", seat, card=NAMES[item & CARD])


def _bought(before: State, seat: Seat) -> Iterator[Event]:
    card = bought_card(before)
    if card is None:
        return
    name, value = NAMES[card], VALUES[card]
    if before.slot == FROM_DISCARD:
        yield event("bought-discarded", seat, card=name, price=value)
    else:
        yield event("bought", seat, card=name, price=value + before.slot, slot=before.slot)


def _scrap(change: Change[act.Scrap]) -> Iterator[Event]:
    before, seat, action, after = change
    yield about("scrapped", seat, action.item & CARD)
    if after.stage is not Stage.SCRAP:
        yield from _bought(before, seat)


# Building


def _build(change: Change[act.Build]) -> Iterator[Event]:
    _, seat, _, after = change
    yield private("building", seat, number=number_of(after))


def _lay(change: Change[act.Stack | act.Fetch]) -> Iterator[Event]:
    before, seat, action, after = change
    if before.stage is Stage.CHARM:
        yield from told.tell_charmed(before, seat, action.face, after)
        return
    laid = after.laid[-1]
    kind = "fetches" if laid.fetched else "lays"
    yield about(kind, seat, laid.item, (seat,), value=laid_value(after, laid))


def _built(before: State, after: State) -> Iterator[Event]:
    for laid in before.laid:
        kind = "fetched" if laid.fetched else "stacked"
        yield about(kind, laid.seat, laid.item, value=laid_value(before, laid))
    yield from _models(before)
    yield from stack_told(before, after)


def _ask(change: Change[act.Ask]) -> Iterator[Event]:
    before, seat, _, _ = change
    yield event("asked", seat, owner=partner_of(seat), number=number_of(before))
    for laid in before.laid:
        yield about("offered", seat, laid.item, value=laid_value(before, laid))
    yield from _models(before)


def _decline(change: Change[act.Decline]) -> Iterator[Event]:
    before, seat, _, _ = change
    yield event("declined", seat, owner=before.turn)


# Inventory


def _sort(change: Change[act.Inventory]) -> Iterator[Event]:
    seat = change.seat
    yield private("sorting", seat)


def _set_aside(change: Change[act.Discard]) -> Iterator[Event]:
    _, seat, action, _ = change
    yield private("sets-aside", seat, card=NAMES[action.item & CARD])


def _settle(change: Change[act.Settle]) -> Iterator[Event]:
    before, seat, _, after = change
    if before.stage is Stage.PAY:
        yield from _paid(before, seat)
        if after.stage is not Stage.SCRAP:
            yield from _bought(before, seat)
    elif before.stage is Stage.INVENTORY:
        yield event("sorted", seat, count=len(before.laid))
        for laid in before.laid:
            yield event("discarded", seat, card=NAMES[laid.item & CARD])
    else:
        yield from _built(before, after)


# The turn


def _enough(change: Change[act.Enough]) -> Iterator[Event]:
    before, seat, _, _ = change
    match before.stage:
        case Stage.SCRAP:
            yield from _bought(before, seat)
        case Stage.BONUS:
            yield event("bonus-declined", seat)
        case Stage.TARGET:
            is_one = bool(steps.playing(before).seats)
            yield event("no-more-targets" if is_one else "nobody-targeted", seat)
        case _:
            yield private("window-closed", seat)


def _done(change: Change[act.Done]) -> Iterator[Event]:
    before, seat, _, after = change
    if before.stage is not Stage.WISH:
        yield event("done", seat)
        return
    yield event("wishes-done", seat)
    if after.stage is not Stage.WISH:
        yield from _wishes_told(after)


def _ability(kind: str) -> Callable[[Change[Any]], Iterator[Event]]:
    def tell_ability(change: Change[act.Roll | act.Discover | act.Copy]) -> Iterator[Event]:
        before, seat, action, after = change
        face = action.face
        if face == Card.GOOD_OLD_TIMES:
            card = action.item & CARD
            yield event(f"{kind}-as", seat, card=NAMES[card], as_card=NAMES[face])
            for way in _newly_known(before, after, seat) - Counter([card]):
                yield event("shown", seat, card=NAMES[way])
            return
        yield about(kind, seat, used_as(action.item, face))
        yield from shown_model(before, seat, action.item, face)

    return tell_ability


# What follows by itself


def _consequences(change: Change[Any]) -> Iterator[Event]:
    before, _, _, after = change
    if not _turns_a_deck(change):
        yield from _taken_tops(before, after)
    yield from _shuffles(before, after)
    yield from _mixed_hands(before, after)
    junk = before.junk - after.junk + after.minted - before.minted
    if junk > 0 and before.stage not in (Stage.FIRST, Stage.DECK, Stage.WISH):
        yield event("junk-taken", before.turn, count=junk)
    yield from _raised(change)
    if after.stage is Stage.BONUS and len(_own_stall(after)) > len(_own_stall(before)):
        yield event("bonus", after.turn, number=number_of(after))
    if after.stage is Stage.OVER:
        yield from _ended(after)
    elif after.turns != before.turns:
        yield event("turn-began", after.turn, number=after.turns)


def _raised(change: Change[Any]) -> Iterator[Event]:
    """Cookies, or what becomes Cookies by itself, let a hand be filled with more cards."""
    before, _, action, after = change
    seat = before.turn
    if not isinstance(action, act.Done) and before.stage not in _CLEANING:
        return
    size = len(after.players[seat].hand)
    has_grown = size > len(before.players[seat].hand)
    goal = after.goal if after.stage is Stage.REFILL else size * has_grown
    if goal <= max(HAND_SIZE, before.goal):
        return
    if not isinstance(action, act.Copy):
        yield from _became_cookies(before, after, goal - HAND_SIZE)
    yield event("cookies", seat, count=goal - HAND_SIZE)


def _became_cookies(before: State, after: State, count: int) -> Iterator[Event]:
    """Which cards became Cookies by themselves, and what Seeing Doubles showed for that.

    When the turn has ended they are their old selves again, but all have seen them.
    """
    seat = before.turn
    seen = _newly_known(before, after, seat)
    if after.turns == before.turns:
        became = [*(_fixed_cookies(after, seat) - _fixed_cookies(before, seat)).elements()]
    else:
        others = max(0, count - after.players[seat].hand.count(Card.COOKIES))
        became = [card for card in seen.elements() if card in COPYING][:others]
    for card in became:
        yield event("copied-as", seat, card=NAMES[card], as_card=NAMES[Card.COOKIES])
    if Card.SEEING_DOUBLES in became:
        for card in seen:
            if card not in (*became, _JUNK):
                yield event("shown", seat, card=NAMES[card])


def _fixed_cookies(state: State, seat: Seat) -> Counter[int]:
    """The cards of a hand that are Cookies for the rest of the turn."""
    hand = state.players[seat].hand
    return Counter(one & CARD for one in hand if is_fixed(one) and effective(one) == Card.COOKIES)


def _newly_known(before: State, after: State, seat: Seat) -> Counter[int]:
    """The cards of a hand that all know only now."""
    known = [Counter(item & CARD for item in known_in(one, seat)) for one in (before, after)]
    return known[1] - known[0]


def _own_stall(state: State) -> tuple[tuple[int, ...], ...]:
    return state.stalls[stall_of(state, state.turn)]


def _turns_a_deck(change: Change[Any]) -> bool:
    """Whether Wily Fellow is played, which takes cards off a deck but draws none."""
    before, _, action, after = change
    if (
        isinstance(action, act.Play)
        and effective(used_as(action.item, action.face)) == _WILY_FELLOW
    ):
        return True
    return any(one is not None and one.face == _WILY_FELLOW for one in (before.play, after.play))


def _taken_tops(before: State, after: State) -> Iterator[Event]:
    """Known cards on a deck are drawn without chance."""
    for old, new in zip(before.players, after.players, strict=True):
        for card in old.top[: max(0, len(old.top) - len(new.top))]:
            yield from drawn(before if after.play is None else after, card)


def _shuffles(before: State, after: State) -> Iterator[Event]:
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old.pool != new.pool:
            yield event("reshuffled", seat, count=len(new.deck))
    if before.market.pool != after.market.pool:
        yield event("market-reshuffled", count=len(after.market.deck))


def _mixed_hands(before: State, after: State) -> Iterator[Event]:
    if after.stage is Stage.DEAL and before.stage is not Stage.DEAL:
        play = steps.playing(after)
        yield event("mixed", after.turn, owner=play.target, count=play.left)


def _ended(after: State) -> Iterator[Event]:
    if won_stall(after) is None:
        yield event("rounds-over", count=after.rules.rounds)
    elif after.rules.teams:
        yield event("team-won", after.turn, owner=partner_of(after.turn))
    else:
        yield event("won", after.turn)


_TELL: Mapping[type, Callable[[Change[Any]], Iterator[Event]]] = {
    act.Wish: _wish,
    act.Deck: _deck,
    act.First: _first,
    act.Buy: _buy,
    act.BuyDiscarded: _buy,
    act.Play: told.tell_play,
    act.Build: _build,
    act.Inventory: _sort,
    act.Roll: _ability("rolling"),
    act.Discover: _ability("discovers"),
    act.Copy: _ability("copied"),
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
    act.Draw: told.tell_draw,
    act.Market: told.tell_market,
    act.Take: told.tell_take,
    act.Deal: told.tell_deal,
    act.Die: told.tell_die,
}
