"""Every message exists in every language, with the same variables, and can be said."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from guildhall.core.game import Setup
from guildhall.games.cartographers.data import (
    TITLES,
    Card,
    Edict,
    Letter,
    Season,
    Side,
    Skill,
    Terrain,
)
from guildhall.games.registry import entry, game_names, packages
from guildhall.server.phrases import PHRASES
from guildhall.server.problems import STATUS, Refusal, sentence
from guildhall.server.settings import Settings
from guildhall.text.words import (
    LANGUAGES,
    SHARED,
    UnknownLanguage,
    Words,
    preferred_language,
    sources,
)

PACKAGES = packages() | {"server": "guildhall.server"}
FOLDERS = ("shared", *PACKAGES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - theirs
        self.names.add(node.id.name)


def messages(language: str, folder: str) -> dict[str, frozenset[str]]:
    """Ids and variables of the Fluent files of one folder."""
    text = "\n".join(sources(language, PACKAGES.get(folder, SHARED)))
    found = {}
    for item in FluentParser().parse(text).body:
        assert not isinstance(item, ast.Junk), item.content
        if isinstance(item, ast.Message):
            visitor = Variables()
            visitor.visit(item)
            assert item.id.name not in found, f"{item.id.name} is there twice"
            found[item.id.name] = frozenset(visitor.names)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_with_the_same_variables(folder: str, language: str) -> None:
    assert messages(language, folder) == messages("en", folder)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_message_is_found_by_the_first_word_of_its_id(folder: str) -> None:
    first = {name.partition("-")[0] for name in messages("en", folder)}
    assert first.isdisjoint(PACKAGES) if folder == "shared" else first == {folder}


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_is_left_in_english(folder: str) -> None:
    """Whole sentences that are the same in two languages were forgotten in one of them."""
    said = {language: Words(language, PACKAGES) for language in LANGUAGES}
    for name, variables in messages("en", folder).items():
        if not variables and len(said["en"].say(name).split()) > 3:
            assert said["en"].say(name) != said["ru"].say(name), name
            assert said["en"].say(name) != said["de"].say(name), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_russian_is_written_in_russian(folder: str) -> None:
    words = Words("ru", PACKAGES)
    for name, variables in messages("ru", folder).items():
        if not variables and len(words.say(name)) > 12 and not name.startswith("bench-"):
            assert re.search(r"[\u0430-\u044f]", words.say(name)), name


PLURALS = {
    "ru": {1: "1 звезда", 2: "2 звезды", 5: "5 звёзд", 11: "11 звёзд", 21: "21 звезда"},
    "de": {1: "1 Stern", 2: "2 Sterne", 5: "5 Sterne", 21: "21 Sterne"},
    "en": {1: "1 star", 2: "2 stars", 5: "5 stars", 21: "21 stars"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right(language: str) -> None:
    words = Words(language)
    for number, expected in PLURALS[language].items():
        said = words.say("watch-score", seat="Ann", total=number)
        assert said == f"Ann: {expected}"


def test_everything_in_cartographers_has_a_name() -> None:
    words = Words("en", PACKAGES)
    with_rule = [("card", Card), ("edict", Edict), ("skill", Skill)]
    for kind, members in with_rule:
        for member in members:
            name = f"cartographers-{kind}-{member.name.lower()}"
            assert words.has(name), name
            assert words.has(f"{name}-rule"), name
    for kind, ids in {
        "terrain": [one.name.lower() for one in Terrain],
        "season": [one.name.lower() for one in Season],
        "side": [one.name for one in Side],
        "letter": [one.name for one in Letter],
        "title": [*(title.id for title in TITLES), "none"],
    }.items():
        for one in ids:
            assert words.has(f"cartographers-{kind}-{one}"), (kind, one)


@pytest.mark.parametrize("name", game_names())
def test_options_and_decisions_have_texts(name: str) -> None:
    words = Words("en", PACKAGES)
    game = entry(name).game
    for option in game.options:
        assert words.has(f"{name}-option-{option.name}")
        assert words.has(f"{name}-option-{option.name}-help")
        for value in option.values:
            assert words.has(f"{name}-option-{option.name}-{value}"), value
    for decision in game.decisions(game.new_state(Setup(game.seats.start))):
        assert words.has(f"{name}-decision-{decision.kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over(language: str) -> None:
    said = {code: sentence(language, Refusal(code)) for code in STATUS}
    assert len(set(said.values())) == len(said), "two codes say the same"
    assert with_prefix(language, "server-error-") == set(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_has_words_and_no_words_are_left_over(language: str) -> None:
    assert with_prefix(language, "server-phrase-") == set(PHRASES)


def test_every_setting_of_the_server_is_explained() -> None:
    words = Words("en")
    for one in fields(Settings):
        assert words.has(f"cli-serve-{one.name.replace('_', '-')}-help"), one.name


def with_prefix(language: str, prefix: str) -> set[str]:
    """What follows the prefix in the ids of the server's messages."""
    ids = messages(language, "server")
    return {name.removeprefix(prefix) for name in ids if name.startswith(prefix)}


def test_an_unknown_language_and_a_missing_message_are_errors() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'"):
        Words("fr")
    with pytest.raises(LookupError):
        Words("en").say("no-such-message")
    with pytest.raises(LookupError):
        Words("en").say("watch-score")


def test_the_language_comes_from_the_environment() -> None:
    assert preferred_language({"LANG": "de_DE.UTF-8"}) == "de"
    assert preferred_language({"LANG": "fr_FR.UTF-8"}) == "en"
    assert preferred_language({"LANG": "de_DE", "GUILDHALL_LANG": "ru"}) == "ru"
    assert preferred_language({}) == "en"
