"""A real server and a real Chromium, shared by the tests of a process; each test has its visitors.

Playwright leaves an event loop running: these tests need a pytest process of their own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from guildhall.server.pages import STATIC
from tests.browser.gallery import set_stage
from tests.browser.stage import Stage
from tests.browser.visitor import LAPTOP, WAIT_MILLISECONDS, Device, Visitor
from tests.server.services import Place, open_place

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the quickest: it has no windows to draw around a page."""
WITHOUT = ",".join(
    (
        # Pages of their own, loaded for every visitor: without them a visit begins twice as fast.
        *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
        # As Playwright would have it, whose own list this replaces.
        *("HttpsUpgrades", "PaintHolding", "LensOverlay", "MediaRouter", "OptimizationHints"),
        *("ThirdPartyStoragePartitioning", "DestroyProfileOnBrowserClose"),
    )
)
ARGUMENTS = [
    "--no-sandbox",  # tests may run as root, where Chromium has no sandbox
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={WITHOUT}",
]
Visit = Callable[..., Visitor]
"""`visit()` or `visit(PHONE._replace(lang="ru"))`: somebody with an empty browser."""


@pytest.fixture(scope="session")
def place() -> Iterator[Place]:
    assert (STATIC / "index.html").is_file(), "the pages are not built: run make build"
    with open_place("sqlite") as opened:
        yield opened
        assert "Traceback" not in opened.logs()


@pytest.fixture(scope="session")
def stage(place: Place) -> Iterator[Stage]:
    """Tables to look at: whoever changes one needs a table of their own."""
    with set_stage(place.here) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@contextmanager
def running_chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, "there is no Chromium: run make chromium"
    expect.set_options(timeout=WAIT_MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(place: Place, chromium: Browser) -> Iterator[Visit]:
    """Opens browsers for a test; at its end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def open_one(device: Device = LAPTOP, address: str = place.processes[0].address) -> Visitor:
        visitors.append(Visitor(chromium, address, device))
        return visitors[-1]

    yield open_one
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.check()
