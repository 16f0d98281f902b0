"""Every card can be read at every size of the window, in every language.

Where a card shows text, none of it is cut, covered or too small; the whole text of any other card
in sight is one tap, hover or focus away.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import guildhall
from guildhall.client import Server
from guildhall.games.cartographers.data import Edict
from guildhall.games.dale.model.data import Card
from guildhall.games.explorers.data import Goal, Investigate
from guildhall.games.explorers.state import State, Task
from guildhall.text.words import LANGUAGES
from tests.browser import dale, explorers
from tests.browser.conftest import Visit
from tests.browser.gallery import SCREENS
from tests.browser.readable import Deck, damaged, in_sight, shows_whole, unreadable
from tests.browser.screens import change, flaws, show, visit_as_ann
from tests.browser.stage import NAMES, Moment, Stage, open_scene
from tests.browser.visitor import Device, Visitor
from tests.games.explorers.tables import sheet, table

LONG = pytest.mark.long
FINGER = ((360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768))
MOUSE = ((683, 384), (1366, 633), (1920, 1080), (2560, 1440))
"""The first is a laptop at 200 %."""
SHOWS_ALL = (1366, 633)
"""From here on the cards of market and hand carry their text."""
MARKET_AND_HAND = "[data-testid=market] [data-slot] [data-card], .fan [data-card]"
SETTLE_MS = 120
"""Until a layout that measures itself has followed."""

# Cards


def names_of(kind: type[IntEnum]) -> list[str]:
    return [one.name.lower() for one in kind]


DALE = Deck(
    "dale",
    "button:has(.card-face:not(.back))",
    {name: (f"dale-card-{name}-face", f"dale-card-{name}-rule") for name in names_of(Card)},
    names="dale-card-{}",
)
EDICTS = Deck(
    "cartographers",
    "[data-edict]",
    {
        name: (f"cartographers-ui-edict-{name}", f"cartographers-edict-{name}-rule")
        for name in names_of(Edict)
    },
    attribute="data-edict",
)
GOALS = Deck(
    "explorers",
    "[data-goal]",
    {name: (f"explorers-goal-{name}-rule",) for name in names_of(Goal)},
    attribute="data-goal",
)
KEPT = Deck(
    "explorers",
    "[data-testid=research] [data-card]",
    {name: (f"explorers-card-{name}-rule",) for name in names_of(Investigate)},
    attribute="data-card",
)
OFFERED = KEPT._replace(
    selector="[data-testid^=choice-]",
    texts={f"choice-{name}": texts for name, texts in KEPT.texts.items()},
    attribute="data-testid",
)

NOTATION = re.compile(r"\b(buy \d|explore \d|draw \w+ [a-k]\d)")
"""How a move is typed."""
WORDS = Deck("", "[data-testid=text-view]", {})

# Positions: together they show every card


class Position(NamedTuple):
    """A table to look at, and the cards it is there for."""

    moment: Callable[[], Moment]
    decks: tuple[Deck, ...]


def market_days() -> Iterator[Position]:
    """Dale, three decks at a time: five cards for sale, six or seven in the hand."""
    for half in (0, 1):
        decks = dale.DECKS[3 * half : 3 * half + 3]
        cards = names_of(Card)[1 + 18 * half : 19 + 18 * half]
        for row, hand in ((cards[:5], cards[5:12]), (cards[12:17], [*cards[17:], *cards[:5]])):
            yield Position(partial(market_day, decks, row, hand), (DALE,))


def market_day(decks: tuple[str, ...], row: list[str], hand: list[str]) -> Moment:
    first = [names_of(Card)[1 + 6 * dale.DECKS.index(deck)] for deck in decks]
    written = dale.position(
        hand,
        ["junk"] * 3,
        decks=list(decks),
        market={"row": row, "thrown": [first[2]]},
        stalls=[[[first[0]], [first[1], "junk"]], [[first[1]]]],
        players={0: {"discard": [first[2], first[0]]}},
    )
    return dale.moment_of(dale.match_at(written))


def maps() -> Iterator[Position]:
    """Cartographers: an edict of each kind at a time."""
    edicts = list(Edict)
    for number in range(4):
        yield Position(partial(map_with, tuple(edicts[number::4])), (EDICTS,))


def map_with(edicts: tuple[Edict, ...]) -> Moment:
    rules: Any = guildhall.load_game("cartographers")
    setup, names = guildhall.Setup.of(2), NAMES[:2]
    dealt = guildhall.new_match("cartographers", 2, seed="edicts", names=names)
    start = dealt.state._replace(edicts=edicts)
    match = guildhall.Match(rules, setup, seed="edicts", names=names, start=start)
    return Moment(match.replay().format(), (), "")


def provinces() -> Iterator[Position]:
    """Explorers: two cards to keep one of, one that was kept before, three goals."""
    cards = list(Investigate)
    for number in range(len(cards) // 2):
        province = explorers.MAPS[number % len(explorers.MAPS)]
        goals = ("1 2 3", "4 5 6", "1 3 5")[number // len(explorers.MAPS)]
        offer = (cards[2 * number], cards[2 * number + 1])
        kept = cards[2 * number - 1]
        yield Position(partial(province_with, province, goals, kept, offer), (OFFERED, KEPT, GOALS))


def province_with(
    province: str, goals: str, kept: Investigate, offer: tuple[Investigate, ...]
) -> Moment:
    hand = sheet(hand=[kept.name.lower()])
    state: State = table(province, "era_2", hand, era=2, goals=goals)
    (desk,) = state.desks
    choosing = desk._replace(task=Task.KEEP, offer=offer)
    return explorers.moment_of(explorers.match_at(state._replace(desks=(choosing,))))


POSITIONS: dict[str, Callable[[], Iterator[Position]]] = {
    "dale": market_days,
    "cartographers": maps,
    "explorers": provinces,
}

# Tests


def test_readable_cards_on_a_phone_and_a_laptop(visit: Visit, stage: Stage) -> None:
    """The quick part: the words that take most room, where there is least for them."""
    finger, mouse = visitors(visit, stage)
    found = [
        *look(finger, stage, list(market_days())[1:2], FINGER[:1], ["ru"]),
        *look(mouse, stage, list(market_days())[2:3], MOUSE[1:2], ["de"]),
        *look(finger, stage, list(maps())[:1], FINGER[2:3], ["ru"]),
        *look(mouse, stage, list(provinces())[:1], MOUSE[1:2], ["ru"]),
    ]
    assert not found, "\n".join(found)


@LONG
@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize("sizes", [FINGER, MOUSE], ids=["finger", "mouse"])
def test_every_card_can_be_read(
    visit: Visit, stage: Stage, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    visitor = visitors(visit, stage)[sizes is MOUSE]
    found = look(visitor, stage, list(POSITIONS[game]()), sizes, LANGUAGES)
    assert not found, "\n".join(found)


@LONG
@pytest.mark.parametrize("game", POSITIONS)
def test_the_positions_show_every_card(visit: Visit, stage: Stage, game: str) -> None:
    """On a large screen, where all cards are in sight at once."""
    visitor = visitors(visit, stage)[1]
    wanted: set[str] = set()
    seen: set[str] = set()
    for one in POSITIONS[game]():
        with at(visitor, stage, one) as page:
            page.set_viewport_size(size_of(MOUSE[2]))
            for deck in one.decks:
                wanted |= {name.removeprefix("choice-") for name in deck.texts}
                seen |= {card.name.removeprefix("choice-") for card in in_sight(page, deck, "en")}
    assert wanted - seen <= {"junk"}


@LONG
@pytest.mark.parametrize("screen", ["dale/table", "cartographers/drawing", "explorers/table"])
def test_the_board_in_words_covers_nothing(visit: Visit, stage: Stage, screen: str) -> None:
    """Its head stands below the board, which keeps its room, and leads to words that are whole."""
    visitor = visit()
    visit_as_ann(visitor, stage, textView=True)
    page = show(visitor, stage, SCREENS[screen])
    for number, size in enumerate((*FINGER, *MOUSE)):
        page.set_viewport_size(size_of(size))
        change(page, language=LANGUAGES[number % len(LANGUAGES)])
        page.wait_for_timeout(SETTLE_MS)
        words = page.get_by_test_id("text-view")
        head = words.get_by_role("button").first
        expect(head).to_be_in_viewport(ratio=0.7)
        assert flaws(page) == [], size
        head.click()
        assert damaged(page, WORDS) == [], size
        words.get_by_role("textbox").scroll_into_view_if_needed()
        assert damaged(page, WORDS) == [], size
        expect(words.locator("dl")).not_to_contain_text(NOTATION)
        head.click()
        expect(head).to_be_in_viewport(ratio=0.7)


def visitors(visit: Visit, stage: Stage) -> tuple[Visitor, Visitor]:
    """Somebody with a finger, somebody with a mouse."""
    both = visit(Device(*FINGER[0], touch=True)), visit()
    for visitor in both:
        visit_as_ann(visitor, stage)
    return both


def size_of(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


@contextmanager
def at(visitor: Visitor, stage: Stage, position: Position) -> Iterator[Page]:
    with open_scene(Server(visitor.address), position.moment(), stage.ann) as scene:
        page = visitor.go(f"/t/{scene.table}")
        page.get_by_test_id("play").wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        yield page


def look(
    visitor: Visitor,
    stage: Stage,
    positions: Sequence[Position],
    sizes: Sequence[tuple[int, int]],
    languages: Sequence[str],
) -> list[str]:
    """What cannot be read, at any of these sizes.

    Where a text opens it opens in each language alike: each size tries it in one of them.
    """
    found: list[str] = []
    for number, position in enumerate(positions):
        with at(visitor, stage, position) as page:
            for place, size in enumerate(sizes):
                page.set_viewport_size(size_of(size))
                for lang in languages:
                    change(page, language=lang)
                    page.wait_for_timeout(SETTLE_MS)
                    tries = lang == languages[(number + place) % len(languages)]
                    for deck in position.decks:
                        told = f"{deck.game} {number} {size[0]}x{size[1]} {lang}: "
                        flaws = [*damaged(page, deck), *missing(page, deck, size, lang)]
                        flaws += unreadable(page, deck, lang) if tries else []
                        found += [told + one for one in flaws]
    return found


def missing(page: Page, deck: Deck, size: tuple[int, int], lang: str) -> list[str]:
    """The cards of market and hand that do not show their text whole, where they must."""
    if deck is not DALE or size[0] < SHOWS_ALL[0] or size[1] < SHOWS_ALL[1]:
        return []
    asked = deck._replace(selector=MARKET_AND_HAND)
    cards = in_sight(page, asked, lang)
    return [
        *(f"{one.name} has no text" for one in cards if not shows_whole(page, one, asked)),
        *([] if len(cards) == page.locator(MARKET_AND_HAND).count() else ["cards out of sight"]),
    ]
