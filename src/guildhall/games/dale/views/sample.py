"""A whole state that fits a view: every heap is shuffled and dealt into its shares."""

from __future__ import annotations

from collections.abc import Iterable

from guildhall.core.rng import Rng
from guildhall.games.dale.model.copies import sources_of, uses_of
from guildhall.games.dale.model.data import Card, Folk
from guildhall.games.dale.model.state import (
    Laid,
    MarketBoard,
    Player,
    Stage,
    State,
    Table,
    Technique,
    Turn,
    Vote,
)
from guildhall.games.dale.rules.effects.steps import with_fields
from guildhall.games.dale.rules.setup import decks_of
from guildhall.games.dale.views.observe import Back, SeatView, Share, TechniqueView, View

_JUNK = int(Card.JUNK)


def sample(view: View, rng: Rng) -> State:
    """Return a state that fits the view; all are equally likely as far as the view tells."""
    dealer = _Dealer(view, rng)
    market = view.market
    deck = dealer.bag(market.known, market.below, is_junk_barred=True)
    state = State(
        rules=view.rules,
        decks=view.decks,
        vote=Vote(view.wishes),
        table=Table(
            players=tuple(map(dealer.player, view.seats)),
            stalls=view.stalls,
            market=MarketBoard(market.row, deck, market.thrown),
            junk=view.junk,
            minted=view.minted,
        ),
        turn=Turn(
            seat=view.turn,
            number=view.turns,
            stage=view.stage,
            back=view.back,
            flashy=view.flashy,
            asked=view.asked,
            goal=view.goal,
            again=view.again,
            slot=view.slot,
            laid=tuple([Laid(one.item, one.was, one.seat, one.fetched) for one in view.laid]),
            technique=None if view.technique is None else dealer.technique(view.technique),
            rolling=view.rolling,
        ),
    )
    if view.stage is Stage.WISH:
        return _with_wishes(state, view, rng)
    return _with_hidden(state, rng)


class _Dealer:
    """Deals the cards of heaps over the places that hold hidden cards."""

    def __init__(self, view: View, rng: Rng) -> None:
        self._rng = rng
        self._left = [list(cards) for cards in view.heaps]

    def deal(self, heap: int, *, is_junk_barred: bool = False) -> int:
        """Return one of the cards that are left of a heap; junk is never in the market deck."""
        cards = self._left[heap]
        first = cards.count(_JUNK) if is_junk_barred else 0  # junk is the lowest card
        return cards.pop(first + self._rng.below(len(cards) - first))

    def bag(
        self, known: Iterable[int], shares: Iterable[Share], *, is_junk_barred: bool = False
    ) -> tuple[int, ...]:
        """Return the cards of a place, in order."""
        heaps = [share.heap for share in shares for _ in range(share.cards)]
        dealt = [self.deal(heap, is_junk_barred=is_junk_barred) for heap in heaps]
        return tuple(sorted([*known, *dealt]))

    def player(self, shown: SeatView) -> Player:
        return Player(
            hand=self.bag(shown.hand, shown.hidden),
            top=tuple(map(self._card, shown.top)),
            deck=self.bag(shown.known, shown.below),
            discard=shown.discard,
        )

    def _card(self, back: Back) -> int:
        return self.deal(back.heap) if back.card is None else back.card

    def technique(self, shown: TechniqueView) -> Technique:
        cards, left = tuple(map(self._card, shown.aside)), shown.left
        if shown.face == Card.GAMBLE:
            cards = (*sorted(cards[:left]), *sorted(cards[left:]))
        elif shown.face != Card.WILY_FELLOW:
            cards = tuple(sorted(cards))
        return Technique(
            item=shown.item,
            face=shown.face,
            target=shown.target,
            seats=shown.seats,
            aside=cards,
            left=left,
            hidden=shown.hidden,
            was=shown.was,
        )


def _with_wishes(state: State, view: View, rng: Rng) -> State:
    """Let those who are done have wished anything."""
    wishes = list(view.wishes)
    done = tuple(seat for seat in range(len(view.seats)) if seat not in view.waiting)
    for seat in done:
        if seat != view.seat:
            left = list(Folk)
            wishes[seat] = tuple(left.pop(rng.below(len(left))) for _ in range(decks_of(state)))
    return state._replace(vote=Vote(tuple(wishes), done))


def _with_hidden(state: State, rng: Rng) -> State:
    """Let a card that was chosen unseen for Blindfold be any of the hand."""
    technique = state.turn.technique
    if state.turn.stage is not Stage.GUESS or technique is None or technique.hidden is not None:
        return state
    item = rng.choice(state.table.players[state.turn.seat].hand)
    _, hidden = rng.choice(uses_of(sources_of(state, state.turn.seat), item))
    return with_fields(state, hidden=hidden, was=item)
