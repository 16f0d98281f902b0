"""Small hand-made positions where rules meet that seldom meet, beside the reference rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from tests.games.dale.pairs import Pair
from tests.reference.dale import Table
from tests.reference.dale_cards import CARDS, DECKS, JUNK, JUNK_CARDS
from tests.reference.dale_positions import laid_out


def junk_stacks(number: int) -> str:
    """So many stacks on a stall; nothing on it is worth copying."""
    return " | ".join([JUNK] * number)


MOVES = 25
TEAM: dict[str, Any] = {"seats": 4, "teams": "yes"}
CORNERS: dict[str, dict[str, Any]] = {
    "a chameleon is set by Blindfold before it has a target": {
        "hands": ["blindfold good_old_times", "junk"],
        "market": "acorn charm",
        "row": "acorn",
    },
    "a rolled card is hidden, a hidden card rolls": {
        "hands": ["blindfold flashy_show bold_haggler bold_haggler seeing_doubles", "junk"],
        "row": "cookies cookies acorn",
        "stalls": [junk_stacks(3)],
    },
    "Seeing Doubles is reached through a discard pile": {
        "hands": ["blindfold reflection junk acorn", "junk"],
        "discards": ["", "seeing_doubles"],
        "row": "cookies charm",
    },
    "altered Cookies alone beside Seeing Doubles": {
        "hands": ["blindfold cookies seeing_doubles", "junk"],
        "decks": ["junk acorn charm gamble", ""],
    },
    "a discovered card makes a chameleon Cookies in clean-up": {
        "hands": ["good_old_times reflection seeing_doubles", ""],
        "discards": ["", "good_old_times"],
        "decks": ["junk junk junk junk acorn", ""],
        "market": "cookies cookies charm",
    },
    "the new row holds nothing but Cookies": {
        "hands": ["trendsetting junk junk junk junk", ""],
        "decks": ["acorn junk", ""],
        "market": "cookies cookies cookies",
    },
    "copies of junk pay for Essential Purchase": {
        "hands": ["reflection reflection acorn junk junk", ""],
        "discards": ["", "junk"],
        "row": "essential_purchase - essential_purchase",
    },
    "copies of junk pay for a discarded Essential Purchase": {
        "hands": ["market_discovery reflection stock_clearance junk", ""],
        "discards": ["", "junk"],
        "market_discard": "acorn essential_purchase",
    },
    "Charm reveals a chameleon with several copies that work": {
        "hands": ["charm flashy_show", "junk"],
        "market": "trendsetting",
        "row": "gamble sabotage acorn accordion winter_is_coming",
        "stalls": [junk_stacks(4)],
    },
    "Charm reveals Seeing Doubles over an altered hand": {
        "hands": ["charm blindfold junk acorn", "junk"],
        "market": "seeing_doubles",
        "stalls": [junk_stacks(3)],
    },
    "a partner reflects the pile from which a card was fetched": {
        **TEAM,
        "hands": [
            "nostalgic_item stashing_vendor",
            "junk",
            "reflection junk nostalgic_item",
            "junk",
        ],
        "discards": ["cookies accordion", "", "junk charm", ""],
        "stalls": [junk_stacks(7)],
    },
    "a partner adds Winter is Coming": {
        **TEAM,
        "hands": ["stashing_vendor", "", "winter_is_coming", ""],
        "stalls": [junk_stacks(5)],
    },
    "a partner adds Empty Chest or Accordion": {
        **TEAM,
        "hands": ["charm flashy_show", "", "empty_chest accordion swift_broker junk", ""],
        "stalls": [junk_stacks(8)],
    },
    "helpers are fetched": {
        "hands": ["nostalgic_item nostalgic_item junk charm", ""],
        "discards": ["nostalgic_item stashing_vendor empty_chest reflection", "accordion"],
        "stalls": [junk_stacks(6)],
    },
    "a known deck is turned over": {
        "hands": ["wily_fellow spyglass wily_fellow favourite_toy", "rotten_food junk"],
        "decks": ["acorn charm / gamble junk", "junk"],
        "discards": ["cookies", ""],
    },
    "decks are empty": {
        "hands": ["sabotage shattered_relic spyglass special_offer", "swift_broker"],
    },
    "an empty market": {
        "hands": ["new_season loyal_partner charm market_discovery gift_voucher", ""],
        "discards": ["acorn junk", "trendsetting"],
    },
}
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"copied_values": "printed", "copied_junk": "not", "partner_passives": "not"},
    {"copied_roll": "own", "turned_deck": "shuffled"},
)


def corner(name: str, number: int) -> Pair:
    """One of the positions; all cards that it does not name are out of the game."""
    zones = {"seats": 2, **CORNERS[name]}
    options = {"teams": zones.pop("teams", "no"), **OPTIONS[number % len(OPTIONS)]}
    decks = sorted({CARDS[card].deck for card in cards_in(laid_out(**zones))} - {""})
    seats = max(zones.pop("seats"), len(decks) - 1)
    needed = 4 if options["teams"] == "yes" else seats + 1
    others = [deck for deck in DECKS if deck not in decks]
    reference = laid_out(**zones, seats=seats, **options)
    lying = cards_in(reference).count(JUNK)
    reference.minted = max(reference.minted, lying - JUNK_CARDS)
    reference.junk = JUNK_CARDS + reference.minted - lying
    reference.folk = [*decks, *others][:needed]
    setup = Setup.of(seats, **options, decks=",".join(reference.folk))
    return Pair.at_turn(setup, reference, Rng(f"{name} {number}"), 0)


def cards_in(table: Table) -> list[str]:
    """All cards of a position but those of the junk pile."""
    return re.findall(r"'([a-z_]+)'", str(list(table.zones().values())))


@pytest.mark.parametrize("name", CORNERS)
def test_rare_positions_agree_with_the_reference(name: str) -> None:
    for number in range(12):
        corner(name, number).play(MOVES)


@pytest.mark.long
@pytest.mark.parametrize("name", CORNERS)
def test_rare_positions_agree_with_the_reference_often(name: str) -> None:
    for number in range(12, 300):
        corner(name, number).play(MOVES)
