"""What to report of techniques and of what chance draws for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.core.event import Args, Event, event
from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.data import NAMES, Card
from guildhall.games.dale.model.items import CARD, altered, effective, is_fixed, value_of
from guildhall.games.dale.model.options import TurnedDeck
from guildhall.games.dale.model.state import Stage, State, stall_of, with_turn
from guildhall.games.dale.report.cards import (
    Change,
    about,
    between,
    item_text,
    names,
    shown,
    shown_model,
    used_as,
    with_card,
)
from guildhall.games.dale.rules.abilities import model_for
from guildhall.games.dale.rules.effects import EFFECTS, ocelots, steps
from guildhall.games.dale.rules.effects.effect import Where
from guildhall.games.dale.rules.piles import to_hand
from guildhall.games.dale.rules.setup import next_to_deal

_JUNK = int(Card.JUNK)
_SOURCES = {Where.ASIDE: "aside", Where.ROW: "row"}
"""Where cards lie that are put onto a discard pile, if it is not the hand."""


def stack_told(before: State, after: State) -> Iterator[Event]:
    seat = before.turn.seat
    number = stall_of(before, seat)
    built = len(after.table.stalls[number])
    if built > len(before.table.stalls[number]):
        yield event("built", seat, number=built)


# Playing a technique


def tell_play(change: Change[act.Play]) -> Iterator[Event]:
    before, seat, action, after = change
    used = used_as(action.item, action.face)
    yield about("played", seat, used, action.item)
    yield from shown_model(before, seat, action.item, action.face)
    hand = list(before.table.players[seat].hand)
    hand.remove(action.item)
    face = effective(used)
    match face:
        case Card.FLASHY_SHOW:
            yield event("flashy", seat, count=after.turn.flashy)
        case Card.FAVOURITE_TOY:
            for card in before.table.players[seat].discard[-1:]:
                yield event("recovered", seat, card=NAMES[card])
        case Card.WILY_FELLOW:
            yield from _turned(before, seat)
        case Card.TREASURE_HUNTER:
            targets = [one for one in steps.others(before) if before.table.players[one].discard]
            if len(targets) == 1:
                yield from _grabbed(before, seat, targets[0])
    row = [card for card in before.table.market.row if card is not None]
    waiting = row if EFFECTS[face].orders is Where.ROW else hand
    if EFFECTS[face].orders is not Where.ASIDE:
        yield from _put_by_itself(change, face, waiting)


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


def _grabbed(before: State, seat: Seat, target: Seat) -> Iterator[Event]:
    card = before.table.players[target].discard[-1]
    yield event("grabbed", seat, card=NAMES[card], owner=target)


# Putting cards in order


def tell_put(change: Change[act.Put]) -> Iterator[Event]:
    before, seat, action, _ = change
    face, rest = steps.playing(before).face, list(steps.to_order(before))
    rest.remove(action.item)
    yield _put(face, seat, action.item)
    yield from _put_by_itself(change, face, rest)


def _put_by_itself(change: Change[Any], face: int, waiting: list[int]) -> Iterator[Event]:
    """Report the last card, which goes onto the discard pile without being chosen."""
    is_open = change.after.turn.stage not in (Stage.ORDER, Stage.TARGET)
    if Stage.ORDER in EFFECTS[face].asks and is_open and len(waiting) == 1:
        yield _put(face, change.seat, waiting[0])


def _put(face: int, seat: Seat, item: int) -> Event:
    source = _SOURCES.get(EFFECTS[face].orders)
    if source is None:
        return about("discarded", seat, item & CARD, item)
    return event("thrown", seat, card=NAMES[item & CARD], source=source)


# Choices


def tell_throw(change: Change[act.Throw]) -> Iterator[Event]:
    before, seat, action, _ = change
    technique = steps.playing(before)
    if technique.face == Card.NEW_SEASON:
        yield event("thrown", seat, card=NAMES[action.item], source="pile")
    elif technique.face == Card.SHATTERED_RELIC:
        yield about("thrown", seat, action.item & CARD, action.item)
    else:
        yield event("thrown", seat, card=NAMES[action.item], source="aside")
    if technique.face == Card.SABOTAGE:
        rest = list(technique.aside)
        rest.remove(action.item)
        for card in rest:
            yield event("discarded", technique.target, card=NAMES[card], source="seen", by=seat)


def tell_keep(change: Change[act.Keep]) -> Iterator[Event]:
    before, seat, action, after = change
    technique = steps.playing(before)
    yield from with_card("keeps", "kept", seat, action.card)
    rest = list(technique.aside)
    rest.remove(action.card)
    yield from _put_by_itself(change, technique.face, rest)
    if technique.face == Card.SPYGLASS and after.turn.stage is not Stage.RETURN:
        for card in rest:
            yield from with_card("puts-back-hidden", "puts-back", seat, card)


def tell_return(change: Change[act.Return]) -> Iterator[Event]:
    before, seat, action, after = change
    rest = list(steps.playing(before).aside)
    rest.remove(action.card)
    for card in (action.card, *(rest if after.turn.stage is not Stage.RETURN else ())):
        yield from with_card("puts-back-hidden", "puts-back", seat, card)


def tell_slot(change: Change[act.Slot]) -> Iterator[Event]:
    before, seat, action, _ = change
    is_swap = steps.playing(before).face == Card.GIFT_VOUCHER
    card = before.table.market.row[action.slot]
    name = NAMES[_JUNK if card is None else card]
    kind = "swapped-goods" if is_swap else "took-goods"
    yield event(kind, seat, card=name, slot=action.slot)


def tell_target(change: Change[act.Target]) -> Iterator[Event]:
    before, seat, action, _ = change
    yield event("targeted", seat, owner=action.seat)
    face = steps.playing(before).face
    if face == Card.TREASURE_HUNTER:
        yield from _grabbed(before, seat, action.seat)
    yield from _put_by_itself(change, face, list(before.table.players[seat].hand))


def tell_give(change: Change[act.Give]) -> Iterator[Event]:
    before, seat, action, _ = change
    technique = steps.playing(before)
    item, owner = action.item, technique.target
    if technique.face == Card.ROTTEN_FOOD:
        more: dict[str, Any] = {} if item <= CARD else {"item": item_text(item)}
        yield event("slipped", seat, owner=owner)._replace(told_more=(seat,))
        args: Args = (("card", NAMES[item & CARD]), ("owner", owner), *more.items())
        yield Event("slipped-card", seat, args, (seat,))
    else:
        yield from between("gave-card", "gave", (seat, owner), item)


def tell_swap(change: Change[act.Swap]) -> Iterator[Event]:
    _, seat, action, _ = change
    owner, name = action.stall, NAMES[action.card]
    yield event("swapped-stall", seat, card=name, owner=owner, number=action.stack)


def tell_hide(change: Change[act.Hide]) -> Iterator[Event]:
    before, seat, action, _ = change
    yield event("hid", seat, owner=steps.playing(before).target)
    used = used_as(action.item, action.face)
    yield about("hid-card", seat, used, known_to=(seat,))


def tell_guess(change: Change[act.Guess]) -> Iterator[Event]:
    before, seat, action, _ = change
    active, technique = before.turn.seat, steps.playing(before)
    hidden, was = technique.hidden or _JUNK, technique.was or _JUNK
    value = value_of(hidden, before.turn.flashy)
    yield event("guessed", seat, value=action.value)
    more: dict[str, Any] = {} if hidden == was else {"as_item": item_text(hidden)}
    yield about("revealed", active, hidden, was, value=value, **more)
    if is_fixed(hidden) and not is_fixed(was):
        yield from shown_model(before, active, was, effective(hidden))
    if action.value != value:
        yield event("guess-wrong", seat)
        return
    yield event("guess-right", seat)
    yield about("discarded", active, hidden & CARD, hidden)


def tell_value(change: Change[act.Value]) -> Iterator[Event]:
    before, seat, action, _ = change
    hidden = steps.playing(before).hidden or _JUNK
    now = altered(hidden, action.value)
    args: dict[str, Any] = {"item": item_text(hidden), "as_item": item_text(now)}
    yield about("set-value", seat, hidden, value=action.value, **args)


# Chance


def tell_draw(before: State, action: act.Draw) -> Iterator[Event]:
    technique = before.turn.technique
    if before.turn.stage is Stage.HANDS:
        yield from with_card("draws", "drew", next_to_deal(before), action.card)
    elif before.turn.stage is Stage.DRAW and technique is not None:
        yield from _drawn(technique.face, before.turn.seat, action.seat, action.card)
    else:
        yield from drawn_to_hand(before.turn.seat, action.card)


def drawn_to_hand(seat: Seat, card: int) -> Iterator[Event]:
    yield from with_card("draws", "drew", seat, card)


def _drawn(face: int, seat: Seat, owner: Seat, card: int) -> Iterator[Event]:
    """Report a card of this owner's deck where the technique of a seat puts it."""
    match EFFECTS[face].draws_to:
        case Where.ASIDE:
            yield from with_card("looks", "saw", seat, card, owner=owner)
        case Where.DISCARD:
            yield event("discarded", seat, card=NAMES[card], source="deck")
        case _:
            yield from drawn_to_hand(seat, card)


def tell_market(before: State, card: int, after: State) -> Iterator[Event]:
    seat, face = before.turn.seat, steps.playing(before).face
    if face == Card.CHARM:
        yield event("charmed", seat, card=NAMES[card])
        yield from _charm_result(before, seat, card, after)
        return
    match EFFECTS[face].draws_to:
        case Where.ROW:
            yield event("stocked", card=NAMES[card], slot=before.table.market.row.index(None))
        case Where.HAND:
            yield from with_card("market-draws", "market-drew", seat, card)
        case _:
            yield from with_card("looks", "saw", seat, card, source="market")


def _charm_result(before: State, seat: Seat, card: int, after: State) -> Iterator[Event]:
    """Report what becomes of the revealed card if nobody is asked."""
    if after.turn.stage is Stage.CHARM:
        return
    number = stall_of(before, seat)
    if len(after.table.stalls[number]) == len(before.table.stalls[number]):
        yield event("thrown", seat, card=NAMES[card], source="aside")
        return
    technique = steps.playing(before)._replace(aside=(card,))
    revealed = with_turn(before, technique=technique)._replace(
        table=before.table._replace(market=after.table.market)
    )
    ((face, _),) = ocelots.charm_uses(revealed)
    yield from tell_charmed(revealed, seat, face, after)


def tell_charmed(before: State, seat: Seat, face: int | None, after: State) -> Iterator[Event]:
    card = steps.playing(before).aside[0]
    used = used_as(card, face)
    value = value_of(used, before.turn.flashy)
    yield about("stacked", seat, used, value=value, source="aside")
    if face is not None:
        holding = to_hand(before, seat, card)  # as if the revealed card lay in the hand
        model = model_for(holding, seat, card, face)
        if model is not None:
            yield shown(seat, model)
    yield from stack_told(before, after)


def tell_take(change: Change[act.Take]) -> Iterator[Event]:
    before, _, action, _ = change
    technique, active = steps.playing(before), before.turn.seat
    if technique.face == Card.NUISANCE:
        yield about("discarded", action.seat, action.item & CARD, action.item)
        return
    more: dict[str, Any] = {"aside": 1} if technique.face == Card.GAMBLE else {}
    kinds = ("gave-card", "gave") if action.seat == active else ("took-card", "took")
    yield from between(*kinds, (active, technique.target), action.item, **more)


def tell_deal(change: Change[act.Deal]) -> Iterator[Event]:
    before, _, action, after = change
    technique, active = steps.playing(before), before.turn.seat
    yield from with_card("deals", "dealt", active, action.card, owner=active)
    if after.turn.stage is not Stage.DEAL:
        rest = list(technique.aside)
        rest.remove(action.card)
        for card in rest:
            yield from with_card("deals", "dealt", technique.target, card, owner=active)


# What follows by itself while a technique is in play


def follow_ups(change: Change[Any]) -> Iterator[Event]:
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


def _face_of(change: Change[Any]) -> int | None:
    """Return the card whose effect was in play during the step, if any."""
    if isinstance(change.action, act.Play):
        return effective(used_as(change.action.item, change.action.face))
    technique = change.after.turn.technique or change.before.turn.technique
    return None if technique is None else technique.face


def _tops_drawn(change: Change[Any], face: int) -> Iterator[Event]:
    """Report known cards on a deck, which are drawn without chance."""
    before, _, _, after = change
    pairs = zip(before.table.players, after.table.players, strict=True)
    for owner, (old, new) in enumerate(pairs):
        for card in old.top[: max(0, len(old.top) - len(new.top))]:
            yield from _drawn(face, before.turn.seat, owner, card)


def _shuffles(change: Change[Any], face: int) -> Iterator[Event]:
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
