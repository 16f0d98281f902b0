"""Which tests run together, and how long one may stand still."""

from __future__ import annotations

import faulthandler
import os
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from xdist.scheduler import LoadScopeScheduling

from guildhall.games.registry import game_names

BROWSER = Path(__file__).parent / "browser"
LIMIT_SECONDS = 120
"""For the setup, the call and the teardown of a test each; no test may depend on speed, so this
only ends one that stands still."""
LONG_LIMIT_SECONDS = 3600


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when named: they need a process of their own.

    Playwright leaves an event loop running, in which no other can be started.
    """
    named = (Path(config.invocation_params.dir, arg.partition("::")[0]) for arg in config.args)
    if collection_path == BROWSER and not any(one.is_relative_to(BROWSER) for one in named):
        return True
    return None


# Limits


def _within_its_limit(item: pytest.Item) -> Generator[None, object, object]:
    """After the limit, print the stacks of all threads and end this process.

    Of several workers, xdist reports the test as failed and starts another worker.
    """
    mark = item.get_closest_marker("limit")
    limit = LONG_LIMIT_SECONDS if item.get_closest_marker("long") else LIMIT_SECONDS
    crowd = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # others may use the machine
    seconds = mark.args[0] if mark else limit * crowd
    where = item.config.stash[fault_handler_stderr_fd_key]  # not captured, as `sys.stderr` is
    faulthandler.dump_traceback_later(seconds, exit=True, file=where)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


pytest_runtest_setup = pytest.hookimpl(wrapper=True, tryfirst=True)(_within_its_limit)
pytest_runtest_call = pytest.hookimpl(wrapper=True, tryfirst=True)(_within_its_limit)
pytest_runtest_teardown = pytest.hookimpl(wrapper=True, tryfirst=True)(_within_its_limit)


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
