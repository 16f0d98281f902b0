"""Reviews of finished games: blunders found, progress told, stopped, kept; trying again."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.games.registry import entry
from guildhall.server.thoughts import can_review
from tests.bots.test_review import spoilt_game
from tests.server.faults import shaky_place, without_postgres
from tests.server.games.notes import GAMES, every_game, every_game_somewhere
from tests.server.services import Place, open_place
from tests.server.talk import (
    PATIENCE,
    Answer,
    AnyMatch,
    Browser,
    Held,
    Json,
    ann_and_bob,
    finished_game,
    play_to_the_end,
    shown,
    wait_for,
    watch,
    written,
)

Path = str


def review_of(table: str, seat: int = 0) -> Path:
    return f"/tables/{table}/seats/{seat}/review"


def brought(place: Place, match: AnyMatch) -> tuple[Browser, str]:
    """A finished game as a table, and somebody who looks at it."""
    browser = Browser(place.here)
    found = browser.post("/replays", {"record": match.replay().format()})
    return browser, str(found["table"])


def reviewed(browser: Browser, table: str, seat: int = 0, seconds: float = PATIENCE) -> Json:
    """Wait for a review; its progress never goes back."""
    told: list[Json] = [browser.post(review_of(table, seat))]

    def is_done() -> bool:
        told.append(browser.get(review_of(table, seat)))
        assert told[-1]["status"] in ("running", "done"), told[-1]
        return bool(told[-1]["status"] == "done")

    wait_for(is_done, seconds)
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    return told[-1]


# What is found


@pytest.fixture(scope="module")
def slow_place() -> Iterator[Place]:
    """Its reviews are not done before a test stops them, however slow the machine is."""
    with open_place("sqlite", review_seconds="120") as opened:
        yield opened


@pytest.fixture(scope="module")
def spoilt() -> tuple[AnyMatch, int]:
    return spoilt_game("Birch")


def test_a_planted_blunder_is_among_the_three_costliest_decisions(
    place: Place, spoilt: tuple[AnyMatch, int]
) -> None:
    match, move = spoilt
    browser, table = brought(place, match)
    assert browser.get(review_of(table))["status"] == "none"
    found = reviewed(browser, table)
    assert found["done"] == found["steps"] > found["decisions"] > 10
    mistakes = found["mistakes"]
    assert 1 <= len(mistakes) <= 3
    assert [one["loss"] for one in mistakes] == sorted((m["loss"] for m in mistakes), reverse=True)
    (blunder,) = [one for one in mistakes if one["move"] == move]
    made = match.history[move]
    assert blunder["played"][0] == match.notation.format(made.action)
    assert blunder["decision"] == "draw"
    legal = [match.notation.format(one) for one in match.game.legal_actions(made.before, 0)]
    assert blunder["better"]["action"] in legal
    assert blunder["better"]["action"] != blunder["played"][0]
    assert blunder["better"]["reasons"]
    assert 0 < blunder["error"] < blunder["loss"]
    the_second_look_is_at_once(place, table, found)


def the_second_look_is_at_once(place: Place, table: str, found: Json) -> None:
    """A review that began again would not be done yet."""
    for one in (Browser(place.here), Browser(place.there)):
        assert one.post(review_of(table)) == one.get(review_of(table)) == found


@pytest.mark.long
@pytest.mark.parametrize("game", [one for one in GAMES if can_review(one)])
def test_every_seat_of_a_game_is_reviewed(place: Place, game: str) -> None:
    ann, _ = finished_game(place, game=game)
    for seat in range(2):
        found = reviewed(ann.browser, ann.table, seat)
        assert found["mistakes"], "whoever plays at random makes mistakes"
        for one in found["mistakes"]:
            there = f"/tables/{ann.table}/moves/{one['own_move']}?seat={seat}"
            position = ann.browser.get(there)
            after = ann.browser.get(f"/tables/{ann.table}/moves/{one['own_move'] + 1}?seat={seat}")
            assert seat in position["waiting"]
            assert (after["actor"], after["action"]) == (seat, one["played"][0])


@pytest.mark.long
def test_a_game_is_reviewed_within_thirty_seconds(spoilt: tuple[AnyMatch, int]) -> None:
    """With the settings that a host gets."""
    with open_place("sqlite", review_seconds="20") as place:
        browser, table = brought(place, spoilt[0])
        began = time.monotonic()
        reviewed(browser, table)
        assert time.monotonic() - began < 30


@pytest.mark.long
def test_two_reviews_at_once_are_both_there_within_thirty_seconds() -> None:
    """The second has to wait, and is shorter for it."""
    with open_place("sqlite", review_seconds="20") as place:
        ann, _ = finished_game(place)
        began = time.monotonic()
        for seat in range(2):
            assert ann.browser.post(review_of(ann.table, seat))["status"] == "running"
        for seat in range(2):
            assert reviewed(ann.browser, ann.table, seat)["mistakes"]
        assert time.monotonic() - began < 30


# Stopped


def test_a_review_can_be_stopped_and_begun_again(
    slow_place: Place, spoilt: tuple[AnyMatch, int]
) -> None:
    browser, table = brought(slow_place, spoilt[0])
    assert browser.post(review_of(table))["status"] == "running"
    wait_for(lambda: browser.get(review_of(table))["done"] > 0)
    assert browser.delete(review_of(table))["status"] == "stopped"
    assert browser.get(review_of(table))["status"] == "stopped"
    assert browser.post(review_of(table))["status"] == "running"
    assert browser.delete(review_of(table))["status"] == "stopped"


@pytest.mark.long
def test_a_review_outlives_a_restart_and_one_that_did_not_end_begins_anew(
    spoilt: tuple[AnyMatch, int],
) -> None:
    with open_place("sqlite", review_seconds="6") as place:
        process = place.processes[0]
        browser, done = brought(place, spoilt[0])
        found = reviewed(browser, done)
        _, begun = brought(place, spoilt[0])
        browser.post(review_of(begun))
        time.sleep(1.0)
        process.kill()
        process.start()
        assert browser.get(review_of(done)) == found
        wait_for(lambda: browser.get(review_of(begun))["status"] == "stopped")
        assert reviewed(browser, begun)["status"] == "done"


def test_a_server_that_is_stopped_leaves_no_review_that_seems_to_run(
    spoilt: tuple[AnyMatch, int],
) -> None:
    with open_place("sqlite", review_seconds="20") as place:
        process = place.processes[0]
        browser, table = brought(place, spoilt[0])
        browser.post(review_of(table))
        wait_for(lambda: browser.get(review_of(table))["done"] > 0)
        process.stop()
        process.start()
        assert browser.get(review_of(table))["status"] == "stopped"


def test_a_review_goes_on_where_postgres_was_away_for_a_moment() -> None:
    with shaky_place() as shaky:
        ann, _ = finished_game(shaky.place)
        path = review_of(ann.table)
        ann.browser.post(path)
        wait_for(lambda: ann.browser.get(path)["done"] > 0)
        with without_postgres(shaky):
            time.sleep(2.0)
        told: list[Answer] = []

        def is_over() -> bool:
            told.append(ann.browser.ask("GET", path))
            return told[-1].code != "busy" and told[-1].body["status"] != "running"

        wait_for(is_over)
        assert told[-1].body["status"] == "done"
        assert told[-1].body["mistakes"]


# Who may


def test_one_address_has_ten_reviews_at_once_and_no_more(
    slow_place: Place, spoilt: tuple[AnyMatch, int]
) -> None:
    browser = brought(slow_place, spoilt[0])[0]
    tables = [brought(slow_place, spoilt[0])[1] for _ in range(11)]
    for table in tables[:-1]:
        assert browser.post(review_of(table))["status"] == "running"
    assert browser.ask("POST", review_of(tables[-1])).code == "too-many"
    assert browser.delete(review_of(tables[4]))["status"] == "stopped"
    assert browser.post(review_of(tables[-1]))["status"] == "running"
    for table in tables:
        browser.delete(review_of(table))


def test_whoever_only_looks_on_stops_no_review_of_those_at_the_table() -> None:
    """Addresses tell strangers apart: a proxy names them."""
    with open_place("sqlite", review_seconds="20") as place:
        ann, _ = finished_game(place)
        path = review_of(ann.table)
        ann.browser.post(path)
        stranger = Browser(place.here)
        refusal = stranger.ask("DELETE", path, **{"X-Forwarded-For": "192.0.2.7"})
        assert (refusal.status, refusal.code) == (403, "not-host")
        assert ann.browser.get(path)["status"] == "running"
        assert ann.browser.delete(path)["status"] == "stopped"


def test_only_a_finished_game_is_reviewed(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    assert ann.browser.ask("POST", review_of(ann.table)).code == "not-finished"
    assert ann.browser.ask("GET", review_of(ann.table)).code == "not-finished"
    (waiting, *_) = Browser(place.here).open("me", "open")
    assert waiting.browser.ask("POST", review_of(waiting.table)).code == "not-started"


def test_who_may_not_look_on_reads_no_review(place: Place) -> None:
    ann, _ = finished_game(place, spectators=False)
    stranger = Browser(place.here)
    for method in ("GET", "POST", "DELETE"):
        assert stranger.ask(method, review_of(ann.table)).code == "no-spectators"
    assert ann.browser.get(review_of(ann.table))["status"] == "none"
    assert ann.browser.ask("GET", review_of(ann.table, 2)).code == "unknown-move"


# Trying again


def try_again(browser: Browser, table: str, move: int, seat: int = 0) -> Held:
    body = {"seat": seat, "name": "Ann"}
    seated = browser.post(f"/tables/{table}/moves/{move}/try", body)
    (mine,) = seated["seats"]
    return Held(browser, seated["table"], mine["seat"], mine["token"])


def a_finished_match(game: str, seed: str) -> AnyMatch:
    seats = next(iter(guildhall.load_game(game).seats[1:]))
    match: AnyMatch = guildhall.new_match(game, seats=seats, seed=seed)
    rng = random.Random(seed)
    quick = guildhall.load_bot(game, "greedy")
    while not match.is_over:
        seat = rng.choice([one.seat for one in match.decisions()])
        action = quick.choose(
            match.view(seat), match.legal_actions(seat), guildhall.Rng(rng.getrandbits(32))
        ).action
        match.submit(seat, action)
    return match


@every_game_somewhere
def test_trying_again_begins_at_exactly_that_position(place: Place, game: str) -> None:
    match = a_finished_match(game, "Cedar")
    browser, table = brought(place, match)
    moves = [at for at, one in enumerate(match.history) if one.seat >= 0]
    for move in random.Random(game).sample(moves, 3):
        made = match.history[move]
        held = try_again(browser, table, move, made.seat)
        with held.sit() as wire:
            before: Any = guildhall.Match(match.game, match.setup, start=made.before, seed="any")
            there, here = dict(shown(before, made.seat)), dict(wire.view)
            waiting = set(there.pop("waiting", ()))
            assert waiting >= set(here.pop("waiting", ()))  # a bot may have acted meanwhile
            assert here == there
            assert wire.actions == written(before, made.seat)
            assert wire.now["table"]["previous"] == table


@pytest.mark.long
@every_game
def test_a_table_to_try_again_is_played_to_its_end_against_journeymen(
    place: Place, game: str
) -> None:
    match = a_finished_match(game, "Cedar")
    browser, table = brought(place, match)
    held = try_again(browser, table, int(match.length * 0.8))
    info = browser.info(held.table)
    bots = {one["bot"] for one in info["seats"] if one["seat"] != held.seat}
    assert bots == {entry(game).stand_in}
    assert (info["public"], info["spectators"], info["hints"]) == (False, False, True)
    with held.sit() as wire:
        play_to_the_end([wire], random.Random(4))
    assert guildhall.Match.load(match.game, guildhall.Replay.parse(_record(held))).is_over


def _record(held: Held) -> str:
    return str(held.browser.get(f"/tables/{held.table}/replay"))


def test_nobody_else_sees_how_one_tries_again(place: Place, spoilt: tuple[AnyMatch, int]) -> None:
    browser, table = brought(place, spoilt[0])
    held = try_again(browser, table, spoilt[1])
    with pytest.raises(AssertionError):
        watch(place.here, held.table)
    assert held.table in browser.my_tables()


def test_there_is_nothing_to_try_again_in_a_game_that_runs_or_after_its_end(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    body = {"seat": 0, "name": "Ann"}
    assert ann.browser.ask("POST", f"/tables/{ann.table}/moves/3/try", body).code == "not-finished"
    match = a_finished_match("cartographers", "Cedar")
    browser, table = brought(place, match)
    for move, code in ((match.length, "game-over"), (match.length + 1, "unknown-move")):
        assert browser.ask("POST", f"/tables/{table}/moves/{move}/try", body).code == code
    there = f"/tables/{table}/moves/3/try"
    assert browser.ask("POST", there, body | {"seat": 2}).code == "unknown-move"
