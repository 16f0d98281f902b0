"""Tables brought to a moment at once, for tests that look at screens.

A game is played by bots in the library, as far as its moment; the server takes in its record, and
only the last moves are made there. Ann has the first seat, in as many browsers as a test likes; the
others sit on wires.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from typing import NamedTuple

import guildhall
from guildhall.client import Server
from tests.browser.seat import QUIET, AnyParty, S, prefer
from tests.browser.visitor import Visitor
from tests.server.talk import GAME, AnyMatch, Browser, Held, Wire

NAMES = ("Ann", "Борис", "Jürgen", "Mira")
SEED = "map room"
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
def moment(
    is_wanted: IsWanted, seats: int = 4, seed: str = SEED, game: str = GAME, **options: str
) -> Moment:
    """The first wanted moment of a game that good bots play."""

    def begin() -> AnyMatch:
        return guildhall.new_match(game, seats, seed=seed, names=NAMES[:seats], **options)

    match = begin()
    bot, rng = guildhall.load_bot(game, "greedy"), guildhall.Rng("stage")
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
    return Moment(_record(begin(), moves[:before]), tuple(moves[before:]), after)


def _record(match: AnyMatch, moves: Iterable[tuple[int, str]]) -> str:
    for seat, text in moves:
        match.submit_text(seat, text)
    return match.replay().format()


def is_over(match: AnyMatch) -> bool:
    return match.is_over


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
def sit_down(
    kind: type[S], visitor: Visitor, at: Moment, server: Server | None, settings: dict[str, object]
) -> Iterator[AnyParty[S]]:
    """A table of one test alone, opened on the page; all but the page talk to `server`."""
    prefer(visitor, **(QUIET | settings))
    with open_scene(server or Server(visitor.address), at) as scene:
        be(visitor, scene.ann)
        me = kind(visitor, scene.table, scene.token)
        with Held(scene.ann, scene.table, 0, scene.token).sit() as mine:
            party = AnyParty(me, [mine, *scene.others])
            me.come()
            party.in_step()
            yield party


# Tables to look at


Opening = Callable[[Server, Browser], AbstractContextManager[str]]
"""Opens a table for Ann, and tells its id."""


class Stage:
    """Tables in every state, each opened when it is first looked at; whoever changes one needs
    a table of their own."""

    def __init__(self, server: Server, openings: Mapping[str, Opening]) -> None:
        self.ann = Browser(server)
        self.ann.open("me", "open", name=NAMES[0])  # so that she has a cookie
        self._server = server
        self._openings = openings
        self._tables: dict[str, str] = {}
        self._open = ExitStack()

    def __getitem__(self, name: str) -> str:
        """The id of a table."""
        if name not in self._tables:
            opening = self._openings[name](self._server, self.ann)
            self._tables[name] = self._open.enter_context(opening)
        return self._tables[name]

    def close(self) -> None:
        self._open.close()


def new_table(*seats: str, **wish: object) -> Opening:
    """Ann has just opened it."""

    @contextmanager
    def opening(_server: Server, ann: Browser) -> Iterator[str]:
        yield ann.open(*seats, name=NAMES[0], seed="stage", **wish)[0].table

    return opening


def strange_table(*seats: str, **wish: object) -> Opening:
    """Somebody else has just opened it."""

    @contextmanager
    def opening(server: Server, _ann: Browser) -> Iterator[str]:
        yield Browser(server).open(*seats, name=NAMES[-1], **wish)[0].table

    return opening


def table_at(find: Callable[[], Moment], *, is_strange: bool = False) -> Opening:
    """A game at its moment; at a strange one Ann has no seat."""

    @contextmanager
    def opening(server: Server, ann: Browser) -> Iterator[str]:
        with open_scene(server, find(), Browser(server) if is_strange else ann) as scene:
            yield scene.table

    return opening
