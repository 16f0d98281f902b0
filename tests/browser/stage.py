"""Tables brought to a moment at once, for tests that look at screens.

A game is played by bots in the library, as far as its moment; the server takes in its record, and
only the last moves are made there. Ann has the first seat, in as many browsers as a test likes; the
others sit on wires.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import NamedTuple

import guildhall
from guildhall.client import Server
from guildhall.games.cartographers.actions import Draw
from tests.browser.cartographers import QUIET, Party, Seat, prefer
from tests.browser.visitor import Visitor
from tests.server.talk import GAME, AnyMatch, Browser, Held, Wire

NAMES = ("Ann", "Борис", "Jürgen", "Mira")
SEED = "map room"
SPRING_TIME = 8
LAST_MOVES = 12
"""So many are made at the table, so that its log ends with them."""

Moves = tuple[tuple[int, str], ...]
IsWanted = Callable[[AnyMatch], bool]


class Moment(NamedTuple):
    """A record, and the moves that lead from there to the moment."""

    record: str
    moves: Moves
    next_move: str
    """What a good player would do now; nothing when the game is over."""


@cache
def moment(is_wanted: IsWanted, seats: int = 4, seed: str = SEED, **options: str) -> Moment:
    """The first wanted moment of a game that good bots play."""
    match = _begin(seats, seed, options)
    bot, rng = guildhall.load_bot(GAME, "greedy"), guildhall.Rng("stage")
    moves: list[tuple[int, str]] = []

    def next_move() -> tuple[int, str]:
        seat = match.decisions()[-1].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        return seat, match.notation.format(choice.action)

    while not is_wanted(match):
        assert not match.is_over, "the game has no such moment"
        moves.append(next_move())
        match.submit_text(*moves[-1])
    after = "" if match.is_over else next_move()[1]
    before = max(0, len(moves) - LAST_MOVES)
    return Moment(
        _record(_begin(seats, seed, options), moves[:before]), tuple(moves[before:]), after
    )


def _record(match: AnyMatch, moves: Iterable[tuple[int, str]]) -> str:
    for seat, text in moves:
        match.submit_text(seat, text)
    return match.replay().format()


def _begin(seats: int, seed: str, options: dict[str, str]) -> AnyMatch:
    return guildhall.new_match(GAME, seats, seed=seed, names=NAMES[:seats], **options)


# Moments worth looking at


def is_autumn(match: AnyMatch) -> bool:
    """The maps are half full, seasons are scored, and Ann alone is still to draw, with a choice."""
    view = match.view(0)
    if not _is_anns_turn(match, "draw") or view.season.name != "FALL" or view.ruins:
        return False
    drawings = [action for action in match.legal_actions(0) if isinstance(action, Draw)]
    return len(drawings) > 20 and len({one.terrain for one in drawings}) == 2


def ends_spring(match: AnyMatch) -> bool:
    """When Ann alone has drawn, the first season is over."""
    view = match.view(0)
    is_last = view.season.name == "SPRING" and view.time >= SPRING_TIME
    return _is_anns_turn(match, "draw") and is_last


def is_ambush(match: AnyMatch) -> bool:
    """Ann draws monsters on somebody else's map."""
    return _is_anns_turn(match, "ambush")


def is_raid(match: AnyMatch) -> bool:
    """Monsters have just come, and everybody is to draw them."""
    view = match.view(0)
    return view.stage.name == "AMBUSH" and len(match.decisions()) == len(view.sheets)


def has_every_terrain(match: AnyMatch) -> bool:
    """Ann is to draw, on a map where everything lies already."""
    sheet = match.view(0).sheets[0]
    terrains = (sheet.forest, sheet.village, sheet.field, sheet.water, sheet.monster)
    return _is_anns_turn(match, "draw") and all(terrains)


def is_over(match: AnyMatch) -> bool:
    return match.is_over


def _is_anns_turn(match: AnyMatch, task: str) -> bool:
    view = match.view(0)
    is_hers = [one.seat for one in match.decisions()] == [0]
    return is_hers and view.stage.name.lower() == view.task.name.lower() == task


# Tables


class Scene(NamedTuple):
    """A table at its moment. Ann's browser is any that is given her cookie."""

    host: Browser
    """Holds all other seats."""
    ann: Browser
    table: str
    token: str
    others: list[Wire]


@contextmanager
def open_scene(server: Server, at: Moment, ann: Browser | None = None) -> Iterator[Scene]:
    """Bring the record, have Ann take her seat, and make the last moves."""
    host, ann = Browser(server), ann or Browser(server)
    brought = host.post("/replays", {"record": at.record})
    held = [Held(host, brought["table"], one["seat"], one["token"]) for one in brought["seats"]]
    hers = ann.claim(held[0].table, held[0].hand_over("link"), NAMES[0])
    with ExitStack() as stack:
        wires = [stack.enter_context(one.sit()) for one in (hers, *held[1:])]
        for seat, text in at.moves:
            wires[seat].settle()
            answer = wires[seat].submit(text)
            assert answer["type"] == "update", answer
        wires[0].close()
        yield Scene(host, ann, hers.table, hers.token, wires[1:])


def be(visitor: Visitor, person: Browser) -> None:
    """Let this browser be that person's: the cookie says who holds a seat."""
    cookies = [(one.name, one.value or "") for one in person.jar]
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": visitor.address} for name, value in cookies]
    )


@contextmanager
def play_scene(
    visitor: Visitor, at: Moment, server: Server | None = None, /, **settings: object
) -> Iterator[Party]:
    """A table of this test alone, opened on the page; all but the page talk to `server`."""
    prefer(visitor, **(QUIET | settings))
    with open_scene(server or Server(visitor.address), at) as scene:
        be(visitor, scene.ann)
        me = Seat(visitor, scene.table, scene.token)
        with Held(scene.ann, scene.table, 0, scene.token).sit() as mine:
            party = Party(me, [mine, *scene.others])
            me.come()
            party.in_step()
            yield party
