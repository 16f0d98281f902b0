"""What to report of techniques and of what chance draws for them."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.event import Event, event
from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import NAMES, Card
from guildhall.games.dale.model.items import CARD, altered, effective, is_fixed, value_of
from guildhall.games.dale.model.options import TurnedDeck
from guildhall.games.dale.model.state import (
    Stage,
    State,
    Technique,
    stall_of,
    with_market,
    with_technique,
)
from guildhall.games.dale.report.cards import (
    Change,
    about,
    about_printed,
    between,
    copied_card,
    drawn,
    item_text,
    names,
    used_as,
    using,
    with_card,
    without,
)
from guildhall.games.dale.rules.effects import EFFECTS, ocelots, steps
from guildhall.games.dale.rules.effects.effect import Where
from guildhall.games.dale.rules.piles import to_hand

_JUNK = int(Card.JUNK)
_SOURCES = {Where.ASIDE: "aside", Where.ROW: "row"}
"""Where cards lie that are put onto a discard pile, if it is not the hand."""


def played(change: Change) -> Iterator[Event]:
    """Report what is played, chosen or drawn for a technique."""
    if isinstance(change.action, act.Play):
        yield from _play(change, change.action)
    technique = change.before.turn.technique
    if technique is not None:
        for report in (_chosen, _picked, _shown, _by_chance):
            yield from report(change, technique)


# Playing a technique


def _play(change: Change, action: act.Play) -> Iterator[Event]:
    before, seat, _, after = change
    table = before.table
    yield from using("played", before, seat, action.item, action.face)
    face = effective(used_as(action.item, action.face))
    match face:
        case Card.FLASHY_SHOW:
            yield event("flashy", seat, count=after.turn.flashy)
        case Card.FAVOURITE_TOY:
            for card in table.players[seat].discard[-1:]:
                yield event("recovered", seat, card=NAMES[card])
        case Card.WILY_FELLOW:
            yield from _turned(before, seat)
        case Card.TREASURE_HUNTER:
            targets = [one for one in steps.others(before) if table.players[one].discard]
            if len(targets) == 1:
                yield _grabbed(before, seat, targets[0])
    if EFFECTS[face].orders is Where.ROW:
        yield from _last_put(change, face, [card for card in table.market.row if card is not None])
    elif EFFECTS[face].orders is Where.HAND:
        yield from _last_put(change, face, without(table.players[seat].hand, action.item))


def _turned(before: State, seat: Seat) -> Iterator[Event]:
    """Report Wily Fellow: known cards are turned over at once, or shuffled into the deck."""
    yield event("turned-deck", seat)
    player = before.table.players[seat]
    if before.rules.turned_deck is TurnedDeck.SHUFFLED:
        if player.top:
            yield event("deck-mixed", seat)
        return
    for card in player.top:
        yield event("discarded", seat, card=NAMES[card], source="deck")


def _grabbed(before: State, seat: Seat, target: Seat) -> Event:
    card = before.table.players[target].discard[-1]
    return event("grabbed", seat, card=NAMES[card], owner=target)


# Choices


def _chosen(change: Change, technique: Technique) -> Iterator[Event]:
    """Report the choice of a seat, a stack or cards of the hand or the row."""
    before, seat, action, _ = change
    owner, face = technique.target, technique.face
    match action:
        case act.Target(target):
            yield event("targeted", seat, owner=target)
            if face == Card.TREASURE_HUNTER:
                yield _grabbed(before, seat, target)
            yield from _last_put(change, face, list(before.table.players[seat].hand))
        case act.Put(item):
            yield _put(face, seat, item)
            yield from _last_put(change, face, without(steps.to_order(before), item))
        case act.Slot(slot):
            kind = "swapped-goods" if face == Card.GIFT_VOUCHER else "took-goods"
            name = NAMES[before.table.market.row[slot] or _JUNK]
            yield event(kind, seat, card=name, slot=slot)
        case act.Give(item) if face == Card.ROTTEN_FOOD:
            yield from with_card("slipped", "slipped-card", seat, item, owner=owner)
        case act.Give(item):
            yield from between(("gave-card", "gave"), (seat, owner), item)
        case act.Swap(stall, stack, card):
            yield event("swapped-stall", seat, card=NAMES[card], owner=stall, number=stack)


def _last_put(change: Change, face: int, waiting: list[int]) -> Iterator[Event]:
    """Report the last card, which goes onto the discard pile without being chosen."""
    is_open = change.after.turn.stage not in (Stage.ORDER, Stage.TARGET)
    if Stage.ORDER in EFFECTS[face].asks and is_open and len(waiting) == 1:
        yield _put(face, change.seat, waiting[0])


def _put(face: int, seat: Seat, item: int) -> Event:
    source = _SOURCES.get(EFFECTS[face].orders)
    if source is None:
        return about_printed("discarded", seat, item)
    return event("thrown", seat, card=NAMES[item & CARD], source=source)


def _picked(change: Change, technique: Technique) -> Iterator[Event]:
    """Report the choice among cards that lie aside, or of a card to throw away."""
    before, seat, action, after = change
    match action:
        case act.Keep(card):
            yield from with_card("keeps", "kept", seat, card)
            rest = without(technique.aside, card)
            yield from _last_put(change, technique.face, rest)
            if technique.face == Card.SPYGLASS:
                yield from _put_back(seat, rest, after)
        case act.Return(card):
            yield from with_card("puts-back-hidden", "puts-back", seat, card)
            yield from _put_back(seat, without(technique.aside, card), after)
        case act.Throw(item) if technique.face == Card.SHATTERED_RELIC:
            yield about_printed("thrown", seat, item)
        case act.Throw(item):
            source = "pile" if technique.face == Card.NEW_SEASON else "aside"
            yield event("thrown", seat, card=NAMES[item], source=source)
            if technique.face == Card.SABOTAGE:
                for card in without(technique.aside, item):
                    owner, name = technique.target, NAMES[card]
                    yield event("discarded", owner, card=name, source="seen", by=seat)
        case act.Stack(face=copied) if before.turn.stage is Stage.CHARM:
            yield from _charmed(before, seat, technique.aside[0], copied)


def _put_back(seat: Seat, rest: list[int], after: State) -> Iterator[Event]:
    """Report that the last card goes back onto the deck without being chosen."""
    for card in rest if after.turn.stage is not Stage.RETURN else ():
        yield from with_card("puts-back-hidden", "puts-back", seat, card)


# Blindfold


def _shown(change: Change, technique: Technique) -> Iterator[Event]:
    """Report a card that is chosen for Blindfold, guessed and given a value."""
    before, seat, action, _ = change
    hidden = technique.hidden or _JUNK
    match action:
        case act.Hide(item, face):
            yield event("hid", seat, owner=technique.target)
            yield about("hid-card", seat, used_as(item, face))._replace(known_to=(seat,))
        case act.Guess(value):
            yield event("guessed", seat, value=value)
            is_right = value == value_of(hidden, before.turn.flashy)
            yield from _revealed(before, hidden, technique.was or _JUNK)
            yield event("guess-right" if is_right else "guess-wrong", seat)
            if is_right:
                yield about_printed("discarded", before.turn.seat, hidden)
        case act.Value(value):
            items = {"item": item_text(hidden), "as_item": item_text(altered(hidden, value))}
            yield about("set-value", seat, hidden, value=value, **items)


def _revealed(before: State, hidden: int, was: int) -> Iterator[Event]:
    seat, value = before.turn.seat, value_of(hidden, before.turn.flashy)
    more = {} if hidden == was else {"as_item": item_text(hidden)}
    yield about("revealed", seat, hidden, was, value=value, **more)
    if is_fixed(hidden) and not is_fixed(was):
        yield from copied_card(before, seat, was, effective(hidden))


# Chance


def _by_chance(change: Change, technique: Technique) -> Iterator[Event]:
    before, _, action, after = change
    seat, owner = before.turn.seat, technique.target
    match action:
        case act.Draw(source, card) if before.turn.stage is Stage.DRAW:
            yield from _drawn(technique.face, seat, source, card)
        case act.Market(card) if before.turn.stage is Stage.MARKET:
            yield from _market_drawn(change, technique.face, card)
        case act.Take(source, item) if technique.face == Card.NUISANCE:
            yield about_printed("discarded", source, item)
        case act.Take(source, item):
            more = {"aside": 1} if technique.face == Card.GAMBLE else {}
            kinds = ("gave-card", "gave") if source == seat else ("took-card", "took")
            yield from between(kinds, (seat, owner), item, **more)
        case act.Deal(card):
            yield from with_card("deals", "dealt", seat, card, owner=seat)
            if after.turn.stage is not Stage.DEAL:
                for rest in without(technique.aside, card):
                    yield from with_card("deals", "dealt", owner, rest, owner=seat)


def _drawn(face: int, seat: Seat, owner: Seat, card: int) -> Iterator[Event]:
    """Report a card of this owner's deck where the technique of a seat puts it."""
    match EFFECTS[face].draws_to:
        case Where.ASIDE:
            yield from with_card("looks", "saw", seat, card, owner=owner)
        case Where.DISCARD:
            yield event("discarded", seat, card=NAMES[card], source="deck")
        case _:
            yield from drawn(seat, card)


def _market_drawn(change: Change, face: int, card: int) -> Iterator[Event]:
    before = change.before
    seat = before.turn.seat
    match EFFECTS[face].draws_to:
        case Where.ROW:
            yield event("stocked", card=NAMES[card], slot=before.table.market.row.index(None))
        case Where.HAND:
            yield from with_card("market-draws", "market-drew", seat, card)
        case _ if face == Card.CHARM:
            yield event("charmed", seat, card=NAMES[card])
            yield from _charm_result(change, card)
        case _:
            yield from with_card("looks", "saw", seat, card, source="market")


def _charm_result(change: Change, card: int) -> Iterator[Event]:
    """Report what becomes of the revealed card if nobody is asked."""
    before, _, _, after = change
    if after.turn.stage is Stage.CHARM:
        return
    seat = before.turn.seat
    number = stall_of(before, seat)
    if len(after.table.stalls[number]) == len(before.table.stalls[number]):
        yield event("thrown", seat, card=NAMES[card], source="aside")
        return
    revealed = with_market(before, after.table.market)
    revealed = with_technique(revealed, steps.playing(before)._replace(aside=(card,)))
    ((face, _),) = ocelots.charm_uses(revealed)
    yield from _charmed(revealed, seat, card, face)


def _charmed(state: State, seat: Seat, card: int, face: int | None) -> Iterator[Event]:
    """Report a stack of the revealed card; it copies as if it lay in the hand."""
    holding, value = to_hand(state, seat, card), value_of(used_as(card, face), state.turn.flashy)
    yield from using("stacked", holding, seat, card, face, value=value, source="aside")


# What follows by itself while a technique is in play


def follow_ups(change: Change) -> Iterator[Event]:
    before, _, action, after = change
    face = _face_of(change)
    if face is None or isinstance(action, act.Discover):
        return
    seat, stage = before.turn.seat, before.turn.stage
    if EFFECTS[face].draws_to is not Where.DISCARD:
        yield from _tops_drawn(change, face)
    yield from _shuffles(change, face)
    if after.turn.stage is Stage.DEAL and stage is not Stage.DEAL:
        technique = steps.playing(after)
        yield event("mixed", seat, owner=technique.target, count=technique.left)
    if face == Card.GAMBLE and stage is Stage.TAKE and after.turn.technique is None:
        yield event("gamble-over", seat, owner=steps.playing(before).target)


def _face_of(change: Change) -> int | None:
    """Return the card whose effect was in play during the step, if any."""
    if isinstance(change.action, act.Play):
        return effective(used_as(change.action.item, change.action.face))
    technique = change.after.turn.technique or change.before.turn.technique
    return None if technique is None else technique.face


def _tops_drawn(change: Change, face: int) -> Iterator[Event]:
    """Report known cards on a deck, which are drawn without chance."""
    before, _, _, after = change
    pairs = zip(before.table.players, after.table.players, strict=True)
    for owner, (old, new) in enumerate(pairs):
        for card in old.top[: max(0, len(old.top) - len(new.top))]:
            yield from _drawn(face, before.turn.seat, owner, card)


def _shuffles(change: Change, face: int) -> Iterator[Event]:
    """Report piles that became decks: a deck holds other cards than were left of it."""
    before, _, action, after = change
    is_turning = face == Card.WILY_FELLOW and after.turn.technique is not None
    pairs = zip(before.table.players, after.table.players, strict=True)
    for seat, (old, new) in enumerate(pairs):
        left = list(old.deck)
        if isinstance(action, act.Draw) and action.seat == seat:
            left.remove(action.card)
        is_mixed = is_turning and new.deck == tuple(sorted((*old.top, *old.deck)))
        if new.deck != tuple(left) and not is_mixed:
            yield event("reshuffled", seat, count=len(new.deck), cards=names(new.deck))
    market = list(before.table.market.deck)
    if isinstance(action, act.Market):
        market.remove(action.card)
    deck = after.table.market.deck
    if deck != tuple(market):
        yield event("market-reshuffled", count=len(deck), cards=names(deck))
