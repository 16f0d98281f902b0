"""What to tell of techniques and of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from guildhall.core.event import Args, Event, event, private
from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.copies import shown_for, sources_of
from guildhall.games.dale.model.data import NAMES, Card
from guildhall.games.dale.model.items import CARD, as_copy, effective, is_fixed, value_of
from guildhall.games.dale.model.state import Laid, Stage, State, TurnedDeck, changed, stall_of
from guildhall.games.dale.rules.effects import ocelots, steps
from guildhall.games.dale.rules.setup import next_to_deal

A = TypeVar("A")
_JUNK = int(Card.JUNK)
_WILY_FELLOW = int(Card.WILY_FELLOW)
_SPECIAL_OFFER = int(Card.SPECIAL_OFFER)


class Change(NamedTuple, Generic[A]):
    """An action of a seat, with the states before and after it."""

    before: State
    seat: Seat
    action: A
    after: State


# Words for cards


def _named(item: int, **more: int | str) -> tuple[str, Args]:
    """The ending of a kind and the arguments for an item."""
    rest = tuple(more.items())
    if not is_fixed(item):
        return "", (("card", NAMES[item & CARD]), *rest)
    return "-as", (("card", NAMES[item & CARD]), ("as_card", NAMES[effective(item)]), *rest)


def about(
    kind: str, seat: Seat, item: int, known_to: tuple[Seat, ...] | None = None, **more: int | str
) -> Event:
    ending, args = _named(item, **more)
    return Event(f"{kind}{ending}", seat, args, known_to)


def used_as(item: int, face: int | None) -> int:
    return item if face is None else as_copy(item, face)


def laid_value(state: State, laid: Laid) -> int:
    return value_of(laid.item, state.flashy if laid.seat == state.turn else 0)


def shown_model(state: State, seat: Seat, item: int, face: int | None) -> Iterator[Event]:
    """The hand card that Seeing Doubles makes known."""
    if face is None:
        return
    others = list(state.players[seat].hand)
    others.remove(item)
    shown = shown_for(sources_of(state, seat), tuple(others), item & CARD, face)
    if shown is not None:
        yield event("shown", seat, card=NAMES[shown & CARD])


def stack_told(before: State, after: State) -> Iterator[Event]:
    number = stall_of(before, before.turn)
    built = len(after.stalls[number])
    if built > len(before.stalls[number]):
        yield event("built", before.turn, number=built)


# Techniques


def tell_put(change: Change[act.Put]) -> Iterator[Event]:
    before, seat, action, after = change
    yield from _put_all(before, seat, action.item, after)


def _put_all(before: State, seat: Seat, first: int, after: State) -> Iterator[Event]:
    """The card that was put, and the rest if it went by itself."""
    rest = list(steps.to_order(before))
    rest.remove(first)
    is_hand = steps.to_order(before) is before.players[before.turn].hand
    kind = "discarded" if is_hand else "thrown"
    yield event(kind, seat, card=NAMES[first & CARD])
    if after.stage is Stage.ORDER:
        return
    for item in rest:
        yield event(kind, seat, card=NAMES[item & CARD])


def tell_throw(change: Change[act.Throw]) -> Iterator[Event]:
    before, seat, action, _ = change
    play = steps.playing(before)
    yield event("thrown", seat, card=NAMES[action.item & CARD])
    if play.face == Card.SABOTAGE:
        rest = list(play.limbo)
        rest.remove(action.item)
        for card in rest:
            yield event("discarded", play.target, card=NAMES[card])


def tell_keep(change: Change[act.Keep]) -> Iterator[Event]:
    before, seat, action, after = change
    play = steps.playing(before)
    yield from _with_card("keeps", "kept", seat, action.card)
    rest = list(play.limbo)
    rest.remove(action.card)
    if after.stage in (Stage.ORDER, Stage.RETURN):
        return
    for card in rest:
        if play.face == _SPECIAL_OFFER:
            yield event("thrown", seat, card=NAMES[card])
        else:
            yield from _with_card("puts-back-hidden", "puts-back", seat, card)


def tell_return(change: Change[act.Return]) -> Iterator[Event]:
    before, seat, action, after = change
    rest = list(steps.playing(before).limbo)
    rest.remove(action.card)
    for card in (action.card, *(rest if after.stage is not Stage.RETURN else ())):
        yield from _with_card("puts-back-hidden", "puts-back", seat, card)


def tell_slot(change: Change[act.Slot]) -> Iterator[Event]:
    before, seat, action, _ = change
    is_swap = steps.playing(before).face == Card.GIFT_VOUCHER
    card = before.market.row[action.slot]
    name = NAMES[_JUNK if card is None else card]
    kind = "swapped-goods" if is_swap else "took-goods"
    yield event(kind, seat, card=name, slot=action.slot)


def tell_target(change: Change[act.Target]) -> Iterator[Event]:
    before, seat, action, after = change
    yield event("targeted", seat, owner=action.seat)
    face = steps.playing(before).face
    if face == Card.TREASURE_HUNTER:
        yield from _grabbed(before, seat, action.seat)
    if face == Card.WHIRLIGIG:
        yield from _put_at_once(before, seat, after)


def _grabbed(before: State, seat: Seat, target: Seat) -> Iterator[Event]:
    card = before.players[target].discard[-1]
    yield event("grabbed", seat, card=NAMES[card], owner=target)


def _put_at_once(before: State, seat: Seat, after: State) -> Iterator[Event]:
    """A hand of equal cards goes onto the discard pile by itself."""
    if after.stage is Stage.ORDER:
        return
    for item in before.players[seat].hand:
        yield event("discarded", seat, card=NAMES[item & CARD])


def tell_give(change: Change[act.Give]) -> Iterator[Event]:
    before, seat, action, _ = change
    play = steps.playing(before)
    card, owner = action.item & CARD, play.target
    if play.face == Card.ROTTEN_FOOD:
        yield from _with_card("slipped", "slipped-card", seat, card, owner=owner)
    else:
        yield from _between("gave-card", "gave", seat, owner, card)


def _with_card(
    kind: str, kind_with_card: str, seat: Seat, card: int, **more: int
) -> Iterator[Event]:
    """What all see, and what its seat alone knows of it: which card it is."""
    yield event(kind, seat, **more)._replace(told_more=(seat,))
    yield private(kind_with_card, seat, card=NAMES[card], **more)


def _between(kind: str, kind_with_card: str, seat: Seat, owner: Seat, card: int) -> Iterator[Event]:
    """What all see, and what only the two seats know between whom the card moved."""
    both = tuple(sorted((seat, owner)))
    args: Args = (("card", NAMES[card]), ("owner", owner))
    yield event(kind, seat, owner=owner)._replace(told_more=both)
    yield Event(kind_with_card, seat, args, both)


def tell_swap(change: Change[act.Swap]) -> Iterator[Event]:
    _, seat, action, _ = change
    owner, name = action.stall, NAMES[action.card]
    yield event("swapped-stall", seat, card=name, owner=owner, number=action.stack)


def tell_hide(change: Change[act.Hide]) -> Iterator[Event]:
    before, seat, action, _ = change
    yield event("hid", seat, owner=steps.playing(before).target)
    yield about("hid-card", seat, used_as(action.item, action.face), (seat,))


def tell_guess(change: Change[act.Guess]) -> Iterator[Event]:
    before, seat, action, _ = change
    play = steps.playing(before)
    hidden = play.hidden or _JUNK
    value = value_of(hidden, before.flashy)
    yield event("guessed", seat, value=action.value)
    yield about("revealed", before.turn, hidden, value=value)
    if play.was is not None and is_fixed(hidden) and not is_fixed(play.was):
        yield from shown_model(before, before.turn, play.was, effective(hidden))
    if action.value != value:
        yield event("guess-wrong", seat)
        return
    yield event("guess-right", seat)
    yield event("discarded", before.turn, card=NAMES[hidden & CARD])


def tell_value(change: Change[act.Value]) -> Iterator[Event]:
    before, seat, action, _ = change
    hidden = steps.playing(before).hidden or _JUNK
    yield about("set-value", seat, hidden, value=action.value)


def tell_play(change: Change[act.Play]) -> Iterator[Event]:
    before, seat, action, _ = change
    used = used_as(action.item, action.face)
    yield about("played", seat, used)
    yield from shown_model(before, seat, action.item, action.face)
    hand = list(before.players[seat].hand)
    hand.remove(action.item)
    if (begun := _BEGUN.get(effective(used))) is not None:
        yield from begun(change, hand)


# What a technique does before anybody chooses


def _hand_put(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    if change.after.stage in (Stage.ORDER, Stage.TARGET):
        return
    for item in hand:
        yield event("discarded", change.seat, card=NAMES[item & CARD])


def _raised(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    del hand
    yield event("flashy", change.seat, count=change.after.flashy)


def _recovered(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    del hand
    pile = change.before.players[change.seat].discard
    if pile:
        yield event("recovered", change.seat, card=NAMES[pile[-1]])


def _row_thrown(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    del hand
    if change.after.stage is Stage.ORDER:
        return
    for card in change.before.market.row:
        if card is not None:
            yield event("thrown", change.seat, card=NAMES[card])


def _turned(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    del hand
    seat, rules = change.seat, change.before.rules
    yield event("turned-deck", seat)
    if rules.turned_deck is TurnedDeck.REVERSED:
        for card in change.before.players[seat].top:
            yield event("discarded", seat, card=NAMES[card])


def _grabbed_at_once(change: Change[act.Play], hand: list[int]) -> Iterator[Event]:
    del hand
    seat, players = change.seat, change.before.players
    targets = [one for one in range(len(players)) if one != seat and players[one].discard]
    if len(targets) == 1:
        yield from _grabbed(change.before, seat, targets[0])


_BEGUN: Mapping[int, Callable[[Change[act.Play], list[int]], Iterator[Event]]] = {
    Card.SWIFT_BROKER: _hand_put,
    Card.WHIRLIGIG: _hand_put,
    Card.FLASHY_SHOW: _raised,
    Card.FAVOURITE_TOY: _recovered,
    Card.LOYAL_PARTNER: _row_thrown,
    Card.WILY_FELLOW: _turned,
    Card.TREASURE_HUNTER: _grabbed_at_once,
}


# Chance


def tell_draw(change: Change[act.Draw]) -> Iterator[Event]:
    before, _, action, _ = change
    play = before.play
    name = NAMES[action.card]
    if before.stage is Stage.HANDS:
        owner = next_to_deal(before)
        yield from _with_card("draws", "drew", owner, action.card)
    elif play is not None and before.stage is Stage.DRAW and play.face == _WILY_FELLOW:
        yield event("discarded", before.turn, card=name)
    else:
        yield from drawn(before, action.card)


def drawn(before: State, card: int) -> Iterator[Event]:
    """A card from a deck into the active hand, or to be looked at."""
    seat, play = before.turn, before.play
    if play is not None and play.face in (Card.SPYGLASS, Card.SABOTAGE):
        yield from _with_card("looks", "saw", seat, card)
    else:
        yield from _with_card("draws", "drew", seat, card)


def tell_market(change: Change[act.Market]) -> Iterator[Event]:
    before, _, action, after = change
    name, active = NAMES[action.card], before.turn
    play = before.play
    if before.stage is Stage.DISCOVER:
        yield event("thrown", active, card=name)
    elif before.stage is not Stage.MARKET or play is None or play.face == Card.LOYAL_PARTNER:
        yield event("stocked", card=name, slot=before.market.row.index(None))
    elif play.face == _SPECIAL_OFFER:
        yield from _with_card("looks", "saw", active, action.card)
    elif play.face == Card.NEW_SEASON:
        yield event("market-draws", active)
        yield private("drew", active, card=name)
    else:
        yield event("charmed", active, card=name)
        yield from _charm_result(before, active, action.card, after)


def _charm_use(before: State, card: int, after: State) -> int | None:
    """What the revealed card was used as, where that was no choice."""
    play = steps.playing(before)
    revealed = changed(before, play=play._replace(limbo=(card,)), market=after.market)
    ((face, _),) = ocelots.charm_uses(revealed)
    return face


def _charm_result(before: State, seat: Seat, card: int, after: State) -> Iterator[Event]:
    if after.stage is Stage.CHARM:
        return
    number = stall_of(before, seat)
    if len(after.stalls[number]) > len(before.stalls[number]):
        face = _charm_use(before, card, after)
        if face is not None:
            yield about(
                "stacked", seat, used_as(card, face), value=_charm_value(before, card, face)
            )
            yield from _charm_model(before, seat, card, face)
        yield from stack_told(before, after)
    else:
        yield event("thrown", seat, card=NAMES[card])


def tell_charmed(before: State, seat: Seat, face: int | None, after: State) -> Iterator[Event]:
    card = steps.playing(before).limbo[0]
    yield about("stacked", seat, used_as(card, face), value=_charm_value(before, card, face))
    if face is not None:
        yield from _charm_model(before, seat, card, face)
    yield from stack_told(before, after)


def _charm_model(state: State, seat: Seat, card: int, face: int) -> Iterator[Event]:
    """The hand card that a revealed Seeing Doubles has copied."""
    shown = shown_for(sources_of(state, seat), state.players[seat].hand, card, face)
    if shown is not None:
        yield event("shown", seat, card=NAMES[shown & CARD])


def _charm_value(state: State, card: int, face: int | None) -> int:
    return value_of(used_as(card, face), state.flashy)


def tell_take(change: Change[act.Take]) -> Iterator[Event]:
    before, _, action, _ = change
    play = steps.playing(before)
    card = action.item & CARD
    if play.face == Card.NUISANCE:
        yield event("discarded", action.seat, card=NAMES[card])
        return
    active, target = before.turn, play.target
    if action.seat == active:
        yield from _between("gave-card", "gave", active, target, card)
    else:
        yield from _between("took-card", "took", active, target, card)


def tell_deal(change: Change[act.Deal]) -> Iterator[Event]:
    before, _, action, after = change
    play = steps.playing(before)
    active = before.turn
    yield event("deals", active, owner=play.target)._replace(told_more=(active,))
    yield private("dealt", active, card=NAMES[action.card])
    if after.stage is Stage.DEAL:
        return
    rest = list(play.limbo)
    rest.remove(action.card)
    for card in rest:
        yield private("dealt", play.target, card=NAMES[card])


def tell_die(change: Change[act.Die]) -> Iterator[Event]:
    before, _, action, _ = change
    kind = "gambled" if before.rolling is None else "rolled"
    yield event(kind, before.turn, points=action.points)
