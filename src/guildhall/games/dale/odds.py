"""By which ways cards may have come that were seen in pools of mixed cards."""

from __future__ import annotations

from guildhall.core.rng import Rng
from guildhall.games.dale.data import Card
from guildhall.games.dale.view import View

Way = tuple[int, ...]
"""The pools a card went through, the first one first."""
_JUNK = int(Card.JUNK)
_SCALE = 1 << 40
_PROPOSALS = 8
"""Of so many ways to explain all that was seen one is taken, as likely as it is."""


class Odds:
    """What is left in the pools of a view when the ways of some cards are settled."""

    def __init__(self, view: View) -> None:
        self.cards = {pool.pool: list(pool.cards) for pool in view.pools}
        self.shares = {
            pool.pool: {share.pool: share.cards for share in pool.shares} for pool in view.pools
        }
        self._market = view.market

    def likely(self, pool: int, card: int) -> float:
        """How likely any one place of a pool holds this card."""
        if pool == self._market.pool and self._market.deck and _JUNK in self.cards[pool]:
            return self._likely_beside_market(card)
        shares = self.shares[pool]
        places = len(self.cards[pool]) + sum(shares.values())
        if not places:
            return 0.0
        have = self.cards[pool].count(card) + sum(
            [count * self.likely(source, card) for source, count in shares.items() if count]
        )
        return have / places

    def _likely_beside_market(self, card: int) -> float:
        """The same where junk lies in one pool with the market deck, in which there is none."""
        cards = self.cards[self._market.pool]
        junk = cards.count(_JUNK)
        goods = len(cards) - junk
        beside = goods - self._market.deck
        have = junk if card == _JUNK else cards.count(card) * beside / goods
        return have / (junk + beside)

    def sources(self, pool: int, card: int) -> list[tuple[int | None, float]]:
        """Where this card in a pool came from: another pool, or None: it entered here."""
        found: list[tuple[int | None, float]] = [
            (source, count * self.likely(source, card))
            for source, count in self.shares[pool].items()
        ]
        found.append((None, float(self.cards[pool].count(card))))
        return [(source, weight) for source, weight in found if weight]

    def take(self, pool: int, card: int, source: int | None) -> None:
        """Settle that this card came from there."""
        if source is None:
            self.cards[pool].remove(card)
        else:
            self.shares[pool][source] -= 1


def traced(view: View, rng: Rng) -> tuple[Odds, list[Way]]:
    """A way for every card that was found, and what is left in the pools then."""
    found = [(pool.pool, card) for pool in view.pools for card in pool.found]
    if not found:
        return Odds(view), []
    proposals = [_proposed(view, found, rng) for _ in range(_PROPOSALS if len(found) > 1 else 1)]
    possible = [one for one in proposals if one[2]]
    if not possible:
        return _searched(view, found, rng)
    most = max(weight for _, _, weight in possible)
    return rng.weighted([((odds, ways), _whole(weight / most)) for odds, ways, weight in possible])


def _whole(weight: float) -> int:
    return max(1, int(weight * _SCALE))


def _proposed(view: View, found: list[tuple[int, int]], rng: Rng) -> tuple[Odds, list[Way], float]:
    """Ways chosen one after the other, and how likely all cards are to be seen so."""
    odds = Odds(view)
    ways: list[Way] = []
    weight = 1.0
    for pool, card in found:
        weight *= odds.likely(pool, card)
        way = _trace(odds, pool, card, rng) if weight else None
        if way is None:
            return odds, [], 0.0
        ways.append(way)
    return odds, ways, weight


def _trace(odds: Odds, pool: int, card: int, rng: Rng) -> Way | None:
    sources = odds.sources(pool, card)
    if not sources:
        return None
    source = rng.weighted([(one, _whole(weight)) for one, weight in sources])
    odds.take(pool, card, source)
    if source is None:
        return (pool,)
    before = _trace(odds, source, card, rng)
    return None if before is None else (*before, pool)


def _searched(view: View, found: list[tuple[int, int]], rng: Rng) -> tuple[Odds, list[Way]]:
    """Any ways that explain all that was seen."""
    ways = _search(view, [], found, rng)
    odds = Odds(view)
    if ways is None:
        raise ValueError("the cards that were found cannot have come there")
    for way, (_, card) in zip(ways, found, strict=True):
        _settle(odds, way, card)
    return odds, ways


def _search(
    view: View, ways: list[Way], found: list[tuple[int, int]], rng: Rng
) -> list[Way] | None:
    if len(ways) == len(found):
        return ways
    odds = Odds(view)
    for way, (_, card) in zip(ways, found, strict=False):
        _settle(odds, way, card)
    pool, card = found[len(ways)]
    for way in _all_ways(odds, pool, card):
        done = _search(view, [*ways, way], found, rng)
        if done is not None:
            return done
    return None


def _all_ways(odds: Odds, pool: int, card: int) -> list[Way]:
    found: list[Way] = []
    for source, _ in odds.sources(pool, card):
        if source is None:
            found.append((pool,))
        else:
            found += [(*way, pool) for way in _all_ways(odds, source, card)]
    return found


def _settle(odds: Odds, way: Way, card: int) -> None:
    for pool, source in zip(way[:0:-1], way[-2::-1], strict=True):
        odds.take(pool, card, source)
    odds.take(way[0], card, None)
