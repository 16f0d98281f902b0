"""What can be agreed before the game. Both readings of each rule are tested with their cards."""

from __future__ import annotations

import pytest

from guildhall.core.errors import BadSetup
from guildhall.core.game import Setup
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import Folk
from guildhall.games.dale.model.options import (
    NOBODY,
    CopiedJunk,
    CopiedRoll,
    CopiedValues,
    PartnerPassives,
    TurnedDeck,
)
from guildhall.games.dale.model.state import Stage, State


def new(seats: int = 2, **options: str) -> State:
    return DALE.new_state(Setup.of(seats, **options))


def test_defaults_are_the_rulings() -> None:
    rules = new().rules
    assert rules.copied_values is CopiedValues.ALTERED
    assert rules.copied_roll is CopiedRoll.INHERITED
    assert rules.turned_deck is TurnedDeck.REVERSED
    assert rules.copied_junk is CopiedJunk.COUNTS
    assert rules.partner_passives is PartnerPassives.COUNT
    assert not rules.teams
    assert not rules.vote
    assert rules.first == NOBODY
    assert rules.rounds == 250


def test_every_option_can_be_changed() -> None:
    rules = new(
        4,
        decks="vote",
        teams="yes",
        first="3",
        rounds="none",
        copied_values="printed",
        copied_roll="own",
        turned_deck="shuffled",
        copied_junk="not",
        partner_passives="not",
    ).rules
    assert rules == (
        True,
        CopiedValues.PRINTED,
        CopiedRoll.OWN,
        TurnedDeck.SHUFFLED,
        CopiedJunk.NOT,
        PartnerPassives.NOT,
        True,
        2,
        0,
    )


@pytest.mark.parametrize(("seats", "decks"), [(2, 3), (3, 4), (4, 5)])
def test_there_is_one_deck_more_than_seats(seats: int, decks: int) -> None:
    state = new(seats)
    for chosen in range(decks):
        assert state.turn.stage is Stage.DECK
        assert len(DALE.chances(state)) == 6 - chosen
        state = DALE.apply(state, -1, DALE.chances(state)[0][0])
    assert len(state.decks) == decks
    assert state.turn.stage is Stage.FIRST


def test_a_team_game_has_four_decks_two_stalls_and_four_junk_more() -> None:
    state = new(4, teams="yes", decks="macaws,pandas,raccoons,squirrels")
    assert len(state.table.stalls) == 2
    assert state.table.minted == 4
    assert state.rules.stacks_to_win == 10


def test_chosen_decks_are_in_play_at_once() -> None:
    state = new(2, decks="squirrels,macaws,chameleons", first="1")
    assert state.decks == (Folk.MACAWS, Folk.SQUIRRELS, Folk.CHAMELEONS)
    assert state.turn.stage is Stage.HANDS


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"decks": "macaws,pandas,raccoons,squirrels"}, "expected 3 decks"),
        (3, {"decks": "macaws,pandas,raccoons"}, "expected 4 decks"),
        (4, {"teams": "yes", "decks": "macaws,pandas,raccoons"}, "expected 4 decks"),
        (2, {"decks": "macaws,macaws,pandas"}, "decks"),
        (2, {"decks": "macaws,pandas,badgers"}, "decks"),
        (3, {"teams": "yes"}, "a team game has 4 seats"),
        (2, {"first": "3"}, "expected a seat from 1 to 2"),
        (2, {"copied_roll": "twice"}, "copied_roll"),
        (5, {}, "seats"),
        (1, {}, "seats"),
    ],
)
def test_an_impossible_setup_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        new(seats, **options)
