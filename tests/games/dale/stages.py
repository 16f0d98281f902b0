"""Positions written down by hand, moves in notation, and what lies where after them."""

from __future__ import annotations

import json
import re
from collections import Counter

from guildhall.core import codec
from guildhall.core.game import Setup
from guildhall.core.notation import Notation
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import ACTION_TYPES, Action
from guildhall.games.dale.model.data import NAMES, SETS, Folk, decks_needed
from guildhall.games.dale.model.state import State, cards_in_play
from tests.games.dale.zones import hand as items_of
from tests.games.dale.zones import names
from tests.games.dale.zones import winner as winner

NOTATION: Notation[Action] = Notation(ACTION_TYPES)
JUNK = "junk"
EMPTY = "-"
SLOTS = 5
BEFORE_THE_DEAL = ("wish", "deck", "first")


def built(stacks: int) -> str:
    """A stall of so many stacks with nothing on it worth copying."""
    return " | ".join([JUNK] * stacks)


def seat(
    hand: str = "", *, deck: str = "", top: str = "", discard: str = "", stall: str = ""
) -> dict[str, str]:
    """What lies before a seat: `top` with the uppermost card first, `discard` with it last."""
    return {"hand": hand, "deck": deck, "top": top, "discard": discard, "stall": stall}


def table(
    *seats: dict[str, str],
    row: str = "",
    market: str = "",
    thrown: str = "",
    turn: int = 0,
    teams: bool = False,
    **rules: str,
) -> State:
    """The beginning of a seat's turn; a single seat gets opponents without cards.

    The row is written from the slot without surcharge on, `-` for an empty one. Partners share the
    stall of the first of them. Decks are those of the cards, filled up in the order of the box.
    """
    used = _folk(row, market, thrown, *(text for one in seats for text in one.values()))
    if len(seats) == 1:
        seats += (seat(),) * max(1, len(used) - len(seats) - 1)
    slots = [None if card == EMPTY else card for card in row.split()]
    position = {
        "rules": {"teams": teams, **rules},
        "decks": _decks(used, decks_needed(len(seats), teams=teams)),
        "table": {
            "players": [_player(one) for one in seats],
            "stalls": [_stall(one["stall"]) for one in (seats[:2] if teams else seats)],
            "market": {
                "row": slots + [None] * (SLOTS - len(slots)),
                "deck": market.split(),
                "thrown": thrown.split(),
            },
        },
        "turn": {"seat": turn},
    }
    state = codec.loads(State, json.dumps(position))
    DALE.check_state(state)
    return state


def _player(given: dict[str, str]) -> dict[str, list[str]]:
    return {name: given[name].split() for name in ("hand", "deck", "top", "discard")}


def _stall(text: str) -> list[list[str]]:
    return [stack.split() for stack in text.split("|")] if text else []


def _folk(*texts: str) -> list[Folk]:
    """The sets of the cards in these texts."""
    words = [re.split("[=*!]", word)[0] for text in texts for word in text.split()]
    return sorted({Folk(SETS[NAMES.index(word)]) for word in words if word in NAMES[1:]})


def _decks(used: list[Folk], needed: int) -> list[str]:
    rest = [folk for folk in Folk if folk not in used]
    return [folk.name.lower() for folk in sorted([*used, *rest[: max(0, needed - len(used))]])]


# Moves


def play(state: State, *moves: str) -> State:
    """Moves of whoever decides, chance or a seat; each must be possible, and no card is lost."""
    for move in moves:
        possible = may(state) | set(odds(state))
        assert move in possible, f"{move}: only {sorted(possible)} ({waiting(state)})"
        before = None if waiting(state)[1] in BEFORE_THE_DEAL else _all_cards(state)
        state = DALE.apply(state, waiting(state)[0], NOTATION.parse(move))
        DALE.check_state(state)
        assert before in (None, _all_cards(state)), f"{move}: cards were lost or made"
    return state


def pass_turn(state: State, *draws: str, end: str = "done") -> State:
    """An inventory of no cards, then clean-up with these draws."""
    return play(state, "inventory", "settle", end, *draws)


def _all_cards(state: State) -> Counter[str]:
    """Every card of the game; junk that stands in for missing junk is not counted."""
    cards = Counter(NAMES[card] for card in cards_in_play(state))
    cards[JUNK] += state.table.junk - state.table.minted
    return cards


def waiting(state: State) -> tuple[int, str]:
    """Who has to decide what; nobody in the end."""
    decisions = DALE.decisions(state)
    return (decisions[0].seat, decisions[0].kind) if decisions else (CHANCE, "over")


def may(state: State, by: int | None = None) -> set[str]:
    """The legal actions of the seat that decides, in notation."""
    deciding = waiting(state)[0] if by is None else by
    return {NOTATION.format(one) for one in DALE.legal_actions(state, deciding)}


def can(state: State, verb: str) -> set[str]:
    """What can be done with this verb."""
    return {move.partition(" ")[2] for move in may(state) if move.split()[0] == verb}


def odds(state: State) -> dict[str, int]:
    """What chance can do, with weights."""
    return {NOTATION.format(one): weight for one, weight in DALE.chances(state)}


# Where cards are


def cards(text: str) -> list[str]:
    """Cards in no order."""
    return sorted(text.split())


def hand(state: State, of: int = 0) -> list[str]:
    return items_of(state, of)


def discard(state: State, of: int = 0) -> str:
    """The uppermost card last."""
    return " ".join(names(state.table.players[of].discard))


def top(state: State, of: int = 0) -> str:
    """The known cards on top of a deck, the uppermost first."""
    return " ".join(names(state.table.players[of].top))


def deck(state: State, of: int = 0) -> list[str]:
    """The cards of a deck that lie in no order."""
    return sorted(names(state.table.players[of].deck))


def stall(state: State, number: int = 0) -> str:
    return " | ".join(" ".join(names(stack)) for stack in state.table.stalls[number])


def latest(state: State, number: int = 0) -> str:
    """The latest stack of a stall."""
    return " ".join(names(state.table.stalls[number][-1]))


def row(state: State) -> str:
    """The row from the slot without surcharge on."""
    return " ".join(EMPTY if card is None else NAMES[card] for card in state.table.market.row)


def thrown(state: State) -> str:
    """The market discard, the uppermost card last."""
    return " ".join(names(state.table.market.thrown))


def market(state: State) -> list[str]:
    return sorted(names(state.table.market.deck))


# Whole games


def started(seats: int, **options: str) -> State:
    """A game from its beginning."""
    return DALE.new_state(Setup.of(seats, **options))
