"""Random games played side by side with the slow reference rules: same choices, same cards."""

from __future__ import annotations

import pytest

from guildhall.core.game import Setup
from guildhall.core.rng import Rng
from tests.reference.dale import Table
from tests.reference.dale_cards import CARDS, DECKS, JUNK

from .crowds import THEMES, crowd, shuffled
from .pairs import GAME, Pair

GAMES = 560
SHARE_IN_SHORT_RUN = 10
LONGEST = 20_000
STUCK = frozenset({283})
"""Games in which all good cards lie in stalls and nobody can build any more: another is played."""
_ANOTHER = 1200
FIRST_MOVES = 20
TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))
CHOICES = {
    "copied_values": ("altered", "printed"),
    "copied_roll": ("inherited", "own"),
    "turned_deck": ("reversed", "shuffled"),
    "copied_junk": ("counts", "not"),
    "partner_passives": ("count", "not"),
}

ENDLESS = {"rounds": "none"}
"""The rulebook knows no bound, so neither does the reference."""


def new_pair(number: int) -> Pair:
    """Game number `number`: seats and teams go through all mixtures, the rest is random."""
    rng = Rng(f"reference {number}")
    seats, teams = TABLES[number % len(TABLES)]
    decks = shuffled(list(DECKS), rng)[: decks_needed(seats, teams)]
    options = random_options(seats, rng)
    options["decks"] = rng.choice((",".join(decks), "random", "vote"))
    return Pair.new(Setup.of(seats, teams=teams, **options, **ENDLESS), rng)


def crowded_pair(number: int, theme: tuple[str, ...] = ()) -> Pair:
    """A game from the middle, most often with chameleons."""
    rng = Rng(f"crowded reference {number}")
    seats, teams = TABLES[number % len(TABLES)]
    wanted = {CARDS[card].deck for card in theme if card != JUNK}
    if rng.below(4):
        wanted.add("chameleons")
    if len(wanted) > seats + 1:
        seats, teams = 4, "no"
    others = shuffled([deck for deck in DECKS if deck not in wanted], rng)
    decks = [*sorted(wanted), *others][: decks_needed(seats, teams)]
    options = {**random_options(seats, rng), "decks": ",".join(decks), "teams": teams}
    reference = Table(seats, **options)
    seat = crowd(reference, decks, rng, theme)
    return Pair.at_turn(Setup.of(seats, **options, **ENDLESS), reference, rng, seat)


def decks_needed(seats: int, teams: str) -> int:
    return 4 if teams == "yes" else seats + 1


def random_options(seats: int, rng: Rng) -> dict[str, str]:
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return {**options, "first": rng.choice(("random", *"1234"[:seats]))}


def play_side_by_side(number: int) -> None:
    """A complete game, two of three from a crowded position."""
    number += _ANOTHER * (number in STUCK)
    pair = crowded_pair(number) if number // 4 % 3 else new_pair(number)
    pair.play(LONGEST)
    reference = pair.reference
    assert reference.winner is not None
    ranks = {score.seat: score.rank for score in GAME.scores(pair.state)}
    assert {seat for seat, rank in ranks.items() if rank == 1} == {
        seat for seat in range(reference.seats) if reference.stall_of(seat) == reference.winner
    }


def play_a_while(number: int) -> None:
    """The first moves from a crowded position, every other time with a hand of its own kind."""
    theme = THEMES[number // 2 % len(THEMES)] if number % 2 else ()
    crowded_pair(GAMES + number, theme).play(FIRST_MOVES)


def numbers(*, is_long: bool) -> list[int]:
    """Every tenth game in the short run, all kinds of tables among them."""
    return [n for n in range(GAMES) if (n // 4 % SHARE_IN_SHORT_RUN == 0) != is_long]


@pytest.mark.parametrize("number", numbers(is_long=False))
def test_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number)


def test_crowded_positions_agree_with_the_reference() -> None:
    for number in range(100):
        play_a_while(number)


@pytest.mark.long
@pytest.mark.parametrize("number", numbers(is_long=True))
def test_many_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(1, 50))
def test_many_crowded_positions_agree_with_the_reference(hundred: int) -> None:
    for number in range(100):
        play_a_while(100 * hundred + number)
