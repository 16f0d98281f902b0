"""Cards found in pools of mixed cards: their ways are as likely as counting all cases says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.dale.knowledge.beliefs import Belief
from guildhall.games.dale.knowledge.worlds import SHARE, Held, as_held, joined, weight
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from tests.games.dale.tables import NOTATION, play, player, table
from tests.games.dale.walks import positions


class Heap(NamedTuple):
    """A pool: its cards, how many it got from which older ones, what was found in it."""

    cards: str
    shares: dict[int, int] = {}  # noqa: RUF012 - never changed
    found: str = ""


TANGLES = {
    "one card of two pools": [Heap("aab"), Heap("abc"), Heap("", {0: 1, 1: 2}, "a")],
    "several cards of two pools": [Heap("aab"), Heap("abbc"), Heap("", {0: 2, 1: 2}, "ab")],
    "equal cards": [Heap("aaab"), Heap("aab"), Heap("", {0: 2, 1: 2}, "aa")],
    "cards that were in the mix itself": [Heap("aabc"), Heap("ab", {0: 2}, "ab")],
    "a mix of mixes": [
        Heap("aab"),
        Heap("abc"),
        Heap("", {0: 2, 1: 1}, "a"),
        Heap("b", {2: 1, 1: 1}, "b"),
    ],
    "a pool that went into two mixes": [
        Heap("aabb"),
        Heap("a", {0: 1}),
        Heap("b", {0: 2}, "a"),
        Heap("", {1: 2, 2: 1}, "ab"),
    ],
    "three found cards in a row of mixes": [
        Heap("abc"),
        Heap("aab"),
        Heap("", {0: 2, 1: 1}, "a"),
        Heap("", {1: 1, 2: 2}, "a"),
        Heap("c", {3: 2}, "b"),
    ],
}

Token = tuple[int, str, tuple[int, ...]]
"""A number, a face and the pools it has been in."""
Rest = tuple[tuple[tuple[str, ...], tuple[tuple[int, int], ...]], ...]
"""For each pool the cards that entered it and were not found, and what others are from where."""
Places = tuple[tuple[int, tuple[str, ...]], ...]
"""For each pool the cards that lie in its places."""


def outcomes(
    pools: list[Heap], at: int = 0, arrived: Mapping[int, list[Token]] = MappingProxyType({})
) -> Iterator[tuple[Rest, Places]]:
    """Every way in which all cards can have gone, if what was found is what was found."""
    if at == len(pools):
        last = {one: tuple(sorted(face for _, face, _ in arrived[~one])) for one in range(at)}
        yield rest_of(pools, arrived.get(at, [])), tuple(last.items())
        return
    pool = pools[at]
    first = sum(len(one.cards) for one in pools[:at])
    own: list[Token] = [(first + i, face, ()) for i, face in enumerate(pool.cards)]
    tokens = [(n, face, (*way, at)) for n, face, way in own + arrived.get(at, [])]
    takers = [(to, one.shares[at]) for to, one in enumerate(pools) if at in one.shares]
    for seen in permutations(tokens, len(pool.found)):
        if all(token[1] == face for token, face in zip(seen, pool.found, strict=True)):
            kept = [token for token in tokens if token not in seen]
            for dealt in deals(kept, takers):
                after = dict(arrived)
                after[len(pools)] = after.get(len(pools), []) + list(seen)
                gone = {token for some in dealt for token in some}
                after[~at] = [token for token in kept if token not in gone]
                for (to, _), some in zip(takers, dealt, strict=True):
                    after[to] = after.get(to, []) + list(some)
                yield from outcomes(pools, at + 1, after)


def deals(
    tokens: list[Token], takers: list[tuple[int, int]]
) -> Iterator[tuple[tuple[Token, ...], ...]]:
    if not takers:
        yield ()
        return
    for some in combinations(tokens, takers[0][1]):
        left = [token for token in tokens if token not in some]
        for others in deals(left, takers[1:]):
            yield (some, *others)


def rest_of(pools: list[Heap], found: list[Token]) -> Rest:
    """What the ways of the found cards leave in the pools."""
    cards = [Counter(one.cards) for one in pools]
    shares = [Counter(one.shares) for one in pools]
    for _, face, way in found:
        cards[way[0]][face] -= 1
        for older, newer in pairwise(way):
            shares[newer][older] -= 1
    return tuple(
        (tuple(sorted(one.elements())), tuple(sorted((+other).items())))
        for one, other in zip(cards, shares, strict=True)
    )


def believed(pools: list[Heap]) -> Belief:
    """What one believes who has seen these cards, one after the other."""
    certain = {at: held_of(one.cards, one.shares) for at, one in enumerate(pools, 1)}
    places = dict.fromkeys(certain, 0)
    for at, pool in enumerate(pools, 1):
        gone = sum(one.shares.get(at - 1, 0) for one in pools)
        size = len(pool.cards) + sum(pool.shares.values())
        places[at] = size - gone - len(pool.found)
    belief = Belief({at: held for at, held in certain.items() if held}, places)
    for at, pool in enumerate(pools, 1):
        for face in pool.found:
            belief.find(ord(face), at)
    return belief


def held_of(cards: str, shares: Mapping[int, int]) -> Held:
    counts = Counter((0, ord(face)) for face in cards)
    counts.update({(source + 1, SHARE): count for source, count in shares.items()})
    return as_held(counts)


def worlds_of(belief: Belief, count: int) -> Iterator[tuple[list[Heap], int]]:
    """All worlds of a belief about so many pools, with their weights."""
    doubt = joined(belief.doubts)
    for world, ways in doubt.worlds.items():
        held = {**belief.certain, **dict(zip(doubt.pools, world, strict=True))}
        yield [heap_of(held.get(at, ())) for at in range(1, count + 1)], weight(world, ways)


def heap_of(held: Held) -> Heap:
    cards = "".join(chr(card) * count for (_, card), count in held if card != SHARE)
    return Heap(cards, {source - 1: count for (source, card), count in held if card == SHARE})


def parts(weights: Mapping[Any, int | Fraction]) -> dict[Any, Fraction]:
    total = sum(weights.values())
    return {rest: Fraction(one) / total for rest, one in weights.items() if one}


def by_name(places: Places, belief: Belief) -> Places:
    """The cards that lie in places, if some pools are a part of others."""
    named: dict[int, list[str]] = {}
    for at, faces in places:
        pool = at + 1
        while pool in belief.names:
            pool = belief.names[pool]
        named.setdefault(pool, []).extend(faces)
    return tuple((pool, tuple(sorted(named[pool]))) for pool in sorted(named) if named[pool])


@pytest.mark.parametrize("name", TANGLES)
def test_worlds_are_as_likely_as_counting_all_cases_says(name: str) -> None:
    pools = TANGLES[name]
    counted = parts(Counter(rest for rest, _ in outcomes(pools)))
    assert len(counted) > 1
    weights = {
        rest_of(heaps, []): likely for heaps, likely in worlds_of(believed(pools), len(pools))
    }
    assert parts(weights) == counted


@pytest.mark.parametrize("name", TANGLES)
def test_fewer_pools_tell_the_same_of_all_places(name: str) -> None:
    pools = TANGLES[name]
    belief = believed(pools)
    belief.simplify()
    assert belief.names or belief.resolved
    counted = parts(Counter(by_name(places, belief) for _, places in outcomes(pools)))
    told: Counter[Places] = Counter()
    for heaps, some in worlds_of(belief, len(pools)):
        placed = parts(Counter(by_name(places, belief) for _, places in outcomes(heaps)))
        for places, part in placed.items():
            told[places] += some * part  # type: ignore[assignment]
    assert parts(told) == counted


def test_what_a_pool_of_equal_cards_gave_away_is_certain() -> None:
    """One of three a's went into each of two mixes; the third still lies where it lay."""
    belief = believed([Heap("aaa"), Heap("bc", {0: 1}), Heap("bd", {0: 1})])
    belief.simplify()
    assert not belief.doubts
    assert belief.certain == {1: held_of("a", {}), 2: held_of("abc", {}), 3: held_of("abd", {})}


def test_what_can_have_come_in_one_way_only_is_certain() -> None:
    """Of two b's one was in the mix, so the other is what it got; so a was in the mix as well."""
    belief = believed([Heap("aabbc"), Heap("abc", {0: 1}, "abb")])
    assert not belief.doubts
    assert belief.certain == {1: held_of("aabc", {}), 2: held_of("c", {})}


def test_doubts_that_have_nothing_to_do_with_each_other_are_two() -> None:
    """The same tangle twice, and one more card that was found in a mix of both."""
    one, other = Heap("aab"), Heap("abc")
    pools = [one, other, Heap("", {0: 1, 1: 1}, "a"), one, other, Heap("", {3: 1, 4: 1}, "a")]
    belief = believed(pools)
    assert sorted(len(doubt.worlds) for doubt in belief.doubts) == [2, 2]
    counted = parts(Counter(rest for rest, _ in outcomes(pools)))
    weights = {rest_of(heaps, []): likely for heaps, likely in worlds_of(belief, len(pools))}
    assert parts(weights) == counted


# The same in a game: a hand of two shufflings, of which cards are taken by chance

OWN, MARKET = 2, 3
OWN_CARDS = ("prepaid_good", "junk", "junk", "whirligig")
MARKET_CARDS = ("prepaid_good", "whirligig", "new_season")


def hidden_by_others(pool: int) -> list[list[int]]:
    return [[pool], [], [pool]]


def beginnings() -> Iterator[State]:
    """Seat 1 has two cards of its shuffling and one of the market: every case, equally likely."""
    for own, (drawn,) in product(combinations(range(4), 2), combinations(range(3), 1)):
        hand = [OWN_CARDS[at] for at in own] + [MARKET_CARDS[drawn]]
        deck = [OWN_CARDS[at] for at in range(4) if at not in own]
        other = player(" ".join(hand), " ".join(deck))
        other["origins"] = [hidden_by_others(pool) for pool in (OWN, OWN, MARKET)]
        yield table(
            "pandas,raccoons,ocelots",
            player("nuisance nuisance nuisance"),
            other,
            market={
                "deck": [one for at, one in enumerate(MARKET_CARDS) if at != drawn],
                "pool": MARKET,
            },
            pools=4,
        )


def histories(state: State, weight: Fraction, left: int) -> Iterator[tuple[State, Fraction]]:
    """Seat 0 plays Nuisance so many times; chance takes any card."""
    if not left:
        yield state, weight
        return
    state = play(state, "play nuisance", "target 1")
    assert DALE.decisions(state)[0].seat == CHANCE
    chances = DALE.chances(state)
    total = sum(one for _, one in chances)
    for action, one in chances:
        assert NOTATION.format(action).startswith("take 1")
        after = DALE.apply(state, CHANCE, action)
        yield from histories(after, weight * Fraction(one, total), left - 1)


def test_samples_of_a_history_are_as_likely_as_counting_all_cases_says() -> None:
    cases: dict[View, Counter[tuple[int, ...]]] = {}
    for start in beginnings():
        for state, part in histories(start, Fraction(1), 2):
            held = cases.setdefault(DALE.observe(state, None), Counter())
            held[state.players[1].hand] += part  # type: ignore[assignment]
    several = [view for view in cases if view.doubts]
    assert several
    count = 2000
    for view in several:
        total = sum(cases[view].values())
        rng = Rng("history")
        drawn = Counter(DALE.sample(view, rng).players[1].hand for _ in range(count))
        assert set(drawn) <= set(cases[view])
        chi_square = sum(
            (drawn[hand] - float(count * part / total)) ** 2 / float(count * part / total)
            for hand, part in cases[view].items()
        )
        assert chi_square < 25  # of four degrees of freedom at most: one time in 20,000


def test_the_views_of_a_history_tell_nothing_that_is_hidden() -> None:
    """Which card was drawn from the market is in no view but that of its seat."""
    views: dict[tuple[int, ...], set[View]] = {}
    for start in beginnings():
        for state, _ in histories(start, Fraction(1), 2):
            views.setdefault(state.players[1].discard, set()).add(DALE.observe(state, None))
    assert all(len(one) == 1 for one in views.values())
    assert any(int(Card.PREPAID_GOOD) in pile for pile in views)


def hidden(state: State) -> tuple[tuple[int, ...], ...]:
    """What a spectator does not see."""
    other = state.players[1]
    return other.hand, other.deck, state.market.deck


def test_histories_that_leave_different_odds_are_never_taken_for_the_same() -> None:
    """Whatever was seen is remembered: one view, one distribution of what is hidden."""
    cases: dict[tuple[int, ...], Counter[Any]] = {}
    views: dict[tuple[int, ...], View] = {}
    for start in beginnings():
        for state, part in histories(start, Fraction(1), 3):
            seen = state.players[1].discard
            cases.setdefault(seen, Counter())[hidden(state)] += part  # type: ignore[assignment]
            assert views.setdefault(seen, DALE.observe(state, None)) == DALE.observe(state, None)
    assert len(cases) > 20
    for one, other in combinations(cases, 2):
        if views[one] == views[other]._replace(seats=views[one].seats):
            assert parts(cases[one]) == parts(cases[other])


@pytest.mark.long
def test_a_tangle_of_which_one_way_is_certain_is_told_again_after_it_was_too_much() -> None:
    """A team game with raccoons and ocelots in which a spectator's view could not be told."""
    setup = Setup.of(4, decks="macaws,raccoons,squirrels,ocelots", teams="yes")
    *_, state = positions(setup, "long", 883)
    view = DALE.observe(state, None)
    assert DALE.observe(DALE.sample(view, Rng(1)), None) == view
