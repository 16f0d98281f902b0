"""JSON of values: how each kind of field is written, and that nothing else is read."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Annotated, Any, ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core import codec
from guildhall.core.errors import BadPosition
from guildhall.core.event import Event
from guildhall.games.cartographers.actions import Action as MapAction
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import State as MapState
from guildhall.games.cartographers.view import View as MapView
from guildhall.kit.squares import Grid
from tests.core.tables import FEW, QUICK, map_walks

GRID = Grid(2, 3)


class Metal(IntEnum):
    IRON = 0
    OLD_GOLD = 1


class Letter(IntEnum):
    A = 0
    B = 1


class Coin(NamedTuple):
    metal: Metal
    worth: int = 1


@dataclass(frozen=True, slots=True)
class PayUp:
    coins: tuple[Coin, ...]
    thanks: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    pass


class _BoxFields(NamedTuple):
    width: int
    height: int = 2
    area: int = 0


class Box(_BoxFields):
    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"area"})

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"area": stored["width"] * stored.get("height", 2)}


@dataclass(frozen=True, slots=True)
class Chest:
    """One field of every kind."""

    metal: Metal
    letter: Letter
    pair: tuple[int, str]
    coins: tuple[Coin, ...]
    owner: int | None
    best: Coin | None
    move: PayUp | Pass
    maybe: PayUp | Pass | None
    cells: Annotated[int, GRID]
    note: int | str
    box: Box
    tags: tuple[str, ...] = field(default_factory=tuple)


CHEST = Chest(
    metal=Metal.OLD_GOLD,
    letter=Letter.B,
    pair=(-3, "ö"),
    coins=(Coin(Metal.IRON, 4), Coin(Metal.OLD_GOLD)),
    owner=None,
    best=Coin(Metal.IRON),
    move=PayUp((), thanks=True),
    maybe=Pass(),
    cells=GRID.from_text("a1+c2"),
    note="7",
    box=Box(3, 2, 6),
)
WRITTEN = (
    '{"metal":"old_gold","letter":"B","pair":[-3,"ö"],'
    '"coins":[{"metal":"iron","worth":4},{"metal":"old_gold","worth":1}],'
    '"owner":null,"best":{"metal":"iron","worth":1},'
    '"move":{"type":"pay-up","coins":[],"thanks":true},"maybe":{"type":"pass"},'
    '"cells":"a1+c2","note":"7","box":{"width":3,"height":2},"tags":[]}'
)
ONLY_WHOLE = "not JSON: only whole numbers are used here, got "
coins = st.builds(Coin, st.sampled_from(Metal), st.integers())
moves = st.one_of(
    st.builds(PayUp, st.lists(coins).map(tuple), st.booleans()), st.builds(lambda: Pass())
)
boxes = st.builds(lambda w, h: Box(w, h, w * h), st.integers(), st.integers())
chests = st.builds(
    Chest,
    metal=st.sampled_from(Metal),
    letter=st.sampled_from(Letter),
    pair=st.tuples(st.integers(), st.text()),
    coins=st.lists(coins, max_size=3).map(tuple),
    owner=st.none() | st.integers(),
    best=st.none() | coins,
    move=moves,
    maybe=st.none() | moves,
    cells=st.lists(st.sampled_from(["a1", "b1", "c1", "a2", "b2"]), unique=True).map(
        lambda names: GRID.from_text("+".join(names))
    ),
    note=st.integers() | st.text(),
    box=boxes,
    tags=st.lists(st.text(), max_size=2).map(tuple),
)


def chest_with(written: str, instead: str) -> str:
    assert WRITTEN.count(written) == 1
    return WRITTEN.replace(written, instead)


def test_every_kind_of_field_has_its_json_form() -> None:
    assert codec.dumps(Chest, CHEST) == WRITTEN
    assert codec.loads(Chest, WRITTEN) == CHEST


@QUICK
@given(chests)
def test_values_survive_json(chest: Chest) -> None:
    text = codec.dumps(Chest, chest)
    again = codec.loads(Chest, text)
    assert again == chest
    assert hash(again) == hash(chest)
    assert codec.dumps(Chest, again) == text
    assert codec.loads(Chest, codec.dumps(Chest, chest, indent=2)) == chest


@QUICK
@given(chests, chests)
def test_digests_are_equal_for_equal_values_only(one: Chest, two: Chest) -> None:
    copy = codec.loads(Chest, codec.dumps(Chest, one))
    assert codec.digest(Chest, copy) == codec.digest(Chest, one)
    assert (codec.digest(Chest, one) == codec.digest(Chest, two)) == (one == two)


def test_a_digest_is_the_same_on_every_machine() -> None:
    # The first 16 digits of: printf '{"metal":"iron","worth":1}' | sha256sum
    assert codec.digest(Coin, Coin(Metal.IRON)) == "e11a0dff3fb35636"


def test_the_order_of_names_does_not_matter_when_reading() -> None:
    text = '{"worth": 4, "metal": "iron"}'
    assert codec.loads(Coin, text) == Coin(Metal.IRON, 4)


def test_a_field_equal_to_its_default_may_be_left_out() -> None:
    assert codec.loads(Coin, '{"metal":"iron"}') == Coin(Metal.IRON, 1)
    assert codec.loads(PayUp, '{"coins":[]}') == PayUp((), thanks=False)
    assert codec.loads(Chest, chest_with(',"tags":[]', "")) == CHEST


def test_a_derived_field_is_not_written_but_computed() -> None:
    assert codec.loads(Box, '{"width":3,"height":5}') == Box(3, 5, 15)
    assert codec.loads(Box, '{"width":3}') == Box(3, 2, 6)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (WRITTEN + "x", "not JSON"),
        ("[]", "value: expected an object, got []"),
        ("null", "value: expected an object, got null"),
        (chest_with('"owner":null,', ""), "owner: missing"),
        (chest_with('"cells"', '"cell"'), "cell: unknown field, expected metal, letter, pair"),
        (chest_with('"height":2', '"area":6'), "box.area: unknown field, expected width, height"),
        (chest_with('{"type":"pass"}', '{"type":"pass","x":1}'), "maybe.x: unknown field, expect"),
        (chest_with('"width":3,', ""), "box.width: missing"),
        (chest_with('{"type":"pass"}', "{}"), "maybe.type: expected one of pay-up, pass, got null"),
        (chest_with('"pay-up"', '"PayUp"'), 'move.type: expected one of pay-up, pass, got "PayUp"'),
        (chest_with('"pay-up"', '["pay-up"]'), "move.type: expected one of pay-up, pass, got ["),
        (chest_with('{"type":"pass"}', '"pass"'), 'maybe: expected an object, got "pass"'),
        (chest_with('"worth":4', '"worth":"4"'), "coins[0].worth: expected a whole number"),
        (chest_with('"worth":4', '"worth":true'), "coins[0].worth: expected a whole number"),
        (chest_with('"worth":4', '"worth":null'), "coins[0].worth: expected a whole number"),
        (chest_with('"worth":4', '"worth":4.0'), ONLY_WHOLE),
        (chest_with('"worth":4', '"worth":4e1'), ONLY_WHOLE),
        (chest_with('"worth":4', '"worth":NaN'), ONLY_WHOLE),
        (chest_with('"worth":4', '"worth":-Infinity'), ONLY_WHOLE),
        (chest_with('"worth":4', '"worth":' + "9" * 5000), "not JSON: "),
        (chest_with('"thanks":true', '"thanks":1'), "move.thanks: expected true or false, got 1"),
        (chest_with('"old_gold","worth":1', '"tin"'), "coins[1].metal: expected one of iron, "),
        (chest_with('"metal":"old_gold","letter"', '"metal":1,"letter"'), "metal: expected one of"),
        (chest_with('"B"', '"b"'), 'letter: expected one of A, B, got "b"'),
        (chest_with('[-3,"ö"]', "[-3]"), "pair: expected a list of 2, got [-3]"),
        (chest_with('[-3,"ö"]', '{"0":-3}'), "pair: expected a list of 2, got {"),
        (chest_with('[-3,"ö"]', '["ö",-3]'), 'pair[0]: expected a whole number, got "ö"'),
        (chest_with('"tags":[]', '"tags":"ab"'), 'tags: expected a list, got "ab"'),
        (chest_with('"tags":[]', '"tags":["a",0]'), "tags[1]: expected text, got 0"),
        (chest_with('"a1+c2"', '"a1+d1"'), "cells: expected cells like a1 to c2, got 'd1'"),
        (chest_with('"a1+c2"', '"a1+a1"'), "cells: a1 is named twice"),
        (chest_with('"a1+c2"', "3"), "cells: expected text, got 3"),
        (
            chest_with('"note":"7"', '"note":true'),
            "note: expected a whole number or text, got true",
        ),
        (chest_with('"note":"7"', '"note":[]'), "note: expected a whole number or text, got []"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as problem:
        codec.loads(Chest, text)
    assert str(problem.value).startswith(reason)


def test_a_fraction_is_refused_in_ready_made_data_too() -> None:
    data: Any = {"metal": "iron", "worth": 1.0}
    with pytest.raises(BadPosition, match=r"worth: expected a whole number, got 1\.0"):
        codec.from_json(Coin, data)


def test_a_long_wrong_value_is_not_shown_whole() -> None:
    with pytest.raises(BadPosition) as problem:
        codec.loads(Coin, '{"metal":"' + "x" * 100_000 + '"}')
    assert len(str(problem.value)) < 150


@pytest.mark.parametrize(("before", "after"), [("[", "]"), ('{"a":', "}"), ('{"metal":', "}")])
def test_endless_nesting_is_refused_at_every_depth(before: str, after: str) -> None:
    # Near the limit, showing the value needs more of the stack than reading it did.
    limit = sys.getrecursionlimit()
    for depth in (*range(limit - 150, limit + 10), 100_000):
        with pytest.raises(BadPosition):
            codec.loads(Coin, before * depth + "1" + after * depth)


def test_a_type_without_json_form_is_refused_at_once() -> None:
    for kind in (float, dict, list[int], int | Metal, object):
        with pytest.raises(TypeError, match="no JSON form"):
            codec.codec_of(kind)


def test_ids_of_classes_are_words_with_hyphens() -> None:
    assert codec.type_name(PayUp) == "pay-up"
    assert codec.type_name(Pass) == "pass"


@QUICK
@given(st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_gives_a_value_or_bad_position(text: str) -> None:
    for kind in (Chest, MapState, MapView, Event):
        with suppress(BadPosition):
            codec.loads(kind, text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(Chest.__slots__) | st.text(max_size=4), inner, max_size=6)
    ),
    max_leaves=12,
)


@QUICK
@given(st.fixed_dictionaries({}, optional=dict.fromkeys(codec.field_types(Chest), json_values)))
def test_any_data_gives_a_value_or_bad_position(data: codec.Json) -> None:
    with suppress(BadPosition):
        codec.from_json(Chest, data)


@FEW
@given(map_walks())
def test_states_and_views_of_cartographers_survive_json(
    walked: tuple[MapState, list[MapAction], list[Event]],
) -> None:
    state = walked[0]
    assert codec.loads(MapState, codec.dumps(MapState, state)) == state
    for seat in (None, *range(len(state.sheets))):
        view = CARTOGRAPHERS.observe(state, seat)
        assert codec.loads(MapView, codec.dumps(MapView, view)) == view


@FEW
@given(map_walks())
def test_actions_and_events_of_cartographers_survive_json(
    walked: tuple[MapState, list[MapAction], list[Event]],
) -> None:
    _, actions, events = walked
    tagged = codec.codec_of(MapAction)
    for action in actions:
        assert tagged.read(tagged.write(action), "") == action
    for event in events:
        assert codec.loads(Event, codec.dumps(Event, event)) == event
