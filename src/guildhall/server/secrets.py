"""Ids and tokens: unguessable, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without letters that are easily mistaken for others."""
_ID_LENGTH = 16


def new_id() -> str:
    """An id that cannot be guessed (79 bits), short enough for a link."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text can be an id; others need not be looked for."""
    return 0 < len(text) <= 40 and text.isascii() and text.isalnum()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """Tokens are random, so one round of a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def is_same(one: bytes | None, other: bytes | None) -> bool:
    return one is not None and other is not None and hmac.compare_digest(one, other)
