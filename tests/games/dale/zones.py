"""Where every card of an engine state is, in the words that the reference rules use too."""

from __future__ import annotations

from typing import Any

from guildhall.core.game import Setup
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import NAMES, CardForm
from guildhall.games.dale.model.items import CARD, ItemForm
from guildhall.games.dale.model.state import MarketBoard, Player, Stage, State, stall_of

_ITEMS = ItemForm()
_CARDS = CardForm()


def zones(state: State) -> dict[str, Any]:
    """Hands, piles, stalls and the market as text; all that two states are compared by."""
    market = state.market
    return {
        "hands": [hand(state, seat) for seat in range(len(state.players))],
        "decks": [[names(one.top), sorted(names(one.deck))] for one in state.players],
        "discards": [names(one.discard) for one in state.players],
        "stalls": [[names(stack) for stack in stall] for stall in state.stalls],
        "row": [None if card is None else NAMES[card] for card in market.row],
        "market deck": [[], sorted(names(market.deck))],
        "market discard": names(market.thrown),
        "junk": state.junk,
        "minted": state.minted,
        "in play": [] if state.play is None else [NAMES[state.play.item & CARD]],
        "winner": winner(state),
    }


def hand(state: State, seat: Seat) -> list[str]:
    """The items of a hand, also those that are just being paid or laid."""
    items = list(state.players[seat].hand)
    items += [one.item for one in state.laid if one.seat == seat and not one.fetched]
    play = state.play
    if seat == state.turn and play is not None and play.hidden is not None:
        items[items.index(play.was)] = play.hidden  # type: ignore[arg-type]
    return sorted(map(_ITEMS.to_text, items))


def names(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def winner(state: State) -> int | None:
    return stall_of(state, state.turn) if state.stage is Stage.OVER else None


def position(setup: Setup, given: dict[str, Any], active: Seat) -> State:
    """The beginning of a turn of seat `active` with these zones."""
    state: State = DALE.new_state(setup)
    seats = len(given["hands"])
    players = tuple(
        Player(
            hand=numbers(sorted(given["hands"][seat])),
            top=numbers(given["decks"][seat][0]),
            deck=numbers(given["decks"][seat][1]),
            discard=numbers(given["discards"][seat]),
        )
        for seat in range(seats)
    )
    market = MarketBoard(
        row=tuple(None if name is None else _CARDS.from_text(name) for name in given["row"]),
        deck=numbers(given["market deck"][1]),
        thrown=numbers(given["market discard"]),
    )
    stored = {
        "rules": state.rules,
        "decks": state.decks,
        "players": players,
        "stalls": tuple(tuple(map(numbers, stall)) for stall in given["stalls"]),
        "market": market,
        "junk": given["junk"],
        "minted": given["minted"],
        "turn": active,
    }
    return State(**State.derive(stored))


def numbers(cards: list[str]) -> tuple[int, ...]:
    return tuple(map(_CARDS.from_text, cards))
