"""The pages around the tables: home, new table, joining, records, about and the settings.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE, TABLET, Visitor

SAVES = Path(__file__).parents[1] / "saves" / "cartographers"
FINISHED = SAVES / "v1-two-fixed.replay"
PICKS = (
    "/new/cartographers?edicts=greenbough,canal_lake,wildholds,borderlands"
    "&skills=search,stealth,diplomacy"
)
PAGES = ("/", "/new/cartographers", PICKS, "/records", "/about")
DEVICES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
TABLE = re.compile(r"/t/(\w+)(#\d+)?$")
LEAST_BUTTON = 44

# Controls whose words do not fit, or that stick out of the window.
CUT_WORDS = """() => [...document.querySelectorAll("button, a, h1, h2, h3, legend, label, select")]
  .filter((one) => one.offsetWidth > 1 && !one.matches(".visually-hidden"))
  .filter((one) => getComputedStyle(one).display !== "inline")
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.tagName} ${one.textContent.trim()}`)"""

SMALL_BUTTONS = """(least) => [...document.querySelectorAll("button, select, a.button, nav a")]
  .filter((one) => one.offsetWidth > 1)
  .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
  .map((one) => `${one.innerText || one.ariaLabel} ${one.offsetWidth}x${one.offsetHeight}`)"""

UNNAMED_FIELDS = """() => [...document.querySelectorAll("input, select")]
  .filter((one) => !one.labels?.length && !one.ariaLabel).length"""


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


# First steps


def test_f1_three_clicks_from_the_start_page_to_the_first_drawn_shape(visit: Visit) -> None:
    page = settled(visit(), "/")
    clicks = [
        by_id(page, "play-bots"),
        page.locator("[role=gridcell][data-legal=true]").first,
        by_id(page, "action-draw"),
    ]
    for click in clicks:
        click.click()
    expect(page).to_have_url(TABLE)
    expect(by_id(page, "action-done")).to_be_visible()


def test_a_game_against_a_bot_is_played_by_the_nickname_and_waits_on_the_start_page(
    visit: Visit,
) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "settings").click()
    by_id(page, "nickname").fill("Mira")
    page.keyboard.press("Escape")
    by_id(page, "play-bots").click()
    info = table_info(visitor, table_at(page))
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("person", "Mira", ""),
        ("bot", "", "greedy"),
    ]
    page.locator("header a.mark").click()
    row = by_id(page, "my-table")
    expect(row).to_have_attribute("data-turn", "true")
    expect(row.locator("svg").first).to_be_visible()
    row.get_by_role("link").click()
    expect(page).to_have_url(TABLE)


@pytest.mark.parametrize("game", ["explorers", "dale"])
def test_a_game_to_come_tells_what_it_is_about(visit: Visit, game: str) -> None:
    page = settled(visit(), "/")
    tile = by_id(page, f"tile-{game}")
    tile.get_by_role("button", disabled=True).click(force=True)
    expect(by_id(page, "tip")).to_be_visible()
    tell = tile.get_by_test_id("tell")
    tell.click()
    expect(by_id(page, "game-dialog").locator("p").last).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tell).to_be_focused()


def test_the_pictures_of_the_tiles_come_after_the_page_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.context.route(re.compile(r"/assets/Tile-"), lambda route: route.abort())
    visitor.forgive("Tile-|ERR_FAILED|Failed to fetch|preload")
    page = visitor.go("/")
    expect(by_id(page, "play-bots")).to_be_visible()


# New table


def test_a_new_table_is_mirrored_in_its_address(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/new/cartographers")
    by_id(page, "option-side").get_by_role("radio").nth(1).check(force=True)
    by_id(page, "add-bot").click()
    by_id(page, "seat-kind-1").select_option("device")
    by_id(page, "seat-name-1").fill("Cleo, the 2nd")
    by_id(page, "pace").get_by_role("radio").nth(1).check(force=True)
    by_id(page, "door").get_by_role("radio").nth(1).check(force=True)
    by_id(page, "seed").fill("first light")
    expect(page).to_have_url(re.compile("side=B.*seed=first\\+light.*pace=relaxed.*public=yes"))
    address = page.url

    other = visit(PHONE._replace(lang="de"))
    there = settled(other, address)
    expect(by_id(there, "seat-name-1")).to_have_value("Cleo, the 2nd")
    expect(by_id(there, "seed")).to_have_value("first light")
    by_id(there, "action-open").click()
    info = table_info(other, table_at(there))
    assert info["options"]["side"] == "B"
    assert (info["pace"], info["public"], info["chosen_seed"]) == ("relaxed", True, True)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert info["seats"][1]["name"] == "Cleo, the 2nd"


def test_picked_cards_are_those_of_the_table(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/new/cartographers")
    by_id(page, "option-edicts").get_by_role("radio").nth(1).check(force=True)
    picker = by_id(page, "picker-edicts")
    expect(picker.locator("input:checked")).to_have_count(4)
    picker.get_by_role("radio").nth(2).check(force=True)
    expect(picker.locator("input:checked")).to_have_count(4)
    by_id(page, "option-skills").get_by_role("radio").nth(2).check(force=True)
    skills = by_id(page, "picker-skills").get_by_role("checkbox")
    skills.first.uncheck(force=True)
    main = by_id(page, "action-open")
    expect(main).to_have_attribute("aria-disabled", "true")
    skills.last.check(force=True)
    expect(main).not_to_have_attribute("aria-disabled", "true")
    main.click()
    options = table_info(visitor, table_at(page))["options"]
    assert options["edicts"] == "treetower,canal_lake,wildholds,borderlands"
    assert options["skills"] == "concentration,wound_healing,search"


def test_what_an_address_asks_for_in_vain_is_named_and_left_out(visit: Visit) -> None:
    page = settled(visit(), "/new/cartographers?moons=3&side=B&seat=me&seat=bot.oracle")
    notice = by_id(page, "ignored")
    expect(notice).to_contain_text("moons")
    expect(notice).to_contain_text("seat")
    expect(by_id(page, "option-side").get_by_role("radio").nth(1)).to_be_checked()


def test_seats_come_and_go_down_to_the_least(visit: Visit) -> None:
    page = settled(visit(), "/new/cartographers")
    by_id(page, "add-open").click()
    expect(page.locator("[data-testid^=seat-kind]")).to_have_count(3)
    for _ in range(2):
        by_id(page, "seat-remove-1").click()
    last = by_id(page, "seat-remove-0")
    expect(last).to_have_attribute("aria-disabled", "true")
    expect(by_id(page, "action-open")).to_be_enabled()


def test_a_game_to_come_has_no_new_table_but_a_way_on(visit: Visit) -> None:
    page = settled(visit(), "/new/dale")
    by_id(page, "nothing-here").get_by_role("link").first.click()
    expect(by_id(page, "tile-dale")).to_be_visible()


# Joining


def test_pasted_links_and_codes_lead_to_the_table(visit: Visit) -> None:
    host = visit()
    host.go("/")
    table = open_table(host, seats=[ME, OPEN])
    visitor = visit()
    page = settled(visitor, "/")
    field = by_id(page, "join-field")
    field.fill("what is this")
    by_id(page, "join").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    for pasted in (table.upper(), f"Come: {host.address}/t/{table} !"):
        field.fill(pasted)
        field.press("Enter")
        page.wait_for_url(f"**/t/{table}")
        page.go_back()
        by_id(page, "join-field").wait_for()


def test_a_public_table_is_joined_from_the_start_page(visit: Visit) -> None:
    host = visit()
    host.go("/")
    table = open_table(host, name="Gudrun", seats=[ME, OPEN], public=True)
    visitor = visit(PHONE)
    page = settled(visitor, "/")
    row = by_id(page, "open-table").filter(has_text="Gudrun")
    row.get_by_role("button").click()
    page.wait_for_url("**/join/**")
    expect(by_id(page, "join-card")).to_contain_text("Gudrun")
    by_id(page, "nickname").fill("Bob")
    by_id(page, "sit-down").click()
    page.wait_for_url(f"**/t/{table}")
    assert [seat["name"] for seat in table_info(visitor, table)["seats"]] == ["Gudrun", "Bob"]

    # With a name no question is left: one tap, and one sits.
    second = open_table(host, name="Gudrun", seats=[ME, OPEN], public=True)
    page = settled(visitor, "/")
    by_id(page, "open-table").filter(has_text="Gudrun").get_by_role("button").click()
    page.wait_for_url(f"**/t/{second}")


def test_a_one_time_link_works_once_and_then_says_so(visit: Visit) -> None:
    host = visit()
    host.go("/")
    table = open_table(host, seats=[ME, BOT])
    answer = host.page.request.post(f"/api/tables/{table}/seats/0/hand-over", data={"to": "link"})
    path = f"/join/{table}/{answer.json()['invitation']}"
    friend = visit()
    page = settled(friend, path)
    by_id(page, "nickname").fill("Cleo")
    by_id(page, "sit-down").click()
    page.wait_for_url(f"**/t/{table}")
    assert table_info(friend, table)["seats"][0]["name"] == "Cleo"

    late = visit()
    page = settled(late, path)
    with late.expecting("answer 409"), late.expecting("console: .*409"):
        by_id(page, "sit-down").click()
        expect(by_id(page, "nothing-here").locator("p")).not_to_be_empty()
    expect(by_id(page, "nothing-here").get_by_role("link")).to_have_count(2)


def test_a_link_to_a_table_that_is_gone_says_so(visit: Visit) -> None:
    visitor = visit()
    with visitor.expecting("answer 404"), visitor.expecting("console: .*404"):
        page = settled(visitor, "/join/abcdefghijklmnop/seat")
    expect(by_id(page, "nothing-here").locator("p")).not_to_be_empty()


def test_a_full_table_offers_to_watch(visit: Visit) -> None:
    host = visit()
    host.go("/")
    table = open_table(host, seats=[ME, BOT])
    page = settled(visit(), f"/join/{table}/seat")
    by_id(page, "nothing-here").get_by_role("link").nth(1).click()
    page.wait_for_url(f"**/t/{table}")


# Records and data


def test_a_replay_file_opens_and_is_kept_among_the_records(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/records")
    by_id(page, "replay-file").set_input_files(FINISHED)
    page.wait_for_url(TABLE)
    page = settled(visitor, "/records")
    row = by_id(page, "finished-table").first
    with page.expect_download() as started:
        row.locator("a[download]").click()
    assert "guildhall-replay 1" in Path(started.value.path()).read_text("utf-8")
    row.get_by_role("link").first.click()
    expect(page).to_have_url(TABLE)


def test_a_dropped_file_opens_on_any_page(visit: Visit) -> None:
    page = settled(visit(), "/about")
    drop = """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "game.replay", { type: "text/plain" }));
      for (const name of ["dragover", "drop"]) {
        const options = { dataTransfer: data, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent(name, options));
      }
    }"""
    page.evaluate(drop, FINISHED.read_text("utf-8"))
    expect(page).to_have_url(TABLE)


def test_a_broken_file_is_refused_in_words(visit: Visit) -> None:
    visitor = visit(LAPTOP._replace(lang="de"))
    page = settled(visitor, "/records")
    with visitor.expecting("answer 400"), visitor.expecting("console: .*400"):
        broken = {"name": "x.replay", "mimeType": "text/plain", "buffer": b"hello"}
        by_id(page, "replay-file").set_input_files(broken)  # type: ignore[arg-type]
        expect(by_id(page, "notice")).to_contain_text("Zeile 1")


def test_my_data_is_deleted_after_a_question(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    open_table(visitor, seats=[ME, BOT])
    page = settled(visitor, "/about")
    opener = by_id(page, "delete-me")
    opener.click()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    opener.click()
    by_id(page, "delete-me-now").click()
    expect(by_id(page, "notice")).to_be_visible()
    page = settled(visitor, "/")
    expect(by_id(page, "my-table")).to_have_count(0)


# Settings


def saved(page: Page) -> dict[str, Any]:  # Any: as JSON has it
    settings: dict[str, Any] = json.loads(
        page.evaluate("localStorage.getItem('guildhall.settings')")
    )
    return settings


def test_a4_mute_and_all_other_settings_survive_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "sound").click()
    by_id(page, "theme").click()
    by_id(page, "settings").click()
    by_id(page, "nickname").fill("Mira")
    by_id(page, "setting-motion").get_by_role("radio").nth(2).check(force=True)
    by_id(page, "setting-confirm").get_by_role("radio").nth(2).check(force=True)
    by_id(page, "setting-letters").uncheck()
    by_id(page, "setting-text-view").check()
    by_id(page, "setting-volume").fill("0.25")
    page = settled(visitor, "/")
    kept = {
        "sound": False,
        "theme": "dark",
        "nickname": "Mira",
        "motion": "off",
        "confirm": "always",
        "letters": False,
        "textView": True,
        "volume": 0.25,
    }
    assert saved(page).items() >= kept.items()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    by_id(page, "settings").click()
    expect(by_id(page, "setting-sound")).not_to_be_checked()


def test_i5_switching_the_language_does_not_reload(visit: Visit) -> None:
    page = settled(visit(), "/new/cartographers?side=B")
    page.evaluate("window.stillHere = true")
    by_id(page, "seed").fill("abc")
    heading = page.locator("h1")
    words = set()
    for lang in LANGUAGES:
        by_id(page, "language").click()
        page.locator(f"[data-item={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        words.add(heading.inner_text())
    assert len(words) == len(LANGUAGES)
    assert page.evaluate("window.stillHere")
    expect(by_id(page, "seed")).to_have_value("abc")
    expect(by_id(page, "option-side").get_by_role("radio").nth(1)).to_be_checked()


def test_n7_the_test_button_tells_of_each_channel(visit: Visit) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "settings").click()
    by_id(page, "test-notification").click()
    sound, notification = (by_id(page, f"test-result-{one}") for one in ("sound", "notification"))
    expect(sound).to_have_attribute("data-works", "true")
    expect(notification).to_have_attribute("data-works", "false")
    expect(notification).not_to_be_empty()

    # Refused by the browser: the switch goes back, and the reason is said.
    by_id(page, "setting-notifications").click()
    expect(by_id(page, "setting-notifications")).not_to_be_checked()
    expect(notification).to_have_attribute("data-works", "false")

    visitor.context.grant_permissions(["notifications"])
    by_id(page, "setting-notifications").click()
    expect(notification).to_have_attribute("data-works", "true")
    by_id(page, "setting-sound").uncheck()
    by_id(page, "test-notification").click()
    expect(sound).to_have_attribute("data-works", "false")
    expect(notification).to_have_attribute("data-works", "true")


# For every page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_m1_i3_nothing_is_wider_than_the_window(visit: Visit, device: str, lang: str) -> None:
    visitor = visit(DEVICES[device]._replace(lang=lang))
    for path in PAGES:
        page = settled(visitor, path)
        assert visitor.overflow() <= 0, path
        assert page.evaluate(CUT_WORDS) == [], path
    by_id(page, "settings").click()
    assert page.evaluate(CUT_WORDS) == []


@pytest.mark.parametrize("path", PAGES)
def test_m3_buttons_are_large_enough_for_a_finger(visit: Visit, path: str) -> None:
    page = settled(visit(PHONE), path)
    assert page.evaluate(SMALL_BUTTONS, LEAST_BUTTON) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_k7_axe_finds_nothing_serious(
    visit: Visit, device: str, theme: Literal["light", "dark"]
) -> None:
    visitor = visit(DEVICES[device]._replace(theme=theme, calm=True))
    for path in PAGES:
        page = settled(visitor, path)
        assert visitor.findings() == [], path
        assert page.evaluate(UNNAMED_FIELDS) == 0, path
    by_id(page, "delete-me").click()
    assert visitor.findings() == []
    page.keyboard.press("Escape")
    by_id(page, "settings").click()
    by_id(page, "test-notification").click()
    by_id(page, "test-result-notification").wait_for()
    assert visitor.findings() == []
    page = settled(visitor, "/")
    by_id(page, "tell").first.click()
    assert visitor.findings() == []


def test_k8_the_focus_returns_from_the_settings(visit: Visit) -> None:
    page = settled(visit(), "/")
    opener = by_id(page, "settings")
    opener.focus()
    page.keyboard.press("Enter")
    expect(by_id(page, "settings-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(by_id(page, "settings-dialog")).to_be_hidden()
    expect(opener).to_be_focused()


def test_k1_a_table_is_opened_by_keyboard_only(visit: Visit) -> None:
    page = settled(visit(), "/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "new-table":
            break
    page.keyboard.press("Enter")
    by_id(page, "option-side").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "action-open":
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
