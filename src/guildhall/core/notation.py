"""Actions as short lines a person can read and type, derived from their fields.

`Draw(terrain=FOREST, cells=..., coin=True)` is `draw forest c4+c5 coin`: the verb is the class,
then the fields in order. A true flag is its name, a false one is left out. A field that may be None
has a `Keyword`: `play reflection as acorn`, or just `play acorn`.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Annotated, Any, Generic, NamedTuple, TypeVar, get_args, get_origin

from guildhall.core.codec import TextForm, enum_id, field_types, type_name
from guildhall.core.errors import BadNotation, quoted

A = TypeVar("A")


_MOST_KNOWN = 1 << 15
_INT = re.compile(r"0|-?[1-9][0-9]{0,8}")


class Keyword(NamedTuple):
    """A note on a field that may be None: the word before its value; without it, it is None."""

    word: str


class _Word(NamedTuple):
    """How one field is written as a word and read again (ValueError with a reason)."""

    name: str
    is_flag: bool
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    keyword: str = ""


class Notation(Generic[A]):
    """Writes and reads the actions of one game; see `notation_of`.

    Games keep most actions in tables, so an action that was written before is known again by its
    identity (the entry holds it, so no other object can have its id), and read as the same object.
    """

    def __init__(self, action_types: tuple[type[A], ...]) -> None:
        kinds: tuple[Any, ...] = action_types
        self._words: dict[type[A], tuple[_Word, ...]] = {one: _words(one) for one in kinds}
        self._verbs = {type_name(one): one for one in action_types}
        self._texts: dict[int, tuple[A, str]] = {}
        self._actions: dict[str, A] = {}

    def format(self, action: A) -> str:
        known = self._texts.get(id(action))
        if known is not None:
            return known[1]
        text = self._format(action)
        if len(self._texts) >= _MOST_KNOWN:
            self._texts.clear()
            self._actions.clear()
        self._texts[id(action)] = (action, text)
        self._actions.setdefault(text, action)
        return text

    def parse(self, text: str) -> A:
        if not isinstance(text, str):
            raise BadNotation(f"expected an action as text, got {quoted(text)}")
        known = self._actions.get(text)
        return self._parse(text) if known is None else known

    def _format(self, action: A) -> str:
        if type(action) not in self._words:
            raise BadNotation(f"expected an action of this game, got {quoted(action)}")
        parts = [type_name(type(action))]
        for word in self._words[type(action)]:
            value = getattr(action, word.name)
            if word.is_flag:
                parts += [word.name] if value else []
            elif not word.keyword:
                parts.append(word.write(value))
            elif value is not None:
                parts += [word.keyword, word.write(value)]
        return " ".join(parts)

    def _parse(self, text: str) -> A:
        verb, *rest = text.split() or [""]
        if verb not in self._verbs:
            known = ", ".join(self._verbs)
            sentence = f"{quoted(text)}: expected one of {known}, got {quoted(verb)}"
            raise BadNotation(sentence, "notation-verb", word=verb, known=known)
        of_type = self._verbs[verb]
        fields: dict[str, Any] = {}
        for word in self._words[of_type]:
            if word.is_flag:
                fields[word.name] = bool(rest) and rest[0] == word.name
                rest = rest[1:] if fields[word.name] else rest
                continue
            if word.keyword:
                if not rest or rest[0] != word.keyword:
                    fields[word.name] = None
                    continue
                rest = rest[1:]
            if not rest:
                sentence = f"{quoted(text)}: {word.name} is missing"
                raise BadNotation(sentence, "notation-missing", name=word.name)
            fields[word.name] = self._read(text, word, rest[0])
            rest = rest[1:]
        if rest:
            sentence = f"{quoted(text)}: nothing expected after the action, got {quoted(rest[0])}"
            raise BadNotation(sentence, "notation-more", word=rest[0])
        return of_type(**fields)

    def _read(self, text: str, word: _Word, value: str) -> Any:
        try:
            return word.read(value)
        except ValueError as problem:
            sentence = f"{quoted(text)}: {word.name}: {problem}"
            wrong = [one for one in value.split("+") if not _can_read(word, one)]
            if not wrong:
                raise BadNotation(sentence, "notation-joined", word=value) from None
            part = wrong[0] or value
            raise BadNotation(sentence, "notation-value", name=word.name, word=part) from None


def _can_read(word: _Word, value: str) -> bool:
    try:
        word.read(value)
    except ValueError:
        return False
    return True


@cache
def notation_of(action_types: tuple[type[A], ...]) -> Notation[A]:
    """The notation for these actions, the same one for all matches."""
    return Notation(action_types)


@cache
def _words(of_type: type) -> tuple[_Word, ...]:
    if not dataclasses.is_dataclass(of_type):
        raise TypeError(f"{of_type!r} is not a dataclass")
    return tuple(_word(name, one) for name, one in field_types(of_type).items())


def _word(name: str, of_type: Any) -> _Word:
    if get_origin(of_type) is Annotated:
        base, *notes = get_args(of_type)
        keywords = [note for note in notes if isinstance(note, Keyword)]
        if keywords:
            (value_type,) = [one for one in get_args(base) if one is not type(None)]
            return _word(name, value_type)._replace(keyword=keywords[0].word)
        form = next(note for note in notes if isinstance(note, TextForm))
        return _Word(name, False, form.to_text, form.from_text)
    if of_type is bool:
        return _Word(name, True, str, bool)
    if of_type is int:
        return _Word(name, False, str, _read_int)
    if isinstance(of_type, type) and issubclass(of_type, Enum):
        return _enum_word(name, of_type)
    raise TypeError(f"no notation for the field {name} of type {of_type!r}")


def _enum_word(name: str, of_type: type[Enum]) -> _Word:
    members = {enum_id(member): member for member in of_type}

    def read(text: str) -> Enum:
        if text not in members:
            raise ValueError(f"expected one of {', '.join(members)}, got {quoted(text)}")
        return members[text]

    return _Word(name, False, enum_id, read)


def _read_int(text: str) -> int:
    if not _INT.fullmatch(text):
        raise ValueError(f"expected a whole number, got {quoted(text)}")
    return int(text)
