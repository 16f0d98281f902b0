"""What one seat may know: all that lies open, its own cards, and what it has seen of others.

Cards it does not know are counted by the pool they came from; see `knowledge`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import gcd
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin, trail_of
from guildhall.games.dale.knowledge.pools import Listed, Pools
from guildhall.games.dale.model.data import VALUES, CardId, Folk
from guildhall.games.dale.model.items import CARD, Item, value_of
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    NOBODY,
    Bound,
    Laid,
    Played,
    Player,
    Rules,
    Stage,
    State,
    changed,
    partner_of,
    with_player,
    won_stall,
)
from guildhall.games.dale.rules.apply import decisions
from guildhall.games.dale.rules.laying import bought_card, take_back
from guildhall.games.dale.rules.piles import with_card

_ALL: Seat = -1
"""Stands for everybody where seats are counted that know a card."""
_Watched = tuple[bool, tuple[Seat, ...]]
"""Whether all know a card, and which other seats do."""
_DRAFTS = (Stage.PAY, Stage.STACK, Stage.INVENTORY)


class Share(NamedTuple):
    """So many unknown cards of a pool."""

    pool: int
    cards: int


class Back(NamedTuple):
    """A card at a known place; None: this seat knows only the pool it is from.

    Of a known card on the observer's own deck or aside in its own technique, `seen` says which
    other seats know it, `open` whether all do: that goes with the card into its hand.
    """

    card: CardId | None
    pool: int = 0
    seen: tuple[Seat, ...] = ()
    open: bool = False


class Pool(NamedTuple):
    """What the unknown cards of a pool are: these cards, and so many of other pools."""

    pool: int
    cards: tuple[CardId, ...]
    shares: tuple[Share, ...] = ()


class World(NamedTuple):
    """What pools hold besides what is certain, and how likely that is, compared with others."""

    weight: int
    pools: tuple[Pool, ...]


class Doubt(NamedTuple):
    """Worlds of which one is true; doubts are independent of each other."""

    worlds: tuple[World, ...]


class SeatView(NamedTuple):
    """What lies before a seat.

    `hand` are the cards in its hand that the observer knows, with their `values` now; `hidden` the
    others. `seen` says of each card of the observer's own hand which other seats know it, `open` of
    every card whether all know it, those too who only watch. `top` is the known order on the deck,
    `deck` how many cards of the shuffling `pool` lie below it.
    """

    hand: tuple[Item, ...]
    values: tuple[int, ...]
    seen: tuple[tuple[Seat, ...], ...]
    open: tuple[bool, ...]
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

    `was` is how it lay in the hand, `seen` are the seats that know it, the observer apart; `open`
    is one that all know.
    """

    item: Item
    was: Item
    seat: Seat
    fetched: bool
    value: int
    seen: tuple[Seat, ...]
    open: bool


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
    (-1: the top of the market discard) for `price`. `pools` tells what unknown cards can be, and
    `doubts` what more may be in some pools; their numbers hold in this view only. `bounds` is what
    can be concluded of other hands.
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
    asked: tuple[tuple[CardId, ...], ...]
    goal: int
    slot: int
    price: int
    laid: tuple[LaidView, ...]
    play: PlayedView | None
    rolling: Item | None
    pools: tuple[Pool, ...]
    doubts: tuple[Doubt, ...]
    bounds: tuple[Bound, ...]
    winner: int | None


def observe(state: State, seat: Seat | None) -> View:
    waiting = tuple(one.seat for one in decisions(state) if one.seat != CHANCE)
    state = as_seen(state.whole(), seat)
    knowing = _Knowing(state, seat)
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
        market=knowing.market_view(),
        junk=state.junk,
        minted=state.minted,
        flashy=state.flashy,
        asked=state.asked,
        goal=state.goal,
        slot=state.slot,
        price=_price(state),
        laid=tuple(map(knowing.laid_view, range(len(state.laid)))),
        play=None if state.play is None else knowing.played_view(state.play),
        rolling=state.rolling,
        pools=tuple(map(_pool, knowing.lost.listed())),
        doubts=tuple(map(_doubt, knowing.lost.doubted())),
        bounds=tuple([one for one in state.bounds if one.seat != seat]),
        winner=won_stall(state),
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
    return changed(with_player(state, partner, player), laid=shown)


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
        self.observer = len(state.players) if seat is None else seat
        self.lost = Pools(state, self.observer)
        self.copies = self._known_copies()

    def back(self, card: int, origin: Origin, place: int = NOBODY) -> Back:
        trail = trail_of(origin, self.observer)
        if not trail or self.lost.is_known(trail[-1], place):
            return Back(card)
        return Back(None, self.lost.number(trail[-1]))

    def own_back(self, card: int, origin: Origin) -> Back:
        """A card that can come into the own hand, and who will know it there."""
        back = self.back(card, origin)
        if back.card is None:
            return back
        seats = [one for one in self._others_knowing(origin) if one != _ALL]
        return back._replace(seen=tuple(seats), open=origin == PUBLIC)

    def seat_view(self, seat: Seat) -> SeatView:
        player = self.state.players[seat]
        known: list[tuple[int, bool]] = []
        hidden: Counter[int] = Counter()
        for item, origin in zip(player.hand, player.origins, strict=True):
            back = self.back(item, origin, seat)
            if back.card is None:
                hidden[back.pool] += 1
            else:  # what happens to a card is seen by all, or by its owner alone
                is_told = seat == self.seat or origin == PUBLIC
                known.append((item if is_told else item & CARD, origin == PUBLIC))
        seen: tuple[tuple[Seat, ...], ...] = ()
        if seat == self.seat:
            own = self._own(player)
            known = [(item, is_open) for (item, _), (is_open, _) in zip(known, own, strict=True)]
            seen = tuple(seats for _, seats in own)
        else:
            known.sort(key=lambda one: (one[0], not one[1]))
        flashy = flashy_of(self.state, seat)
        return SeatView(
            tuple(item for item, _ in known),
            tuple(value_of(item, flashy) for item, _ in known),
            seen,
            tuple(is_open for _, is_open in known),
            _shares(hidden),
            tuple(map(self._back_of(seat), player.top, player.top_origins)),
            len(player.deck),
            self.lost.number(player.pool) if player.deck else 0,
            player.discard,
        )

    def market_view(self) -> MarketView:
        row, deck, pool, thrown = self.state.market
        return MarketView(row, len(deck), self.lost.number(pool) if deck else 0, thrown)

    def _back_of(self, seat: Seat) -> Callable[[int, Origin], Back]:
        """How cards at places of a seat are told."""
        return self.own_back if seat == self.seat else self.back

    def _own(self, player: Player) -> list[_Watched]:
        """Who knows each card of the own hand."""
        laid = Counter(one.was for one in self.state.laid if self._is_own(one))
        own = []
        for item in player.hand:
            own.append(self._watched(item, laid[item]))
            laid[item] += 1
        return own

    def _is_own(self, laid: Laid) -> bool:
        return laid.seat == self.seat and not laid.fetched

    def _watched(self, item: int, number: int) -> _Watched:
        """Who knows this one of equal cards: the first ones, those being laid, are known first."""
        known = self.copies[item]
        seats = range(len(self.state.players))
        return known[_ALL] > number, tuple(seat for seat in seats if known[seat] > number)

    def _known_copies(self) -> dict[int, Counter[Seat]]:
        """How many of each of the own cards the others know."""
        copies: dict[int, Counter[Seat]] = {}
        if self.seat is not None:
            player = self.state.players[self.seat]
            cards = [*zip(player.hand, player.origins, strict=True)]
            cards += [(one.was, one.origin) for one in self.state.laid if self._is_own(one)]
            for item, origin in cards:
                copies.setdefault(item, Counter()).update(self._others_knowing(origin))
        return copies

    def _others_knowing(self, origin: Origin) -> list[Seat]:
        seats = range(len(self.state.players))
        others = [one for one in seats if one != self.seat and not trail_of(origin, one)]
        return [*others, _ALL] if origin == PUBLIC else others

    def laid_view(self, at: int) -> LaidView:
        laid = self.state.laid[at]
        value = value_of(laid.item, flashy_of(self.state, laid.seat))
        before = [one.was for one in self.state.laid[:at] if self._is_own(one)]
        if self._is_own(laid):
            is_open, seen = self._watched(laid.was, before.count(laid.was))
        else:
            seats = range(len(self.state.players))
            is_open, seen = True, tuple(one for one in seats if one != self.seat)
        return LaidView(laid.item, laid.was, laid.seat, laid.fetched, value, seen, is_open)

    def played_view(self, play: Played) -> PlayedView:
        is_own = self.seat == self.state.turn
        is_told = is_own or self.state.stage is Stage.VALUE
        return PlayedView(
            play.item,
            play.face,
            play.target,
            play.seats,
            tuple(map(self._back_of(self.state.turn), play.limbo, play.origins)),
            play.left,
            play.hidden if is_told else None,
            play.was if is_told else None,
        )


def _pool(told: Listed) -> Pool:
    number, cards, shares = told
    return Pool(number, cards, tuple([Share(*share) for share in shares]))


def _doubt(worlds: list[tuple[int, list[Listed]]]) -> Doubt:
    divisor = gcd(*(weight for weight, _ in worlds))
    return Doubt(
        tuple([World(weight // divisor, tuple(map(_pool, pools))) for weight, pools in worlds])
    )


def _shares(cards: Counter[int]) -> tuple[Share, ...]:
    return tuple(Share(pool, cards[pool]) for pool in sorted(cards))
