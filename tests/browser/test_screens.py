"""All screens: readable for everybody, nothing cut, nothing wider than the window.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.gallery import SCREENS
from tests.browser.screens import change, flaws, show, visit_as_ann
from tests.browser.stage import NAMES as PEOPLE
from tests.browser.stage import Stage
from tests.browser.visitor import PHONE

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", SCREENS)
def test_k7_axe_finds_nothing_serious(visit: Visit, stage: Stage, name: str) -> None:
    visitor = visit()
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    change(page, theme="light")
    assert visitor.findings() == []
    change(page, theme="dark")
    assert visitor.findings(rule="color-contrast") == []  # nothing else has changed


@pytest.mark.parametrize("name", SCREENS)
def test_i1_i3_m1_every_screen_is_whole_on_a_phone_in_every_language(
    visit: Visit, stage: Stage, name: str
) -> None:
    """No word is cut off, no control sticks out or lies under another, no page scrolls sideways.

    And nothing is left of English elsewhere. A message that is missing altogether is an error in
    the console, which fails every test.
    """
    visitor = visit(PHONE)
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    english = words_on(page)
    for lang in LANGUAGES:
        change(page, language=lang)
        assert flaws(page) == [], lang
        words = words_on(page)
        assert {one for one in words if RAW.search(one)} == set()
        if lang != "en":
            assert {one for one in words & english if is_foreign(one)} == set(), lang


RAW = re.compile(r"\b(ui|app|cartographers|explorers|dale)(-\w+)+\b|\{\s*\$|undefined|NaN")
"""An id instead of its message, or something of the machine."""
LATIN = re.compile(r"[A-Za-z]{3,}")
ADDRESS = re.compile(r"^(https?://)?[\w.]+:\d+/")
ALIKE = {"Bot", "Links", "Normal", "Winter", "Avenia", "Aghon", "Kazan", "Cnidaria", "Xawskil"}
ALIKE |= {"Deck", "Hand", "Teams", "Sabotage"}
"""Said in German as in English."""
NUMERALS = re.compile("^[IVX]+$")
NAMED = {"Guildhall", "English", "Deutsch", "Wren", "Lucide", "Game-icons.net", "Cormorant SC"}
MAKERS = re.compile("Alegreya|Thalmann|Contributors")


def is_foreign(words: str) -> bool:
    """Whether they may not be the same in two languages."""
    if words in ALIKE | NAMED | set(PEOPLE) or NUMERALS.match(words):
        return False
    if ADDRESS.match(words) or MAKERS.search(words):
        return False
    return bool(LATIN.search(words))


# Everything on the page that is read or heard; the announcer has said its part before.
WORDS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("[data-testid=announcer]"))
      found.add(walker.currentNode.data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  }
  return [...found, document.title].filter(Boolean);
}"""


def words_on(page: Page) -> set[str]:
    return set(page.evaluate(WORDS))
