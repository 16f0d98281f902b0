"""Who thinks for bots: a search that goes wrong stops no table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.games.dale.state import Bound
from guildhall.server import thoughts
from guildhall.server.settings import Settings
from guildhall.server.thinking import Minds
from guildhall.server.workers import Bench, Workers, WorkersDied, WorkersGone
from tests.server.services import alive
from tests.server.talk import wait_for


def wrong() -> tuple[Any, Any]:
    """A match, and a view of it in which nothing can be true of a hand: no state can be drawn."""
    match = guildhall.new_match("dale", seats=2, seed="wrong", decks="macaws,pandas,squirrels")
    seat = match.decisions()[0].seat
    view: Any = match.view(seat)
    nothing = Bound(seat=1 - seat, cards=(0,), known=0, odds=(0,))
    return match, view._replace(bounds=(nothing,))


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = Minds(Settings())
    yield found
    found.stop()


def test_where_a_search_goes_wrong_the_journeyman_decides(minds: Minds) -> None:
    match, view = wrong()
    actions = match.legal_actions(view.seat)
    with pytest.raises(ValueError, match="nothing hidden explains"):
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
    assert done.index("one") <= 2  # at most one piece of work had begun before it


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
