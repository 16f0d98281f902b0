"""Somebody at a device with a browser: opens pages, and notices everything that goes wrong there.

What goes wrong is a trouble: an error or warning in the console, an exception, a blocked or failed
request, a request to another host, an answer above 399, a dialog of the browser. Any trouble that
a test did not expect makes it fail.
"""

from __future__ import annotations

import contextlib
import gzip
import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Request,
    Response,
    WebSocket,
)

from guildhall.server.pages import STATIC

ROOT = Path(__file__).parents[2]
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
WAIT_MILLISECONDS = 90_000
"""For a page or what is on it; only what never comes takes so long."""
OWN_SCHEMES = ("data:", "blob:", "about:")
BROKEN_OFF = "net::ERR_ABORTED"
"""How a request ends when the page that made it was left."""
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
});
"""


class Device(NamedTuple):
    """What somebody uses; the languages are those that the browser asks for."""

    width: int = 1366
    height: int = 768
    lang: str = "en"
    theme: Literal["light", "dark"] = "light"
    touch: bool = False
    calm: bool = False
    """Whether the person has asked for reduced motion."""
    forced_colors: bool = False

    def options(self) -> dict[str, Any]:  # Any: arguments of many kinds
        return {
            "viewport": {"width": self.width, "height": self.height},
            "locale": self.lang,
            "color_scheme": self.theme,
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "reduced_motion": "reduce" if self.calm else "no-preference",
            "forced_colors": "active" if self.forced_colors else "none",
        }


PHONE = Device(360, 640, touch=True)
TABLET = Device(768, 1024, touch=True)
LAPTOP = Device()

STAND_STILL = """
() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished),
)
"""
"""Lets what fades in come to its end; half-faded words have no contrast of their own."""


class Visitor:
    """One browser profile with one or more tabs at one server."""

    def __init__(self, browser: Browser, address: str, device: Device) -> None:
        self.address = address
        self.device = device
        self.troubles: list[str] = []
        self.scripts: list[str] = []
        """Paths of the scripts that were loaded, each once."""
        self._forgiven: list[re.Pattern[str]] = []
        self.context: BrowserContext = browser.new_context(base_url=address, **device.options())
        self.context.set_default_timeout(WAIT_MILLISECONDS)
        self.context.add_init_script(REPORT_VIOLATIONS)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def go(self, path: str = "/") -> Page:
        """Open an address in the first tab and wait until its screen is there."""
        self.page.goto(path)
        self.page.locator("main").wait_for()
        return self.page

    def new_tab(self) -> Page:
        return self.context.new_page()

    def forgive(self, pattern: str) -> None:
        """Expect troubles like this from now on: a test breaks something on purpose."""
        self._forgiven.append(re.compile(pattern))

    @contextlib.contextmanager
    def expecting(self, pattern: str) -> Iterator[None]:
        """Troubles like this are expected inside, and at least one must come, perhaps later."""
        before = len(self.troubles)
        yield
        until = time.monotonic() + WAIT_MILLISECONDS / 1000
        while not (found := [one for one in self.troubles[before:] if re.search(pattern, one)]):
            if time.monotonic() > until:
                break
            self.page.wait_for_timeout(10)
        inside = self.troubles[before:]
        assert found, f"expected a trouble like {pattern!r}, got {inside}"
        self.troubles[before:] = [one for one in inside if one not in found]

    def check(self) -> None:
        """Fail if something went wrong that was not expected."""
        assert not self.troubles, "\n".join(self.troubles)

    def close(self) -> None:
        """Let requests go that a test holds up, or closing could wait for them for ever."""
        for page in self.context.pages:
            page.unroute_all(behavior="ignoreErrors")
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.close()

    # What is on the page

    def findings(self, *impacts: str, page: Page | None = None, rule: str = "") -> list[str]:
        """What axe finds on the page, of these impacts: the serious ones unless told otherwise."""
        asked = page or self.page
        asked.evaluate(STAND_STILL)
        asked.evaluate(_axe_source())
        options = {"resultTypes": ["violations"]} | ({"runOnly": [rule]} if rule else {})
        result = asked.evaluate("(options) => axe.run(document, options)", options)
        wanted = impacts or ("serious", "critical")
        return [
            f"{one['id']}: {one['help']} ({node['html'][:200]})"
            for one in result["violations"]
            if one["impact"] in wanted
            for node in one["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        width: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return width

    def script_size(self) -> int:
        """Bytes of all scripts loaded so far, packed with gzip as the server would send them."""
        files = [STATIC / path.removeprefix("/") for path in self.scripts]
        return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)

    # Troubles

    def _trouble(self, said: str) -> None:
        if not any(pattern.search(said) for pattern in self._forgiven):
            self.troubles.append(said)

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._trouble(f"exception: {error}"))
        page.on("request", self._on_request)
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)
        page.on("websocket", self._on_socket)
        page.on("dialog", self._on_dialog)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console: {message.text}")

    def _on_request(self, request: Request) -> None:
        if not self._is_ours(request.url):
            self._trouble(f"foreign request: {request.url}")

    def _on_failed(self, request: Request) -> None:
        if request.failure != BROKEN_OFF:
            self._trouble(f"failed request: {request.url} ({request.failure})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"answer {response.status}: {response.request.method} {response.url}")
        path = urlsplit(response.url).path
        if response.request.resource_type == "script" and path not in self.scripts:
            self.scripts.append(path)

    def _on_socket(self, socket: WebSocket) -> None:
        if not self._is_ours(socket.url):
            self._trouble(f"foreign socket: {socket.url}")

    def _on_dialog(self, dialog: Dialog) -> None:
        self._trouble(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _is_ours(self, url: str) -> bool:
        host = urlsplit(self.address).netloc
        return url.startswith(OWN_SCHEMES) or urlsplit(url).netloc == host


@cache
def _axe_source() -> str:
    return AXE.read_text("utf-8")
