"""Matches: every refusal changes nothing; undo and redo per seat; chance, names, seeds, starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from guildhall.core import codec
from guildhall.core.errors import (
    BadNotation,
    BadPosition,
    BadSetup,
    CannotUndo,
    GameOver,
    IllegalAction,
    Refused,
    StaleTicket,
    WrongSeat,
)
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.replay import Move, Undo
from guildhall.core.rng import Rng, pick_weighted, seal_of, sealed_number
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.cartographers.actions import Done as MapDone
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.data import Terrain
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.testing.toy import (
    QUARRY,
    Done,
    Hand,
    Leave,
    State,
    Stone,
    Take,
    Turn,
)
from tests.core.tables import everything, play_out, quarry, real_quarry, texts

DONE, LEAVE, TAKE = Done(), Leave(), Take()


# Refusals


@dataclass(frozen=True, slots=True)
class TakeAll(Take):
    """Looks like Take."""


class Liar:
    """Says that it is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment] # unhashable on purpose


WRONG_ACTIONS: tuple[object, ...] = (
    DONE,
    MapDone(),
    TakeAll(),
    Take,
    "take",
    0,
    10**5000,
    None,
    (),
    Liar(),
    Turn(Stone.CHALK),
)


@pytest.mark.parametrize("wrong", WRONG_ACTIONS, ids=lambda wrong: type(wrong).__name__)
def test_an_illegal_action_changes_nothing(wrong: Any) -> None:
    match = quarry()
    before = everything(match)
    with pytest.raises(IllegalAction, match="is not legal for seat 0 now"):
        match.submit(0, wrong)
    assert everything(match) == before


@pytest.mark.parametrize("cells", [0, -1, 1 << 11, 1 << 5000, "a1", None, 1.5])
def test_a_drawing_of_impossible_cells_changes_nothing(cells: Any) -> None:
    match = Match(CARTOGRAPHERS, Setup.of(1), seed="map")
    before = everything(match)
    with pytest.raises(IllegalAction):
        match.submit(0, Draw(Terrain.FOREST, cells))
    with pytest.raises(IllegalAction):
        match.submit(0, Draw(cells, 1))
    assert everything(match) == before


@pytest.mark.parametrize("seat", [1, 2, 7, -2, CHANCE])
def test_a_seat_with_nothing_to_decide_changes_nothing(seat: Seat) -> None:
    match = quarry()
    match.submit(1, TAKE)
    match.submit(1, DONE)
    before = everything(match)
    with pytest.raises(WrongSeat, match=f"seat {seat} has nothing to decide now.* seat 0"):
        match.submit(seat, DONE)
    assert everything(match) == before


@pytest.mark.parametrize("offset", [-1, 1, 100])
def test_an_action_chosen_for_another_position_changes_nothing(offset: int) -> None:
    match = quarry()
    match.submit(0, TAKE)
    before = everything(match)
    with pytest.raises(StaleTicket):
        match.submit(0, DONE, match.ticket(0) + offset)
    assert everything(match) == before


def test_nothing_can_be_done_after_the_end() -> None:
    match = quarry()
    play_out(match, Rng(1))
    before = everything(match)
    for seat in (0, 1, CHANCE, 9):
        with pytest.raises(GameOver):
            match.submit(seat, TAKE)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert everything(match) == before


@pytest.mark.parametrize("text", ["", "grab", "take it", "turn sand", "\ud800"])
def test_a_mistyped_action_changes_nothing(text: str) -> None:
    match = quarry()
    before = everything(match)
    with pytest.raises(BadNotation):
        match.submit_text(0, text)
    assert everything(match) == before


def test_a_refused_undo_or_redo_changes_nothing() -> None:
    match = quarry()
    match.submit(1, TAKE)
    before = everything(match)
    for request in (match.undo, match.redo, match.restart_turn):
        for seat in (0, 5, CHANCE):
            with pytest.raises(CannotUndo):
                request(seat)
    assert everything(match) == before


def test_every_refusal_of_a_match_can_be_caught_as_one() -> None:
    kinds = (IllegalAction, WrongSeat, StaleTicket, GameOver, CannotUndo)
    assert all(issubclass(kind, Refused) for kind in kinds)


# Look-alikes


def test_an_equal_action_is_replaced_by_the_legal_one() -> None:
    match = quarry(seed=None)
    look_alike: Any = 3
    match.submit(CHANCE, Turn(look_alike))
    assert match.state.stone is Stone.GRANITE
    assert texts(match) == ["* turn granite"]


def test_an_equal_drawing_is_replaced_by_the_legal_one() -> None:
    match = Match(CARTOGRAPHERS, Setup.of(1), seed="map")
    legal = match.legal_actions(0)[0]
    assert isinstance(legal, Draw)
    terrain: Any = int(legal.terrain)
    coin: Any = int(legal.coin)
    match.submit(0, Draw(terrain, legal.cells, coin))
    made = match.history[-1].action
    assert made is legal
    assert Match.load(CARTOGRAPHERS, match.replay()).state == match.state


@pytest.mark.parametrize("look_alike", [True, 1.0])
def test_an_equal_seat_is_replaced_by_the_real_one(look_alike: Any) -> None:
    match = quarry()
    match.submit(look_alike, TAKE, match.ticket(1))
    match.undo(look_alike)
    match.redo(look_alike)
    assert texts(match)[1:] == ["1 take", "1 undo", "1 take"]


# Tickets and views


def test_a_ticket_serves_one_action() -> None:
    match = quarry()
    ticket = match.ticket(0)
    match.submit(0, TAKE, ticket)
    with pytest.raises(StaleTicket):
        match.submit(0, DONE, ticket)
    match.submit(0, DONE, match.ticket(0))


def test_taking_back_and_learning_make_a_ticket_stale() -> None:
    match = quarry(seats=1)
    tickets = [match.ticket(0)]
    match.submit(0, TAKE)
    tickets.append(match.ticket(0))
    match.undo(0)
    tickets.append(match.ticket(0))
    match.redo(0)
    match.submit(0, DONE)  # and the next stone is turned up
    tickets.append(match.ticket(0))
    assert len(set(tickets)) == 4


def test_seats_do_not_disturb_each_others_tickets() -> None:
    match = quarry(seats=3)
    ticket = match.ticket(2)
    match.submit(0, TAKE)
    match.submit(0, DONE)
    match.undo(0)
    match.restart_turn(0)
    match.submit(1, LEAVE)
    match.submit(2, TAKE, ticket)


@pytest.mark.parametrize("seat", [CHANCE, 2, -2])
def test_only_seats_at_the_table_have_views_and_tickets(seat: Seat) -> None:
    match = quarry()
    with pytest.raises(WrongSeat, match=f"there is no seat {seat}"):
        match.view(seat)
    with pytest.raises(WrongSeat, match=f"there is no seat {seat}"):
        match.ticket(seat)


def test_a_view_shows_the_own_hand_only() -> None:
    match = quarry()
    match.submit(0, TAKE)
    assert match.view(0).hand is Hand.TAKES
    assert match.view(1).hand is Hand.OPEN
    assert match.view(None).hand is Hand.OPEN


# Chance


def test_chance_is_answered_from_the_seed() -> None:
    one, two = quarry(seed="a"), quarry(seed="a")
    assert one.state == two.state
    stones = {quarry(seed=f"{number}").state.stone for number in range(60)}
    assert stones == set(Stone)


def test_each_draw_takes_its_own_number_of_the_seed() -> None:
    match = quarry(1, seed="draws")
    while not match.is_over:
        match.submit(0, TAKE)
        match.undo(0)  # takes no number
        match.redo(0)
        match.submit(0, DONE)
    draws = [moment for moment in match.history if moment.seat == CHANCE]
    assert len(draws) == 4
    for number, draw in enumerate(draws):
        outcomes = QUARRY.chances(draw.before)
        total = sum(weight for _, weight in outcomes)
        assert draw.action == pick_weighted(outcomes, sealed_number("draws", number, total))


def test_events_of_chance_are_told_with_the_action() -> None:
    match = quarry(seats=1)
    assert [one.kind for one in match.submit(0, TAKE)] == ["chose"]
    assert [one.kind for one in match.submit(0, DONE)] == ["done", "turned"]


def test_without_a_seed_the_caller_deals() -> None:
    match = quarry(1, seed=None)
    assert match.seal is None
    assert [decision.seat for decision in match.decisions()] == [CHANCE]
    match.submit_text(CHANCE, "turn marble")
    assert match.state.stone is Stone.MARBLE
    match.submit(0, TAKE)
    match.submit(0, DONE)
    with pytest.raises(IllegalAction, match="turn marble is not legal"):
        match.submit(CHANCE, Turn(Stone.MARBLE))
    with pytest.raises(WrongSeat):
        match.submit(0, TAKE)


def test_the_seal_tells_the_seed_of_a_match() -> None:
    assert quarry(seed="a").seal == seal_of("a")


def test_without_a_word_a_seed_is_drawn() -> None:
    seeds = {Match(QUARRY, Setup.of(1)).seed for _ in range(20)}
    assert len(seeds) == 20


# Setting up


@pytest.mark.parametrize("seed", [" a", "a ", "a\nb", "\t", "\x00", "\ud800", "x" * 201])
def test_a_seed_is_one_printable_line(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is one printable line"):
        quarry(seed=seed)


@pytest.mark.parametrize("seed", ["a", "two words", "Straße", "x" * 200, "!", "seed: x"])
def test_a_printable_seed_survives_the_record(seed: str) -> None:
    match = quarry(seed=seed)
    assert Match.load(QUARRY, match.replay()).seed == seed


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben", "Cid")])
def test_every_seat_needs_a_name(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="2 seats need as many names"):
        Match(QUARRY, Setup.of(2), names=names)


def test_names_are_cleaned_to_one_line() -> None:
    names = (" Ann\n\tLee ", "\x1b[1mBen\x00", "\ud800", "x" * 79 + " y")
    match = Match(QUARRY, Setup.of(4), names=names)
    assert match.names == ("Ann Lee", "[1mBen", "", "x" * 79)
    assert Match(QUARRY, Setup.of(1)).names == ("seat 0",)


@pytest.mark.parametrize("seats", [0, -1, 5, 10**9])
def test_a_game_takes_its_number_of_seats_only(seats: int) -> None:
    with pytest.raises(BadSetup, match="quarry takes 1 to 4 seats"):
        quarry(seats)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ((("stone", "all"),), "quarry has no option 'stone'; it has stones"),
        ((("stones", "none"),), "option stones: expected all or light, got 'none'"),
        ((("stones", "all"), ("stones", "light")), "option stones is given twice"),
    ],
)
def test_a_wrong_option_is_refused(options: tuple[tuple[str, str], ...], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        Match(QUARRY, Setup(2, options))


def test_options_are_kept_in_alphabetical_order() -> None:
    options = (("skills", "random"), ("side", "B"))
    match = Match(CARTOGRAPHERS, Setup(1, options), seed="map")
    assert match.setup == Setup.of(1, side="B", skills="random")


# Starting from a written position

POSITION = (
    '{"quarry":"chalk","stone":"granite","hands":["takes","open"],'
    '"done":[true,false],"points":[2,3]}'
)


def test_a_match_starts_from_a_written_position() -> None:
    start = codec.loads(State, POSITION)
    match = Match(QUARRY, Setup.of(2), seed="late", start=start)
    assert match.state == start
    match.submit(1, LEAVE)
    match.submit(1, DONE)
    assert match.state.points == (6, 3)
    assert match.state.stone is Stone.CHALK
    again = Match.load(QUARRY, match.replay())
    assert everything(again) == everything(match)


def test_chance_is_answered_in_a_written_position() -> None:
    start = codec.loads(State, POSITION)._replace(stone=None)
    assert Match(QUARRY, Setup.of(2), seed="late", start=start).state.stone is Stone.CHALK


def test_nothing_before_a_written_position_can_be_taken_back() -> None:
    match = Match(QUARRY, Setup.of(2), start=codec.loads(State, POSITION))
    assert [match.why_no_undo(seat) for seat in (0, 1)] == ["nothing-to-undo"] * 2


def test_an_impossible_position_is_refused() -> None:
    start = codec.loads(State, POSITION)._replace(points=(1,))
    with pytest.raises(BadPosition, match="one entry per seat"):
        Match(QUARRY, Setup.of(2), start=start)


@pytest.mark.parametrize("look_alike", [{"points": (True, 3)}, {"hands": [Hand.TAKES, Hand.OPEN]}])
def test_a_position_that_its_record_could_not_repeat_is_refused(look_alike: dict[str, Any]) -> None:
    start = codec.loads(State, POSITION)._replace(**look_alike)
    with pytest.raises(BadPosition):
        Match(QUARRY, Setup.of(2), start=start)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_position_must_have_the_seats_of_the_setup(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"the position has 2 seats, the setup {seats}"):
        Match(QUARRY, Setup.of(seats), start=codec.loads(State, POSITION))


def test_the_options_beside_a_position_are_checked() -> None:
    with pytest.raises(BadSetup):
        Match(QUARRY, Setup.of(2, stones="none"), start=codec.loads(State, POSITION))


# The record


def test_the_record_has_a_line_for_every_action_and_every_undo() -> None:
    match = real_quarry(2, Stone.GRANITE)
    match.submit(1, TAKE)
    match.submit(0, LEAVE)
    match.undo(1)
    entries = match.replay().entries
    granite = Move(CHANCE, "turn granite")
    assert entries[:-1] == (granite, Move(1, "take"), Move(0, "leave"), Undo(1))
