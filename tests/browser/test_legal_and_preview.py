"""What can be drawn and what it would bring, as the map shows it and as the server says.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.cartographers import (
    ALL_CELLS,
    MIDDLE,
    SIDE,
    Drawing,
    Party,
    Seat,
    at_random,
    cards_of,
    cell_at,
    corner_of,
    drawings,
    find,
    first_card,
    gather,
    pattern_of,
    place_of,
    said,
)
from tests.browser.conftest import Visit
from tests.browser.hands import FAR, Finger, Keys, Mouse, lay
from tests.browser.seat import Script, becomes
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.talk import AnyMatch, Json, Wire, turn
from tests.server.talk import written as listed

EIGHT_WAYS = "orchard"
"""A card with one shape, an L, in two terrains."""
TOURS = {
    "alone": Script("tour-1", 1, {"skills": "search,stealth,negotiation"}),
    "alone on the other side": Script(
        "tour-2", 1, {"side": "B", "skills": "secret_knowledge,concentration,diplomacy"}
    ),
    "two": Script("tour-3", 2, {"skills": "wound_healing,acrobatics,search"}),
}


SKILLS = "skills"
TASKS = {
    "stealth": Script("", 1, {SKILLS: "stealth,search,diplomacy"}),
    "secret_knowledge": Script("", 1, {SKILLS: "secret_knowledge,search,diplomacy"}),
    "negotiation": Script("", 1, {SKILLS: "negotiation,search,diplomacy"}),
    "wound_healing": Script("", 2, {SKILLS: "wound_healing,search,diplomacy"}),
    "diplomacy": Script("", 1, {SKILLS: "diplomacy,negotiation,stealth"}),
    "concentration": Script("", 1, {SKILLS: "concentration,acrobatics,wound_healing"}),
    "search": Script("", 1, {SKILLS: "search,negotiation,diplomacy"}),
    "dodge": Script("", 1, {SKILLS: "acrobatics,wound_healing,concentration"}),
    "ambush": Script("", 2, {}),
}
"""What a seat may have to draw besides its card, with skills that lead there."""


# Many moments of a game


def tour(
    party: Party, rng: random.Random, states: int, part: float, *, may_end: bool = False
) -> Iterator[None]:
    """Stops at a part of the moments at which my seat can draw; then somebody goes on at random."""
    while states and not party.mine.is_over:
        for wire in party.wires[1:]:
            wire.settle()
            turn(wire, rng)
        party.mine.settle()
        if drawings(party.mine.actions) and rng.random() < part:
            states -= 1
            party.in_step()
            party.me.close_season()
            yield
            party.mine.settle()
        if party.mine.actions:
            party.play([(0, at_random(party.mine.actions, rng))])
    assert may_end or not states, "the game was too short"


# Turns the shape in hand through every terrain, shape and way it can lie, and tells what is marked.
WALK = """async () => {
  const grid = document.querySelector("main [role=grid]");
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const press = async (key) => {
    grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await drawn();
  };
  const cells = (selector) =>
    [...grid.querySelectorAll(selector)].map((cell) => cell.dataset.cell);
  const choices = (what) =>
    [...document.querySelectorAll(`[role=radio][data-testid^=${what}-]:not([aria-disabled=true])`)];
  const found = [];
  for (let terrain = Math.max(1, choices("terrain").length); terrain > 0; terrain -= 1) {
    for (let shape = Math.max(1, choices("shape").length); shape > 0; shape -= 1) {
      for (let way = 0; way < 8; way += 1) {
        const chosen = choices("terrain").find((one) => one.ariaChecked === "true");
        found.push({
          terrain: chosen?.dataset.testid.slice("terrain-".length) ?? "",
          ghost: cells("[data-state~=ghost]"),
          legal: cells("[data-legal=true]"),
        });
        await press(way === 3 ? "f" : "r");
      }
      await press("s");
    }
    await press("t");
  }
  return found;
}"""


def check_marks(party: Party) -> int:
    """Where the shape may be held is marked, however it lies, and all that is listed is reached."""
    if not is_whole(party):
        return check_marks_at_edges(party)
    me = party.me
    listed = {(one.terrain, frozenset(one.cells)) for one in drawings(party.mine.actions)}
    (only,) = {terrain for terrain, _ in listed} if not me.terrains() else {""}
    mouse = Mouse(me)
    mouse.point(FAR)
    mouse.point(MIDDLE)
    reached = set()
    for shown in me.page.evaluate(WALK):
        terrain = shown["terrain"] or only
        held = {cell: held_at(cell, shown["ghost"]) for cell in ALL_CELLS}
        fitting = {cell for cell, cells in held.items() if (terrain, cells) in listed}
        assert set(shown["legal"]) == fitting, f"{terrain} {shown['ghost']}"
        reached |= {(terrain, held[cell]) for cell in fitting}
    assert reached == listed, f"out of reach: {sorted(map(str, listed - reached))[:5]}"
    return len(listed)


def held_at(cell: str, in_the_middle: list[str]) -> frozenset[str]:
    """The cells of a shape that is held at this cell, given those when it is held in the middle.

    At the edge it is pushed back onto the map.
    """
    pattern, (top, left) = pattern_of(in_the_middle), corner_of(in_the_middle)
    (row, col), (middle_row, middle_col) = place_of(cell), place_of(MIDDLE)
    row = min(max(row + top - middle_row, 0), SIDE - 1 - max(r for r, _ in pattern))
    col = min(max(col + left - middle_col, 0), SIDE - 1 - max(c for _, c in pattern))
    return frozenset(cell_at(row + r, col + c) for r, c in pattern)


def check_marks_at_edges(party: Party) -> int:
    """A shape that must stick out shows all that is listed, turned about the cells marked."""
    me = party.me
    terrain = me.terrains()[0].removeprefix("terrain-")
    listed = {one.cells for one in drawings(party.mine.actions) if one.terrain == terrain}
    marked: set[str] = set()
    reached: set[tuple[str, ...]] = set()
    for shape in me.shapes() or [""]:
        if shape:
            me[shape].click()
        marked |= me.legal
        for cell, ways in me.page.evaluate(TURN_OVER_EACH_CELL).items():
            assert all(cell in way for way in ways)
            reached |= {tuple(way) for way in ways}
    assert reached == listed
    assert marked == {cell for cells in listed for cell in cells}
    return len(listed)


# Points at each marked cell and turns the shape until it lies as at first.
TURN_OVER_EACH_CELL = """async () => {
  const grid = document.querySelector("main [role=grid]");
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const ghost = () =>
    [...grid.querySelectorAll("[data-state~=ghost]")].map((cell) => cell.dataset.cell);
  const found = {};
  for (const cell of [...grid.querySelectorAll("[data-legal=true]")]) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2, pointerType: "mouse" };
    cell.dispatchEvent(new PointerEvent("pointermove", { ...place, bubbles: true }));
    await drawn();
    const ways = (found[cell.dataset.cell] = []);
    while (!ways.some((way) => String(way) === String(ghost()))) {
      ways.push(ghost());
      grid.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
      await drawn();
    }
  }
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("name", TOURS)
def test_l1_marked_cells_are_exactly_the_listed_actions(visit: Visit, name: str) -> None:
    with gather(visit(), TOURS[name]) as party:
        checked = 0
        for _ in tour(party, random.Random(name), 7, 0.3):
            checked += check_marks(party)
        assert checked > 300


@pytest.mark.long
@pytest.mark.parametrize("task", TASKS)
def test_l1_marks_are_right_for_everything_there_is_to_draw(visit: Visit, task: str) -> None:
    def is_it(match: AnyMatch) -> bool:
        return bool(match.view(0).task.name.lower() == task and drawings(listed(match, 0)))

    script = find(is_it, TASKS[task].seats, TASKS[task].options)
    with gather(visit(), script) as party:
        check_marks(party)


def test_l1_marks_stay_while_the_score_lens_is_on(visit: Visit) -> None:
    def has_earned(match: AnyMatch) -> bool:
        view = match.view(0)
        return bool(view.task.name == "DRAW" and view.sheets[0].seasons[-1:])

    with gather(visit(), find(has_earned)) as party:
        me = party.me
        me.close_season()
        before = me.legal
        for lens in ("monsters", "edict-A", "edict-D"):
            me[lens].hover()
            assert me.legal == before


# What a drawing would bring


def check_preview(party: Party, rng: random.Random) -> None:
    """Lay a shape, read what it promises, draw it, and see that this is what it brought."""
    me, wire = party.me, party.mine
    owner = wire.view["owner"]
    before = standing(wire, owner)
    drawing, promised = promising(wire, rng)
    lay(Mouse(me), drawing)
    becomes(lambda: shown(me, "delta"), {source: promised.get(source, 0) for source in before})
    assert tag_of(me) == {source: points for source, points in promised.items() if points}
    me["action-draw"].click()
    expect(me["action-draw"]).to_be_hidden()
    wire.settle()
    after = standing(wire, owner)
    counted = {"coins", "monsters", *letters_to_come(wire.view["season"])}
    gained = {source: after[source] - before[source] for source in counted}
    assert gained == {source: promised.get(source, 0) for source in counted}
    becomes(lambda: shown(me, "stars"), after)


def promising(wire: Wire, rng: random.Random) -> tuple[Drawing, dict[str, int]]:
    """Of some drawings that which changes most, and what it changes as the server says."""
    previews = {one["action"]: one for one in wire.ask("preview")["previews"]}
    some = rng.sample(listed := drawings(wire.actions), min(len(listed), 25))
    drawing = max(some, key=lambda one: len(previews[one.action]["lines"]))
    lines = previews[drawing.action]["lines"]
    return drawing, {source_of(line): line["points"] for line in lines}


def standing(wire: Wire, seat: int) -> dict[str, int]:
    """What everything would earn if it were scored now, as the server says."""
    (score,) = (one for one in wire.ask("scores")["scores"] if one["seat"] == seat)
    return {source_of(line): line["points"] for line in score["now"]}


def source_of(line: Json) -> str:
    source: str = line["source"]
    return source.removeprefix("edict-").upper() if source.startswith("edict-") else source


def letters_to_come(season: str) -> set[str]:
    """The edicts that are still scored, this season or later."""
    seasons = {"spring": "AB", "summer": "BC", "fall": "CD", "winter": "DA"}
    names = list(seasons)
    return {letter for name in names[names.index(season) :] for letter in seasons[name]}


def shown(me: Seat, what: Literal["stars", "delta"]) -> dict[str, int]:
    """The numbers beside edicts, coins and monsters."""
    found: dict[str, int] = me.page.evaluate(SHOWN, what)
    return found


MINUS = "\N{MINUS SIGN}"
SHOWN = """(what) => Object.fromEntries([
  ...[...document.querySelectorAll("[data-letter]")]
    .map((one) => [one.dataset.letter, Number(one.dataset[what])]),
  ["coins", Number(document.querySelector("[data-coins]").dataset[what.replace("stars", "coins")])],
  ["monsters", Number(document.querySelector("[data-testid=monsters]").dataset[what])],
])"""


def tag_of(me: Seat) -> dict[str, int]:
    """The note beside the shape, as it is read out: "Edict C: +8"."""
    if not me["ghost-tag"].is_visible():
        return {}
    lines = me["ghost-tag"].locator(".visually-hidden").all_inner_texts()
    told = [
        line.replace(MINUS, "-").removeprefix("Edict ").split(": ")
        for line in lines
        if ": " in line  # not whose map it is
    ]
    return {name if len(name) == 1 else name.lower(): int(points) for name, points in told}


def is_whole(party: Party) -> bool:
    """Whether shapes lie on the map with all their cells."""
    return bool(party.mine.view["task"] != "stealth")


@pytest.mark.long
@pytest.mark.parametrize("name", TOURS)
def test_l7_what_the_ghost_promises_is_what_drawing_it_brings(visit: Visit, name: str) -> None:
    with gather(visit(), TOURS[name]) as party:
        rng = random.Random(name)
        for _ in tour(party, rng, 7, 0.3):
            if is_whole(party):
                check_preview(party, rng)


@pytest.mark.long
@pytest.mark.parametrize("name", TOURS)
def test_l1_l7_the_same_in_two_hundred_states(visit: Visit, name: str) -> None:
    """A third of them in games of each kind."""
    states, games = 0, 0
    while states < 70:
        games += 1
        rng = random.Random(f"{name} {games}")
        script = TOURS[name]._replace(seed=f"{name} {games}")
        with gather(visit(), script) as party:
            for _ in tour(party, rng, 70 - states, 1.0, may_end=True):
                states += 1
                check_marks(party)
                if is_whole(party):
                    check_preview(party, rng)


# What is seen


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_l2_marks_are_seen_without_hover_and_without_colour(
    visit: Visit, theme: Literal["light", "dark"]
) -> None:
    visitor = visit(PHONE._replace(theme=theme))
    with gather(visitor, first_card(EIGHT_WAYS)) as party:
        me = party.me
        assert me.page.evaluate("matchMedia('(hover: none)').matches")
        free = sorted(me.legal & me.empty)[::9]
        with_marks = [contrast_inside(me, cell) for cell in free]
        party.play([(0, party.mine.actions[0])])
        party.in_step()
        assert not me.legal
        without = [contrast_inside(me, cell) for cell in free if cell in me.empty]
        assert min(with_marks) >= 3, with_marks
        assert max(without) < 1.5, without


def contrast_inside(me: Seat, cell: str) -> float:
    """Between the lightest and the darkest grey in the middle of a cell."""
    x, y = me.middle_of(cell)
    clip = {"x": x - 7, "y": y - 7, "width": 14, "height": 14}
    picture = base64.b64encode(me.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]  # as documented
    lights: list[float] = me.page.evaluate(LUMINANCES, picture)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


# Relative luminance of each pixel, as WCAG counts it.
LUMINANCES = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  const linear = (value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return Array.from({ length: data.length / 4 }, (_, at) => at * 4).map((at) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
}"""


@pytest.mark.parametrize("kind", [Mouse, Finger, Keys])
def test_l3_a_ghost_changes_nothing_until_it_is_confirmed(
    visit: Visit, kind: type[Mouse | Finger | Keys]
) -> None:
    visitor = visit(PHONE if kind is Finger else LAPTOP)
    with gather(visitor, first_card(EIGHT_WAYS, 2)) as party:
        before, seq = party.mine.standing, party.mine.seq
        drawing = random.Random(1).choice(drawings(party.mine.actions))
        hand = kind(party.me)
        lay(hand, drawing)
        assert party.me.ghost == set(drawing.cells)
        party.in_step()
        assert (party.mine.standing, party.mine.seq) == (before, seq)
        assert party.me.seq == seq
        assert not party.me.requests("submit")
        hand.press("action-draw")
        expect(party.me["action-done"]).to_be_visible()
        assert [one["action"] for one in party.me.requests("submit")] == [drawing.action]
        party.mine.settle()
        assert party.mine.seq == seq + 1


MOUNTAIN = "f6"
"""In the middle of side A."""


@pytest.mark.parametrize("kind", [Mouse, Finger, Keys])
def test_l4_an_illegal_ghost_shows_what_is_in_the_way_and_why(
    visit: Visit, kind: type[Mouse | Finger | Keys]
) -> None:
    visitor = visit(PHONE if kind is Finger else LAPTOP)
    with gather(visitor, first_card(EIGHT_WAYS)) as party:
        me, hand = party.me, kind(party.me)
        hand.pick(MOUNTAIN)
        assert MOUNTAIN in me.ghost
        assert me.marked("conflict") == {MOUNTAIN}
        why = said("en", "cartographers-ui-conflict-mountain")
        expect(me["warning"]).to_have_text(why)
        expect(me["warning"]).to_be_in_viewport(ratio=1)
        assert me["warning"].evaluate("one => one.getClientRects().length") == 1
        expect(me["action-draw"]).to_have_attribute("aria-disabled", "true")
        expect(me["action-draw"]).to_have_accessible_description(why)
        hand.press("action-draw", is_off=True)
        hand.pick(MOUNTAIN)
        party.in_step()
        assert not me.requests("submit")
        hand.pick(next(iter(sorted(me.legal))))
        expect(me["warning"]).to_be_hidden()
        expect(me["action-draw"]).not_to_have_attribute("aria-disabled", "true")


def test_l4_ruins_that_must_be_covered_are_named(visit: Visit) -> None:
    def is_ruins(match: AnyMatch) -> bool:
        return len(cards_of(match)) > 1 and len(drawings(listed(match, 0))) > 20

    with gather(visit(), find(is_ruins, within=0)) as party:
        me = party.me
        free = next(iter(sorted(set(ALL_CELLS) - me.legal)))
        Mouse(me).pick(free)
        expect(me["warning"]).to_have_text(said("en", "cartographers-ui-conflict-ruins"))
        expect(me["action-draw"]).to_have_attribute("aria-disabled", "true")
