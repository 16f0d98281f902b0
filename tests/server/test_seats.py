"""Tokens, second devices, handing a seat over and taking it back."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.games.notes import every_game, every_game_somewhere
from tests.server.hiding import hide, told
from tests.server.services import Place
from tests.server.talk import (
    Answer,
    Browser,
    Held,
    Json,
    Wire,
    ann_and_bob,
    play_to_the_end,
    rebuilt,
    turn,
    wait_for,
    watch,
)

NOBODY = "x" * 43
"""A token that was never given out."""


def seat_path(held: Held, what: str) -> str:
    return f"/tables/{held.table}/seats/{held.seat}/{what}"


def ask_with(browser: Browser, token: str, path: str, body: object = None) -> Answer:
    return browser.ask("POST", path, body, authorization=f"Bearer {token}")


def seat_of(browser: Browser, held: Held) -> Json:
    found: Json = browser.info(held.table)["seats"][held.seat]
    return found


SEED = "Alder"


# Tokens


def test_the_token_opens_the_seat_on_a_second_device(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit(place.here) as desktop, ann.sit(place.there) as phone:
        assert phone.now["seat"] == 0
        action = desktop.act()
        phone.wait(lambda: phone.entries[-1].get("action") == action)
        assert phone.standing == desktop.standing
        assert phone.ask("undo")["type"] == "update"
        desktop.wait(lambda: desktop.entries[-1]["kind"] == "undo")
        assert desktop.standing == phone.standing


def test_a_seat_may_be_open_in_two_tabs_by_cookie(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.browser.wire() as one, ann.browser.at(place.there).wire() as two:
        assert one.hello(ann.table)["seat"] == two.hello(ann.table)["seat"] == 0
        one.act()
        two.wait(lambda: two.now["undo"] == "")
        assert two.standing == one.standing


def test_closing_one_of_two_tabs_leaves_the_seat_online(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with bob.sit() as theirs:
        with ann.sit(place.there):
            with ann.sit(place.there) as second:
                theirs.wait(lambda: theirs.online == [0, 1])
                assert second.now["seat"] == 0
            theirs.settle()
            assert theirs.online == [0, 1]
        theirs.wait(lambda: theirs.online == [1])


def test_a_wrong_token_opens_nothing(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with Wire(place.there) as wire:
        assert wire.hello(ann.table, token=NOBODY)["code"] == "not-yours"
        assert wire.hello(ann.table, token=NOBODY, seat=0)["code"] == "not-yours"
        assert wire.hello(ann.table, seat=0)["code"] == "not-yours"
    for path, body in (("hand-over", {"to": "link"}), ("take-back", None)):
        refused = ask_with(Browser(place.there), NOBODY, seat_path(ann, path), body)
        assert (refused.status, refused.code) == (403, "not-yours")
        refused = Browser(place.there).ask("POST", seat_path(ann, path), body)
        assert (refused.status, refused.code) == (401, "no-token")


def test_a_token_of_another_table_opens_nothing(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    other, _ = ann_and_bob(place)
    with Wire(place.there) as wire:
        assert wire.hello(ann.table, token=other.token)["code"] == "not-yours"
    refused = ask_with(Browser(place.here), other.token, seat_path(ann, "hand-over"), {"to": "bot"})
    assert (refused.status, refused.code) == (403, "not-yours")
    assert seat_of(Browser(place.here), ann)["kind"] == "person"


def test_a_token_opens_its_own_seat_only(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with Wire(place.here) as wire:
        assert wire.hello(ann.table, token=bob.token, seat=0)["code"] == "not-yours"
    refused = ask_with(bob.browser, bob.token, seat_path(ann, "hand-over"), {"to": "bot"})
    assert (refused.status, refused.code) == (403, "not-yours")


# Bots


def test_a_seat_goes_to_a_bot_and_back(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit() as theirs:
        ann.hand_over("bot", bot="uniform")
        mine.wait(lambda: 0 not in mine.now["waiting"])
        theirs.wait(lambda: 0 not in theirs.now["waiting"])
        info = theirs.now["table"]["seats"][0]
        assert (info["kind"], info["bot"], info["away"]) == ("bot", "uniform", True)
        assert info["name"] == "Ann", "so that others know for whom it plays"
        assert theirs.entry("seat")["why"] == "handed"
        Held(ann.browser.at(place.there), *ann[1:]).take_back()
        theirs.wait(lambda: theirs.entries[-1].get("why") == "taken-back")
        info = theirs.now["table"]["seats"][0]
        assert (info["kind"], info["bot"], info["away"]) == ("person", "", False)
    with ann.sit(place.there) as mine, bob.sit() as theirs:
        play_to_the_end([mine, theirs], random.Random(1))


@every_game_somewhere
def test_a_bot_plays_a_handed_over_seat_to_the_end(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game)
    ann.hand_over("bot", bot="uniform")
    with bob.sit() as theirs:
        play_to_the_end([theirs], random.Random(2))
        assert theirs.now["scores"]


def test_an_unknown_bot_gets_no_seat(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    wish = {"to": "bot", "bot": "deep-blue"}
    refused = ask_with(ann.browser, ann.token, seat_path(ann, "hand-over"), wish)
    assert (refused.status, refused.code) == (400, "unknown-bot")
    assert seat_of(ann.browser, ann)["kind"] == "person"


def test_a_table_may_be_started_by_handing_the_last_open_place_to_a_bot(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    bob_at = Browser(place.there)
    held = bob_at.join(ann.table, "Bob")
    assert bob_at.info(ann.table)["status"] == "running"
    held.hand_over("bot", bot="uniform")
    with ann.sit() as wire:
        play_to_the_end([wire], random.Random(3))


# One-time links


def test_a_one_time_link_works_once(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    invitation = ann.hand_over("link")
    assert seat_of(ann.browser, ann)["name"] == "Ann", "hers until somebody comes"
    cid = Browser(place.there).claim(ann.table, invitation, "Cid")
    assert cid.seat == 0
    wait_for(lambda: seat_of(Browser(place.here), ann)["name"] == "Cid")
    for browser in (Browser(place.here), Browser(place.there), cid.browser, ann.browser):
        wish = {"invitation": invitation, "name": "Dan"}
        refused = browser.ask("POST", f"/tables/{ann.table}/claim", wish)
        assert (refused.status, refused.code) == (409, "bad-invitation")
    assert seat_of(Browser(place.here), ann)["name"] == "Cid"
    with cid.sit() as theirs, bob.sit() as others:
        play_to_the_end([theirs, others], random.Random(4))


@pytest.mark.parametrize("attempt", range(3))
def test_only_one_of_many_who_open_a_link_at_once_gets_the_seat(place: Place, attempt: int) -> None:
    ann, _ = ann_and_bob(place)
    wish = {"invitation": ann.hand_over("link"), "name": f"Cid {attempt}"}

    def claim(number: int) -> Answer:
        server = (place.here, place.there)[number % 2]
        return Browser(server).ask("POST", f"/tables/{ann.table}/claim", wish)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(claim, range(8)))
    assert sorted(one.code for one in answers) == [""] + ["bad-invitation"] * 7


def test_only_one_of_many_who_join_at_once_gets_the_last_seat(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]

    def join(number: int) -> Answer:
        server = (place.here, place.there)[number % 2]
        path = f"/tables/{ann.table}/join"
        return Browser(server).ask("POST", path, {"name": f"Guest {number}"})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(join, range(8)))
    assert sorted(one.code for one in answers) == [""] + ["table-full"] * 7


def test_a_link_of_another_table_or_made_up_is_refused(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    other, _ = ann_and_bob(place)
    invitation = ann.hand_over("link")
    for table, secret in ((other.table, invitation), (ann.table, NOBODY)):
        wish = {"invitation": secret, "name": "Cid"}
        refused = Browser(place.there).ask("POST", f"/tables/{table}/claim", wish)
        assert (refused.status, refused.code) == (409, "bad-invitation")
    assert Browser(place.there).claim(ann.table, invitation, "Cid").seat == 0, "still good"


def test_a_new_link_and_taking_back_withdraw_the_old_link(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    first, second = ann.hand_over("link"), ann.hand_over("link")
    claim = f"/tables/{ann.table}/claim"
    assert Browser(place.there).ask("POST", claim, {"invitation": first, "name": "C"}).code
    ann.hand_over("bot")
    assert Browser(place.there).ask("POST", claim, {"invitation": second, "name": "C"}).code
    ann.take_back()
    third = ann.hand_over("link")
    Browser(place.there).claim(ann.table, third, "Cid")
    ann.take_back()
    assert Browser(place.here).ask("POST", claim, {"invitation": third, "name": "C"}).code


def test_whoever_came_by_a_link_may_take_the_seat_back_from_a_bot(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    cid = Browser(place.there).claim(ann.table, ann.hand_over("link"), "Cid")
    assert ann.table in cid.browser.my_tables()
    cid.hand_over("bot")
    cid.take_back()
    assert seat_of(cid.browser, ann)["name"] == "Cid"


def test_who_comes_back_to_a_seat_that_a_bot_plays_sees_it_and_takes_it_back(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    ann.hand_over("bot")
    with ann.sit(place.there) as mine:
        assert mine.now["seat"] == 0
        ann.take_back()
        mine.wait(lambda: mine.entries[-1].get("why") == "taken-back")


def test_all_seats_of_one_device_are_online_together(place: Place) -> None:
    ann, _ = Browser(place.here).open("me", "device")
    with ann.browser.wire() as mine:
        mine.hello(ann.table)
        mine.wait(lambda: mine.online == [0, 1])


def test_whoever_gave_a_seat_away_can_no_longer_play_it(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as mine:
        cid = Browser(place.there).claim(ann.table, ann.hand_over("link"), "Cid")
        mine.wait(lambda: mine.entries[-1].get("why") == "handed")
        assert mine.ask("submit", action="done")["code"] in ("not-yours", "watching")
        for kind in ("undo", "redo", "restart", "preview"):
            assert mine.ask(kind)["code"] in ("not-yours", "watching")
        assert mine.ask("say", text="hello")["code"] in ("not-yours", "watching")
        with cid.sit() as theirs:
            theirs.act()
    with Wire(place.there) as wire:
        assert wire.hello(ann.table, token=ann.token)["code"] == "not-yours"


@every_game
def test_whoever_gave_a_seat_away_sees_no_more_of_its_secrets(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game, seed=SEED)
    with ann.sit() as mine, watch(place.here, ann.table) as public:
        cid = Browser(place.there).claim(ann.table, ann.hand_over("link"), "Cid")
        mine.wait(lambda: mine.entries[-1].get("why") == "handed")
        start = len(mine.frames)
        with cid.sit() as theirs:
            words = hide(theirs, rebuilt(SEED, 2, [], game))
            turn(theirs, random.Random(5))
            public.wait(lambda: 0 not in public.now["waiting"])
        mine.settle()
        assert not told(words, mine.frames[start:])


@every_game
def test_whoever_had_a_seat_taken_back_sees_no_more_of_its_secrets(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game, seed=SEED)
    cid = Browser(place.there).claim(ann.table, ann.hand_over("link"), "Cid")
    with cid.sit() as theirs, watch(place.there, ann.table) as public:
        wait_for(lambda: seat_of(ann.browser, ann)["name"] == "Cid")
        ann.take_back()
        theirs.wait(lambda: theirs.entries[-1].get("why") == "taken-back")
        start = len(theirs.frames)
        with ann.sit() as mine:
            words = hide(mine, rebuilt(SEED, 2, [], game))
            turn(mine, random.Random(6))
        public.wait(lambda: 0 not in public.now["waiting"])
        theirs.settle()
        assert not told(words, theirs.frames[start:])
        assert theirs.ask("submit", action="done")["code"] in ("not-yours", "watching")


def test_the_owner_takes_a_seat_back_at_any_time(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    cid = Browser(place.there).claim(ann.table, ann.hand_over("link"), "Cid")
    with cid.sit() as theirs:
        action = theirs.act()
        wait_for(lambda: seat_of(ann.browser, ann)["name"] == "Cid")
        ann.take_back()
        with ann.sit() as mine:
            assert "done" in mine.actions, "what Cid drew stands"
            assert mine.ask("undo")["type"] == "update"
            assert action in mine.actions
    refused = ask_with(cid.browser, cid.token, seat_path(cid, "take-back"))
    assert (refused.status, refused.code) == (403, "not-yours"), "it was only lent"
    with ann.sit() as mine, bob.sit() as others:
        play_to_the_end([mine, others], random.Random(7))


def test_a_seat_that_is_mine_already_cannot_be_taken_back(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    refused = ask_with(ann.browser, ann.token, seat_path(ann, "take-back"))
    assert (refused.status, refused.code) == (409, "seat-taken")


def test_a_seat_that_was_lent_is_listed_by_its_owner_without_a_turn(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    ann.hand_over("bot", bot="uniform")
    mine = ann.browser.my_tables()[ann.table]
    assert mine["seats"] == [0]
    assert mine["table"]["seats"][0]["away"] is True


# Leaving before the start


def test_one_can_leave_a_table_that_has_not_started(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    bob = Browser(place.there).join(ann.table, "Bob")
    bob.hand_over("open")
    info = bob.browser.info(ann.table)
    assert [one["kind"] for one in info["seats"]] == ["person", "open", "open"]
    assert ann.table not in bob.browser.my_tables()
    with Wire(place.there) as wire:
        assert wire.hello(ann.table, token=bob.token)["code"] == "not-yours"
    assert Browser(place.there).join(ann.table, "Cid").seat == 1


def test_one_cannot_leave_a_running_game_to_the_lobby(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    refused = ask_with(ann.browser, ann.token, seat_path(ann, "hand-over"), {"to": "open"})
    assert (refused.status, refused.code) == (409, "already-started")
    assert seat_of(ann.browser, ann)["kind"] == "person"


def test_one_cannot_leave_to_the_lobby_just_after_the_start(place: Place) -> None:
    """Also where this process has not heard of the start yet."""
    for _ in range(3):
        ann = Browser(place.here).open("me", "open", name="Ann")[0]
        Browser(place.there).join(ann.table, "Bob")
        refused = ask_with(ann.browser, ann.token, seat_path(ann, "hand-over"), {"to": "open"})
        assert (refused.status, refused.code) == (409, "already-started")
