"""What a screen is, how it is opened, and what may be wrong with any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.seat import QUIET, prefer
from tests.browser.stage import NAMES, Stage, be
from tests.browser.visitor import Visitor


class Screen(NamedTuple):
    """An address, what is to be seen there, and what to do first."""

    path: str
    """With names of tables in braces."""
    shows: str
    """The test id of something that is there when the screen is complete."""
    prepare: Callable[[Page], None] = lambda _: None
    needs: tuple[str, ...] = ()
    """Tables that are listed there."""
    is_main: bool = False
    """Looked at in every size, theme and language, not only in some of each."""


def click(*testids: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        for testid in testids:
            page.get_by_test_id(testid).first.click()

    return prepare


def choose(item: str) -> Callable[[Page], None]:
    """From the menu of the table."""

    def prepare(page: Page) -> None:
        page.get_by_test_id("table-menu").click()
        page.locator(f"[data-item={item}]").click()

    return prepare


def ask_for_hint(page: Page) -> None:
    """On a lying phone the hint stands in the menu."""
    page.get_by_test_id("table-menu").wait_for()
    if page.get_by_test_id("hint").count():
        click("hint")(page)
    else:
        choose("hint")(page)


def visit_as_ann(visitor: Visitor, stage: Stage, **settings: object) -> None:
    """Before the first page: who it is, and that nothing moves."""
    prefer(visitor, **(QUIET | {"nickname": NAMES[0]} | settings))
    be(visitor, stage.ann)


def show(visitor: Visitor, stage: Stage, screen: Screen) -> Page:
    page = visitor.page
    for table in screen.needs:
        assert stage[table]
    page.goto("about:blank")  # the same address with another fragment would not load anew
    visitor.go(screen.path.format_map(stage))
    screen.prepare(page)
    page.get_by_test_id(screen.shows).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => 0)")
    return page


def change(page: Page, **settings: str) -> None:
    """As if these settings were changed in another tab: the page follows without loading anew."""
    page.evaluate(CHANGE, settings)
    if lang := settings.get("language"):
        expect(page.locator("html")).to_have_attribute("lang", lang)
    page.evaluate("document.fonts.ready.then(() => 0)")


CHANGE = """(changed) => {
  const key = "guildhall.settings";
  const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...changed });
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}"""

# What may be wrong

# Words that do not fit or are cut off, controls that stick out or that something else covers.
FLAWS = """() => {
  const flaws = new Set();
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const name = (one) => `${one.tagName.toLowerCase()} “${
    (one.innerText || one.ariaLabel || one.getAttribute("class") || "").trim().slice(0, 60)}”`;
  const isNotToRead = (one) => {
    if (one.closest("svg")) return true; // an ornament
    for (let box = one; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === "inset(50%)") return true; // for ears only
    }
    return false;
  };
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.getBoundingClientRect().width > 1 && !isNotToRead(one);
  const scrolls = (one, axis) => {
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box)[`overflow${axis}`])) return true;
    }
    return false;
  };
  // Letters have some room above and below that is counted as theirs.
  const sticksOut = (inner, outer) =>
    inner.right > outer.right + 2 || inner.left < outer.left - 2
    || inner.bottom > outer.bottom + 6 || inner.top < outer.top - 6;

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) flaws.add(`the page is ${page.scrollWidth} wide`);
  for (const one of top.querySelectorAll("*")) {
    const over = one.scrollWidth - one.clientWidth;
    const mayScroll = one.closest("[role=region], [role=group], ul, svg, input, textarea");
    if (over > 1 && /auto|scroll/.test(getComputedStyle(one).overflowX) && !mayScroll)
      flaws.add(`scrolls sideways: ${name(one)}`);
    if (over > 1 && one.matches("[data-step]")) flaws.add(`does not fit: ${name(one)}`);
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !isSeen(one) || one.closest("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    if ((words.right > innerWidth + 1 || words.left < -1) && !scrolls(one, "X"))
      flaws.add(`sticks out: ${name(one)}`);
    const control = one.closest("button, a, label, legend, th, td, dt, dd, [role=radio]");
    if (control && getComputedStyle(control).display !== "inline"
      && sticksOut(words, control.getBoundingClientRect()))
      flaws.add(`does not fit: ${name(one)}`);
    for (let box = one; box && box !== top; box = box.parentElement) {
      const style = getComputedStyle(box);
      const overflow = style.overflowX + style.overflowY;
      if (style.position === "fixed" || /auto|scroll/.test(overflow)) break;
      if (/hidden|clip/.test(overflow) && sticksOut(words, box.getBoundingClientRect()))
        flaws.add(`cut off: ${name(one)}`);
    }
  }

  const pressed = [...top.querySelectorAll("button, a, select, [role=radio]")].filter(isSeen);
  for (const [place, one] of pressed.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of pressed.slice(place + 1)) {
      const b = other.getBoundingClientRect();
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      const isInside = one.contains(other) || other.contains(one);
      if (x > 3 && y > 3 && !isInside && one.parentElement === other.parentElement)
        flaws.add(`overlap: ${name(one)} and ${name(other)}`);
    }
  }

  const isPinned = (one) => {
    for (let box = one; box; box = box.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  for (const one of top.querySelectorAll("button, a, select, [role=radio]")) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isSeen(one) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || one.contains(hit) || hit.contains(one)) continue;
    if (scrolls(one, "Y") || (isPinned(hit) && !isPinned(one))) continue;
    if (hit.closest("[data-testid=panel], [data-testid=hints]")) continue;  // closed again
    flaws.add(`covered: ${name(one)} by ${name(hit)}`);
  }
  return [...flaws];
}"""


def flaws(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FLAWS)
    return found
