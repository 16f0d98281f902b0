"""No card is lost and none appears, whatever happens."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.core.game import Setup
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import COPIES, SETS, VALUES, Card
from guildhall.games.dale.model.state import Stage, State, cards_in_play
from tests.games.dale.walks import MIXES, SETUPS, positions

JUNK = 20
BEFORE_DEALING = (Stage.WISH, Stage.DECK, Stage.FIRST)


def printed(state: State) -> Counter[int]:
    """All cards of the decks in play; of those of value 1 there is one for each seat."""
    decks, seats = {int(folk) for folk in state.decks}, len(state.table.players)
    cards = [card for card in Card if SETS[card] in decks]
    return Counter({int(card): seats if VALUES[card] == 1 else COPIES[card] for card in cards})


def check(setup: Setup, seed: str, most: int) -> None:
    for state in positions(setup, seed, most):
        if state.turn.stage in BEFORE_DEALING:
            continue
        cards = Counter(cards_in_play(state))
        junk = cards.pop(int(Card.JUNK), 0)
        assert junk + state.table.junk == JUNK + state.table.minted
        assert cards == printed(state)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_cards_are_there_at_every_step(setup: Setup) -> None:
    check(setup, "short", 1500)


@pytest.mark.long
@pytest.mark.parametrize("setup", [*SETUPS, *MIXES], ids=str)
def test_all_cards_are_there_at_every_step_of_whole_games(setup: Setup) -> None:
    check(setup, "long", 20_000)


def test_three_decks_and_two_seats_make_thirty_nine_cards() -> None:
    """Of each deck 3, 3, 3, 1, 1 for the market and one of value 1 for each seat."""
    (state,) = positions(Setup.of(2, decks="macaws,pandas,squirrels"), "count", 1)
    state = DALE.apply(state, -1, DALE.chances(state)[0][0])
    cards = [card for card in cards_in_play(state) if card != Card.JUNK]
    assert len(cards) == 3 * (3 + 3 + 3 + 1 + 1 + 2) == sum(printed(state).values())
