"""Whether a written position could be one of this game; the first reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.bounds import weight
from guildhall.games.dale.knowledge.origins import Origin, pools_of
from guildhall.games.dale.knowledge.worlds import SHARE
from guildhall.games.dale.model.data import (
    COPIES,
    COPYING,
    IS_TECHNIQUE,
    JUNK_CARDS,
    MOST_SEATS,
    NAMES,
    SEATS,
    SETS,
    SLOTS,
    Card,
    Folk,
)
from guildhall.games.dale.model.items import CARD, ItemForm, effective, is_fixed
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    NOBODY,
    Played,
    Player,
    Stage,
    State,
    Unsure,
    cards_in_play,
    junk_in_play,
    partner_of,
    stall_of,
    won_stall,
)
from guildhall.games.dale.rules.apply import chances, decisions, legal_actions
from guildhall.games.dale.rules.clean_up import ENOUGH, window_actions
from guildhall.games.dale.rules.effects.ocelots import charm_uses
from guildhall.games.dale.rules.effects.steps import to_order
from guildhall.games.dale.rules.setup import decks_of

_BEFORE_DECKS = (Stage.WISH, Stage.DECK)
_BEFORE_DEALING = (Stage.WISH, Stage.DECK, Stage.FIRST)
_LAYING = (Stage.PAY, Stage.SCRAP, Stage.STACK, Stage.HELP, Stage.INVENTORY)
_MOST_GOAL = 100
_COPYING = frozenset(int(card) for card in COPYING)
_STAGES_OF: dict[int, tuple[Stage, ...]] = {
    Card.SWIFT_BROKER: (Stage.ORDER, Stage.DRAW),
    Card.SHATTERED_RELIC: (Stage.THROW, Stage.DRAW),
    Card.SPYGLASS: (Stage.DRAW, Stage.KEEP, Stage.RETURN),
    Card.LOYAL_PARTNER: (Stage.ORDER, Stage.MARKET),
    Card.PREPAID_GOOD: (Stage.SLOT,),
    Card.SPECIAL_OFFER: (Stage.MARKET, Stage.KEEP, Stage.ORDER),
    Card.WILY_FELLOW: (Stage.DRAW,),
    Card.NUISANCE: (Stage.TARGET, Stage.TAKE),
    Card.ROTTEN_FOOD: (Stage.TARGET, Stage.GIVE),
    Card.DIRTY_EXCHANGE: (Stage.TARGET, Stage.TAKE, Stage.GIVE),
    Card.SABOTAGE: (Stage.TARGET, Stage.DRAW, Stage.THROW),
    Card.TREASURE_HUNTER: (Stage.TARGET,),
    Card.ACORN: (Stage.SWAP,),
    Card.NEW_SEASON: (Stage.THROW, Stage.MARKET),
    Card.WHIRLIGIG: (Stage.TARGET, Stage.ORDER, Stage.DRAW, Stage.DEAL),
    Card.CHARM: (
        Stage.MARKET,
        Stage.CHARM,
        Stage.BONUS,
        Stage.STACK,
        Stage.HELP,
        Stage.ROLL,
        Stage.DISCOVER,
        Stage.OVER,
    ),
    Card.GAMBLE: (Stage.TARGET, Stage.DIE, Stage.TAKE),
    Card.BLINDFOLD: (Stage.TARGET, Stage.HIDE, Stage.GUESS, Stage.VALUE),
    Card.GIFT_VOUCHER: (Stage.SLOT,),
}
"""The stages in which a technique can be in play."""
_NEEDS_TARGET = (
    Stage.TAKE,
    Stage.GIVE,
    Stage.DIE,
    Stage.DEAL,
    Stage.HIDE,
    Stage.GUESS,
    Stage.VALUE,
)
_NEEDS_LIMBO = (Stage.KEEP, Stage.RETURN, Stage.CHARM)


def check_position(state: State) -> None:
    """Raise BadPosition where the parts of a state do not fit together."""
    state = state.whole()
    _check_table(state)
    _check_setup(state)
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player)
    _check_market(state)
    _check_cards(state)
    _check_stalls(state)
    _check_laid(state)
    _check_play(state)
    _check_numbers(state)
    _check_waiting(state)


def _check_table(state: State) -> None:
    seats = len(state.players)
    _demand(seats in SEATS, f"players: expected 2 to {MOST_SEATS}, got {seats}")
    fits = seats == MOST_SEATS or not state.rules.teams
    _demand(fits, f"rules.teams: a team game has {MOST_SEATS} seats")
    stalls = seats // 2 if state.rules.teams else seats
    _demand(len(state.stalls) == stalls, f"stalls: expected {stalls}, got {len(state.stalls)}")
    least = NOBODY if state.stage in _BEFORE_DEALING else 0
    _demand(least <= state.turn < seats, f"turn: expected a seat, got {state.turn}")
    fits = NOBODY <= state.rules.first < seats
    _demand(fits, f"rules.first: expected a seat, got {state.rules.first}")


def _check_setup(state: State) -> None:
    needed, decks = decks_of(state), state.decks
    fits = decks == tuple(sorted(set(decks)))
    _demand(fits, "decks: expected different ones in the order of the box")
    if state.stage in _BEFORE_DECKS:
        _demand(len(decks) < needed, "decks: all are chosen already")
    else:
        _demand(len(decks) == needed, f"decks: expected {needed}, got {len(decks)}")
    if not state.rules.vote:
        _demand(not state.wishes, "wishes: nobody votes")
        _demand(state.stage is not Stage.WISH, "stage: nobody votes")
        return
    seats = len(state.players)
    if not state.wishes and state.stage not in _BEFORE_DECKS:
        return  # a position need not tell how the decks were chosen
    _demand(len(state.wishes) == seats, f"wishes: expected {seats}, got {len(state.wishes)}")
    for wished in state.wishes:
        fits = len(set(wished)) == len(wished) <= needed
        _demand(fits, f"wishes: expected {needed} different decks at most")
    is_voting = state.stage is Stage.WISH
    for seat, wished in enumerate(state.wishes):
        fits = len(wished) == needed or (is_voting and seat not in state.done)
        _demand(fits, f"wishes[{seat}]: expected {needed}")
    fits = len(set(state.done)) < seats if is_voting else not state.done
    _demand(fits and set(state.done) <= set(range(seats)), "done: it does not fit the stage")


def _check_player(state: State, seat: Seat, player: Player) -> None:
    name = f"players[{seat}]"
    _demand(len(player.origins) == len(player.hand), f"{name}.origins: expected one for each card")
    fits = len(player.top_origins) == len(player.top)
    _demand(fits, f"{name}.top_origins: expected one for each card")
    _demand(list(player.hand) == sorted(player.hand), f"{name}.hand: expected in order")
    _demand(list(player.deck) == sorted(player.deck), f"{name}.deck: expected in order")
    _check_pools(f"{name}.pool", state, (player.pool,))
    for origin in (*player.origins, *player.top_origins):
        _check_origin(f"{name}.origins", state, origin)
    for item in player.hand:
        written = ItemForm().to_text(item)
        _demand(item <= CARD or seat == state.turn, f"{name}.hand: {written} is not of this turn")
        _check_copy(f"{name}.hand", item)
    if state.stage in _BEFORE_DEALING:
        fits = not (player.hand or player.top or player.deck or player.discard)
        _demand(fits, f"{name}: no cards are dealt yet")


def _check_copy(name: str, item: int) -> None:
    fits = not is_fixed(item) or effective(item) not in _COPYING
    _demand(fits, f"{name}: {NAMES[effective(item)]} cannot be copied")


def _check_pools(name: str, state: State, pools: Iterable[int]) -> None:
    fits = all(0 < pool < state.pools for pool in pools)
    _demand(fits, f"{name}: expected shufflings from 1 to {state.pools - 1}")


def _check_origin(name: str, state: State, origin: Origin) -> None:
    fits = not origin or len(origin) == len(state.players) + 1
    _demand(fits and (not origin or any(origin)), f"{name}: expected a trail for each observer")
    _check_pools(name, state, map(abs, pools_of(origin)))
    fits = all(pool < 0 for trail in origin for pool in trail[1:])
    _demand(fits, f"{name}: only the first pool of a trail can be a shuffling")
    fits = all(abs(one) < abs(other) for trail in origin for one, other in pairwise(trail))
    _demand(fits, f"{name}: expected the pools of a trail from old to new")


def _check_market(state: State) -> None:
    market = state.market
    _demand(len(market.row) == SLOTS, f"market.row: expected {SLOTS} places, got {len(market.row)}")
    _demand(list(market.deck) == sorted(market.deck), "market.deck: expected in order")
    _check_pools("market.pool", state, (market.pool,))
    has_junk = Card.JUNK in market.row or Card.JUNK in (*market.deck, *market.thrown)
    _demand(not has_junk, "market: junk is not traded")


def _check_cards(state: State) -> None:
    counts = Counter(cards_in_play(state))
    decks = {int(folk) for folk in (Folk if state.stage in _BEFORE_DECKS else state.decks)}
    for card in sorted(counts):
        if card != Card.JUNK:
            name = NAMES[card]
            _demand(SETS[card] in decks, f"{name}: its deck is not in play")
            fits = counts[card] <= COPIES[card]
            _demand(fits, f"{name}: there are {COPIES[card]}, not {counts[card]}")
    _demand(state.junk >= 0 and state.minted >= 0, "junk: expected no negative number")
    junk = junk_in_play(state) + state.junk
    fits = junk == JUNK_CARDS + state.minted
    _demand(fits, f"junk: expected {JUNK_CARDS} and those minted in all, got {junk}")


def _check_stalls(state: State) -> None:
    most = state.rules.stacks_to_win
    for number, stall in enumerate(state.stalls):
        _demand(all(stall), f"stalls[{number}]: a stack has cards")
        may_be_full = state.stage is Stage.OVER and number == stall_of(state, state.turn)
        fits = len(stall) < most or (may_be_full and len(stall) == most)
        _demand(fits, f"stalls[{number}]: {len(stall)} stacks do not fit the stage")


def _check_laid(state: State) -> None:
    stage = state.stage
    _demand(stage in _LAYING or not state.laid, "laid: nothing is laid in this stage")
    for one in state.laid:
        is_builder = one.seat == state.turn or (
            stage is Stage.HELP and one.seat == partner_of(state.turn)
        )
        _demand(is_builder, "laid: expected cards of the seats that act")
        _check_copy("laid", one.item)
        same = one.item & CARD == one.was & CARD
        _demand(same, "laid: expected the same card before and after")
        _check_origin("laid", state, one.origin)
    fetched = Counter((one.seat, one.was) for one in state.laid if one.fetched)
    for (seat, card), count in fetched.items():
        fits = state.players[seat].discard.count(card) >= count
        _demand(fits, f"laid: {NAMES[card & CARD]} is not in the discard pile")
    if stage in (Stage.STACK, Stage.HELP):
        _demand(state.back in (Stage.ACT, Stage.BONUS), "back: expected act or bonus")
    if stage is Stage.HELP:
        is_asked = state.rules.teams and bool(state.asked) and bool(state.laid)
        _demand(is_asked, "stage: nobody was asked")
    if stage in (Stage.PAY, Stage.SCRAP):
        _check_slot(state)


def _check_slot(state: State) -> None:
    if state.slot == FROM_DISCARD:
        _demand(bool(state.market.thrown), "slot: the market discard is empty")
        return
    fits = 0 <= state.slot < SLOTS and state.market.row[state.slot] is not None
    _demand(fits, f"slot: expected one with a card, got {state.slot}")


def _check_play(state: State) -> None:
    play, stage = state.play, state.stage
    if play is None:
        _demand(not Stage.ORDER <= stage < Stage.OVER, "play: a technique must be in play")
        return
    fits = play.face == effective(play.item) and IS_TECHNIQUE[play.face]
    _demand(fits, "play: expected a technique")
    fits = stage in _STAGES_OF.get(play.face, ())
    _demand(fits, f"play: {NAMES[play.face]} does not fit the stage {stage.name.lower()}")
    fits = len(play.origins) == len(play.limbo)
    _demand(fits, "play.origins: expected one for each card aside")
    for origin in play.origins:
        _check_origin("play.origins", state, origin)
    _check_seats(state, play)
    if stage in _NEEDS_LIMBO:
        _demand(bool(play.limbo), "play.limbo: expected cards")
    _demand(0 <= play.left <= _MOST_GOAL, f"play.left: no such number, {play.left}")
    if stage in (Stage.DRAW, Stage.MARKET, Stage.DEAL) and play.face != Card.WILY_FELLOW:
        _demand(play.left > 0, "play.left: nothing is to come")
    if stage is Stage.DEAL:
        _demand(play.left <= len(play.limbo), "play.left: more than cards aside")
    is_hiding = stage in (Stage.GUESS, Stage.VALUE)
    fits = (play.hidden is not None and play.was in state.players[state.turn].hand) == is_hiding
    _demand(fits, "play.hidden: it does not fit the stage")


def _check_seats(state: State, play: Played) -> None:
    seats = range(len(state.players))
    fits = all(seat in seats for seat in play.seats)
    _demand(fits, "play.seats: expected seats of this table")
    is_victim = play.target in seats and play.target != state.turn
    is_nuisance = play.face == Card.NUISANCE
    needs = state.stage in _NEEDS_TARGET or (
        play.face in (Card.SABOTAGE, Card.WHIRLIGIG) and state.stage is not Stage.TARGET
    )
    fits = is_victim if needs and not is_nuisance else is_victim or play.target == NOBODY
    _demand(fits, "play.target: expected another seat")
    if state.stage is Stage.TAKE:
        fits = bool(play.seats) and all(state.players[seat].hand for seat in play.seats)
        _demand(fits, "play.seats: expected seats with cards in hand")


def _check_numbers(state: State) -> None:
    _demand(0 <= state.flashy <= _MOST_GOAL, f"flashy: no such number, {state.flashy}")
    _demand(0 <= state.goal <= _MOST_GOAL, f"goal: no such number, {state.goal}")
    _check_turns(state)
    for unsure in state.unsure:
        _check_unsure(state, unsure)
    for bound in state.bounds:
        _demand(bound.seat in range(len(state.players)), f"bounds: no such seat, {bound.seat}")
        fits = bool(bound.odds) and min(bound.odds) >= 0 and weight(state, bound) > 0
        _demand(fits, "bounds: expected odds of the number of these cards in hand")
    hand = state.players[state.turn].hand
    fits = (state.rolling is not None and state.rolling in hand) == (state.stage is Stage.ROLL)
    _demand(fits, "rolling: it does not fit the stage")
    if state.stage is Stage.REFILL:
        _demand(len(hand) < state.goal, "goal: the hand is full")
    if state.stage in (Stage.ROW, Stage.RESTOCK):
        _demand(None in state.market.row, "market.row: it is full")
    if state.stage in (Stage.ROLL, Stage.DISCOVER):
        fits = state.back in (Stage.ACT, Stage.BONUS, Stage.END, Stage.WINDOW)
        _demand(fits, "back: expected a stage in which abilities are used")


def _check_unsure(state: State, unsure: Unsure) -> None:
    fits = 0 <= unsure.observer <= len(state.players)
    _demand(fits, f"unsure: no such observer, {unsure.observer}")
    _check_pools("unsure", state, map(abs, unsure.pools))
    fits = all(world.ways > 0 for world in unsure.worlds)
    fits = fits and any(not world.shifts for world in unsure.worlds)
    _demand(fits, "unsure.worlds: expected ways of each, and one that is true")
    for world in unsure.worlds:
        fits = all(0 <= shift.at < len(unsure.pools) for shift in world.shifts)
        _demand(fits, "unsure.worlds: there is no such pool")
        for shift in world.shifts:
            if shift.card != SHARE:
                fits = shift.source == 0 and shift.card in range(len(Card))
                _demand(fits, "unsure.worlds: there is no such card")
            else:
                _check_pools("unsure", state, (abs(shift.source),))


def _check_turns(state: State) -> None:
    rounds, turns = state.rules.rounds, state.turns
    _demand(rounds >= 0, f"rules.rounds: no such number, {rounds}")
    last = rounds * len(state.players)
    _demand(0 <= turns <= last or (turns > 0 and last == 0), f"turns: no such number, {turns}")
    if state.stage is Stage.OVER and won_stall(state) is None:
        _demand(turns == last, "stage: the game is not over before a stall is complete")


def _check_waiting(state: State) -> None:
    """Somebody can act, or the game is over; nobody is asked where there is nothing to choose."""
    _check_choice(state)
    if state.stage is Stage.OVER or state.stage is Stage.CHARM:
        return
    if state.stage is Stage.HANDS:
        fits = any(len(player.hand) < 5 and player.deck for player in state.players)
        _demand(fits, "players: all hands are full")
    waiting = decisions(state)
    can_act = bool(chances(state)) or any(legal_actions(state, one.seat) for one in waiting)
    _demand(can_act, f"stage: nothing can be done in {state.stage.name.lower()}")


def _check_choice(state: State) -> None:
    play = state.play
    if state.stage is Stage.WINDOW:
        _demand(window_actions(state) != (ENOUGH,), "stage: nothing can be used in the window")
    elif state.stage is Stage.ORDER:
        kinds = {item & CARD for item in to_order(state)}
        _demand(len(kinds) > 1, "stage: there is no order of equal cards")
    elif state.stage is Stage.RETURN and play is not None:
        _demand(len(play.limbo) > 1, "stage: there is no order of one card")
    elif state.stage is Stage.CHARM:
        _demand(len(charm_uses(state)) > 1, "stage: there is nothing to choose for the stack")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
