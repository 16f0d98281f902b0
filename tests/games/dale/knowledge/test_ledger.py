"""The laws of the ledger, each at a table small enough to check by hand."""

from __future__ import annotations

from itertools import permutations

import pytest

from guildhall.core.codec import dumps, loads
from guildhall.core.event import Event, event, private
from guildhall.games.dale.knowledge.known import Knowledge, Known
from guildhall.games.dale.knowledge.ledger import Ledger, learn, learn_events
from guildhall.games.dale.knowledge.moves import (
    Mixed,
    Move,
    Movement,
    Poured,
    Raised,
    Shown,
    Shuffled,
    Unmarked,
)
from guildhall.games.dale.model.places import Place
from tests.games.dale.knowledge.written import (
    MARKET,
    aside,
    cards,
    cards_at,
    deck,
    face_down,
    face_up,
    hand,
    item,
    known,
    shares_at,
    size_of,
    top,
)

DEALT = learn(
    Known(),
    [Shuffled(deck(0), cards("acorn acorn cookies junk")), Shuffled(deck(1), cards("gamble junk"))],
)
"""Two decks, before anybody has drawn."""


# Looking up


def test_places_without_cards_are_empty() -> None:
    assert cards_at(DEALT, hand(0)) == ()
    assert shares_at(DEALT, hand(0)) == ()
    assert size_of(DEALT, hand(0)) == 0


def test_the_size_of_a_place_counts_known_cards_and_shares() -> None:
    facts = known({"acorn junk": {hand(0): 1, deck(0): 1}}, {hand(0): "cookies cookies"})
    assert cards_at(facts, hand(0)) == cards("cookies cookies")
    assert shares_at(facts, hand(0)) == ((0, 1),)
    assert size_of(facts, hand(0)) == 3


def test_knowledge_is_read_as_it_was_written() -> None:
    facts = known({"acorn junk": {hand(0): 1, deck(0): 1}}, {hand(1): "reflection=acorn*3!"})
    assert loads(Knowledge, dumps(Knowledge, Knowledge(facts, DEALT))) == Knowledge(facts, DEALT)


def test_a_heap_may_have_shares_at_several_places_at_once() -> None:
    ledger = Ledger(Known())
    ledger.new_heap(cards("acorn junk"), {hand(0): 1, deck(0): 1, hand(1): 0})
    assert ledger.simplified() == known({"acorn junk": {hand(0): 1, deck(0): 1}})


# Lifting: a card moves face down


def test_a_card_of_one_heap_moves_as_one_of_that_heap() -> None:
    assert learn(DEALT, [face_down(deck(0), hand(0))]) == known(
        {"gamble junk": {deck(1): 2}, "acorn acorn cookies junk": {hand(0): 1, deck(0): 3}}
    )


def test_a_copy_of_the_only_known_card_of_a_place_is_known_where_it_goes() -> None:
    facts = known(there={hand(0): "acorn acorn"})
    assert learn(facts, [face_down(hand(0), hand(1))]) == known(
        there={hand(0): "acorn", hand(1): "acorn"}
    )


def test_lifting_from_unlike_cards_joins_all_that_may_have_moved() -> None:
    facts = known(
        {"gamble junk": {hand(0): 1, deck(1): 1}, "acorn acorn": {hand(0): 1, deck(0): 1}},
        {hand(0): "cookies"},
    )
    assert learn(facts, [face_down(hand(0), hand(1))]) == known(
        {"acorn acorn cookies gamble junk": {hand(0): 2, hand(1): 1, deck(0): 1, deck(1): 1}}
    )


def test_lifting_leaves_heaps_elsewhere_apart() -> None:
    facts = known(
        {"cookies junk": {hand(1): 1, deck(1): 1}, "acorn junk": {hand(0): 1, deck(0): 1}},
        {hand(0): "gamble"},
    )
    assert learn(facts, [face_down(hand(0), hand(1))]) == known(
        {
            "cookies junk": {hand(1): 1, deck(1): 1},
            "acorn gamble junk": {hand(0): 1, hand(1): 1, deck(0): 1},
        }
    )


def test_example_of_a_known_card_that_is_handed_on_face_down_and_shown() -> None:
    eight = "bold_haggler cookies gamble junk junk junk spyglass charm"
    before = known({eight: {hand(0): 3, deck(0): 5}}, {hand(0): "acorn"})
    handed = learn(before, [face_down(hand(0), hand(1))])
    assert handed == known({f"acorn {eight}": {hand(0): 3, hand(1): 1, deck(0): 5}})
    shown = learn(handed, [Shown(hand(1), cards("acorn"))])
    assert shown == known({eight: {hand(0): 3, deck(0): 5}}, {hand(1): "acorn"})


# Taking: a card moves face up


def test_a_known_copy_leaves_first_and_tells_nothing_of_the_rest() -> None:
    heap = {"acorn junk": {hand(0): 1, deck(0): 1}}
    facts = known(heap, {hand(0): "acorn"})
    assert learn(facts, [face_up(hand(0), None, "acorn")]) == known(heap)


def test_the_heap_that_can_hold_the_face_gives_it() -> None:
    facts = known(
        {
            "gamble junk junk": {hand(0): 1, deck(1): 2},
            "acorn cookies junk": {hand(0): 1, deck(0): 2},
        }
    )
    assert learn(facts, [face_up(hand(0), None, "acorn")]) == known(
        {"cookies junk": {deck(0): 2}, "gamble junk junk": {hand(0): 1, deck(1): 2}}
    )


def test_heaps_that_can_all_hold_the_face_are_joined_first() -> None:
    facts = known(
        {
            "gamble junk junk": {hand(0): 1, deck(1): 2},
            "acorn cookies junk": {hand(0): 1, deck(0): 2},
        }
    )
    assert learn(facts, [face_up(hand(0), None, "junk")]) == known(
        {"acorn cookies gamble junk junk": {hand(0): 1, deck(0): 2, deck(1): 2}}
    )


def test_a_card_from_the_open_is_known_where_it_goes() -> None:
    assert learn(Known(), [face_up(None, hand(0), "acorn")]) == known(there={hand(0): "acorn"})


def test_cards_shown_together_are_different_cards() -> None:
    facts = learn(DEALT, [face_down(deck(0), hand(0))] * 3)
    one_by_one = [Shown(hand(0), cards("acorn"))] * 2
    assert cards_at(learn(facts, one_by_one), hand(0)) == cards("acorn")
    together = Shown(hand(0), cards("acorn acorn"))
    assert cards_at(learn(facts, [together]), hand(0)) == cards("acorn acorn")


# Simplifying


def test_a_heap_of_equal_cards_is_known() -> None:
    facts = known({"acorn acorn junk": {hand(0): 1, deck(0): 2}})
    assert learn(facts, [face_up(hand(0), None, "junk")]) == known(there={deck(0): "acorn acorn"})


def test_a_heap_that_lies_in_one_hand_is_known() -> None:
    facts = known({"acorn cookies junk": {hand(0): 2, deck(0): 1}})
    assert learn(facts, [face_up(deck(0), None, "junk")]) == known(there={hand(0): "acorn cookies"})


@pytest.mark.parametrize("bag", [deck(0), MARKET])
def test_a_heap_that_lies_in_one_bag_stays_a_heap(bag: Place) -> None:
    assert learn(Known(), [Shuffled(bag, cards("acorn junk"))]) == known({"acorn junk": {bag: 2}})


def test_a_bag_of_no_cards_leaves_no_heap() -> None:
    assert learn(Known(), [Shuffled(deck(0), ())]) == Known()


def test_the_last_card_of_a_bag_is_known() -> None:
    assert cards_at(learn(DEALT, [face_up(deck(1), None, "junk")]), deck(1)) == cards("gamble")


# Normal form


def test_the_normal_form_does_not_depend_on_the_order_of_moves() -> None:
    moves: tuple[Movement, ...] = (
        face_up(deck(0), hand(0), "cookies"),
        face_down(deck(1), hand(1)),
        Shuffled(deck(2), cards("acorn gamble")),
        Shuffled(MARKET, cards("acorn acorn charm")),
        face_up(None, hand(2), "junk"),
    )
    assert len({learn(DEALT, order) for order in permutations(moves)}) == 1


def test_heaps_of_equal_cards_at_other_places_are_told_apart_by_their_shares() -> None:
    dealt = [Shuffled(deck(seat), cards("acorn junk")) for seat in (1, 0)]
    assert learn(Known(), [*dealt, face_down(deck(1), hand(1))]) == Known(
        among=((hand(1), ((0, 1),)), (deck(0), ((1, 2),)), (deck(1), ((0, 1),))),
        heaps=(cards("acorn junk"), cards("acorn junk")),
    )


def test_a_ledger_changes_nothing_by_itself() -> None:
    facts = known({"acorn junk": {hand(0): 1, deck(0): 1}}, {hand(1): "acorn*3"})
    assert Ledger(facts).simplified() == facts
    assert learn(facts, ()) is facts


# Decks


def test_a_card_put_onto_a_deck_is_the_next_to_be_drawn() -> None:
    moves = [face_up(None, deck(0), "junk"), face_up(None, deck(0), "charm")]
    facts = learn(DEALT, moves)
    assert cards_at(facts, top(0, 0)) == cards("junk")
    assert cards_at(facts, top(0, 1)) == cards("charm")
    drawn = learn(facts, [face_down(deck(0), hand(0))] * 2)
    assert cards_at(drawn, hand(0)) == cards("charm junk")
    assert shares_at(drawn, deck(0)) == shares_at(DEALT, deck(0))


def test_three_cards_looked_at_and_put_back_need_no_new_heap() -> None:
    look = [face_down(deck(0), aside(0))] * 3
    back = [face_down(aside(0), deck(0))] * 2
    facts = learn(DEALT, [*look, face_down(aside(0), hand(0)), *back])
    shares = {hand(0): 1, top(0, 0): 1, top(0, 1): 1, deck(0): 1}
    assert facts == known({"gamble junk": {deck(1): 2}, "acorn acorn cookies junk": shares})


def test_the_top_of_another_deck_is_not_drawn() -> None:
    facts = learn(DEALT, [face_up(None, deck(1), "charm"), face_down(deck(0), hand(0))])
    assert cards_at(facts, top(1, 0)) == cards("charm")


def test_a_deck_that_is_mixed_is_its_tops_and_its_bag() -> None:
    facts = learn(DEALT, [face_up(None, deck(1), "charm"), Mixed((deck(1),), deck(1))])
    assert facts == known(
        {"charm gamble junk": {deck(1): 3}, "acorn acorn cookies junk": {deck(0): 4}}
    )


# Mixing and pouring


def test_mixed_hands_are_one_heap() -> None:
    facts = known(
        {"acorn junk junk": {hand(1): 1, deck(1): 2}, "acorn junk": {deck(0): 2}},
        {hand(0): "charm charm"},
    )
    mixed = learn(facts, [Mixed((hand(0), hand(1)), aside(0))])
    assert mixed == known(
        {"acorn charm charm junk junk": {aside(0): 3, deck(1): 2}, "acorn junk": {deck(0): 2}}
    )
    dealt = learn(mixed, [face_up(aside(0), hand(0), "charm")] * 2)
    assert learn(dealt, [face_down(aside(0), hand(1))]) == known(
        {"acorn junk junk": {hand(1): 1, deck(1): 2}, "acorn junk": {deck(0): 2}},
        {hand(0): "charm charm"},
    )


def test_mixing_empty_hands_changes_nothing() -> None:
    assert learn(DEALT, [Mixed((hand(0), hand(1)), aside(0))]) == DEALT


def test_pouring_keeps_known_cards_and_heaps() -> None:
    facts = known({"acorn junk": {aside(0): 1, deck(1): 1}}, {aside(0): "charm", hand(0): "charm"})
    assert learn(facts, [Poured(aside(0), hand(0))]) == known(
        {"acorn junk": {hand(0): 1, deck(1): 1}}, {hand(0): "charm charm"}
    )


# Marks


def test_a_card_is_marked_where_it_lies() -> None:
    facts = learn(known(there={hand(0): "acorn junk"}), [Shown(hand(0), *_marked("acorn*3"))])
    assert facts == known(there={hand(0): "acorn*3 junk"})


def test_marking_a_hidden_card_shows_it() -> None:
    facts = known({"acorn junk": {hand(0): 1, deck(0): 1}})
    assert learn(facts, [Shown(hand(0), *_marked("acorn*3"))]) == known(
        there={hand(0): "acorn*3", deck(0): "junk"}
    )


def test_the_copy_with_the_same_marks_leaves_first() -> None:
    facts = known(there={hand(0): "acorn acorn*3"})
    assert learn(facts, [face_up(hand(0), None, "acorn*3")]) == known(there={hand(0): "acorn"})
    assert learn(facts, [face_up(hand(0), None, "acorn")]) == known(there={hand(0): "acorn*3"})
    assert learn(facts, [face_up(hand(0), None, "acorn*4")]) == known(there={hand(0): "acorn*3"})


@pytest.mark.parametrize("face", [None, "acorn*3"])
def test_a_card_that_leaves_a_hand_loses_its_marks(face: str | None) -> None:
    facts = known(there={hand(0): "acorn*3"})
    move = Move(hand(0), hand(1), None if face is None else item(face))
    assert learn(facts, [move]) == known(there={hand(1): "acorn"})


def test_a_card_that_joins_a_heap_loses_its_marks() -> None:
    facts = known({"charm junk": {hand(0): 1, deck(0): 1}}, {hand(0): "acorn*3"})
    assert learn(facts, [face_down(hand(0), hand(1))]) == known(
        {"acorn charm junk": {hand(0): 1, hand(1): 1, deck(0): 1}}
    )


def test_a_card_that_is_taken_back_keeps_its_marks() -> None:
    facts = learn(Known(), [face_up(None, hand(0), "acorn*3")])
    assert facts == known(there={hand(0): "acorn*3"})


def test_a_turn_that_ends_takes_the_marks_of_all_hands_or_of_one() -> None:
    facts = known(there={hand(0): "acorn*3!", hand(1): "reflection=acorn"})
    plain = known(there={hand(0): "acorn", hand(1): "reflection"})
    assert learn(facts, [Unmarked()]) == plain


def test_flashy_show_raises_altered_values_of_one_hand() -> None:
    facts = known(there={hand(0): "acorn acorn*3", hand(1): "acorn*3"})
    assert learn(facts, [Raised(0)]) == known(there={hand(0): "acorn acorn*4", hand(1): "acorn*3"})


# What cannot be


def test_a_face_that_cannot_be_there_is_refused() -> None:
    with pytest.raises(ValueError, match="gamble cannot be in the deck of seat 0"):
        learn(DEALT, [face_up(deck(0), None, "gamble")])


def test_a_card_of_an_empty_place_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a card in the market, which is empty"):
        learn(DEALT, [face_down(MARKET, hand(0))])


@pytest.mark.parametrize("move", [Move(None, hand(0)), Move(deck(0), None)])
def test_an_open_card_without_a_face_is_refused(move: Move) -> None:
    with pytest.raises(ValueError, match="expected the face"):
        learn(DEALT, [move])


# Events


_DRAWS = event("draws", 0)._replace(told_more=(0,))
_DREW = private("drew", 0, card="acorn")


def test_a_seat_knows_its_card_and_that_nobody_else_does() -> None:
    knowledge = learn_events(Knowledge(DEALT, DEALT), _received(0))
    assert cards_at(knowledge.mine, hand(0)) == cards("acorn")
    assert knowledge.open == learn(DEALT, [face_down(deck(0), hand(0))])


def test_a_spectator_knows_what_everybody_knows() -> None:
    knowledge = learn_events(Knowledge(DEALT, DEALT), _received(None))
    assert knowledge.mine == knowledge.open == learn(DEALT, [face_down(deck(0), hand(0))])


def test_what_a_seat_shows_everybody_knows() -> None:
    shown = event("shown", 0, card="acorn")
    knowledge = learn_events(Knowledge(DEALT, DEALT), [*_received(0), shown])
    assert cards_at(knowledge.open, hand(0)) == cards("acorn")
    assert knowledge.mine == knowledge.open


def _received(seat: int | None) -> list[Event]:
    return [one for one in (_DRAWS, _DREW) if one.is_known_to(seat)]


def _marked(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a card without and with its marks."""
    return cards(text.partition("*")[0]), (item(text),)
