"""Before the first turn: which decks, who begins, the first hands and the first row."""

from __future__ import annotations

from guildhall.core.seat import Seat
from guildhall.games.dale.model import data
from guildhall.games.dale.model.actions import Done, Draw, Market, Wish
from guildhall.games.dale.model.options import NOBODY, Rules
from guildhall.games.dale.model.state import (
    Player,
    Stage,
    State,
    Table,
    Turn,
    Vote,
    replaced,
    with_market,
    with_stage,
    with_turn,
)
from guildhall.games.dale.rules.piles import drawn_to_hand, filled

DONE = Done()
_WISHES = tuple(Wish(folk) for folk in data.Folk)


def start(rules: Rules, seats: int, decks: tuple[data.Folk, ...]) -> State:
    """Return the first position; without decks these are still to be chosen."""
    stalls = seats // 2 if rules.teams else seats
    minted = data.TEAM_SUBSTITUTES if rules.teams else 0
    state = State(
        rules=rules,
        decks=decks,
        vote=Vote(wishes=tuple(() for _ in range(seats)) if rules.vote else ()),
        table=Table(
            players=(Player(),) * seats,
            stalls=((),) * stalls,
            junk=data.JUNK_CARDS + minted,
            minted=minted,
        ),
        turn=Turn(seat=NOBODY, number=0, stage=Stage.WISH if rules.vote else Stage.DECK),
    )
    return _choose_first_seat(state) if decks else state


def decks_of(state: State) -> int:
    """Return how many decks the game needs."""
    return data.decks_needed(len(state.table.players), teams=state.rules.teams)


# Choosing decks


def still_wishing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(state.table.players)) if seat not in state.vote.done)


def wishes_left(state: State, seat: Seat) -> tuple[Wish | Done, ...]:
    """List the decks a seat has not named; with enough named, it is done."""
    wished = state.vote.wishes[seat]
    if len(wished) == decks_of(state):
        return (DONE,)
    return tuple(_WISHES[folk] for folk in data.Folk if folk not in wished)


def wish(state: State, seat: Seat, deck: data.Folk) -> State:
    """Add the next best wish of a seat."""
    wished = (*state.vote.wishes[seat], deck)
    wishes = replaced(state.vote.wishes, seat, wished)
    return state._replace(vote=state.vote._replace(wishes=wishes))


def end_wishing(state: State, seat: Seat) -> State:
    """End the wishes of a seat; after the last one the decks with most points are in play."""
    done = tuple(sorted((*state.vote.done, seat)))
    state = state._replace(vote=state.vote._replace(done=done))
    if still_wishing(state):
        return state
    points, border = _points(state), _border(state)
    decks = tuple(folk for folk in data.Folk if points[folk] > border)
    return _with_decks(state._replace(vote=state.vote._replace(done=())), decks)


def _points(state: State) -> list[int]:
    """Count a first wish as many points as decks are needed, each later one a point less."""
    points = [0] * len(data.Folk)
    for wished in state.vote.wishes:
        for place, folk in enumerate(wished):
            points[folk] += decks_of(state) - place
    return points


def _border(state: State) -> int:
    """Return the points of the last deck that comes into play."""
    return sorted(_points(state), reverse=True)[decks_of(state) - 1]


def decks_left(state: State) -> tuple[data.Folk, ...]:
    """List the decks that chance can choose: after a vote those that tie at the border."""
    left = tuple(folk for folk in data.Folk if folk not in state.decks)
    if not state.rules.vote:
        return left
    points, border = _points(state), _border(state)
    return tuple(folk for folk in left if points[folk] == border)


def choose_deck(state: State, deck: data.Folk) -> State:
    return _with_decks(state, (*state.decks, deck))


def _with_decks(state: State, decks: tuple[data.Folk, ...]) -> State:
    state = state._replace(decks=tuple(sorted(decks)))
    missing = decks_of(state) - len(decks)
    if missing and len(decks_left(state)) > missing:
        return with_stage(state, Stage.DECK)
    if missing:  # a vote without a tie
        state = state._replace(decks=tuple(sorted((*decks, *decks_left(state)))))
    return _choose_first_seat(state)


# Who begins


def _choose_first_seat(state: State) -> State:
    if state.rules.first == NOBODY:
        return with_stage(state, Stage.FIRST)
    return choose_first(state, state.rules.first)


def choose_first(state: State, seat: Seat) -> State:
    """Give everybody a deck with junk, and the market its cards."""
    begun, table = data.start_deck(state.decks), state.table
    players = tuple([player._replace(deck=begun) for player in table.players])
    junk = table.junk - begun.count(int(data.Card.JUNK)) * len(players)
    market = table.market._replace(deck=data.market_deck(state.decks))
    return state._replace(
        table=table._replace(players=players, market=market, junk=junk),
        turn=state.turn._replace(seat=seat, stage=Stage.HANDS),
    )


# Laying out


def next_to_deal(state: State) -> Seat:
    """Return the first seat without a full hand."""
    sizes = (len(player.hand) for player in state.table.players)
    return next(seat for seat, size in enumerate(sizes) if size < data.HAND_SIZE)


def deal(state: State, action: Draw) -> State:
    """Deal a card of a first hand; after the last one the row is laid out."""
    state = drawn_to_hand(state, action.seat, action.card)
    is_full = all(len(one.hand) == data.HAND_SIZE for one in state.table.players)
    return with_stage(state, Stage.ROW) if is_full else state


def lay_card(state: State, action: Market) -> State:
    """Lay a card of the first row, from the right; after the last one the first turn begins."""
    state = with_market(state, filled(state.table.market, action.card))
    is_full = None not in state.table.market.row
    return with_turn(state, stage=Stage.ACT, number=1) if is_full else state
