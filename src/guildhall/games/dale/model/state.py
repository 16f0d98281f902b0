"""Everything true now, as values.

States and their parts are named tuples: they are made at every step, and a tuple is made three
times as fast as a frozen dataclass. Cards and items in them are plain numbers, see `items`.

A state is whole or lean. A whole one tells of every hidden card who knows what of it. Most states
are left again before anybody looks at that, so an action makes a lean one: its cards lie where they
lie, all of them as if everybody knew them, and it has a `past`. From that the whole state is worked
out when somebody asks: the actions since the last state known whole are played again, with what is
known of cards. Whoever looks from outside, be it by equality, by a copy or at what is written, sees
the whole state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, ClassVar, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin, from_pool
from guildhall.games.dale.model.data import (
    JUNK_CARDS,
    ROUNDS,
    SLOTS,
    STACKS_TO_WIN,
    TEAM_STACKS_TO_WIN,
    Card,
    CardId,
    Folk,
)
from guildhall.games.dale.model.items import CARD, Item

NOBODY: Seat = -1
FROM_DISCARD = -1
"""Stands for a slot where the top of the market discard is bought."""
_JUNK = int(Card.JUNK)


class CopiedValues(IntEnum):
    """Whether a copy has the value its target has now or the printed one."""

    ALTERED = 0
    PRINTED = 1


class CopiedRoll(IntEnum):
    """Whether a copy of a Bold Haggler that has rolled has its roll, or may roll for itself."""

    INHERITED = 0
    OWN = 1


class TurnedDeck(IntEnum):
    """How Wily Fellow makes a discard pile of the deck."""

    REVERSED = 0
    SHUFFLED = 1


class CopiedJunk(IntEnum):
    """Whether a copy of junk can be thrown away by Essential Purchase."""

    COUNTS = 0
    NOT = 1


class PartnerPassives(IntEnum):
    """Whether the partner's cards have their effect in a stack."""

    COUNT = 0
    NOT = 1


class Rules(NamedTuple):
    """What was agreed before the game."""

    teams: bool = False
    copied_values: CopiedValues = CopiedValues.ALTERED
    copied_roll: CopiedRoll = CopiedRoll.INHERITED
    turned_deck: TurnedDeck = TurnedDeck.REVERSED
    copied_junk: CopiedJunk = CopiedJunk.COUNTS
    partner_passives: PartnerPassives = PartnerPassives.COUNT
    vote: bool = False
    first: Seat = NOBODY
    rounds: int = ROUNDS
    """How many turns each seat has at most; 0: as many as it takes."""

    @property
    def stacks_to_win(self) -> int:
        return TEAM_STACKS_TO_WIN if self.teams else STACKS_TO_WIN


class Stage(IntEnum):
    """What is decided now, and in which part of the game."""

    WISH = 0
    DECK = 1
    FIRST = 2
    HANDS = 3
    """Chance deals the first hands."""
    ROW = 4
    """Chance lays out the first row of the market."""
    ACT = 5
    PAY = 6
    SCRAP = 7
    STACK = 8
    HELP = 9
    BONUS = 10
    INVENTORY = 11
    END = 12
    WINDOW = 13
    REFILL = 14
    """Chance fills the hand in clean-up."""
    RESTOCK = 15
    """Chance fills the market in clean-up."""
    ROLL = 16
    """The die of a Bold Haggler."""
    DISCOVER = 17
    """The top of the market deck is thrown away."""
    ORDER = 18
    THROW = 19
    KEEP = 20
    RETURN = 21
    SLOT = 22
    TARGET = 23
    GIVE = 24
    SWAP = 25
    CHARM = 26
    HIDE = 27
    GUESS = 28
    VALUE = 29
    DRAW = 30
    """Chance draws from a deck for a technique."""
    MARKET = 31
    """Chance draws from the market deck for a technique."""
    TAKE = 32
    DEAL = 33
    DIE = 34
    """The die of a technique."""
    OVER = 35


class Player(NamedTuple):
    """What lies before a seat.

    `hand` is sorted, `origins` says of each of its cards where it came from and who knows it. The
    deck is a known order on `top` (the uppermost first) and below it `deck`, cards in no order,
    which are those left of the shuffling `pool`. The last card of `discard` is the uppermost.
    """

    hand: tuple[Item, ...] = ()
    origins: tuple[Origin, ...] = ()
    top: tuple[CardId, ...] = ()
    top_origins: tuple[Origin, ...] = ()
    deck: tuple[CardId, ...] = ()
    pool: int = 0
    discard: tuple[CardId, ...] = ()


class MarketBoard(NamedTuple):
    """The row by surcharge, the market deck and what was thrown away, the uppermost last."""

    row: tuple[CardId | None, ...] = (None,) * SLOTS
    deck: tuple[CardId, ...] = ()
    pool: int = 0
    thrown: tuple[CardId, ...] = ()


class Laid(NamedTuple):
    """A card on the way into a payment, a stack or the discard pile.

    `was` is the item as it lay in the hand. A fetched card still lies in the discard pile.
    """

    item: Item
    was: Item
    origin: Origin
    seat: Seat
    fetched: bool = False


class Played(NamedTuple):
    """A technique that is not over: the item played, the card whose effect it has, and its needs.

    `target` is the seat it is about, `seats` those chosen or to be chosen from, `limbo` the cards
    that lie aside with their `origins`, `left` how many are still to come. `hidden` is the item
    chosen for Blindfold as it is now, `was` the same as it lies in the hand.
    """

    item: Item
    face: CardId
    target: Seat = NOBODY
    seats: tuple[Seat, ...] = ()
    limbo: tuple[CardId, ...] = ()
    origins: tuple[Origin, ...] = ()
    left: int = 0
    hidden: Item | None = None
    was: Item | None = None


class Shift(NamedTuple):
    """So many more of an entry in one of the pools than is true, see `worlds`.

    An entry is a card (and no source), or a share of an older pool (and -1).
    """

    at: int
    source: int
    card: int
    more: int


class Possible(NamedTuple):
    """A world an observer holds for possible: how many ways lead to it, how it differs."""

    ways: int
    shifts: tuple[Shift, ...]


class Unsure(NamedTuple):
    """A doubt of an observer about some pools; the world without shifts is true."""

    observer: int
    pools: tuple[int, ...]
    worlds: tuple[Possible, ...]


class Bound(NamedTuple):
    """How likely a hand holds so many of these cards, as everybody can conclude.

    `known` of them all know to be there; `odds` are those of 0, 1, ... more among its other cards,
    compared with what they would be without the bound.
    """

    seat: Seat
    cards: tuple[CardId, ...]
    known: int
    odds: tuple[int, ...]


class Past:
    """What a lean state came from; as soon as that is worked out, the whole state and no more.

    `made` is the state before (if that is lean: its past), the rules, the seat and its action.
    """

    __slots__ = ("made",)

    def __init__(self, made: tuple[State | Past, Play, Seat, Any]) -> None:
        self.made: State | tuple[State | Past, Play, Seat, Any] = made

    def whole(self) -> State:
        """Whatever is played again on the way is remembered too, so nothing is played twice."""
        missing = []
        at: State | Past = self
        while isinstance(at, Past):
            made = at.made
            if isinstance(made, State):
                at = made
            else:
                missing.append((at, made))
                at = made[0]
        state = at
        for past, (_, play, seat, action) in reversed(missing):
            past.made = state = play(state, seat, action)
        return state


class _StateFields(NamedTuple):
    rules: Rules = Rules()
    decks: tuple[Folk, ...] = ()
    wishes: tuple[tuple[Folk, ...], ...] = ()
    turns: int = 1
    minted: int = 0
    pools: int = 1
    junk: int = 0
    players: tuple[Player, ...] = ()
    stalls: tuple[tuple[tuple[CardId, ...], ...], ...] = ()
    market: MarketBoard = MarketBoard()
    turn: Seat = 0
    stage: Stage = Stage.ACT
    back: Stage = Stage.ACT
    flashy: int = 0
    asked: tuple[tuple[CardId, ...], ...] = ()
    goal: int = 0
    slot: int = 0
    laid: tuple[Laid, ...] = ()
    play: Played | None = None
    rolling: Item | None = None
    done: tuple[Seat, ...] = ()
    unsure: tuple[Unsure, ...] = ()
    bounds: tuple[Bound, ...] = ()
    past: Past | None = None


class State(_StateFields):
    """A whole game.

    `turn` is the active seat, `turns` the number of its turn, `back` the stage that follows when a
    payment, stack, inventory or free ability is over or given up. `pools` is the number of the next
    shuffling, `goal` how many cards the hand gets in this part of the clean-up, `slot` what is
    bought, `laid` the cards of a payment, a stack or an inventory. `flashy` counts Flashy Shows of
    this turn, `asked` are the hand cards with which the partner was asked for the next stack in it.
    `rolling` is the item for which the die is rolled, `done` the seats that have made all their
    wishes. `unsure` and `bounds` matter only for what is known of hidden cards. A lean state has a
    `past` and counts no `pools`.
    """

    __slots__ = ()
    derived_fields: ClassVar = frozenset({"past"})

    def whole(self) -> State:
        """The same state with what is known of hidden cards."""
        return self if self.past is None else self.past.whole()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return tuple.__eq__(self.whole(), other.whole() if isinstance(other, State) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self.whole())

    def __repr__(self) -> str:
        return super(State, self.whole()).__repr__()

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self.whole())

    def _replace(self, **fields: Any) -> State:
        return changed(self.whole(), **fields)

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a written position may leave out because it follows from the rest."""
        given = {**cls()._asdict(), **stored}
        players = given["players"]
        seats = len(players)
        given["stalls"] = given["stalls"] or tuple(
            () for _ in range(seats // 2 if given["rules"].teams else seats)
        )
        pools = max(given["pools"], seats + 2)
        market = given["market"]._replace(
            deck=tuple(sorted(given["market"].deck)),
            pool=given["market"].pool or seats + 1,
        )
        given["players"] = tuple(
            _filled_in(player, seat, seats) for seat, player in enumerate(players)
        )
        given |= {"market": market, "pools": pools}
        state = cls(**given)
        in_play = junk_in_play(state)
        junk = given["junk"] if "junk" in stored else max(0, JUNK_CARDS - in_play)
        minted = given["minted"] if "minted" in stored else max(0, in_play + junk - JUNK_CARDS)
        return {**given, "junk": junk, "minted": minted}


def _filled_in(player: Player, seat: Seat, seats: int) -> Player:
    """Sorted, and with origins: cards not said to be known are known to their owner only, unless
    something has happened to them."""
    pool = player.pool or seat + 1
    own = from_pool(pool, seats, seat)
    origins = player.origins or tuple([own if item <= CARD else PUBLIC for item in player.hand])
    top_origins = player.top_origins or (from_pool(pool, seats),) * len(player.top)
    hand = player.hand
    if len(origins) == len(hand):
        pairs = sorted(zip(hand, origins, strict=True))
        hand = tuple(item for item, _ in pairs)
        origins = tuple(origin for _, origin in pairs)
    return player._replace(
        hand=hand,
        origins=origins,
        top_origins=top_origins,
        deck=tuple(sorted(player.deck)),
        pool=pool,
    )


def junk_in_play(state: State) -> int:
    """How many junk cards lie anywhere but on the junk pile."""
    return sum(1 for card in cards_in_play(state) if card == _JUNK)


def cards_in_play(state: State) -> Iterable[int]:
    """Every card that lies anywhere but on the junk pile."""
    for player in state.players:
        yield from (item & CARD for item in player.hand)
        yield from player.top
        yield from player.deck
        yield from player.discard
    for stall in state.stalls:
        for stack in stall:
            yield from stack
    yield from (card for card in state.market.row if card is not None)
    yield from state.market.deck
    yield from state.market.thrown
    yield from (laid.item & CARD for laid in state.laid if not laid.fetched)
    if state.play is not None:
        yield state.play.item & CARD
        yield from state.play.limbo


def stall_of(state: State, seat: Seat) -> int:
    """The number of a seat's stall."""
    return seat % 2 if state.rules.teams else seat


def won_stall(state: State) -> int | None:
    """The number of the stall that is complete, if there is one: then the game is over."""
    most = state.rules.stacks_to_win
    return next((at for at, stall in enumerate(state.stalls) if len(stall) == most), None)


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % 4


def is_opponent(state: State, seat: Seat, other: Seat) -> bool:
    return stall_of(state, seat) != stall_of(state, other)


Play = Callable[[State, Seat, Any], State]
"""What comes of an action of a seat."""


new_state = partial(tuple.__new__, State)
new_player = partial(tuple.__new__, Player)
new_market = partial(tuple.__new__, MarketBoard)
new_laid = partial(tuple.__new__, Laid)
new_played = partial(tuple.__new__, Played)
"""Faster than the classes themselves: made of all their fields in one tuple."""


changed: Callable[..., State] = _StateFields._replace
"""A state with other fields, lean if it was lean."""


def lean(state: State) -> State:
    """A whole state without what is known of hidden cards."""
    laid = tuple([one._replace(origin=PUBLIC) for one in state.laid])
    play = state.play
    if play is not None:
        play = play._replace(origins=(PUBLIC,) * len(play.origins))
    return changed(
        state,
        pools=0,
        players=tuple(map(_lean_player, state.players)),
        market=state.market._replace(pool=0),
        laid=laid,
        play=play,
        unsure=(),
        bounds=(),
    )


def _lean_player(player: Player) -> Player:
    hand, origins, top, top_origins, deck, _, pile = player
    known, known_top = (PUBLIC,) * len(origins), (PUBLIC,) * len(top_origins)
    return new_player((hand, known, top, known_top, deck, 0, pile))


def with_stage(state: State, stage: Stage) -> State:
    return new_state((*state[:11], stage, *state[12:]))


def with_player(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    replaced = (*players[:seat], player, *players[seat + 1 :])
    return new_state((*state[:7], replaced, *state[8:]))


def with_market(state: State, market: MarketBoard) -> State:
    return new_state((*state[:9], market, *state[10:]))


def with_play(state: State, play: Played | None) -> State:
    return new_state((*state[:18], play, *state[19:]))


def with_new_pool(state: State) -> State:
    """One more shuffling has been made; a lean state does not count them."""
    if not state.pools:
        return state
    return new_state((*state[:5], state.pools + 1, *state[6:]))
