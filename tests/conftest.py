"""Which tests run together."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when named: they need a process of their own.

    Playwright leaves an event loop running, in which no other can be started.
    """
    named = (Path(config.invocation_params.dir, arg.partition("::")[0]) for arg in config.args)
    if collection_path == BROWSER and not any(one.is_relative_to(BROWSER) for one in named):
        return True
    return None
