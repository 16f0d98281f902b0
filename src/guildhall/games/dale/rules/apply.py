"""How a game runs: who decides what, what can be done, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from guildhall.core.game import Decision
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.knowledge.showing import show_item
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import DIE, MOST_SEATS, Card
from guildhall.games.dale.model.items import altered, value_of
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Past,
    Stage,
    State,
    changed,
    lean,
    new_state,
    partner_of,
    with_market,
)
from guildhall.games.dale.rules import clean_up as turn
from guildhall.games.dale.rules import laying, setup
from guildhall.games.dale.rules import legal as listing
from guildhall.games.dale.rules.effects import (
    chameleons,
    macaws,
    ocelots,
    pandas,
    raccoons,
    squirrels,
    steps,
)
from guildhall.games.dale.rules.piles import (
    dealt_to_hand,
    filled,
    throw_away,
    without_market_card,
)

_KINDS = {
    Stage.HANDS: "draw",
    Stage.ROW: "market",
    Stage.REFILL: "draw",
    Stage.RESTOCK: "market",
    Stage.ROLL: "die",
    Stage.DISCOVER: "market",
}
"""What a stage asks for where that is not its own name."""
_CHANCE_STAGES = frozenset(
    {
        Stage.DECK,
        Stage.FIRST,
        Stage.HANDS,
        Stage.ROW,
        Stage.REFILL,
        Stage.RESTOCK,
        Stage.ROLL,
        Stage.DISCOVER,
        Stage.DRAW,
        Stage.MARKET,
        Stage.TAKE,
        Stage.DEAL,
        Stage.DIE,
    }
)
_SEVERAL = (Stage.WISH, Stage.HELP, Stage.GUESS, Stage.OVER)
"""Stages in which another than the active seat decides, several do, or nobody."""


def _decisions_of(stage: Stage) -> tuple[tuple[Decision, ...], ...] | None:
    kind = _KINDS.get(stage, stage.name.lower())
    if stage in _CHANCE_STAGES:
        return ((Decision(CHANCE, kind),),) * MOST_SEATS
    if stage in _SEVERAL:
        return None
    return tuple((Decision(seat, kind),) for seat in range(MOST_SEATS))


_BY_TURN = tuple(_decisions_of(stage) for stage in Stage)
"""What is decided in each stage, by the active seat; None where that is not enough to know."""
_WISH, _HELP, _GUESS = Stage.WISH, Stage.HELP, Stage.GUESS
_REFILL, _RESTOCK = Stage.REFILL, Stage.RESTOCK
_FROM_MARKET = frozenset({Stage.ROW, Stage.RESTOCK, Stage.DISCOVER, Stage.MARKET})


def decisions(state: State) -> tuple[Decision, ...]:
    known = _BY_TURN[state.stage]
    if known is not None:
        return known[state.turn]
    kind = state.stage.name.lower()
    return tuple(Decision(seat, kind) for seat in _deciding(state))


def _deciding(state: State) -> tuple[Seat, ...]:
    """Who decides where it is not the active seat alone."""
    stage = state.stage
    if stage is _WISH:
        return setup.still_wishing(state)
    if stage is _HELP:
        return (partner_of(state.turn),)
    return (steps.playing(state).target,) if stage is _GUESS else ()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    stage = state.stage
    if _BY_TURN[stage] is not None:
        return listing.LISTS[stage](state) if seat == state.turn else ()
    if seat not in _deciding(state):
        return ()
    return setup.wishes_left(state, seat) if stage is _WISH else listing.LISTS[stage](state)


def sample_action(state: State, seat: Seat, rng: Rng) -> Action:
    """One legal action, all equally likely (for chance: as likely as `chances` says)."""
    if seat != CHANCE:
        return rng.choice(legal_actions(state, seat))
    drawn = drawn_from(state)
    if drawn is None:
        return rng.weighted(chances(state))
    outcomes, cards = drawn
    return outcomes[cards[rng.below(len(cards))]]


def drawn_from(state: State) -> tuple[tuple[Action, ...], tuple[int, ...]] | None:
    """The cards of which chance draws one, and the outcome for each kind of card."""
    stage = state.stage
    if stage is _REFILL:
        return _DRAWS[state.turn], state.players[state.turn].deck
    if stage in _FROM_MARKET:
        return _MARKETS, state.market.deck
    if stage is Stage.DEAL:
        return _DEALS, steps.playing(state).limbo
    if stage is Stage.DRAW or stage is Stage.HANDS:
        is_first = stage is Stage.HANDS
        seat = setup.next_to_deal(state) if is_first else steps.drawn_seat(state)
        return _DRAWS[seat], state.players[seat].deck
    return None


# Chance

_CARDS = tuple(int(card) for card in Card)
_DRAWS = tuple(tuple(act.Draw(seat, card) for card in _CARDS) for seat in range(MOST_SEATS))
_MARKETS = tuple(act.Market(card) for card in _CARDS)
_DEALS = tuple(act.Deal(card) for card in _CARDS)
_ROLLS = tuple((act.Die(points), weight) for points, weight in DIE)
Outcomes = tuple[tuple[Action, int], ...]


def chances(state: State) -> Outcomes:
    drawn = drawn_from(state)
    if drawn is not None:
        outcomes, cards = drawn
        counts = Counter(sorted(cards))
        return tuple((outcomes[card], count) for card, count in counts.items())
    match state.stage:
        case Stage.DECK:
            return tuple((act.Deck(folk), 1) for folk in setup.decks_left(state))
        case Stage.FIRST:
            return tuple((act.First(seat), 1) for seat in range(len(state.players)))
        case Stage.ROLL | Stage.DIE:
            return _ROLLS
        case Stage.TAKE:
            seat = steps.playing(state).seats[0]
            taken = Counter(state.players[seat].hand)
            return tuple((act.Take(seat, item), count) for item, count in taken.items())
    return ()


# What comes of an action


def apply(state: State, seat: Seat, action: Action) -> State:
    """Only cards move now; what is known of them follows when somebody asks, see `state`."""
    before: State | Past | None = state.past
    if before is None:
        before, state = state, lean(state)
    after = play(state, seat, action)
    fields = list(after)
    fields[-1] = Past((before, play, seat, action))
    return new_state(fields)


def play(state: State, seat: Seat, action: Action) -> State:
    """What comes of an action, for lean states as for whole ones."""
    if state.stage is _WISH:
        if isinstance(action, act.Wish):
            return setup.wish(state, seat, action.deck)
        return setup.end_wishing(state, seat)
    return _APPLY[type(action)](state, action)


def _draw(state: State, action: act.Draw) -> State:
    if state.stage is not _REFILL:
        is_first = state.stage is Stage.HANDS
        return setup.deal(state, action) if is_first else steps.draw_chosen(state, action.card)
    drawn = dealt_to_hand(state, action.seat, action.card)
    player = drawn.players[action.seat]
    is_going_on = len(player.hand) < state.goal and player.deck and not player.top
    return drawn if is_going_on else turn.draw_on(drawn)


def _market(state: State, action: act.Market) -> State:
    stage, card = state.stage, action.card
    if stage is Stage.ROW:
        return setup.lay_card(state, action)
    if stage is Stage.MARKET:
        return steps.market_chosen(state, card)
    if stage is _RESTOCK:
        return turn.restock(with_market(state, filled(state.market, card)))
    state = with_market(state, without_market_card(state.market, card))
    back = state.back
    state = changed(throw_away(state, card), stage=back, back=Stage.ACT)
    return turn.fill_hand(state) if back is Stage.WINDOW else state


def _die(state: State, action: act.Die) -> State:
    item = state.rolling
    if item is None:
        return ocelots.gamble(state, action.points)
    rolled = altered(item, value_of(item, state.flashy) + action.points)
    state = show_item(state, state.turn, item, rolled)
    return changed(state, stage=state.back, back=Stage.ACT, rolling=None)


def _settle(state: State, action: act.Settle) -> State:
    del action
    if state.stage is Stage.PAY:
        return laying.settle_payment(state)
    if state.stage is Stage.INVENTORY:
        return laying.settle_inventory(state)
    return laying.settle_stack(state)


def _stack(state: State, action: act.Stack) -> State:
    if state.stage is Stage.CHARM:
        return ocelots.build_revealed(state, action.face)
    return laying.add(state, action)


def _enough(state: State, action: act.Enough) -> State:
    del action
    match state.stage:
        case Stage.SCRAP:
            return laying.take_goods(state)
        case Stage.WINDOW:
            return turn.close_window(state)
        case Stage.TARGET:
            return raccoons.bother(state)
    return laying.end_building(state)


def _copy(state: State, action: act.Copy) -> State:
    if action.face is None:
        raise ValueError("expected what the card becomes")
    return turn.fill_hand(turn.used_as(state, state.turn, action.item, action.face))


def _target(state: State, action: act.Target) -> State:
    is_nuisance = steps.playing(state).face == Card.NUISANCE
    choose = raccoons.choose_victim if is_nuisance else steps.seat_chosen
    return choose(state, action.seat)


# How the choices of a technique go on, by the card whose effect it has
Choose = Callable[[State, int], State]
_THROW: Mapping[int, Choose] = {
    Card.SHATTERED_RELIC: macaws.throw_relic,
    Card.NEW_SEASON: ocelots.renew,
    Card.SABOTAGE: raccoons.sabotage,
}
_KEEP: Mapping[int, Choose] = {
    Card.SPYGLASS: macaws.keep_seen,
    Card.SPECIAL_OFFER: pandas.keep_offer,
}
_SLOT: Mapping[int, Choose] = {
    Card.PREPAID_GOOD: pandas.take_free,
    Card.GIFT_VOUCHER: chameleons.swap_goods,
}
_GIVE: Mapping[int, Choose] = {
    Card.ROTTEN_FOOD: raccoons.slip,
    Card.DIRTY_EXCHANGE: raccoons.give_back,
}
_TAKE: Mapping[int, Choose] = {
    Card.NUISANCE: raccoons.lose_card,
    Card.DIRTY_EXCHANGE: raccoons.take_stolen,
    Card.GAMBLE: ocelots.gambled,
}


def _by_face(effects: Mapping[int, Choose], field: str) -> Callable[[State, Any], State]:
    """What a choice leads to depends on the card whose effect it is part of."""
    read = attrgetter(field)
    return lambda state, action: effects[steps.playing(state).face](state, read(action))


_APPLY: Mapping[type, Callable[[State, Any], State]] = {
    act.Buy: lambda state, action: laying.begin(state, Stage.PAY, action.slot),
    act.BuyDiscarded: lambda state, _: laying.begin(state, Stage.PAY, FROM_DISCARD),
    act.Play: lambda state, action: steps.play_item(state, action.item, action.face),
    act.Build: lambda state, _: laying.begin(state, Stage.STACK),
    act.Inventory: lambda state, _: laying.begin(state, Stage.INVENTORY),
    act.Roll: turn.roll,
    act.Discover: turn.discover,
    act.Copy: _copy,
    act.Pay: laying.add,
    act.Stack: _stack,
    act.Fetch: laying.fetch,
    act.Discard: lambda state, action: laying.lay(state, state.turn, action.item, None),
    act.Settle: _settle,
    act.Ask: lambda state, _: laying.ask(state),
    act.Decline: lambda state, _: laying.take_back(state),
    act.Scrap: lambda state, action: laying.scrap(state, action.item),
    act.Enough: _enough,
    act.Done: lambda state, _: turn.fill_hand(state),
    act.Put: lambda state, action: steps.put(state, action.item),
    act.Throw: _by_face(_THROW, "item"),
    act.Keep: _by_face(_KEEP, "card"),
    act.Return: lambda state, action: macaws.return_seen(state, action.card),
    act.Slot: _by_face(_SLOT, "slot"),
    act.Target: _target,
    act.Give: _by_face(_GIVE, "item"),
    act.Swap: squirrels.swap,
    act.Hide: lambda state, action: ocelots.hide(state, action.item, action.face),
    act.Guess: lambda state, action: ocelots.guess(state, action.value),
    act.Value: lambda state, action: ocelots.set_value(state, action.value),
    act.Deck: lambda state, action: setup.choose_deck(state, action.deck),
    act.First: lambda state, action: setup.choose_first(state, action.seat),
    act.Draw: _draw,
    act.Market: _market,
    act.Take: _by_face(_TAKE, "item"),
    act.Deal: lambda state, action: ocelots.dealt(state, action.card),
    act.Die: _die,
}
