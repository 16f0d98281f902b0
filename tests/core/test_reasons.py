"""An illegal action raises the reason that the game gives, in any language."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.core.errors import BadNotation, BadRecord, IllegalAction
from guildhall.games.cartographers.actions import Draw
from guildhall.games.cartographers.data import Terrain
from guildhall.games.registry import packages
from guildhall.text.words import Words
from tests.games.wrong_moves import record_with


def refusal(action: str) -> IllegalAction:
    match = guildhall.new_match("cartographers", seed="a")
    with pytest.raises(IllegalAction) as problem:
        match.submit_text(0, action)
    with pytest.raises(IllegalAction) as same:
        match.check(0, match.notation.parse(action))
    assert str(same.value) == str(problem.value)
    return problem.value


def test_an_illegal_action_has_a_sentence_a_kind_and_facts() -> None:
    problem = refusal("draw forest d2")
    assert str(problem) == "draw forest d2: d2 is a mountain"
    assert (problem.kind, problem.facts) == ("mountain", {"cell": "d2"})
    assert (problem.game, problem.action) == ("cartographers", "draw forest d2")


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


ODD: tuple[Any, ...] = (
    Draw("forest", 1),  # type: ignore[arg-type]
    Draw(Terrain.FOREST, "a1"),  # type: ignore[arg-type]
    Draw(Terrain.FOREST, -1),
    Draw(Terrain.FOREST, 1, 2),  # type: ignore[arg-type]
    "draw forest a1",
    None,
)


@pytest.mark.parametrize("action", ODD, ids=repr)
def test_something_that_is_no_action_is_refused_as_illegal(action: Any) -> None:
    match = guildhall.new_match("cartographers", seed="a")
    with pytest.raises(IllegalAction) as problem:
        match.submit(0, action)
    assert problem.value.kind == ""
