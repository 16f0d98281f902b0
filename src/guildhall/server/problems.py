"""Why a request is refused: each reason has a code, an HTTP status and a sentence per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.games.registry import packages
from guildhall.server.protocol import Failure
from guildhall.server.store.database import is_damage
from guildhall.text.words import LANGUAGES, Words

STATUS: Mapping[str, int] = {
    "malformed": 400,
    "no-phrase": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-name": 400,
    "unknown-game": 400,
    "unknown-bot": 400,
    "no-token": 401,
    "wrong-origin": 403,
    "not-yours": 403,
    "no-spectators": 403,
    "not-host": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-move": 404,
    "bad-method": 405,
    "illegal": 409,
    "wrong-seat": 409,
    "stale": 409,
    "game-over": 409,
    "duplicate": 409,
    "time-up": 409,
    "no-undo": 409,
    "undo-limit": 409,
    "table-full": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "not-started": 409,
    "already-started": 409,
    "not-finished": 409,
    "old-rules": 409,
    "no-preview": 409,
    "no-hints": 409,
    "no-review": 409,
    "bad-invitation": 409,
    "watching": 409,
    "chat-limit": 409,
    "too-large": 413,
    "too-many": 429,
    "busy": 503,
    "damaged": 503,
    "server-full": 503,
    "internal": 500,
}


class Refusal(GuildhallError):
    """A request that is not carried out; nothing has changed.

    `detail` may say more in English (which option, which line), `seq` where a duplicate was done.
    `cause` is the error of the rules with its reason and facts, which follow from what the one who
    asks may see.
    """

    def __init__(
        self, code: str, detail: str = "", seq: int = 0, cause: GuildhallError | None = None
    ) -> None:
        cause = cause or GuildhallError()
        super().__init__(detail or code, cause.kind, **cause.facts)
        self.code = code
        self.detail = detail
        self.seq = seq
        self.cause = cause

    @property
    def status(self) -> int:
        return STATUS[self.code]


def told_of(problem: Exception) -> Refusal:
    """Return the refusal for an internal error, or for a database that is away or damaged."""
    if is_damage(problem):
        return Refusal("damaged")
    return Refusal("busy" if isinstance(problem, OSError | SQLAlchemyError) else "internal")


def sentence(language: str, refusal: Refusal) -> str:
    """The refusal in words: an illegal action by its reason, another problem with it."""
    words = words_of(language)
    said = words.say(f"server-error-{refusal.code}")
    if not refusal.kind:
        return said
    why = words.explain(refusal.cause)
    return why if refusal.code == "illegal" else f"{said} {why}"


def failure(language: str, named: str, refusal: Refusal) -> bytes:
    """The error frame that answers the request of this key."""
    said = sentence(language, refusal)
    return msgspec.json.encode(
        Failure(refusal.code, said, named, refusal.detail, refusal.seq, refusal.kind, refusal.facts)
    )


@cache
def words_of(language: str) -> Words:
    return Words(language, {"server": "guildhall.server", **packages()})


def language_of(wanted: str | None) -> str:
    """The first language we speak in an Accept-Language list or a plain code, else English."""
    for part in (wanted or "").split(",")[:10]:
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
