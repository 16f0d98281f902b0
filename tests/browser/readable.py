"""Can every card be read? What a page shows of its cards, measured at any size of the window.

A card that shows text must show it whole, and the text of every other card in sight must be one
tap, hover or focus away.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.seat import phrase
from tests.server.talk import Json

LEAST_SIZE = 12
"""Of letters, in pixels of the page."""
OPENS_WITHIN_MS = 900
"""A hover opens after 300 ms, on a busy machine later."""
STEP_MS = 50


class Deck(NamedTuple):
    """The cards of a game: where they lie on the page, and what is written on them."""

    game: str
    selector: str
    texts: Mapping[str, tuple[str, ...]]
    """By card: messages of which one says all that matters."""
    names: str = ""
    """How the name of a card is found, where its place tells only the name."""
    attribute: str = ""
    """What tells which card it is, where its place does."""


class Card(NamedTuple):
    """One card in sight."""

    name: str
    texts: list[str]
    point: tuple[float, float]
    """Where nothing else lies upon it."""


def in_sight(page: Page, deck: Deck, lang: str) -> list[Card]:
    found: list[Json] = page.evaluate(IN_SIGHT, [deck.selector, deck.attribute])
    return [
        Card(name, [phrase(deck.game, lang, one) for one in deck.texts[name]], (at["x"], at["y"]))
        for at in found
        for name in _named(at["told"], deck, lang)[: 1 if at["isOne"] else None]
    ]


def _named(told: str, deck: Deck, lang: str) -> list[str]:
    """Return the cards named in a text, in the order of the text.

    A card comes first in its own text; the card it copies may follow.
    """
    if deck.attribute:
        return [told] if told in deck.texts else []
    names = {one: phrase(deck.game, lang, deck.names.format(one)) for one in deck.texts}
    return sorted(
        (one for one in names if names[one] in told), key=lambda one: told.find(names[one])
    )


def damaged(page: Page, deck: Deck) -> list[str]:
    """Text on cards that is cut, covered or too small."""
    found: list[str] = page.evaluate(DAMAGED, [deck.selector, LEAST_SIZE])
    return found


def unreadable(page: Page, deck: Deck, lang: str) -> list[str]:
    """The cards in sight whose text is neither there nor shown by one tap, hover or focus."""
    hidden = [one for one in in_sight(page, deck, lang) if not shows(page, one.texts)]
    return [one.name for one in hidden if not _opens(page, _now(page, deck, lang, one))]


def _now(page: Page, deck: Deck, lang: str, card: Card) -> Card:
    """Find a card again: what was opened before it may have moved it."""
    if deck.attribute:
        page.locator(f'[{deck.attribute}="{card.name}"]').first.scroll_into_view_if_needed()
    again = [one for one in in_sight(page, deck, lang) if one.name == card.name]
    return min(again, default=card, key=lambda one: _apart(one, card))


def _apart(one: Card, other: Card) -> float:
    return math.dist(one.point, other.point)


def shows(page: Page, texts: list[str], within: str = "body") -> bool:
    """Whether the page shows one of these texts whole, inside the window."""
    return bool(page.evaluate(SHOWS, [texts, within]))


def shows_whole(page: Page, card: Card, deck: Deck) -> bool:
    """Whether one of these cards itself shows its text."""
    return shows(page, card.texts, deck.selector)


def _opens(page: Page, card: Card) -> bool:
    """One tap, hover or click, whatever this device can do; then all is as it was before."""
    is_touch = page.evaluate("navigator.maxTouchPoints > 0")
    ways: list[Callable[[], None]] = (
        [lambda: page.touchscreen.tap(*card.point)]
        if is_touch
        else [lambda: page.mouse.move(*card.point), lambda: page.mouse.click(*card.point)]
    )
    is_open = any(_shows_after(page, way, card.texts) for way in ways)
    page.keyboard.press("Escape")
    if not is_touch:
        page.mouse.move(0, 0)
    return is_open


def _shows_after(page: Page, way: Callable[[], None], texts: list[str]) -> bool:
    way()
    for _ in range(OPENS_WITHIN_MS // STEP_MS):
        if shows(page, texts):
            return True
        page.wait_for_timeout(STEP_MS)
    return False


# Elements whose middle is in sight, with what tells their card and where nothing lies upon them.
IN_SIGHT = """([selector, attribute]) => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const point = (one) => {
    const box = one.getBoundingClientRect();
    const y = box.y + box.height / 2;
    for (const part of [0.5, 0.2, 0.08, 0.85]) {
      const x = box.x + part * box.width;
      if (one.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  return [...top.querySelectorAll(selector)].flatMap((one) => {
    const at = one.checkVisibility({ visibilityProperty: true }) && point(one);
    const words = one.ariaLabel ?? one.querySelector(".visually-hidden")?.textContent ?? "";
    const told = attribute ? one.getAttribute(attribute) ?? "" : words;
    return at ? [{ ...at, told, isOne: "card" in one.dataset }] : [];
  });
}"""

# Shared by both: the lines of a text, and whether something cuts or covers them.
LINES = """
  const isForEars = (one) => {
    for (let box = one; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((line) => line.width > 1);
  };
  // Letters have some room above and below that is counted as theirs.
  const sticksOut = (line, box) => line.right > box.right + 2 || line.left < box.left - 2
    || line.bottom > box.bottom + 5 || line.top < box.top - 5;
  // "cut", "scrolled" out of a box that scrolls, or nothing.
  const cutBy = (one, line) => {
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents") continue;
      const overflow = style.overflowX + style.overflowY;
      const rect = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflow) && sticksOut(line, rect)) return "scrolled";
      if (/hidden|clip/.test(overflow) && sticksOut(line, rect)) return "cut";
      if (style.position === "fixed") break;
    }
    return sticksOut(line, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      ? "scrolled" : "";
  };
  const coveredBy = (one, root, line) => {
    for (const part of [0.04, 0.5, 0.96]) {
      const [x, y] = [line.left + part * line.width, line.top + line.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && !root.contains(hit) && !hit.contains(one)) return hit;
    }
    return null;
  };
"""

DAMAGED = (
    """([selector, least]) => {"""
    + LINES
    + """
  const flaws = new Set();
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const card of top.querySelectorAll(selector)) {
    if (!card.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const one = walker.currentNode.parentElement;
      const words = walker.currentNode.data.trim();
      if (!words || one.closest("svg") || isForEars(one)) continue;
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      const where = `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""}`;
      const say = (what) => flaws.add(`${what}: ${where} “${words.slice(0, 50)}”`);
      const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
      const lines = linesOf(walker.currentNode);
      if (lines.length === 0) continue;
      if (size < least - 0.05) say(`${size.toFixed(1)} px`);
      const isClipped = one.clientWidth && /hidden|clip/.test(getComputedStyle(one).overflow);
      const isFull = one.scrollWidth <= one.clientWidth + 1
        && one.scrollHeight <= one.clientHeight + 6;
      if (isClipped && !isFull) say("cut");
      for (const line of lines) {
        const cut = cutBy(one, line);
        if (cut === "cut") say("cut off");
        const other = cut ? null : coveredBy(one, card, line);
        if (other) say(`covered by ${other.tagName} ${other.className}`);
      }
    }
  }
  return [...flaws];
}"""
)

SHOWS = (
    """([texts, within]) => {"""
    + LINES
    + """
  const plain = (text) =>
    text.replaceAll(/[\\u2066-\\u2069\\u00ad]/g, "").replaceAll(/\\s+/g, " ").trim();
  const wanted = texts.map(plain);
  const isWhole = (one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (isForEars(parent) || !parent.checkVisibility({ visibilityProperty: true })) return false;
      for (const line of linesOf(walker.currentNode)) {
        count += 1;
        if (cutBy(parent, line) || coveredBy(parent, one, line)) return false;
      }
    }
    return count > 0;
  };
  for (const root of document.querySelectorAll(within)) {
    const found = [...root.querySelectorAll("p, span, small, dd, li, div")].filter((one) => {
      const text = plain(one.textContent);
      return wanted.some((said) => text === said);
    });
    if (found.some(isWhole)) return true;
  }
  return false;
}"""
)
