"""What everybody has scored, what the cards say, and what must stay hidden.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import json
import random
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from guildhall.text.words import LANGUAGES
from tests.browser.cartographers import Party, Seat, at_random, find, gather, said
from tests.browser.conftest import Visit
from tests.browser.hands import Fingers, Keys, Point
from tests.browser.seat import Script, becomes
from tests.browser.visitor import LAPTOP, PHONE, ROOT, Device
from tests.server.secrecy import Censor, Truth
from tests.server.services import Place
from tests.server.talk import Json
from tests.server.theatre import Heard, Theatre
from tests.server.traces import read_logs

pytestmark = pytest.mark.long

SKILLS = ("search", "stealth", "diplomacy")
OPTIONS = {"skills": ",".join(SKILLS)}
PRINTED: Json = json.loads((ROOT / "frontend/src/games/cartographers/data.json").read_text("utf-8"))
DEVICES = pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])


def scored(seasons: int, seats: int = 1) -> Script:
    """The moment at which so many seasons have just been scored."""
    return find(lambda match: len(match.view(0).sheets[0].seasons) == seasons, seats)


# Scores


Numbers = list[list[list[int]]]
"""Row by row, cell by cell: what stands in it, which may be more than one number."""


def numbers_in(rows: Locator) -> Numbers:
    found: Numbers = rows.evaluate_all(NUMBERS)
    return found


NUMBERS = """(rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) =>
  (cell.innerText.match(/[\u2212-]?\\d+/g) ?? []).map((text) =>
    Number(text.replace("\u2212", "-")))))"""


def is_sum(whole: list[list[int]], parts: Numbers) -> None:
    """In each column the numbers below add up to that above."""
    for column, (total,) in enumerate(whole):
        assert total == sum(number for row in parts for number in row[column])


@DEVICES
def test_s1_every_score_with_its_parts_is_one_tap_away(visit: Visit, device: Device) -> None:
    with gather(visit(device), scored(2, seats=2)) as party:
        me = party.me
        me.close_season()
        (me["open-score"].tap if device.touch else me["open-score"].click)()
        ledger = me["score-dialog"].get_by_test_id("ledger")
        seasons = [numbers_in(one.locator("tr")) for one in ledger.locator("tbody").all()]
        assert len(seasons) == 2
        for whole, *parts in seasons:
            is_sum(whole, parts)
            assert sum(len(row[0]) for row in parts) == 4  # two edicts, coins, monsters
        (totals,) = numbers_in(ledger.locator("tfoot tr"))
        is_sum(totals, [whole for whole, *_ in seasons])
        assert [one for (one,) in totals] == [
            one["total"] for one in party.mine.ask("scores")["scores"]
        ]
        expect(me["score-dialog"].locator("thead")).to_contain_text("Ann")
        expect(me["score-dialog"].locator("thead")).to_contain_text("Bob")


@DEVICES
def test_s2_a_season_is_scored_line_by_line_skippable_and_shown_again(
    visit: Visit, device: Device
) -> None:
    script = scored(1)
    *before, last = script.moves
    with gather(visit(device), script._replace(moves=tuple(before)), motion="normal") as party:
        me = party.me
        party.play([last])
        lines = me["season-end"].locator("tbody tr")
        hidden = me["season-end"].locator("tbody tr.hidden")
        expect(lines).to_have_count(4)
        expect(hidden).not_to_have_count(4)  # one after the other …
        assert hidden.count() > 0
        (me["season-skip"].tap if device.touch else me["season-skip"].click)()
        expect(hidden).to_have_count(0)  # … unless somebody is in a hurry
        numbers = numbers_in(lines)
        (whole,) = numbers_in(me["season-end"].locator("tfoot tr"))
        is_sum(whole, numbers)
        (me["season-next"].tap if device.touch else me["season-next"].click)()
        expect(me["season-end"]).to_be_hidden()
        (me["season-again"].tap if device.touch else me["season-again"].click)()
        expect(me["season-end"]).to_be_visible()
        expect(hidden).to_have_count(0)
        assert numbers_in(lines) == numbers


# The text of a card


def tips(me: Seat) -> dict[str, tuple[Locator, str]]:
    """All cards on the table: what opens them, and their id."""
    letters = dict(zip("ABCD", me.page.locator("[data-edict]").all(), strict=True))
    found = {
        f"edict-{letter}": (me[f"edict-{letter}"], str(row.get_attribute("data-edict")))
        for letter, row in letters.items()
    }
    found["card"] = (me["card-tip"], str(me["card"].get_attribute("data-card")))
    return found | {skill: (me[f"skill-tip-{skill}"], skill) for skill in SKILLS}


def text_of(lang: str, card: str) -> str:
    """The rule of an edict, a card or a skill, as it is told."""
    kinds = ("edict", "card", "skill")
    known = {kind: {one["id"] for one in PRINTED[f"{kind}s"]} for kind in kinds}
    (kind,) = (kind for kind in kinds if card in known[kind])
    return said(lang, f"cartographers-{kind}-{card}-rule")


def opened(page: Page) -> Locator:
    return page.locator("[role=dialog][aria-label]:visible")


def begun() -> Script:
    return find(lambda _match: True, 1, OPTIONS)


def test_s3_a_card_opens_when_the_mouse_rests_on_it(visit: Visit) -> None:
    with gather(visit(), begun()) as party:
        page = party.me.page
        for tip, card in tips(party.me).values():
            tip.hover()
            expect(opened(page)).to_contain_text(text_of("en", card))
            page.mouse.move(2, 400)
            expect(opened(page)).to_have_count(0)


def test_s3_a_mouse_that_passes_opens_nothing(visit: Visit) -> None:
    with gather(visit(), begun()) as party:
        page = party.me.page
        page.evaluate(MEASURE_OPENING)
        party.me["edict-A"].hover()
        expect(opened(page)).to_have_count(1)
        assert page.evaluate("waited") >= 295


# How long a card takes to open, from the moment when the pointer comes.
MEASURE_OPENING = """() => {
  let since = 0;
  document.querySelector("[data-testid=edict-A]")
    .addEventListener("pointerenter", () => { since = performance.now(); });
  new MutationObserver(() => {
    if (document.querySelector("[role=dialog]")) window.waited ??= performance.now() - since;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_s3_a_card_opens_by_focus_and_enter(visit: Visit) -> None:
    with gather(visit(), begun()) as party:
        page, keys = party.me.page, Keys(party.me)
        for tip, card in tips(party.me).values():
            keys.reach(f"[data-testid={tip.get_attribute('data-testid')}]")
            page.keyboard.press("Enter")
            expect(opened(page)).to_contain_text(text_of("en", card))
            page.keyboard.press("Escape")
            expect(opened(page)).to_have_count(0)
            expect(tip).to_be_focused()


def test_s3_a_card_opens_by_a_long_press_and_a_tap_beside_it_closes(visit: Visit) -> None:
    with gather(visit(PHONE), begun()) as party:
        page = party.me.page
        for tip, card in tips(party.me).values():
            tip.scroll_into_view_if_needed()
            box = tip.bounding_box()
            assert box
            fingers = Fingers(page)
            fingers.down(Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
            expect(opened(page)).to_have_count(1)
            fingers.up()
            expect(opened(page)).to_contain_text(text_of("en", card))
            expect(opened(page)).to_be_in_viewport(ratio=0.9)
            page.touchscreen.tap(*nowhere(page))
            expect(opened(page)).to_have_count(0)


def nowhere(page: Page) -> tuple[float, float]:
    """A spot beside what is open, where nothing can be hit."""
    x, y = page.evaluate(
        """() => {
          const { top, bottom } = document.querySelector("[role=dialog]").getBoundingClientRect();
          const prompt = document.querySelector("[data-testid=prompt]").getBoundingClientRect();
          return [prompt.left + 60, bottom < prompt.top ? prompt.top + 8 : top - 4];
        }"""
    )
    return x, y


def test_s4_each_text_leads_to_its_rule_beside_the_game(visit: Visit) -> None:
    with gather(visit(), begun()) as party:
        me, page = party.me, party.me.page
        for tip, card in tips(me).values():
            tip.click()
            link = opened(page).locator("a[href^='/rules/cartographers#']")
            expect(link).to_have_attribute("href", f"/rules/cartographers#{card}")
            link.click()
            rule = me["rules-dialog"].locator(f"#rule-{card}")
            expect(rule).to_be_in_viewport()
            page.keyboard.press("Escape")
            expect(me["rules-dialog"]).to_be_hidden()
            page.mouse.click(2, 400)
            expect(opened(page)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_s4_every_card_has_its_rule_in_every_language(visit: Visit, lang: str) -> None:
    page = visit(LAPTOP._replace(lang=lang)).go("/rules/cartographers")
    page.locator("[data-testid=rule]").first.wait_for()
    found: dict[str, str] = dict(page.locator("[data-testid=rule]").evaluate_all(RULES))
    for kind in ("edict", "card", "skill"):
        for one in PRINTED[f"{kind}s"]:
            name = said(lang, f"cartographers-{kind}-{one['id']}")
            title, _, text = found[f"rule-{one['id']}"].partition("\n")
            assert name.lower() in title.lower(), title
            assert len(text) > 20


RULES = """(all) => all.map((one) => [one.id, one.innerText.trim()])"""


# What is hidden


def test_s5_no_frame_tells_my_seat_what_it_may_not_know(visit: Visit, place: Place) -> None:
    """A whole game of two: all that came to the page is compared with what Ann could know."""
    script = find(lambda _match: True, 2, OPTIONS)
    with gather(visit(), script) as party:
        play_out(party, random.Random("hidden"))
        party.me.has_seen(party.mine)
        received = [Heard(0, text) for text in party.me.received]
    kinds = {json.loads(one.text)["type"] for one in received}
    assert kinds >= {"welcome", "update", "previews", "scores"}
    rows = read_logs(place.settings["database_url"])[party.me.table]
    truth = Truth(cast("Theatre", script), rows)  # of which it needs seed, seats and options
    censor = Censor(truth, [party.me.token])
    censor.read(received)
    assert censor.searched > 100, "hardly anything was hidden"


def play_out(party: Party, rng: random.Random) -> None:
    """Both seats act at random, and take back now and then, until the game is over.

    Each step waits until the page has got all answers: an answer belongs to the last update.
    """
    while not party.mine.is_over:
        for wire in party.wires:
            wire.settle()
        party.me.has_seen(party.mine)
        becomes(lambda: party.me.unanswered, set())
        busy = [wire for wire in party.wires if wire.actions]
        if not busy:
            continue
        wire = rng.choice(busy)
        if wire.now["undo"] == "" and rng.random() < 0.1:
            wire.ask("undo")
        else:
            assert wire.submit(at_random(wire.actions, rng))["type"] == "update"
