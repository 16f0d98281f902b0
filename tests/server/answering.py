"""A decision that another seat led to and can take back: whoever thinks about it thinks in vain."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

import guildhall
from tests.server.services import Place
from tests.server.talk import AnyMatch, Browser, Held

GAME = "dale"
MOST_GAMES, MOST_MOVES = 50, 600


class Asked(NamedTuple):
    """The record before the action with which one seat asks the other."""

    record: str
    asker: int
    action: str


@cache
def asked() -> Asked:
    """From games at random in which cards are hidden before others choose among them."""
    rng = random.Random("asked")
    for game in range(MOST_GAMES):
        match: AnyMatch = guildhall.new_match(
            GAME, seats=2, seed=f"asked {game}", decks="raccoons,macaws,ocelots"
        )
        while not match.is_over and match.length < MOST_MOVES:
            record, asker = match.replay().format(), match.decisions()[0].seat
            action = rng.choice(match.legal_actions(asker))
            match.submit(asker, action)
            if _is_asked_in_vain(match, asker):
                return Asked(record, asker, match.notation.format(action))
    raise AssertionError("no such game was found")


def _is_asked_in_vain(match: AnyMatch, asker: int) -> bool:
    waiting = [one.seat for one in match.decisions()]
    if waiting != [1 - asker] or match.why_no_undo(asker) is not None:
        return False
    return len(match.legal_actions(1 - asker)) > 1


def asker_and_asked(place: Place) -> tuple[Held, Held]:
    """Both seats of a table where that action comes next, in one browser."""
    browser = Browser(place.here)
    found = browser.post("/replays", {"record": asked().record})
    seats = [Held(browser, found["table"], one["seat"], one["token"]) for one in found["seats"]]
    return seats[asked().asker], seats[1 - asked().asker]
