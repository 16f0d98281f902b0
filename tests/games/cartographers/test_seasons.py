"""Seasons: how long they last, what they score, the deck between them, and the end of the game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from guildhall.core.game import Setup
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.actions import DealEdict, DealSkill, Reveal
from guildhall.games.cartographers.board import BOARDS
from guildhall.games.cartographers.data import Card, Letter, Season, Side, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import (
    Earned,
    FullMap,
    SeasonScore,
    Sheet,
    Stage,
    State,
)
from tests.games.cartographers.drawn import NOTATION, moves, play, position, sheet_of, squares

EDICTS = "sentinel_wood,canal_lake,wildholds,borderlands"
SIX = ("orchard", "homestead", "marshlands")
"""Three cards of time 2."""
SPRING = (*SIX, "farmland", "hamlet")
SUMMER = SPRING
FALL = (*SIX, "farmland")
WINTER = SIX


def new_game(seats: int = 1) -> State:
    return CARTOGRAPHERS.new_state(Setup.of(seats, edicts=EDICTS))


def turns(state: State, *cards: str) -> State:
    """Reveal cards one after the other; every seat draws something and is done."""
    for card in cards:
        state = play(state, CHANCE, f"reveal {card}")
        for seat in range(len(state.sheets)):
            if moves(state, seat):
                state = play(state, seat, min(moves(state, seat)), "done")
    return state


def odds(state: State) -> dict[Card, Fraction]:
    """How likely each card is to be revealed next."""
    outcomes = CARTOGRAPHERS.chances(state)
    total = sum(weight for _, weight in outcomes)
    return {one.card: Fraction(w, total) for one, w in outcomes if isinstance(one, Reveal)}


def full_but(gaps: str, *, coins: int = 0) -> Sheet:
    """A sheet of side A full of forest, with only these cells unfilled."""
    forest = BOARDS[Side.A].open & ~squares(*gaps.split())
    return Sheet(forest=forest, drawn=forest, coins=coins)


EXPLORE = set(Card) - {
    Card.GOBLIN_ATTACK,
    Card.BUGBEAR_ASSAULT,
    Card.KOBOLD_ONSLAUGHT,
    Card.GNOLL_RAID,
}
AMBUSHES = set(Card) - EXPLORE


# How long seasons last


@pytest.mark.parametrize("seats", [1, 2])
def test_seasons_last_8_8_7_and_6(seats: int) -> None:
    state = new_game(seats)
    for season, cards in zip(Season, (SPRING, SUMMER, FALL, WINTER), strict=True):
        state = turns(state, *cards[:-1])
        assert state.season is season
        assert len(state.sheets[0].seasons) == season
        state = turns(state, cards[-1])
        assert len(state.sheets[0].seasons) == season + 1
    assert state.stage is Stage.OVER


def test_overshoot_is_not_carried_over() -> None:
    state = turns(new_game(), *SIX, "farmland", "fishing_village")  # 6 + 1 + 2 is 9
    assert state.season is Season.SUMMER
    assert state.time == 0
    state = turns(state, *SIX, "farmland")
    assert state.season is Season.SUMMER
    assert turns(state, "hamlet").season is Season.FALL


def test_a_season_ends_only_when_the_time_is_reached() -> None:
    state = turns(new_game(), *SIX, "farmland")
    assert (state.season, state.time) == (Season.SPRING, 7)
    assert turns(state, "fishing_village").season is Season.SUMMER


def test_ruins_ambushes_and_rift_lands_take_no_time() -> None:
    state = turns(new_game(), "gnoll_raid", "temple_ruins", "rift_lands", "outpost_ruins")
    assert state.time == 0
    state = turns(state, *SIX)
    assert state.time == 6


@pytest.mark.parametrize(
    ("card", "time"),
    [
        ("great_river", 1),
        ("farmland", 1),
        ("hamlet", 1),
        ("forgotten_forest", 1),
        ("hinterland_stream", 2),
        ("homestead", 2),
        ("orchard", 2),
        ("treetop_village", 2),
        ("marshlands", 2),
        ("fishing_village", 2),
        ("rift_lands", 0),
    ],
)
def test_time_of_each_explore_card(card: str, time: int) -> None:
    assert turns(new_game(), card).time == time


def test_a_season_waits_for_all_seats() -> None:
    state = play(turns(new_game(2), *SIX), CHANCE, "reveal fishing_village")
    state = play(state, 0, "draw water h1+i1+j1+k1", "done")
    assert state.season is Season.SPRING
    state = play(state, 1, "draw water h1+i1+j1+k1", "done")
    assert state.season is Season.SUMMER


# What seasons score

SCORED = """
    FFF........
    ...^.......
    ........^..
    ...PW......
    ...........
    M....^.....
    ...........
    ..VVVVVV...
    ..^........
    .......^...
    PPPPPPPPPPP
"""
"""Sentinel Wood 3, Canal Lake 2, Wildholds 8, Borderlands 6; three open cells round the monster."""


@pytest.mark.parametrize(
    ("season", "first", "second"),
    [
        (Season.SPRING, 3, 2),
        (Season.SUMMER, 2, 8),
        (Season.FALL, 8, 6),
        (Season.WINTER, 6, 3),
    ],
)
def test_a_season_scores_two_edicts_coins_and_monsters(
    season: Season, first: int, second: int
) -> None:
    state = position(sheet_of(SCORED, coins=2), card=Card.FISHING_VILLAGE)
    state = state._replace(season=season, time=8)
    score = play(state, 0, "draw water h1+i1+j1+k1", "done").sheets[0].seasons[-1]
    assert (score.first.stars, score.second.stars) == (first, second)
    assert (score.coins, score.monsters.stars) == (2, -3)
    assert score.total == first + second + 2 - 3


def test_seasons_add_up_and_may_be_negative() -> None:
    lonely = sheet_of(SCORED.replace("F", ".").replace("P", ".").replace("V", "."))
    state = position(lonely, card=Card.FARMLAND)._replace(time=8)
    state = play(state, 0, "draw field h1+i1 coin", "done")
    assert state.sheets[0].total == 1 - 3
    state = play(state, CHANCE, "reveal hamlet")._replace(time=8)
    state = play(state, 0, "draw village a5+b5+b6 coin", "done")
    # Only a7 is still open beside the monster.
    assert state.sheets[0].total == -2 + 2 - 1


# The deck


def test_edicts_are_dealt_one_of_each_kind() -> None:
    state = CARTOGRAPHERS.new_state(Setup.of(1))
    for letter, left in zip(Letter, (16, 12, 8, 4), strict=True):
        outcomes = CARTOGRAPHERS.chances(state)
        assert len(outcomes) == left
        assert len({weight for _, weight in outcomes}) == 1
        deal = outcomes[-1][0]
        assert isinstance(deal, DealEdict)
        assert deal.letter is letter
        state = CARTOGRAPHERS.apply(state, CHANCE, deal)
    assert len({edict // 4 for edict in state.edicts}) == 4
    assert state.stage is Stage.REVEAL


def test_three_skills_are_dealt_out_of_eight() -> None:
    state = CARTOGRAPHERS.new_state(Setup.of(1, edicts=EDICTS, skills="random"))
    for left in (8, 7, 6):
        outcomes = CARTOGRAPHERS.chances(state)
        assert len(outcomes) == left
        assert len({weight for _, weight in outcomes}) == 1
        deal = outcomes[0][0]
        assert isinstance(deal, DealSkill)
        state = CARTOGRAPHERS.apply(state, CHANCE, deal)
    assert state.skills == (Skill.ACROBATICS, Skill.CONCENTRATION, Skill.WOUND_HEALING)
    assert state.stage is Stage.REVEAL


def test_first_deck_has_thirteen_explore_cards_and_one_ambush() -> None:
    chance = odds(new_game())
    assert {chance[card] for card in EXPLORE} == {Fraction(1, 14)}
    assert {chance[card] for card in AMBUSHES} == {Fraction(1, 14) / 4}


def test_revealed_cards_do_not_come_again_in_the_season() -> None:
    chance = odds(turns(new_game(), "orchard", "temple_ruins"))
    assert set(chance) == set(Card) - {Card.ORCHARD, Card.TEMPLE_RUINS}
    assert chance[Card.HAMLET] == Fraction(1, 12)
    assert chance[Card.GNOLL_RAID] == Fraction(1, 12) / 4


def test_no_ambush_is_left_after_the_only_one() -> None:
    chance = odds(turns(new_game(), "gnoll_raid"))
    assert chance == dict.fromkeys(EXPLORE, Fraction(1, 13))


def test_a_new_season_has_all_explore_cards_and_one_more_ambush() -> None:
    chance = odds(turns(new_game(), *SPRING))
    assert {chance[card] for card in EXPLORE} == {Fraction(1, 15)}
    # Two of the four ambushes wait among fifteen cards.
    assert {chance[card] for card in AMBUSHES} == {Fraction(2, 15) / 4}


def test_unrevealed_ambushes_gather_until_all_four_wait_in_winter() -> None:
    state = turns(new_game(), *SPRING, *SUMMER)
    assert odds(state)[Card.GNOLL_RAID] == Fraction(3, 16) / 4
    assert odds(state)[Card.HAMLET] == Fraction(1, 16)
    state = turns(state, *FALL)
    assert odds(state) == dict.fromkeys(Card, Fraction(1, 17))


def test_a_revealed_ambush_never_returns() -> None:
    state = turns(new_game(), "gnoll_raid", *SPRING)
    summer = odds(state)
    assert set(summer) == set(Card) - {Card.GNOLL_RAID}
    assert summer[Card.HAMLET] == Fraction(1, 14)
    assert summer[Card.GOBLIN_ATTACK] == Fraction(1, 14) / 3
    fall = odds(turns(state, "goblin_attack", *SUMMER))
    assert set(fall) == set(Card) - {Card.GNOLL_RAID, Card.GOBLIN_ATTACK}
    assert fall[Card.KOBOLD_ONSLAUGHT] == Fraction(1, 14) / 2


def test_several_ambushes_may_come_in_one_season() -> None:
    state = turns(new_game(), *SPRING, "gnoll_raid")
    chance = odds(state)
    assert chance[Card.HAMLET] == Fraction(1, 14)
    assert chance[Card.GOBLIN_ATTACK] == Fraction(1, 14) / 3
    assert set(odds(turns(state, "goblin_attack"))) == EXPLORE


def test_chances_within_a_later_season() -> None:
    state = turns(new_game(), "gnoll_raid", *SPRING, *SUMMER, "orchard")
    # Fall: two ambushes out of three unseen ones, and twelve explore cards.
    chance = odds(state)
    assert chance[Card.HAMLET] == Fraction(1, 14)
    assert chance[Card.KOBOLD_ONSLAUGHT] == Fraction(2, 14) / 3
    assert Card.ORCHARD not in chance


def test_nothing_is_revealed_while_seats_draw() -> None:
    assert CARTOGRAPHERS.chances(position(Sheet(), card=Card.ORCHARD)) == ()


def test_the_ruins_duty_does_not_cross_a_season() -> None:
    state = turns(new_game(), *SIX, "temple_ruins", "fishing_village")
    assert state.season is Season.SUMMER
    assert not state.ruins
    state = play(state, CHANCE, "reveal rift_lands")
    assert len(moves(state)) > 6 * 5


# The end


def test_the_game_ends_after_winter() -> None:
    state = turns(new_game(2), *SPRING, *SUMMER, *FALL, *WINTER)
    assert state.stage is Stage.OVER
    assert CARTOGRAPHERS.decisions(state) == ()
    assert [len(sheet.seasons) for sheet in state.sheets] == [4, 4]


def result(stars: int, lost: int) -> SeasonScore:
    return SeasonScore(Earned(stars), Earned(0), 0, Earned(-lost))


def ranks(*results: tuple[SeasonScore, ...]) -> list[int]:
    state = new_game(len(results))
    sheets = tuple(Sheet(seasons=seasons) for seasons in results)
    scores = CARTOGRAPHERS.scores(state._replace(stage=Stage.OVER, sheets=sheets))
    return [score.rank for score in scores]


def test_most_stars_win() -> None:
    assert ranks((result(20, 0),), (result(25, 3),), (result(21, 0),)) == [3, 1, 2]


def test_a_tie_goes_to_the_seat_that_lost_less_to_monsters() -> None:
    assert ranks((result(24, 4),), (result(22, 2),), (result(20, 0),)) == [3, 2, 1]


def test_monsters_count_over_all_seasons_in_a_tie() -> None:
    # Both have 20; the first lost 2 + 2, the second 0 + 3.
    first = (result(12, 2), result(12, 2))
    second = (result(10, 0), result(13, 3))
    assert ranks(first, second) == [2, 1]


def test_a_full_tie_is_shared() -> None:
    assert ranks((result(22, 2),), (result(12, 2), result(10, 0)), (result(9, 0),)) == [1, 1, 3]


def test_solo_game_ends_with_a_rating_and_a_title() -> None:
    done = new_game()._replace(stage=Stage.OVER, sheets=(Sheet(seasons=(result(100, 1),)),))
    verdict = CARTOGRAPHERS.scores(done)[0].verdict
    assert verdict is not None
    # 99 stars less 25 + 24 + 16 + 24.
    assert dict(verdict.args) == {"rating": 10, "title": "journeyman_topographer"}


# A full map in the solo game


def fill_last_cell(rule: FullMap, running: Season) -> State:
    """Draw field on a1, the last open cell of a forest, with three coins held."""
    state = position(full_but("a1", coins=3), card=Card.RIFT_LANDS)
    state = state._replace(rules=state.rules._replace(full_map=rule), season=running)
    return play(state, 0, "draw field a1", "done")


# Forest on 39 of 40 edge cells, no water, no village, 22 full lines of 6 stars.
A, B, C, D = 39, 0, 0, 132


@pytest.mark.parametrize(
    ("rule", "running", "totals"),
    [
        (FullMap.SCORE_SEASON, Season.SPRING, [A + B + 3]),
        (FullMap.SCORE_SEASON, Season.FALL, [C + D + 3]),
        (FullMap.SCORE_SEASON, Season.WINTER, [D + A + 3]),
        (FullMap.STOP, Season.SPRING, []),
        (FullMap.STOP, Season.FALL, []),
        (FullMap.STOP, Season.WINTER, [D + A + 3]),
        (FullMap.SCORE_ALL, Season.SPRING, [A + B + 3, B + C + 3, C + D + 3, D + A + 3]),
        (FullMap.SCORE_ALL, Season.FALL, [C + D + 3, D + A + 3]),
        (FullMap.SCORE_ALL, Season.WINTER, [D + A + 3]),
    ],
)
def test_a_full_map_ends_the_solo_game_at_once(
    rule: FullMap, running: Season, totals: list[int]
) -> None:
    state = fill_last_cell(rule, running)
    assert state.stage is Stage.OVER
    assert CARTOGRAPHERS.decisions(state) == ()
    assert [score.total for score in state.sheets[0].seasons] == totals


@pytest.mark.parametrize("rule", FullMap)
@pytest.mark.parametrize("running", Season)
def test_a_map_filled_by_the_last_card_of_a_season_scores_that_season(
    rule: FullMap, running: Season
) -> None:
    time = {Season.SPRING: 8, Season.SUMMER: 8, Season.FALL: 7, Season.WINTER: 6}[running]
    before = position(full_but("a1"), card=Card.HAMLET)
    state = before._replace(rules=before.rules._replace(full_map=rule), season=running, time=time)
    by_rule = {
        FullMap.SCORE_SEASON: (running,),
        FullMap.STOP: (running,),
        FullMap.SCORE_ALL: tuple(one for one in Season if one >= running),
    }[rule]
    (draw,) = (one for one in moves(state, 0) if one.startswith("draw field"))
    preview = CARTOGRAPHERS.preview(state, 0, NOTATION.parse(draw))
    assert preview.seasons == by_rule
    state = play(state, 0, draw, "done")
    assert state.stage is Stage.OVER
    assert tuple(score.season for score in state.sheets[0].seasons) == by_rule


def test_a_full_map_keeps_the_seasons_scored_before() -> None:
    sheet = full_but("a1")._replace(seasons=(result(7, 0), result(5, 0)))
    state = position(sheet, card=Card.RIFT_LANDS)._replace(season=Season.FALL)
    state = play(state, 0, "draw field a1", "done")
    assert state.sheets[0].total == 7 + 5 + 132


def test_an_ambush_may_fill_the_map() -> None:
    state = position(full_but("a1 b1 a2 a3 b3"), card=Card.GNOLL_RAID)
    assert state.stage is Stage.OVER
    # Of the edge a1, b1, a2 and a3 are monsters.
    assert state.sheets[0].total == 36


def test_the_running_season_is_scored_by_default() -> None:
    assert new_game().rules.full_map is FullMap.SCORE_SEASON


@pytest.mark.parametrize("rule", FullMap)
def test_the_full_map_rule_can_be_agreed_on(rule: FullMap) -> None:
    setup = Setup.of(1, full_map=rule.name.lower())
    assert CARTOGRAPHERS.new_state(setup).rules.full_map is rule


def test_a_full_map_does_not_end_a_game_of_several_seats() -> None:
    state = position(full_but("a1"), Sheet(), card=Card.RIFT_LANDS)
    state = play(state, 0, "draw field a1", "done")
    state = play(state, 1, "draw field a1", "done")
    assert state.stage is Stage.REVEAL
    state = turns(state, *SIX, "fishing_village")
    assert state.season is Season.SUMMER
    assert state.sheets[0].seasons[0].total == 39
