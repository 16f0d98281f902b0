"""JSON for states, views, actions and events, derived from the types of their fields.

Named tuples and dataclasses become objects, tuples become arrays, enums their ids (see `enum_id`).
`Annotated[int, form]`, where `form` is a `TextForm`, becomes text. A union of classes becomes an
object whose `type` names the class. Fields equal to their default may be left out when reading. A
class may name `derived_fields`, which are not written, and have a class method `derive` that gets
the fields that were read and returns those that follow from them.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, Union, get_args, get_origin, runtime_checkable

from guildhall.core.errors import MOST_INT, BadPosition, clipped, quoted

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
T = TypeVar("T")
_PLAIN_NAMES: Mapping[object, str] = {bool: "true or false", int: "a whole number", str: "text"}


@runtime_checkable
class TextForm(Protocol):
    """How an integer is written as text; `from_text` raises ValueError with a reason."""

    def to_text(self, value: int) -> str: ...
    def from_text(self, text: str) -> int: ...


class Codec(typing.NamedTuple):
    """How values of one type are written and read; `read` gets the path for its error messages."""

    write: Callable[[Any], Json]
    read: Callable[[Json, str], Any]


def to_json(of_type: object, value: object) -> Json:
    """The value as JSON data (not text)."""
    return codec_of(of_type).write(value)


def from_json(of_type: type[T], data: Json) -> T:
    """The value that the data describes; raises BadPosition with the path of the first mistake."""
    kind: Any = of_type
    result: T = codec_of(kind).read(data, "")
    return result


def dumps(of_type: object, value: object, *, indent: int | None = None) -> str:
    """JSON text that is the same for equal values."""
    separators = (",", ":") if indent is None else (",", ": ")
    return json.dumps(
        to_json(of_type, value), ensure_ascii=False, indent=indent, separators=separators
    )


def loads(of_type: type[T], text: str) -> T:
    try:
        data = json.loads(text, parse_float=_no_fractions, parse_constant=_no_fractions)
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadPosition(f"not JSON: {problem}") from None
    return from_json(of_type, data)


def digest(of_type: object, value: object) -> str:
    """A short fingerprint of a value, equal for equal values on every machine."""
    return hashlib.sha256(dumps(of_type, value).encode()).hexdigest()[:16]


@cache
def codec_of(of_type: object) -> Codec:
    origin = get_origin(of_type)
    if origin is Annotated:
        base, *notes = get_args(of_type)
        forms = [note for note in notes if isinstance(note, TextForm)]
        return _text_codec(forms[0]) if forms else codec_of(base)
    if origin in (Union, types.UnionType):
        return _union_codec(get_args(of_type))
    if origin is tuple:
        return _tuple_codec(get_args(of_type))
    if of_type in (bool, int, str, None, type(None)):
        return _plain_codec(of_type)
    if isinstance(of_type, type) and issubclass(of_type, Enum):
        return _enum_codec(of_type)
    if isinstance(of_type, type) and field_types_or_none(of_type) is not None:
        return _record_codec(of_type)
    raise TypeError(f"no JSON form for {of_type!r}")


@cache
def field_types(of_type: type) -> dict[str, Any]:
    """The fields of a named tuple or dataclass with their full types, in order."""
    names: tuple[str, ...]
    if dataclasses.is_dataclass(of_type):
        names = tuple(field.name for field in dataclasses.fields(of_type))
    else:
        names = getattr(of_type, "_fields", ())
    hints = typing.get_type_hints(of_type, include_extras=True)
    return {name: hints[name] for name in names}


def enum_id(member: Enum) -> str:
    """The id of an enum member: its name in lower case, but single letters stay capital."""
    return member.name if len(member.name) == 1 else member.name.lower()


def type_name(of_type: type) -> str:
    """The id of a class: `UseSkill` is `use-skill`."""
    name = of_type.__name__
    parts = [("-" if i and char.isupper() else "") + char.lower() for i, char in enumerate(name)]
    return "".join(parts)


def _text_codec(form: TextForm) -> Codec:
    def read(data: Json, path: str) -> int:
        if not isinstance(data, str):
            raise _wrong(path, "text", data)
        try:
            return form.from_text(data)
        except ValueError as problem:
            raise BadPosition(f"{path or 'value'}: {problem}") from None

    return Codec(form.to_text, read)


def _plain_codec(of_type: object) -> Codec:
    wanted = type(None) if of_type is None else of_type
    name = _PLAIN_NAMES.get(wanted, "null")

    def read(data: Json, path: str) -> Json:
        if type(data) is not wanted or _is_huge(data):
            raise _wrong(path, name, data)
        return data

    return Codec(lambda value: value, read)


def _is_huge(data: Json) -> bool:
    return isinstance(data, int) and abs(data) > MOST_INT


def _enum_codec(of_type: type[Enum]) -> Codec:
    members = {enum_id(member): member for member in of_type}
    names = {member: name for name, member in members.items()}

    def read(data: Json, path: str) -> Enum:
        if not isinstance(data, str) or data not in members:
            raise _wrong(path, "one of " + ", ".join(members), data)
        return members[data]

    return Codec(names.__getitem__, read)


def _tuple_codec(items: tuple[object, ...]) -> Codec:
    if len(items) == 2 and items[1] is Ellipsis:
        item = codec_of(items[0])

        def read_many(data: Json, path: str) -> tuple[object, ...]:
            if not isinstance(data, list):
                raise _wrong(path, "a list", data)
            return tuple(item.read(one, f"{path}[{i}]") for i, one in enumerate(data))

        return Codec(lambda value: [item.write(one) for one in value], read_many)
    codecs = tuple(codec_of(one) for one in items if one != ())

    def read_each(data: Json, path: str) -> tuple[object, ...]:
        if not isinstance(data, list) or len(data) != len(codecs):
            raise _wrong(path, f"a list of {len(codecs)}", data)
        pairs = enumerate(zip(codecs, data, strict=True))
        return tuple(codec.read(one, f"{path}[{i}]") for i, (codec, one) in pairs)

    return Codec(
        lambda value: [codec.write(one) for codec, one in zip(codecs, value, strict=True)],
        read_each,
    )


def _record_codec(of_type: type) -> Codec:
    derived: frozenset[str] = getattr(of_type, "derived_fields", frozenset())
    derive = getattr(of_type, "derive", None)
    codecs = {n: codec_of(t) for n, t in field_types(of_type).items() if n not in derived}
    defaults = _default_names(of_type)

    def write(value: object) -> Json:
        return {name: codec.write(getattr(value, name)) for name, codec in codecs.items()}

    def read(data: Json, path: str) -> object:
        if not isinstance(data, dict):
            raise _wrong(path, "an object", data)
        unknown = [name for name in data if name not in codecs]
        if unknown:
            expected = ", ".join(codecs) or "nothing"
            found = _at(path, clipped(str(unknown[0])))
            raise BadPosition(f"{found}: unknown field, expected {expected}")
        missing = [name for name in codecs if name not in data and name not in defaults]
        if missing:
            raise BadPosition(f"{_at(path, missing[0])}: missing")
        fields = {name: codecs[name].read(one, _at(path, name)) for name, one in data.items()}
        if derive is not None:
            fields |= derive(fields)
        return of_type(**fields)

    return Codec(write, read)


def _default_names(of_type: type) -> frozenset[str]:
    if not dataclasses.is_dataclass(of_type):
        return frozenset(getattr(of_type, "_field_defaults", {}))
    missing = dataclasses.MISSING
    fields = dataclasses.fields(of_type)
    return frozenset(
        f.name for f in fields if f.default is not missing or f.default_factory is not missing
    )


def _union_codec(members: tuple[object, ...]) -> Codec:
    """None or one other type, plain types told apart by kind, or classes tagged by `type`."""
    others = [member for member in members if member is not type(None)]
    optional = len(others) < len(members)
    if all(isinstance(one, type) and field_types_or_none(one) is not None for one in others):
        inner = codec_of(others[0]) if len(others) == 1 else _tagged_codec(others)
    elif len(others) == 1:
        inner = codec_of(others[0])
    else:
        inner = _either_codec(others)
    if not optional:
        return inner

    def read(data: Json, path: str) -> object:
        return None if data is None else inner.read(data, path)

    return Codec(lambda value: None if value is None else inner.write(value), read)


def field_types_or_none(of_type: type) -> dict[str, Any] | None:
    if dataclasses.is_dataclass(of_type) or hasattr(of_type, "_fields"):
        return field_types(of_type)
    return None


def _either_codec(members: list[object]) -> Codec:
    codecs = {one: codec_of(one) for one in members if one in (bool, int, str)}
    if len(codecs) != len(members):
        raise TypeError(f"no JSON form for a union of {members}")

    def read(data: Json, path: str) -> Json:
        if type(data) not in codecs or _is_huge(data):
            raise _wrong(path, " or ".join(_PLAIN_NAMES[one] for one in codecs), data)
        return data

    return Codec(lambda value: value, read)


def _tagged_codec(members: list[object]) -> Codec:
    classes = {type_name(one): one for one in members if isinstance(one, type)}

    def write(value: object) -> Json:
        kind: Any = type(value)
        written = codec_of(kind).write(value)
        return {"type": type_name(type(value))} | typing.cast("dict[str, Json]", written)

    def read(data: Json, path: str) -> object:
        if not isinstance(data, dict):
            raise _wrong(path, "an object", data)
        tag = data.get("type")
        if not isinstance(tag, str) or tag not in classes:
            raise _wrong(_at(path, "type"), "one of " + ", ".join(classes), tag)
        rest = {name: one for name, one in data.items() if name != "type"}
        return codec_of(classes[tag]).read(rest, path)

    return Codec(write, read)


def _at(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _wrong(path: str, expected: str, got: Json) -> BadPosition:
    try:
        shown = json.dumps(got, ensure_ascii=False)
    except RecursionError:  # read with less of the stack in use than there is now
        shown = "something nested too deeply"
    except (TypeError, ValueError):  # no JSON at all
        shown = f"a value of type {type(got).__name__}"
    return BadPosition(f"{path or 'value'}: expected {expected}, got {clipped(shown, 60)}")


def _no_fractions(text: str) -> int:
    raise ValueError(f"only whole numbers are used here, got {clipped(text)}")


def joined(text: str) -> list[str]:
    """Return the words that `+` or spaces join; ValueError if a `+` lacks a word at a side."""
    if text and not all(part.strip() for part in text.split("+")):
        raise ValueError(f"expected a word on both sides of each +, got {quoted(text)}")
    return text.replace("+", " ").split()
