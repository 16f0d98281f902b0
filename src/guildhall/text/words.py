"""Looking up messages: shared ones from this folder, those of a game from the game's folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from guildhall.core.errors import (
    BadRecord,
    GuildhallError,
    IllegalAction,
    MissingExtra,
    brief,
    quoted,
)
from guildhall.core.event import Args, Event

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "de")
SHARED = "guildhall.text"


class UnknownLanguage(GuildhallError):
    """We do not speak this language."""


class Words:
    """The messages of one language; `packages` are games by id with the package of their texts."""

    def __init__(self, language: str, packages: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            sentence = f"there is no language {quoted(language)}; there are {known}"
            raise UnknownLanguage(sentence, "language", language=language, known=known)
        self.language = language
        self._packages = dict(packages or {})

    def has(self, message: str) -> bool:
        return self._bundle_of(message).has_message(message)

    def say(self, message: str, /, **args: float | str) -> str:
        """The message with this id; a missing one or a bad variable is an error, not a blank."""
        bundle = self._bundle_of(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no text")
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"{message}: {problems[0]}")
        return str(text)

    def tell(self, game: str, event: Event, names: tuple[str, ...]) -> str:
        """An event in words; seats get their names, ids of cards and the like theirs."""
        seat = () if event.seat is None else (("seat", names[event.seat]),)
        return self.say(
            f"{game}-{event.kind}", **dict(seat), **self.resolve(game, event.args, names)
        )

    def explain(self, problem: GuildhallError) -> str:
        """An error in words, in English where this language has no message for it."""
        facts: Mapping[str, int | str] = problem.facts
        message = f"error-{problem.kind}"
        if isinstance(problem, IllegalAction) and problem.game:
            message = f"{problem.game}-illegal-{problem.kind}"
            facts = self.resolve(problem.game, tuple(facts.items()), problem.names)
        elif isinstance(problem, BadRecord) and problem.cause is not None:
            cause, action = self.explain(problem.cause), getattr(problem.cause, "action", "")
            facts = {**facts, "problem": brief("problem", f"{action}: {cause}".removeprefix(": "))}
        return self.say(message, **facts) if problem.kind and self.has(message) else str(problem)

    def resolve(self, game: str, args: Args, names: tuple[str, ...]) -> dict[str, int | str]:
        """Arguments as people read them: `first_edict=greenbough` becomes the edict's name.

        A number called `owner` is a seat, told by its name if names are given.
        """
        return {name: self._resolved(game, name, value, names) for name, value in args}

    def _resolved(
        self, game: str, name: str, value: int | str, names: tuple[str, ...]
    ) -> int | str:
        if isinstance(value, int):
            if name != "owner":
                return value
            return names[value] if names else self.say("seat-number", number=value + 1)
        message = f"{game}-{name.rpartition('_')[2]}-{value}"
        return self.say(message) if self.has(message) else value

    def _bundle_of(self, message: str) -> FluentBundle:
        """The messages of a game begin with its id; its files are read when one is wanted."""
        return _bundle(self.language, self._packages.get(message.partition("-")[0], SHARED))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person has set, English where it is none of ours."""
    for variable in ("GUILDHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def sources(language: str, package: str = SHARED) -> list[str]:
    """What the Fluent files of a package say in a language."""
    folder = resources.files(package)
    if package != SHARED:
        folder = folder / "text"
    names = (f"{language}.ftl", *_more_files(folder, language))
    return [(folder / name).read_text("utf-8") for name in names]


def _more_files(folder: Traversable, language: str) -> list[str]:
    """Where many words are parted: `cards.en.ftl` beside `en.ftl`."""
    names = (file.name for file in folder.iterdir())
    return sorted(name for name in names if name.endswith(f".{language}.ftl"))


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError:
        raise MissingExtra("cli") from None
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, package):
        bundle.add_resource(FluentResource(source))
    return bundle
