"""Whole random games with the reference rules of Explorers alone, and what must always hold."""

from __future__ import annotations

import random

import pytest

from .explorers import CUBES, VILLAGES, Seat, Table
from .explorers_maps import PRINTED, Map

STRICT = {
    "lances": "one_side",
    "village_lines": "collinear",
    "wild_region": "first_only",
    "capital_links": "yes",
}


def play_chance(game: Table, rng: random.Random) -> bool:
    """Let chance act if somebody waits for it."""
    if game.awaits_card:
        game.reveal(rng.choice(sorted(game.cards_left())))
        return True
    for seat in range(len(game.seats)):
        if game.awaits(seat) == "offer":
            one, other = rng.sample(sorted(game.unseen_cards), 2)
            game.offer(seat, (one, other))
            return True
        if game.awaits(seat) == "treasure":
            game.treasure(seat, rng.choice(sorted(game.treasures_possible().elements())))
            return True
    return False


def play_seat(game: Table, rng: random.Random) -> None:
    """A random move of a random seat, seldom giving up what could still be placed."""
    seat = rng.choice([seat for seat in range(len(game.seats)) if game.awaits(seat) == "turn"])
    moves = sorted(game.moves(seat))
    assert moves
    eager = [move for move in moves if move[0] not in ("done", "decline")]
    game.play(seat, rng.choice(eager if eager and rng.random() < 0.9 else moves))


def check_seat(game: Table, player: Seat) -> None:
    land, pieces = game.map, player.pieces
    stones = [pieces.explorers, pieces.villages, pieces.towers, {land.capital}]
    assert len(set().union(*stones)) == sum(len(part) for part in stones)
    assert 0 <= player.cubes() <= CUBES
    assert len(pieces.villages) <= VILLAGES
    assert all(land.feature(cell) == "blank" for cell in pieces.villages)
    assert all(len(region.cells & pieces.villages) <= 1 for region in land.regions)
    assert pieces.towers <= land.of_feature("discovery")
    assert pieces.ruins == pieces.explored & land.of_feature("ruin")
    assert pieces.crystals == pieces.explored & land.of_feature("crystal")
    assert player.coins["towers"] == sum((6, 8, 10, 14)[: len(pieces.towers)])
    assert len(pieces.posts) == len(pieces.routes)
    if not player.tasks:
        check_rest(game, player)


def check_rest(game: Table, player: Seat) -> None:
    """What holds when nothing is pending: every group stands on a base and one fresh city."""
    land, pieces = game.map, player.pieces
    bases = pieces.villages | {land.capital}
    fresh = (land.of_feature("city") & pieces.explorers) - pieces.posts
    for group in land.groups(pieces.explorers | bases):
        assert group & bases
        assert len(group & fresh) <= 1
    for region in land.regions:
        if region.cells <= pieces.explorers:
            assert not land.blanks(region) or len(pieces.villages) == VILLAGES


def play_game(number: int) -> Table:
    rng = random.Random(number)
    map_id = list(PRINTED["maps"])[number % len(PRINTED["maps"])]
    options = STRICT if number % 2 else {}
    goals = rng.sample(list(Map(map_id).goals), 3)
    game = Table(map_id, 1 + number % 4, goals, **options)
    while not game.is_over:
        if not play_chance(game, rng):
            play_seat(game, rng)
        for player in game.seats:
            check_seat(game, player)
    return game


@pytest.mark.parametrize("number", range(6))
def test_random_games_keep_the_rules(number: int) -> None:
    game = play_game(number)
    assert game.turn == 6 + 7 + 8 + 9
    assert game.cards_left() == set()
    totals = [player.total() for player in game.seats]
    assert game.results()["totals"] == totals
    treasures = sum(len(player.kept) for player in game.seats) + len(game.used_treasures)
    assert treasures + game.unseen_treasures.total() == 40
    for player in game.seats:
        assert set(player.investigate) == {"era_1", "era_2", "era_3"}
