"""Cards that are seen, or move unseen, and what that leaves in the dark.

A hand has no order. Whoever sees a card leave it takes it for one that was known to be there, if
there was such a card; else for any of the unknown cards that it can be, and if those are of several
pools, they are mixed: nobody can say which of them is left. Whoever only sees that a card leaves
cannot tell any of the cards from the others afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import gone, gone_unseen, known_in, shown
from guildhall.games.dale.knowledge.lost import Lost
from guildhall.games.dale.knowledge.origins import (
    PUBLIC,
    Origin,
    Trail,
    is_mixed,
    of_trails,
    plain_pool,
    pools_of,
    trail_of,
)
from guildhall.games.dale.knowledge.pools import Pools
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import (
    NOBODY,
    Laid,
    Player,
    State,
    Unsure,
    changed,
    new_player,
    with_new_pool,
    with_play,
    with_player,
)
from guildhall.games.dale.rules.piles import remade, to_hand, with_card

_Token = tuple[int, Origin]
"""An item and its origin."""
_MANY = 32
"""So many worlds are worth the trouble to be told in a shorter way."""


def everybody(state: State) -> range:
    """All observers: the seats, and those who only watch."""
    return range(len(state.players) + 1)


# Cards of a hand


def take_openly(state: State, seat: Seat, item: int) -> State:
    """A card leaves a hand, and all see which."""
    if not state.bounds:
        return _seen_leaving(state, seat, item)
    was_known = item in known_in(state, seat)
    return gone(_seen_leaving(state, seat, item), seat, item & CARD, was_known=was_known)


def _seen_leaving(state: State, seat: Seat, item: int) -> State:
    player = state.players[seat]
    at = player.hand.index(item)
    if player.origins[at] != PUBLIC:
        settled = _open_pools(state, seat)
        if settled is None:
            return _eased(_leave_hand(state, seat, item, everybody(state))[0])
        at = _first_known(player, at, settled, seat)
    return with_player(state, seat, _without(player, at))


def show_item(state: State, seat: Seat, item: int, becomes: int | None = None) -> State:
    """All see a card of a hand, which may become something else thereby."""
    if becomes is None and not state.pools:
        return state
    new = item if becomes is None else becomes
    is_new = bool(state.bounds) and item not in known_in(state, seat)
    state = _seen_leaving(state, seat, item)
    state = with_player(state, seat, with_card(state.players[seat], new, PUBLIC))
    return shown(state, seat, item & CARD) if is_new else state


def show_together(state: State, seat: Seat, items: Sequence[int]) -> State:
    """All see these cards of a hand at once, equal ones too."""
    if not state.pools:
        return state
    for item in items:
        state = take_openly(state, seat, item)
    for item in items:
        state = to_hand(state, seat, item, PUBLIC)
    return state


def leave_unseen(state: State, seat: Seat, item: int, *seers: Seat) -> tuple[State, Origin]:
    """A card leaves a hand, and only its owner and these see which; its origin then."""
    after, origin = _leave_hand(state, seat, item, seers)
    return (gone_unseen(state, after, seat) if state.bounds else after), origin


def _leave_hand(
    state: State, seat: Seat, item: int, seers: Collection[int]
) -> tuple[State, Origin]:
    """A card leaves a hand, and only these see which; bounds are left to the caller."""
    player = state.players[seat]
    at = player.hand.index(item)
    if not state.pools:
        return with_player(state, seat, _without(player, at)), PUBLIC
    tokens = [*zip(player.hand, player.origins, strict=True), *_laid_tokens(state, seat)]
    state, origins = _move(state, tokens, at, seers, seat)
    count = len(player.hand)
    hand = [one for i, one in enumerate(player.hand) if i != at]
    left = [one for i, one in enumerate(origins[:count]) if i != at]
    state = with_player(state, seat, remade(player, hand, left))
    return _with_laid(state, seat, origins[count:]), origins[at]


def open_laid(state: State) -> State:
    """All see what was laid, before it goes where it was laid for."""
    if not state.pools:
        return state
    hidden = [one for one in state.laid if one.origin != PUBLIC]
    if not hidden:
        return state
    seats = sorted({one.seat for one in hidden})
    if state.bounds:
        for one in hidden:
            state = shown(state, one.seat, one.was & CARD)
    for seat in seats:
        settled = _open_pools(state, seat)
        if settled is None or (settled and not _is_settled(state, seat, settled)):
            state = _open_one_by_one(state, seat)
    return state


def show_laid(state: State) -> State:
    """All see what was laid, and it stays there."""
    if not state.pools:
        return state
    state = open_laid(state)
    return changed(state, laid=tuple([one._replace(origin=PUBLIC) for one in state.laid]))


def _open_one_by_one(state: State, seat: Seat) -> State:
    for at in range(len(state.laid)):
        one = state.laid[at]
        if _is_hidden(one, seat):
            player = with_card(state.players[seat], one.was, one.origin)
            state = with_player(state, seat, player)
            laid = (*state.laid[:at], one._replace(origin=PUBLIC), *state.laid[at + 1 :])
            state = changed(state, laid=laid)
            state = _eased(_leave_hand(state, seat, one.was, everybody(state))[0])
    return state


def _laid_tokens(state: State, seat: Seat) -> list[_Token]:
    return [(one.was, one.origin) for one in state.laid if _is_hidden(one, seat)]


def _is_hidden(laid: Laid, seat: Seat) -> bool:
    return laid.seat == seat and laid.origin != PUBLIC


def _with_laid(state: State, seat: Seat, origins: Sequence[Origin]) -> State:
    if not origins:
        return state
    left = iter(origins)
    laid = [one._replace(origin=next(left)) if _is_hidden(one, seat) else one for one in state.laid]
    return changed(state, laid=tuple(laid))


def _without(player: Player, at: int) -> Player:
    hand, origins, top, top_origins, deck, pool, pile = player
    hand = hand[:at] + hand[at + 1 :]
    origins = origins[:at] + origins[at + 1 :]
    return new_player((hand, origins, top, top_origins, deck, pool, pile))


# Hands that leave nothing in the dark, which most do


def _open_pools(state: State, seat: Seat) -> frozenset[int] | None:
    """Where cards of a hand are of one shuffling at most for all others, apart from some that all
    can work out: the shufflings of the latter. None if it is not so simple."""
    own = set(state.players[seat].origins)
    if state.laid:
        own.update([one.origin for one in state.laid if one.seat == seat])
    own.discard(PUBLIC)
    if len(own) <= 1:
        return None if any(map(is_mixed, own)) else frozenset()
    pools = {plain_pool(origin, seat) for origin in own}
    if 0 in pools:
        return None
    closed = frozenset(pool for pool in pools if _is_closed(state, seat, pool))
    return closed if len(pools) - len(closed) <= 1 else None


def _is_closed(state: State, seat: Seat, pool: int) -> bool:
    """Whether all that is left of a shuffling is in this hand."""
    market = state.market
    if market.pool == pool and market.deck:
        return False
    if any(player.pool == pool and player.deck for player in state.players):
        return False
    if any(pool in one.pools for one in state.unsure):
        return False
    return not any(pool in pools_of(one) for one in _elsewhere(state, seat))


def _elsewhere(state: State, seat: Seat) -> Iterator[Origin]:
    """The origins of hidden cards that are not in this hand."""
    for other, player in enumerate(state.players):
        if other != seat:
            yield from player.origins
        yield from player.top_origins
    yield from (one.origin for one in state.laid if one.seat != seat)
    if state.play is not None:
        yield from state.play.origins


def _first_known(player: Player, at: int, closed: frozenset[int], seat: Seat) -> int:
    """Of equal cards one that all can work out leaves first."""
    count = player.hand.count(player.hand[at])
    for other in range(at, at + count):
        if plain_pool(player.origins[other], seat) in closed:
            return other
    return at


def _is_settled(state: State, seat: Seat, closed: frozenset[int]) -> bool:
    """Whether no card is left in the hand that the others would take for one of those laid."""
    player = state.players[seat]
    kept = {
        item
        for item, origin in zip(player.hand, player.origins, strict=True)
        if origin != PUBLIC and plain_pool(origin, seat) in closed
    }
    return not any(
        one.was in kept and plain_pool(one.origin, seat) not in closed
        for one in state.laid
        if _is_hidden(one, seat)
    )


# Cards that lie aside


def leave_limbo(state: State, card: int, seers: Collection[int]) -> tuple[State, Origin]:
    """One of the cards aside goes elsewhere, and only these see which; its origin then."""
    play = state.play
    if play is None:
        raise ValueError("no technique is in play")
    at = play.limbo.index(card)
    if state.pools:
        tokens = list(zip(play.limbo, play.origins, strict=True))
        state, origins = _move(state, tokens, at, seers, NOBODY)
    else:
        origins = list(play.origins)
    left = tuple(origins[:at] + origins[at + 1 :])
    limbo = play.limbo[:at] + play.limbo[at + 1 :]
    return with_play(state, play._replace(limbo=limbo, origins=left)), origins[at]


def seen_at(
    state: State, card: int, origin: Origin, seers: Collection[int]
) -> tuple[State, Origin]:
    """These see a card at a place of its own; its origin then."""
    if origin == PUBLIC:
        return state, PUBLIC
    for observer in seers:
        way = origin[observer]
        if way and way[-1] < 0:
            lost = Lost(state, observer)
            lost.enter(card, way)
            state = _found(state, observer, lost, card, way)
    trails = [() if one in seers else trail for one, trail in enumerate(origin)]
    return state, of_trails(trails)


def mix_all(state: State, tokens: Sequence[_Token]) -> tuple[State, list[Origin]]:
    """Nobody can tell these cards from each other any more."""
    if not state.pools:
        return state, [PUBLIC] * len(tokens)
    mix, seen = -state.pools, everybody(state)
    origins = [tuple((*trail_of(origin, one), mix) for one in seen) for _, origin in tokens]
    return with_new_pool(state), list(origins)


# What observers make of a move


def _move(
    state: State, tokens: list[_Token], at: int, seers: Collection[int], place: int
) -> tuple[State, list[Origin]]:
    """One of some cards in no order leaves them: the origins of all, as they are then."""
    items = [item for item, _ in tokens]
    columns: list[list[Trail]] = []
    mix = (-state.pools,)
    known: list[Trail] = [()] * len(tokens)
    for observer in everybody(state):
        if observer == place:  # the owner of a hand knows it
            columns.append(known)
            continue
        trails = [origin[observer] if origin else () for _, origin in tokens]
        if observer in seers:
            if trails[at] and not _recognise(items, trails, at):
                if len({one[-1] for one in trails if one}) > 1:
                    _mix_alike(Pools(state, observer), items, trails, (at, place, mix))
                state = _seen(state, observer, items, trails, at)
        elif _is_lost(items, trails):
            trails = [trail + mix for trail in trails]
        columns.append(trails)
    origins = list(map(of_trails, zip(*columns, strict=True)))
    return with_new_pool(state), origins


def _seen(state: State, observer: int, items: list[int], trails: list[Trail], at: int) -> State:
    """One of some cards that were mixed just now, or before, is seen."""
    card, way = items[at] & CARD, trails[at]
    trails[at] = ()
    if way[-1] > 0:
        return state
    lost = Lost(state, observer)
    for item, trail in zip(items, trails, strict=True):
        if trail and trail[-1] == -state.pools:
            lost.leave(item & CARD, trail[:-1])
            lost.enter(item & CARD, trail)
    if way[-1] == -state.pools:
        lost.leave(card, way[:-1])
        lost.enter(card, way)
    return _found(state, observer, lost, card, way)


def _recognise(items: list[int], trails: list[Trail], at: int) -> bool:
    """Take a card that is seen for one that was known to be there."""
    for i, item in enumerate(items):
        if item == items[at] and not trails[i]:
            trails[i], trails[at] = trails[at], ()
            return True
    return False


def _mix_alike(
    pools: Pools, items: list[int], trails: list[Trail], move: tuple[int, int, Trail]
) -> None:
    """Whoever sees a card cannot tell from which of the pools it came that it can be from; but it
    is one that could be worked out to be there, if there is such a card."""
    at, place, mix = move
    known = [bool(one) and pools.is_known(one[-1], place) for one in trails]
    for i, item in enumerate(items):
        if known[i] and item == items[at]:
            trails[i], trails[at] = trails[at], trails[i]
            return
    card = items[at] & CARD
    alike = [
        i for i, one in enumerate(trails) if one and not known[i] and pools.may_hold(one[-1], card)
    ]
    if len({pools.name(trails[i][-1]) for i in alike}) > 1:
        for i in alike:
            trails[i] += mix


def _is_lost(items: list[int], trails: list[Trail]) -> bool:
    """Whether one who sees only that a card moves can tell the cards less well after it."""
    if not any(trails):
        return len({item & CARD for item in items}) > 1
    return not all(trails) or len({one[-1] for one in trails}) > 1


def _found(state: State, observer: int, lost: Lost, card: int, way: Trail) -> State:
    """A card was seen in the last pool of its way; by which way it came there stays unknown."""
    belief = lost.belief()
    belief.find(card, way[-1])
    lost.leave(card, way)
    return _with_doubts(state, observer, lost.unsure(belief))


def _with_doubts(state: State, observer: int, doubts: tuple[Unsure, ...]) -> State:
    others = [one for one in state.unsure if one.observer != observer]
    return changed(state, unsure=(*others, *doubts))


# Pools that say nothing any more


def calmed(state: State, least: int = 0) -> State:
    """What observers have lost, as short as it can be told; of those with so many worlds only."""
    for observer in sorted({one.observer for one in state.unsure if len(one.worlds) >= least}):
        state = _calmed_for(state, observer)
    return state


def _eased(state: State) -> State:
    """Many worlds are told in a shorter way at once, few at the end of the turn."""
    return calmed(state, _MANY) if state.unsure else state


def _calmed_for(state: State, observer: int) -> State:
    pools = Pools(state, observer)

    def shorten(origin: Origin) -> Origin:
        trail = trail_of(origin, observer)
        return _with_trail(origin, observer, pools.shortened(trail)) if trail else origin

    players = []
    for player in state.players:
        shorter = remade(player, player.hand, map(shorten, player.origins))
        players.append(shorter._replace(top_origins=tuple(map(shorten, player.top_origins))))
    laid = tuple([one._replace(origin=shorten(one.origin)) for one in state.laid])
    state = changed(state, players=tuple(players), laid=laid)
    if state.play is not None and state.play.origins:
        aside = tuple(map(shorten, state.play.origins))
        state = with_play(state, state.play._replace(origins=aside))
    return _with_doubts(state, observer, Lost(state, observer).unsure(pools.belief))


def _with_trail(origin: Origin, observer: int, trail: Trail) -> Origin:
    return (*origin[:observer], trail, *origin[observer + 1 :])
