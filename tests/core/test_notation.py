"""Actions as typed lines: format and parse, and every way to mistype one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.errors import BadNotation
from guildhall.core.event import Event
from guildhall.core.notation import Keyword, Notation
from guildhall.games.cartographers.actions import ACTION_TYPES
from guildhall.games.cartographers.actions import Action as MapAction
from guildhall.games.cartographers.state import State as MapState
from guildhall.kit.squares import Grid
from guildhall.testing.toy import QUARRY
from tests.core.tables import FEW, QUICK, map_walks

GRID = Grid(3, 3)


class Tool(IntEnum):
    AXE = 0
    LONG_SAW = 1
    X = 2


@dataclass(frozen=True, slots=True)
class CutDown:
    tool: Tool
    trees: Annotated[int, GRID]
    loud: bool
    price: int
    fast: bool = False


@dataclass(frozen=True, slots=True)
class Rest:
    pass


Action = CutDown | Rest
NOTATION: Notation[Action] = Notation((CutDown, Rest))
MAPS: Notation[MapAction] = Notation(ACTION_TYPES)
cuts = st.builds(
    CutDown,
    st.sampled_from(Tool),
    st.lists(st.sampled_from(["a1", "b2", "c3"]), min_size=1, unique=True).map(
        lambda names: GRID.from_text("+".join(names))
    ),
    st.booleans(),
    st.integers(-999_999_999, 999_999_999),
    st.booleans(),
)


def test_an_action_is_its_verb_and_its_fields_in_order() -> None:
    trees = GRID.from_text("b1+a2")
    assert NOTATION.format(CutDown(Tool.LONG_SAW, trees, False, -5)) == "cut-down long_saw b1+a2 -5"
    loud = CutDown(Tool.X, trees, True, 0, True)
    assert NOTATION.format(loud) == "cut-down X b1+a2 loud 0 fast"
    assert NOTATION.format(Rest()) == "rest"


@QUICK
@given(cuts)
def test_notation_survives(cut: CutDown) -> None:
    assert NOTATION.parse(NOTATION.format(cut)) == cut


@QUICK
@given(cuts, st.data())
def test_any_white_space_separates_words(cut: CutDown, data: st.DataObject) -> None:
    spaces = st.text(" \t\n\u2003\u00a0", min_size=1, max_size=3)
    words = [data.draw(spaces) + word for word in NOTATION.format(cut).split()]
    assert NOTATION.parse("".join(words) + data.draw(spaces)) == cut


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'': expected one of cut-down, rest, got ''"),
        ("   ", "'   ': expected one of cut-down, rest, got ''"),
        ("cut axe", "'cut axe': expected one of cut-down, rest, got 'cut'"),
        ("Rest", "'Rest': expected one of cut-down, rest, got 'Rest'"),
        ("rest now", "'rest now': nothing expected after the action, got 'now'"),
        ("cut-down", "'cut-down': tool is missing"),
        ("cut-down axe", "'cut-down axe': trees is missing"),
        ("cut-down axe a1", "'cut-down axe a1': price is missing"),
        ("cut-down axe a1 loud", "'cut-down axe a1 loud': price is missing"),
        ("cut-down a1 axe 1", "'cut-down a1 axe 1': tool: expected one of axe, long_saw, X, got"),
        ("cut-down AXE a1 1", "'cut-down AXE a1 1': tool: expected one of axe, long_saw, X, got"),
        ("cut-down x a1 1", "'cut-down x a1 1': tool: expected one of axe, long_saw, X, got 'x'"),
        ("cut-down 0 a1 1", "'cut-down 0 a1 1': tool: expected one of axe, long_saw, X, got '0'"),
        ("cut-down axe a4 1", "'cut-down axe a4 1': trees: expected cells like a1 to c3, got 'a4'"),
        ("cut-down axe a1+a1 1", "'cut-down axe a1+a1 1': trees: a1 is named twice"),
        ("cut-down axe a1 one", "'cut-down axe a1 one': price: expected a whole number, got 'one'"),
        ("cut-down axe a1 1.0", "'cut-down axe a1 1.0': price: expected a whole number, got '1.0'"),
        ("cut-down axe a1 -", "'cut-down axe a1 -': price: expected a whole number, got '-'"),
        ("cut-down axe a1 --1", "'cut-down axe a1 --1': price: expected a whole number, got '--1'"),
        ("cut-down axe a1 +1", "'cut-down axe a1 +1': price: expected a whole number, got '+1'"),
        ("cut-down axe a1 1_0", "'cut-down axe a1 1_0': price: expected a whole number, got '1_0'"),
        (
            "cut-down axe a1 \u0661",
            "'cut-down axe a1 \u0661': price: expected a whole number, got '\u0661'",
        ),
        ("cut-down axe a1 1 loud", "'cut-down axe a1 1 loud': nothing expected after the action"),
        ("cut-down axe a1 fast 1", "'cut-down axe a1 fast 1': price: expected a whole number, got"),
        ("cut-down axe a1 1 fast fast", "'cut-down axe a1 1 fast fast': nothing expected after"),
        ("cut-down axe a1 1 FAST", "'cut-down axe a1 1 FAST': nothing expected after the action"),
    ],
)
def test_a_mistyped_action_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as problem:
        NOTATION.parse(text)
    assert str(problem.value).startswith(reason)


@dataclass(frozen=True, slots=True)
class Sharpen:
    tool: Tool
    for_tool: Annotated[Tool | None, Keyword("for")] = None
    slowly: bool = False


SHARPEN: Notation[Sharpen] = Notation((Sharpen,))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("sharpen axe", Sharpen(Tool.AXE)),
        ("sharpen axe for X", Sharpen(Tool.AXE, Tool.X)),
        ("sharpen axe for X slowly", Sharpen(Tool.AXE, Tool.X, True)),
        ("sharpen axe slowly", Sharpen(Tool.AXE, None, True)),
    ],
)
def test_a_field_with_a_keyword_may_be_left_out(text: str, action: Sharpen) -> None:
    assert SHARPEN.format(action) == text
    assert SHARPEN.parse(text) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sharpen for X", "tool: expected one of axe, long_saw, X, got 'for'"),
        ("sharpen axe for", "for_tool is missing"),
        ("sharpen axe X", "nothing expected after the action, got 'X'"),
        ("sharpen axe for for", "for_tool: expected one of axe, long_saw, X, got 'for'"),
        ("sharpen axe for X for X", "nothing expected after the action, got 'for'"),
        ("sharpen axe for_tool X", "nothing expected after the action, got 'for_tool'"),
    ],
)
def test_a_mistyped_keyword_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as problem:
        SHARPEN.parse(text)
    assert str(problem.value) == f"{text!r}: {reason}"


def test_a_number_of_very_many_digits_is_refused() -> None:
    with pytest.raises(BadNotation, match="price"):
        NOTATION.parse("cut-down axe a1 " + "9" * 10_000)


def test_a_field_without_a_word_is_refused_when_the_game_is_made() -> None:
    @dataclass(frozen=True)
    class Odd:
        pair: tuple[int, int]

    with pytest.raises(TypeError, match="no notation for the field pair"):
        Notation((Odd,))
    with pytest.raises(TypeError, match="not a dataclass"):
        Notation((int,))


words = ("cut-down", "rest", "axe", "X", "a1", "a1+b2", "loud", "5", "-1", "draw", "forest", "turn")
lines = st.lists(st.sampled_from(words) | st.text(max_size=5), max_size=7).map(" ".join)


@QUICK
@given(lines | st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_gives_an_action_or_bad_notation(text: str) -> None:
    notations: tuple[Notation[Any], ...] = (NOTATION, MAPS, Notation(QUARRY.action_types))
    for notation in notations:
        try:
            action = notation.parse(text)
        except BadNotation:
            continue
        written = notation.format(action)
        assert notation.format(notation.parse(written)) == written


@FEW
@given(map_walks())
def test_actions_of_cartographers_survive_notation(
    walked: tuple[MapState, list[MapAction], list[Event]],
) -> None:
    for action in walked[1]:
        assert MAPS.parse(MAPS.format(action)) == action
