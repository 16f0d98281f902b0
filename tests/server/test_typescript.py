"""TypeScript types say what is sent, and the kept files are up to date."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from guildhall.core.codec import Json
from guildhall.games.registry import game_names, load_game
from guildhall.kit.squares import Grid
from guildhall.server import protocol, typescript

FOLDER = Path(__file__).parents[2] / "frontend" / "src"
GRID = Grid(2, 3)
Cells = Annotated[int, GRID]
"""Cells, written `a1+b2`."""
Mood = Literal["merry", "grim"]


class Read(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Guest(Read):
    """Somebody; `age` in years."""

    name: Annotated[str, Meta(max_length=5)]
    age: int | None = None
    mood: Mood = "merry"


class Greet(Read, tag="greet"):
    guest: Guest
    way: Literal["wave", "bow"] = "bow"


class Leave(Read, tag="leave"):
    """Go, at once.

    Do not say */ anything.
    """


class Party(Struct, tag="party"):
    host: Guest
    guests: list[Guest]
    gifts: dict[str, int | str]
    moods: list[Mood | None]
    view: Raw | None
    size: int = 0


class News(Struct, omit_defaults=True):
    told: bool
    view: Raw | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    song: str = ""


class Echo(Struct):
    news: int | UnsetType
    count: float = 0.0


class Metal(IntEnum):
    """What coins are made of."""

    IRON = 0
    OLD_GOLD = 1
    X = 2


class Coin(NamedTuple):
    metal: Metal
    worth: int = 1


@dataclass(frozen=True, slots=True)
class PayUp:
    """Pay with coins."""

    coins: tuple[Coin, ...]
    thanks: bool = False


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Move = PayUp | Pass


class _BoxFields(NamedTuple):
    width: int
    height: int
    area: int = 0


class Box(_BoxFields):
    """Its area follows from its sides."""

    __slots__ = ()
    derived_fields: ClassVar[frozenset[str]] = frozenset({"area"})

    @classmethod
    def derive(cls, stored: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"area": stored["width"] * stored["height"]}


class Plain(NamedTuple):
    flag: bool
    note: int | str
    pair: tuple[int, str | None]
    nothing: tuple[()]
    rows: tuple[tuple[int, ...], ...]
    seats: tuple[int | None, ...]


class Named(NamedTuple):
    cells: Cells
    unnamed: Annotated[int, Grid(1, 1)]
    measured: Annotated[int, "in miles"]


class Moves(NamedTuple):
    last: Move
    next: PayUp | Pass | None
    paid: PayUp | None


class OtherCoin(NamedTuple):
    worth: int


OtherCoin.__name__ = "Coin"


class Purse(NamedTuple):
    coin: Coin
    other: OtherCoin


class Wide(NamedTuple):
    metal: Metal
    odds: float


def messages(**members: object) -> str:
    return without_header(typescript.message_types(members, {}))


def values(**roots: object) -> str:
    return without_header(typescript.value_types({one: name for name, one in roots.items()}))


def without_header(source: str) -> str:
    assert source.startswith(typescript.HEADER + "\n")
    return source.removeprefix(typescript.HEADER + "\n")


def written(source: str) -> str:
    return cleandoc(source) + "\n"


# The kept files


def test_the_kept_files_are_what_is_generated_now() -> None:
    wanted = typescript.generated_files()
    kept = {name: (FOLDER / name).read_text(encoding="utf-8") for name in wanted}
    assert kept == wanted, "run python -m guildhall.server.typescript"


def test_every_game_has_its_files() -> None:
    kinds = ("types.ts", "data.json")
    paths = {f"games/{name}/{kind}" for name in game_names() for kind in kinds}
    assert set(typescript.generated_files()) == {"core/protocol.ts"} | paths


def test_every_message_and_every_named_choice_appears() -> None:
    source = typescript.generated_files()["core/protocol.ts"]
    exported = set(re.findall(r"^export (?:interface|type) (\w+)", source, re.MULTILINE))
    classes = {name for name, one in vars(protocol).items() if _is_own_class(one)}
    aliases = {"Pace", "Status", "ClockKind", "SeatKind", "WishKind", "EntryKind", "Why"}
    assert classes - {"Body"} | aliases | {"Request", "Frame"} <= exported
    assert "Body" not in exported, "it only hands on its settings"


def _is_own_class(one: object) -> bool:
    return isinstance(one, type) and one.__module__ == protocol.__name__


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_view_and_all_its_actions(name: str) -> None:
    source = typescript.game_types(load_game(name))
    assert "export interface View {" in source
    assert "export type Action =" in source
    for action in load_game(name).action_types:
        assert f"export interface {action.__name__} {{\n  type: " in source


# Messages


def test_fields_that_clients_may_leave_out_are_optional() -> None:
    assert messages(Mood=Mood, Guest=Guest) == written("""
        export type Mood = "merry" | "grim";

        /** Somebody; `age` in years. */
        export interface Guest {
          name: string;
          age?: number | null;
          mood?: Mood;
        }
    """)


def test_tags_become_literals_and_unions_are_named() -> None:
    assert messages(Guest=Guest, Greet=Greet, Leave=Leave, Request=Greet | Leave) == written("""
        /** Somebody; `age` in years. */
        export interface Guest {
          name: string;
          age?: number | null;
          mood?: "grim" | "merry";
        }

        export interface Greet {
          type: "greet";
          guest: Guest;
          way?: "bow" | "wave";
        }

        /**
         * Go, at once.
         *
         * Do not say *\\/ anything.
         */
        export interface Leave {
          type: "leave";
        }

        export type Request = Greet | Leave;
    """)


def test_the_server_writes_in_full_what_clients_may_shorten() -> None:
    source = messages(Mood=Mood, Guest=Guest, Party=Party)
    assert source.endswith(
        written("""
        export interface Party {
          type: "party";
          host: Required<Guest>;
          guests: readonly Required<Guest>[];
          gifts: Record<string, number | string>;
          moods: readonly (Mood | null)[];
          view: unknown;
          size: number;
        }
    """)
    )


def test_the_server_leaves_out_defaults_only_where_told_to() -> None:
    assert messages(News=News, Echo=Echo) == written("""
        export interface News {
          told: boolean;
          view?: unknown;
          seat?: number | null;
          song?: string;
        }

        export interface Echo {
          news?: number;
          count: number;
        }
    """)


def test_a_struct_that_only_hands_on_settings_does_not_appear() -> None:
    assert "Read" not in messages(Read=Read, Guest=Guest)


def test_a_second_name_of_a_struct_is_an_alias() -> None:
    assert messages(Echo=Echo, Again=Echo).endswith("\nexport type Again = Echo;\n")


def test_a_struct_that_is_not_declared_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript form for StructType"):
        messages(Party=Party)


# Games


def test_plain_values_and_tuples() -> None:
    assert values(Plain=Plain) == written("""
        export interface Plain {
          flag: boolean;
          note: number | string;
          pair: readonly [number, string | null];
          nothing: readonly [];
          rows: readonly (readonly number[])[];
          seats: readonly (number | null)[];
        }
    """)


def test_enums_become_their_ids() -> None:
    assert values(Coin=Coin) == written("""
        export interface Coin {
          metal: Metal;
          worth: number;
        }

        /** What coins are made of. */
        export type Metal = "iron" | "old_gold" | "X";
    """)


def test_derived_fields_are_left_out() -> None:
    assert values(Box=Box) == written("""
        /** Its area follows from its sides. */
        export interface Box {
          width: number;
          height: number;
        }
    """)


def test_text_forms_become_strings_under_their_name() -> None:
    assert values(Named=Named) == written("""
        export interface Named {
          cells: Cells;
          unnamed: string;
          measured: number;
        }

        /** Cells, written `a1+b2`. */
        export type Cells = string;
    """)


def test_classes_of_a_union_are_told_apart_by_type() -> None:
    assert values(Moves=Moves) == written("""
        export interface Moves {
          last: Move;
          next: Move | null;
          paid: Omit<PayUp, "type"> | null;
        }

        export type Move = PayUp | Pass;

        /** Pay with coins. */
        export interface PayUp {
          type: "pay-up";
          coins: readonly Coin[];
          thanks: boolean;
        }

        export interface Coin {
          metal: Metal;
          worth: number;
        }

        /** What coins are made of. */
        export type Metal = "iron" | "old_gold" | "X";

        export interface Pass {
          type: "pass";
        }
    """)


def test_a_class_of_no_union_has_no_type() -> None:
    assert values(Pass=Pass) == "export type Pass = Record<string, never>;\n"


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two types are named Coin"):
        values(Purse=Purse)


def test_what_the_codec_cannot_write_is_refused() -> None:
    with pytest.raises(TypeError, match="no JSON form for <class 'float'>"):
        values(Wide=Wide)


# Printed facts


class Game(NamedTuple):
    printed: Coin | Box


def test_printed_facts_are_written_as_the_codec_does() -> None:
    assert typescript.printed_data(Game(Coin(Metal.OLD_GOLD, 5))) == (
        '{"metal": "old_gold", "worth": 5}\n'
    )


def test_the_types_of_a_game_name_what_it_prints() -> None:
    source = typescript.game_types(load_game("cartographers"))
    assert "export interface Printed {\n  rows: number;\n" in source


def test_json_is_broken_only_where_it_is_too_wide() -> None:
    row: list[Json] = ["x" * 40, "y" * 40]
    assert typescript.json_text({"a": 1, "rows": [row, row]}) == written(f"""
        {{
          "a": 1,
          "rows": [
            {json.dumps(row)},
            {json.dumps(row)}
          ]
        }}
    """).rstrip("\n")


@pytest.mark.parametrize("data", [{}, [], None, "é" * 200, [[1, [2]], {"a": {}}], list(range(99))])
def test_broken_json_says_the_same(data: Json) -> None:
    assert json.loads(typescript.json_text(data)) == data


# Lines


def test_a_union_wider_than_a_line_gets_a_line_for_each_member() -> None:
    long = tuple(f'"{letter * 30}"' for letter in "abc")
    assert typescript.alias("Long", "", long) == written("""
        export type Long =
          | "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
          | "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
          | "cccccccccccccccccccccccccccccc";
    """)
    fields = [typescript.Field("one", long, may_miss=True), typescript.Field("two-b", long[:1])]
    assert typescript.interface("Held", "", fields) == written("""
        export interface Held {
          one?:
            | "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
            | "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
            | "cccccccccccccccccccccccccccccc";
          "two-b": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        }
    """)


@pytest.mark.parametrize(("width", "lines"), [(80, 1), (81, 2), (97, 2), (98, 3)])
def test_lines_are_filled_up_to_the_limit(width: int, lines: int) -> None:
    """`export type Abcd = ` and `;` leave room for 80, two spaces and `;` for 97."""
    choices = ("a" * 10, "b" * (width - 13))
    assert len(typescript.alias("Abcd", "", choices).splitlines()) == lines


# The command


def test_the_command_writes_missing_files_and_then_finds_no_difference(tmp_path: Path) -> None:
    typescript.main([str(tmp_path)])
    found = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.*")}
    assert found == set(typescript.generated_files())
    typescript.main(["--check", str(tmp_path)])


def test_the_check_names_what_differs_and_writes_nothing(tmp_path: Path) -> None:
    typescript.main([str(tmp_path)])
    changed = tmp_path / "core" / "protocol.ts"
    changed.write_text("// nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        typescript.main(["--check", str(tmp_path)])
    assert stopped.value.code == f"{changed} differs from what is generated"
    assert changed.read_text(encoding="utf-8") == "// nothing\n"
