"""How a turn ends: fill the hand, fill the market, use what may be used then, pass on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache

from guildhall.games.dale.model.actions import Action, Copy, Done, DoneAgain, Enough
from guildhall.games.dale.model.copies import Reach, faces_of, reach, reaches_of, sources_of
from guildhall.games.dale.model.data import HAND_SIZE, SLOTS, Card, Folk
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, as_copy, effective
from guildhall.games.dale.model.state import (
    MarketBoard,
    Player,
    Stage,
    State,
    Turn,
    with_market,
    with_player,
    with_stage,
    with_table,
    with_turn,
)
from guildhall.games.dale.rules import piles
from guildhall.games.dale.rules.abilities import (
    abilities,
    discoveries,
    hand_of,
    has_market,
    model_for,
)

_JUNK = int(Card.JUNK)
_COOKIES = int(Card.COOKIES)
ENOUGH = Enough()
_DONE = (Done(),)
_DONE_OR_AGAIN = (Done(), DoneAgain())
_ASKING = frozenset({Folk.PANDAS, Folk.CHAMELEONS})
"""The decks with cards that can be used after the refill."""
_REMEMBERED = 1 << 16


class Refill(Enum):
    """What happens by itself when a hand and the market are filled."""

    TOP = auto()
    """A known card was drawn from the deck."""
    RESHUFFLED = auto()
    """These cards of the discard pile became the deck."""
    JUNK = auto()
    """Junk was taken."""
    COPIED = auto()
    """These cards of the hand became Cookies."""
    SHOWN = auto()
    """These cards of the hand were copied for that."""
    COOKIES = auto()
    """These Cookies were shown, as they let the hand be larger."""
    MARKET = auto()
    """These cards of the market discard became the market deck."""


Tell = Callable[[Refill, tuple[int, ...]], None]
"""Is called with each of these happenings, in their order."""


def silently(happening: Refill, cards: tuple[int, ...]) -> None:
    """Tell nobody."""


def end_actions(state: State) -> tuple[Action, ...]:
    """List free abilities and the ways to end the turn, which do not depend on the hand."""
    ends = _DONE if _ASKING.isdisjoint(state.decks) else _DONE_OR_AGAIN
    return (*abilities(state), *ends)


# Filling the hand


def fill_hand(state: State, tell: Tell = silently) -> State:
    """Work out how many cards the hand gets and begin to draw them."""
    before, state = state, with_cookies(state)
    if state is not before and tell is not silently:
        _tell_copies(before, state, tell)
    hand = hand_of(state)
    goal = HAND_SIZE + facts_of(hand).cookies
    if len(hand) >= goal:
        return restock(state, tell)
    if goal > HAND_SIZE:
        tell(Refill.COOKIES, tuple([one for one in hand if effective(one) == _COOKIES]))
    return draw_on(with_turn(state, goal=goal), tell)


def with_cookies(state: State) -> State:
    """Let copying cards that can be nothing but Cookies be Cookies, if that brings cards."""
    hand = hand_of(state)
    if not facts_of(hand).opens or Folk.MACAWS not in state.decks:
        return state
    became, seat = state, state.turn.seat
    for item in facts_of(hand).opens:
        faces = faces_of(reach(sources_of(became, seat), item & CARD))
        if faces and all(face & CARD == _COOKIES for face in faces):
            became = piles.turned_into(became, seat, item, as_copy(item, faces[0]))
    cookies = facts_of(hand_of(became)).cookies
    return became if len(hand) < HAND_SIZE + cookies else state


def _tell_copies(before: State, after: State, tell: Tell) -> None:
    """Tell which cards became Cookies, after the cards that all see for that."""
    seat = before.turn.seat
    became = Counter(hand_of(before)) - Counter(hand_of(after))
    models = {model_for(before, seat, item, _COOKIES) for item in became}
    tell(Refill.SHOWN, tuple(sorted(one for one in models if one is not None)))
    tell(Refill.COPIED, tuple(became.elements()))


def draw_on(state: State, tell: Tell = silently) -> State:
    """Draw up to the goal: known cards and junk at once, others by chance."""
    seat, goal = state.turn.seat, state.turn.goal
    player = state.table.players[seat]
    while len(player.hand) < goal:
        if player.top:
            player, card = piles.draw_top(player)
            player = piles.with_card(player, card)
            state = with_player(state, seat, player)
            tell(Refill.TOP, (card,))
        elif player.deck:
            return with_stage(state, Stage.REFILL)
        elif player.discard:
            tell(Refill.RESHUFFLED, player.discard)
            return with_stage(piles.reshuffled(state, seat), Stage.REFILL)
        else:
            missing = goal - len(player.hand)
            tell(Refill.JUNK, (_JUNK,) * missing)
            state = _take_junk(state, missing)
            player = state.table.players[seat]
    return fill_hand(state, tell)


def _take_junk(state: State, count: int) -> State:
    """Take junk into the hand; what the pile lacks is added to the game."""
    for _ in range(count):
        state = piles.to_hand(state, state.turn.seat, _JUNK)
    missing = max(0, count - state.table.junk)
    junk, minted = state.table.junk - count + missing, state.table.minted + missing
    return with_table(state, junk=junk, minted=minted)


# Filling the market


def restock(state: State, tell: Tell = silently) -> State:
    """Slide the row to the right, then fill it by chance from the right."""
    row, deck, thrown = state.table.market
    if None not in row:
        return open_window(state, tell)
    cards = [card for card in row if card is not None]
    state = with_market(state, MarketBoard((*cards, *[None] * (SLOTS - len(cards))), deck, thrown))
    ready = piles.with_market_ready(state)
    if ready is None:
        return open_window(state, tell)
    if ready is not state:
        tell(Refill.MARKET, thrown)
    return with_stage(ready, Stage.RESTOCK)


# What may still be used after hand and market are full


def open_window(state: State, tell: Tell = silently) -> State:
    """Ask what shall be used now, if the seat wants to be asked, whatever it holds."""
    if with_cookies(state) is not state:  # by what has come to the market
        return fill_hand(state, tell)
    return with_stage(state, Stage.WINDOW) if state.turn.again else end_turn(state)


def window_actions(state: State) -> tuple[Action, ...]:
    """List the discoveries, and how cards become Cookies that could become something else."""
    return _window(hand_of(state), reaches_of(state, state.turn.seat), has_market(state))


@lru_cache(maxsize=_REMEMBERED)
def _window(hand: tuple[int, ...], reaches: tuple[Reach, ...], refills: bool) -> tuple[Action, ...]:
    found = discoveries(hand, reaches) if refills else ()
    for item, one in dict(zip(facts_of(hand).opens, reaches, strict=True)).items():
        faces = faces_of(one)
        if len(faces) > 1:
            found += tuple([Copy(item, face) for face in faces if face & CARD == _COOKIES])
    return (*found, ENOUGH)


# Passing on


def end_turn(state: State) -> State:
    """Forget what happened to cards in hand this turn; the next seat begins, if it may."""
    seat, number = state.turn.seat, state.turn.number
    players = state.table.players
    player = players[seat]
    if player.hand and player.hand[-1] > CARD:
        state = with_player(state, seat, without_marks(player))
    if number == state.rules.rounds * len(players):
        return state._replace(turn=Turn(seat, number, Stage.OVER))
    return state._replace(turn=Turn((seat + 1) % len(players), number + 1))


def without_marks(player: Player) -> Player:
    """Return the player with a hand of plain cards."""
    return player._replace(hand=tuple(sorted([item & CARD for item in player.hand])))
