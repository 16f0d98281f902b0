"""Lucky Ocelots: chaos and luck."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import forgotten
from guildhall.games.dale.knowledge.origins import Origin
from guildhall.games.dale.knowledge.showing import (
    everybody,
    leave_limbo,
    mix_all,
    show_item,
    take_openly,
)
from guildhall.games.dale.model.actions import Stack
from guildhall.games.dale.model.copies import Use, shown_for, sources_of, uses_of
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import (
    CARD,
    altered,
    as_copy,
    effective,
    face_of,
    value_of,
)
from guildhall.games.dale.model.partial_stack import is_stack, shape_of
from guildhall.games.dale.model.state import (
    Stage,
    State,
    changed,
    is_opponent,
    with_play,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.clean_up import used_as
from guildhall.games.dale.rules.effects.steps import (
    after,
    begins,
    choose_seat,
    draw,
    draw_market,
    end,
    keep_card,
    one_less,
    order,
    others,
    playing,
    take,
    taken,
    with_limbo,
)
from guildhall.games.dale.rules.laying import add_stack, finish
from guildhall.games.dale.rules.piles import discard, take_from_discard, throw_away, to_hand
from guildhall.games.dale.rules.stacks import number_of

_JUNK = int(Card.JUNK)


# New Season


@begins(Card.NEW_SEASON)
def choose_old(state: State) -> State:
    return with_stage(state, Stage.THROW) if old_cards(state) else finish(state)


def old_cards(state: State) -> tuple[int, ...]:
    """The animalfolk cards of the own discard pile."""
    return tuple(sorted({card for card in state.players[state.turn].discard if card != _JUNK}))


def renew(state: State, card: int) -> State:
    """Throw it away, then draw from the market deck."""
    player = take_from_discard(state.players[state.turn], card)
    return draw_market(throw_away(with_player(state, state.turn, player), card), 1)


after(Card.NEW_SEASON, Stage.MARKET)(end)


# Whirligig


@begins(Card.WHIRLIGIG)
@begins(Card.GAMBLE)
def choose_other(state: State) -> State:
    return choose_seat(state, others(state))


@after(Card.WHIRLIGIG, Stage.TARGET)
def discard_hand(state: State) -> State:
    count = len(state.players[state.turn].hand)
    return order(with_play(state, playing(state)._replace(left=count)))


@after(Card.WHIRLIGIG, Stage.ORDER)
def draw_as_many(state: State) -> State:
    return draw(state, playing(state).left)


@after(Card.WHIRLIGIG, Stage.DRAW)
def mix_hands(state: State) -> State:
    """Both hands become one pool that nobody can follow; the active seat's own cards first."""
    play, seat = playing(state), state.turn
    count = len(state.players[seat].hand)
    tokens: list[tuple[int, Origin]] = []
    for one in (seat, play.target):
        player = state.players[one]
        tokens += [*zip(player.hand, player.origins, strict=True)]
        state = with_player(state, one, player._replace(hand=(), origins=()))
    state, origins = mix_all(forgotten(state, seat, play.target), tokens)
    limbo = tuple([item & CARD for item, _ in tokens])
    play = play._replace(left=count, limbo=limbo, origins=tuple(origins))
    return _deal_on(with_play(state, play))


def dealt(state: State, card: int) -> State:
    state = keep_card(state, card)
    return _deal_on(with_play(state, one_less(playing(state))))


def _deal_on(state: State) -> State:
    play = playing(state)
    if play.left:
        return with_stage(state, Stage.DEAL)
    for card in play.limbo:
        state, origin = leave_limbo(state, card, (play.target,))
        state = to_hand(state, play.target, card, origin)
    return finish(state)


# Charm


@begins(Card.CHARM)
def reveal(state: State) -> State:
    return draw_market(state, 1)


@after(Card.CHARM, Stage.MARKET)
def charm(state: State) -> State:
    """A card that alone is the next stack must be built; any other is thrown away."""
    play = playing(state)
    if not play.limbo:
        return finish(state)
    fitting = charm_uses(state)
    if len(fitting) > 1:
        return with_stage(state, Stage.CHARM)
    if fitting:
        return build_revealed(state, fitting[0][0])
    (card,) = play.limbo
    return finish(throw_away(leave_limbo(state, card, everybody(state))[0], card))


def charm_uses(state: State) -> list[Use]:
    """The ways in which the revealed card is the next stack."""
    card, number = playing(state).limbo[0], number_of(state)
    uses = uses_of(sources_of(state, state.turn), card)
    return [use for use in uses if is_stack(shape_of(use[1], state.flashy, True), number)]


def charm_actions(state: State) -> tuple[Stack, ...]:
    card = playing(state).limbo[0]
    return tuple(Stack(card, face) for face, _ in charm_uses(state))


def build_revealed(state: State, face: int | None) -> State:
    card = playing(state).limbo[0]
    used = card
    if face is not None:
        used = as_copy(card, face)
        hand = state.players[state.turn].hand
        shown = shown_for(sources_of(state, state.turn), hand, card, face)
        state = state if shown is None else show_item(state, state.turn, shown)
    state, _ = leave_limbo(state, card, everybody(state))
    has_winter = effective(used) == Card.WINTER_IS_COMING
    return add_stack(state, (card,), has_winter=has_winter)


# Gamble


@after(Card.GAMBLE, Stage.TARGET)
def roll_die(state: State) -> State:
    return with_stage(state, Stage.DIE)


def gamble(state: State, points: int) -> State:
    """So many random cards of both hands change sides, as far as both have them."""
    seat, play = state.turn, playing(state)
    count = min(points, *(len(state.players[one].hand) for one in (seat, play.target)))
    state = with_play(state, play._replace(left=count))
    return take(state, (seat,) * count + (play.target,) * count)


def gambled(state: State, item: int) -> State:
    turn, target = state.turn, playing(state).target
    by = target if playing(state).seats[0] == turn else turn
    state, origin = taken(state, item, by)
    play = with_limbo(playing(state), item & CARD, origin)
    return take(with_play(state, play), play.seats)


@after(Card.GAMBLE, Stage.TAKE)
def change_sides(state: State) -> State:
    play, seat = playing(state), state.turn
    cards = list(zip(play.limbo, play.origins, strict=True))
    sides: tuple[tuple[Seat, list[tuple[int, Origin]]], ...] = (
        (play.target, cards[: play.left]),
        (seat, cards[play.left :]),
    )
    for receiver, gained in sides:
        for card, origin in gained:
            state = to_hand(state, receiver, card, origin)
    return finish(with_play(state, play._replace(limbo=(), origins=())))


# Blindfold


@begins(Card.BLINDFOLD)
def choose_guesser(state: State) -> State:
    if not state.players[state.turn].hand:
        return finish(state)
    seats = (seat for seat in others(state) if is_opponent(state, state.turn, seat))
    return choose_seat(state, tuple(seats))


@after(Card.BLINDFOLD, Stage.TARGET)
def choose_hidden(state: State) -> State:
    return with_stage(state, Stage.HIDE)


def hide(state: State, item: int, face: int | None) -> State:
    """The card stays in the hand; what it becomes is seen with it."""
    hidden = item if face is None else as_copy(item, face)
    play = playing(state)._replace(hidden=hidden, was=item)
    return changed(state, play=play, stage=Stage.GUESS)


def guess(state: State, value: int) -> State:
    """All see the card: guessed it is discarded, else it gets a new value."""
    seat, play = state.turn, playing(state)
    if play.hidden is None or play.was is None:
        raise ValueError("no card is hidden")
    if play.hidden == play.was:
        state = show_item(state, seat, play.was)
    else:
        state = used_as(state, seat, play.was, face_of(play.hidden))
    if value != value_of(play.hidden, state.flashy):
        return changed(state, play=play._replace(was=play.hidden), stage=Stage.VALUE)
    state = take_openly(state, seat, play.hidden)
    player = discard(state.players[seat], (play.hidden & CARD,))
    play = play._replace(hidden=None, was=None)
    return finish(with_play(with_player(state, seat, player), play))


def set_value(state: State, value: int) -> State:
    play = playing(state)
    if play.hidden is None:
        raise ValueError("no card is hidden")
    state = show_item(state, state.turn, play.hidden, altered(play.hidden, value))
    return finish(with_play(state, play._replace(hidden=None, was=None)))
