"""How a turn ends: fill the hand, fill the market, use what may be used then, pass on."""

from __future__ import annotations

from functools import lru_cache

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.concluding import (
    of_filling,
    of_nothing_asked,
    of_something_left,
)
from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.knowledge.showing import calmed, seen_at, show_item, show_together
from guildhall.games.dale.model.actions import Action, Copy, Discover, Enough, Play, Roll
from guildhall.games.dale.model.copies import (
    Reach,
    Sources,
    cards_in,
    faces_of,
    meets_good_old_times,
    reach,
    shown_for,
    sources_of,
    steady_reaches,
)
from guildhall.games.dale.model.data import HAND_SIZE, SLOTS, Card, Folk
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import (
    CARD,
    USED,
    as_copy,
    card_of,
    effective,
    is_used,
)
from guildhall.games.dale.model.state import (
    Player,
    Stage,
    State,
    changed,
    new_market,
    new_player,
    new_state,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.piles import (
    draw_top,
    is_market_ready,
    reshuffled,
    to_hand,
    with_card,
    with_cards,
)

_JUNK = int(Card.JUNK)
_COOKIES = int(Card.COOKIES)
_DISCOVERY = int(Card.MARKET_DISCOVERY)
_GOOD_OLD_TIMES = int(Card.GOOD_OLD_TIMES)
_HAGGLER = int(Card.BOLD_HAGGLER)
_ACT, _WINDOW = Stage.ACT, Stage.WINDOW
_REFILL, _RESTOCK = Stage.REFILL, Stage.RESTOCK
ENOUGH = Enough()
_REMEMBERED = 1 << 16


# Showing what is used


def used_as(state: State, seat: Seat, item: int, face: int) -> State:
    """An item of the hand becomes a copy for all to see, with the card it may have to show."""
    others = list(state.players[seat].hand)
    others.remove(item)
    shown = shown_for(sources_of(state, seat), tuple(others), item & CARD, face)
    state = show_item(state, seat, item, as_copy(item, face))
    return state if shown is None else show_item(state, seat, shown)


# Free abilities


def abilities(state: State) -> tuple[Action, ...]:
    """The rolls and discoveries of the active hand."""
    hand = state.players[state.turn].hand
    facts = facts_of(hand)
    has_market = bool(state.market.deck or state.market.thrown)
    if not facts.opens:
        return facts.rolls + facts.discovers if has_market else facts.rolls
    sources = sources_of(state, state.turn)
    reaches = steady_reaches(sources, facts.opens)
    if reaches is not None:
        return steady_abilities(hand, reaches, has_market)
    found = [
        Roll(item, face)
        for item in dict.fromkeys(facts.opens)
        for face in faces_of(sources, item & CARD)
        if face & CARD == _HAGGLER and not face & USED
    ]
    rolls = in_order(facts.rolls, tuple(found))
    return rolls + discoveries(state, sources) if has_market else rolls


@lru_cache(maxsize=_REMEMBERED)
def steady_abilities(
    hand: tuple[int, ...], reaches: tuple[Reach, ...], has_market: bool
) -> tuple[Action, ...]:
    """The same where no copy changes what another card can become."""
    facts = facts_of(hand)
    opens = dict(zip(facts.opens, reaches, strict=True))
    found = [Roll(item, _HAGGLER) for item, one in opens.items() if one[0] >> _HAGGLER & 1]
    rolls = in_order(facts.rolls, tuple(found))
    if not has_market:
        return rolls
    ready = {item: one for item, one in opens.items() if not is_used(item)}
    discovered = [
        each for item, one in ready.items() for each in _discoveries(item, cards_in(one[0]), one)
    ]
    return rolls + in_order(facts.discovers, tuple(discovered))


def discoveries(state: State, sources: Sources) -> tuple[Action, ...]:
    """How the active hand can throw away the top of the market deck."""
    facts = facts_of(state.players[state.turn].hand)
    ready = [item for item in dict.fromkeys(facts.opens) if not is_used(item)]
    found = [
        one
        for item in ready
        for one in _discoveries(item, faces_of(sources, item & CARD), reach(sources, item & CARD))
    ]
    return in_order(facts.discovers, tuple(found))


def _discoveries(item: int, faces: tuple[int, ...], found: Reach) -> list[Discover]:
    """How a copying card can do that: as it is, as Market Discovery, or as Good Old Times."""
    discovered = [Discover(item, face) for face in faces if face & CARD == _DISCOVERY]
    if card_of(item) == _GOOD_OLD_TIMES:
        return [Discover(item), *discovered]
    if found[1] >> _GOOD_OLD_TIMES & 1:
        discovered.append(Discover(item, _GOOD_OLD_TIMES))
    return discovered


def in_order(
    closed: tuple[Roll | Discover | Play, ...], opened: tuple[Roll | Discover | Play, ...]
) -> tuple[Action, ...]:
    """By item; the ways to use an item stay as they are."""
    if not closed or not opened:
        return closed or opened
    return tuple(sorted((*closed, *opened), key=lambda action: action.item))


def roll(state: State, action: Roll) -> State:
    """Show the card and roll for it."""
    seat, item = state.turn, action.item
    if action.face is not None:
        state = used_as(state, seat, item, action.face)
        item = as_copy(item, action.face)
    state = show_item(state, seat, item, item | USED)
    return changed(state, stage=Stage.ROLL, back=state.stage, rolling=item | USED)


def discover(state: State, action: Discover) -> State:
    """Show the card, mark it, and let chance turn up the card that is thrown away."""
    seat, item, face = state.turn, action.item, action.face
    if face is None or face == _GOOD_OLD_TIMES:
        before, state = state, show_item(state, seat, item, item | USED)
        if face is not None:
            state = _show_way(before, state, item)
    else:
        state = used_as(state, seat, item, face)
        state = show_item(state, seat, as_copy(item, face), as_copy(item, face) | USED)
    ready = is_market_ready(state)
    return changed(ready or state, stage=Stage.DISCOVER, back=state.stage)


def _show_way(before: State, state: State, item: int) -> State:
    """Show the hand card through which a copying card came upon Good Old Times."""
    seat = before.turn
    sources = sources_of(before, seat)
    blind = sources._replace(hand=0, altered=())
    if meets_good_old_times(blind, item):
        return state
    player = state.players[seat]
    ways = [
        one
        for one in facts_of(player.hand).opens
        if one & CARD == _GOOD_OLD_TIMES or meets_good_old_times(blind, one)
    ]
    return show_item(state, seat, ways[0]) if ways else state


# Clean-up


def fill_hand(state: State) -> State:
    """Work out how many cards the hand gets and begin to draw them."""
    state = _with_cookies(state)
    hand = state.players[state.turn].hand
    facts = facts_of(hand)
    goal = HAND_SIZE + facts.cookies
    if len(hand) >= goal:
        return restock(of_filling(state))
    if facts.cookies:
        state = _show_cookies(state)
    state = of_filling(state)
    return draw_on(new_state((*state[:15], goal, *state[16:])))


def _with_cookies(state: State) -> State:
    """Copying cards become Cookies if they can be nothing else and that brings cards."""
    hand = state.players[state.turn].hand
    if not facts_of(hand).opens or Folk.MACAWS not in state.decks:
        return state
    became = _become_cookies(state)
    cookies = facts_of(became.players[state.turn].hand).cookies
    return became if len(hand) < HAND_SIZE + cookies else state


def _show_cookies(state: State) -> State:
    hand = state.players[state.turn].hand
    return show_together(state, state.turn, [one for one in hand if effective(one) == _COOKIES])


def _become_cookies(state: State) -> State:
    """Copying cards that can become nothing but Cookies are Cookies when hands are filled."""
    seat = state.turn
    sources = sources_of(state, seat)
    for item in facts_of(state.players[seat].hand).opens:
        faces = faces_of(sources, item & CARD)
        if faces and all(face & CARD == _COOKIES for face in faces):
            state = used_as(state, seat, item, faces[0])
            sources = sources_of(state, seat)
    return state


def draw_on(state: State) -> State:
    """Draw up to the goal: known cards and junk at once, others by chance."""
    seat = state.turn
    player = state.players[seat]
    while len(player.hand) < state.goal:
        if player.top:
            player, card, origin = draw_top(player)
            state, origin = seen_at(with_player(state, seat, player), card, origin, (seat,))
            state = to_hand(state, seat, card, origin)
            player = state.players[seat]
        elif player.deck:
            return with_stage(state, _REFILL)
        elif player.discard:
            return with_stage(reshuffled(state, seat), _REFILL)
        else:
            state = _take_junk(state, state.goal - len(player.hand))
            player = state.players[seat]
    return fill_hand(state)


def _take_junk(state: State, count: int) -> State:
    minted = max(0, count - state.junk)
    player = with_cards(state.players[state.turn], [_JUNK] * count, PUBLIC)
    taken = with_player(state, state.turn, player)
    return changed(taken, junk=state.junk - count + minted, minted=state.minted + minted)


def restock(state: State) -> State:
    """Slide the row to the right, then fill it by chance from the right."""
    market = state.market
    row = market.row
    if None not in row:
        return open_window(state)
    cards = [card for card in row if card is not None]
    slid = (*cards, *[None] * (SLOTS - len(cards)))
    if slid != row:
        slid_market = new_market((slid, *market[1:]))
        state = new_state((*state[:9], slid_market, *state[10:]))
    ready = is_market_ready(state)
    return open_window(state) if ready is None else with_stage(ready, _RESTOCK)


def open_window(state: State) -> State:
    """What may still be used after hand and market are full."""
    hand = state.players[state.turn].hand
    if may_discover(hand):
        if _with_cookies(state) is not state:  # by what has come to the market
            return fill_hand(state)
        if window_actions(state) != (ENOUGH,):
            return with_stage(state, _WINDOW)
    return end_turn(of_nothing_asked(state))


def close_window(state: State) -> State:
    """The seat wants to use nothing more."""
    return end_turn(of_something_left(state))


def may_discover(hand: tuple[int, ...]) -> bool:
    """Whether a hand could hold anything that throws away a card or becomes a copy."""
    return bool(hand) and (hand[-1] >= Card.FLEXIBLE_SHOPKEEPER or _DISCOVERY in hand)


def window_actions(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].hand
    facts = facts_of(hand)
    has_market = bool(state.market.deck or state.market.thrown)
    if not facts.opens:
        return (*facts.discovers, ENOUGH) if has_market else (ENOUGH,)
    sources = sources_of(state, state.turn)
    reaches = steady_reaches(sources, facts.opens)
    if reaches is not None:
        return _steady_window(hand, reaches, has_market)
    found: tuple[Action, ...] = discoveries(state, sources) if has_market else ()
    for item in dict.fromkeys(facts.opens):
        found += _as_cookies(item, faces_of(sources, item & CARD))
    return (*found, ENOUGH)


def _as_cookies(item: int, faces: tuple[int, ...]) -> tuple[Action, ...]:
    """How a card becomes Cookies that could become something else."""
    if len(faces) == 1:
        return ()
    return tuple(Copy(item, face) for face in faces if face & CARD == _COOKIES)


@lru_cache(maxsize=_REMEMBERED)
def _steady_window(
    hand: tuple[int, ...], reaches: tuple[Reach, ...], has_market: bool
) -> tuple[Action, ...]:
    """The same where no copy changes what another card can become."""
    opens = dict(zip(facts_of(hand).opens, reaches, strict=True))
    found: tuple[Action, ...] = tuple(
        one for one in steady_abilities(hand, reaches, has_market) if isinstance(one, Discover)
    )
    for item, one in opens.items():
        found += _as_cookies(item, cards_in(one[0]))
    return (*found, ENOUGH)


def end_turn(state: State) -> State:
    """All that happened to cards in hand this turn is over; the next seat begins, if it may."""
    seat = state.turn
    players = state.players
    player = players[seat]
    if player.hand and player.hand[-1] > CARD:
        players = (*players[:seat], without_marks(player), *players[seat + 1 :])
    if state.unsure:
        state = calmed(with_player(state, seat, players[seat]))
        players = state.players
    rules, decks, wishes, turns, minted, pools, junk, _, stalls, market = state[:10]
    if turns == rules.rounds * len(players):
        following, stage = seat, Stage.OVER
    else:
        following, stage, turns = (seat + 1) % len(players), _ACT, turns + 1
    head = (rules, decks, wishes, turns, minted, pools, junk, players, stalls, market)
    tail = (following, stage, _ACT, 0, (), 0, 0, (), None, None, ())
    return new_state((*head, *tail, *state[21:]))


def without_marks(player: Player) -> Player:
    """The hand as plain cards again."""
    emptied = new_player(((), (), *player[2:]))
    for item, origin in zip(player.hand, player.origins, strict=True):
        emptied = with_card(emptied, item & CARD, origin)
    return emptied
