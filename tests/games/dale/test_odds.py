"""Cards found in pools of mixed cards: their ways are as likely as counting all cases says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise, permutations, product
from typing import Any, NamedTuple

import pytest

from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.data import Card
from guildhall.games.dale.game import DALE
from guildhall.games.dale.odds import Odds, groups_of
from guildhall.games.dale.state import State
from guildhall.games.dale.view import View
from tests.games.dale.tables import NOTATION, play, player, table


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
Flow = tuple[int, int, int | None, int]
"""A pool, a card, where it came from (None: it entered there) and how many of it."""
Rest = tuple[tuple[tuple[str, ...], tuple[tuple[int, int], ...]], ...]
"""For each pool the cards that entered it and were not found, and what others are from where."""


def outcomes(pools: list[Heap], at: int, arrived: dict[int, list[Token]]) -> Iterator[Rest]:
    """Every way in which all cards can have gone, if what was found is what was found."""
    if at == len(pools):
        yield rest_of(pools, arrived[-1])
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
                after[-1] = after.get(-1, []) + list(seen)
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


def explained(odds: Odds, pools: list[Heap]) -> Counter[Rest]:
    """The same as the odds tell it, with their weights."""
    weights: Counter[Rest] = Counter()
    faces = {ord(face): face for one in pools for face in one.cards}

    def go_on(at: int, left: Any, weight: int, flows: list[Flow]) -> None:
        if at == len(odds.nodes):
            weights[rest_after(pools, flows, faces)] += weight * odds.total(at, left)
            return
        node = odds.nodes[at]
        for split in odds.splits(at, left):
            more: list[Flow] = [
                (node.pool, node.card, odds.edges[edge][1], count)
                for (edge, _, _), count in zip(node.sources, split.counts, strict=True)
            ]
            here = left.wanted[0] - sum(split.counts)
            more.append((node.pool, node.card, None, here))
            go_on(at + 1, split.left, weight * split.weight, flows + more)

    go_on(0, odds.left, 1, [])
    return weights


def rest_after(pools: list[Heap], flows: list[Flow], faces: dict[int, str]) -> Rest:
    cards = [Counter(one.cards) for one in pools]
    shares = [Counter(one.shares) for one in pools]
    for pool, card, source, count in flows:
        if source is None:
            cards[pool][faces[card]] -= count
        else:
            shares[pool][source] -= count
    return tuple(
        (tuple(sorted(one.elements())), tuple(sorted((+other).items())))
        for one, other in zip(cards, shares, strict=True)
    )


def odds_of(pools: list[Heap]) -> Odds:
    (group,) = groups_of(
        {at: [ord(face) for face in one.cards] for at, one in enumerate(pools)},
        {at: one.shares for at, one in enumerate(pools)},
        {at: [ord(face) for face in one.found] for at, one in enumerate(pools)},
    )
    assert group.pools == tuple(range(len(pools)))
    return group.odds


def parts(weights: Counter[Rest]) -> dict[Rest, Fraction]:
    total = sum(weights.values())
    return {rest: Fraction(weight, total) for rest, weight in weights.items() if weight}


@pytest.mark.parametrize("name", TANGLES)
def test_ways_are_as_likely_as_counting_all_cases_says(name: str) -> None:
    pools = TANGLES[name]
    counted = parts(Counter(outcomes(pools, 0, {})))
    assert len(counted) > 1
    assert parts(explained(odds_of(pools), pools)) == counted


def test_what_can_have_come_in_one_way_only_is_certain() -> None:
    """Of two b's one was in the mix, so the other is what it got; so a was in the mix as well."""
    pools = [Heap("aabbc"), Heap("abc", {0: 1}, "abb")]
    assert odds_of(pools).certain(100) == frozenset({(1, ord("a")), (1, ord("b")), (0, ord("b"))})


def test_what_can_have_come_in_several_ways_is_not_certain() -> None:
    assert odds_of(TANGLES["equal cards"]).certain(100) == frozenset()
    assert odds_of(TANGLES["equal cards"]).certain(1) is None


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
        for state, weight in histories(start, Fraction(1), 2):
            held = cases.setdefault(DALE.observe(state, None), Counter())
            held[state.players[1].hand] += weight  # type: ignore[assignment]
    several = [view for view in cases if sum(len(pool.found) for pool in view.pools) > 1]
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
