"""Whole random games with the reference rules of Dale alone, and what must always hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .dale import Table
from .dale_asks import CHANCE
from .dale_cards import CARDS, DECKS, JUNK, JUNK_CARDS

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
