"""Turns played in a simulation: by the rules, as the greedy merchant would choose.

A seat looks at few actions: plain techniques, the purchases it can pay, the stack it finds in hand.
What it lays is settled at once, and clean-up is one step: that is quicker, and a test proves that
it leaves exactly what the rules leave step by step. All else goes by the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.bots.greedy import FIRST, Judge
from guildhall.games.dale.bots.hand_stacks import find_stack
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.copies import depends_on_hand, sources_of, uses_of
from guildhall.games.dale.model.data import HAND_SIZE, MOST_SEATS, SLOTS, VALUES, Card, Folk
from guildhall.games.dale.model.hand_facts import SETTLE, facts_of
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.model.state import (
    Laid,
    MarketBoard,
    Player,
    Stage,
    State,
    replaced,
    with_market,
    with_player,
    with_turn,
)
from guildhall.games.dale.rules.apply import apply, chances, decisions, drawn_from, legal_actions
from guildhall.games.dale.rules.clean_up import end_turn, fill_hand, with_cookies
from guildhall.games.dale.rules.legal import BUILD, INVENTORY
from guildhall.games.dale.rules.stacks import can_build

_ACT, _BONUS, _END, _OVER = Stage.ACT, Stage.BONUS, Stage.END, Stage.OVER
_COPIED_COOKIES = frozenset({Folk.MACAWS, Folk.CHAMELEONS})
"""Decks with which copying cards may become Cookies in clean-up."""
_COOKIES, _ESSENTIAL = int(Card.COOKIES), int(Card.ESSENTIAL_PURCHASE)
_LAYING = {act.Buy: Stage.PAY, act.Build: Stage.STACK, act.Inventory: Stage.INVENTORY}
_MOST_TECHNIQUES = 4
"""So many techniques are played in a turn at most: two may bring each other back for ever."""
_TOO_LONG = frozenset({Card.WILY_FELLOW, Card.BLINDFOLD})
"""Techniques that take many steps and change little: nobody begins them in a simulation."""
_MARKET = MOST_SEATS
_OTHER = MOST_SEATS + 1
_LANES = MOST_SEATS + 2
_A_TURN = 10
"""Fractions of a lane that each turn begins at."""
_BUYS = tuple(map(act.Buy, range(SLOTS)))


class Luck:
    """The chance of one simulation: a row of fractions for each seat, the market and all else.

    A draw depends on whose it is, on the turn and on the draws before it in that turn, so that
    plans which differ in other things meet the same luck.
    """

    __slots__ = ("_at", "_first", "_fractions", "_lanes")

    def __init__(self, rng: Rng, first: int) -> None:
        self._fractions = rng.fractions()
        self._lanes: list[list[float]] = [[] for _ in range(_LANES)]
        self._first = first
        self._at = [0] * _LANES

    def begin(self, turns: int) -> None:
        """Begin the turn with this number."""
        self._at = [(turns - self._first) * _A_TURN] * _LANES

    def below(self, lane: int, limit: int) -> int:
        """Return a number from 0 to below the limit."""
        at, row = self._at[lane], self._lanes[lane]
        self._at[lane] = at + 1
        if at >= len(row):
            row += [self._fractions() for _ in range(at + 1 - len(row))]
        return int(row[at] * limit)

    def choose(self, state: State) -> Action:
        """Return what chance does in a state."""
        drawn = drawn_from(state)
        if drawn is not None:
            outcomes, cards = drawn
            lane = state.turn.seat if outcomes[0].__class__ is act.Draw else _MARKET
            return outcomes[cards[self.below(lane, len(cards))]]
        possible = chances(state)
        number = self.below(_OTHER, sum(weight for _, weight in possible))
        for action, weight in possible:
            number -= weight
            if number < 0:
                return action
        raise ValueError("chance has nothing to choose from")


def play_on(state: State, luck: Luck, turns: int) -> State:
    """Play `turns` more turns, or to the end of the game."""
    last = state.turn.number + turns
    while state.turn.stage is not _OVER and state.turn.number < last:
        luck.begin(state.turn.number)
        state = play_turn(state, luck)
    return state


def play_turn(state: State, luck: Luck) -> State:
    """Play on from any point of a turn to its end."""
    number, techniques = state.turn.number, 0
    while state.turn.number == number and state.turn.stage is not _OVER:
        stage = state.turn.stage
        if stage is _ACT:
            deed = choose(Judge(state, state.turn.seat), techniques)
            techniques += deed.action.__class__ is act.Play
            state = done(state, deed, luck)
        elif stage is _END:
            state = clean_up(state, luck)
        else:
            state = _one_step(state, luck)
    return state


def _one_step(state: State, luck: Luck) -> State:
    """Make one decision by the rules, or go on building."""
    seat = decisions(state)[0].seat
    if seat == CHANCE:
        return apply(state, seat, luck.choose(state))
    if state.turn.stage is _BONUS and (found := find_stack(state, seat)):
        return done(state, Deed(BUILD, found), luck)
    actions = legal_actions(state, seat)
    if len(actions) == 1:
        return apply(state, seat, actions[0])
    return apply(state, seat, max(actions, key=Judge(state, seat).weigh))


# What the active seat does


class Deed(NamedTuple):
    """An action of a turn; if it begins to lay cards, all that are laid, none for others."""

    action: Action
    laid: tuple[Laid, ...] | None = None


def done(state: State, deed: Deed, luck: Luck) -> State:
    """Return what comes of a deed: cards are laid and settled at once, a purchase ends the turn."""
    action, laid = deed
    seat, back = state.turn.seat, state.turn.stage
    if laid is None:
        return apply(state, seat, action)
    hand, top, deck, pile = state.table.players[seat]
    left = list(hand)
    for one in laid:
        if not one.fetched:
            left.remove(one.was)
    slot = action.slot if isinstance(action, act.Buy) else 0
    if isinstance(action, act.Buy):
        row, bag, thrown = state.table.market
        card = row[slot]
        if card is not None and card != _ESSENTIAL:
            pile = (*pile, *[one.item & CARD for one in laid])
            player = Player(tuple(sorted([*left, card])), top, deck, pile)
            state = with_market(state, MarketBoard(replaced(row, slot, None), bag, thrown))
            return clean_up(with_player(state, seat, player), luck)
    state = with_player(state, seat, Player(tuple(left), top, deck, pile))
    stage = _LAYING[action.__class__]
    return apply(with_turn(state, stage=stage, back=back, slot=slot, laid=laid), seat, SETTLE)


def clean_up(state: State, luck: Luck) -> State:
    """Do at once what the rules do in clean-up; begin it by the rules for copies and for junk."""
    seat, may_copy = state.turn.seat, _COPIED_COOKIES.issubset(state.decks)
    while not may_copy or with_cookies(state) is state:
        player, market = state.table.players[seat], state.table.market
        missing = HAND_SIZE + facts_of(player.hand).cookies - len(player.hand)
        if missing > len(player.top) + len(player.deck) + len(player.discard):
            break
        if missing > 0:
            player = _drawn(player, missing, luck, seat)
            state = with_player(state, seat, player)
            if may_copy or _COOKIES in player.hand:
                continue
        restocked = _restocked(market, luck)
        if restocked is not market:
            state = with_market(state, restocked)
        if not may_copy or restocked is market:
            return end_turn(state)
    return fill_hand(state)


def _drawn(player: Player, count: int, luck: Luck, seat: Seat) -> Player:
    """Draw `count` cards; the discard pile becomes the deck when that is empty."""
    hand, deck, top, pile = list(player.hand), list(player.deck), player.top, player.discard
    for _ in range(count):
        if top:
            card, top = top[0], top[1:]
        else:
            if not deck:
                deck, pile = sorted(pile), ()
            card = deck.pop(luck.below(seat, len(deck)))
        hand.append(card)
    return Player(tuple(sorted(hand)), top, tuple(deck), pile)


def _restocked(market: MarketBoard, luck: Luck) -> MarketBoard:
    """Slide the row to the right and fill it; return the market itself if nothing changes."""
    row, bag, thrown = market
    if None not in row:
        return market
    cards, deck = [card for card in row if card is not None], list(bag)
    while len(cards) < SLOTS and (deck or thrown):
        if not deck:
            deck, thrown = sorted(thrown), ()
        cards.append(deck.pop(luck.below(_MARKET, len(deck))))
    restocked = MarketBoard((*cards, *[None] * (SLOTS - len(cards))), tuple(deck), thrown)
    return market if restocked == market else restocked


def choose(judge: Judge, techniques: int) -> Deed:
    """Return the best of techniques, the stack found in hand, purchases and an inventory."""
    facts, state = facts_of(judge.items), judge.state
    is_asking = judge.rules.teams and not judge.turn.asked
    best: Action = INVENTORY
    price = 0
    if judge.found or (is_asking and state is not None and can_build(state)):
        best, most = BUILD, judge.build()
    else:
        most = max(0, judge.inventory())
    for play in facts.plays if techniques < _MOST_TECHNIQUES else ():
        gain = judge.gain_of_playing(play)
        if gain > most and effective(play.item) not in _TOO_LONG:
            best, most = play, gain
    purse = [] if most >= FIRST else _purse(judge)
    total = sum([value for value, _, _ in purse])
    for buy in _BUYS if purse else ():
        card = judge.market.row[buy.slot]
        if card is not None and VALUES[card] + buy.slot <= total:
            gain = judge.buy(card, buy.slot)
            if gain > most:
                best, most, price = buy, gain, VALUES[card] + buy.slot
    match best:
        case act.Buy():
            return Deed(best, _payment(purse, price, judge.seat))
        case act.Build():
            return Deed(best, judge.found or None)
        case act.Inventory():
            gone = [item for item in judge.items if judge.is_loose(item & CARD)]
            return Deed(best, tuple([Laid(item, item, judge.seat) for item in gone]))
    return Deed(best)


def _purse(judge: Judge) -> list[tuple[int, int, int]]:
    """Return the values a hand can pay with, the items then and as they are, the loosest first.

    A card that becomes a copy has its highest value; one whose copies depend on the hand stays.
    """
    flashy, state = judge.flashy, judge.state
    if state is None or not facts_of(judge.items).opens:
        return [(value_of(item, flashy), item, item) for item in judge.loosest]
    sources, purse = sources_of(state, judge.seat), []
    for item in judge.loosest:
        if not is_open(item):
            purse.append((value_of(item, flashy), item, item))
        elif item <= CARD and not depends_on_hand(sources, item):
            uses = uses_of(sources, item)
            purse.append(max([(value_of(used, flashy), used, item) for _, used in uses]))
    return purse


def _payment(purse: list[tuple[int, int, int]], price: int, seat: Seat) -> tuple[Laid, ...]:
    """Return what a price is paid with: what helps least, and nothing needless."""
    paid, total = list[tuple[int, int, int]](), 0
    for one in purse:
        if total >= price:
            break
        paid.append(one)
        total += one[0]
    for one in reversed(paid[:-1]):
        if total - one[0] >= price:
            paid.remove(one)
            total -= one[0]
    return tuple([Laid(used, was, seat) for _, used, was in paid])
