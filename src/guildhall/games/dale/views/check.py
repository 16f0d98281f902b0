"""Whether a written position could be one of this game; the first reason why not."""

from __future__ import annotations

from collections import Counter

from guildhall.core.errors import BadPosition
from guildhall.core.seat import Seat
from guildhall.games.dale.model import data
from guildhall.games.dale.model.data import NAMES, Card
from guildhall.games.dale.model.items import CARD, ItemForm, effective, is_fixed
from guildhall.games.dale.model.options import NOBODY
from guildhall.games.dale.model.state import (
    FROM_DISCARD,
    Player,
    Stage,
    State,
    Technique,
    cards_in_play,
    junk_in_play,
    partner_of,
    stall_of,
    won_stall,
)
from guildhall.games.dale.rules.apply import chances, decisions, legal_actions
from guildhall.games.dale.rules.effects import EFFECTS
from guildhall.games.dale.rules.effects.steps import to_order
from guildhall.games.dale.rules.setup import decks_of

_BEFORE_DECKS = (Stage.WISH, Stage.DECK)
_BEFORE_DEALING = (Stage.WISH, Stage.DECK, Stage.FIRST)
_LAYING = (Stage.PAY, Stage.SCRAP, Stage.STACK, Stage.HELP, Stage.INVENTORY)
_MOST_GOAL = 100
_OF_CHARM = frozenset(
    {Stage.BONUS, Stage.STACK, Stage.HELP, Stage.ROLL, Stage.DISCOVER, Stage.OVER}
)
"""The stages in which Charm stays in play when it has built Winter is Coming, or the last stack."""
_ASIDE = {
    Card.SPYGLASS: (Stage.DRAW, Stage.KEEP, Stage.RETURN),
    Card.SPECIAL_OFFER: (Stage.MARKET, Stage.KEEP, Stage.ORDER),
    Card.WILY_FELLOW: (Stage.DRAW,),
    Card.SABOTAGE: (Stage.DRAW, Stage.THROW),
    Card.WHIRLIGIG: (Stage.DEAL,),
    Card.CHARM: (Stage.CHARM,),
    Card.GAMBLE: (Stage.TAKE,),
}
"""The stages in which cards can lie aside for a technique."""
_NEEDS_ASIDE = (Stage.KEEP, Stage.RETURN, Stage.CHARM)


def check_position(state: State) -> None:
    """Raise BadPosition if the parts of a state do not fit together."""
    _check_table(state)
    _check_setup(state)
    for seat, player in enumerate(state.table.players):
        _check_player(state, seat, player)
    _check_market(state)
    _check_cards(state)
    _check_stalls(state)
    _check_laid(state)
    _check_technique(state)
    _check_numbers(state)
    _check_waiting(state)


def _check_table(state: State) -> None:
    table, turn = state.table, state.turn
    seats = len(table.players)
    _demand(seats in data.SEATS, f"table.players: expected 2 to 4 seats, got {seats}")
    is_team = not state.rules.teams or seats == data.MOST_SEATS
    _demand(is_team, "table.players: a team game has four seats")
    stalls = seats // 2 if state.rules.teams else seats
    fits = len(table.stalls) == stalls
    _demand(fits, f"table.stalls: expected {stalls}, got {len(table.stalls)}")
    is_begun = turn.stage not in _BEFORE_DEALING
    fits = turn.seat in range(seats) if is_begun else turn.seat == NOBODY
    _demand(fits, f"turn.seat: no such seat, {turn.seat}")
    fits = state.rules.first == NOBODY or 0 <= state.rules.first < seats
    _demand(fits, f"rules.first: expected a seat, got {state.rules.first}")


def _check_setup(state: State) -> None:
    needed, decks = decks_of(state), state.decks
    stage, wishes, done = state.turn.stage, state.vote.wishes, state.vote.done
    fits = decks == tuple(sorted(set(decks)))
    _demand(fits, "decks: expected different ones in the order of the box")
    if stage in _BEFORE_DECKS:
        _demand(len(decks) < needed, "decks: all are chosen already")
    else:
        _demand(len(decks) == needed, f"decks: expected {needed}, got {len(decks)}")
    if not state.rules.vote:
        given = {"vote.wishes": wishes, "vote.done": done, "turn.stage": stage is Stage.WISH}
        for name, is_given in given.items():
            _demand(not is_given, f"{name}: nobody votes")
        return
    seats = len(state.table.players)
    if not wishes and stage not in _BEFORE_DECKS:
        _demand(not done, "vote.done: it does not fit the stage")
        return  # a position need not tell how the decks were chosen
    _demand(len(wishes) == seats, f"vote.wishes: expected {seats}, got {len(wishes)}")
    is_voting = stage is Stage.WISH
    for seat, wished in enumerate(wishes):
        fits = len(set(wished)) == len(wished) <= needed
        _demand(fits, f"vote.wishes: expected {needed} different decks at most")
        fits = len(wished) == needed or (is_voting and seat not in done)
        _demand(fits, f"vote.wishes[{seat}]: expected {needed}")
    fits = list(done) == sorted(set(done)) and len(done) < seats if is_voting else not done
    _demand(fits and set(done) <= set(range(seats)), "vote.done: it does not fit the stage")


def _check_player(state: State, seat: Seat, player: Player) -> None:
    name = f"table.players[{seat}]"
    _demand_order(f"{name}.hand", player.hand)
    _demand_order(f"{name}.deck", player.deck)
    for item in player.hand:
        fits = item <= CARD or seat == state.turn.seat
        _demand(fits, f"{name}.hand: {ItemForm().to_text(item)} is not of this turn")
        _check_copy(f"{name}.hand", item)


def _check_copy(name: str, item: int) -> None:
    fits = not is_fixed(item) or effective(item) not in data.COPYING
    _demand(fits, f"{name}: {NAMES[effective(item)]} cannot be copied")


def _check_market(state: State) -> None:
    row, deck, thrown = state.table.market
    _demand(
        len(row) == data.SLOTS, f"table.market.row: expected {data.SLOTS} places, got {len(row)}"
    )
    _demand_order("table.market.deck", deck)
    has_junk = Card.JUNK in (*row, *deck, *thrown)
    _demand(not has_junk, "table.market: junk is not traded")


def _check_cards(state: State) -> None:
    counts = Counter(cards_in_play(state))
    if state.turn.stage in _BEFORE_DEALING:
        _demand(not counts, "table: no cards are dealt yet")
    decks = {int(folk) for folk in state.decks}
    for card in sorted(counts):
        if card != Card.JUNK:
            name = NAMES[card]
            _demand(data.SETS[card] in decks, f"{name}: its deck is not in play")
            fits = counts[card] <= data.COPIES[card]
            _demand(fits, f"{name}: there are {data.COPIES[card]}, not {counts[card]}")
    pile, minted = state.table.junk, state.table.minted
    _demand(pile >= 0 and minted >= 0, "table.junk: expected no negative number")
    junk = junk_in_play(state) + pile
    fits = junk == data.JUNK_CARDS + minted
    _demand(fits, f"table.junk: expected {data.JUNK_CARDS} and those minted in all, got {junk}")


def _check_stalls(state: State) -> None:
    most = state.rules.stacks_to_win
    for number, stall in enumerate(state.table.stalls):
        name = f"table.stalls[{number}]"
        _demand(all(stall), f"{name}: a stack has cards")
        is_over = state.turn.stage is Stage.OVER
        may_be_full = is_over and number == stall_of(state, state.turn.seat)
        fits = len(stall) < most or (may_be_full and len(stall) == most)
        _demand(fits, f"{name}: {len(stall)} stacks do not fit the stage")


def _check_laid(state: State) -> None:
    turn = state.turn
    stage = turn.stage
    _demand(stage in _LAYING or not turn.laid, "turn.laid: nothing is laid in this stage")
    for one in turn.laid:
        is_builder = one.seat == turn.seat or (
            stage is Stage.HELP and one.seat == partner_of(turn.seat)
        )
        _demand(is_builder, "turn.laid: expected cards of the seats that act")
        _check_copy("turn.laid", one.item)
        same = one.item & CARD == one.was & CARD
        _demand(same, "turn.laid: expected the same card before and after")
        fits = not one.fetched or stage in (Stage.STACK, Stage.HELP)
        _demand(fits, "turn.laid: only stacks have fetched cards")
    fetched = Counter((one.seat, one.was) for one in turn.laid if one.fetched)
    for (seat, card), count in fetched.items():
        fits = state.table.players[seat].discard.count(card) >= count
        _demand(fits, f"turn.laid: {NAMES[card & CARD]} is not in the discard pile")
    if stage in (Stage.STACK, Stage.HELP):
        _demand(turn.back in (Stage.ACT, Stage.BONUS), "turn.back: expected act or bonus")
    if stage in (Stage.PAY, Stage.INVENTORY):
        _demand(turn.back is Stage.ACT, "turn.back: expected act")
    if stage is Stage.HELP:
        is_asked = state.rules.teams and bool(turn.asked) and bool(turn.laid)
        _demand(is_asked, "turn.stage: nobody was asked")
    if stage in (Stage.PAY, Stage.SCRAP):
        _check_slot(state)


def _check_slot(state: State) -> None:
    slot, market = state.turn.slot, state.table.market
    if slot == FROM_DISCARD:
        _demand(bool(market.thrown), "turn.slot: the market discard is empty")
        bought = market.thrown[-1]
    else:
        fits = 0 <= slot < data.SLOTS and market.row[slot] is not None
        _demand(fits, f"turn.slot: expected one with a card, got {slot}")
        bought = market.row[slot] or 0
    if state.turn.stage is Stage.SCRAP:
        is_essential = bought == Card.ESSENTIAL_PURCHASE or (
            slot == FROM_DISCARD and Card.ESSENTIAL_PURCHASE in market.thrown
        )
        _demand(is_essential, "turn.slot: only Essential Purchase throws junk away")


def _check_technique(state: State) -> None:
    technique, stage = state.turn.technique, state.turn.stage
    if technique is None:
        needs = Stage.ORDER <= stage < Stage.OVER
        _demand(not needs, "turn.technique: a technique must be in play")
        return
    face = technique.face
    fits = face == effective(technique.item) and data.IS_TECHNIQUE[face]
    _demand(fits, "turn.technique: expected a technique")
    _check_copy("turn.technique.item", technique.item)
    stages = EFFECTS[face].stages | (_OF_CHARM if face == Card.CHARM else frozenset())
    fits = stage in stages
    _demand(fits, f"turn.technique: {NAMES[face]} does not fit the stage {stage.name.lower()}")
    _check_seats(state, technique)
    if stage in _NEEDS_ASIDE:
        _demand(bool(technique.aside), "turn.technique.aside: expected cards")
    _check_aside(state, technique)
    left = technique.left
    _demand_number("turn.technique.left", left)
    if stage in (Stage.DRAW, Stage.MARKET, Stage.DEAL) and face != Card.WILY_FELLOW:
        _demand(left > 0, "turn.technique.left: nothing is to come")
    if stage is Stage.MARKET and face == Card.LOYAL_PARTNER:
        empty = state.table.market.row.count(None)
        _demand(left <= empty, "turn.technique.left: more than empty slots")
    fits = stage is not Stage.DEAL or left <= len(technique.aside)
    _demand(fits, "turn.technique.left: more than cards aside")
    hand = state.table.players[state.turn.seat].hand
    is_hiding = stage in (Stage.GUESS, Stage.VALUE)
    fits = technique.hidden is not None and technique.was in hand
    fits = fits if is_hiding else technique.hidden is technique.was is None
    _demand(fits, "turn.technique.hidden: it does not fit the stage")
    if technique.hidden is not None and technique.was is not None:
        same = technique.hidden & CARD == technique.was & CARD
        fits = same and (stage is Stage.GUESS or technique.hidden == technique.was)
        _demand(fits, "turn.technique.hidden: expected the same card before and after")
        _check_copy("turn.technique.hidden", technique.hidden)


def _check_aside(state: State, technique: Technique) -> None:
    """Demand cards aside only when they can be there, in the order in which the rules keep them."""
    aside, left, stage = technique.aside, technique.left, state.turn.stage
    fits = not aside or stage in _ASIDE.get(Card(technique.face), ())
    _demand(fits, "turn.technique.aside: expected no cards in this stage")
    split = left if technique.face == Card.GAMBLE else 0
    for cards in (aside[:split], aside[split:]) if technique.face != Card.WILY_FELLOW else ():
        _demand_order("turn.technique.aside", cards)
    if stage is Stage.CHARM:
        _demand(len(aside) == 1, "turn.technique.aside: expected one card")


def _check_seats(state: State, technique: Technique) -> None:
    seats, turn = range(len(state.table.players)), state.turn
    fits = all(seat in seats for seat in technique.seats)
    _demand(fits, "turn.technique.seats: expected seats of this table")
    is_chosen = Stage.TARGET in EFFECTS[technique.face].asks and turn.stage is not Stage.TARGET
    if technique.target != NOBODY or (is_chosen and technique.face != Card.NUISANCE):
        is_victim = technique.target in seats and technique.target != turn.seat
        _demand(is_victim, "turn.technique.target: expected another seat")
    if turn.stage is Stage.TARGET:
        fits = turn.seat not in technique.seats
        _demand(fits, "turn.technique.seats: expected other seats")
        needs_hand = technique.face in (Card.ROTTEN_FOOD, Card.BLINDFOLD)
        fits = not needs_hand or bool(state.table.players[turn.seat].hand)
        _demand(fits, f"turn.technique: {NAMES[technique.face]} needs a card in hand")
        is_hunt = technique.face == Card.TREASURE_HUNTER
        piles = [state.table.players[seat].discard for seat in technique.seats]
        _demand(not is_hunt or all(piles), "turn.technique.seats: a discard pile is empty")
    if turn.stage is Stage.TAKE:
        hands = Counter(technique.seats)
        fits = bool(hands) and all(
            len(state.table.players[seat].hand) >= count for seat, count in hands.items()
        )
        _demand(fits, "turn.technique.seats: expected seats with cards in hand")


def _check_numbers(state: State) -> None:
    turn = state.turn
    _demand_number("turn.flashy", turn.flashy)
    _demand_number("turn.goal", turn.goal)
    _check_turns(state)
    hand = state.table.players[turn.seat].hand
    fits = turn.rolling in hand if turn.stage is Stage.ROLL else turn.rolling is None
    _demand(fits, "turn.rolling: it does not fit the stage")
    if turn.stage is Stage.REFILL:
        _demand(len(hand) < turn.goal, "turn.goal: the hand is full")
    if turn.stage in (Stage.HANDS, Stage.ROW, Stage.RESTOCK):
        _demand(None in state.table.market.row, "table.market.row: it is full")
    if turn.stage is Stage.WINDOW:
        _demand(turn.again, "turn.again: the seat does not want to be asked")
    if turn.stage in (Stage.ROLL, Stage.DISCOVER):
        backs = (Stage.ACT, Stage.BONUS, Stage.END, Stage.WINDOW)
        _demand(turn.back in backs, "turn.back: expected a stage in which abilities are used")


def _check_turns(state: State) -> None:
    rounds, number = state.rules.rounds, state.turn.number
    _demand(rounds >= 0, f"rules.rounds: no such number, {rounds}")
    last = rounds * len(state.table.players)
    fits = 0 <= number <= last or (number > 0 and last == 0)
    _demand(fits, f"turn.number: no such number, {number}")
    if state.turn.stage is Stage.OVER and won_stall(state) is None:
        _demand(number == last, "turn.stage: the game is not over before a stall is complete")


def _check_waiting(state: State) -> None:
    """Demand that somebody can act, or the game is over, and nobody is asked without a choice."""
    technique, stage = state.turn.technique, state.turn.stage
    if stage is Stage.ORDER:
        _demand(len(to_order(state)) > 1, "turn.stage: there is no order of one card")
    elif stage is Stage.RETURN and technique is not None:
        _demand(len(technique.aside) > 1, "turn.stage: there is no order of one card")
    if stage is Stage.OVER:
        return
    if stage is Stage.HANDS:
        players = state.table.players
        missing = [data.HAND_SIZE - len(player.hand) for player in players]
        fits = any(missing) and all(
            0 <= count <= len(player.deck) for count, player in zip(missing, players, strict=True)
        )
        _demand(fits, "table.players: all hands are full, or a deck has too few cards")
    if stage in (Stage.HANDS, Stage.ROW):
        fits = state.table.market.row.count(None) <= len(state.table.market.deck)
        _demand(fits, "table.market.deck: expected cards for the whole row")
    waiting = decisions(state)
    can_act = bool(chances(state)) or any(legal_actions(state, one.seat) for one in waiting)
    _demand(can_act, f"turn.stage: nothing can be done in {stage.name.lower()}")


def _demand_order(name: str, cards: tuple[int, ...]) -> None:
    _demand(list(cards) == sorted(cards), f"{name}: expected in order")


def _demand_number(name: str, number: int) -> None:
    _demand(0 <= number <= _MOST_GOAL, f"{name}: no such number, {number}")


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)
