"""No two people of one table have names that look the same, however they came to sit there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import guildhall
from guildhall.core.names import Names
from tests.server.services import Place
from tests.server.talk import GAME, Browser, finished_game

TAKEN = (409, "name-taken")
BAD = (400, "bad-name")
ALIKE = ("Ann", "ann", "\u0410nn", " Ann ", "\uff21nn")
HIDDEN = ("\u3164", "Bob\u200b", "\u202eBob", "Bob\x07", "\U000e0042ob")


def names_of(browser: Browser, table: str) -> list[str]:
    names = [one["name"] for one in browser.info(table)["seats"] if one["kind"] == "person"]
    seen = Names()
    for name in names:
        assert name not in seen, names
        seen.add(name)
    return names


@pytest.mark.parametrize(("names", "expected"), [(ALIKE, TAKEN), (HIDDEN, BAD)])
def test_joining_and_claiming_refuse_names_that_look_the_same_or_hide_something(
    place: Place, names: tuple[str, ...], expected: tuple[int, str]
) -> None:
    ann = Browser(place.here).open("me", "me", "open", name="Ann")
    path, bob = f"/tables/{ann[0].table}", Browser(place.there)
    invitation = ann[1].hand_over("link")
    for name in names:
        for wish in ({"name": name}, {"name": name, "invitation": invitation}):
            answer = bob.ask("POST", path + ("/claim" if "invitation" in wish else "/join"), wish)
            assert (answer.status, answer.code) == expected, ascii(name)
    for lang, word in (("en", "name"), ("de", "Name"), ("ru", "имя")):
        answer = bob.ask("POST", path + "/join", {"name": names[0]}, accept_language=lang)
        assert word in answer.body["message"]
    assert bob.ask("POST", path + "/join", {"name": "Анна 👩\u200d🚀"}).status == 201
    assert bob.ask("POST", path + "/claim", {"name": "عمر", "invitation": invitation}).status == 201
    assert names_of(bob, ann[0].table) == ["Ann", "عمر", "Анна 👩\u200d🚀"]


def test_the_name_of_somebody_who_may_come_back_stays_theirs(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    invitation = ann.hand_over("link")
    claimed = Browser(place.there).claim(ann.table, invitation, "Ann")
    answer = Browser(place.there).ask("POST", f"/tables/{claimed.table}/join", {"name": "Ann"})
    assert (answer.status, answer.code) == TAKEN
    ann.hand_over("bot")


def test_seats_without_a_name_are_numbered(place: Place) -> None:
    seats = [{"kind": "device"}, {"kind": "me"}, {"kind": "device", "name": "Ann 2"}]
    browser = Browser(place.here)
    opened = browser.post("/tables", {"game": GAME, "name": "Ann", "seats": seats})["table"]
    assert names_of(browser, opened) == ["Ann 3", "Ann", "Ann 2"]
    alike = [{"kind": "device", "name": "Eva"}, {"kind": "device", "name": "\u0415va"}]
    answer = browser.ask("POST", "/tables", {"game": GAME, "seats": alike})
    assert (answer.status, answer.code) == TAKEN


def test_guests_without_a_name_who_come_at_once_are_told_apart(place: Place) -> None:
    table = Browser(place.here).open("me", *["open"] * 6, name="Guest")[0].table
    servers = [place.here, place.there] * 3
    with ThreadPoolExecutor(len(servers)) as pool:
        jobs = [pool.submit(Browser(one).post, f"/tables/{table}/join", {}) for one in servers]
    assert len([job.result() for job in jobs]) == 6
    assert sorted(names_of(Browser(place.here), table)) == [
        "Guest",
        *(f"Guest {n}" for n in range(2, 8)),
    ]


def test_of_those_who_come_at_once_with_one_name_one_sits_down(place: Place) -> None:
    table = Browser(place.here).open("me", *["open"] * 4, name="Ann")[0].table
    servers = [place.here, place.there] * 2
    with ThreadPoolExecutor(len(servers)) as pool:
        path, wish = f"/tables/{table}/join", {"name": "Bob"}
        jobs = [pool.submit(Browser(one).ask, "POST", path, wish) for one in servers]
    assert sorted(job.result().status for job in jobs) == [201, 409, 409, 409]
    assert names_of(Browser(place.here), table) == ["Ann", "Bob"]


def test_imported_names_and_those_of_a_rematch_are_told_apart(place: Place) -> None:
    browser = Browser(place.here)
    names = ("Ann", "\u0410nn", "", "uniform", "uniform")
    match = guildhall.new_match(GAME, 5, seed="alike", names=names)
    table = browser.post("/replays", {"record": match.replay().format()})["table"]
    assert [one["name"] for one in browser.info(table)["seats"]] == [
        *("Ann", "\u0410nn 2", "#3", "uniform", "uniform")
    ]
    hidden = guildhall.new_match(GAME, 1, seed="alike", names=("A\u3164",)).replay().format()
    answer = browser.ask("POST", "/replays", {"record": hidden})
    assert (answer.status, answer.code) == BAD
    ann, _ = finished_game(place)
    again = ann.browser.post(f"/tables/{ann.table}/rematch")["table"]
    assert names_of(browser, again) == ["Ann", "Bob"]
