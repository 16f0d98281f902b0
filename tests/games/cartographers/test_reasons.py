"""What a bot says for its actions is so: stars, coins, mountains, ruins, attacks, skills."""

from __future__ import annotations

import pytest

from guildhall.bots.bot import Bot, Reason, reason
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Action, Draw, Use
from guildhall.games.cartographers.board import BOARDS, GRID
from guildhall.games.cartographers.bots import BOTS, Greedy
from guildhall.games.cartographers.data import DURATIONS, Card, Edict, Season, Side, Skill
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.reasons import Reasons
from guildhall.games.cartographers.state import Sheet, State
from guildhall.games.cartographers.thinking import Thinking
from guildhall.games.cartographers.view import View, observe
from tests.games.cartographers.drawn import NOTATION, play, position
from tests.games.cartographers.skilled import drawn_on, full_but, table


def why(state: State, *moves: str, seat: int = 0) -> list[Reason]:
    actions = tuple(NOTATION.parse(move) for move in moves)
    return list(Reasons(observe(state, seat)).of(actions))


# Drawings


def test_a_mountain_that_is_enclosed_is_named() -> None:
    """d2 has three filled neighbours; the field of Orchard is the fourth."""
    state = position(drawn_on(forest="c2 e2 d1"), card=Card.ORCHARD)
    assert reason("mountain", cell="d2") in why(state, "draw field d3+d4+d5+e5")


def test_a_mountain_that_stays_open_is_not_named() -> None:
    state = position(drawn_on(forest="c2 e2"), card=Card.ORCHARD)
    assert "mountain" not in [one.kind for one in why(state, "draw field d3+d4+d5+e5")]


def test_no_coin_is_told_that_the_track_does_not_take() -> None:
    state = position(drawn_on(forest="c2 e2 d1", coins=14), card=Card.ORCHARD)
    assert "mountain" not in [one.kind for one in why(state, "draw field d3+d4+d5+e5")]


def test_ruins_beside_a_drawing_are_kept_for_a_ruins_card() -> None:
    """b3 is ruins; nothing of field alone scores with these edicts."""
    state = position(Sheet(), card=Card.ORCHARD)
    assert why(state, "draw field c3+c4+c5+d5") == [reason("ruins-kept", cells="b3")]


def test_ruins_that_are_covered_or_far_away_are_not_kept() -> None:
    state = position(Sheet(), card=Card.ORCHARD)
    assert why(state, "draw field b3+b4+b5+c5") == [reason("quiet")]
    assert why(state, "draw field i5+i6+i7+j7") == [reason("quiet")]


def test_ruins_are_not_kept_by_the_last_drawing_of_the_game() -> None:
    state = position(Sheet(), card=Card.ORCHARD)
    last = state._replace(season=Season.WINTER, time=DURATIONS[Season.WINTER])
    assert why(last, "draw field c3+c4+c5+d5") == [reason("quiet")]


def test_ruins_are_not_kept_when_no_ruins_card_can_come() -> None:
    state = position(Sheet(), card=Card.ORCHARD)
    deck = state.deck
    for ruins in (Card.TEMPLE_RUINS, Card.OUTPOST_RUINS):
        deck &= ~(1 << ruins)
    last = state._replace(season=Season.WINTER, deck=deck)
    assert why(last, "draw field c3+c4+c5+d5") == [reason("quiet")]


def test_a_drawing_that_changes_nothing_says_how_snugly_it_lies() -> None:
    state = position(drawn_on(forest="h5 h6"), card=Card.ORCHARD)
    assert why(state, "draw field i5+i6+i7+j7") == [reason("snug", cells=2)]


def test_stars_are_counted_for_all_seasons_to_come() -> None:
    """Sentinel Wood is edict A, scored in spring and winter: four trees on the edge, twice."""
    state = position(Sheet(), card=Card.FORGOTTEN_FOREST)
    found = why(state, "draw forest a8+a9+b9+b10")
    assert found[0] == reason("edict", edict="sentinel_wood", stars=4)


def test_gains_come_first_and_the_worst_loss_last() -> None:
    """The field closes d2 (a coin); the lake at d6 scored as it touched neither field nor edge."""
    edicts = (Edict.SENTINEL_WOOD, Edict.SHORESIDE_EXPANSE, Edict.WILDHOLDS, Edict.BORDERLANDS)
    trees, lake = drawn_on(forest="c2 e2 d1"), GRID.from_text("d6")
    sheet = trees._replace(water=lake, drawn=trees.drawn | lake)
    state = position(sheet, card=Card.ORCHARD, edicts=edicts)
    found = [one.kind for one in why(state, "draw field d3+d4+d5+e5")]
    assert found[0] == "mountain"
    assert found[-1] == "edict-lost"


def test_a_drawing_that_fills_a_solo_map_promises_no_season_that_is_not_scored() -> None:
    """Spring is scored and the game is over: Borderlands (D) and Wildholds (C) never count."""
    state = position(full_but("j11"), card=Card.ORCHARD)
    kinds = [dict(one.args).get("edict") for one in why(state, "draw field j11")]
    assert "borderlands" not in kinds


# Ambushes


def test_an_attack_is_told_by_what_it_costs_the_owner() -> None:
    """Three cells in a diagonal on an empty map have eight open neighbours: 32 in four seasons."""
    state = position(Sheet(), Sheet(), card=Card.GOBLIN_ATTACK, passing=True)
    assert why(state, "draw monster c5+d6+e7") == [reason("attack", owner=1, stars=32)]


def test_an_attack_that_costs_nothing_says_so() -> None:
    """A full row or column helps with Borderlands; here others stay open everywhere."""
    filled = full_but("a1 a4 d1 b3 c2")
    state = position(filled, filled, card=Card.GOBLIN_ATTACK, passing=True)
    assert why(state, "draw monster a1") == [reason("attack-nothing", owner=1)]


# Skills


def test_a_skill_is_told_with_its_price() -> None:
    state = table(drawn_on(coins=1), card=Card.ORCHARD, skills="diplomacy")
    assert why(state, "use diplomacy")[0] == reason("skill", skill="diplomacy", coins=1)


def test_a_free_skill_is_called_free() -> None:
    state = table(drawn_on(), card=Card.ORCHARD, skills="stealth")
    assert why(state, "use stealth")[0] == reason("skill-free", skill="stealth")


BUGBEARS = (
    reason("skill", skill="acrobatics", coins=2),
    reason("dodge", few=2, cells=4),
)


def asked(card: Card, *, passing: bool, sheet: Sheet | None = None) -> State:
    sheets = [sheet or drawn_on(coins=2)] * (2 if passing else 1)
    state = table(*sheets, card=card, skills="acrobatics", passing=passing)
    return state._replace(ambushes=0, season=Season.WINTER, time=DURATIONS[Season.WINTER] - 1)


@pytest.mark.parametrize("bot", [Greedy(), Searcher(Thinking, Budget(iterations=120))])
def test_bots_dodge_bugbears_on_an_open_map(bot: Bot[View, Action]) -> None:
    """Two dominoes with a gap have ten open neighbours, one has six: four stars for two coins."""
    state = asked(Card.BUGBEAR_ASSAULT, passing=True)
    choice = bot.choose(observe(state, 0), CARTOGRAPHERS.legal_actions(state, 0), Rng(1))
    assert choice.action == Use(Skill.ACROBATICS)
    assert choice.reasons == BUGBEARS


@pytest.mark.parametrize("bot", [Greedy(), Searcher(Thinking, Budget(iterations=120))])
def test_bots_do_not_pay_for_a_dodge_on_a_full_map(bot: Bot[View, Action]) -> None:
    state = asked(Card.BUGBEAR_ASSAULT, passing=True, sheet=full_but("a1 k11 f1", coins=2))
    choice = bot.choose(observe(state, 0), CARTOGRAPHERS.legal_actions(state, 0), Rng(1))
    assert NOTATION.format(choice.action) == "done"


def test_a_dodge_saves_no_cells_where_the_ambush_does_not_fit() -> None:
    state = asked(Card.BUGBEAR_ASSAULT, passing=True, sheet=full_but("a1 k11 f1", coins=2))
    assert [one.kind for one in why(state, "use acrobatics")] == ["skill"]


def test_what_a_skill_draws_before_an_ambush_is_told_too() -> None:
    """Diplomacy on d3 closes the mountain at d2."""
    sheet = drawn_on(forest="c2 e2 d1", coins=2)
    state = table(sheet, card=Card.GOBLIN_ATTACK, skills="diplomacy")
    told = why(state, "use diplomacy", "draw field_village d3")
    assert told[:2] == [
        reason("skill", skill="diplomacy", coins=1),
        reason("mountain", cell="d2"),
    ]


def test_before_an_ambush_doing_nothing_is_to_use_no_skill() -> None:
    assert why(asked(Card.GOBLIN_ATTACK, passing=True), "done") == [reason("no-skill")]


def test_by_the_solo_rule_no_ambush_follows_the_domino() -> None:
    state = asked(Card.BUGBEAR_ASSAULT, passing=False)
    assert _next_card(state) == Card.BUGBEAR_ASSAULT
    assert _next_card(play(state, 0, "use acrobatics")) != Card.BUGBEAR_ASSAULT


def _next_card(state: State) -> int:
    """The first card to come in the thoughts of the seat."""
    problem = Thinking(observe(state, 0), CARTOGRAPHERS.legal_actions(state, 0), Rng(1))
    return problem.world(Rng(1)).future.rows[0][0]


# Whole games


@pytest.mark.parametrize("side", [Side.A, Side.B])
def test_what_was_told_is_on_the_map_afterwards(side: Side) -> None:
    board, checked = BOARDS[side], 0
    match = Match(CARTOGRAPHERS, Setup.of(1, side=side.name), seed="told")
    bot, rng = BOTS["journeyman"](), Rng(1)
    while not match.is_over:
        actions = match.legal_actions(0)
        choice = bot.choose(match.view(0), actions, rng)
        before = match.state.drafts[0].drawn | board.printed
        cells = choice.action.cells if isinstance(choice.action, Draw) else 0
        for one in choice.reasons:
            args = dict(one.args)
            if one.kind == "mountain":
                sides = GRID.beside(GRID.from_text(str(args["cell"])))
                assert sides & ~before
                assert not sides & ~(before | cells)
                checked += 1
            if one.kind == "ruins-kept":
                kept = GRID.from_text(str(args["cells"]).replace(", ", "+"))
                assert not kept & (before | cells)
                assert not kept & ~board.ruins
                checked += 1
        match.submit(0, choice.action)
    assert checked > 3
