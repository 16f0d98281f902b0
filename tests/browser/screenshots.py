"""Pictures of every screen, in every size, theme and language: `make screenshots`.

    python -m tests.browser.screenshots house explorers/table    # only of these

They go to build/screenshots, which is not in git; two more are shown in the README. The games are
the same every time. A main screen is taken in all combinations; another one in every size by day
and by night, each time in another language. Ends with an error if something is cut off, covered or
sticks out anywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product

from playwright.sync_api import Page

from guildhall.text.words import LANGUAGES
from tests.browser.cartographers import Seat, drawings
from tests.browser.cartographers_moments import is_autumn
from tests.browser.conftest import running_chromium
from tests.browser.gallery import SCREENS, set_stage
from tests.browser.hands import Mouse, lay
from tests.browser.pictures import read_png
from tests.browser.screens import change, flaws, show, visit_as_ann
from tests.browser.small_png import small_png
from tests.browser.stage import Stage, moment
from tests.browser.visitor import LAPTOP, PHONE, ROOT, TABLET, Device, Visitor
from tests.server.services import open_place

FOLDER = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "pictures"
SIZES = {
    f"{one.width}x{one.height}": one
    for one in (
        PHONE,
        Device(390, 844, touch=True),
        Device(844, 390, touch=True),
        Device(683, 384),
        TABLET,
        Device(1024, 768, touch=True),
        Device(1366, 633),
        Device(1920, 1080),
        Device(2560, 1440),
    )
}
THEMES = ("light", "dark")
SHOWN: dict[str, Device] = {
    "table": LAPTOP,
    "phone": Device(390, 844, theme="dark", touch=True),
}


def main(wanted: list[str]) -> int:
    README.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCREENS if is_wanted(name, wanted)]
    with open_place("sqlite") as place, running_chromium() as browser:
        address = place.processes[0].address
        with set_stage(place.here) as stage:
            found = [
                flaw
                for size, device in SIZES.items()
                for flaw in take_all(Visitor(browser, address, device), stage, size, names)
            ]
            for name, device in SHOWN.items() if not wanted else ():
                take_for_readme(Visitor(browser, address, device), stage, name)
    taken = len(list(FOLDER.rglob("*.png")))
    say("\n".join([*found, f"{taken} pictures in {FOLDER.relative_to(ROOT)}"]))
    return int(bool(found))


def is_wanted(name: str, wanted: list[str]) -> bool:
    """All of them unless some are named, or the parts they belong to."""
    return not wanted or name in wanted or name.partition("/")[0] in wanted


def take_all(visitor: Visitor, stage: Stage, size: str, names: list[str]) -> Iterator[str]:
    """Take the pictures of one size; yields what is wrong on them."""
    visit_as_ann(visitor, stage)
    for name in names:
        page = show(visitor, stage, SCREENS[name])
        page.wait_for_load_state("networkidle")  # pictures come last
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        for theme, lang in looks(name, size):
            change(page, theme=theme, language=lang)
            file = f"{name}-{size}-{theme}-{lang}.png"
            page.screenshot(path=FOLDER / file, animations="disabled", caret="hide")
            yield from (f"{file}: {flaw}" for flaw in flaws(page))
    yield from visitor.troubles
    visitor.close()


def looks(name: str, size: str) -> Iterator[tuple[str, str]]:
    """The themes and languages in which a screen is taken in this size."""
    if SCREENS[name].is_main:
        yield from product(THEMES, LANGUAGES)
        return
    shift = list(SCREENS).index(name) + list(SIZES).index(size)
    for number, theme in enumerate(THEMES):
        yield theme, LANGUAGES[(shift + number) % len(LANGUAGES)]


def take_for_readme(visitor: Visitor, stage: Stage, name: str) -> None:
    """The table in the middle of a game, with what a good player would draw."""
    visit_as_ann(visitor, stage, sound=True)
    page: Page = visitor.go(f"/t/{stage['drawing']}")
    page.wait_for_load_state("networkidle")
    lay(Mouse(Seat(visitor, stage["drawing"], "")), drawings([moment(is_autumn).next_move])[0])
    page.mouse.move(0, 0)
    taken = page.screenshot(animations="disabled", caret="hide")
    (README / f"{name}.png").write_bytes(small_png(read_png(taken)))
    visitor.close()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
