"""Every server test runs on SQLite, and on PostgreSQL and Redis with two server processes.

The second is quick only where a test is about that, or plays a game there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest

from tests.server.services import Place, open_place

Places = Callable[[str], Place]


@pytest.fixture(scope="session")
def places() -> Iterator[Places]:
    """Opens each place when it is first wanted; it stays open, whatever the order of the tests."""
    opened: list[Place] = []
    with ExitStack() as stack:

        @cache
        def place_of(kind: str) -> Place:
            opened.append(stack.enter_context(open_place(kind)))
            return opened[-1]

        yield place_of
        assert not [one.kind for one in opened if "Traceback" in one.logs()]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest, places: Places) -> Place:
    """Servers shared by the tests of a session; a test opens tables of its own."""
    return places(request.param)
