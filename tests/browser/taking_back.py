"""Confirming and taking back, as it is at the tables of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from playwright.sync_api import expect

from tests.browser.known import Known
from tests.browser.seat import AnyParty, AnySeat, S, phrase

MOD = {"ctrl": "Control", "cmd": "Meta"}
BETWEEN_CLICKS_MS = 120
"""So far apart are the halves of a double click; the server is quicker."""

Act = Callable[[], None]
Press = Callable[[str], None]
"""Uses a button of the rail, or of its menu."""
Way = Literal["button", "ctrl", "cmd"]


def undo(me: AnySeat, way: Way) -> None:
    if way == "button":
        me["action-undo"].click()
    else:
        me.page.keyboard.press(f"{MOD[way]}+z")


def redo(me: AnySeat, way: Way, press: Press) -> None:
    if way == "button":
        press("redo")
    else:
        me.page.keyboard.press(f"{MOD[way]}+Shift+z")


def leads_there_and_back(
    party: AnyParty[S],
    steps: Iterable[Act],
    way: Way,
    press: Press,
    known: type[Known] = Known,
) -> None:
    """All steps can be taken back and made again, through the very same positions."""
    passed = [known(party)]
    for step in steps:
        step()
        passed.append(known(party))
    for before in reversed(passed[:-1]):
        party.make(lambda: undo(party.me, way))
        assert known(party) == before
    assert party.mine.now["undo"], "there is nothing left to take back"
    for after in passed[1:]:
        party.make(lambda: redo(party.me, way, press))
        assert known(party) == after
    assert not party.mine.now["redo"]


def restarts(
    party: AnyParty[S],
    steps: Iterable[Act],
    press: Press,
    known: type[Known] = Known,
) -> None:
    """All steps are taken back at once."""
    beginning = known(party)
    for step in steps:
        step()
    party.make(lambda: press("restart"))
    assert known(party) == beginning
    assert len(party.me.requests("restart")) == 1
    assert not party.me.requests("undo")


def is_locked(party: AnyParty[S], why: str) -> None:
    """The control has a lock and says why; the key does nothing either."""
    me = party.me
    party.in_step()
    expect(me["action-undo"]).to_have_attribute("aria-disabled", "true")
    expect(me["action-undo"].get_by_test_id("lock")).to_be_visible()
    reason = phrase(me.game, "en", f"{me.game}-ui-undo-{why}")
    expect(me["action-undo"]).to_have_accessible_description(reason)
    asked, seq = len(me.requests("undo")), party.mine.seq
    me.page.keyboard.press("Control+z")
    me["action-undo"].click(force=True)
    party.in_step()
    assert party.mine.seq == seq
    assert len(me.requests("undo")) == asked


def is_open(party: AnyParty[S]) -> None:
    party.in_step()
    expect(party.me["action-undo"]).not_to_have_attribute("aria-disabled", "true")


def asks(party: AnyParty[S], act: Act, question: str = "", **args: int) -> None:
    """A question that nothing is blocked by, and nothing was sent."""
    me = party.me
    count = len(me.requests("submit"))
    act()
    if question:
        words = phrase(me.game, "en", f"{me.game}-ui-ask-{question}", **args)
        expect(me["confirm"]).to_contain_text(words)
    expect(me["confirm"]).to_be_in_viewport(ratio=1)
    assert me.page.locator("dialog[open], [aria-modal=true]").count() == 0
    party.in_step()
    assert len(me.requests("submit")) == count


def refuse(me: AnySeat) -> None:
    """Rather not."""
    me["confirm"].get_by_role("button").last.click()
    expect(me["confirm"]).to_be_hidden()


def agree(party: AnyParty[S]) -> None:
    party.make(party.me["confirm"].get_by_role("button").first.click)
    expect(party.me["confirm"]).to_be_hidden()


def click_twice(me: AnySeat, testid: str) -> None:
    """A double click as people make it: long enough for an answer in between."""
    me.page.mouse.click(*middle(me, testid))
    me.page.wait_for_timeout(BETWEEN_CLICKS_MS)
    me.page.mouse.down(click_count=2)
    me.page.mouse.up(click_count=2)


def middle(me: AnySeat, testid: str) -> tuple[float, float]:
    box = me[testid].bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
