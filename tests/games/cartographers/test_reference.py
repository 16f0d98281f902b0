"""Random games played side by side with the slow reference rules: same choices, same scores."""

from __future__ import annotations

from fractions import Fraction

import pytest

from guildhall.core.game import Setup
from guildhall.core.notation import Notation
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import ACTION_TYPES, Action, Reveal, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import Edict, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.scoring import solo_rating
from guildhall.games.cartographers.state import Sheet, Stage, State
from tests.reference.cartographers import ReferenceGame

NOTATION: Notation[Action] = Notation(ACTION_TYPES)
GAMES = 320
SHARE_IN_SHORT_RUN = 10
LETTERS = {"forest": "F", "village": "V", "field": "P", "water": "W", "monster": "M"}


def deal(number: int) -> tuple[Setup, ReferenceGame, Rng]:
    """Game number `number`: seats, side, edicts, skills and options go through all mixtures."""
    rng = Rng(f"reference {number}")
    seats = 1 + number % 4
    side = "AB"[number // 4 % 2]
    edicts = [Edict(4 * group + rng.below(4)) for group in range(4)]
    shuffled = [edicts.pop(rng.below(len(edicts))).name.lower() for _ in range(4)]
    pool = [skill.name.lower() for skill in Skill]
    skills = [pool.pop(rng.below(len(pool))) for _ in range(3)] if number // 8 % 2 else []
    ambush = ("pass", "pass", "solo")[number // 16 % 3]
    full_map = ("score_season", "stop", "score_all")[number // 4 % 3]
    setup = Setup.of(
        seats,
        side=side,
        edicts=",".join(shuffled),
        skills=",".join(skills) or "off",
        ambush=ambush,
        full_map=full_map,
    )
    return setup, ReferenceGame(seats, side, shuffled, skills, ambush, full_map), rng


def start(setup: Setup, reference: ReferenceGame, rng: Rng, *, is_crowded: bool) -> State:
    """A new game; a crowded one has most cells drawn and coins in the purse already."""
    state = CARTOGRAPHERS.new_state(setup)
    if not is_crowded:
        return state
    sheets = tuple(crowded(state, reference, seat, rng) for seat in range(setup.seats))
    return state._replace(sheets=sheets, drafts=sheets)


def crowded(state: State, reference: ReferenceGame, seat: int, rng: Rng) -> Sheet:
    masks = dict.fromkeys(LETTERS, 0)
    share = 40 + rng.below(60)
    for row, col in GRID.squares(state.rules.board.open):
        if rng.below(100) < share:
            terrain = rng.choice(tuple(LETTERS))
            masks[terrain] |= GRID.bit((row, col))
            reference.sheets[seat].cells[row, col] = LETTERS[terrain]
    coins = rng.below(13)
    reference.sheets[seat].earned = coins
    forest, village, field, water, monster = masks.values()
    return Sheet(forest, village, field, water, monster, sum(masks.values()), coins)


def drawn_map(state: State, seat: int) -> list[str]:
    """A committed sheet in the letters of the reference rules."""
    sheet, board = state.sheets[seat], state.rules.board
    signs = {**dict.fromkeys(GRID.squares(board.mountains), "^")}
    signs |= dict.fromkeys(GRID.squares(board.wasteland), "#")
    for name, letter in LETTERS.items():
        signs |= dict.fromkeys(GRID.squares(getattr(sheet, name)), letter)
    signs |= dict.fromkeys(GRID.squares(sheet.field & sheet.village), "D")
    return ["".join(signs.get((row, col), ".") for col in range(11)) for row in range(11)]


def compare_position(state: State, reference: ReferenceGame) -> None:
    seats = range(len(state.sheets))
    waiting = {d.seat for d in CARTOGRAPHERS.decisions(state) if d.seat != CHANCE}
    assert waiting == reference.waiting()
    for seat in seats:
        mine = [NOTATION.format(a) for a in CARTOGRAPHERS.legal_actions(state, seat)]
        assert len(mine) == len(set(mine))
        assert set(mine) == reference.legal(seat)
        assert drawn_map(state, seat) == reference.grid(seat)
        assert state.sheets[seat].coins == reference.coins(seat)


def compare_chances(state: State, reference: ReferenceGame) -> None:
    outcomes = CARTOGRAPHERS.chances(state)
    total = sum(weight for _, weight in outcomes)
    cards = {a.card.name.lower(): Fraction(w, total) for a, w in outcomes if isinstance(a, Reveal)}
    assert cards == reference.chances()


def compare_scores(state: State, reference: ReferenceGame) -> None:
    for seat, sheet in enumerate(state.sheets):
        seasons = [
            {
                "edict1": season.first.stars,
                "edict2": season.second.stars,
                "coins": season.coins,
                "monsters": season.monsters.stars,
            }
            for season in sheet.seasons
        ]
        assert seasons == reference.seasons(seat)
        assert sheet.total == reference.total(seat)


def play_side_by_side(number: int, *, is_crowded: bool) -> None:
    setup, reference, rng = deal(number)
    state = start(setup, reference, rng, is_crowded=is_crowded)
    while state.stage is not Stage.OVER:
        compare_position(state, reference)
        decisions = CARTOGRAPHERS.decisions(state)
        seat = rng.choice(decisions).seat
        if seat == CHANCE:
            compare_chances(state, reference)
            action = rng.weighted(CARTOGRAPHERS.chances(state))
            assert isinstance(action, Reveal)
            reference.reveal(action.card.name.lower())
        else:
            action = choose(state, seat, rng)
            reference.play(seat, NOTATION.format(action))
        state = CARTOGRAPHERS.apply(state, seat, action)
        compare_scores(state, reference)
    assert reference.over
    ranks = {score.seat for score in CARTOGRAPHERS.scores(state) if score.rank == 1}
    assert ranks == reference.winners()
    if len(state.sheets) == 1:
        assert solo_rating(state.edicts, state.sheets[0].total) == reference.rating()


def choose(state: State, seat: int, rng: Rng) -> Action:
    """A random action; skills are few among many drawings, so they get every third choice."""
    actions = CARTOGRAPHERS.legal_actions(state, seat)
    uses = [action for action in actions if isinstance(action, Use)]
    return rng.choice(uses) if uses and rng.below(3) == 0 else rng.choice(actions)


def numbers(*, is_long: bool) -> list[int]:
    return [n for n in range(GAMES) if (n % SHARE_IN_SHORT_RUN == n // 32 % 10) != is_long]


@pytest.mark.parametrize("number", numbers(is_long=False))
def test_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, is_crowded=number % 5 == 4)


@pytest.mark.long
@pytest.mark.parametrize("number", numbers(is_long=True))
def test_many_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, is_crowded=number % 5 == 4)
