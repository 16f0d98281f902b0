"""Games to keep: export, import, any move by link, rematch, deleting my data."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

import guildhall
from guildhall.core import codec
from guildhall.core.match import Moment
from tests.server.games.notes import every_game, every_game_somewhere, notes_of
from tests.server.hiding import hide, told
from tests.server.services import Place
from tests.server.talk import (
    GAME,
    AnyMatch,
    Browser,
    Held,
    Json,
    Wire,
    ann_and_bob,
    beginning,
    finished_game,
    play_to_the_end,
    rebuilt,
    shown,
    turn,
    wait_for,
    watch,
)

AnyMoment = Moment[Any, Any]


def played(game: str, seed: str | None, moves: int = 10_000) -> AnyMatch:
    """A match of the library, played at random for some moves."""
    options = notes_of(game).options
    match = guildhall.new_match(game, 2, seed=seed, names=("Ann", "Bob"), **options)
    rng = guildhall.Rng("random play")
    while moves > 0 and (decisions := match.decisions()):
        seat = rng.choice(decisions).seat
        actions = match.legal_actions(seat)
        if seat < 0:
            actions = tuple(outcome for outcome, _ in match.game.chances(match.state))
        match.submit(seat, rng.choice(actions))
        moves -= 1
    return match


def bring(browser: Browser, match: AnyMatch) -> Json:
    found: Json = browser.post("/replays", {"record": match.replay().format()})
    return found


def replay_of(browser: Browser, table: str) -> str:
    return str(browser.get(f"/tables/{table}/replay"))


# Export


@every_game_somewhere
def test_a_finished_game_is_exported_with_names_and_everything(place: Place, game: str) -> None:
    ann, _ = finished_game(place, seed="Aspen", game=game)
    answer = Browser(place.there).ask("GET", f"/tables/{ann.table}/replay")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    match = guildhall.load_match(answer.text)
    assert match.is_over
    assert (match.names, match.seed) == (("Ann", "Bob"), "Aspen")


def test_a_running_game_is_not_exported(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    path = f"/tables/{ann.table}/replay"
    for browser in (ann.browser, Browser(place.there)):
        answer = browser.ask("GET", path)
        assert (answer.status, answer.code) == (409, "not-finished")
    unstarted = ann.browser.open("me", "open")[0].table
    answer = ann.browser.ask("GET", f"/tables/{unstarted}/replay")
    assert (answer.status, answer.code) == (409, "not-started")


# Import


@every_game
@pytest.mark.parametrize("seed", ["Juniper", None])
def test_a_finished_record_can_be_looked_at_and_exported_again(
    place: Place, game: str, seed: str | None
) -> None:
    """Also a game with real cards, which has no seed."""
    match = played(game, seed)
    imported = bring(Browser(place.here), match)
    assert imported["seats"] == []
    with watch(place.there, imported["table"]) as wire:
        assert wire.view == shown(match, None)
        assert wire.now["table"]["imported"] is True
        assert wire.now["table"]["status"] == "finished"
        assert wire.now["table"]["options"] == notes_of(game).options
        assert [one["name"] for one in wire.now["table"]["seats"]] == ["Ann", "Bob"]
        totals = [score.total for score in match.scores()]
        assert [one["total"] for one in wire.now["scores"]] == totals
    assert replay_of(Browser(place.there), imported["table"]) == match.replay().format()


@every_game_somewhere
def test_what_this_server_exported_it_takes_in_again(place: Place, game: str) -> None:
    ann, _ = finished_game(place, game=game)
    record = replay_of(ann.browser, ann.table)
    copy = Browser(place.there).post("/replays", {"record": record})["table"]
    assert copy != ann.table
    assert replay_of(Browser(place.here), copy) == record


@every_game_somewhere
def test_an_unfinished_record_is_played_on(place: Place, game: str) -> None:
    match = played(game, "Willow", 21)
    browser = Browser(place.here)
    imported = bring(browser, match)
    held = [Held(browser, imported["table"], x["seat"], x["token"]) for x in imported["seats"]]
    assert [one.seat for one in held] == [0, 1]
    assert browser.my_tables()[imported["table"]]["turn"] is True
    with held[0].sit(place.there) as mine, held[1].sit(place.here) as theirs:
        assert mine.view == shown(match, 0)
        assert theirs.view == shown(match, 1)
        assert "Willow" not in json.dumps([mine.frames, theirs.frames])
        play_to_the_end([mine, theirs], random.Random(1))
    record = replay_of(browser, imported["table"])
    before = match.replay().format().partition("---\n")[2].splitlines()
    moves = [line for line in before if line[0] not in "=e"]
    after = [line for line in record.partition("---\n")[2].splitlines() if line[0] not in "=e"]
    assert after[: len(moves)] == moves
    assert guildhall.load_match(record).is_over


@every_game
def test_an_unfinished_game_with_real_cards_cannot_be_played_on(place: Place, game: str) -> None:
    record = played(game, None, 21).replay().format()
    answer = Browser(place.here).ask("POST", "/replays", {"record": record})
    assert (answer.status, answer.code) == (400, "bad-record")


@every_game
def test_a_broken_record_is_refused(place: Place, game: str) -> None:
    good = played(game, "Maple").replay().format()
    browser = Browser(place.here)
    browser.open("me")
    tables = browser.my_tables()
    middle = len(good) // 2
    for record in (
        "",
        "hello",
        good[:middle],
        good[:middle] + "x" + good[middle:],
        good.replace("0 done", "1 done", 1),
        good.replace(f"game: {game}", "game: chess"),
        good.replace("seed: Maple", "seed: Mable"),
        good + "\n",
    ):
        answer = browser.ask("POST", "/replays", {"record": record})
        assert (answer.status, answer.code) == (400, "bad-record"), record[:80]
        assert answer.body["detail"]
    assert browser.my_tables().keys() == tables.keys()


def test_a_record_larger_than_a_message_can_be_brought(place: Place) -> None:
    match = guildhall.new_match(GAME, 1, seed="Long", names=("Ann",))
    draws = match.legal_actions(0)
    while len(match.replay().format()) < 80_000:
        for number in range(100):
            match.submit(0, draws[number % len(draws)])
            match.undo(0)
    imported = bring(Browser(place.here), match)
    assert Browser(place.there).info(imported["table"])["status"] == "running"


# Any move by link


@every_game
def test_any_public_move_of_a_running_game_by_link(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game, seed="Beech")
    match = rebuilt("Beech", 2, [], game)
    with ann.sit() as mine, bob.sit() as theirs:
        for wire in (mine, theirs):
            wire.has_turn()
            for action in turn(wire, random.Random(2)):
                match.submit_text(wire.now["seat"], action)
        mine.has_turn()
        words = hide(mine, match)
    public = [
        moment
        for moment in match.history
        if any(event.known_to is None for event in moment.step.events)
    ]
    stranger = Browser(place.here)
    path = f"/tables/{ann.table}/moves"
    for number in range(len(public) + 1):
        position = stranger.get(f"{path}/{number}")
        at = match.history.index(public[number - 1]) + 1 if number else 0
        view = codec.to_json(match.game.view_type, match.view(None, at))
        assert position["view"] == view
        assert (position["move"], position["moves"]) == (number, len(public))
    assert not told(words, stranger.get(f"{path}/{len(public)}")), "done, not shown yet"
    answer = stranger.ask("GET", f"{path}/{len(public) + 1}")
    assert (answer.status, answer.code) == (404, "unknown-move")


@every_game
def test_secrets_of_a_running_game_are_not_given_by_link(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game, seed="Holly")
    dealt = len(known_to(0, rebuilt("Holly", 2, [], game)))
    with ann.sit() as mine:
        made = mine.act()
    path = f"/tables/{ann.table}/moves"
    for browser in (Browser(place.here), bob.browser):
        for query in ("seat=0", "everything=true", "seat=0&everything=true"):
            answer = browser.ask("GET", f"{path}/0?{query}")
            assert (answer.status, answer.code) == (409, "not-finished")
    mine_only = ann.browser.get(f"{path}/{dealt + 1}?seat=0")
    assert (mine_only["action"], mine_only["actor"]) == (made, 0), "but to the one who acted"


@every_game
def test_draws_of_a_running_game_are_told_only_to_who_saw_all_of_them(
    place: Place, game: str
) -> None:
    """Also where somebody brought the game unfinished, and where those who look have a link."""
    match = played(game, "Rowan", 150)
    browser = Browser(place.here)
    imported = bring(browser, match)
    path = f"/tables/{imported['table']}/moves"
    for seat in (None, 0, 1):
        own = "" if seat is None else f"?seat={seat}"
        asker = Browser(place.there) if seat is None else browser
        told = asker.get(path + own)["moves"]
        for number, moment in enumerate(known_to(seat, match)):
            if moment.seat < 0:
                events = moment.step.events
                is_open = all(seat in (one.known_to or (seat,)) for one in events)
                expected = match.notation.format(moment.action) if is_open else ""
                assert (told[number]["actor"], told[number]["action"]) == (None, expected)
                position = asker.get(f"{path}/{number + 1}{own}") if number % 9 == 0 else None
                assert position is None or position["action"] == expected


def known_to(seat: int | None, match: AnyMatch) -> list[AnyMoment]:
    return [
        moment
        for moment in match.history
        if moment.seat == seat or any(one.is_known_to(seat) for one in moment.step.events)
    ]


@every_game_somewhere
def test_every_move_of_a_finished_game_by_link(place: Place, game: str) -> None:
    ann, _ = finished_game(place, seed="Cedar", game=game)
    record = replay_of(ann.browser, ann.table)
    match = guildhall.load_match(record)
    stranger = Browser(place.here)
    path = f"/tables/{ann.table}/moves"
    whole = stranger.get(f"{path}/0?everything=true")
    assert whole["moves"] == len(match.history)
    for number in random.Random(3).sample(range(1, len(match.history) + 1), 12):
        moment = match.history[number - 1]
        position = stranger.get(f"{path}/{number}?everything=true")
        assert position["action"] == match.notation.format(moment.action)
        assert position["actor"] == (None if moment.seat < 0 else moment.seat)
        looker = None if moment.seat < 0 else moment.seat
        view = match.view(looker, number)
        assert position["view"] == codec.to_json(match.game.view_type, view)
        totals = [score.total for score in match.game.scores(moment.step.state)]
        assert [one["total"] for one in position["scores"]] == totals


@every_game_somewhere
def test_a_finished_game_can_be_seen_from_each_seat(place: Place, game: str) -> None:
    ann, _ = finished_game(place, game=game)
    match = guildhall.load_match(replay_of(ann.browser, ann.table))
    stranger = Browser(place.here)
    path = f"/tables/{ann.table}/moves"
    for seat in (0, 1):
        known = known_to(seat, match)
        for number in (0, 7, len(known)):
            position = stranger.get(f"{path}/{number}?seat={seat}")
            at = match.history.index(known[number - 1]) + 1 if number else 0
            view = match.view(seat, at)
            assert position["view"] == codec.to_json(match.game.view_type, view)
            assert position["moves"] == len(known)
    answer = stranger.ask("GET", f"{path}/0?seat=2")
    assert (answer.status, answer.code) == (404, "unknown-move")


# Rematch


@every_game_somewhere
def test_a_rematch_takes_one_step_also_when_others_are_away(place: Place, game: str) -> None:
    options = notes_of(game).options
    ann, bob = finished_game(place, game=game, options=options, public=True)
    with watch(place.there, ann.table) as wire:
        new = ann.browser.post(f"/tables/{ann.table}/rematch")["table"]
        assert wire.entry("rematch")["table"] == new
        wire.wait(lambda: wire.now["table"]["rematch"] == new)
    info = Browser(place.there).info(new)
    assert (info["status"], info["previous"]) == ("running", ann.table)
    assert (info["game"], info["options"]) == (game, beginning(game, options))
    assert [one["name"] for one in info["seats"]] == ["Ann", "Bob"]
    assert info["public"] is True
    assert bob.browser.my_tables()[new]["turn"] is True, "Bob finds it when he returns"
    again = [Held(one.browser, new, one.seat, one.token) for one in (ann, bob)]
    with again[0].sit(place.there) as mine, again[1].sit(place.here) as theirs:
        play_to_the_end([mine, theirs], random.Random(4))
    assert info["seal"] != Browser(place.here).info(ann.table)["seal"]


def test_a_rematch_asked_for_twice_is_one_table(place: Place) -> None:
    for _ in range(3):
        ann, bob = finished_game(place)
        wait_for(partial(_is_finished, ann))
        path = f"/tables/{ann.table}/rematch"
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(one.browser.post, path) for one in (ann, bob, ann, bob)]
            tables = {one.result()["table"] for one in asked}
        assert len(tables) == 1
        assert ann.browser.post(path)["table"] in tables
        assert set(ann.browser.my_tables()) == {ann.table, *tables}


def _is_finished(held: Held) -> bool:
    return bool(held.browser.info(held.table)["status"] == "finished")


def test_a_rematch_keeps_the_bots(place: Place) -> None:
    held = Browser(place.here).open("me", "bot uniform", name="Ann")[0]
    with held.sit() as wire:
        play_to_the_end([wire], random.Random(5))
    path = f"/tables/{held.table}/rematch"
    new = held.browser.at(place.there).post(path, token=held.token)["table"]
    seats = held.browser.info(new)["seats"]
    assert [(one["kind"], one["bot"]) for one in seats] == [("person", ""), ("bot", "uniform")]


def test_a_rematch_is_for_those_who_played_to_the_end(place: Place) -> None:
    running, _ = ann_and_bob(place)
    answer = running.browser.ask("POST", f"/tables/{running.table}/rematch")
    assert (answer.status, answer.code) == (409, "not-finished")
    ann, _ = finished_game(place)
    stranger = Browser(place.there)
    stranger.open("me")
    answer = stranger.ask("POST", f"/tables/{ann.table}/rematch")
    assert (answer.status, answer.code) == (403, "not-yours")


def test_finished_games_stay_in_my_tables(place: Place) -> None:
    ann, bob = finished_game(place)
    for browser in (ann.browser, bob.browser.at(place.here)):
        wait_for(partial(_is_finished, ann))
        mine = browser.my_tables()[ann.table]
        assert (mine["table"]["status"], mine["turn"]) == ("finished", False)


# Deleting my data


def test_deleting_my_data_takes_my_name_and_words_from_others(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit() as theirs:
        mine.ask("say", text="I am Annabella of Riverside")
        theirs.wait(lambda: theirs.entries[-1]["kind"] == "chat")
        theirs.ask("say", text="pleased to meet you")
        mine.wait(lambda: mine.entries[-1].get("text") == "pleased to meet you")
        gone = ann.browser.at(place.there).delete("/me")
        assert gone == {"seats": 1, "tables": 0}
        theirs.wait(lambda: theirs.now["table"]["seats"][0]["name"] == "")
    for browser, token in ((bob.browser, bob.token), (Browser(place.here), "")):
        with browser.wire() as wire:
            held = {"token": token} if token else {}
            wait_for(partial(_is_silent, wire, ann.table, held))
            assert "pleased to meet you" in json.dumps(wire.entries)
    assert "Ann" not in Browser(place.here).ask("GET", f"/tables/{ann.table}").text
    with bob.sit() as theirs:
        wait_for(lambda: Browser(place.there).info(ann.table)["seats"][0]["kind"] == "bot")
        play_to_the_end([theirs], random.Random(6))


def _is_silent(wire: Wire, table: str, held: Json) -> bool:
    return "Ann" not in json.dumps(wire.hello(table, **held))


def test_after_deleting_my_data_my_tokens_are_dead(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    old_cookie = ann.browser.cookie
    answer = ann.browser.ask("DELETE", "/me")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert ann.browser.cookie == ""
    for server in (place.here, place.there):
        with Wire(server) as wire:
            wait_for(partial(_refuses, wire, ann))
        with Wire(server, cookie=old_cookie) as wire:
            assert wire.hello(ann.table)["seat"] is None
    browser = Browser(place.here)
    assert browser.ask("GET", "/me/tables", cookie=old_cookie).body == {"tables": []}


def _refuses(wire: Wire, held: Held) -> bool:
    return wire.hello(held.table, token=held.token).get("code") == "not-yours"


def test_a_table_with_nobody_else_goes_with_my_data(place: Place) -> None:
    browser = Browser(place.here)
    alone = browser.open("me", name="Ann")[0]
    with_bot = browser.open("me", "bot uniform", name="Ann", public=True)[0]
    with watch(place.there, with_bot.table) as watching:
        assert browser.delete("/me") == {"seats": 2, "tables": 2}
        for server in (place.here, place.there):
            for table in (alone.table, with_bot.table):
                wait_for(partial(_is_gone, Browser(server), table))
        assert watching.ask("scores")["code"] == "unknown-table"
    with Wire(place.there) as wire:
        assert wire.hello(alone.table, token=alone.token)["code"] == "unknown-table"


def _is_gone(browser: Browser, table: str) -> bool:
    return browser.ask("GET", f"/tables/{table}").status == 404


def test_a_seat_at_a_table_that_has_not_started_is_free_again(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    bob = Browser(place.there).join(ann.table, "Bob")
    assert bob.browser.delete("/me") == {"seats": 1, "tables": 0}
    kinds = [one["kind"] for one in bob.browser.info(ann.table)["seats"]]
    assert kinds == ["person", "open", "open"]


def test_a_game_stays_sound_when_a_player_is_forgotten(place: Place) -> None:
    ann, bob = finished_game(place)
    ann.browser.delete("/me")
    record = wait_for(lambda: _record_without(bob.browser, ann.table, "Ann"))
    match = guildhall.load_match(record)
    assert match.is_over
    assert match.names[1] == "Bob"


def _record_without(browser: Browser, table: str, name: str) -> str:
    record = replay_of(browser, table)
    return "" if name in record else record


def test_there_is_nothing_to_delete_without_a_cookie(place: Place) -> None:
    answer = Browser(place.here).ask("DELETE", "/me")
    assert (answer.status, answer.code) == (401, "no-token")
