"""What can be drawn and what it would bring, as the map shows it and as the server says.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import base64
import math
import random
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.cartographers import (
    ALL_CELLS,
    MIDDLE,
    SIDE,
    Drawing,
    Party,
    Pattern,
    Script,
    Seat,
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
from tests.browser.hands import FAR, Finger, Fingers, Hand, Keys, Mouse, Point, lay
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.talk import Json, turn

ONE_WAY = "orchard"
"""A card with one shape, an L, which can lie in eight ways, in two terrains."""
TOURS = {
    "alone": Script("tour-1", 1, {"skills": "search,stealth,negotiation"}),
    "alone on the other side": Script("tour-2", 1, {"side": "B", "skills": "secret_knowledge,concentration,diplomacy"}),
    "two": Script("tour-3", 2, {"skills": "wound_healing,acrobatics,search"}),
}


# Many moments of a game


def tour(party: Party, rng: random.Random, states: int, part: float) -> Iterator[None]:
    """Stops at a part of the moments at which my seat can draw; then somebody goes on at random."""
    while states and not party.mine.is_over:
        for wire in party.wires[1:]:
            wire.settle()
            turn(wire, rng)
        party.in_step()
        party.me.close_season()
        if drawings(party.mine.actions) and rng.random() < part:
            states -= 1
            yield
            party.in_step()
        if party.mine.actions:
            step(party, rng)
    assert not states, "the game was too short"


def step(party: Party, rng: random.Random) -> None:
    """One action of my seat, past the page; skills are liked."""
    uses = [one for one in party.mine.actions if one.startswith("use ")]
    likes = uses if uses and rng.random() < 0.5 else party.mine.actions
    party.play([(0, rng.choice(likes))])


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


def check_marks(me: Seat, actions: list[str], *, sticks_out: bool) -> int:
    """Where the shape may be held is marked, however it lies, and all that is listed is reached."""
    listed = {(one.terrain, frozenset(one.cells)) for one in drawings(actions)}
    (only,) = {terrain for terrain, _ in listed} if not me.terrains() else {""}
    mouse = Mouse(me)
    mouse.point(FAR)
    mouse.point(MIDDLE)
    reached = set()
    for shown in me.page.evaluate(WALK):
        terrain = shown["terrain"] or only
        held = {cell: held_at(cell, shown["ghost"], sticks_out) for cell in ALL_CELLS}
        fitting = {cell for cell, cells in held.items() if (terrain, cells) in listed}
        assert set(shown["legal"]) == fitting, f"{terrain} {shown['ghost']}"
        reached |= {(terrain, held[cell]) for cell in fitting}
    assert reached == listed, f"out of reach: {sorted(map(str, listed - reached))[:5]}"
    return len(listed)


def held_at(cell: str, in_the_middle: list[str], sticks_out: bool) -> frozenset[str]:
    """The cells of a shape that is held at this cell, given those when it is held in the middle.

    At the edge it is pushed back onto the map, unless it is to stick out.
    """
    pattern, (top, left) = pattern_of(in_the_middle), corner_of(in_the_middle)
    (row, col), (middle_row, middle_col) = place_of(cell), place_of(MIDDLE)
    row, col = row + top - middle_row, col + left - middle_col
    if not sticks_out:
        row = min(max(row, 0), SIDE - 1 - max(r for r, _ in pattern))
        col = min(max(col, 0), SIDE - 1 - max(c for _, c in pattern))
    places = [(row + r, col + c) for r, c in pattern]
    return frozenset(cell_at(r, c) for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE)


@pytest.mark.parametrize("name", TOURS)
def test_l1_marked_cells_are_exactly_the_listed_actions(visit: Visit, name: str) -> None:
    with gather(visit(), TOURS[name]) as party:
        rng = random.Random(name)
        checked = 0
        for _ in tour(party, rng, 7, 0.3):
            sticks_out = party.mine.view["task"] == "stealth"
            checked += check_marks(party.me, party.mine.actions, sticks_out=sticks_out)
        assert checked > 300
