"""Every server test runs on SQLite, and on PostgreSQL and Redis with two server processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Place, open_place


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Servers shared by the tests of a session; a test opens tables of its own."""
    with open_place(request.param) as opened:
        yield opened
        assert "Traceback" not in opened.logs()


@pytest.fixture(scope="session")
def game(request: pytest.FixtureRequest) -> str:
    """The id of a game; tests say which ones they play by a mark out of `games.notes`."""
    name: str = request.param
    return name
