"""What one seat may know: all that lies open, its own cards, and what it has seen of others.

Cards it does not know are counted by the pool they came from; see `knowledge`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.data import VALUES, CardId, Folk
from guildhall.games.dale.items import CARD, Item, value_of
from guildhall.games.dale.knowledge import PUBLIC, known_to, path_to
from guildhall.games.dale.laying import bought_card, take_back
from guildhall.games.dale.piles import with_card
from guildhall.games.dale.rules import decisions
from guildhall.games.dale.state import (
    FROM_DISCARD,
    Laid,
    Played,
    Player,
    Rules,
    Stage,
    State,
    partner_of,
    stall_of,
    with_player,
)

_DRAFTS = (Stage.PAY, Stage.STACK, Stage.INVENTORY)


class Share(NamedTuple):
    """So many unknown cards of a pool."""

    pool: int
    cards: int


class Back(NamedTuple):
    """A card at a known place; None: this seat knows only the pool it is from."""

    card: CardId | None
    pool: int = 0


class Pool(NamedTuple):
    """What the unknown cards of a pool are: these cards, and so many of other pools."""

    pool: int
    cards: tuple[CardId, ...]
    shares: tuple[Share, ...] = ()


class SeatView(NamedTuple):
    """What lies before a seat.

    `hand` are the cards in its hand that the observer knows, with their `values` now; `hidden` the
    others. `seen` says of each card of the observer's own hand which other seats know it. `top` is
    the known order on the deck, `deck` how many cards of the shuffling `pool` lie below it.
    """

    hand: tuple[Item, ...]
    values: tuple[int, ...]
    seen: tuple[tuple[Seat, ...], ...]
    hidden: tuple[Share, ...]
    top: tuple[Back, ...]
    deck: int
    pool: int
    discard: tuple[CardId, ...]


class MarketView(NamedTuple):
    """The row by surcharge, how many cards the market deck has, what was thrown away."""

    row: tuple[CardId | None, ...]
    deck: int
    pool: int
    thrown: tuple[CardId, ...]


class LaidView(NamedTuple):
    """A card of a payment, a stack or an inventory.

    `was` is how it lay in the hand, `seen` are the seats that know it, the observer apart.
    """

    item: Item
    was: Item
    seat: Seat
    fetched: bool
    value: int
    seen: tuple[Seat, ...]


class PlayedView(NamedTuple):
    """The technique in play; `hidden` is the card chosen for Blindfold, if it is one's own."""

    item: Item
    face: CardId
    target: Seat
    seats: tuple[Seat, ...]
    limbo: tuple[Back, ...]
    left: int
    hidden: Item | None
    was: Item | None


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it.

    A payment, a stack or an inventory is its seat's secret until it is settled or shown: others see
    the stage it began in. `waiting` are the seats that must decide. `slot` is what is being bought
    (-1: the top of the market discard) for `price`. `pools` tells what unknown cards can be,
    `next_pool` is the number of the next shuffling.
    """

    seat: Seat | None
    rules: Rules
    decks: tuple[Folk, ...]
    wishes: tuple[tuple[Folk, ...], ...]
    stage: Stage
    back: Stage
    turn: Seat
    turns: int
    waiting: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    stalls: tuple[tuple[tuple[CardId, ...], ...], ...]
    market: MarketView
    junk: int
    minted: int
    flashy: int
    asked: bool
    goal: int
    slot: int
    price: int
    laid: tuple[LaidView, ...]
    play: PlayedView | None
    rolling: Item | None
    pools: tuple[Pool, ...]
    next_pool: int
    winner: int | None


def observe(state: State, seat: Seat | None) -> View:
    waiting = tuple(one.seat for one in decisions(state) if one.seat != CHANCE)
    state = as_seen(state, seat)
    knowing = _Knowing(state, seat)
    market = state.market
    return View(
        seat=seat,
        rules=state.rules,
        decks=state.decks,
        wishes=_wishes(state, seat),
        stage=state.stage,
        back=state.back,
        turn=state.turn,
        turns=state.turns,
        waiting=waiting,
        seats=tuple(knowing.seat_view(one) for one in range(len(state.players))),
        stalls=state.stalls,
        market=MarketView(market.row, len(market.deck), market.pool, market.thrown),
        junk=state.junk,
        minted=state.minted,
        flashy=state.flashy,
        asked=state.asked,
        goal=state.goal,
        slot=state.slot,
        price=_price(state),
        laid=tuple(map(knowing.laid_view, state.laid)),
        play=None if state.play is None else knowing.played_view(state.play),
        rolling=state.rolling,
        pools=knowing.pools(),
        next_pool=state.pools,
        winner=stall_of(state, state.turn) if state.stage is Stage.OVER else None,
    )


def as_seen(state: State, seat: Seat | None) -> State:
    """The state without what others are laying in secret."""
    if state.stage in _DRAFTS and seat != state.turn:
        return take_back(state)
    partner = partner_of(state.turn)
    if state.stage is not Stage.HELP or seat == partner:
        return state
    player = state.players[partner]
    for one in state.laid:
        if one.seat == partner and not one.fetched:
            player = with_card(player, one.was, one.origin)
    shown = tuple(one for one in state.laid if one.seat != partner)
    return with_player(state, partner, player)._replace(laid=shown)


def _wishes(state: State, seat: Seat | None) -> tuple[tuple[Folk, ...], ...]:
    if state.stage is not Stage.WISH:
        return state.wishes
    return tuple(wished if one == seat else () for one, wished in enumerate(state.wishes))


def _price(state: State) -> int:
    if state.stage not in (Stage.PAY, Stage.SCRAP):
        return 0
    card = bought_card(state)
    surcharge = 0 if state.slot == FROM_DISCARD else state.slot
    return 0 if card is None else VALUES[card] + surcharge


def flashy_of(state: State | View, seat: Seat) -> int:
    """The Flashy Shows that raise the cards of a seat."""
    return state.flashy if seat == state.turn else 0


class _Knowing:
    """Tells the cards that an observer knows from those it does not."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.state = state
        self.seat = seat
        self.entered: dict[int, list[int]] = {}
        self.shares: dict[int, Counter[int]] = {}
        for player in state.players:
            self._enter(player.pool, player.deck)
            self._lose(zip(player.hand, player.origins, strict=True))
            self._lose(zip(player.top, player.top_origins, strict=True))
        self._enter(state.market.pool, state.market.deck)
        if state.play is not None:
            self._lose(zip(state.play.limbo, state.play.origins, strict=True))
        self.same = self._same_pools()

    def _enter(self, pool: int, cards: tuple[int, ...]) -> None:
        if cards:
            self.entered.setdefault(pool, []).extend(cards)

    def _lose(self, cards: Iterator[tuple[int, int]]) -> None:
        """Note in which pools the observer lost each card."""
        for item, origin in cards:
            pools = path_to(origin, self.seat).pools
            if not pools:
                continue
            self._enter(pools[0], (item & CARD,))
            for before, after in pairwise(pools):
                self.shares.setdefault(after, Counter())[before] += 1

    def _same_pools(self) -> dict[int, int]:
        """Mixes of cards that all were of one pool anyway are no pools of their own."""
        same: dict[int, int] = {}
        for pool in sorted(self.shares):
            shares: Counter[int] = Counter()
            for one, cards in self.shares[pool].items():
                shares[same.get(one, one)] += cards
            self.shares[pool] = shares
            if pool not in self.entered and len(shares) == 1:
                same[pool] = next(iter(shares))
        return same

    def pools(self) -> tuple[Pool, ...]:
        numbers = sorted({*self.entered, *self.shares} - set(self.same))
        return tuple(
            Pool(
                number,
                tuple(sorted(self.entered.get(number, ()))),
                _shares(self.shares.get(number, Counter())),
            )
            for number in numbers
        )

    def back(self, card: int, origin: int) -> Back:
        pools = path_to(origin, self.seat).pools
        return Back(None, self.same.get(pools[-1], pools[-1])) if pools else Back(card)

    def seat_view(self, seat: Seat) -> SeatView:
        player = self.state.players[seat]
        known: list[int] = []
        seen: list[tuple[Seat, ...]] = []
        hidden: Counter[int] = Counter()
        for item, origin in zip(player.hand, player.origins, strict=True):
            back = self.back(item, origin)
            if seat == self.seat:
                known.append(item)
                seen.append(self._others_knowing(origin))
            elif back.card is None:
                hidden[back.pool] += 1
            else:  # what happens to a card is seen by all, or by its owner alone
                known.append(item if origin == PUBLIC else item & CARD)
        flashy = flashy_of(self.state, seat)
        return SeatView(
            tuple(known),
            tuple(value_of(item, flashy) for item in known),
            tuple(seen),
            _shares(hidden),
            self._top(player),
            len(player.deck),
            player.pool,
            player.discard,
        )

    def _others_knowing(self, origin: int) -> tuple[Seat, ...]:
        known = known_to(origin)
        return tuple(
            seat
            for seat in range(len(self.state.players))
            if seat != self.seat and known >> seat & 1
        )

    def laid_view(self, laid: Laid) -> LaidView:
        value = value_of(laid.item, flashy_of(self.state, laid.seat))
        seen = self._others_knowing(laid.origin)
        return LaidView(laid.item, laid.was, laid.seat, laid.fetched, value, seen)

    def _top(self, player: Player) -> tuple[Back, ...]:
        return tuple(map(self.back, player.top, player.top_origins))

    def played_view(self, play: Played) -> PlayedView:
        is_own = self.seat == self.state.turn
        is_told = is_own or self.state.stage is Stage.VALUE
        return PlayedView(
            play.item,
            play.face,
            play.target,
            play.seats,
            tuple(map(self.back, play.limbo, play.origins)),
            play.left,
            play.hidden if is_told else None,
            play.was if is_told else None,
        )


def _shares(cards: Counter[int]) -> tuple[Share, ...]:
    return tuple(Share(pool, cards[pool]) for pool in sorted(cards))
