"""What is measured and done on a small screen under fingers, whatever is played."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.browser.hands import Fingers, Point

LEAST_BUTTON = 44

# What is not fully inside the window.
OUTSIDE = """(selectors) => selectors.filter((selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
})"""
SMALL = """(least) => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  return [...top.querySelectorAll("button, select, a.button, [role=radio], [role=tab], summary")]
    .filter((one) => one.checkVisibility() && one.offsetWidth > 1)
    .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
    .map((one) => `${one.innerText || one.ariaLabel} ${one.offsetWidth}x${one.offsetHeight}`);
}"""
HEIGHT = "(selector) => document.querySelector(selector).getBoundingClientRect().height"


def swipe(page: Page, start: Point, far: int) -> None:
    """Up or down, with one finger."""
    finger = Fingers(page)
    finger.down(start)
    for part in range(1, 11):
        finger.move(Point(start.x, start.y + far * part / 10))
        page.wait_for_timeout(16)
    finger.up()


def double_tap(page: Page, at: Point, pause_ms: float = 0) -> None:
    """Two quick taps, however slow the machine is: their times are told with them.

    Between them the page has some time to answer the first.
    """
    glass = page.context.new_cdp_session(page)
    now = time.time()
    touch = {"x": at.x, "y": at.y}
    for kind, when in (("Start", 0.0), ("End", 0.02), ("Start", 0.1), ("End", 0.12)):
        page.wait_for_timeout(pause_ms if when == 0.1 else 0)
        told = {"type": f"touch{kind}", "touchPoints": [touch] if kind == "Start" else []}
        glass.send("Input.dispatchTouchEvent", told | {"timestamp": now + when})
    glass.detach()


# How far the page, or any part of it, is scrolled.
SCROLLED = """() => Math.max(scrollY,
  ...[...document.querySelectorAll("*")].filter((one) => one.closest("[data-testid=log]") === null)
    .map((one) => one.scrollTop))"""


def scrolled(page: Page) -> float:
    far: float = page.evaluate(SCROLLED)
    return far


# Rules that show something only while a pointer hovers.
SHOWN_ON_HOVER = """() => {
  const all = (rules) => [...rules].flatMap((one) => [one, ...all(one.cssRules ?? [])]);
  return [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules))
    .filter((rule) => rule.selectorText?.includes(":hover"))
    .filter(({ style }) => style.display || style.visibility || style.opacity || style.content)
    .map((rule) => rule.cssText);
}"""
# Words that are only in a tooltip of the browser.
ONLY_TITLES = """() => [...document.querySelectorAll("[title]")]
  .filter((one) => {
    const said = [one.ariaLabel, one.innerText, one.parentElement.ariaLabel,
      ...[...one.querySelectorAll("[aria-label], time")].map((inner) =>
        inner.ariaLabel ?? inner.dateTime), one.dateTime];
    return !said.some((text) => text && (text.includes(one.title) || text === one.dateTime));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""
