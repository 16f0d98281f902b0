"""Columns beside a board that are higher than their place.

Defect 11 of the trial of every screen: what the rail cuts off looked complete.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.gallery import SCREENS
from tests.browser.screens import show, visit_as_ann
from tests.browser.stage import Stage
from tests.browser.visitor import Device

# Columns that go on without a sign, or have one though all of them is seen.
UNTOLD = """(is_at_end) => {
  const columns = [...document.querySelectorAll("main :is(aside, aside *)")].filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.closest(".log"));
  for (const one of columns) one.scrollTop = is_at_end ? one.scrollHeight : 0;
  return new Promise((done) => setTimeout(() => done(columns.filter((one) => {
    const goesOn = one.scrollHeight - one.clientHeight - one.scrollTop > 2;
    return goesOn !== one.hasAttribute("data-below") || (is_at_end && goesOn);
  }).map((one) => one.className)), 100));
}"""


@pytest.mark.parametrize(
    "name", ["explorers/offer", "explorers/reuse", "cartographers/drawing", "dale/table"]
)
def test_a_column_that_goes_on_shows_that_it_does(visit: Visit, stage: Stage, name: str) -> None:
    visitor = visit(Device(1366, 633))
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    for is_at_end in (False, True):
        assert untold(page, is_at_end=is_at_end) == []


def untold(page: Page, *, is_at_end: bool) -> list[str]:
    """Asked again for a while: a busy machine is late with its measures."""
    for _ in range(20):
        found: list[str] = page.evaluate(UNTOLD, is_at_end)
        if not found:
            return []
    return found
