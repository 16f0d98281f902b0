"""A setup that does not fit is refused before anything starts."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.core.errors import BadSetup, UnknownBot, UnknownGame
from guildhall.core.game import Option, Setup
from guildhall.core.match import Match
from guildhall.core.replay import Move
from guildhall.games.cartographers.game import CARTOGRAPHERS


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"side": "C"}, "option side: expected A or B, got 'C'"),
        ({"colour": "red"}, "cartographers has no option 'colour'"),
        ({"edicts": "greenbough"}, "expected 4 different ids"),
        ({"edicts": "greenbough,greenbough,wildholds,cauldrons"}, "expected 4 different ids"),
        ({"edicts": "greenbough,treetower,wildholds,cauldrons"}, "one card of each kind"),
        ({"edicts": "greenbough,canal_lake,wildholds,nothing"}, "'nothing'"),
        ({"skills": "search,stealth"}, "expected 3 different ids"),
        ({"ambush": "both"}, "option ambush"),
        ({"full_map": ""}, "option full_map"),
    ],
)
def test_a_wrong_option_is_refused_with_its_name(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        Match(CARTOGRAPHERS, Setup.of(2, **options))


def test_an_option_may_take_a_range_of_ids() -> None:
    herbs = ("dill", "mint", "sage", "rue")
    option = Option("herbs", "none", ("none",), pick=2, items=herbs, most=3)
    for value in ("none", "dill,mint", "rue,sage,mint"):
        option.check(value)
    for value in ("dill", "dill,mint,sage,rue", "dill,dill", "", "dill,thyme"):
        with pytest.raises(BadSetup, match="2 to 3"):
            option.check(value)


@pytest.mark.parametrize("seats", [0, -1, 101, 2.0, "2", True])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSetup, match="takes 1 to 100 seats"):
        guildhall.new_match("cartographers", seats=seats)


def test_an_option_given_twice_or_not_as_text_is_refused() -> None:
    with pytest.raises(BadSetup, match="twice"):
        Match(CARTOGRAPHERS, Setup(1, (("side", "A"), ("side", "B"))))
    number: Any = 3
    with pytest.raises(BadSetup, match="expected text"):
        Match(CARTOGRAPHERS, Setup(1, (("edicts", number),)))


def test_fixed_edicts_and_skills_are_not_dealt() -> None:
    edicts = "greenbough,canal_lake,wildholds,cauldrons"
    match = guildhall.new_match(
        "cartographers", seed="x", edicts=edicts, skills="search,stealth,diplomacy"
    )
    assert [edict.name.lower() for edict in match.state.edicts] == edicts.split(",")
    assert [skill.name.lower() for skill in match.state.skills] == [
        "search",
        "stealth",
        "diplomacy",
    ]
    moves = [entry.text for entry in match.replay().entries if isinstance(entry, Move)]
    assert moves[0].startswith("reveal ")


def test_unknown_games_and_bots_are_named() -> None:
    with pytest.raises(UnknownGame, match="there are cartographers"):
        guildhall.load_game("chess")
    with pytest.raises(UnknownBot, match="uniform, novice, greedy"):
        guildhall.load_bot("cartographers", "clever")
