"""Opening tables, finding them, sitting down, and what my browser remembers."""

from __future__ import annotations

import random

import pytest

from guildhall.core.rng import seal_of
from guildhall.games.registry import entry
from tests.server.games.notes import every_game, every_game_somewhere, notes_of
from tests.server.services import Place
from tests.server.talk import (
    GAME,
    Browser,
    Json,
    Wire,
    ann_and_bob,
    beginning,
    finished_game,
    new_table,
    one_more,
    play_to_the_end,
    rebuilt,
    shown,
    turn,
    wait_for,
    watch,
)

EDICTS = "greenbough,canal_lake,wildholds,borderlands"


def kinds_of(info: Json) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def names_at(browser: Browser, table: str) -> list[str]:
    return [seat["name"] for seat in browser.info(table)["seats"]]


# Opening


def test_the_server_lists_its_games_with_options_and_bots(place: Place) -> None:
    game = next(one for one in Browser(place.there).get("/games") if one["id"] == GAME)
    assert (game["least_seats"], game["most_seats"]) == (1, 100)
    assert game["bots"] == ["novice", "journeyman", "expert", "master"]
    side = next(one for one in game["options"] if one["name"] == "side")
    assert side == {
        "name": "side",
        "default": "A",
        "values": ["A", "B"],
        "pick": 0,
        "most": 0,
        "items": [],
    }


@every_game
def test_every_game_is_listed_as_its_rules_have_it(place: Place, game: str) -> None:
    known = entry(game)
    rules = known.game
    listed = next(one for one in Browser(place.there).get("/games") if one["id"] == game)
    assert (listed["least_seats"], listed["most_seats"]) == (rules.seats[0], rules.seats[-1])
    assert listed["bots"] == list(known.levels)
    assert set(listed["bots"]) <= set(known.bots)
    assert [one["name"] for one in listed["options"]] == [one.name for one in rules.options]


@every_game
def test_a_game_takes_as_many_seats_as_its_rules_say(place: Place, game: str) -> None:
    browser, seats = Browser(place.here), entry(game).game.seats
    for count, status in (
        (seats[0], 201),
        (seats[-1], 201),
        (seats[0] - 1, 400),
        (seats.stop, 400),
    ):
        wish = new_table(*["open"] * count, game=game)
        assert browser.ask("POST", "/tables", wish).status == status


def test_every_kind_of_seat_can_be_asked_for(place: Place) -> None:
    seats = [
        {"kind": "open"},
        {"kind": "me"},
        {"kind": "device", "name": "Gran"},
        {"kind": "bot", "bot": "uniform"},
    ]
    browser = Browser(place.here)
    seated = browser.post("/tables", {"game": GAME, "name": "Ann", "seats": seats})
    assert [one["seat"] for one in seated["seats"]] == [1, 2], "those on this device"
    info = Browser(place.there).info(seated["table"])
    assert kinds_of(info) == ["open", "person", "person", "bot"]
    assert [one["name"] for one in info["seats"]] == ["", "Ann", "Gran", ""]
    assert [one["bot"] for one in info["seats"]] == ["", "", "", "uniform"]
    assert info["status"] == "open"


def test_a_bot_without_a_name_is_the_usual_one(place: Place) -> None:
    table = Browser(place.here).open("me", "bot", name="Ann")[0].table
    assert Browser(place.there).info(table)["seats"][1]["bot"] == "journeyman"
    games = Browser(place.there).get("/games")
    assert {one["usual_bot"] for one in games} == {"journeyman"}


def test_a_table_of_one_starts_at_once(place: Place) -> None:
    held = Browser(place.here).open("me", name="Ann")[0]
    with held.sit(place.there) as wire:
        assert wire.now["table"]["status"] == "running"
        assert wire.actions


def test_people_on_one_device_share_a_table(place: Place) -> None:
    browser = Browser(place.here)
    browser.open("me", "device", name="Ann")
    with browser.at(place.there).wire() as wire:
        table = next(iter(browser.my_tables()))
        welcome = wire.hello(table)
        assert (welcome["seat"], welcome["held"]) == (0, [0, 1])
        turn(wire, random.Random(1))
        assert wire.hello(table)["seat"] == 1, "the first of my seats that has something to do"
        assert wire.hello(table, seat=0)["seat"] == 0, "unless I ask for another"


def test_a_hundred_people_fit_at_one_table(place: Place) -> None:
    held = Browser(place.here).open(*["device"] * 100, name="Ann")
    assert len({one.token for one in held}) == 100
    with held[99].sit(place.there) as wire:
        assert wire.now["waiting"] == list(range(100))


def test_options_reach_the_rules(place: Place) -> None:
    options = {"side": "B", "edicts": EDICTS, "skills": "random"}
    held = Browser(place.here).open("me", options=options, seed="Orrery")[0]
    with held.sit(place.there) as wire:
        assert wire.view == shown(rebuilt("Orrery", 1, [], **options), 0)
        assert wire.view["rules"]["side"] == "B"
        assert wire.view["edicts"] == EDICTS.split(",")
        assert wire.now["table"]["options"] == options


@every_game
def test_options_of_every_game_reach_its_rules(place: Place, game: str) -> None:
    options = beginning(game, notes_of(game).options)
    held = Browser(place.here).open("me", "device", game=game, options=options, seed="Orrery")[0]
    with held.sit(place.there) as wire:
        assert wire.view == shown(rebuilt("Orrery", 2, [], game, **options), 0)
        assert wire.view["rules"] != shown(rebuilt("Orrery", 2, [], game), 0)["rules"]
        assert wire.now["table"]["options"] == options


@every_game
def test_a_given_seed_deals_what_the_library_deals(place: Place, game: str) -> None:
    wish = {"game": game, "options": beginning(game), "seed": "Ярмарка 7"}
    held = Browser(place.here).open("me", "device", **wish)[0]
    with held.sit(place.there) as wire:
        assert wire.view == shown(rebuilt("Ярмарка 7", 2, [], game), 0)
        assert wire.now["table"]["chosen_seed"] is True
        assert wire.now["table"]["seal"] == seal_of("Ярмарка 7")


def test_a_seed_is_drawn_where_none_is_given(place: Place) -> None:
    browser = Browser(place.here)
    infos = [browser.info(browser.open("me")[0].table) for _ in range(2)]
    assert [one["chosen_seed"] for one in infos] == [False, False]
    assert infos[0]["seal"] != infos[1]["seal"]


def test_nobody_is_replaced_at_a_table_without_hurry_unless_the_host_says_so(place: Place) -> None:
    browser = Browser(place.here)
    wishes: list[Json] = [{"pace": "live"}, {"pace": "relaxed"}, {"pace": "relaxed", "grace": 60}]
    infos = [browser.info(browser.open("me", "open", **wish)[0].table) for wish in wishes]
    assert [(one["pace"], one["grace"]) for one in infos] == [
        ("live", 90),
        ("relaxed", 0),
        ("relaxed", 60),
    ]


def test_only_public_tables_are_in_the_lobby(place: Place) -> None:
    browser = Browser(place.here)
    public = browser.open("me", "open", public=True)[0].table
    by_link = browser.open("me", "open", public=False)[0].table
    listed = [one["id"] for one in Browser(place.there).get("/tables")["tables"]]
    assert public in listed
    assert by_link not in listed


def test_the_lobby_lists_tables_that_wait_for_people_first_and_no_finished_ones(
    place: Place,
) -> None:
    browser = Browser(place.here)
    waiting = browser.open("me", "open", public=True)[0].table
    running = browser.open("me", public=True)[0].table
    finished = finished_game(place, public=True)[0].table
    listed = [one["id"] for one in Browser(place.there).get("/tables")["tables"]]
    assert finished not in listed
    assert listed.index(waiting) < listed.index(running)


BAD_WISHES = {
    "unknown-game": new_table("me", "open", game="chess"),
    "unknown-bot": new_table("me", "bot deep-blue"),
    "bad-setup": new_table("me", "open", options={"side": "C"}),
    "bad-setup unknown option": new_table("me", "open", options={"weather": "fine"}),
    "bad-setup seed": new_table("me", "open", seed=" two\nlines "),
    "malformed no seats": new_table(),
    "malformed many seats": new_table(*["open"] * 101),
    "malformed kind": new_table("me", "ghost"),
    "bad-name blank": new_table("me", "open", name="  "),
    "bad-name zero width": new_table("me", "open", name=" \u200b\t "),
    "bad-name right to left": new_table("me", "open", name="Ann\u202e<b>Lee</b>"),
    "bad-name of a second seat": new_table("me", "open", name="Ann\u3164\x07"),
    "malformed field": new_table("me", "open", colour="red"),
    "malformed clock": new_table("me", "open", clock={"kind": "limit", "seconds": 0}),
}


@pytest.mark.parametrize("wish", BAD_WISHES)
def test_a_table_that_cannot_be_is_refused_and_nothing_is_created(place: Place, wish: str) -> None:
    browser = Browser(place.here)
    known = browser.open("me")[0].table
    lobby = browser.get("/tables")
    answer = browser.ask("POST", "/tables", BAD_WISHES[wish] | {"public": True})
    assert (answer.status, answer.code) == (400, wish.split()[0])
    assert list(browser.my_tables()) == [known]
    assert browser.at(place.there).get("/tables") == lobby


# Sitting down


def test_a_nickname_is_enough_to_join_by_link(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    bob = Browser(place.there).join(ann.table, "Bob")
    assert (bob.table, bob.seat) == (ann.table, 1)
    wait_for(lambda: names_at(ann.browser, ann.table) == ["Ann", "Bob"])


def test_one_may_choose_among_the_open_seats(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    assert Browser(place.there).join(ann.table, "Bob", seat=2).seat == 2
    assert Browser(place.here).join(ann.table, "Cid").seat == 1


def test_a_taken_seat_and_a_full_table_are_told_apart(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    there = Browser(place.there)
    path = f"/tables/{ann.table}/join"
    taken = there.ask("POST", path, {"name": "Bob", "seat": 0})
    assert (taken.status, taken.code) == (409, "seat-taken")
    there.join(ann.table, "Bob")
    for browser in (there, Browser(place.here)):
        full = browser.ask("POST", path, {"name": "Cid"})
        assert (full.status, full.code) == (409, "table-full")


def test_a_game_begins_when_the_last_seat_is_taken(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    with ann.sit() as wire:
        Browser(place.there).join(ann.table, "Bob")
        wire.wait(lambda: wire.entries[-1]["kind"] == "seat" and wire.seq == 4)
        assert wire.entries[-1]["who"]["name"] == "Bob"
        assert wire.entries[-1]["why"] == "joined"
        assert (wire.now["table"]["status"], wire.now["view"]) == ("open", None)
        Browser(place.there).join(ann.table, "Cid")
        wire.entry("start")
        assert wire.now["table"]["status"] == "running"
        assert wire.now["waiting"] == [0, 1, 2]
        assert wire.actions


def test_the_host_may_fill_open_seats_with_bots(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    ann.browser.at(place.there).post(f"/tables/{ann.table}/start", {"bot": "uniform"})
    wait_for(lambda: ann.browser.info(ann.table)["status"] == "running")
    assert kinds_of(ann.browser.info(ann.table)) == ["person", "bot", "bot"]
    with ann.sit() as wire:
        play_to_the_end([wire], random.Random(2))


def test_a_guest_may_start_too_but_not_a_stranger(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", "open", name="Ann")[0]
    bob = Browser(place.there).join(ann.table, "Bob")
    path = f"/tables/{ann.table}/start"
    answer = Browser(place.here).ask("POST", path, {"bot": "uniform"})
    assert (answer.status, answer.code) == (403, "not-host")
    assert Browser(place.there).info(ann.table)["status"] == "open"
    bob.browser.post(path, {"bot": "uniform"})
    wait_for(lambda: Browser(place.here).info(ann.table)["status"] == "running")


@every_game_somewhere
def test_bots_alone_play_to_the_end_while_one_watches(place: Place, game: str) -> None:
    browser = Browser(place.here)
    table = browser.post("/tables", new_table("bot uniform", "bot uniform", game=game))["table"]
    with watch(place.there, table) as wire:
        wire.wait(lambda: wire.is_over)
        assert len(wire.now["scores"]) == 2


# Names, cookies and what this browser remembers


def test_names_are_one_line_of_text(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="  Ann  <b>Lee</b> ")[0]
    seat = Browser(place.there).info(ann.table)["seats"][0]
    assert seat["name"] == "Ann <b>Lee</b>"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place: Place) -> None:
    for method, path, body in (
        ("POST", "/tables", new_table("me")),
        ("POST", f"/tables/{Browser(place.here).open('me', 'open')[0].table}/join", {"name": "B"}),
    ):
        answer = Browser(place.here).ask(method, path, body)
        name, *flags = answer.headers["set-cookie"].split("; ")
        assert name.startswith("guildhall=")
        assert {"httponly", "samesite=lax", "path=/"} <= {flag.lower() for flag in flags}


def test_a_browser_that_has_its_cookie_keeps_it(place: Place) -> None:
    browser = Browser(place.here)
    browser.open("me")
    cookie = browser.cookie
    answer = browser.ask("POST", "/tables", new_table("me"))
    assert "set-cookie" not in answer.headers
    assert browser.cookie == cookie


def test_a_host_behind_https_can_have_secure_cookies(place: Place) -> None:
    with one_more(place, secure_cookies="true") as process:
        answer = Browser(process.client()).ask("POST", "/tables", new_table("me"))
    assert "secure" in answer.headers["set-cookie"].lower()


def test_my_tables_are_those_of_this_browser_newest_first(place: Place) -> None:
    mine, other = Browser(place.here), Browser(place.there)
    assert mine.my_tables() == {}
    first, second = mine.open("me")[0].table, mine.open("me", "open")[0].table
    foreign = other.open("me", "open")[0].table
    assert set(mine.at(place.there).my_tables()) == {first, second}
    third = mine.join(foreign, "Ann").table
    assert set(mine.at(place.there).my_tables()) == {first, second, third}
    assert list(mine.my_tables())[-1] == first
    assert mine.my_tables()[third]["seats"] == [1]


def test_my_tables_tell_where_it_is_my_turn(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    unstarted = ann.browser.open("me", "open")[0].table
    tables = ann.browser.my_tables()
    assert (tables[ann.table]["turn"], tables[unstarted]["turn"]) == (True, False)
    with ann.sit() as wire:
        turn(wire, random.Random(3))
    elsewhere = ann.browser.at(place.there)
    wait_for(lambda: not elsewhere.my_tables()[ann.table]["turn"])
    assert bob.browser.my_tables()[ann.table]["turn"] is True


def test_my_tables_need_no_cookie_to_be_empty(place: Place) -> None:
    assert Browser(place.here).my_tables() == {}
    assert Browser(place.here).ask("GET", "/me/tables", cookie="guildhall=").status == 200


def test_unknown_tables_are_refused_everywhere(place: Place) -> None:
    browser = Browser(place.here)
    browser.open("me")
    for method, path, body in (
        ("GET", "/tables/nowhere", None),
        ("GET", "/tables/nowhere/replay", None),
        ("GET", "/tables/nowhere/moves/0", None),
        ("POST", "/tables/nowhere/join", {"name": "Ann"}),
        ("POST", "/tables/nowhere/start", {"bot": "uniform"}),
        ("POST", "/tables/nowhere/rematch", None),
        ("POST", "/tables/nowhere/seats/0/hand-over", {"to": "bot"}),
        ("POST", "/tables/nowhere/seats/0/take-back", None),
    ):
        answer = browser.ask(method, path, body)
        assert (answer.status, answer.code) == (404, "unknown-table"), path
    with Wire(place.here) as wire:
        assert wire.hello("nowhere")["code"] == "unknown-table"
