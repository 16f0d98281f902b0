"""What one seat may see: all that lies open, its own cards, and what it knows of hidden ones.

A view tells facts about hidden cards: this card lies there, and so many cards of a heap lie here.
The cards of a heap are known, but not which of them lies where; see `knowledge`.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.knowledge.beginning import know
from guildhall.games.dale.knowledge.known import Knowledge
from guildhall.games.dale.model.data import VALUES, Card, CardId, Folk
from guildhall.games.dale.model.items import Item, value_of
from guildhall.games.dale.model.options import Rules
from guildhall.games.dale.model.places import DRAFTS, Place, Zone, lays_in_secret
from guildhall.games.dale.model.state import Stage, State, Technique, partner_of, won_stall
from guildhall.games.dale.rules.apply import decisions
from guildhall.games.dale.rules.laying import bought_card, take_back, unlaid


class Share(NamedTuple):
    """So many hidden cards of a heap."""

    heap: int
    cards: int


class Back(NamedTuple):
    """A card at a known place; without a card it is one of a heap. `open`: everybody knows it."""

    card: CardId | None
    heap: int = 0
    open: bool = False


class SeatView(NamedTuple):
    """What lies before a seat.

    `hand` are the cards in its hand that the observer knows, with their `values` now; `open` says
    of each whether everybody knows it, those too who only watch. `hidden` are the others. `top` is
    the known order on the deck, `deck` counts the cards below it: `known` are some of them, `below`
    the others.
    """

    hand: tuple[Item, ...]
    values: tuple[int, ...]
    open: tuple[bool, ...]
    hidden: tuple[Share, ...]
    top: tuple[Back, ...]
    deck: int
    known: tuple[CardId, ...]
    below: tuple[Share, ...]
    discard: tuple[CardId, ...]


class MarketView(NamedTuple):
    """The row by surcharge, the market deck (counted, known, hidden), what was thrown away."""

    row: tuple[CardId | None, ...]
    deck: int
    known: tuple[CardId, ...]
    below: tuple[Share, ...]
    thrown: tuple[CardId, ...]


class LaidView(NamedTuple):
    """A card of a payment, a stack or an inventory.

    `was` is how it lay in the hand; `open`: everybody knows it.
    """

    item: Item
    was: Item
    seat: Seat
    fetched: bool
    value: int
    open: bool


class TechniqueView(NamedTuple):
    """The technique in play; `hidden` is the card chosen for Blindfold, if it is one's own."""

    item: Item
    face: CardId
    target: Seat
    seats: tuple[Seat, ...]
    aside: tuple[Back, ...]
    left: int
    hidden: Item | None
    was: Item | None


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it.

    A payment, a stack or an inventory is its seat's secret until it is settled or shown: others see
    the stage it began in. `waiting` are the seats that must decide, `again` says that the active
    seat is asked once more after the refill. `slot` is what is being bought (-1: the top of the
    market discard) for `price`. `heaps` are the cards that the numbers of shares stand for; these
    numbers hold in this view only.
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
    again: bool
    slot: int
    price: int
    laid: tuple[LaidView, ...]
    technique: TechniqueView | None
    rolling: Item | None
    heaps: tuple[tuple[CardId, ...], ...]
    winner: int | None

    def stall(self, seat: Seat) -> tuple[tuple[CardId, ...], ...]:
        """Return the stacks of a seat; partners share a stall."""
        return self.stalls[seat % 2 if self.rules.teams else seat]


def observe(state: State, seat: Seat | None) -> View:
    """Return the view of a seat that has seen nothing but this position."""
    return view(state, seat, know(state, seat))


def view(state: State, seat: Seat | None, knowledge: Knowledge) -> View:
    """Return the view of a seat with this knowledge."""
    waiting = tuple(one.seat for one in decisions(state) if one.seat != CHANCE)
    state = as_seen(state, seat)
    seen = _Seen(state, seat, knowledge)
    laid = seen.laid_views()
    table, turn = state.table, state.turn
    return View(
        seat=seat,
        rules=state.rules,
        decks=state.decks,
        wishes=_wishes(state, seat),
        stage=turn.stage,
        back=turn.back,
        turn=turn.seat,
        turns=turn.number,
        waiting=waiting,
        seats=tuple(map(seen.seat_view, range(len(table.players)))),
        stalls=table.stalls,
        market=seen.market_view(),
        junk=table.junk,
        minted=table.minted,
        flashy=turn.flashy,
        asked=turn.asked,
        goal=turn.goal,
        again=turn.again,
        slot=turn.slot,
        price=_price(state),
        laid=laid,
        technique=None if turn.technique is None else seen.technique_view(turn.technique),
        rolling=turn.rolling,
        heaps=knowledge.mine.heaps,
        winner=won_stall(state),
    )


def as_seen(state: State, seat: Seat | None) -> State:
    """Return the state without what others are laying in secret."""
    if state.turn.stage in DRAFTS and seat != state.turn.seat:
        return take_back(state)
    partner = partner_of(state.turn.seat)
    if state.turn.stage is not Stage.HELP or seat == partner:
        return state
    return unlaid(state, partner)


def _wishes(state: State, seat: Seat | None) -> tuple[tuple[Folk, ...], ...]:
    wishes = state.vote.wishes
    if state.turn.stage is not Stage.WISH:
        return wishes
    return tuple(wished if one == seat else () for one, wished in enumerate(wishes))


def _price(state: State) -> int:
    if state.turn.stage not in (Stage.PAY, Stage.SCRAP):
        return 0
    card = bought_card(state)
    surcharge = max(state.turn.slot, 0)  # none on the top of the market discard
    return 0 if card is None else VALUES[card] + surcharge


class _Seen:
    """Tells the cards that an observer knows from those it does not.

    Each card that everybody has seen is given out once: to laid cards first, then to the hand.
    """

    def __init__(self, state: State, seat: Seat | None, knowledge: Knowledge) -> None:
        self._state, self._seat = state, seat
        self._mine, self._shares = dict(knowledge.mine.there), dict(knowledge.mine.among)
        self._open = {place: Counter(items) for place, items in knowledge.open.there}

    def laid_views(self) -> tuple[LaidView, ...]:
        views = []
        for one in self._state.turn.laid:
            is_secret = not one.fetched and lays_in_secret(self._state, one.seat)
            is_open = not is_secret or self._is_open(Place(Zone.HAND, one.seat), one.was)
            value = self._value(one.item, one.seat)
            views.append(LaidView(one.item, one.was, one.seat, one.fetched, value, is_open))
        return tuple(views)

    def seat_view(self, seat: Seat) -> SeatView:
        player = self._state.table.players[seat]
        place, deck = Place(Zone.HAND, seat), Place(Zone.DECK, seat)
        hand = player.hand if seat == self._seat else self._mine.get(place, ())
        heights = range(len(player.top) - 1, -1, -1)
        tops = [self._backs_at(Place(Zone.TOP, seat, height)) for height in heights]
        return SeatView(
            hand=hand,
            values=tuple([self._value(item, seat) for item in hand]),
            open=tuple([self._is_open(place, item) for item in hand]),
            hidden=self._shares_at(place),
            top=tuple([back for some in tops for back in some]),
            deck=len(player.deck),
            known=self._mine.get(deck, ()),
            below=self._shares_at(deck),
            discard=player.discard,
        )

    def market_view(self) -> MarketView:
        (row, deck, thrown), place = self._state.table.market, Place(Zone.MARKET)
        known, below = self._mine.get(place, ()), self._shares_at(place)
        return MarketView(row, len(deck), known, below, thrown)

    def technique_view(self, technique: Technique) -> TechniqueView:
        turn = self._state.turn
        is_told = self._seat == turn.seat or turn.stage is Stage.VALUE
        if technique.face == Card.WILY_FELLOW:
            aside = [Back(card, open=True) for card in technique.aside]
        else:
            aside = self._backs_at(Place(Zone.ASIDE, turn.seat))
        if technique.face == Card.GAMBLE:
            aside = [*self._backs_at(Place(Zone.ASIDE, technique.target)), *aside]
        return TechniqueView(
            item=technique.item,
            face=technique.face,
            target=technique.target,
            seats=technique.seats,
            aside=tuple(aside),
            left=technique.left,
            hidden=technique.hidden if is_told else None,
            was=technique.was if is_told else None,
        )

    def _value(self, item: Item, seat: Seat) -> int:
        turn = self._state.turn
        return value_of(item, turn.flashy if seat == turn.seat else 0)

    def _is_open(self, place: Place, item: Item) -> bool:
        """Return whether everybody knows one more card like this there."""
        left = self._open.get(place, Counter())
        left[item] -= 1
        return left[item] >= 0

    def _shares_at(self, place: Place) -> tuple[Share, ...]:
        return tuple([Share(*share) for share in self._shares.get(place, ())])

    def _backs_at(self, place: Place) -> list[Back]:
        """Return the cards at a place, known ones first."""
        cards = self._mine.get(place, ())
        backs = [Back(card, open=self._is_open(place, card)) for card in cards]
        for heap, count in self._shares.get(place, ()):
            backs += [Back(None, heap)] * count
        return backs
