"""The reference rules of skills, and whole random games."""

from __future__ import annotations

import random

import pytest

from .cartographers import ReferenceGame
from .cartographers_cards import (
    EDICT_GROUPS,
    SKILL_COSTS,
)
from .tables import EDICTS, fill_all_but, give_coins


def uses(legal: set[str]) -> set[str]:
    """The use moves among legal moves."""
    return {move for move in legal if move.startswith("use")}


def test_stealth() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("stealth", "search", "acrobatics"))
    game.reveal("farmland")
    assert uses(game.legal(0)) == {"use stealth"}
    game.play(0, "use stealth")
    legal = game.legal(0)
    # The domino leaves one edge cell, the cross an arm, a side or more.
    assert "draw field a1 coin" in legal
    assert "draw field a5" in legal
    assert "draw field a1+b1+a2" in legal
    assert "draw field a4+a5+b5+a6" in legal
    assert "draw field a1+a2 coin" not in legal
    assert "draw field b2" not in legal
    assert len([move for move in legal if move.endswith("coin")]) == 40
    game.play(0, "draw field a1 coin")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 1
    game.reveal("orchard")
    assert uses(game.legal(0)) == set()


def test_stealth_with_ruins_duty() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("stealth", "search", "acrobatics"))
    game.reveal("temple_ruins")
    game.reveal("fishing_village")
    game.play(0, "use stealth")
    assert game.legal(0) == {
        f"draw {terrain} {names}"
        for terrain in ("village", "water")
        for names in (
            "a3+b3",
            "a3+b3+c3",
            "j3+k3",
            "a9+b9",
            "j9+k9",
            "i9+j9+k9",
            "b1+b2+b3",
            "j1+j2+j3",
            "f1+f2",
            "f1+f2+f3",
            "b9+b10+b11",
            "j9+j10+j11",
            "f10+f11",
            "f9+f10+f11",
        )
    }


def test_secret_knowledge() -> None:
    skills = ("secret_knowledge", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("homestead")
    assert uses(game.legal(0)) == set()
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("farmland")
    game.play(0, "use secret_knowledge")
    legal = game.legal(0)
    assert "draw village a1+b1 coin" in legal
    assert {move.split()[1] for move in legal} == {"village"}
    # Not for the fallback cell.
    game = ReferenceGame(1, "A", EDICTS, skills)
    fill_all_but(game, 0, "a1 c1")
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()


def test_negotiation() -> None:
    skills = ("negotiation", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    game.reveal("temple_ruins")
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()
    game.turns[0].sheet.earned = 1
    game.play(0, "use negotiation")
    legal = game.legal(0)
    # Four squares per ruins cell; mountains block two at c9 and two at i3.
    assert len(legal) == 6 * 4 - 2 - 2
    assert "draw field a2+b2+a3+b3" in legal
    game.play(0, "draw field a2+b2+a3+b3")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 0
    assert game.sheets[0].earned == 1


def test_wound_healing() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("wound_healing", "search", "acrobatics"))
    give_coins(game, 0, 1)
    game.reveal("orchard")
    assert uses(game.legal(0)) == set()
    game.play(0, "draw forest a1+b1+c1+c2")
    assert uses(game.legal(0)) == {"use search"}
    game.play(0, "done")
    game.sheets[0].cells[10, 10] = "M"
    game.reveal("temple_ruins")
    game.reveal("homestead")
    assert uses(game.legal(0)) == {"use wound_healing"}
    game.play(0, "use wound_healing")
    assert game.legal(0) == {
        f"draw {terrain} {names}"
        for terrain in ("village", "field")
        for names in ("k9+k10", "j10+k10", "j10+j11", "i11+j11")
    }
    game.play(0, "draw field j10+j11")
    # The main draw still follows, with its ruins duty.
    assert "draw field b2+a3+b3+c3" in game.legal(0)
    assert "done" not in game.legal(0)
    assert uses(game.legal(0)) == set()


def test_wound_healing_beside_fresh_monster() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("wound_healing", "search", "acrobatics"))
    give_coins(game, 0, 1)
    game.reveal("rift_lands")
    game.play(0, "draw monster a1")
    assert uses(game.legal(0)) == {"use wound_healing", "use search"}


def test_diplomacy_before_and_full_map() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 1)
    fill_all_but(game, 0, "a1")
    game.reveal("orchard")
    assert "use diplomacy" in game.legal(0)
    game.play(0, "use diplomacy")
    assert game.legal(0) == {"draw field_village a1"}
    game.play(0, "draw field_village a1")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.over
    assert game.grid(0)[0][0] == "D"


def test_concentration() -> None:
    skills = ("concentration", "search", "acrobatics")
    game = ReferenceGame(1, "A", EDICTS, skills)
    give_coins(game, 0, 2)
    game.reveal("farmland")
    assert uses(game.legal(0)) == set()
    # The coin of this turn pays the third.
    game.play(0, "draw field a1+b1 coin")
    assert uses(game.legal(0)) == {"use concentration", "use search"}
    game.play(0, "use concentration")
    legal = game.legal(0)
    assert "draw field a2+a3" in legal
    assert not any(move.endswith("coin") for move in legal)
    assert all(len(move.split()[2].split("+")) == 2 for move in legal)
    game.play(0, "draw field a2+a3")
    game.play(0, "done")
    assert game.coins(0) == 0
    # Not after the fallback cell.
    game = ReferenceGame(1, "A", EDICTS, skills)
    give_coins(game, 0, 5)
    fill_all_but(game, 0, "a1 a2 a3 c1")
    game.reveal("hamlet")
    game.play(0, "draw forest a1")
    assert uses(game.legal(0)) == {"use search"}
    game.play(0, "use search")
    assert game.legal(0) == {"draw forest a2"}


def test_acrobatics_passing() -> None:
    game = ReferenceGame(2, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 2)
    game.reveal("goblin_attack")
    assert game.waiting() == {0}
    assert game.legal(0) == {"done", "use acrobatics", "use diplomacy"}
    game.play(0, "use acrobatics")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert game.coins(0) == 0
    assert game.waiting() == {0, 1}
    # Counterclockwise with two seats: each draws on the other's map.
    assert {len(move.split("+")) for move in game.legal(1)} == {2}
    assert {len(move.split("+")) for move in game.legal(0)} == {3}


def test_acrobatics_solo() -> None:
    game = ReferenceGame(1, "A", EDICTS, ("diplomacy", "search", "acrobatics"))
    give_coins(game, 0, 2)
    game.reveal("goblin_attack")
    game.play(0, "use acrobatics")
    assert game.legal(0) == {"draw monster j11+k11", "draw monster k10+k11"}
    game.play(0, "draw monster k10+k11")
    assert game.legal(0) == {"done"}
    game.play(0, "done")
    assert "".join(game.grid(0)).count("M") == 2
    assert game.chances()


def test_solo_ambush_with_several_seats() -> None:
    skills = ("diplomacy", "search", "acrobatics")
    game = ReferenceGame(2, "A", EDICTS, skills, ambush="solo")
    give_coins(game, 1, 2)
    game.reveal("gnoll_raid")
    assert game.waiting() == {1}
    game.play(1, "use diplomacy")
    game.play(1, "draw field_village a1")
    assert game.legal(1) == {"done"}
    game.play(1, "done")
    assert game.waiting() == set()
    assert game.grid(0)[0].startswith("MM")
    # a1 is filled, so the shape goes one cell down.
    assert game.grid(1)[0].startswith("D.")
    assert [line[:2] for line in game.grid(1)[1:4]] == ["MM", "M.", "MM"]


@pytest.mark.parametrize("seed", range(8))
def test_random_game(seed: int) -> None:
    rng = random.Random(seed)
    seats = seed % 4 + 1
    edicts = [rng.choice(group) for group in EDICT_GROUPS.values()]
    rng.shuffle(edicts)
    skills = rng.sample(sorted(SKILL_COSTS), 3) if seed % 2 else ()
    game = ReferenceGame(seats, rng.choice("AB"), edicts, skills, rng.choice(["pass", "solo"]))
    while not game.over:
        if game.waiting():
            seat = rng.choice(sorted(game.waiting()))
            legal = sorted(game.legal(seat))
            special = [move for move in legal if move.startswith("use")]
            game.play(seat, rng.choice(special if special and rng.random() < 0.3 else legal))
        else:
            chances = game.chances()
            assert sum(chances.values()) == 1
            game.reveal(rng.choice(sorted(chances)))
    for seat in range(seats):
        assert game.total(seat) == sum(sum(r.values()) for r in game.seasons(seat))
        assert 0 <= game.coins(seat) <= game.sheets[seat].earned <= 14
    assert game.winners() <= set(range(seats))
