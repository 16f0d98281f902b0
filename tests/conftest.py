"""Which tests run together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from guildhall.games.registry import game_names

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when named: they need a process of their own.

    Playwright leaves an event loop running, in which no other can be started.
    """
    named = (Path(config.invocation_params.dir, arg.partition("::")[0]) for arg in config.args)
    if collection_path == BROWSER and not any(one.is_relative_to(BROWSER) for one in named):
        return True
    return None


# Workers


class Together(LoadScopeScheduling):  # type: ignore[misc]  # it ships no types
    """A test runs wherever there is time, but tests that share a played game run at one place.

    The groups that xdist offers for that get lost: it writes them into names that pytest no longer
    reads.
    """

    _SHARING = (
        "test_secrecy.py",
        "test_fuzz_http.py",
        "test_fuzz_socket.py",
        "test_failing_services.py",
        "test_large_tables.py",
    )
    _SHARED = re.compile("|".join((*game_names(), "sqlite", "postgres", r"\d seats")))

    def _split_scope(self, nodeid: str) -> str:
        file, _, rest = nodeid.partition("::")
        if not file.endswith(self._SHARING):
            return nodeid
        return " ".join([file, *sorted(self._SHARED.findall(rest.partition("[")[2]))])


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:  # Any: its own kind
    return Together(config, log)
