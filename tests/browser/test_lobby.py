"""The pages around the tables: home, new table, joining, records and about.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby import (
    BOT,
    ME,
    OPEN,
    TABLE,
    by_id,
    open_table,
    settled,
    table_at,
    table_info,
)
from tests.browser.visitor import LAPTOP, PHONE

SAVES = Path(__file__).parents[1] / "saves" / "cartographers"
FINISHED = SAVES / "v1-two-fixed.replay"


def test_a_game_against_a_bot_is_played_by_the_nickname_and_waits_on_the_start_page(
    visit: Visit,
) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    by_id(page, "settings").click()
    by_id(page, "nickname").fill("Mira")
    page.keyboard.press("Escape")
    by_id(page, "play-bots").first.click()
    info = table_info(visitor, table_at(page))
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("person", "Mira", ""),
        ("bot", "", "journeyman"),
    ]
    page.locator("header a.mark").click()
    row = by_id(page, "my-table")
    expect(row).to_have_attribute("data-turn", "true")
    expect(row.locator("svg").first).to_be_visible()
    row.get_by_role("link").click()
    expect(page).to_have_url(TABLE)


def test_who_comes_back_before_the_table_was_there_finds_it_on_the_start_page(
    visit: Visit,
) -> None:
    visitor = visit()
    page = settled(visitor, "/")
    visitor.context.route(re.compile(r"/assets/Table-"), lambda _: None)  # never arrives
    by_id(page, "play-bots").first.click()
    expect(page).to_have_url(TABLE)
    page.go_back()
    expect(by_id(page, "my-table")).to_be_visible()


def test_the_pictures_of_the_tiles_come_after_the_page_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.context.route(re.compile(r"/assets/Tile-"), lambda route: route.abort())
    visitor.forgive("Tile-|ERR_FAILED|Failed to fetch|preload")
    page = visitor.go("/")
    expect(by_id(page, "play-bots").first).to_be_visible()


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


def test_a_game_that_is_not_here_has_no_new_table_but_a_way_on(visit: Visit) -> None:
    page = settled(visit(), "/new/chess")
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
