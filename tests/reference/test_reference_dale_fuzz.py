"""Whole random games with the reference rules of Dale alone, and what must always hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .dale import Table
from .dale_asks import CHANCE
from .dale_attempts import Attempt, Lay, Payment, Stack
from .dale_cards import CARDS, COPYING, DECKS, JUNK, JUNK_CARDS
from .dale_positions import position

LONGEST = 20_000
STRICT = {
    "copied_values": "printed",
    "copied_roll": "own",
    "turned_deck": "shuffled",
    "copied_junk": "not",
    "partner_passives": "not",
}


def all_cards(table: Table) -> Counter[str]:
    """Every card that lies somewhere."""
    found = Counter({JUNK: table.junk})
    for hand in table.hands:
        found.update(item.card for item in hand)
    for pile in (*table.decks, table.market):
        found.update(pile.known + pile.bag)
    for cards in (*table.discards, table.market_discard, table.in_play, table.aside):
        found.update(cards)
    for stall in table.stalls:
        for stack in stall:
            found.update(stack)
    found.update(card for card in table.row if card)
    return found


def check(table: Table, decks: list[str]) -> None:
    """All cards are there, unless somebody looks at them or mixes them just now."""
    found = all_cards(table)
    assert found[JUNK] <= JUNK_CARDS + table.minted
    if table.ask is None or table.ask.kind in ("act", "end", "bonus", "window"):
        assert found[JUNK] == JUNK_CARDS + table.minted
        for name, card in CARDS.items():
            if name != JUNK:
                copies = table.seats if card.value == 1 else card.copies
                assert found[name] == (copies if card.deck in decks else 0)
    if table.ask is not None and table.ask.kind in ("act", "end"):
        assert not table.in_play
    for moves in table.ask.moves.values() if table.ask else ():
        assert moves
        assert len(set(moves)) == len(moves)


def choose(table: Table, rng: random.Random) -> tuple[int, str]:
    """A random kind of move, then one of it; building and buying come first."""
    outcomes = table.outcomes()
    if outcomes:
        return CHANCE, rng.choices(list(outcomes), list(outcomes.values()))[0]
    seat = rng.choice(sorted(table.waiting()))
    moves = table.moves(seat)
    for eager in ("build", "settle"):
        if eager in moves and rng.random() < 0.7:
            return seat, eager
    verb = rng.choice(sorted({text.split()[0] for text in moves}))
    return seat, rng.choice([text for text in moves if text.split()[0] == verb])


@pytest.mark.parametrize("number", range(12))
def test_random_games_end_and_lose_no_card(number: int) -> None:
    rng = random.Random(number)
    seats = 2 + number % 3
    teams = "yes" if number % 6 == 2 else "no"
    needed = 4 if teams == "yes" else seats + 1
    decks = rng.sample(list(DECKS), needed)
    options = STRICT if number % 2 else {}
    table = Table(seats, decks=",".join(decks), teams=teams, first="1", **options)
    table.start()
    for _ in range(LONGEST):
        if table.ask is None:
            break
        table.apply(*choose(table, rng))
        check(table, decks)
    assert table.winner is not None
    assert len(table.stalls[table.winner]) == (10 if teams == "yes" else 8)


def plainly_possible(attempt: Attempt) -> set[str]:
    """The next cards found by trying every row of cards to its end, without any shortcut."""
    return {step.text for step in list(attempt.next_cards()) if ends_well(attempt, step)}


def ends_well(attempt: Attempt, step: Lay) -> bool:
    attempt.lay(step)
    result = attempt.is_legal() or any(
        ends_well(attempt, later) for later in list(attempt.next_cards())
    )
    attempt.take_back()
    return result


@pytest.mark.parametrize("number", range(120))
def test_shortcuts_find_the_same_payments_and_stacks_as_plain_trying(number: int) -> None:
    rng = random.Random(number)
    names = [*CARDS, *sorted(COPYING) * 4, "accordion", "stock_clearance", "nostalgic_item"]

    def some(most: int) -> str:
        return " ".join(rng.choices(names, k=rng.randint(1, most)))

    table = position(
        [some(5), some(3)],
        discards=[some(2), some(2)],
        stalls=[" | ".join(some(2) for _ in range(rng.randint(0, 7)))],
        row=" ".join(rng.choices([name for name in names if name != JUNK], k=rng.randint(0, 3))),
        market_discard=rng.choice(["", "acorn", "good_old_times", "market_discovery"]),
    )
    attempts: list[Attempt] = [
        Stack(table, 0),
        Payment(table, 0, 4, for_discarded=True),
        *(Payment(table, 0, price, for_discarded=False) for price in (1, 3, 5, 8)),
    ]
    for attempt in attempts:
        assert {step.text for step in attempt.steps()} == plainly_possible(attempt)
