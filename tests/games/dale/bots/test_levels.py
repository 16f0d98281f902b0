"""The bots are honest, repeatable, keep their time, say why, and each beats the one below."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pytest

from guildhall.arena.play import Table
from guildhall.arena.series import Series, play_series, standings
from guildhall.bots.advice import advise
from guildhall.bots.bot import Bot
from guildhall.bots.review import Deed, judge
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.dale.bots import BOTS, Greedy, own_turns
from guildhall.games.dale.bots.novice import Novice
from guildhall.games.dale.bots.problem import FAR, NEAR, Scope, Thinking
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import (
    Action,
    Build,
    Buy,
    Done,
    DoneAgain,
    Guess,
    Inventory,
    Pay,
    Play,
    Scrap,
)
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import State, Turn
from guildhall.games.dale.views.observe import View
from guildhall.games.registry import entry
from tests.games.bots import plays_the_same_whatever_is_hidden, reasons_said
from tests.games.dale.tables import play, player, table

LEVELS = ("novice", "journeyman", "expert", "master")
MIX = "macaws,pandas,squirrels"
POOR = "junk junk junk junk junk"


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(DALE, Setup.of(seats, **options), seed=seed)


def searcher(iterations: int, scope: Scope = FAR) -> Searcher[View, Action]:
    return Searcher(partial(Thinking, scope=scope), Budget(iterations=iterations))


REPEATABLE: dict[str, Callable[[], Bot[View, Action]]] = {
    **{name: BOTS[name] for name in ("uniform", "novice", "journeyman")},
    "near": lambda: searcher(8, NEAR),
    "far": lambda: searcher(10, FAR),
}
"""Bots that answer to no clock."""


def test_people_are_offered_the_four_levels() -> None:
    assert entry("dale").levels == LEVELS


@pytest.mark.parametrize("name", list(REPEATABLE))
@pytest.mark.parametrize("decks", ["macaws,raccoons,ocelots", "pandas,squirrels,chameleons"])
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str, decks: str) -> None:
    match = match_of(2, "honest", decks=decks)
    plays_the_same_whatever_is_hidden(match, REPEATABLE[name], looked_at=3, most=240)


@pytest.mark.parametrize("bot_name", ["novice", "journeyman", "near"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"decks": "vote"}), (4, {"teams": "yes"})],
)
def test_a_bot_says_why_in_every_language(
    seats: int, options: dict[str, str], bot_name: str
) -> None:
    match = match_of(seats, "reasons", **options)
    kinds = reasons_said(match, REPEATABLE[bot_name](), most=240)
    assert {"only-move", "build", "pays-junk", "plus"} <= kinds


def test_greedy_beats_uniform_every_time_in_four_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 4, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 4


@pytest.mark.long
def test_greedy_beats_uniform_in_ninety_five_of_a_hundred_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 100, "long")
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 95


# The journeyman


def chosen_by_greedy(state: State) -> set[Action]:
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    return {Greedy().choose(view, actions, Rng(number)).action for number in range(60)}


def test_a_merchant_whose_cards_lead_nowhere_pays_rather_than_annoys() -> None:
    """Stack 5 needs Sabotage, which costs 5: both Nuisances, 2 each, and junk pay for it."""
    stalls = [[["junk"]] * 4, []]
    row = ["sabotage", None, None, None, None]
    state = table(
        "macaws,raccoons,chameleons",
        player("nuisance nuisance junk"),
        player("junk junk junk"),
        market={"row": row},
        stalls=stalls,
    )
    assert chosen_by_greedy(state) == {Buy(0)}


def test_a_merchant_that_can_pay_all_the_same_annoys_first() -> None:
    stalls = [[["junk"]] * 4, []]
    row = ["sabotage", None, None, None, None]
    state = table(
        "macaws,raccoons,chameleons",
        player("nuisance junk junk junk junk junk"),
        player("junk junk junk"),
        market={"row": row},
        stalls=stalls,
    )
    assert Play(int(Card.NUISANCE)) in chosen_by_greedy(state)


# The novice


def chosen_by_novice(state: State, times: int = 60) -> list[Action]:
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    return [Novice().choose(view, actions, Rng(number)).action for number in range(times)]


def test_a_novice_buys_the_dearest_card_it_can_pay() -> None:
    """Cookies are a 2, Special Offer and Accordion are 5; with 4 in hand it can pay up to 4."""
    row = ["cookies", "essential_purchase", "accordion", "special_offer", "spyglass"]
    state = table(MIX, player("junk junk junk junk"), player("junk"), market={"row": row})
    assert set(chosen_by_novice(state)) == {Buy(1)}


def test_a_novice_pays_with_its_largest_card() -> None:
    row = ["essential_purchase", None, None, None, None]
    state = table(MIX, player("junk junk junk spyglass"), player("junk"), market={"row": row})
    state = play(state, "buy 0")
    (spyglass,) = [one for one in DALE.legal_actions(state, 0) if one != Pay(0)]
    assert set(chosen_by_novice(state)) == {spyglass}


def test_a_novice_overlooks_a_stack_of_several_cards_now_and_then() -> None:
    """Cookies and Spyglass, 2 + 4, are stack 6; Accordion alone is, too, and it sees that."""
    stalls = [[["junk"]] * 5, []]
    several = table(MIX, player("cookies spyglass junk"), player("junk"), stalls=stalls)
    seen = chosen_by_novice(several)
    assert 25 < sum(isinstance(one, Build) for one in seen) < 55
    assert {type(one) for one in seen} <= {Build, Inventory}
    single = table(MIX, player("accordion junk junk"), player("junk"), stalls=stalls)
    assert {type(one) for one in chosen_by_novice(single)} == {Build}


def test_a_novice_forgets_to_throw_junk_away_now_and_then() -> None:
    row = ["essential_purchase", None, None, None, None]
    state = table(MIX, player("junk junk junk"), player("junk"), market={"row": row})
    state = play(state, "buy 0", "pay junk", "pay junk", "pay junk", "settle")
    scrapped = sum(isinstance(one, Scrap) for one in chosen_by_novice(state))
    assert 25 < scrapped < 55


def wins_of(first: str, second: str, games: int) -> int:
    series = Series("dale", (first, second), games, "levels")
    one, _ = standings(series, list(play_series(series)))
    return one.wins


def test_a_novice_beats_uniform_and_loses_to_a_journeyman() -> None:
    assert wins_of("novice", "uniform", 4) == 4
    assert wins_of("journeyman", "novice", 8) >= 5


# Levels that search


@pytest.mark.long  # it depends on the speed of the machine
@pytest.mark.parametrize(("name", "seconds"), [("expert", 0.2), ("master", 1.0)])
def test_a_level_keeps_its_time_from_the_first_card(name: str, seconds: float) -> None:
    match = match_of(2, "time", first="1")
    began = time.perf_counter()
    choice = BOTS[name]().choose(match.view(0), match.legal_actions(0), Rng(1))
    assert time.perf_counter() - began < seconds + 1.0
    assert choice.action in match.legal_actions(0)


def test_a_searcher_answers_at_once_where_there_is_one_action() -> None:
    state = play(table(MIX, player("junk"), player("junk")), "inventory", "discard junk")
    (only,) = DALE.legal_actions(state, 0)
    choice = searcher(10**9).choose(DALE.observe(state, 0), (only,), Rng(1))
    assert choice.action == only


def test_a_cancelled_searcher_answers_with_a_legal_action() -> None:
    match = match_of(2, "cancelled", first="1")
    bot = Searcher(Thinking, Budget(is_cancelled=lambda: True))
    choice = bot.choose(match.view(0), match.legal_actions(0), Rng(1))
    assert choice.action in match.legal_actions(0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"decks": "macaws,pandas,chameleons"}),
        (2, {"decks": "raccoons,squirrels,ocelots"}),
        (3, {"decks": "vote"}),
        (4, {"decks": "macaws,raccoons,squirrels,ocelots,chameleons"}),
        (4, {"teams": "yes"}),
    ],
)
def test_a_searcher_answers_every_decision_of_a_game(seats: int, options: dict[str, str]) -> None:
    match = match_of(seats, "whole", **options)
    bot, rng = searcher(8, Scope(3, 1)), Rng(1)
    kinds = set()
    for _ in range(3000):
        if match.is_over:
            break
        decision = match.decisions()[0]
        actions = match.legal_actions(decision.seat)
        choice = bot.choose(match.view(decision.seat), actions, rng)
        assert choice.action in actions
        kinds.add(decision.kind)
        match.submit(decision.seat, choice.action)
    assert match.is_over
    assert {"act", "pay", "stack", "end"} <= kinds


def test_a_searcher_builds_the_stack_that_wins() -> None:
    stalls = [[["junk"]] * 7, [["junk"]] * 7]
    hand = "special_offer essential_purchase junk spyglass"
    row = ["cookies", "prepaid_good", None, None, None]
    state = table(
        MIX, player(hand, "junk junk"), player("junk", "junk"), stalls=stalls, market={"row": row}
    )
    choice = searcher(60).choose(DALE.observe(state, 0), DALE.legal_actions(state, 0), Rng(1))
    assert choice.action == Build()
    assert [one.kind for one in choice.reasons] == ["win"]


def about_to_win() -> State:
    """Favourite Toy brings Spyglass back: 4 + 4 is stack 8. The other seat has its own in hand."""
    own = player("favourite_toy spyglass junk", POOR, "spyglass")
    other = player("special_offer essential_purchase")
    return table(MIX, own, other, stalls=[[["junk"]] * 7] * 2)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_hint_considers_techniques_whatever_the_seed(level: str) -> None:
    state, bot = about_to_win(), BOTS[level]()
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    for seed in range(64):
        found = advise(bot, Greedy(), view, actions, Rng(seed), Budget(iterations=20))
        assert found.advice[0].plan == (Play(int(Card.FAVOURITE_TOY)),), seed


def test_a_review_considers_techniques_whatever_the_seed() -> None:
    state, bot = about_to_win(), BOTS["master"]()
    assert isinstance(bot, Searcher)
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    deed = Deed(0, 0, "act", view, actions, (Inventory(),))
    for seed in range(64):
        verdict = judge(bot, deed, Rng(seed), Budget(iterations=20))
        assert verdict.better is not None
        assert verdict.better.plan == (Play(int(Card.FAVOURITE_TOY)),), seed


def test_a_searcher_itself_leaves_techniques_out_now_and_then() -> None:
    """Two techniques might bring each other back for ever."""
    state = about_to_win()
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    choices = [searcher(1).choose(view, actions, Rng(seed)).action for seed in range(64)]
    assert 0 < sum(not isinstance(one, Play) for one in choices) < 12


def test_actions_that_come_to_the_same_are_tried_once() -> None:
    """Whichever stack of the opponent a junk card is taken from."""
    stalls = [[], [["junk"], ["junk"], ["spyglass"]]]
    state = play(table(MIX, player("acorn"), player("junk"), stalls=stalls), "play acorn")
    actions = DALE.legal_actions(state, 0)
    problem = Thinking(DALE.observe(state, 0), actions, Rng(1))
    assert len(actions) == 3
    assert len(problem.plans) == 2


@pytest.mark.long
def test_a_searcher_beats_a_journeyman_in_most_of_sixteen_games() -> None:
    wins = 0
    for number in range(16):
        bots: tuple[Bot[View, Action], ...] = (searcher(100), Greedy())
        seat = number % 2
        order = bots if seat == 0 else bots[::-1]
        names = ("one", "other")
        scores = Table(DALE, Setup.of(2), order, f"long-{number}", names).play_all().scores()
        wins += scores[seat].rank == 1
    assert wins >= 11


@pytest.mark.parametrize(
    ("seats", "turn", "turns", "expected"),
    [
        (2, 0, 1, (1, 0)),
        (2, 1, 2, (1, 1)),
        (2, 1, 7, (3, 4)),
        (3, 1, 5, (2, 2, 1)),
        (3, 2, 5, (1, 2, 2)),
    ],
)
def test_own_turns_are_counted_for_each_seat(
    seats: int, turn: int, turns: int, expected: tuple[int, ...]
) -> None:
    """Seats take turns in order; the one whose turn it is has had this one too."""
    decks = ",".join(["macaws", "pandas", "squirrels", "ocelots"][: seats + 1])
    state = table(decks, *[player("junk")] * seats)
    assert own_turns(state._replace(turn=Turn(turn, turns))) == expected


@pytest.mark.parametrize("name", ["novice", "journeyman", "near"])
def test_a_bot_that_ends_its_turn_always_asks_to_be_asked_again(name: str) -> None:
    """Whatever it holds: who is asked tells nothing of its hand."""
    state = play(table(MIX, player("junk"), player("junk")), "inventory", "settle")
    view, actions = DALE.observe(state, 0), DALE.legal_actions(state, 0)
    assert actions == (Done(), DoneAgain())
    bot = REPEATABLE[name]()
    assert {bot.choose(view, actions, Rng(seed)).action for seed in range(20)} == {DoneAgain()}


def test_a_merchant_guesses_a_value_that_the_card_can_have() -> None:
    """Junk is 1 and Charm 4; what can be guessed goes up to 8."""
    mix = "macaws,pandas,ocelots"
    state = table(mix, player("blindfold charm charm junk"), player("junk"))
    state = play(state, "play blindfold", "hide charm")
    view, actions = DALE.observe(state, 1), DALE.legal_actions(state, 1)
    chosen = {Greedy().choose(view, actions, Rng(seed)).action for seed in range(20)}
    assert chosen <= {Guess(value) for value in (1, 2, 3, 4, 5)}
