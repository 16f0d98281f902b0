"""Positions of a table as they are known: to compare before and after."""

from __future__ import annotations

from typing import Any

from tests.browser.seat import AnyParty, AnySeat
from tests.server.talk import Json


class Known:
    """A position: what the server says of it, and what the page shows."""

    def __init__(self, party: AnyParty[Any]) -> None:  # Any: a seat of any game
        party.in_step()
        names = ("view", "waiting", "decision", "actions")
        self.said: Json = {name: party.mine.now[name] for name in names}
        self.shown: list[str] = self.look(party.me)

    def look(self, me: AnySeat) -> list[str]:
        """The prompt and all cells of the map; a game without a map looks at other things."""
        cells = me.page.locator("main [role=gridcell]")
        names: list[str] = cells.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return [me.prompt.inner_text(), *names]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and (self.said, self.shown) == (other.said, other.shown)

    __hash__ = None  # type: ignore[assignment]  # compared only
