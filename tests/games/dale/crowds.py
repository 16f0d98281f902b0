"""Crowded positions laid out on the reference rules, to reach what random games seldom reach."""

from __future__ import annotations

from guildhall.core.rng import Rng
from tests.reference.dale import Table
from tests.reference.dale_cards import CARDS, COPYING, JUNK, SLOTS, market_cards
from tests.reference.dale_copies import Item

# Cards that matter only together with others; the fuller the hands are of them, the better.
RARE = (
    *sorted(COPYING),
    "cookies",
    "spyglass",
    "flashy_show",
    "essential_purchase",
    "market_discovery",
    "stock_clearance",
    "stashing_vendor",
    "empty_chest",
    "nostalgic_item",
    "accordion",
    "winter_is_coming",
    "bold_haggler",
    "charm",
    "gamble",
    "blindfold",
)

# Hands whose cards do something unusual to each other.
THEMES = (
    ("blindfold", "flashy_show", "bold_haggler", "junk"),
    ("blindfold", "bold_haggler", "bold_haggler", "seeing_doubles"),
    ("blindfold", "flashy_show", "seeing_doubles", "cookies"),
    ("blindfold", "good_old_times", "market_discovery", "reflection"),
    ("charm", "charm", "charm", "flashy_show"),
    ("charm", "seeing_doubles", "acorn", "winter_is_coming"),
    ("nostalgic_item", "nostalgic_item", "stashing_vendor", "empty_chest", "junk"),
    ("winter_is_coming", "accordion", "reflection", "bold_haggler"),
    ("stock_clearance", "market_discovery", "good_old_times", "junk", "junk"),
    ("seeing_doubles", "cookies", "trendsetting", "flexible_shopkeeper"),
    ("flashy_show", "nostalgic_item", "charm", "accordion"),
    ("flashy_show", "cookies", "swift_broker", "shattered_relic", "good_old_times"),
    ("whirligig", "gamble", "dirty_exchange", "wily_fellow"),
    ("special_offer", "sabotage", "treasure_hunter", "acorn"),
)


def crowd(table: Table, decks: list[str], rng: Rng, theme: tuple[str, ...] = ()) -> int:
    """Spread all cards of a game over the table: full hands, open piles, half-built stalls.

    The result is the seat whose turn it is; its hand is of the theme if there is one.
    """
    table.folk = decks
    pool = shuffled(cards_of(decks, table.seats), rng)
    for card in theme:
        if card != JUNK:
            pool.remove(card)
    build_stalls(table, pool, rng)
    for seat in range(table.seats):
        table.hands[seat] = [Item(card) for card in deal_hand(table, pool, rng)]
        table.discards[seat] = take(pool, rng.below(4), rng) + junk_cards(table, rng.below(3))
        table.discards[seat] = shuffled(table.discards[seat], rng)
        table.decks[seat].known = take(pool, rng.choice((0, 0, 1, 2)), rng)
        table.decks[seat].bag = take(pool, rng.below(4), rng) + junk_cards(table, rng.below(5))
    row: list[str | None] = [*take(pool, rng.choice((SLOTS, SLOTS, SLOTS, 3)), rng)]
    table.row = row + [None] * (SLOTS - len(row))
    share_market(table, pool, rng)
    active = rng.below(table.seats)
    if theme:
        hold(table, active, theme)
    return active


def hold(table: Table, seat: int, theme: tuple[str, ...]) -> None:
    """Exactly these cards in a hand; what it had goes under the own deck."""
    hand = table.hands[seat]
    table.decks[seat].bag += [item.card for item in hand]
    table.hands[seat] = [Item(table.take_junk() if card == JUNK else card) for card in theme]


def cards_of(decks: list[str], seats: int) -> list[str]:
    """All animalfolk cards of a game."""
    ones = [card for card, face in CARDS.items() if face.deck in decks and face.value == 1]
    return market_cards(decks) + ones * seats


def shuffled(cards: list[str], rng: Rng) -> list[str]:
    rest = list(cards)
    return [rest.pop(rng.below(len(rest))) for _ in cards]


def take(pool: list[str], number: int, rng: Rng) -> list[str]:
    """So many cards, or all; every other one is a rare card if there is one."""
    found = []
    for _ in range(min(number, len(pool))):
        rare = [card for card in pool if card in RARE]
        card = rng.choice(rare) if rare and rng.below(2) else pool[-1]
        pool.remove(card)
        found.append(card)
    return found


def junk_cards(table: Table, number: int) -> list[str]:
    """Junk from the pile; never so much that the pile runs out."""
    return [table.take_junk() for _ in range(min(number, table.junk))]


def deal_hand(table: Table, pool: list[str], rng: Rng) -> list[str]:
    number = rng.choice((3, 4, 5, 5, 6, 7))
    junk = junk_cards(table, rng.choice((0, 0, 1, 2)))
    return take(pool, number - len(junk), rng) + junk


def build_stalls(table: Table, pool: list[str], rng: Rng) -> None:
    """Between none and all but one of the stacks, of one to three cards each."""
    for stall in range(len(table.stalls)):
        stacks = rng.below(table.stacks_to_win())
        for _ in range(stacks):
            stack = take_last(pool, rng.choice((1, 1, 1, 2)))
            table.stalls[stall].append(stack or [table.take_junk()])


def take_last(pool: list[str], number: int) -> list[str]:
    """Cards as they come, as long as enough are left for hands and market."""
    return [pool.pop() for _ in range(number)] if len(pool) > 25 else []


def share_market(table: Table, pool: list[str], rng: Rng) -> None:
    """What is left: deck and discard of the market, often one of them empty."""
    split = rng.choice((0, 1, 2, len(pool) // 2, len(pool)))
    table.market_discard, table.market.bag = pool[:split], pool[split:]
