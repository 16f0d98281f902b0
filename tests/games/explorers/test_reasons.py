"""What a bot says for its actions is so: which route, goal, village, tower, ruin, and where."""

from __future__ import annotations

import pytest

from guildhall.bots.bot import Reason, reason
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.explorers.bots import BOTS
from guildhall.games.explorers.data import GRID
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.reasons import reasons_of
from guildhall.games.explorers.state import State
from tests.games.explorers.tables import NOTATION, sheet, table


def why(state: State, *moves: str) -> list[Reason]:
    return list(reasons_of(state, 0, [NOTATION.parse(move) for move in moves]))


def test_a_route_is_told_by_the_values_of_its_cities() -> None:
    # 7,2 is worth two, 12,2 three; the post goes to the cheap one, so the dear one stays free.
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,1 7,2 8,2 9,2"))
    assert why(state, "explore 10,1", "route 7,2 12,2 7,2") == [
        reason("route", one=2, two=3, start="7,2", end="12,2", coins=6),
        reason("post", cell="12,2"),
    ]


def test_a_post_on_the_dearer_city_is_not_praised() -> None:
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,1 7,2 8,2 9,2"))
    assert "post" not in [one.kind for one in why(state, "explore 10,1", "route 7,2 12,2 12,2")]


def test_a_city_that_the_same_turn_uses_up_does_not_stay_free() -> None:
    """7,2 and 11,0 are worth two, 12,2 three: it gets the post of the second route."""
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0 7,2 8,2 9,2"))
    moves = ("explore 10,1", "route 7,2 12,2 7,2", "route 11,0 12,2 12,2")
    assert "post" not in [one.kind for one in why(state, *moves)]


def test_after_the_last_card_of_an_era_nothing_comes_nearer() -> None:
    """Explorers go home then."""
    state = table("aghon", "basic_desert", sheet("8,5"))
    assert "quiet" not in [one.kind for one in why(state, "explore 8,4")]
    assert why(state._replace(deck=0), "explore 8,4") == [reason("quiet")]


def test_a_route_that_is_still_to_be_chosen_is_told_by_the_best_one() -> None:
    # 7,2 and 11,0 are worth two, 12,2 three: the best pair is three times two.
    state = table("aghon", "basic_desert", sheet("12,2 11,2 11,0 10,0 7,2 8,2 9,2"))
    assert why(state, "explore 10,1") == [reason("route-open", coins=6)]


def test_a_goal_is_named() -> None:
    state = table("avenia", "basic_any", sheet("16,0", towers="2,10"))
    assert why(state, "explore 17,0") == [
        reason("goal", goal="avenia_2", coins=10),
        reason("tower", cell="17,0", coins=8),
    ]


def test_a_village_is_told_with_its_place_once_it_is_chosen() -> None:
    state = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"), era=3)
    assert why(state, "explore 8,5") == [reason("village-open", coins=3)]
    told = why(state, "explore 8,5", "village 8,4")
    assert told[0] == reason("village", cell="8,4", coins=3)
    assert told[1].kind == "start"


def test_a_start_for_later_eras_is_not_told_in_the_last() -> None:
    state = table("aghon", "basic_desert", sheet("7,4 7,6 8,4"), era=4)
    assert [one.kind for one in why(state, "explore 8,5", "village 8,4")] == ["village"]


@pytest.mark.parametrize(("card", "cards"), [("sea_5", 1), ("sea4_extra_treasure", 2)])
def test_a_ruin_is_told_with_its_cards_and_not_with_coins_nobody_knows(
    card: str, cards: int
) -> None:
    state = table("aghon", card, sheet("8,6"))
    assert why(state, "explore 7,7") == [reason("ruin", cell="7,7", cards=cards)]


def test_all_actions_of_a_turn_are_told() -> None:
    """The first earns nothing, the second the coin of its space."""
    state = table("aghon", "basic_desert", sheet("8,5"))
    assert "spaces" not in [one.kind for one in why(state, "explore 8,4")]
    assert why(state, "explore 8,4", "explore 7,4", "done")[0] == reason("spaces", coins=1)


def test_where_little_is_earned_what_comes_nearer_is_told_too_unless_the_era_ends() -> None:
    """The region 7,4 8,4 8,5 7,6 lacks its last space then; a ruin lies at 7,3, beside 7,4."""
    state = table("aghon", "basic_desert", sheet("8,5"))
    turn = ("explore 8,4", "explore 7,4", "done")
    coin = reason("spaces", coins=1)
    near = [reason("region", missing=1, cell="7,4"), reason("towards-ruin", cell="7,3")]
    assert why(state, *turn) == [coin, *near]
    assert why(state._replace(deck=0), *turn) == [coin]


def test_a_card_is_named_before_what_it_brings() -> None:
    hand = ["desert4_coins_x3", "sea_5", "burst_grassland"]
    state = table("aghon", "era_any", sheet("8,6", hand=hand), era=4)
    assert why(state, "reuse sea_5", "explore 7,7") == [
        reason("card", card="sea_5"),
        reason("ruin", cell="7,7", cards=1),
    ]


@pytest.mark.parametrize("map_name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_pieces_that_were_told_lie_on_the_map_afterwards(map_name: str) -> None:
    match = Match(EXPLORERS, Setup.of(1, map=map_name), seed="told")
    bot, rng, checked = BOTS["journeyman"](), Rng(1), 0
    while not match.is_over:
        choice = bot.choose(match.view(0), match.legal_actions(0), rng)
        old = match.state.desks[0].sheet
        match.submit(0, choice.action)
        new = match.state.desks[0].sheet
        for one in choice.reasons:
            field = _FIELDS.get(one.kind)
            if field:
                args = dict(one.args)
                piece = getattr(new, field) & ~getattr(old, field)
                assert GRID.to_text(piece) == args["cell"]
                assert getattr(new.earned, field) - getattr(old.earned, field) == args["coins"]
                checked += 1
    assert checked > 3


_FIELDS = {"village": "villages", "tower": "towers", "crystal": "crystals"}
