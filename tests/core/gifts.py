"""Gifts: a toy card game with hidden hands, to test what observers know.

Each round chance deals two cards to every seat, unseen by the others. All seats then secretly
choose one card of their hand, to discard it face up or to give it face down to the next seat. A
discarded card scores its number. The game ends when the deck cannot serve every seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from guildhall.core.errors import BadPosition
from guildhall.core.event import Event, event, private
from guildhall.core.game import Decision, Line, Option, Score, Setup, Step, check_seats
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat

CARDS = 60
EACH = 2
"""How many cards each seat is dealt in a round."""
PILE, UNKNOWN = -1, -2
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal a card to the next seat."""

    card: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Give a card to the next seat, face down, or discard it."""

    card: int
    gift: bool


Action = Deal | Choose


class State(NamedTuple):
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[tuple[Seat, int], ...]
    dealt: int
    chosen: tuple[Choose | None, ...]


class Known(NamedTuple):
    """Where each card lies (a seat, PILE or UNKNOWN), and what the observer has chosen.

    `note` is for games that break the laws on purpose.
    """

    seat: Seat | None
    places: tuple[int, ...]
    choice: Choose | None = None
    note: int = 0

    def moved(self, card: int, place: int) -> Known:
        places = (*self.places[:card], place, *self.places[card + 1 :])
        return self._replace(places=places)

    def held_by(self, seat: Seat) -> list[int]:
        return [card for card, place in enumerate(self.places) if place == seat]


class View(NamedTuple):
    seat: Seat | None
    deck: int
    sizes: tuple[int, ...]
    pile: tuple[tuple[Seat, int], ...]
    dealt: int
    ready: tuple[bool, ...]
    known: Known


class Gifts:
    """The rules of the toy game."""

    name = "gifts"
    version = 1
    seats = range(2, 5)
    options: tuple[Option, ...] = ()
    state_type = State
    view_type = View
    action_types = (Deal, Choose)

    def new_state(self, setup: Setup) -> State:
        check_seats(self.name, self.seats, setup)
        return State(tuple(range(CARDS)), ((),) * setup.seats, (), 0, (None,) * setup.seats)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        due = EACH * len(state.hands) - state.dealt
        if due:
            return (Decision(CHANCE, "deal"),) if len(state.deck) >= due else ()
        free = (seat for seat, choice in enumerate(state.chosen) if choice is None)
        return tuple(Decision(seat, "choose") for seat in free)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if all(decision.seat != seat for decision in self.decisions(state)) or seat == CHANCE:
            return ()
        return tuple(Choose(card, gift) for card in state.hands[seat] for gift in (False, True))

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        if all(decision.seat != CHANCE for decision in self.decisions(state)):
            return ()
        return tuple((Deal(card), 1) for card in state.deck)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        return self.step(state, seat, action).state

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if isinstance(action, Deal):
            return self.deal(state, action.card)
        state = state._replace(chosen=_put(state.chosen, seat, action))
        facts = private("chose", seat, card=action.card, gift=int(action.gift))
        told: tuple[Event, ...] = (facts, Event("ready", seat, told_more=(seat,)))
        if None in state.chosen:
            return Step(state, told)
        for one, choice in enumerate(state.chosen):
            assert choice is not None
            state, events = self.settle(state, one, choice)
            told += events
        state = state._replace(dealt=0, chosen=(None,) * len(state.hands))
        return Step(state, told, tuple(range(len(state.hands))))

    def deal(self, state: State, card: int) -> Step[State]:
        seat = state.dealt % len(state.hands)
        deck = tuple(one for one in state.deck if one != card)
        state = state._replace(
            deck=deck, hands=_with(state.hands, seat, card), dealt=state.dealt + 1
        )
        told = private("drew", seat, card=card), Event("dealt", seat, told_more=(seat,))
        return Step(state, told, tuple(range(len(state.hands))))

    def settle(self, state: State, seat: Seat, choice: Choose) -> tuple[State, tuple[Event, ...]]:
        card, after = choice.card, (seat + 1) % len(state.hands)
        hand = tuple(one for one in state.hands[seat] if one != card)
        hands = _put(state.hands, seat, hand)
        if not choice.gift:
            state = state._replace(hands=hands, pile=(*state.pile, (seat, card)))
            return state, (event("discarded", seat, card=card),)
        both = tuple(sorted((seat, after)))
        seen = Event("gave", seat, (("card", card), ("to", after)), both)
        unseen = Event("gave", seat, (("to", after),), told_more=both)
        return state._replace(hands=_with(hands, after, card)), (seen, unseen)

    # What observers know

    def know(self, start: State, seat: Seat | None) -> Known:
        places = [UNKNOWN] * CARDS
        for _, card in start.pile:
            places[card] = PILE
        if seat is None:
            return Known(None, tuple(places))
        for card in start.hands[seat]:
            places[card] = seat
        return Known(seat, tuple(places), start.chosen[seat])

    def learn(self, known: Known, events: tuple[Event, ...]) -> Known:
        for kind, seat, args, _, _ in events:
            facts = dict(args)
            card, to = facts.get("card"), facts.get("to", seat)
            match kind:
                case "chose":
                    assert isinstance(card, int)
                    known = known._replace(choice=Choose(card, facts["gift"] == 1))
                case "drew" | "gave" if isinstance(card, int):
                    assert isinstance(to, int)
                    known = known.moved(card, to)
                case "gave":  # any card that was known to be there may have gone
                    assert seat is not None
                    for one in known.held_by(seat):
                        known = known.moved(one, UNKNOWN)
                case "discarded":
                    assert isinstance(card, int)
                    known = known.moved(card, PILE)
            if kind in ("gave", "discarded"):  # the round is over
                known = known._replace(choice=None)
        return known

    def view(self, state: State, seat: Seat | None, known: Known) -> View:
        sizes, ready = tuple(map(len, state.hands)), tuple(one is not None for one in state.chosen)
        return View(seat, len(state.deck), sizes, state.pile, state.dealt, ready, known)

    def known(self, view: View) -> Known:
        return view.known

    def observe(self, state: State, seat: Seat | None) -> View:
        return self.view(state, seat, self.know(state, seat))

    def sample(self, view: View, rng: Rng) -> State:
        hidden = [card for card, at in enumerate(view.known.places) if at == UNKNOWN]
        hands = []
        for seat, size in enumerate(view.sizes):
            hand = view.known.held_by(seat)
            while len(hand) < size:
                hand.append(hidden.pop(rng.below(len(hidden))))
            hands.append(tuple(sorted(hand)))
        chosen: list[Choose | None] = [
            Choose(rng.choice(hand), rng.below(2) == 1) if ready else None
            for hand, ready in zip(hands, view.ready, strict=True)
        ]
        if view.seat is not None:
            chosen[view.seat] = view.known.choice
        return State(tuple(sorted(hidden)), tuple(hands), view.pile, view.dealt, tuple(chosen))

    # Scores

    def scores(self, state: State) -> tuple[Score, ...]:
        seats = range(len(state.hands))
        totals = [sum(card for one, card in state.pile if one == seat) for seat in seats]
        return tuple(
            Score(seat, one, (Line("pile", "game", one),), 1 + sum(t > one for t in totals))
            for seat, one in enumerate(totals)
        )

    def check_state(self, state: State) -> None:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        if sorted(cards + [card for _, card in state.pile]) != list(range(CARDS)):
            raise BadPosition(f"expected each of {CARDS} cards once")
        for hand, choice in zip(state.hands, state.chosen, strict=True):
            if choice is not None and choice.card not in hand:
                raise BadPosition("a chosen card is not in the hand")


def _put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _with(hands: tuple[tuple[int, ...], ...], seat: Seat, card: int) -> tuple[tuple[int, ...], ...]:
    return _put(hands, seat, tuple(sorted((*hands[seat], card))))


GIFTS = Gifts()
