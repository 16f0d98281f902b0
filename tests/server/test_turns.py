"""Slow work on the event loop: one piece at a time, addresses in turn, answers kept and charged."""

from __future__ import annotations

import asyncio

import pytest

from guildhall.server.limits import Kept, Rate, Turns
from guildhall.server.problems import Refusal


async def done_by(turns: Turns, *addresses: str) -> list[str]:
    """Each address brings a piece of work at once; in which order they are done."""
    done: list[str] = []
    busy = 0

    async def work(who: str) -> None:
        nonlocal busy
        async with turns.turn(who):
            busy += 1
            assert busy == 1
            done.append(who)
            await asyncio.sleep(0)
            busy -= 1

    await asyncio.gather(*map(work, addresses))
    return done


def test_an_address_with_much_work_keeps_no_other_waiting() -> None:
    turns = Turns(10)
    done = asyncio.run(done_by(turns, *6 * ["many"], "one", "other"))
    assert done[:4] == ["many", "many", "one", "other"]
    assert len(done) == 8
    assert asyncio.run(done_by(turns, "again")) == ["again"]


def test_an_address_for_which_too_much_waits_is_refused_at_once() -> None:
    with pytest.raises(Refusal, match="too-many"):
        asyncio.run(done_by(Turns(2), *4 * ["many"]))


async def turns_given_up(turns: Turns, *, has_come: bool) -> list[str]:
    """Two wait; the first gives up before its turn, or just as it has come."""
    holding = turns.turn("holder")
    await holding.__aenter__()
    tasks = [asyncio.ensure_future(done_by(turns, who)) for who in ("first", "second")]
    await asyncio.sleep(0.01)
    if not has_come:
        tasks[0].cancel()
        await asyncio.sleep(0)
    await holding.__aexit__(None, None, None)
    if has_come:
        tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    return await asyncio.wait_for(tasks[1], 20)


@pytest.mark.parametrize("has_come", [False, True])
def test_whoever_gives_up_a_turn_stops_nobody(has_come: bool) -> None:
    assert asyncio.run(turns_given_up(Turns(3), has_come=has_come)) == ["second"]


def test_kept_answers_are_bounded_by_bytes_and_the_oldest_go_first() -> None:
    kept = Kept(100)
    for name in "abc":
        kept.put(name, bytes(40))
        assert kept.get("a") is not None or name == "c"
    assert [name for name in "abc" if kept.get(name) is not None] == ["a", "c"]
    kept.put("c", bytes(60))
    kept.put("whole", bytes(101))
    assert [name for name in ("a", "c", "whole") if kept.get(name) is not None] == []


def test_what_an_answer_cost_is_owed_although_the_bucket_was_nearly_empty() -> None:
    rate = Rate(0.001, burst=3)
    rate.spend("ann")
    rate.charge("ann", 10.0)
    with pytest.raises(Refusal, match="too-many"):
        rate.spend("ann", 0.5)
    rate.spend("bob")
