"""The knowledge that a view stands for."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from guildhall.games.dale.knowledge.beginning import unseen
from guildhall.games.dale.knowledge.known import Knowledge, Known
from guildhall.games.dale.knowledge.ledger import Ledger
from guildhall.games.dale.model.data import Card
from guildhall.games.dale.model.items import Item
from guildhall.games.dale.model.places import DRAFTS, Place, Zone
from guildhall.games.dale.model.state import Stage
from guildhall.games.dale.views.observe import Back, View


def known(view: View) -> Knowledge:
    """Return the knowledge that a view stands for; of what everybody knows only what it tells."""
    there: defaultdict[Place, list[Item]] = defaultdict(list)
    seen_by_all: defaultdict[Place, list[Item]] = defaultdict(list)
    for place, item, is_open in _known_cards(view):
        there[place].append(item)
        if is_open:
            seen_by_all[place].append(item)
    shares = {at: tuple([(heap, count) for heap, count in some]) for at, some in _shares(view)}
    mine = Known(
        tuple(sorted((at, tuple(sorted(items))) for at, items in there.items())),
        tuple(sorted((at, some) for at, some in shares.items() if some)),
        view.heaps,
    )
    return _as_all_know(mine, {at: tuple(sorted(items)) for at, items in seen_by_all.items()})


def _known_cards(view: View) -> Iterator[tuple[Place, Item, bool]]:
    """Yield each card known to lie at a place, and whether everybody knows it."""
    for seat, one in enumerate(view.seats):
        for item, is_open in zip(one.hand, one.open, strict=True):
            yield Place(Zone.HAND, seat), item, is_open
        for card in one.known:
            yield Place(Zone.DECK, seat), card, False
    for card in view.market.known:
        yield Place(Zone.MARKET), card, False
    for laid in view.laid:
        is_secret = view.stage in DRAFTS or (view.stage is Stage.HELP and laid.seat != view.turn)
        if is_secret and laid.seat == view.seat and not laid.fetched:
            yield Place(Zone.HAND, laid.seat), laid.was, laid.open
    for place, backs in _backs(view):
        for back in backs:
            if back.card is not None:
                yield place, back.card, back.open


def _shares(view: View) -> Iterator[tuple[Place, tuple[tuple[int, int], ...]]]:
    for seat, one in enumerate(view.seats):
        yield Place(Zone.HAND, seat), one.hidden
        yield Place(Zone.DECK, seat), one.below
    yield Place(Zone.MARKET), view.market.below
    for place, backs in _backs(view):
        heaps = Counter(back.heap for back in backs if back.card is None)
        yield place, tuple(sorted(heaps.items()))


def _backs(view: View) -> Iterator[tuple[Place, tuple[Back, ...]]]:
    """Yield the cards on decks, and those aside that are hidden from somebody."""
    for seat, one in enumerate(view.seats):
        for height, back in enumerate(reversed(one.top)):
            yield Place(Zone.TOP, seat, height), (back,)
    technique = view.technique
    if technique is None or technique.face == Card.WILY_FELLOW:
        return
    split = technique.left if technique.face == Card.GAMBLE else 0
    if split:
        yield Place(Zone.ASIDE, technique.target), technique.aside[:split]
    yield Place(Zone.ASIDE, view.turn), technique.aside[split:]


def _as_all_know(mine: Known, seen_by_all: Mapping[Place, tuple[Item, ...]]) -> Knowledge:
    """Return the knowledge of which a view tells only `mine` and the cards everybody has seen; of
    the others everybody knows no more than which cards they are."""
    there = dict(mine.there)
    hidden: Counter[Item] = Counter(card for heap in mine.heaps for card in heap)
    shares: dict[Place, int] = {at: sum(n for _, n in heaps) for at, heaps in mine.among}
    for at, items in there.items():
        rest = unseen(items, seen_by_all.get(at, ()))
        hidden.update(rest)
        shares[at] = shares.get(at, 0) + len(rest)
    ledger = Ledger(Known(tuple(seen_by_all.items())))
    ledger.new_heap(hidden.elements(), shares)
    return Knowledge(mine, ledger.simplified())
