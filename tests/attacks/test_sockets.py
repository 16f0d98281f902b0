"""The attacks on sockets: what holds on any machine. Run the scripts by hand for the figures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks import broken_messages, broken_requests, frame_flood, half_open, idle_seats
from tests.attacks.frame_flood import PIECES, Flood
from tests.attacks.half_open import HalfOpen
from tests.attacks.pair import server, summary
from tests.attacks.sockets import Trial, try_out

Record = Callable[[str, object], None]


def check(trial: Trial, record: Record) -> None:
    """The pair plays on, and the log complains of nothing and stays small."""
    record("seen", dict(trial.seen))
    record("alone", summary("alone", trial.alone))
    record("beside", summary("beside", trial.beside))
    assert trial.beside
    assert not trial.troubles
    assert len(trial.log) < 20_000


# Quick, with small numbers


def test_broken_requests_are_answered_with_4xx_and_leave_few_lines() -> None:
    with server() as target:
        seen = broken_requests.attack(target.port, broken_requests.Broken(requests=400))
        log = target.log.read_text()
        assert not target.troubles()
    assert not [status for status in seen if status.startswith("5")], seen
    assert seen["400"] > 100
    assert seen["404"] > 0
    assert log.count("Invalid HTTP request") == 1


def test_broken_messages_are_refused_or_close_and_leave_few_lines() -> None:
    with server() as target:
        seen = broken_messages.attack(target.port, broken_messages.Broken(messages=800))
        log = target.log.read_text()
        assert not target.troubles()
    assert seen["malformed"] > 100
    assert seen["closed 1002"] > 0
    assert "internal" not in seen
    assert "closed 1011" not in seen
    assert log.count("not UTF-8") == 1


# Long


@pytest.mark.long
@pytest.mark.parametrize("kind", PIECES)
def test_a_pair_plays_beside_twenty_sockets_that_flood(kind: str, record_property: Record) -> None:
    trial = try_out(frame_flood.attack, Flood(kind=kind, seconds=10.0))
    check(trial, record_property)
    assert trial.seen["closed 1008"] > 0


@pytest.mark.long
def test_a_pair_plays_beside_ten_thousand_half_open_sockets(record_property: Record) -> None:
    trial = try_out(half_open.attack, HalfOpen())
    check(trial, record_property)
    assert trial.seen["closed with 408"] > 0


@pytest.mark.long
def test_a_pair_plays_beside_twenty_thousand_broken_requests(record_property: Record) -> None:
    trial = try_out(broken_requests.attack, broken_requests.Broken())
    check(trial, record_property)
    assert not [status for status in trial.seen if status.startswith("5")], trial.seen


@pytest.mark.long
def test_a_pair_plays_beside_forty_thousand_broken_messages(record_property: Record) -> None:
    trial = try_out(broken_messages.attack, broken_messages.Broken())
    check(trial, record_property)
    assert "internal" not in trial.seen
    assert "closed 1011" not in trial.seen


@pytest.mark.long
def test_ten_thousand_idle_seats_are_told_when_the_server_stops(record_property: Record) -> None:
    """Within how many seconds it stops is for an idle machine: see the script."""
    outcome = idle_seats.try_out(idle_seats.Crowd())
    record_property("active", summary("active tables", outcome.latencies))
    record_property("seconds to stop", outcome.seconds_to_stop)
    assert outcome.codes.total() == idle_seats.Crowd().seats
    assert outcome.codes[1012] == outcome.codes.total()
    assert not outcome.troubles
