"""A whole state that fits a view: unknown cards are dealt out as likely as they are."""

from __future__ import annotations

from collections.abc import Collection

from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import weight
from guildhall.games.dale.knowledge.origins import PUBLIC, Origin, Trail, of_trails
from guildhall.games.dale.model.copies import sources_of, uses_of
from guildhall.games.dale.model.data import Folk
from guildhall.games.dale.model.items import CARD
from guildhall.games.dale.model.state import (
    Bound,
    Laid,
    MarketBoard,
    Played,
    Player,
    Stage,
    State,
    changed,
)
from guildhall.games.dale.rules.clean_up import ENOUGH, window_actions
from guildhall.games.dale.rules.effects import ocelots
from guildhall.games.dale.rules.effects.steps import to_order
from guildhall.games.dale.rules.piles import remade
from guildhall.games.dale.rules.setup import decks_of
from guildhall.games.dale.views.choosing import Chosen
from guildhall.games.dale.views.observe import (
    Back,
    LaidView,
    MarketView,
    PlayedView,
    SeatView,
    View,
)

_MOST_TRIES = 100_000
"""No hand is so rare that this is not enough; a position in which nothing explains the stage is
refused when it is read."""
_Lost = tuple[int, Trail]
"""A card and the trail by which it was lost."""
_Card = tuple[int, Origin]


def sample(view: View, rng: Rng) -> State:
    """Deal what is hidden until it explains what the active seat is asked, and what is known of
    hands."""
    likely = [(one, _most_likely(view, one)) for one in view.bounds]
    for _ in range(_MOST_TRIES):
        state = _sampled(view, rng)
        is_likely = all(rng.below(most) < weight(state, one) for one, most in likely)
        if is_likely and _has_cause(view, state):
            return state
    raise ValueError(f"nothing hidden explains the stage {view.stage.name.lower()}")


def _sampled(view: View, rng: Rng) -> State:
    dealer = _Dealer(view, rng)
    players = tuple(dealer.player(seat, one) for seat, one in enumerate(view.seats))
    play = None if view.play is None else dealer.played(view.play)
    state = State(
        rules=view.rules,
        decks=view.decks,
        wishes=view.wishes,
        turns=view.turns,
        minted=view.minted,
        pools=dealer.spare + 1,
        junk=view.junk,
        players=players,
        stalls=view.stalls,
        market=dealer.market(view.market),
        turn=view.turn,
        stage=view.stage,
        back=view.back,
        flashy=view.flashy,
        asked=view.asked,
        goal=view.goal,
        slot=view.slot,
        laid=tuple(map(dealer.laid, view.laid)),
        play=play,
        rolling=view.rolling,
        unsure=dealer.unsure,
        bounds=view.bounds,
    )
    if view.stage is Stage.WISH:
        return _with_wishes(state, view, rng)
    return _with_hidden(state, rng)


def _most_likely(view: View, bound: Bound) -> int:
    """The weight of the likeliest number of cards that can be in a hand."""
    known = _known_cards(view, bound.seat, bound.cards) - bound.known
    left = [pool.cards for pool in view.pools]
    left += [pool.cards for doubt in view.doubts for pool in doubt.worlds[0].pools]
    most = known + sum([card in bound.cards for cards in left for card in cards])
    return max(bound.odds[max(0, known) : most + 1], default=1)


def _known_cards(view: View, seat: Seat, cards: tuple[int, ...]) -> int:
    """How many of these cards the observer knows to be in a hand."""
    known = [*view.seats[seat].hand]
    known += [one.was for one in view.laid if one.seat == seat and not one.fetched]
    return sum([item & CARD in cards for item in known])


def _has_cause(view: View, state: State) -> bool:
    """Whether this stage could have been reached with what is hidden from the observer."""
    if view.seat == view.turn:
        return True
    match view.stage:
        case Stage.CHARM:
            return len(ocelots.charm_uses(state)) > 1
        case Stage.WINDOW:
            return window_actions(state) != (ENOUGH,)
        case Stage.ORDER:
            return len({item & CARD for item in to_order(state)}) > 1
        case _:
            return True


class _Dealer:
    """Deals the cards of every pool over the places that hold unknown cards of it.

    What other seats know is made up: they know their own cards, and have lost what the observer
    knows of others in a pool of its own, `spare`.
    """

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.spare = len(view.pools) + 1
        self.left: dict[int, list[_Lost]] = {}
        chosen = Chosen(view, rng)
        self.unsure = chosen.unsure()
        for pool in chosen.pools:
            here: Trail = (-pool.pool if pool.pool in chosen.mixes else pool.pool,)
            cards: list[_Lost] = [(card, here) for card in pool.cards]
            for source, count in pool.shares:
                cards += [(card, trail + here) for card, trail in self.deal(source, count)]
            self.left[pool.pool] = cards
        self.kept = self._kept_for_hands() if view.bounds else {}

    def _kept_for_hands(self) -> dict[tuple[Seat, int], list[_Lost]]:
        """Cards of plain pools for hands that hold none of some cards, by seat and pool.

        What cannot be dealt so is dealt as it comes, and again if it does not fit.
        """
        kept: dict[tuple[Seat, int], list[_Lost]] = {}
        plain = _plain_pools(self.view)
        for seat, barred in _barred(self.view).items():
            for pool, count in self.view.seats[seat].hidden:
                if pool in plain:
                    plain.remove(pool)
                    kept[seat, pool] = self._deal_allowed(pool, count, barred)
        return kept

    def _deal_allowed(self, pool: int, count: int, barred: set[int]) -> list[_Lost]:
        cards = self.left[pool]
        allowed = [one for one in cards if one[0] not in barred]
        if len(allowed) < count:
            raise ValueError("nothing hidden explains what is known of a hand")
        dealt = [allowed.pop(self.rng.below(len(allowed))) for _ in range(count)]
        for one in dealt:
            cards.remove(one)
        return dealt

    def origin(self, trail: Trail, knowing: Collection[Seat]) -> Origin:
        """The origin of a card that these seats know and others have lost in this way."""
        seats = range(len(self.view.seats) + 1)
        return of_trails([() if seat in knowing else trail for seat in seats])

    def known_origin(self, *knowing: Seat) -> Origin:
        """The origin of a card that the observer and these seats know."""
        observer = len(self.view.seats) if self.view.seat is None else self.view.seat
        return self.origin((self.spare,), (observer, *knowing))

    def deal(self, pool: int, count: int) -> list[_Lost]:
        """So many cards of a pool, all equally likely."""
        cards = self.left.get(pool, [])
        return [cards.pop(self.rng.below(len(cards))) for _ in range(count)]

    def bag(self, pool: int, count: int) -> tuple[int, ...]:
        return tuple(sorted(card for card, _ in self.deal(pool, count)))

    def market(self, shown: MarketView) -> MarketBoard:
        deck = self.bag(shown.pool, shown.deck)
        return MarketBoard(shown.row, deck, shown.pool or self.spare, shown.thrown)

    def place(self, back: Back) -> _Card:
        """The card at a place; one that is not dealt is known to the observer."""
        if back.card is not None:
            return back.card, PUBLIC if back.open else self.known_origin(*back.seen)
        ((card, trail),) = self.deal(back.pool, 1)
        return card, self.origin(trail, ())

    def player(self, seat: Seat, shown: SeatView) -> Player:
        cards = [self._known(seat, shown, at) for at in range(len(shown.hand))]
        for share in shown.hidden:
            lost = self.kept.get((seat, share.pool)) or self.deal(share.pool, share.cards)
            cards += [(card, self.origin(trail, (seat,))) for card, trail in lost]
        tops = [self.place(back) for back in shown.top]
        player = Player(
            top=tuple(card for card, _ in tops),
            top_origins=tuple(origin for _, origin in tops),
            deck=self.bag(shown.pool, shown.deck),
            pool=shown.pool or self.spare,
            discard=shown.discard,
        )
        return remade(player, [item for item, _ in cards], [origin for _, origin in cards])

    def _known(self, seat: Seat, shown: SeatView, at: int) -> _Card:
        knowing = shown.seen[at] if seat == self.view.seat else (seat,)
        return shown.hand[at], PUBLIC if shown.open[at] else self.known_origin(*knowing)

    def laid(self, shown: LaidView) -> Laid:
        origin = PUBLIC if shown.open else self.known_origin(*shown.seen)
        return Laid(shown.item, shown.was, origin, shown.seat, shown.fetched)

    def played(self, shown: PlayedView) -> Played:
        cards = [self.place(back) for back in shown.limbo]
        return Played(
            item=shown.item,
            face=shown.face,
            target=shown.target,
            seats=shown.seats,
            limbo=tuple(card for card, _ in cards),
            origins=tuple(origin for _, origin in cards),
            left=shown.left,
            hidden=shown.hidden,
            was=shown.was,
        )


def _plain_pools(view: View) -> set[int]:
    """Pools of which all is certain but the places, and which give nothing to others."""
    doubted = [pool for doubt in view.doubts for world in doubt.worlds for pool in world.pools]
    mixed = [pool.pool for pool in doubted]
    for pool in (*view.pools, *doubted):
        if pool.shares:
            mixed += [pool.pool, *[share.pool for share in pool.shares]]
    return {pool.pool for pool in view.pools}.difference(mixed)


def _barred(view: View) -> dict[Seat, set[int]]:
    """The cards of which no more can be in other hands than are known to be there."""
    barred: dict[Seat, set[int]] = {}
    for seat, cards, known, odds in view.bounds:
        if _known_cards(view, seat, cards) == known + len(odds) - 1:
            barred.setdefault(seat, set()).update(cards)
    return barred


def _with_wishes(state: State, view: View, rng: Rng) -> State:
    """Let those who are done have wished anything."""
    seats = range(len(view.seats))
    wishes = list(view.wishes)
    done = tuple(seat for seat in seats if seat not in view.waiting)
    for seat in done:
        if seat != view.seat:
            left = list(Folk)
            wishes[seat] = tuple(left.pop(rng.below(len(left))) for _ in range(decks_of(state)))
    return changed(state, wishes=tuple(wishes), done=done)


def _with_hidden(state: State, rng: Rng) -> State:
    """A card that was chosen unseen for Blindfold may be any of the hand."""
    play = state.play
    if play is None or state.stage is not Stage.GUESS or play.hidden is not None:
        return state
    item = rng.choice(state.players[state.turn].hand)
    _, hidden = rng.choice(uses_of(sources_of(state, state.turn), item))
    return changed(state, play=play._replace(hidden=hidden, was=item))
