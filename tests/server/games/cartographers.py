"""What the server tests know of Cartographers: drawings are hidden until all have laid down."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.state import State
from tests.server.games.notes import Audience, Notes, Secret, Way


def _secrets(state: State, audience: Audience) -> Iterator[Secret]:
    for seat, draft in enumerate(state.drafts):
        shown = state.sheets[map_owner(state, seat)]
        for new, old in zip(draft.masks, shown.masks, strict=True):
            drawn = new & ~old
            if seat != audience and drawn & (drawn - 1):  # a single cell may be named by chance
                yield Secret("drawing", GRID.to_text(drawn))


NOTES = Notes(
    ways=(Way(2, {"skills": "random"}), Way(3, {"side": "B"})),
    illegal=("draw water a1+k11", "draw forest", "draw forest z99", "reveal hamlet", "done"),
    kinds=frozenset({"drawing"}),
    secrets=_secrets,
)
