"""What each seat sees of hidden cards: all it has seen, all it can count, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import NAMES
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from tests.games.dale.stages import NOTATION, odds, seat, table, waiting
from tests.games.dale.walks import learnt


def seen(state: State, observer: Seat | None, *moves: str) -> View:
    """Return what an observer sees who was there during these moves; `...` is any draw."""
    known = DALE.know(state, observer)
    for move in moves:
        while move == "..." and odds(state):
            move = next(iter(odds(state)))
        step = DALE.step(state, waiting(state)[0], NOTATION.parse(move))
        state, known = step.state, learnt(known, step, observer)
    return DALE.view(state, observer, known)


def names(cards: tuple[int, ...]) -> str:
    return " ".join(NAMES[card & CARD] for card in cards)


def top(view: View, of: Seat) -> list[str | None]:
    return [None if one.card is None else NAMES[one.card] for one in view.seats[of].top]


def hidden(view: View, of: Seat) -> int:
    return sum(share.cards for share in view.seats[of].hidden)


def three_seats() -> State:
    return table(
        seat("rotten_food dirty_exchange spyglass junk", deck="junk junk shattered_relic"),
        seat("junk swift_broker", deck="junk cookies"),
        seat("junk swift_broker", deck="junk"),
    )


GIVE = ("play rotten_food", "target 1", "give spyglass")
EXCHANGE = ("play dirty_exchange", "target 1", "take 1 swift_broker")
PASS = ("inventory", "settle", "done")


def test_a_hand_is_known_to_its_seat_only() -> None:
    assert len(seen(three_seats(), 0).seats[0].hand) == 4
    for other in (1, 2, None):
        view = seen(three_seats(), other)
        assert (view.seats[0].hand, hidden(view, 0)) == ((), 4)


def test_hand_and_deck_of_a_seat_are_one_heap() -> None:
    view = seen(three_seats(), 1)
    ((heap, count),) = view.seats[0].hidden
    assert (count, view.seats[0].below) == (4, ((heap, 3),))
    assert names(view.heaps[heap]) == (
        "junk junk junk shattered_relic spyglass rotten_food dirty_exchange"
    )


@pytest.mark.parametrize(("observer", "card"), [(0, "spyglass"), (1, None), (2, None)])
def test_rotten_food_is_known_to_the_giver_alone(observer: Seat, card: str | None) -> None:
    assert top(seen(three_seats(), observer, *GIVE), 1) == [card]


def test_whoever_gave_a_card_knows_it_in_the_hand_that_drew_it() -> None:
    moves = (*GIVE, *PASS, "draw 0 junk", "draw 0 junk", "draw 0 shattered_relic")
    start = three_seats()
    assert names(seen(start, 0, *moves, *PASS).seats[1].hand) == "spyglass"
    assert names(seen(start, 2, *moves, *PASS).seats[1].hand) == ""
    own = seen(start, 1, *moves, *PASS).seats[1]
    assert not any(own.open)


def test_a_card_seen_in_dirty_exchange_is_known_to_both_seats() -> None:
    moves, start = (*EXCHANGE, "give spyglass"), three_seats()
    assert names(seen(start, 0, *moves).seats[1].hand) == "spyglass"
    assert names(seen(start, 1, *moves).seats[0].hand) == "swift_broker"
    view = seen(start, 2, *moves)
    assert [(one.hand, hidden(view, of)) for of, one in enumerate(view.seats[:2])] == [
        ((), 3),
        ((), 2),
    ]


def test_a_known_card_may_have_gone_when_a_card_leaves_unseen() -> None:
    """Seat 1 knows that seat 0 has its Swift Broker, until a card of that hand moves unseen."""
    start = table(
        seat("dirty_exchange rotten_food favourite_toy junk", discard="spyglass"),
        seat("junk swift_broker"),
        seat("junk"),
    )
    first = ("play favourite_toy", *EXCHANGE, "give junk")
    view = seen(start, 1, *first)
    assert names(view.seats[0].hand) == "swift_broker spyglass rotten_food"
    views = {
        seen(start, 1, *first, "play rotten_food", "target 2", f"give {gift}")
        for gift in ("swift_broker", "spyglass")
    }
    (view,) = views
    assert view.seats[0].hand == ()
    assert top(view, 2) == [None]


def test_what_must_lie_in_one_hand_is_known() -> None:
    start = table(seat("spyglass junk"), seat("swift_broker junk", deck="junk"))
    assert names(seen(start, 1).seats[0].hand) == "junk spyglass"
    assert hidden(seen(start, 0), 1) == 2


def test_spyglass_shows_cards_to_its_player_only() -> None:
    start = table(seat("spyglass", deck="junk junk shattered_relic swift_broker"), seat("junk"))
    draws = ("draw 0 junk", "draw 0 shattered_relic", "draw 0 swift_broker")
    moves = ("play spyglass", *draws, "keep swift_broker", "return junk")
    assert top(seen(start, 0, *moves), 0) == ["shattered_relic", "junk"]
    for other in (1, None):
        view = seen(start, other, *moves)
        assert (top(view, 0), hidden(view, 0)) == ([None, None], 1)


def test_a_rolled_card_is_seen_by_all_and_loses_its_value_with_the_turn() -> None:
    start = table(seat("bold_haggler junk", deck="acorn charm junk"), seat("junk"))
    moves = ("roll bold_haggler", "die 2")
    own = seen(start, None, *moves).seats[0]
    assert (names(own.hand), own.values, own.open) == ("bold_haggler", (3,), (True,))
    own = seen(start, None, *moves, *PASS, "...", "...", "...").seats[0]
    assert names(own.hand) == "junk junk acorn bold_haggler charm"
    assert own.values == (1, 1, 4, 1, 4)


def test_samples_are_as_likely_as_they_are() -> None:
    """One hidden card in hand, three in the deck: each is in hand in a quarter of the samples."""
    start = table(
        seat("junk", deck="junk"), seat("swift_broker", deck="spyglass shattered_relic rotten_food")
    )
    view, rng, count = DALE.observe(start, 0), Rng("weights"), 2000
    held = Counter(names(DALE.sample(view, rng).table.players[1].hand) for _ in range(count))
    assert held.keys() == {"swift_broker", "spyglass", "shattered_relic", "rotten_food"}
    assert all(abs(n - count / 4) < 100 for n in held.values())
