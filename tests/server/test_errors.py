"""Every refusal: its code, its status, its sentence; the connection stays, nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import guildhall
from guildhall.client import Server, ServerRefused
from guildhall.server.problems import STATUS, Refusal, sentence
from guildhall.server.protocol import MOST_BYTES, NewTable, SeatWish
from guildhall.server.table import MOST_CHATS
from guildhall.server.thoughts import MOST_UNDOS
from tests.games.wrong_moves import record_with
from tests.server.services import Place
from tests.server.talk import (
    GAME,
    Browser,
    Held,
    Said,
    Wire,
    ann_and_bob,
    finished_game,
    new_table,
    one_more,
    refused,
    said,
    turn,
)

LANGUAGES = ("en", "ru", "de")
NOBODY = "x" * 43
FROM_INSIDE = {"internal", "busy", "damaged", "no-preview", "no-review", "old-rules"}
"""Mistakes of ours, a database that is away or damaged, a game without previews or search."""


class Scene:
    """A running table of Ann and Bob, and somebody who asks in one language."""

    def __init__(self, place: Place, language: str) -> None:
        self.place = place
        self.language = language
        self.ann, self.bob = ann_and_bob(place, seed="no ambush")
        self.stranger = Browser(place.there)
        self.path = f"/tables/{self.ann.table}"

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        by: Browser | None = None,
        **headers: str,
    ) -> Said:
        headers.setdefault("accept_language", self.language)
        return said((by or self.stranger).ask(method, path, body, **headers))

    def sit(self, held: Held | None = None) -> Wire:
        held = held or self.ann
        wire = Wire(held.browser.server)
        wire.hello(held.table, token=held.token, lang=self.language)
        return wire


# How each is provoked

Provoke = Callable[[Scene], Said]
PROVOKED: dict[str, Provoke] = {}


def provokes(code: str) -> Callable[[Provoke], Provoke]:
    def keep(provoke: Provoke) -> Provoke:
        PROVOKED[code] = provoke
        return provoke

    return keep


@provokes("malformed")
def _malformed(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", b"{not json")


@provokes("no-phrase")
def _no_phrase(scene: Scene) -> Said:
    with scene.sit() as wire:
        return refused(wire, "say", phrase="curse")


@provokes("bad-setup")
def _bad_setup(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", new_table("me", options={"side": "Z"}))


@provokes("bad-record")
def _bad_record(scene: Scene) -> Said:
    return scene.ask("POST", "/replays", {"record": "no record"})


@provokes("unknown-game")
def _unknown_game(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", new_table("me", game="chess"))


@provokes("unknown-bot")
def _unknown_bot(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", new_table("me", "bot deep-blue"))


@provokes("no-token")
def _no_token(scene: Scene) -> Said:
    return scene.ask("DELETE", "/me")


@provokes("wrong-origin")
def _wrong_origin(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", new_table("me"), origin="https://evil.example")


@provokes("not-yours")
def _not_yours(scene: Scene) -> Said:
    path = scene.path + "/seats/0/take-back"
    return scene.ask("POST", path, authorization=f"Bearer {NOBODY}")


@provokes("no-spectators")
def _no_spectators(scene: Scene) -> Said:
    closed, _ = ann_and_bob(scene.place, spectators=False)
    return scene.ask("GET", f"/tables/{closed.table}/moves/0")


@provokes("not-host")
def _not_host(scene: Scene) -> Said:
    table = Browser(scene.place.here).open("me", "open")[0].table
    return scene.ask("POST", f"/tables/{table}/start", {"bot": "uniform"})


@provokes("not-found")
def _not_found(scene: Scene) -> Said:
    return scene.ask("GET", "/treasure")


@provokes("unknown-table")
def _unknown_table(scene: Scene) -> Said:
    return scene.ask("GET", "/tables/nowhere")


@provokes("unknown-move")
def _unknown_move(scene: Scene) -> Said:
    return scene.ask("GET", scene.path + "/moves/9999")


@provokes("bad-method")
def _bad_method(scene: Scene) -> Said:
    return scene.ask("DELETE", "/games")


@provokes("illegal")
def _illegal(scene: Scene) -> Said:
    with scene.sit() as wire:
        return refused(wire, "submit", action="done")


@provokes("wrong-seat")
def _wrong_seat(scene: Scene) -> Said:
    with scene.sit() as wire:
        turn(wire, random.Random(1))
        return refused(wire, "submit", action="done")


@provokes("stale")
def _stale(scene: Scene) -> Said:
    with scene.sit() as wire:
        ticket = wire.now["ticket"]
        wire.act()
        return refused(wire, "submit", action="done", ticket=ticket)


@provokes("game-over")
def _game_over(scene: Scene) -> Said:
    ann, _ = finished_game(scene.place)
    with scene.sit(ann) as wire:
        return refused(wire, "submit", action="done")


@provokes("duplicate")
def _duplicate(scene: Scene) -> Said:
    with scene.sit() as wire:
        wire.ask("submit", action=wire.actions[0], id="once")
        return refused(wire, "submit", action="done", id="once")


@provokes("time-up")
def _time_up(scene: Scene) -> Said:
    """There is nothing to take back; once the time is up that is the reason."""
    ann, _ = ann_and_bob(scene.place, clock={"kind": "limit", "seconds": 1})
    with scene.sit(ann) as wire:
        for _ in range(500):
            answer = refused(wire, "undo")
            if answer.code == "time-up":
                break
            wire.drain(0.01)
        return answer


@provokes("no-undo")
def _no_undo(scene: Scene) -> Said:
    with scene.sit() as wire:
        return refused(wire, "undo")


@provokes("undo-limit")
def _undo_limit(scene: Scene) -> Said:
    """A record with as many undos as one may have is brought in and played on."""
    match = guildhall.new_match(GAME, 1, seed="Fir", names=("Ann",))
    draw = match.legal_actions(0)[0]
    for _ in range(MOST_UNDOS):
        match.submit(0, draw)
        match.undo(0)
    imported = scene.stranger.post("/replays", {"record": match.replay().format()})
    held = Held(scene.stranger, imported["table"], 0, imported["seats"][0]["token"])
    with scene.sit(held) as wire:
        wire.act()
        refused(wire, "restart")
        return refused(wire, "undo")


@provokes("table-full")
def _table_full(scene: Scene) -> Said:
    return scene.ask("POST", scene.path + "/join", {"name": "Cid"})


@provokes("seat-taken")
def _seat_taken(scene: Scene) -> Said:
    table = Browser(scene.place.here).open("me", "open")[0].table
    return scene.ask("POST", f"/tables/{table}/join", {"name": "Cid", "seat": 0})


@provokes("bad-name")
def _bad_name(scene: Scene) -> Said:
    return scene.ask("POST", "/tables", new_table("me", name="Ann\u200b"))


@provokes("name-taken")
def _name_taken(scene: Scene) -> Said:
    table = Browser(scene.place.here).open("me", "open", name="Ann")[0].table
    return scene.ask("POST", f"/tables/{table}/join", {"name": "\u0410nn"})


@provokes("not-started")
def _not_started(scene: Scene) -> Said:
    held = Browser(scene.place.here).open("me", "open")[0]
    with scene.sit(held) as wire:
        for kind in ("undo", "redo", "restart", "preview", "scores"):
            assert refused(wire, kind).code == "not-started"
        assert refused(wire, "submit", action="done").code == "not-started"
    return scene.ask("GET", f"/tables/{held.table}/moves/0")


@provokes("already-started")
def _already_started(scene: Scene) -> Said:
    return scene.ask("POST", scene.path + "/start", {"bot": "uniform"}, by=scene.ann.browser)


@provokes("not-finished")
def _not_finished(scene: Scene) -> Said:
    return scene.ask("GET", scene.path + "/replay")


@provokes("bad-invitation")
def _bad_invitation(scene: Scene) -> Said:
    wish = {"invitation": NOBODY, "name": "Cid"}
    return scene.ask("POST", scene.path + "/claim", wish)


@provokes("no-hints")
def _no_hints(scene: Scene) -> Said:
    with scene.sit(ann_and_bob(scene.place, hints=False)[0]) as wire:
        return refused(wire, "hint")


@provokes("watching")
def _watching(scene: Scene) -> Said:
    with Wire(scene.place.there) as wire:
        wire.hello(scene.ann.table, lang=scene.language)
        return refused(wire, "submit", action="done")


@provokes("chat-limit")
def _chat_limit(scene: Scene) -> Said:
    with scene.sit() as wire:
        keys = [wire.send("say", phrase="hello") for _ in range(MOST_CHATS)]
        wire.until(lambda frame: frame.get("re") == keys[-1])
        assert wire.submit(wire.actions[0])["type"] == "update", "the game goes on"
        return refused(wire, "say", phrase="bye")


@provokes("too-large")
def _too_large(scene: Scene) -> Said:
    body = new_table("me", name="x" * MOST_BYTES)
    return scene.ask("POST", "/tables", body)


@provokes("too-many")
def _too_many(scene: Scene) -> Said:
    with one_more(scene.place, address_rate="3") as process:
        browser = Browser(process.client())
        for _ in range(100):
            answer = browser.ask("GET", "/games", accept_language=scene.language)
            if answer.status != 200:
                assert answer.headers["retry-after"] == "1"
                return said(answer)
    raise AssertionError("a hundred requests at once are not too many")


@provokes("server-full")
def _server_full(scene: Scene) -> Said:
    with one_more(scene.place, most_tables="1") as process:
        return scene.ask("POST", "/tables", new_table("me"), by=Browser(process.client()))


def test_every_code_that_can_be_provoked_is_provoked() -> None:
    assert set(PROVOKED) == set(STATUS) - FROM_INSIDE


@pytest.mark.parametrize("code", PROVOKED)
def test_a_refusal_has_its_code_status_and_sentence(place: Place, code: str) -> None:
    language = LANGUAGES[list(PROVOKED).index(code) % len(LANGUAGES)]
    found = PROVOKED[code](Scene(place, language))
    assert found.code == code
    assert found.status in (None, STATUS[code])
    assert found.message == (
        WHY[language] if code == "illegal" else sentence(language, Refusal(code))
    )


WHY = {
    "en": "That cannot be done now. Choose a shape and a terrain, and draw it on your map.",
    "de": "Das geht jetzt nicht. Wähle Form und Gelände und zeichne auf deine Landkarte.",
    "ru": "Сейчас так нельзя. Выберите фигуру и местность и рисуйте на своей карте.",
}
"""Why `done` is illegal when a shape must be drawn."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_has_its_reason_and_facts(place: Place, language: str) -> None:
    with Scene(place, language).sit() as wire:
        answer = wire.submit("done")
        assert (answer["reason"], answer["facts"]) == ("decision", {"decision": "draw"})
        assert answer["message"] == WHY[language]
        assert answer["detail"] == "done: the decision now is draw"
        answer = wire.submit("draw forest d2")
        assert (answer["reason"], answer["facts"]) == ("mountain", {"cell": "d2"})
        assert answer["message"].startswith("d2 ")
        answer = wire.submit("draw forest c44")
        assert (answer["reason"], answer["facts"]) == (
            "notation-value",
            {"name": "cells", "word": "c44"},
        )
        assert answer["message"].startswith("c44")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_raises_the_reason_of_an_illegal_action(place: Place, language: str) -> None:
    server = Server(place.here.address, lang=language)
    (seat,) = server.open(NewTable(GAME, [SeatWish("me")], seed="no ambush"))
    with seat.play() as table:
        with pytest.raises(ServerRefused) as refusal:
            table.submit("done")
        assert (refusal.value.code, refusal.value.kind) == ("illegal", "decision")
        assert refusal.value.facts == {"decision": "draw"}
        assert str(refusal.value) == WHY[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_with_an_illegal_action_is_refused_with_the_reason(
    place: Place, language: str
) -> None:
    record = record_with("draw forest d2")
    answer = (
        Browser(place.here)
        .ask("POST", "/replays", {"record": record}, accept_language=language)
        .body
    )
    assert (answer["code"], answer["reason"]) == ("bad-record", "mountain")
    assert answer["facts"] == {"cell": "d2"}
    assert answer["detail"] == "line 12: draw forest d2: d2 is a mountain"
    assert answer["message"].startswith(sentence(language, Refusal("bad-record")) + " d2 ")


@pytest.mark.parametrize(
    "move", ["x" * 5_000, f"draw forest {'x' * 5_000}", f"draw forest {'+'.join(['h4'] * 2_000)}"]
)
def test_a_record_with_a_move_of_5_000_letters_is_bad(place: Place, move: str) -> None:
    answer = Browser(place.here).ask("POST", "/replays", {"record": record_with(move)})
    assert (answer.status, answer.body["code"]) == (400, "bad-record")
    assert len(answer.body["message"]) < 2_000


# The language of the client


@pytest.mark.parametrize("language", LANGUAGES)
def test_http_answers_in_the_language_asked_for(place: Place, language: str) -> None:
    browser = Browser(place.here)
    wanted = sentence(language, Refusal("unknown-table"))
    for answer in (
        browser.ask("GET", "/tables/nowhere", accept_language=f"{language}-XX, en;q=0.3"),
        browser.ask("GET", "/tables/nowhere", accept_language=f"fr, {language};q=0.9"),
        browser.ask("GET", f"/tables/nowhere?lang={language}", accept_language="en"),
    ):
        assert answer.body["message"] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_connection_speaks_the_language_asked_for(place: Place, language: str) -> None:
    wanted = sentence(language, Refusal("unknown-table"))
    with Wire(place.here, lang=f"{language};q=0.8") as wire:
        assert wire.hello("nowhere")["message"] == wanted
    with Wire(place.there, lang="en") as wire:
        assert wire.hello("nowhere", lang=language)["message"] == wanted
        assert wire.ask("undo")["message"] == wanted, "and keeps it"


def test_an_unknown_language_is_answered_in_english(place: Place) -> None:
    english = sentence("en", Refusal("unknown-table"))
    for language in ("tlh", "", "*", ",,;q", "x" * 500):
        answer = Browser(place.here).ask("GET", "/tables/nowhere", accept_language=language)
        assert answer.body["message"] == english
