"""The pages as a browser gets them: every address, three languages, nothing from elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE, Device

KILOBYTE = 1000
MOST_SCRIPT = 200 * KILOBYTE
ADDRESSES = ("/", "/new/cartographers", "/rules/cartographers", "/records", "/about")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_is_whole_before_its_fonts_are_there(visit: Visit, lang: str) -> None:
    visitor = visit(PHONE._replace(lang=lang))
    visitor.page.route("**/*.woff2", lambda _: None)  # never answered
    page = visitor.go()
    expect(page.locator("h1").first).not_to_be_empty()
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_first_page_comes_in_the_language_of_the_browser(
    visit: Visit, device: Device, lang: str
) -> None:
    visitor = visit(device._replace(lang=lang))
    page = visitor.go()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("h1").first).not_to_be_empty()
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_opens_without_any_trouble(visit: Visit, path: str) -> None:
    """No error, nothing the policy forbids, no request to another host: the visitor looks."""
    visitor = visit()
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    visitor.check()


def test_an_address_that_does_not_exist_is_answered_in_words(visit: Visit) -> None:
    visitor = visit()
    with visitor.expecting("answer 404"), visitor.expecting("console: .*404"):
        page = visitor.go("/nowhere/at/all")
    expect(page.locator("main")).not_to_be_empty()


def test_the_first_page_needs_little_script(visit: Visit) -> None:
    visitor = visit()
    visitor.go().wait_for_load_state("networkidle")
    assert visitor.scripts
    assert visitor.script_size() <= MOST_SCRIPT


# That a visitor notices


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("console.warn('careful')", "console: careful"),
        ("setTimeout(() => { throw new Error('lost') })", "exception: lost"),
        ("fetch('/api/nothing')", "answer 404: GET"),
        ("fetch('https://example.org/').catch(() => 0)", "policy: connect-src"),
        ("new WebSocket('wss://example.org/')", "policy: connect-src"),
        ("document.body.innerHTML += '<p style=\"margin: 0\">'", "policy: style-src"),
        ("document.body.append(Object.assign(new Image(), { src: '//example.org/a' }))", "img-src"),
        ("alert('hello')", "dialog: hello"),
    ],
)
def test_a_visitor_notices(visit: Visit, script: str, trouble: str) -> None:
    visitor = visit()
    page = visitor.go("/about")
    with visitor.expecting(trouble):
        page.evaluate(f"() => {{ {script} }}")
    visitor.troubles.clear()
    visitor.forgive("")  # some bring a second one, perhaps later


def test_a_visitor_finds_what_axe_finds(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/about")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert [one for one in visitor.findings() if one.startswith("button-name")]
