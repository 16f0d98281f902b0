"""What each seat knows of hidden cards: all it has seen, all it can count, and nothing else."""

from __future__ import annotations

from collections import Counter

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.views.observe import Back, View
from tests.games.dale.tables import play, player, table

MIX = "macaws,pandas,raccoons"
FOUR = "macaws,pandas,raccoons,ocelots"
JUNK, FOOD = int(Card.JUNK), int(Card.ROTTEN_FOOD)
RELIC, GLASS = int(Card.SHATTERED_RELIC), int(Card.SPYGLASS)


def unknown(view: View, seat: int) -> int:
    return sum(share.cards for share in view.seats[seat].hidden)


def pool_cards(view: View, number: int) -> tuple[int, ...]:
    (found,) = [pool.cards for pool in view.pools if pool.pool == number]
    return found


def three_seats() -> State:
    return table(
        FOUR,
        player("rotten_food dirty_exchange spyglass junk", "junk junk shattered_relic"),
        player("junk swift_broker", "junk junk"),
        player("junk swift_broker", "junk"),
    )


def test_a_hand_is_known_to_its_seat_only() -> None:
    state = three_seats()
    assert len(DALE.observe(state, 0).seats[0].hand) == 4
    for other in (1, 2, None):
        view = DALE.observe(state, other)
        assert view.seats[0].hand == ()
        assert unknown(view, 0) == 4


def test_the_unknown_cards_of_a_shuffling_are_hand_and_deck_together() -> None:
    view = DALE.observe(three_seats(), 1)
    (share,) = view.seats[0].hidden
    assert view.seats[0].pool == share.pool
    expected = [FOOD, int(Card.DIRTY_EXCHANGE), GLASS, JUNK, JUNK, JUNK, RELIC]
    assert pool_cards(view, share.pool) == tuple(sorted(expected))


def test_rotten_food_is_known_to_the_giver_alone() -> None:
    state = play(three_seats(), "play rotten_food", "target 1", "give spyglass")
    assert DALE.observe(state, 0).seats[1].top == (Back(GLASS),)
    for other in (1, 2, None):
        assert DALE.observe(state, other).seats[1].top[0].card is None


def test_whoever_gave_a_card_knows_it_in_the_hand_that_drew_it() -> None:
    state = play(three_seats(), "play rotten_food", "target 1", "give spyglass")
    state = play(state, "inventory", "settle", "done")
    while DALE.decisions(state)[0].seat == -1:
        state = DALE.apply(state, -1, DALE.chances(state)[0][0])
    state = play(state, "inventory", "settle", "done")
    assert GLASS in DALE.observe(state, 0).seats[1].hand
    assert GLASS not in DALE.observe(state, 2).seats[1].hand
    own = DALE.observe(state, 1).seats[1]
    assert own.seen[own.hand.index(GLASS)] == (0,)


def test_a_card_drawn_to_be_looked_at_tells_who_knows_it() -> None:
    """Seat 0 has put the Shattered Relic there: to keep it tells seat 1 nothing new."""
    state = table(
        MIX,
        player("rotten_food shattered_relic junk junk junk", "junk junk"),
        player("spyglass junk junk junk junk"),
    )
    state = play(state, "play rotten_food", "give shattered_relic", "inventory", "settle", "done")
    while DALE.decisions(state)[0].seat == CHANCE:
        state = DALE.apply(state, CHANCE, DALE.chances(state)[0][0])
    state = play(state, "play spyglass")
    view = DALE.observe(state, 1)
    assert view.play is not None
    assert view.play.limbo == (Back(RELIC, seen=(0,)),)
    kept = DALE.observe(play(state, "keep shattered_relic"), 1)
    own = kept.seats[1]
    assert own.seen[own.hand.index(RELIC)] == (0,)
    for number in range(5):
        sampled = DALE.sample(view, Rng(number))
        assert DALE.observe(play(sampled, "keep shattered_relic"), 1) == kept


def test_a_card_drawn_out_of_a_shuffling_to_be_looked_at_is_known_to_nobody_else() -> None:
    state = table(MIX, player("spyglass junk", "shattered_relic"), player("junk", "junk"))
    view = DALE.observe(play(state, "play spyglass", "draw 0 shattered_relic"), 0)
    assert view.play is not None
    assert view.play.limbo == (Back(RELIC),)


def test_a_card_seen_in_dirty_exchange_is_known_to_both_seats() -> None:
    state = play(three_seats(), "play dirty_exchange", "target 1")
    state = play(state, "take 1 swift_broker", "give spyglass")
    assert GLASS in DALE.observe(state, 0).seats[1].hand
    assert int(Card.SWIFT_BROKER) in DALE.observe(state, 1).seats[0].hand
    view = DALE.observe(state, 2)
    assert view.seats[0].hand == view.seats[1].hand == ()
    assert (unknown(view, 0), unknown(view, 1)) == (3, 2)


def test_a_known_card_may_have_gone_when_a_card_leaves_unseen() -> None:
    """Seat 1 knows that seat 0 took its Swift Broker, until a card of that hand moves unseen."""
    state = play(three_seats(), "play dirty_exchange", "target 1")
    state = play(state, "take 1 swift_broker", "give junk")
    broker = int(Card.SWIFT_BROKER)
    assert broker in DALE.observe(state, 1).seats[0].hand
    views = set()
    for gift in ("swift_broker", "spyglass"):
        slipped = state._replace(stage=Stage.ACT)
        slipped = play(slipped, "play rotten_food", "target 2", f"give {gift}")
        views.add(DALE.observe(slipped, 1))
    (view,) = views
    assert view.seats[0].hand == ()
    assert view.seats[2].top[0].card is None


def test_what_is_left_of_a_shuffling_in_one_hand_can_be_counted() -> None:
    state = table(MIX, player("spyglass junk", ""), player("swift_broker junk", "junk"))
    view = DALE.observe(state, 1)
    assert view.seats[0].hand == (JUNK, GLASS)
    assert unknown(view, 0) == 0
    assert unknown(DALE.observe(state, 0), 1) == 2


def test_spyglass_shows_cards_to_its_player_only() -> None:
    state = table(
        MIX,
        player("spyglass", "junk junk shattered_relic swift_broker"),
        player("junk", "junk"),
    )
    state = play(state, "play spyglass", "draw 0 junk", "draw 0 shattered_relic")
    state = play(state, "draw 0 swift_broker", "keep swift_broker", "return junk")
    assert DALE.observe(state, 0).seats[0].top == (Back(RELIC), Back(JUNK))
    tops = DALE.observe(state, 1).seats[0].top
    assert [back.card for back in tops] == [None, None]
    assert tops[0].pool == tops[1].pool


def test_samples_are_as_likely_as_they_are() -> None:
    """One unknown card in hand, three in the deck: each is in hand in a quarter of the samples."""
    state = table(
        MIX,
        player("junk", "junk"),
        player("swift_broker", "spyglass shattered_relic rotten_food"),
    )
    view, rng = DALE.observe(state, 0), Rng("weights")
    count = 2000
    held = Counter(DALE.sample(view, rng).players[1].hand for _ in range(count))
    assert set(held) == {(int(Card.SWIFT_BROKER),), (GLASS,), (RELIC,), (FOOD,)}
    assert all(abs(n - count / 4) < 100 for n in held.values())


def test_a_card_of_two_shufflings_tells_neither() -> None:
    """Seat 1 holds unknown cards of its own deck and of the market; the one it plays may be of
    either, and what it keeps as well."""
    state = table(
        "pandas,raccoons,ocelots",
        player("junk junk", "junk junk junk"),
        player("new_season prepaid_good", "junk prepaid_good junk", "gamble"),
        turn=1,
        market={"deck": ["prepaid_good", "whirligig"]},
    )
    state = play(state, "play new_season", "throw gamble", "market prepaid_good")
    before = DALE.observe(state, 0)
    assert unknown(before, 1) == 2
    state = play(state, "play prepaid_good")
    after = DALE.observe(state, 0)
    rng = Rng("either")
    held = Counter(DALE.sample(after, rng).players[1].hand for _ in range(300))
    assert (int(Card.PREPAID_GOOD),) in held
    assert (int(Card.WHIRLIGIG),) in held
    assert (JUNK,) in held
