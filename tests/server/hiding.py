"""Somebody does what others may not know yet."""

from __future__ import annotations

import random

from tests.server.games.notes import notes_of
from tests.server.secrecy import is_in, plain
from tests.server.talk import AnyMatch, Wire, shown


def hide(wire: Wire, match: AnyMatch) -> list[str]:
    """Act, there and in the library's match, until something is hidden; the words to find it by."""
    before, rng = _hidden(match), random.Random(match.seed)
    while not (words := _hidden(match) - before):
        assert "done" not in wire.actions or len(wire.actions) > 1, "nothing was hidden"
        action = rng.choice([one for one in wire.actions if one != "done"])
        match.submit_text(wire.now["seat"], action)
        assert wire.submit(action)["type"] == "update"
    return sorted(words)


def told(words: list[str], frames: object) -> list[str]:
    """Those of the words that somebody was told."""
    text = plain(frames)
    return [word for word in words if is_in(word, text)]


def _hidden(match: AnyMatch) -> set[str]:
    """Words of what those who only watch may not know, and do not see for other reasons."""
    secrets = notes_of(match.game.name).secrets(match.state, None)
    return {one.word for one in secrets if not told([one.word], shown(match, None))}
