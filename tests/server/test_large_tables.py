"""Answers about tables of a hundred: in pages, kept, charged by size, away from the event loop."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from guildhall.games.cartographers import game
from guildhall.server.frames import MOST_ENTRIES
from guildhall.server.playing import CHARGED_BYTES
from guildhall.server.records import MOST_MOVES
from tests.attacks.callers import SEATS, large_match
from tests.server.services import Place, open_place, workers_of
from tests.server.talk import AnyMatch, Browser, Json, Wire, one_more


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return large_match()


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with open_place("sqlite") as opened:
        yield opened


@pytest.fixture(scope="module")
def path(place: Place, match: AnyMatch) -> str:
    """Where the game is told as a finished table."""
    brought = Browser(place.here).post("/replays", {"record": match.replay().format()})
    return f"/tables/{brought['table']}"


# Pages


def pages(browser: Browser, path: str, query: str) -> list[Json]:
    page = browser.get(f"{path}/moves?{query}")
    found: list[Json] = page["moves"]
    while len(found) < page["total"]:
        page = browser.get(f"{path}/moves?{query}&after={len(found)}")
        assert 0 < len(page["moves"]) <= MOST_MOVES
        found += page["moves"]
    return found


def test_moves_come_in_pages_that_make_the_whole_game(
    place: Place, path: str, match: AnyMatch
) -> None:
    browser = Browser(place.here)
    found = pages(browser, path, "everything=true")
    assert [one["move"] for one in found] == list(range(1, len(match.history) + 1))
    write = match.notation.format
    assert [one["action"] for one in found] == [write(one.action) for one in match.history]
    few = browser.get(f"{path}/moves?everything=true&after=7&limit=3")
    assert few == {"moves": found[7:10], "total": len(found)}
    assert browser.get(f"{path}/moves?everything=true&after=100000")["moves"] == []


@pytest.mark.parametrize("query", ["limit=0", f"limit={MOST_MOVES + 1}", "after=-1", "after=x"])
def test_a_page_that_cannot_be_is_refused(place: Place, path: str, query: str) -> None:
    answer = Browser(place.here).ask("GET", f"{path}/moves?{query}")
    assert (answer.status, answer.code) == (400, "malformed")


def test_a_welcome_brings_the_newest_entries_and_the_others_are_asked_for(
    place: Place, path: str
) -> None:
    with Wire(place.here) as wire:
        first = wire.hello(path.removeprefix("/tables/"))
        assert len(first["entries"]) == MOST_ENTRIES
        assert first["entries"][-1]["seq"] == first["seq"]
        assert [one["seq"] for one in wire.entries] == list(range(1, first["seq"] + 1))
        page = wire.ask("entries", after=100)["entries"]
        assert page == wire.entries[100 : 100 + MOST_ENTRIES]
        assert wire.ask("entries", after=first["seq"])["entries"] == []
        seen = first["seq"] - 10
        resumed = wire.hello(path.removeprefix("/tables/"), seen=seen)
        assert [one["seq"] for one in resumed["entries"]] == list(range(seen + 1, seen + 11))


def test_the_client_has_the_whole_log(place: Place, path: str) -> None:
    with place.here.watch(path.removeprefix("/tables/")) as table:
        assert table.seq > 3 * MOST_ENTRIES
        assert [one.seq for one in table.entries] == list(range(1, table.seq + 1))


# Away from the event loop, kept


def test_the_record_is_written_in_another_process_and_then_kept(
    place: Place, path: str, match: AnyMatch
) -> None:
    pid, browser = place.processes[0].pid, Browser(place.here)
    before = set(workers_of(pid))
    assert browser.get(f"{path}/replay") == match.replay().format()
    assert set(workers_of(pid)) > before
    assert browser.get(f"{path}/replay") == match.replay().format()


def test_the_same_moment_is_told_alike_every_time(place: Place, path: str) -> None:
    browser = Browser(place.here)
    for query in ("", "?seat=7", "?everything=true"):
        first = browser.ask("GET", f"{path}/moves/900{query}")
        assert first.headers["content-type"] == "application/json"
        assert browser.ask("GET", f"{path}/moves/900{query}").text == first.text


def test_the_standing_of_each_sheet_is_computed_once(
    match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    scores = match.scores()
    standing = Mock(wraps=game._standing)
    monkeypatch.setattr(game, "_standing", standing)
    assert match.scores() == scores
    assert standing.call_count == SEATS


def test_a_bare_record_needs_no_fingerprint(
    match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.core.codec.digest", Mock(side_effect=AssertionError))
    assert len(match.replay(checks=False).entries) == len(match.history)


# Charged


def test_large_answers_count_as_many_requests(place: Place, path: str, match: AnyMatch) -> None:
    """In a small bucket one large answer leaves seconds of debt."""
    with one_more(place, address_rate="1.4") as slow:
        browser = Browser(slow.client())
        last = browser.ask("GET", f"{path}/moves/{len(match.history)}?everything=true")
        assert last.status == 200
        assert len(last.text) > 8 * CHARGED_BYTES
        assert browser.ask("GET", "/phrases").code == "too-many"
