"""What the tests of the pages around the tables share."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visitor import Visitor

TABLE = re.compile(r"/t/(\w+)(#\d+)?$")


def settled(visitor: Visitor, path: str) -> Page:
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    return page


def by_id(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def table_at(page: Page) -> str:
    """The id of the table on screen."""
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found
    return found[1]


def open_table(visitor: Visitor, **wish: object) -> str:
    """Open a table as this visitor, past the screen; returns its id."""
    wish = {"game": "cartographers", "name": "Ann", **wish}
    answer = visitor.page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def table_info(visitor: Visitor, table: str) -> dict[str, Any]:  # Any: as JSON has it
    info: dict[str, Any] = visitor.page.request.get(f"/api/tables/{table}").json()
    return info


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}
