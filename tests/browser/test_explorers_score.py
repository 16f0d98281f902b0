"""What everybody has earned, what the cards say, and what must stay hidden.

The letters in names are those of the list of what a person can rely on. That no frame tells a seat
what it may not know (S5) is checked by the tests of the server; here it is what is on screen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from guildhall.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.explorers import Party, Seat, play_position, said
from tests.browser.explorers_moments import at, ends_first_era, is_midst, is_offer, play_scene
from tests.browser.explorers_screens import SCREENS
from tests.browser.hands import Fingers, Keys, Point
from tests.browser.screens import show, visit_as_ann
from tests.browser.stage import Stage
from tests.browser.visitor import LAPTOP, PHONE, ROOT, Device, Visitor
from tests.games.explorers.tables import sheet, table
from tests.server.services import Place
from tests.server.talk import Json, watch

LONG = pytest.mark.long
DEVICES = pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
PRINTED: Json = json.loads((ROOT / "frontend/src/games/explorers/data.json").read_text("utf-8"))
EXPLORED = "7,5"
KEPT = ("vase", "tower_bonus")

# Scores

Rows = dict[str, list[int]]
"""The numbers of each row, by what it stands for."""


def press(me: Seat, testid: str) -> None:
    (me[testid].tap if me.visitor.device.touch else me[testid].click)()


def rows_of(part: Locator, name: str) -> Rows:
    found: dict[str, list[str]] = part.locator(f"tr[data-{name}]").evaluate_all(
        """(rows, name) => Object.fromEntries(rows.map((row) =>
          [row.dataset[name], [...row.querySelectorAll("td")].map((cell) => cell.innerText)]))""",
        name,
    )
    return {key: [int(one) for one in texts] for key, texts in found.items()}


def sums(rows: Rows) -> list[int]:
    """Of each column."""
    return [sum(numbers) for numbers in zip(*rows.values(), strict=True)]


def totals_of(ledger: Locator) -> list[int]:
    return [int(one) for one in ledger.locator("tfoot td[data-total]").all_inner_texts()]


def is_told(ledger: Locator, scores: list[Json], order: list[int]) -> None:
    """Coins by source and by era, which both add up to the totals, as the server has them."""
    by_source, by_era = rows_of(ledger, "source"), rows_of(ledger, "era")
    totals = totals_of(ledger)
    assert sums(by_source) == sums(by_era) == totals
    by_seat = {one["seat"]: one for one in scores}
    assert totals == [by_seat[seat]["total"] for seat in order]
    for column, seat in enumerate(order):
        lines = by_seat[seat]["lines"]
        for source, numbers in by_source.items():
            points = sum(line["points"] for line in lines if line["source"] == source)
            assert numbers[column] == points, f"{source} of seat {seat}"
        for era, numbers in by_era.items():
            points = sum(line["points"] for line in lines if line["part"] == era)
            assert numbers[column] == points, f"era {era} of seat {seat}"


@LONG
@DEVICES
def test_s1_coins_by_source_and_by_era_are_one_tap_away(visit: Visit, device: Device) -> None:
    with play_scene(visit(device), at(is_midst, "avenia", 3)) as party:
        me = party.me
        press(me, "open-score")
        ledger = me["score-dialog"].get_by_test_id("ledger")
        expect(ledger).to_be_visible()
        is_told(ledger, party.mine.ask("scores")["scores"], [0, 1, 2])
        goals = ledger.locator("tr[data-goal]")
        assert (
            goals.evaluate_all("all => all.map((one) => one.dataset.goal)")
            == party.mine.view["goals"]
        )


@LONG
@DEVICES
@pytest.mark.parametrize("name", ["ended", "solo-lost"])
def test_s1_the_final_sheet_is_that_of_the_server(
    visit: Visit, place: Place, stage: Stage, device: Device, name: str
) -> None:
    """The winner first; a lone explorer reads what was missed."""
    visitor = visit(device)
    visit_as_ann(visitor, stage)
    page = show(visitor, stage, SCREENS[name])
    with watch(place.here, stage[name]) as wire:
        scores = wire.ask("scores")["scores"]
    order = [one["seat"] for one in sorted(scores, key=lambda one: one["rank"])]
    is_told(page.get_by_test_id("ledger"), scores, order)
    if name == "solo-lost":
        verdict = scores[0]["verdict"]
        assert verdict["kind"] == "solo-lost"
        missing = said("en", "explorers-ui-solo-coins", coins=verdict["args"]["coins"])
        expect(page.get_by_test_id("margin")).to_contain_text(missing)


@LONG
@DEVICES
def test_s2_an_era_is_counted_line_by_line_skippable_and_shown_again(
    visit: Visit, device: Device
) -> None:
    with play_scene(visit(device), at(ends_first_era, "kazan", 2), motion="normal") as party:
        me = party.me
        party.play([(0, "done")])
        dialog = me["era-end"]
        lines, hidden = dialog.locator("tbody tr"), dialog.locator("tbody tr.hidden")
        expect(dialog).to_be_visible()
        expect(hidden).not_to_have_count(lines.count())  # one after the other …
        assert hidden.count() > 0
        press(me, "era-skip")
        expect(hidden).to_have_count(0)  # … unless somebody is in a hurry
        texts = lines.all_inner_texts()
        *parts, whole = [numbers_in(row) for row in lines.all()]
        assert whole == [sum(column) for column in zip(*parts, strict=True)]
        party.mine.settle()
        era = [sum(one["eras"][0].values()) for one in party.mine.view["sheets"]]
        assert whole == era
        press(me, "era-next")
        expect(dialog).to_be_hidden()
        me["era-again"].first.scroll_into_view_if_needed()
        press(me, "era-again")
        expect(dialog).to_be_visible()
        press(me, "era-skip")
        assert lines.all_inner_texts() == texts


def numbers_in(row: Locator) -> list[int]:
    return [int(one) for one in row.locator("td").all_inner_texts()]


# Other guilds


@DEVICES
def test_s1_the_map_of_another_guild_is_one_tap_away(visit: Visit, device: Device) -> None:
    """Its pieces, its coins by source, its cards and how many treasures it keeps."""
    with play_scene(visit(device), at(is_midst, "kazan", 3)) as party:
        me = party.me
        press(me, "rival-2")
        dialog = me["rival-map"]
        expect(dialog).to_be_visible()
        theirs = party.mine.view["sheets"][2]
        for piece, kind in (("explorer", "explorers"), ("village", "villages"), ("post", "posts")):
            assert holding(dialog, piece) == set(filter(None, theirs[kind].split("+"))), kind
        coins = dialog.get_by_test_id("purse").get_attribute("data-coins")
        assert coins == str(sum(sum(one.values()) for one in (*theirs["eras"], theirs["earned"])))
        cards = dialog.get_by_test_id("research").locator("[data-card]:not([data-card=''])")
        assert cards.evaluate_all("all => all.map((one) => one.dataset.card)") == theirs["hand"]
        expect(dialog).to_contain_text(said("en", "explorers-ui-kept", count=theirs["kept"]))


def holding(box: Locator, piece: str) -> set[str]:
    """The spaces of a map where a piece lies, as they are read out."""
    found: list[list[str]] = box.locator("[role=gridcell]").evaluate_all(
        "all => all.map((one) => [one.dataset.cell, one.ariaLabel])"
    )
    word = said("en", f"explorers-piece-{piece}")
    return {space for space, name in found if word in name}


# The text of a card


def tips(me: Seat) -> dict[str, str]:
    """What opens a text, and a part of that."""
    view = me.page.evaluate("() => document.querySelector('[data-testid=card]').dataset.card")
    goals = me.page.locator("main [data-goal]").evaluate_all(
        "all => all.map((one) => one.dataset.goal)"
    )
    found = {f"goal-{goal}": said("en", f"explorers-goal-{goal}-rule") for goal in goals}
    return found | {"card-tip": said("en", f"explorers-card-{view}-rule")}


def opened(page: Page) -> Locator:
    return page.locator("[role=dialog][aria-label]:visible")


@LONG
def test_s3_a_text_opens_by_resting_by_keys_and_by_a_long_press(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "avenia", 3)) as party:
        me, page = party.me, party.me.page
        keys = Keys(me)
        for testid, text in tips(me).items():
            me[testid].hover()
            expect(opened(page)).to_contain_text(text)
            page.mouse.move(2, 400)
            expect(opened(page)).to_have_count(0)
            keys.reach(f"[data-testid={testid}]")
            page.keyboard.press("Enter")
            expect(opened(page)).to_contain_text(text)
            page.keyboard.press("Escape")
            expect(opened(page)).to_have_count(0)
            expect(me[testid]).to_be_focused()
    with play_scene(visit(PHONE), at(is_midst, "avenia", 3)) as party:
        me, page = party.me, party.me.page
        for testid, text in tips(me).items():
            box = me[testid].bounding_box()
            assert box
            fingers = Fingers(page)
            fingers.down(Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
            expect(opened(page)).to_have_count(1)
            fingers.up()
            expect(opened(page)).to_contain_text(text)
            expect(opened(page)).to_be_in_viewport(ratio=0.9)
            page.touchscreen.tap(180, 545)  # the prompt
            expect(opened(page)).to_have_count(0)


@LONG
def test_s4_each_text_leads_to_its_rule_beside_the_game(visit: Visit) -> None:
    with play_scene(visit(), at(is_midst, "avenia", 3)) as party:
        me, page = party.me, party.me.page
        for testid in tips(me):
            me[testid].click()
            link = opened(page).locator("a[href^='/rules/explorers#']")
            rule = str(link.get_attribute("href")).partition("#")[2]
            link.click()
            expect(me["rules-dialog"].locator(f"#rule-{rule}")).to_be_in_viewport()
            page.keyboard.press("Escape")
            expect(me["rules-dialog"]).to_be_hidden()
            page.mouse.click(2, 400)
            expect(opened(page)).to_have_count(0)


@LONG
@pytest.mark.parametrize("lang", LANGUAGES)
def test_s4_every_card_goal_and_treasure_has_its_rule_in_every_language(
    visit: Visit, lang: str
) -> None:
    page = visit(LAPTOP._replace(lang=lang)).go("/rules/explorers")
    page.locator("[data-testid=rule]").first.wait_for()
    found: dict[str, str] = dict(
        page.locator("[data-testid=rule]").evaluate_all(
            "(all) => all.map((one) => [one.id, one.innerText.trim()])"
        )
    )
    ids = {
        "card": [one["id"] for one in (*PRINTED["basic"], *PRINTED["investigate"])],
        "goal": [goal["id"] for one in PRINTED["maps"] for goal in one["goals"]],
        "treasure": [one["id"] for one in PRINTED["treasures"]],
        "map": [one["id"] for one in PRINTED["maps"]],
    }
    for kind, names in ids.items():
        for name in names:
            title, _, text = found[f"rule-{name}"].partition("\n")
            assert said(lang, f"explorers-{kind}-{name}").lower() in title.lower(), title
            assert len(text) > 20


# What is hidden


@contextmanager
def secretive(visitor: Visitor) -> Iterator[Party]:
    """Ann keeps treasures and has put an explorer that nobody has seen yet."""
    hers = sheet("8,4", kept=KEPT)
    with play_position(visitor, table("avenia", "basic_sea", hers, sheet("8,4"))) as party:
        party.play([(0, f"explore {EXPLORED}")])
        party.in_step()
        yield party


# All that is read or heard.
WORDS = """() => [document.body.innerText,
  ...[...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)].join("\\n")"""


def looks_on(visitor: Visitor, me: Seat, query: str = "") -> Page:
    """Somebody without a seat, at the table or in front of the screen of a living room."""
    page = visitor.go(f"/t/{me.table}{query}")
    page.get_by_test_id("display" if query else "play").wait_for()
    return page


def test_s5_who_watches_sees_neither_the_turn_nor_the_treasures_of_a_seat(visit: Visit) -> None:
    """Nor does the screen of a living room; Ann herself sees all of it."""
    with secretive(visit()) as party:
        me = party.me
        assert me.holding("explorer") == {"8,4", EXPLORED}
        assert set(me.kept) == set(KEPT)
        page = looks_on(visit(), me)
        assert holding(page.locator("main"), "explorer") == {"8,4"}
        assert EXPLORED not in page.get_by_test_id("log").first.inner_text()
        screen = looks_on(visit(), me, "?display")
        for treasure in KEPT:
            name = said("en", f"explorers-treasure-{treasure}")
            for one in (page, screen):
                assert one.locator(f"[data-treasure={treasure}]").count() == 0
                assert f"{name} \N{MULTIPLICATION SIGN}" not in one.evaluate(WORDS)


@LONG
def test_s5_offered_cards_are_shown_to_nobody_else(visit: Visit) -> None:
    with play_scene(visit(), at(is_offer, "aghon", 2)) as party:
        me = party.me
        assert len(me.offered) == 2
        for query in ("", "?display"):
            page = looks_on(visit(), me, query)
            told = page.evaluate(WORDS)
            for card in me.offered:
                assert said("en", f"explorers-card-{card}") not in told, query
                assert page.get_by_test_id(f"choice-{card}").count() == 0
