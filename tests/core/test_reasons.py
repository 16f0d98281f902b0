"""An illegal action raises the reason that the game gives, in any language."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.core.errors import BadNotation, BadRecord, IllegalAction
from guildhall.core.rng import Rng
from guildhall.games.registry import game_names, packages
from guildhall.text.words import Words
from tests.games.wrong_moves import record_with


def refusal(action: str) -> IllegalAction:
    match = guildhall.new_match("cartographers", seed="a")
    with pytest.raises(IllegalAction) as problem:
        match.submit_text(0, action)
    return problem.value


def test_an_illegal_action_has_a_sentence_a_kind_and_facts() -> None:
    problem = refusal("draw forest d2")
    assert str(problem) == "draw forest d2: d2 is a mountain"
    assert (problem.kind, problem.facts) == ("mountain", {"cell": "d2"})
    assert (problem.game, problem.action) == ("cartographers", "draw forest d2")
    assert problem.names == ("seat 0",)


def test_words_explain_an_illegal_action_in_three_languages() -> None:
    problem = refusal("draw forest d2")
    said = [Words(language, packages()).explain(problem) for language in ("en", "de", "ru")]
    assert said == ["d2 is a mountain.", "d2 ist ein Berg.", "d2 — горы."]


def test_an_error_without_a_message_is_explained_in_english() -> None:
    assert Words("de").explain(BadNotation("torn", "no-such-kind")) == "torn"
    assert Words("de").explain(BadRecord(3, "torn")) == "Zeile 3: torn"


def test_a_broken_record_keeps_the_reason() -> None:
    with pytest.raises(BadRecord) as problem:
        guildhall.load_match(record_with("draw forest d2"))
    assert str(problem.value) == "line 12: draw forest d2: d2 is a mountain"
    assert isinstance(problem.value.cause, IllegalAction)
    assert problem.value.cause.facts == {"cell": "d2"}


def test_a_seat_in_a_reason_is_called_by_its_name_or_number() -> None:
    problem = IllegalAction("dale-illegal", "waiting", owner=3)
    problem.game = "dale"
    said = [Words(language, packages()).explain(problem) for language in ("en", "de", "ru")]
    assert [("4" in one, "3" in one) for one in said] == [(True, False)] * 3
    assert "seat 4" in said[0]
    problem.names = ("Ann", "Ben", "Cem", "Dan")
    assert "Dan" in Words("de", packages()).explain(problem)


ODD: tuple[Any, ...] = ("junk", None, 7.5, [1], True, 63, -1, 10**9, 10**30, 10**5000)


def odd_actions(kinds: tuple[type[Any], ...], legal: tuple[Any, ...]) -> Iterator[Any]:
    """Actions with odd values in their fields, and legal ones with one odd value."""
    yield from (*ODD, object(), "draw forest a1")
    for kind in kinds:
        names = [one.name for one in dataclasses.fields(kind)]
        alike = [one for one in legal if type(one) is kind][:1]
        for odd in ODD if names else ():
            yield kind(**dict.fromkeys(names, odd))
            yield from (dataclasses.replace(one, **{name: odd}) for one in alike for name in names)


@pytest.mark.parametrize("game", game_names())
def test_odd_values_in_actions_of_any_game_are_refused_as_illegal(game: str) -> None:
    match = guildhall.new_match(game, seats=2, seed="odd")
    words, rng = Words("ru", packages()), Rng(1)
    for _ in range(25):
        seat = match.decisions()[0].seat
        legal = match.legal_actions(seat)
        for action in odd_actions(match.game.action_types, legal):
            if any(one == action for one in legal):  # True is taken for the 1 it equals
                continue
            with pytest.raises(IllegalAction) as problem:
                match.submit(seat, action)
            assert words.explain(problem.value)
        chosen = match.notation.format(rng.choice(legal))
        match.submit_text(seat, chosen)


@pytest.mark.parametrize(
    "move", ["x" * 5_000, f"draw forest {'x' * 5_000}", f"draw forest {'+'.join(['h4'] * 2_000)}"]
)
def test_a_move_of_5_000_letters_is_refused_in_a_short_sentence(move: str) -> None:
    with pytest.raises(BadRecord) as problem:
        guildhall.load_match(record_with(move))
    for language in ("en", "de", "ru"):
        assert len(Words(language, packages()).explain(problem.value)) < 2_000
    assert problem.value.cause is not None
    assert all(
        len(str(fact)) <= 80 for name, fact in problem.value.cause.facts.items() if name != "known"
    )


def test_an_error_with_a_huge_number_is_explained() -> None:
    problem = IllegalAction("dear", "skill-coins", skill="search", cost=10**30, coins=10**5000)
    problem.game = "cartographers"
    for language in ("en", "de", "ru"):
        assert len(Words(language, packages()).explain(problem)) < 200


def test_a_number_of_more_than_nine_digits_is_not_read() -> None:
    for number in ("1" * 10, "1" * 30, "1" * 5_000, "007", "-0", "²"):
        with pytest.raises(BadNotation):
            guildhall.new_match("dale", seats=2, seed="a").notation.parse(f"slot {number}")
