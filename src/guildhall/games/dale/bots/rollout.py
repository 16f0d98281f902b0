"""Turns played in thought: on lean states, by the rules, and quicker where that is simple.

Most turns are a purchase, a plain stack or an inventory, and then clean-up. They are made in one
step here, with what a turn by the rules would leave; techniques go by the rules. In clean-up
copying cards stay what they are, and nothing is thrown away from the market deck.
"""

from __future__ import annotations

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.bots.finding import Found, find_stack
from guildhall.games.dale.bots.position import KEPT
from guildhall.games.dale.bots.quick import Mind
from guildhall.games.dale.bots.quick_gains import quick_gain
from guildhall.games.dale.bots.rollout_choices import quick_choice
from guildhall.games.dale.bots.technique_values import UNSETTLING
from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import HAND_SIZE, HAS_PLUS, MOST_SEATS, SLOTS, VALUES, Card
from guildhall.games.dale.model.hand_facts import facts_of
from guildhall.games.dale.model.items import CARD, effective, value_of
from guildhall.games.dale.model.state import (
    MarketBoard,
    Player,
    Stage,
    State,
    new_market,
    new_player,
    new_state,
    stall_of,
)
from guildhall.games.dale.rules.apply import chances, decisions, drawn_from, legal_actions, play
from guildhall.games.dale.rules.stacks import can_build

_JUNK = int(Card.JUNK)
_COOKIES = int(Card.COOKIES)
_ESSENTIAL = int(Card.ESSENTIAL_PURCHASE)
_WINTER = int(Card.WINTER_IS_COMING)
_ACT, _OVER = Stage.ACT, Stage.OVER
_MOST_SCRAPPED = 3
_LEAST_BUY = 6
_MOST_TECHNIQUES = 4
"""So many techniques are played in a turn at most: two may bring each other back for ever."""
_MOST_STEPS = 200
"""So many steps by the rules a turn has at most in thought."""
_MARKET = MOST_SEATS
_OTHER = MOST_SEATS + 1
_LANES = MOST_SEATS + 2
_LENGTH = 128
_A_TURN = 10
"""Fractions of a lane that each turn begins at."""
_BUILD = act.Build()


class Luck:
    """The chance of one world: a row of fractions for each seat, the market and all else.

    A draw depends on whose it is, on the turn and on the draws before it in that turn, so that
    plans which differ in other things meet the same luck.
    """

    __slots__ = ("_at", "_first", "_lanes")

    def __init__(self, rng: Rng, first: int) -> None:
        fractions = rng.fractions()
        self._lanes = [[fractions() for _ in range(_LENGTH)] for _ in range(_LANES)]
        self._first = first
        self._at = [0] * _LANES

    def begin(self, turns: int) -> None:
        """The turn with this number begins."""
        self._at = [(turns - self._first) * _A_TURN] * _LANES

    def below(self, lane: int, limit: int) -> int:
        at = self._at[lane]
        self._at[lane] = at + 1
        return int(self._lanes[lane][at % _LENGTH] * limit)


def play_on(state: State, luck: Luck, turns: int) -> State:
    """Play so many turns more, to their end or that of the game."""
    last = state.turn.number + turns
    while state.turn.stage is not _OVER and state.turn.number < last:
        luck.begin(state.turn.number)
        state = play_turn(state, luck)
    return state


def play_turn(state: State, luck: Luck) -> State:
    """Play on from any point of a turn to its end."""
    number, techniques = state.turn.number, 0
    for _ in range(_MOST_STEPS):
        if state.turn.stage is _ACT:
            mind = Mind(state, state.turn.seat)
            stack = mind.stack_in_hand()
            action = _technique(mind, stack) if techniques < _MOST_TECHNIQUES else None
            if action is None:
                return _main_action(mind, stack, luck)
            techniques += 1
            state = play(state, state.turn.seat, action)
        elif state.turn.stage is Stage.END:
            return clean_up(state, luck)
        else:
            state = one_step(state, luck)
        if state.turn.number != number or state.turn.stage is _OVER:
            return state
    return clean_up(state, luck)


def one_step(state: State, luck: Luck) -> State:
    """One decision by the rules."""
    seat = decisions(state)[0].seat
    if seat == CHANCE:
        return play(state, seat, _chance(state, luck))
    return play(state, seat, quick_choice(Mind(state, seat), legal_actions(state, seat)))


def _chance(state: State, luck: Luck) -> Action:
    drawn = drawn_from(state)
    if drawn is not None:
        outcomes, cards = drawn
        lane = state.turn.seat if outcomes[0].__class__ is act.Draw else _MARKET
        return outcomes[cards[luck.below(lane, len(cards))]]
    possible = chances(state)
    number = luck.below(_OTHER, sum(weight for _, weight in possible))
    for action, weight in possible:
        number -= weight
        if number < 0:
            return action
    raise ValueError("chance has nothing to choose from")


# Actions


def _technique(mind: Mind, stack: Found | None) -> act.Play | None:
    """The technique with an extra action that brings most, if any does."""
    best, most = None, 0
    for one in facts_of(mind.state.table.players[mind.seat].hand).plays:
        face = effective(one.item)
        if HAS_PLUS[face] and not (stack and (face in UNSETTLING or one.item in stack.items)):
            gain = quick_gain(mind, face)
            if gain > most:
                best, most = one, gain
    return best


def _main_action(mind: Mind, stack: Found | None, luck: Luck) -> State:
    """Build, else buy or play what brings most, else sort the hand."""
    state, seat = mind.state, mind.seat
    if stack is not None:
        return _build(mind, stack, luck)
    if state.rules.teams and not state.turn.asked and can_build(state):
        return _ask(play(state, seat, _BUILD), luck)
    facts = facts_of(state.table.players[seat].hand)
    total = facts.worth + facts.raised * state.turn.flashy + len(facts.opens)
    loosest = mind.loosest()
    slot, most = -1, _LEAST_BUY - 1
    for at, card in enumerate(state.table.market.row):
        if card is not None and VALUES[card] + at <= total:
            gain = _gain_of_buying(mind, card, VALUES[card] + at, loosest)
            if gain > most:
                slot, most = at, gain
    for one in facts.plays:
        face = effective(one.item)
        if not HAS_PLUS[face] and quick_gain(mind, face) > most:
            return _by_rules(play(state, seat, one), luck)
    return _buy(mind, slot, loosest, luck) if slot >= 0 else _sort(mind, luck)


def _ask(state: State, luck: Luck) -> State:
    """Ask the partner; if nothing comes of that, do something else."""
    after = _by_rules(state, luck)
    if after.turn.stage is _OVER or after.turn.number != state.turn.number:
        return after
    return _main_action(Mind(after, after.turn.seat), None, luck)


def _by_rules(state: State, luck: Luck) -> State:
    """Go on by the rules to the end of the turn."""
    for _ in range(_MOST_STEPS):
        if state.turn.stage is _OVER or state.turn.stage is _ACT:
            return state
        if state.turn.stage is Stage.END:
            break
        state = one_step(state, luck)
    return clean_up(state, luck)


def _gain_of_buying(mind: Mind, card: int, price: int, loosest: list[int]) -> int:
    gain = mind.want(card)
    if card == _ESSENTIAL:
        gain += 9 * min(_MOST_SCRAPPED, loosest.count(_JUNK), price)
    if gain < _LEAST_BUY:
        return gain
    lost = [mind.keep[item & CARD] for item in payment(loosest, price, mind.state.turn.flashy)]
    return gain - sum(lost) // 5


def payment(loosest: list[int], price: int, flashy: int) -> list[int]:
    """The items that a price is paid with: what helps least, and nothing needless."""
    paid: list[int] = []
    total = 0
    for item in loosest:
        if total >= price:
            break
        paid.append(item)
        total += value_of(item, flashy)
    for item in reversed(paid[:-1]):
        value = value_of(item, flashy)
        if total - value >= price:
            paid.remove(item)
            total -= value
    return paid


def _buy(mind: Mind, slot: int, loosest: list[int], luck: Luck) -> State:
    state, seat = mind.state, mind.seat
    row, deck, pool, thrown = state.table.market
    card = row[slot]
    if card is None:
        raise ValueError(f"slot {slot} is empty")
    paid = payment(loosest, VALUES[card] + slot, state.turn.flashy)
    player = state.table.players[seat]
    hand = list(player.hand)
    for item in paid:
        hand.remove(item)
    hand.append(card)
    gone = [item & CARD for item in paid]
    junk = state.table.junk
    if card == _ESSENTIAL:
        scrapped = min(_MOST_SCRAPPED, gone.count(_JUNK))
        for _ in range(scrapped):
            gone.remove(_JUNK)
        junk += scrapped
    market = new_market(((*row[:slot], None, *row[slot + 1 :]), deck, pool, thrown))
    pile = (*player.discard, *gone)
    return _cleaned_up(state, player, hand, pile, state.table.stalls, market, junk, luck)


def _build(mind: Mind, stack: Found | None, luck: Luck) -> State:
    """Build, and with Winter is Coming again as long as it goes."""
    state, seat = mind.state, mind.seat
    player = state.table.players[seat]
    hand, pile = list(player.hand), list(player.discard)
    at = stall_of(state, seat)
    stall = state.table.stalls[at]
    while stack is not None:
        for item in stack.items:
            hand.remove(item)
        for card in stack.fetched:
            pile.remove(card)
        cards = (*[item & CARD for item in stack.items], *stack.fetched)
        stall = (*stall, cards)
        has_more = _WINTER in cards and len(stall) < mind.last
        number = len(stall) + 1
        stack = find_stack(state, seat, tuple(hand), tuple(pile), number) if has_more else None
    stalls = (*state.table.stalls[:at], stall, *state.table.stalls[at + 1 :])
    if len(stall) == mind.last:
        left = (tuple(hand), (PUBLIC,) * len(hand), *player[2:6], tuple(pile))
        players = (*state.table.players[:seat], new_player(left), *state.table.players[seat + 1 :])
        return new_state((*state[:7], players, stalls, *state[9:11], _OVER, *state[12:]))
    return _cleaned_up(
        state, player, hand, tuple(pile), stalls, state.table.market, state.table.junk, luck
    )


def _sort(mind: Mind, luck: Luck) -> State:
    """An inventory: what is of little use goes."""
    state = mind.state
    player = state.table.players[mind.seat]
    kept: list[int] = []
    gone: list[int] = []
    for item in player.hand:
        is_kept = mind.worth_keeping(item & CARD) >= KEPT
        (kept if is_kept else gone).append(item)
    pile = (*player.discard, *[item & CARD for item in gone])
    return _cleaned_up(
        state, player, kept, pile, state.table.stalls, state.table.market, state.table.junk, luck
    )


# Clean-up


def clean_up(state: State, luck: Luck) -> State:
    player = state.table.players[state.turn.seat]
    return _cleaned_up(
        state,
        player,
        list(player.hand),
        player.discard,
        state.table.stalls,
        state.table.market,
        state.table.junk,
        luck,
    )


def _cleaned_up(
    state: State,
    player: Player,
    hand: list[int],
    pile: tuple[int, ...],
    stalls: tuple[tuple[tuple[int, ...], ...], ...],
    market: MarketBoard,
    junk: int,
    luck: Luck,
) -> State:
    """Fill the hand and the market, then let the next seat begin."""
    seat = state.turn.seat
    _, _, top, _, deck, pool, _ = player
    left = list(deck)
    goal = HAND_SIZE + sum([effective(item) == _COOKIES for item in hand])
    hand = [item & CARD for item in hand]
    while len(hand) < goal:
        if top:
            card, top = top[0], top[1:]
        else:
            if not left:
                left, pile = sorted(pile), ()
            if left:
                card = left.pop(luck.below(seat, len(left)))
            else:
                card, junk = _JUNK, max(0, junk - 1)
        hand.append(card)
        goal += card == _COOKIES
    hand.sort()
    known = (PUBLIC,) * len(hand)
    player = new_player((tuple(hand), known, top, (PUBLIC,) * len(top), tuple(left), pool, pile))
    players = (*state.table.players[:seat], player, *state.table.players[seat + 1 :])
    if None in market.row:
        market = _restocked(market, luck)
    rules, turns = state.rules, state.turn.number
    following, stage = (seat + 1) % len(players), _ACT
    if turns == rules.rounds * len(players):
        following, stage = seat, _OVER
    else:
        turns += 1
    head = (*state[:3], turns, state.table.minted, state.pools, junk, players, stalls, market)
    return new_state((*head, following, stage, _ACT, 0, (), 0, 0, (), None, None, (), *state[21:]))


def _restocked(market: MarketBoard, luck: Luck) -> MarketBoard:
    row, deck, pool, thrown = market
    cards = [card for card in row if card is not None]
    left = list(deck)
    while len(cards) < SLOTS:
        if not left:
            left, thrown = sorted(thrown), ()
            if not left:
                break
        cards.append(left.pop(luck.below(_MARKET, len(left))))
    full = (*cards, *[None] * (SLOTS - len(cards)))
    return new_market((full, tuple(left), pool, thrown))
