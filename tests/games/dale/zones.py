"""Where every card of an engine state is, in the words that the reference rules use too."""

from __future__ import annotations

from typing import Any

from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import CARD, ItemForm
from guildhall.games.dale.model.state import Stage, State

_ITEMS = ItemForm()


def zones(state: State) -> dict[str, Any]:
    """Write hands, piles, stalls and the market as text, to compare two states by them."""
    table, technique = state.table, state.turn.technique
    return {
        "hands": [hand(state, seat) for seat in range(len(table.players))],
        "decks": [[names(one.top), sorted(names(one.deck))] for one in table.players],
        "discards": [names(one.discard) for one in table.players],
        "stalls": [[names(stack) for stack in stall] for stall in table.stalls],
        "row": [None if card is None else NAMES[card] for card in table.market.row],
        "market deck": [[], sorted(names(table.market.deck))],
        "market discard": names(table.market.thrown),
        "junk": table.junk,
        "minted": table.minted,
        "in play": [] if technique is None else [NAMES[technique.item & CARD]],
        "winner": winner(state),
    }


def hand(state: State, seat: Seat) -> list[str]:
    """Return the items of a hand, also those that are just being paid or laid."""
    turn = state.turn
    items = list(state.table.players[seat].hand)
    items += [one.item for one in turn.laid if one.seat == seat and not one.fetched]
    technique = turn.technique
    if seat == turn.seat and technique is not None and technique.hidden is not None:
        items[items.index(technique.was)] = technique.hidden  # type: ignore[arg-type]
    return sorted(map(_ITEMS.to_text, items))


def names(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def winner(state: State) -> int | None:
    # Partners sit opposite each other and share a stall; otherwise each seat has its own.
    return state.turn.seat % len(state.table.stalls) if state.turn.stage is Stage.OVER else None


def position(setup: Setup, given: dict[str, Any], active: Seat) -> State:
    """Return the beginning of a turn of seat `active` with these zones."""
    new: Any = codec.to_json(State, DALE.new_state(setup))
    piles = zip(given["hands"], given["decks"], given["discards"], strict=True)
    table = {
        "players": [
            {"hand": cards, "top": known, "deck": bag, "discard": discard}
            for cards, (known, bag), discard in piles
        ],
        "stalls": given["stalls"],
        "market": {
            "row": given["row"],
            "deck": given["market deck"][1],
            "thrown": given["market discard"],
        },
        "junk": given["junk"],
        "minted": given["minted"],
    }
    data: Any = {"rules": new["rules"], "decks": new["decks"], "table": table}
    return codec.from_json(State, data | {"turn": {"seat": active}})
