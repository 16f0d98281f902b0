"""Who thinks for bots: a search that goes wrong stops no table."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import guildhall
from guildhall.bots.search import Budget
from guildhall.core.errors import BadRecord
from guildhall.core.match import Match
from guildhall.games.dale.views.observe import Share
from guildhall.games.registry import game_names
from guildhall.server import thinking, thoughts
from guildhall.server.problems import Refusal
from guildhall.server.settings import Settings
from guildhall.server.thinking import MOST_FILES, MOST_HINTS, Minds
from guildhall.server.workers import Bench, Workers, WorkersBusy, WorkersDied, WorkersGone
from tests.server.services import alive
from tests.server.talk import wait_for


def wrong() -> tuple[Any, Any]:
    """A match, and a view of it whose market deck is missing: no state can be drawn."""
    match = guildhall.new_match("dale", seats=2, seed="wrong", decks="macaws,pandas,squirrels")
    seat = match.decisions()[0].seat
    view: Any = match.view(seat)
    missing = Share(heap=len(view.heaps), cards=1)
    return match, view._replace(market=view.market._replace(below=(missing,)))


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = Minds(Settings())
    yield found
    found.stop()


def test_where_a_search_goes_wrong_the_journeyman_decides(minds: Minds) -> None:
    match, view = wrong()
    actions = match.legal_actions(view.seat)
    with pytest.raises(IndexError):
        match.game.sample(view, guildhall.Rng("seed"))
    chosen = asyncio.run(minds.choose("dale", "master", view, actions, "seed"))
    assert chosen in [match.notation.format(one) for one in actions]
    journeyman = guildhall.load_bot("dale", "journeyman")
    choice = journeyman.choose(match.view(view.seat), actions, guildhall.Rng("seed"))
    assert chosen == match.notation.format(choice.action)


def die(bench: Bench, *_: object) -> None:
    del bench
    os._exit(3)


def live(bench: Bench) -> int:
    del bench
    return os.getpid()


def test_work_that_costs_one_process_after_another_is_given_up_and_other_work_goes_on() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(WorkersDied):
            asyncio.run(workers.run(die))
        assert asyncio.run(workers.run(live)) != os.getpid()
    finally:
        workers.stop()


def test_processes_that_died_while_they_had_nothing_to_do_are_not_asked() -> None:
    workers = Workers(1)
    try:
        first = asyncio.run(workers.run(live))
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: not alive([first]))
        assert asyncio.run(workers.run(live)) != first
    finally:
        workers.stop()


def wait(bench: Bench, seconds: float) -> float:
    del bench
    time.sleep(seconds)
    return time.monotonic()


async def in_turns(workers: Workers) -> list[str]:
    """Somebody brings ten pieces of work, somebody else one after them; who was done when."""
    done: list[str] = []

    async def bring(party: str) -> None:
        await workers.run(wait, 0.05, party=party)
        done.append(party)

    await workers.run(live)
    await asyncio.gather(*(bring("many") for _ in range(10)), bring("one"))
    return done


def test_a_table_with_many_bots_keeps_no_other_waiting() -> None:
    workers = Workers(1)
    try:
        done = asyncio.run(in_turns(workers))
    finally:
        workers.stop()
    assert len(done) == 11
    assert done.index("one") <= 1  # at most one piece of work had begun before it


async def sent_home(workers: Workers) -> list[BaseException | float]:
    """What becomes of work that is being done or waits when the processes are sent home."""
    await workers.run(live)
    work = [asyncio.ensure_future(workers.run(wait, 600.0, party=name)) for name in "abc"]
    await asyncio.sleep(0.2)
    workers.stop()
    return await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), 90.0)


def test_nobody_waits_for_processes_that_were_sent_home() -> None:
    workers = Workers(1)
    found = asyncio.run(sent_home(workers))
    assert [type(one) for one in found[1:]] == 2 * [asyncio.CancelledError]
    assert isinstance(found[0], WorkersGone)
    with pytest.raises(WorkersGone):
        asyncio.run(workers.run(live))


def test_a_process_that_does_not_answer_is_given_up_and_other_work_goes_on() -> None:
    workers = Workers(1)
    try:
        first = asyncio.run(workers.run(live))
        with pytest.raises(WorkersDied, match="does not answer"):
            asyncio.run(workers.run(wait, 600.0, patience=0.3))
        assert asyncio.run(workers.run(live, patience=90.0)) != first
        wait_for(lambda: not alive([first]))
    finally:
        workers.stop()


def test_where_the_processes_that_search_die_the_journeyman_decides(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "think", die)
    match, _ = wrong()
    seat = match.decisions()[0].seat
    view, actions = match.view(seat), match.legal_actions(seat)
    chosen = asyncio.run(minds.choose("dale", "master", view, actions, "seed"))
    journeyman = guildhall.load_bot("dale", "journeyman")
    choice = journeyman.choose(view, actions, guildhall.Rng("seed"))
    assert chosen == match.notation.format(choice.action)


def test_where_a_search_goes_wrong_a_hint_tells_what_the_journeyman_would_do(minds: Minds) -> None:
    match, view = wrong()
    actions = match.legal_actions(view.seat)
    hints, outcomes = asyncio.run(minds.hint("dale", view, actions, "seed"))
    assert 1 <= len(hints) <= 3
    assert {one.action for one in hints} <= {match.notation.format(one) for one in actions}
    assert hints[0].reasons
    assert (hints[0].worth, outcomes) == (None, 0)


# How much may wait


def stall(bench: Bench, *_: object) -> None:
    bench.tell("begun")
    time.sleep(600)


async def refused_of(workers: Workers, parties: str) -> str:
    """Whose work is refused while a process is busy: twice, all give up in between."""
    begun = asyncio.Event()
    busy = asyncio.ensure_future(workers.run(stall, tell=lambda _: begun.set(), is_deaf=True))
    await asyncio.wait_for(begun.wait(), 60)
    refused = ""
    for _ in range(2):
        tasks = [asyncio.ensure_future(workers.run(stall, party=one)) for one in parties]
        await asyncio.sleep(0)
        for party, task in zip(parties, tasks, strict=True):
            task.cancel()
            found = (await asyncio.gather(task, return_exceptions=True))[0]
            refused += party if isinstance(found, WorkersBusy) else ""
        refused += " "
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)
    return refused


def test_work_beyond_what_may_wait_is_refused_and_whoever_gives_up_makes_room() -> None:
    workers = Workers(1, most=3, most_each=2)
    try:
        assert asyncio.run(refused_of(workers, "aaabcd")) == "acd acd "
    finally:
        workers.stop()


async def codes_of_flood(ask: Callable[[str], Awaitable[object]], addresses: int) -> list[str]:
    """How questions of so many addresses are refused while nothing is answered."""
    asked = [asyncio.ensure_future(ask(f"address {number}")) for number in range(addresses)]
    for _ in range(3):
        await asyncio.sleep(0)
    refused = [one.exception() for one in asked if one.done()]
    for one in asked:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    return [one.code for one in refused if isinstance(one, Refusal)]


def test_hints_beyond_those_that_can_come_in_time_are_refused_as_busy(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "give_hint", stall)
    codes = asyncio.run(codes_of_flood(lambda who: minds.hint("dale", 0, 0, "seed", who), 20))
    assert set(codes) == {"busy"}
    assert 20 - MOST_HINTS - 1 <= len(codes) <= 20 - MOST_HINTS


def test_replay_files_beyond_those_that_may_wait_are_refused_as_busy(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "check_record", stall)
    codes = asyncio.run(codes_of_flood(lambda who: minds.check_record("", who), 40))
    assert set(codes) == {"busy"}
    assert 40 - MOST_FILES - 1 <= len(codes) <= 40 - MOST_FILES


async def order_of_files(minds: Minds) -> list[str]:
    """Somebody brings two files that never end, then others bring one each; who is done when."""
    done: list[str] = []

    async def bring(who: str) -> None:
        with pytest.raises(BadRecord, match="too long"):
            await minds.check_record("", who)
        done.append(who)

    files = [asyncio.ensure_future(bring("many"))]
    await asyncio.sleep(0.01)  # it has begun, or is the first
    await asyncio.gather(*files, *map(bring, ["many", "one", "other"]))
    return done


def test_a_file_that_takes_too_long_is_given_up_and_addresses_take_turns(
    minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "check_record", wait_for_ever)
    monkeypatch.setattr(thinking, "FILE_SECONDS", 0.05)
    assert asyncio.run(order_of_files(minds)) == ["many", "one", "other", "many"]


def wait_for_ever(bench: Bench, *_: object) -> None:
    del bench
    time.sleep(600)


# Hints by outcomes


@pytest.mark.parametrize("game", game_names())
def test_the_same_decision_has_the_same_hint_where_no_clock_ends_it(game: str) -> None:
    match: Match[Any, Any, Any] = guildhall.new_match(game, seats=2, seed="same")
    seat = next(one.seat for one in match.decisions() if len(match.legal_actions(one.seat)) > 1)
    posed = (game, match.view(seat), match.legal_actions(seat), "seed")
    first, again = (
        thoughts.give_hint(Patient(), *posed, Budget(seconds=1e6, iterations=40), math.inf)
        for _ in range(2)
    )
    assert first == again
    assert 0 < first[1] <= 40 + 12


class Patient(Bench):
    """A bench that nobody stops."""

    def __init__(self) -> None:
        """It has no pipe."""

    def is_cancelled(self) -> bool:
        return False
