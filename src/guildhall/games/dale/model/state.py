"""The state of a game: the cards where they lie, whose turn it is, and what is half done.

It is the truth of the table and nothing else: who knows what follows from events, see `knowledge`.
Nothing in it is drawn ahead: a deck is a known order on top and below it cards in no order. What is
done in several small steps, a payment, a stack, a technique, is written down as the stage and what
belongs to it. Equal positions compare equal, so hands and bags are sorted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

from guildhall.core.seat import Seat
from guildhall.games.dale.model.data import JUNK_CARDS, SLOTS, Card, CardId, Folk
from guildhall.games.dale.model.items import CARD, Item
from guildhall.games.dale.model.options import NOBODY, Rules

FROM_DISCARD = -1
"""Stands for a slot where the top of the market discard is bought."""
_NOT_COUNTED = -1
"""Junk of a written position that says nothing of it: it follows from the other cards."""
_JUNK = int(Card.JUNK)


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
    """The cards of a seat outside its stall.

    `hand` is sorted. The deck is a known order on `top` (the uppermost first) and below it `deck`,
    cards in no order. The last card of `discard` is the uppermost.
    """

    hand: tuple[Item, ...] = ()
    top: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()


class MarketBoard(NamedTuple):
    """The row by surcharge, the market deck and what was thrown away, the uppermost last."""

    row: tuple[CardId | None, ...] = (None,) * SLOTS
    deck: tuple[CardId, ...] = ()
    thrown: tuple[CardId, ...] = ()


class Table(NamedTuple):
    """All cards that lie somewhere.

    `junk` is the size of the junk pile, `minted` how many junk cards were added to the twenty.
    """

    players: tuple[Player, ...] = ()
    stalls: tuple[tuple[tuple[CardId, ...], ...], ...] = ()
    market: MarketBoard = MarketBoard()
    junk: int = _NOT_COUNTED
    minted: int = _NOT_COUNTED


class Laid(NamedTuple):
    """A card on the way into a payment, a stack or the discard pile.

    `was` is the item as it lay in the hand. A fetched card still lies in the discard pile.
    """

    item: Item
    was: Item
    seat: Seat
    fetched: bool = False


class Technique(NamedTuple):
    """A technique that is not over: the item played and the card whose effect it has.

    `target` is the seat it is about, `seats` those chosen or to be chosen from, `aside` the cards
    that lie aside for it, `left` how many are still to come. `hidden` is the item chosen for
    Blindfold as it is now, `was` the same as it lies in the hand.
    """

    item: Item
    face: CardId
    target: Seat = NOBODY
    seats: tuple[Seat, ...] = ()
    aside: tuple[CardId, ...] = ()
    left: int = 0
    hidden: Item | None = None
    was: Item | None = None


class Turn(NamedTuple):
    """The turn of a seat, and what is half done in it.

    `back` is the stage that follows if a payment, a stack, an inventory or a free ability is over
    or given up. `flashy` counts Flashy Shows, `asked` holds the hand cards with which the partner
    was asked for the next stack. `goal` is how many cards the hand gets in this part of clean-up,
    or how much junk may still be thrown away. `again`: the seat wants to be asked after the refill.
    `slot` is what is bought, `laid` the cards of a payment, a stack or an inventory, `rolling` the
    item for which the die is rolled.
    """

    seat: Seat = 0
    number: int = 1
    stage: Stage = Stage.ACT
    back: Stage = Stage.ACT
    flashy: int = 0
    asked: tuple[tuple[CardId, ...], ...] = ()
    goal: int = 0
    again: bool = False
    slot: int = 0
    laid: tuple[Laid, ...] = ()
    technique: Technique | None = None
    rolling: Item | None = None


class Vote(NamedTuple):
    """The decks each seat wishes for, the best first, and the seats that have made all wishes."""

    wishes: tuple[tuple[Folk, ...], ...] = ()
    done: tuple[Seat, ...] = ()


class State(NamedTuple):
    """A whole game."""

    rules: Rules = Rules()
    decks: tuple[Folk, ...] = ()
    vote: Vote = Vote()
    table: Table = Table()
    turn: Turn = Turn()

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        """Work out what a written position may leave out because it follows from the rest."""
        state = cls(**stored)
        table = state.table
        seats = len(table.players)
        empty = tuple(() for _ in range(seats // 2 if state.rules.teams else seats))
        table = table._replace(
            players=tuple(map(_sorted, table.players)),
            stalls=table.stalls or empty,
            market=table.market._replace(deck=tuple(sorted(table.market.deck))),
        )
        in_play = junk_in_play(state)
        junk, minted = table.junk, table.minted
        if junk == _NOT_COUNTED:
            junk = max(0, JUNK_CARDS - in_play)
        if minted == _NOT_COUNTED:
            minted = max(0, in_play + junk - JUNK_CARDS)
        return {**stored, "table": table._replace(junk=junk, minted=minted)}


def _sorted(player: Player) -> Player:
    hand, deck = tuple(sorted(player.hand)), tuple(sorted(player.deck))
    return player._replace(hand=hand, deck=deck)


def junk_in_play(state: State) -> int:
    """Count the junk cards that lie anywhere but on the junk pile."""
    return sum(1 for card in cards_in_play(state) if card == _JUNK)


def cards_in_play(state: State) -> Iterable[int]:
    """Yield every card that lies anywhere but on the junk pile."""
    table, turn = state.table, state.turn
    for player in table.players:
        yield from (item & CARD for item in player.hand)
        yield from player.top
        yield from player.deck
        yield from player.discard
    for stall in table.stalls:
        for stack in stall:
            yield from stack
    yield from (card for card in table.market.row if card is not None)
    yield from table.market.deck
    yield from table.market.thrown
    yield from (laid.item & CARD for laid in turn.laid if not laid.fetched)
    if turn.technique is not None:
        yield turn.technique.item & CARD
        yield from turn.technique.aside


# Seats and stalls


def stall_of(state: State, seat: Seat) -> int:
    """Return the number of a seat's stall."""
    return seat % 2 if state.rules.teams else seat


def won_stall(state: State) -> int | None:
    """Return the number of the stall that is complete: then the game is over; None: none is."""
    most, stalls = state.rules.stacks_to_win, state.table.stalls
    return next((at for at, stall in enumerate(stalls) if len(stall) == most), None)


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % 4


def is_opponent(state: State, seat: Seat, other: Seat) -> bool:
    return stall_of(state, seat) != stall_of(state, other)


# Makers of states: every step calls some of them, so they avoid `_replace`, which is slower

_new_state = partial(tuple.__new__, State)
_new_table = partial(tuple.__new__, Table)
_new_turn = partial(tuple.__new__, Turn)
_PLACE_IN_TURN = {name: place for place, name in enumerate(Turn._fields)}


def with_turn(state: State, **fields: Any) -> State:
    """Return the state with these fields of its turn."""
    rules, decks, vote, table, turn = state
    values = list(turn)
    for name, value in fields.items():
        values[_PLACE_IN_TURN[name]] = value
    return _new_state((rules, decks, vote, table, _new_turn(values)))


def with_table(state: State, **fields: Any) -> State:
    """Return the state with these fields of its table."""
    return state._replace(table=state.table._replace(**fields))


def with_stage(state: State, stage: Stage) -> State:
    return with_turn(state, stage=stage)


def with_player(state: State, seat: Seat, player: Player) -> State:
    rules, decks, vote, (players, stalls, market, junk, minted), turn = state
    players = (*players[:seat], player, *players[seat + 1 :])
    table = _new_table((players, stalls, market, junk, minted))
    return _new_state((rules, decks, vote, table, turn))


def with_market(state: State, market: MarketBoard) -> State:
    rules, decks, vote, (players, stalls, _, junk, minted), turn = state
    table = _new_table((players, stalls, market, junk, minted))
    return _new_state((rules, decks, vote, table, turn))


def with_technique(state: State, technique: Technique | None) -> State:
    return with_turn(state, technique=technique)


def replaced(items: tuple[Any, ...], at: int, item: object) -> tuple[Any, ...]:
    """Return the tuple with another item at this place."""
    return (*items[:at], item, *items[at + 1 :])
