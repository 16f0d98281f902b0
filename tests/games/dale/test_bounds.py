"""What everybody can conclude of hands from what happens at the end of a turn, or does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt

import pytest

from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.dale.game import DALE
from guildhall.games.dale.knowledge.bounds import weight
from guildhall.games.dale.model.actions import Action, Copy, Discover, Play, Roll
from guildhall.games.dale.model.data import NAMES, Card
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import State
from tests.games.dale.stages import pass_turn, play, seat, table
from tests.games.dale.walks import MIXES, SETUPS, positions

DRAWN = 400
ROW = "acorn acorn accordion empty_chest winter_is_coming"


def thought(state: State, *, seen_by: int | None = 1, hand_of: int = 0) -> Counter[str]:
    """In how many of the states that an observer holds for possible each card is in a hand."""
    view = DALE.observe(state, seen_by)
    rng = Rng("thought")
    found: Counter[str] = Counter()
    for _ in range(DRAWN):
        hand = DALE.sample(view, rng).players[hand_of].hand
        found.update({NAMES[item & CARD] for item in hand})
    return found


def is_about(count: int, share: float) -> bool:
    """Whether so many of all samples are a share of them, within five standard errors."""
    return abs(count - share * DRAWN) <= 5 * sqrt(share * (1 - share) * DRAWN)


# The hand is full


def test_before_the_first_clean_up_a_hand_may_hold_cookies() -> None:
    state = table(seat("junk junk junk junk junk", deck="cookies junk junk junk junk"), seat())
    assert is_about(thought(state)["cookies"], 0.5)


def test_a_hand_that_was_filled_to_five_holds_no_cookies() -> None:
    state = table(seat("junk junk junk junk junk", deck="cookies junk junk junk junk"), seat())
    assert thought(pass_turn(state))["cookies"] == 0


def test_a_hand_of_six_without_shown_cookies_may_hold_one() -> None:
    hand, deck = "junk junk junk junk junk junk", "cookies cookies junk junk junk"
    state = pass_turn(table(seat(hand, deck=deck), seat()))
    view = DALE.observe(state, 1)
    rng = Rng("six")
    hands = [DALE.sample(view, rng).players[0].hand for _ in range(DRAWN)]
    counts = Counter(sum(NAMES[item] == "cookies" for item in hand) for hand in hands)
    # Two of eleven cards are Cookies: of 55 pairs 10 lie in the deck, 30 apart, 15 in the hand.
    assert set(counts) == {0, 1}
    assert is_about(counts[1], 30 / 40)


def test_two_cookies_that_raise_a_hand_are_both_known() -> None:
    state = table(seat("cookies cookies", deck="junk junk junk junk junk junk acorn"), seat())
    state = pass_turn(state, *["draw 0 junk"] * 5)
    known = DALE.observe(state, 1).seats[0].hand
    assert [NAMES[item] for item in known].count("cookies") == 2


def test_a_copying_card_that_could_only_be_cookies_is_not_in_a_full_hand() -> None:
    deck = "reflection junk junk junk junk"
    state = table(seat("junk junk junk junk junk", deck=deck), seat("junk", discard="cookies"))
    assert thought(pass_turn(state))["reflection"] == 0


# Nothing is asked when the turn ends


def test_a_seat_that_was_not_asked_has_no_market_discovery() -> None:
    deck = "market_discovery junk junk junk junk"
    state = table(
        seat("junk junk junk junk junk", deck=deck), seat(), row=ROW, thrown="empty_chest"
    )
    assert is_about(thought(state)["market_discovery"], 0.5)
    assert thought(pass_turn(state))["market_discovery"] == 0


def test_without_a_market_nobody_is_asked_about_market_discovery() -> None:
    deck = "market_discovery junk junk junk junk"
    state = table(seat("junk junk junk junk junk", deck=deck), seat())
    assert is_about(thought(pass_turn(state))["market_discovery"], 0.5)


def test_a_seat_that_was_not_asked_has_nothing_that_copies_market_discovery() -> None:
    deck = "reflection trendsetting junk junk junk"
    opponent = seat("junk", discard="market_discovery")
    state = table(
        seat("junk junk junk junk junk", deck=deck), opponent, row=ROW, thrown="empty_chest"
    )
    found = thought(pass_turn(state))
    assert found["reflection"] == 0
    # One of the nine other cards; five of them are in the hand.
    assert is_about(found["trendsetting"], 5 / 9)


def test_a_used_market_discovery_stays_known_and_is_the_only_one() -> None:
    hand = "market_discovery junk junk junk junk"
    deck = "market_discovery junk junk junk junk"
    state = table(seat(hand, deck=deck), seat(), row=ROW, market="acorn", thrown="empty_chest")
    state = play(state, "discover market_discovery", "market acorn")
    state = pass_turn(state)
    view = DALE.observe(state, 1)
    rng = Rng("used")
    for _ in range(50):
        names = [NAMES[item & CARD] for item in DALE.sample(view, rng).players[0].hand]
        assert names.count("market_discovery") == 1


# Something is left when the turn ends


@pytest.mark.parametrize(("given", "stays"), [("sabotage", True), ("market_discovery!", False)])
def test_a_used_market_discovery_may_be_in_a_hand_from_which_a_card_went_unseen(
    given: str, *, stays: bool
) -> None:
    """Whoever watches cannot tell which card was given; the other seat can."""
    hand = seat("dirty_exchange market_discovery sabotage junk junk", deck="junk junk")
    other = seat("junk junk junk junk junk")
    state = table(hand, other, row=ROW, market="acorn", thrown="empty_chest")
    state = play(state, "discover market_discovery", "market acorn")
    state = play(state, "play dirty_exchange", "take 1 junk", f"give {given}")
    state = pass_turn(state, "draw 0 junk")
    assert all(weight(state.whole(), one) for one in state.whole().bounds)
    assert thought(state)["market_discovery"] == (DRAWN if stays else 0)
    assert 0 < thought(state, seen_by=None)["market_discovery"] < DRAWN


def test_a_seat_that_used_nothing_in_the_window_has_something_to_use() -> None:
    hand, deck = "market_discovery junk junk junk junk", "acorn junk junk junk junk"
    state = pass_turn(table(seat(hand, deck=deck), seat(), row=ROW, thrown="empty_chest"))
    assert is_about(thought(state)["acorn"], 4 / 9)
    state = play(state, "enough")
    found = thought(state)
    assert found["market_discovery"] == DRAWN
    assert is_about(found["acorn"], 4 / 9)


# Cards come and go after that


def test_a_card_drawn_later_may_be_what_the_hand_did_not_hold() -> None:
    deck = "cookies junk junk junk junk"
    own = seat("shattered_relic junk junk junk junk", deck=deck)
    state = pass_turn(pass_turn(table(own, seat("junk junk junk junk junk"))))
    state = play(state, "play shattered_relic", "throw junk", "draw 0 junk")
    assert is_about(thought(state)["cookies"], 1 / 5)


def test_a_card_that_came_openly_does_not_count() -> None:
    own = seat("junk junk junk junk acorn acorn", deck="cookies junk junk junk junk")
    state = pass_turn(pass_turn(table(own, seat("junk junk junk junk junk"), row="cookies")))
    state = play(state, "buy 0", "pay acorn", "settle")
    assert thought(state)["cookies"] == DRAWN
    assert all(bound.known == 1 for bound in DALE.observe(state, 1).bounds if bound.seat == 0)


@pytest.mark.parametrize("setup", [*SETUPS, *MIXES[::3]], ids=str)
def test_no_conclusion_is_wrong_in_a_random_game(setup: Setup) -> None:
    seen = 0
    for state in islice(positions(setup, "bounds", 1200), 0, None, 3):
        whole = state.whole()
        for bound in whole.bounds:
            assert weight(whole, bound) > 0
            seen += 1
    assert seen or "macaws" not in str(setup)


def meddling(setup: Setup, seed: str, most: int) -> Iterator[State]:
    """The positions of a game in which cards are used and move unseen all the time."""
    rng = Rng(f"{setup} {seed}")
    match = Match(DALE, setup, seed=seed)
    for _ in range(most):
        if match.is_over:
            return
        seat = rng.choice(match.decisions()).seat
        actions = match.legal_actions(seat)
        liked = [one for one in actions if _is_meddling(one)]
        match.submit(seat, rng.choice(liked if liked and rng.below(4) else actions))
        yield match.state


def _is_meddling(action: Action) -> bool:
    if isinstance(action, Play):
        return action.item & CARD in (Card.DIRTY_EXCHANGE, Card.GAMBLE) or action.face is not None
    return isinstance(action, Discover | Roll | Copy)


@pytest.mark.parametrize(
    ("mix", "number"),
    [("pandas,raccoons,chameleons", 14), ("pandas,raccoons,squirrels", 5)],
)
def test_no_conclusion_is_wrong_where_used_cards_move_unseen(mix: str, number: int) -> None:
    """Both games came to one in which a card that was used counted as not there."""
    seen = 0
    for state in meddling(Setup.of(2, decks=mix), f"meddling {number}", 400):
        assert all(weight(state, bound) > 0 for bound in state.bounds)
        seen += len(state.bounds)
    assert seen


@pytest.mark.long
@pytest.mark.parametrize("setup", [*SETUPS, *MIXES], ids=str)
def test_no_conclusion_is_wrong_in_any_setup_where_used_cards_move_unseen(setup: Setup) -> None:
    for number in range(12):
        for state in meddling(setup, f"meddling {number}", 400):
            assert all(weight(state, bound) > 0 for bound in state.bounds)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_sampled_hand_breaks_a_conclusion(setup: Setup) -> None:
    rng = Rng("fit")
    for state in islice(positions(setup, "fit", 900), 0, None, 30):
        for observer in (None, *range(setup.seats)):
            view = DALE.observe(state, observer)
            assert all(bound.seat != observer for bound in view.bounds)
            sampled = DALE.sample(view, rng)
            assert all(weight(sampled, bound) > 0 for bound in view.bounds)
