"""Lucky Ocelots: chaos and luck."""

from __future__ import annotations

from functools import partial

from guildhall.core.seat import Seat
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.copies import Use, depends_on_hand, sources_of, uses_of
from guildhall.games.dale.model.data import BLINDFOLD_VALUES, DIE, Card
from guildhall.games.dale.model.items import (
    CARD,
    altered,
    as_copy,
    effective,
    is_open,
    value_of,
)
from guildhall.games.dale.model.partial_stack import is_stack, shape_of
from guildhall.games.dale.model.state import Stage, State, is_opponent, with_player, with_stage
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.effects import steps
from guildhall.games.dale.rules.effects.effect import EFFECTS, Ask, Effect, Where
from guildhall.games.dale.rules.effects.macaws import discard_hand, draw_as_many
from guildhall.games.dale.rules.laying import add_stack, finish
from guildhall.games.dale.rules.stacks import number_of

_JUNK = int(Card.JUNK)
_MOST_VALUE = BLINDFOLD_VALUES[-1] + max(points for points, _ in DIE)
"""The highest value of any card without Flashy Shows: a Bold Haggler after its best roll."""


# New Season


def _old_cards(state: State) -> tuple[Action, ...]:
    """List the animalfolk cards of the own discard pile."""
    pile = state.table.players[state.turn.seat].discard
    return tuple([act.Throw(card) for card in steps.different(pile) if card != _JUNK])


def _renew(state: State, action: act.Throw) -> State:
    """Throw it away, then draw from the market deck."""
    seat = state.turn.seat
    player = piles.take_from_discard(state.table.players[seat], action.item)
    return steps.draw_market(piles.throw_away(with_player(state, seat, player), action.item), 1)


EFFECTS[Card.NEW_SEASON] = Effect(
    begin=steps.ask(Stage.THROW),
    asks={Stage.THROW: Ask(_old_cards, _renew), **steps.MARKET},
    after={Stage.MARKET: finish},
)


# Whirligig


def _mix_hands(state: State) -> State:
    """Lay both hands aside as one; the active seat gets as many as it had, by chance."""
    target, seat = steps.playing(state).target, state.turn.seat
    count, aside = len(state.table.players[seat].hand), []
    for one in (seat, target):
        player = state.table.players[one]
        aside += [item & CARD for item in player.hand]
        state = with_player(state, one, player._replace(hand=()))
    return _deal_on(steps.with_fields(state, left=count, aside=tuple(sorted(aside))))


def _dealt(state: State, action: act.Deal) -> State:
    state = steps.keep_card(state, action.card)
    return _deal_on(steps.with_fields(state, left=steps.playing(state).left - 1))


def _deal_on(state: State) -> State:
    technique = steps.playing(state)
    if technique.left:
        return with_stage(state, Stage.DEAL)
    for card in technique.aside:
        state = piles.to_hand(steps.from_aside(state, card), technique.target, card)
    return finish(state)


EFFECTS[Card.WHIRLIGIG] = Effect(
    begin=steps.choose_other,
    asks={**steps.TARGET, **steps.ORDER, **steps.DRAW, Stage.DEAL: Ask(None, _dealt)},
    after={Stage.TARGET: discard_hand, Stage.ORDER: draw_as_many, Stage.DRAW: _mix_hands},
)


# Charm


def _charm(state: State) -> State:
    """Let a card that alone is the next stack be built; any other is thrown away.

    The seat is asked if there is a choice, or if what the card can become depends on its hand.
    """
    if not steps.playing(state).aside:
        return finish(state)
    (card,), fitting = steps.playing(state).aside, charm_uses(state)
    sources = sources_of(state, state.turn.seat)
    if len(fitting) > 1 or (is_open(card) and depends_on_hand(sources, card)):
        return with_stage(state, Stage.CHARM)
    return _build_revealed(state, fitting[0][0]) if fitting else _throw_revealed(state)


def charm_uses(state: State) -> list[Use]:
    """List the ways in which the revealed card is the next stack."""
    card, number, flashy = steps.playing(state).aside[0], number_of(state), state.turn.flashy
    uses = uses_of(sources_of(state, state.turn.seat), card)
    return [use for use in uses if is_stack(shape_of(use[1], flashy, True), number)]


def _charms(state: State) -> tuple[Action, ...]:
    card = steps.playing(state).aside[0]
    return tuple(act.Stack(card, face) for face, _ in charm_uses(state)) or (act.Throw(card),)


def _answer_charm(state: State, action: act.Stack | act.Throw) -> State:
    if isinstance(action, act.Throw):
        return _throw_revealed(state)
    return _build_revealed(state, action.face)


def _throw_revealed(state: State) -> State:
    (card,) = steps.playing(state).aside
    return finish(piles.throw_away(steps.from_aside(state, card), card))


def _build_revealed(state: State, face: int | None) -> State:
    (card,) = steps.playing(state).aside
    used = card if face is None else as_copy(card, face)
    has_winter = effective(used) == Card.WINTER_IS_COMING
    return add_stack(steps.from_aside(state, card), (card,), has_winter=has_winter)


EFFECTS[Card.CHARM] = Effect(
    begin=partial(steps.draw_market, count=1),
    asks={**steps.MARKET, Stage.CHARM: Ask(_charms, _answer_charm)},
    after={Stage.MARKET: _charm},
    draws_to=Where.ASIDE,
)


# Gamble


def _gamble(state: State, action: act.Die) -> State:
    """Exchange as many random cards as rolled, or as both hands have."""
    seat, target = state.turn.seat, steps.playing(state).target
    sizes = (len(state.table.players[one].hand) for one in (seat, target))
    count = min(action.points, *sizes)
    return steps.take(steps.with_fields(state, left=count), (seat,) * count + (target,) * count)


def _gambled(state: State, action: act.Take) -> State:
    """Lay the card aside: first those for the target, then those for the active seat."""
    state, technique = piles.from_hand(state, action.seat, action.item), steps.playing(state)
    own, other = technique.aside[: technique.left], technique.aside[technique.left :]
    if len(own) < technique.left:
        aside = tuple(sorted((*own, action.item & CARD)))
    else:
        aside = (*own, *sorted((*other, action.item & CARD)))
    return steps.take(steps.with_fields(state, aside=aside), technique.seats[1:])


def _change_sides(state: State) -> State:
    technique = steps.playing(state)
    sides: tuple[tuple[Seat, tuple[int, ...]], ...] = (
        (technique.target, technique.aside[: technique.left]),
        (state.turn.seat, technique.aside[technique.left :]),
    )
    for receiver, gained in sides:
        for card in gained:
            state = piles.to_hand(state, receiver, card)
    return finish(steps.with_fields(state, aside=()))


EFFECTS[Card.GAMBLE] = Effect(
    begin=steps.choose_other,
    asks={**steps.TARGET, Stage.DIE: Ask(None, _gamble), Stage.TAKE: Ask(None, _gambled)},
    after={Stage.TARGET: steps.ask(Stage.DIE), Stage.TAKE: _change_sides},
)


# Blindfold


def _choose_guesser(state: State) -> State:
    if not state.table.players[state.turn.seat].hand:
        return finish(state)
    rivals = [seat for seat in steps.others(state) if is_opponent(state, state.turn.seat, seat)]
    return steps.choose_seat(state, tuple(rivals))


def _hides(state: State) -> tuple[Action, ...]:
    hand = state.table.players[state.turn.seat].hand
    sources = sources_of(state, state.turn.seat)
    return tuple(
        act.Hide(item, face) for item in dict.fromkeys(hand) for face, _ in uses_of(sources, item)
    )


def _hide(state: State, action: act.Hide) -> State:
    """Choose a card; it stays in the hand, and what it becomes is seen with it."""
    hidden = action.item if action.face is None else as_copy(action.item, action.face)
    return with_stage(steps.with_fields(state, hidden=hidden, was=action.item), Stage.GUESS)


def _guesses(state: State) -> tuple[Action, ...]:
    """List the same values whatever the hand is."""
    return tuple(map(act.Guess, range(1, _MOST_VALUE + state.turn.flashy + 1)))


def _guess(state: State, action: act.Guess) -> State:
    """Show the card to all: guessed it is discarded, else it gets a new value."""
    seat, technique = state.turn.seat, steps.playing(state)
    if technique.hidden is None or technique.was is None:
        raise ValueError("no card is hidden")
    state = piles.turned_into(state, seat, technique.was, technique.hidden)
    if action.value != value_of(technique.hidden, state.turn.flashy):
        return with_stage(steps.with_fields(state, was=technique.hidden), Stage.VALUE)
    state = steps.discarded(piles.from_hand(state, seat, technique.hidden), seat, technique.hidden)
    return finish(steps.with_fields(state, hidden=None, was=None))


def _values(state: State) -> tuple[Action, ...]:
    del state
    return tuple(map(act.Value, BLINDFOLD_VALUES))


def _set_value(state: State, action: act.Value) -> State:
    hidden = steps.playing(state).hidden
    if hidden is None:
        raise ValueError("no card is hidden")
    state = piles.turned_into(state, state.turn.seat, hidden, altered(hidden, action.value))
    return finish(steps.with_fields(state, hidden=None, was=None))


EFFECTS[Card.BLINDFOLD] = Effect(
    begin=_choose_guesser,
    asks={
        **steps.TARGET,
        Stage.HIDE: Ask(_hides, _hide),
        Stage.GUESS: Ask(_guesses, _guess),
        Stage.VALUE: Ask(_values, _set_value),
    },
    after={Stage.TARGET: steps.ask(Stage.HIDE)},
)
