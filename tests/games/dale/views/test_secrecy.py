"""A view tells what its seat may know: what is hidden can change nothing that it sees."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import (
    Action,
    Done,
    DoneAgain,
    Enough,
    Inventory,
    Play,
    Settle,
)
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import effective
from guildhall.games.dale.model.places import DRAFTS
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from guildhall.games.registry import load_bot
from tests.games.changed import random_setup
from tests.games.dale.stages import seat, table
from tests.games.dale.views.twins import Choose, Twins, at_random, play_on
from tests.games.dale.walks import SETUPS, learnt, steps

STEPS, BETWEEN, TOGETHER = 500, 60, 25
"""Of a game: its steps, those from one pair of twins to the next, and how long a pair is played."""


def walk(number: int, choose: Choose) -> int:
    """Play a game, every now and then with a twin of each observer; return their steps."""
    rng = Rng(f"twins {number}")
    setup = random_setup(DALE, rng, seats=2 + number % 3)
    state, tried, compared = DALE.new_state(setup), list[Action](), 0
    known = {observer: DALE.know(state, observer) for observer in (None, *range(setup.seats))}
    for at in range(STEPS):
        if at % BETWEEN == number % BETWEEN:
            for observer in known:
                twins = Twins.of(state, observer, known[observer], rng)
                compared += sum(1 for _ in play_on(twins, choose, tried, rng, TOGETHER))
        waiting = DALE.decisions(state)
        if not waiting:
            break
        deciding = rng.choice(waiting).seat
        step = DALE.step(state, deciding, choose(state, deciding, rng))
        known = {observer: learnt(one, step, observer) for observer, one in known.items()}
        state = step.state
    return compared


def greedily(state: State, seat: Seat, rng: Rng) -> Action:
    if seat == CHANCE:
        return DALE.sample_action(state, seat, rng)
    legal = DALE.legal_actions(state, seat)
    action: Action = load_bot("dale", "greedy").choose(DALE.observe(state, seat), legal, rng).action
    return action


@pytest.mark.parametrize("ten", range(5))
def test_what_is_hidden_changes_nothing(ten: int) -> None:
    assert sum(walk(number, at_random) for number in range(10 * ten, 10 * ten + 10)) > 1000


@pytest.mark.long
@pytest.mark.parametrize("ten", range(5, 50))
def test_what_is_hidden_changes_nothing_in_many_games(ten: int) -> None:
    assert sum(walk(number, at_random) for number in range(10 * ten, 10 * ten + 10)) > 1000


@pytest.mark.parametrize("ten", range(1))
def test_what_is_hidden_changes_nothing_in_greedy_games(ten: int) -> None:
    assert sum(walk(number, greedily) for number in range(10 * ten, 10 * ten + 10)) > 1000


@pytest.mark.long
@pytest.mark.parametrize("ten", range(1, 10))
def test_what_is_hidden_changes_nothing_in_many_greedy_games(ten: int) -> None:
    assert sum(walk(number, greedily) for number in range(10 * ten, 10 * ten + 10)) > 1000


def test_a_view_that_tells_more_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a hand were told with every view."""
    view = DALE.view

    def telling(state: State, seat: Seat | None, known: object) -> View:
        return view(state, seat, known)._replace(goal=sum(state.table.players[0].hand))  # type: ignore[arg-type]

    monkeypatch.setattr(DALE, "view", telling)
    with pytest.raises(AssertionError, match="goal"):
        walk(0, at_random)


# Each card that moves hidden cards, and what is done after the refill

MOVING = (
    *("swift_broker", "cookies", "shattered_relic", "spyglass", "special_offer", "wily_fellow"),
    *("nuisance", "rotten_food", "dirty_exchange", "sabotage", "new_season", "whirligig"),
    *("charm", "gamble", "blindfold", "seeing_doubles", "market_discovery", "good_old_times"),
)


def eager(card: str) -> Choose:
    """Choose to play this card, else to end the turn and use what may be used then."""

    def choose(state: State, seat: Seat, rng: Rng) -> Action:
        if seat == CHANCE:
            return DALE.sample_action(state, seat, rng)
        legal = DALE.legal_actions(state, seat)
        is_played = {
            one: isinstance(one, Play) and NAMES[effective(one.face or one.item)] == card
            for one in legal
        }
        best = [one for one in legal if is_played[one]]
        best = best or [one for one in legal if isinstance(one, Inventory | Settle | DoneAgain)]
        best = best or [one for one in legal if not isinstance(one, Done | Enough)]
        return rng.choice(best or legal)

    return choose


@pytest.mark.parametrize("turned_deck", ["reversed", "shuffled"])
@pytest.mark.parametrize("card", MOVING)
def test_what_is_hidden_changes_nothing_of_a_card(card: str, turned_deck: str) -> None:
    start = table(
        seat(f"{card} junk nuisance", deck="junk junk cookies", top="junk", discard="wily_fellow"),
        seat("junk swift_broker cookies", deck="junk nuisance junk", discard="rotten_food"),
        seat("junk spyglass shattered_relic", deck="swift_broker junk", discard="junk"),
        row="loyal_partner prepaid_good",
        market="stock_clearance prepaid_good loyal_partner dirty_exchange",
        turned_deck=turned_deck,
    )
    rng, ends = Rng(f"{card} {turned_deck}"), 0
    for observer in (None, 0, 1, 2) * 12:
        twins, tried = Twins.of(start, observer, DALE.know(start, observer), rng), list[Action]()
        for both in play_on(twins, eager(card), tried, rng, 40):
            one, two = both.states
            ends += one.turn.number == two.turn.number == 2 and one != two
    assert ends


@pytest.mark.parametrize("setup", SETUPS[:2], ids=str)
def test_a_payment_a_stack_and_an_inventory_are_secret_until_they_are_settled(setup: Setup) -> None:
    seen, start = set(), DALE.new_state(setup)
    before = start
    for step in steps(start, Rng("drafts"), 1200):
        if step.state.turn.stage in DRAFTS:
            seen.add(step.state.turn.stage)
            for watcher in {None, *range(setup.seats)} - {step.state.turn.seat}:
                assert not any(one.is_known_to(watcher) for one in step.events)
                known = DALE.know(before, watcher)
                assert DALE.view(step.state, watcher, known) == DALE.view(before, watcher, known)
        before = step.state
    assert seen == set(DRAFTS)
