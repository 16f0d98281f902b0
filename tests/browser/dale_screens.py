"""The screens of Dale of Merchants, with something on each of them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.dale import FAN, at
from tests.browser.dale_moments import (
    after,
    aiming,
    asking,
    copying,
    ending,
    guessing,
    helping,
    inventory,
    is_begun,
    is_midst,
    is_vote,
    looking,
    paying,
    stacking,
    swapping,
    teams,
    three,
    window,
)
from tests.browser.screens import Screen, ask_for_hint, choose, click
from tests.browser.stage import Moment, is_over, new_table, table_at

MOVE = 150
"""A moment of the finished game in its midst."""
NEW = "/new/dale?seat=me&seat=bot.journeyman&seat=open&decks=macaws,raccoons,chameleons,pandas"

MOMENTS: dict[str, Callable[[], Moment]] = {
    "trading": lambda: at(is_midst, 3),
    "first-turn": lambda: at(is_begun, 2),
    "four": lambda: at(is_midst, 4, seed="b"),
    "teams": teams,
    "vote": lambda: at(is_vote, 2, decks="vote"),
    "market-day": lambda: after(three()),
    "paying": paying,
    "stacking": stacking,
    "sorting": inventory,
    "looking": looking,
    "turn-ends": lambda: after(ending()),
    "refilled": window,
    "aiming": aiming,
    "copying": lambda: after(copying()),
    "swapping": swapping,
    "guessing": guessing,
    "asking": asking,
    "helping": helping,
    "traded": lambda: at(is_over, 3),
    "teams-won": lambda: at(is_over, 4, teams="yes"),
}
TABLES = {
    **{name: table_at(find) for name, find in MOMENTS.items()},
    "onlookers": table_at(MOMENTS["four"], is_strange=True),
    "market-opens": new_table("me", "bot greedy", "open", game="dale"),
    "one-hand": new_table("me", "device", game="dale"),
}


def pick(card: str) -> Callable[[Page], None]:
    """Choose a card of the hand."""

    def prepare(page: Page) -> None:
        card_button = page.locator(f'{FAN}[data-card^="{card}-"]').first
        card_button.wait_for()
        card_button.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"{FAN}[data-state~=selected]")).to_be_attached()

    return prepare


def look(page: Page) -> None:
    """The long view of a card."""
    page.locator(FAN).first.wait_for()
    page.locator(FAN).first.focus()
    page.keyboard.press("Shift+Enter")


SCREENS = {
    "table": Screen("/t/{trading}", "play", is_main=True),
    "hint": Screen("/t/{trading}", "hint-take", ask_for_hint),
    "begun": Screen("/t/{first-turn}", "play"),
    "four": Screen("/t/{four}", "play"),
    "teams": Screen("/t/{teams}", "play"),
    "vote": Screen("/t/{vote}", "vote"),
    "paying": Screen("/t/{paying}", "play"),
    "stacking": Screen("/t/{stacking}", "play"),
    "inventory": Screen("/t/{sorting}", "play"),
    "technique": Screen("/t/{market-day}", "play", pick("spyglass")),
    "looking": Screen("/t/{looking}", "pick-row"),
    "ending": Screen("/t/{turn-ends}", "action-done"),
    "window": Screen("/t/{refilled}", "action-enough"),
    "aiming": Screen("/t/{aiming}", "play"),
    "copying": Screen("/t/{copying}", "ways", pick("seeing_doubles")),
    "swapping": Screen("/t/{swapping}", "stall-picker"),
    "guessing": Screen("/t/{guessing}", "numbers"),
    "asking": Screen("/t/{asking}", "action-ask"),
    "helping": Screen("/t/{helping}", "play"),
    "watched": Screen("/t/{onlookers}", "play"),
    "look": Screen("/t/{market-day}", "card-look", look),
    "discard": Screen("/t/{market-day}", "play", click("own-discard")),
    "rival": Screen("/t/{trading}", "rival", click("rival-1")),
    "score": Screen("/t/{trading}", "score-dialog", choose("score")),
    "people": Screen("/t/{trading}", "panel", choose("people")),
    "ended": Screen("/t/{traded}", "ending"),
    "review": Screen("/t/{traded}", "review-checked", click("action-review")),
    "teams-won": Screen("/t/{teams-won}", "ending"),
    "replay": Screen(f"/t/{{traded}}?eyes=all#{MOVE}", "market"),
    "new": Screen(NEW, "action-open"),
    "gathering": Screen("/t/{market-opens}", "waiting-room"),
    "hand-over": Screen("/t/{one-hand}", "hand-over"),
    "display": Screen("/t/{four}?display", "display"),
    "display-vote": Screen("/t/{vote}?display", "display"),
    "display-join": Screen("/t/{market-opens}?display", "display-screen"),
    "rules": Screen("/rules/dale", "rule"),
    "rules-card": Screen("/rules/dale#reflection", "rule"),
}
