"""Spectators, chat, muting, quick phrases."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import partial

import pytest

from guildhall.core.event import Event
from guildhall.server.phrases import PHRASES
from guildhall.server.problems import words_of
from tests.server.games.notes import every_game, every_simultaneous_game
from tests.server.hiding import hide, told
from tests.server.services import Place
from tests.server.talk import (
    Browser,
    Json,
    Wire,
    ann_and_bob,
    finished_game,
    play_to_the_end,
    rebuilt,
    refused,
    shown,
    turn,
    wait_for,
    watch,
)


def chat_of(wire: Wire) -> list[str]:
    """Who said what, in order."""
    said = [entry for entry in wire.entries if entry["kind"] == "chat"]
    return [f"{one['seat']} {one.get('text', '')}{one.get('phrase', '')}" for one in said]


def hears(wire: Wire, count: int) -> None:
    wire.wait(lambda: len(chat_of(wire)) == count)


# Spectators


@every_game
def test_spectators_see_what_the_rules_show_to_nobody_in_particular(
    place: Place, game: str
) -> None:
    ann, bob = ann_and_bob(place, game=game, seed="Hazel")
    match = rebuilt("Hazel", 2, [], game)
    rng = random.Random(1)
    with ann.sit() as mine, bob.sit() as theirs, watch(place.there, ann.table) as public:
        assert (public.now["seat"], public.now["held"], public.actions) == (None, [], [])
        for _ in range(4):
            for wire in (mine, theirs):
                wire.has_turn()
                seq = public.seq
                happened = [match.submit_text(wire.now["seat"], one) for one in turn(wire, rng)]
                known = [kinds for one in happened if (kinds := kinds_for_all(one))]
                public.has_come_to(seq + len(known))
                assert public.view == shown(match, None)
                entries = public.entries[-len(known) :]
                assert [[one["kind"] for one in entry["events"]] for entry in entries] == known


def kinds_for_all(events: Iterable[Event]) -> list[str]:
    return [one.kind for one in events if one.known_to is None]


@every_simultaneous_game
def test_spectators_and_others_learn_nothing_of_a_turn_before_it_is_shown(
    place: Place, game: str
) -> None:
    ann, bob = ann_and_bob(place, game=game, seed="Poplar")
    match = rebuilt("Poplar", 2, [], game)
    with ann.sit() as mine, bob.sit() as theirs, watch(place.there, ann.table) as public:
        starts = len(theirs.frames), len(public.frames)
        words = hide(mine, match)
        turn(mine, random.Random(2))
        for wire in (theirs, public):
            wire.waits_for(1)
        for wire, start in zip((theirs, public), starts, strict=True):
            frames = wire.frames[start:]
            assert not told(words, frames)
            assert kinds_of(frames) == ["done"]
            assert "action" not in json.dumps(frames).replace('"actions"', "")


def kinds_of(frames: list[Json]) -> list[str]:
    """The kinds of all events that were told."""
    entries = [entry for frame in frames for entry in frame.get("entries", [])]
    return [event["kind"] for entry in entries for event in entry.get("events", [])]


def test_a_spectator_can_only_watch(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with watch(place.there, ann.table) as public:
        before = public.standing
        for kind, fields in (
            ("submit", {"action": "done"}),
            ("undo", {}),
            ("redo", {}),
            ("restart", {}),
            ("preview", {}),
            ("say", {"text": "hello"}),
            ("mute", {"seat": 0}),
        ):
            assert public.ask(kind, **fields)["code"] == "watching"
        assert public.standing == before


def test_a_table_may_forbid_spectators(place: Place) -> None:
    ann, bob = ann_and_bob(place, spectators=False)
    stranger = Browser(place.there)
    with stranger.wire() as wire:
        refused = wire.hello(ann.table)
        assert (refused["type"], refused["code"]) == ("error", "no-spectators")
        assert wire.frames == [refused]
        assert wire.ask("scores")["code"] == "unknown-table"
    for path in ("replay", "moves/0"):
        answer = stranger.ask("GET", f"/tables/{ann.table}/{path}")
        assert (answer.status, answer.code) == (403, "no-spectators")
    with ann.sit(place.there) as mine, bob.sit() as theirs:
        assert (mine.now["seat"], theirs.now["seat"]) == (0, 1)
    assert ann.browser.ask("GET", f"/tables/{ann.table}/moves/0").status == 200


def test_a_forbidden_table_stays_forbidden_after_its_end(place: Place) -> None:
    ann, _ = finished_game(place, spectators=False)
    path = f"/tables/{ann.table}/replay"
    assert Browser(place.here).ask("GET", path).code == "no-spectators"
    assert ann.browser.ask("GET", path).status == 200


def test_one_can_watch_a_table_before_it_starts(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    with watch(place.there, ann.table) as public:
        assert (public.now["view"], public.now["table"]["status"]) == (None, "open")
        Browser(place.there).join(ann.table, "Bob")
        public.entry("start")
        assert public.now["table"]["status"] == "running"
        assert public.view["seat"] is None


def test_spectators_are_nobodys_presence(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as mine, watch(place.here, ann.table):
        mine.settle()
        assert mine.online == [0]


# Chat


def test_everybody_hears_what_is_said_at_the_table(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit() as theirs, watch(place.here, ann.table) as public:
        assert mine.ask("say", text="Good evening!")["entries"][0]["text"] == "Good evening!"
        theirs.entry("chat")
        theirs.ask("say", phrase="hello")
        for wire in (mine, theirs, public):
            hears(wire, 2)
            assert chat_of(wire) == ["0 Good evening!", "1 hello"]


def test_one_can_talk_before_the_start_and_after_the_end(place: Place) -> None:
    ann = Browser(place.here).open("me", "open", name="Ann")[0]
    with ann.sit() as mine:
        assert mine.ask("say", text="anybody?")["type"] == "update"
        bob = Browser(place.there).join(ann.table, "Bob")
        with bob.sit() as theirs:
            mine.entry("start")
            play_to_the_end([mine, theirs], random.Random(3))
            assert theirs.ask("say", phrase="good-game")["type"] == "update"
            mine.wait(lambda: len(chat_of(mine)) == 2)
    assert chat_of(mine) == ["0 anybody?", "1 good-game"]


def test_late_comers_get_the_whole_chat(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine:
        for number in range(5):
            mine.ask("say", text=f"line {number}")
    expected = [f"0 line {number}" for number in range(5)]
    with bob.sit() as theirs, watch(place.there, ann.table) as public:
        for wire in (theirs, public):
            hears(wire, 5)
            assert chat_of(wire) == expected


TEXTS = {
    "<script>alert('hi')</script> &amp; <b>bold</b>": None,
    "Привет, Grüße, 你好 🎲": None,
    "two\nlines": None,
    "bell\x07 and\x00 nul\x1b[31m": "bell and nul[31m",
    "turn\u202earound\u200b": "turnaround",
    "  spaces around  ": "spaces around",
    "first\r\nsecond\u2028third": "first\nsecond\nthird",
}


@pytest.mark.parametrize("text", TEXTS)
def test_chat_is_text_and_nothing_else(place: Place, text: str) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit() as theirs:
        mine.ask("say", text=text)
        expected = TEXTS[text] or text
        assert mine.entry("chat")["text"] == expected
        assert theirs.entry("chat")["text"] == expected


@pytest.mark.parametrize("text", ["", "   ", "\x00\x07", "\n\n", "\u200b"])
def test_saying_nothing_is_refused(place: Place, text: str) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        assert wire.ask("say", text=text)["code"] == "malformed"


def test_chat_lines_have_a_limit(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        assert wire.ask("say", text="a" * 500)["type"] == "update"
        wire.send("say", text="a" * 501)
        assert wire.receive()["code"] == "malformed"
        wire.ask("say", text="\n".join(str(number) for number in range(50)))
        assert wire.entry("chat")["text"].count("\n") == 9, "ten lines, not a whole page"


# Muting


def test_who_is_muted_is_not_heard_until_unmuted(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit(place.here) as theirs, watch(place.there, ann.table) as public:
        theirs.ask("say", text="one")
        mine.ask("mute", seat=1)
        assert mine.now["muted"] == [1]
        theirs.ask("say", text="two")
        mine.settle()
        assert chat_of(mine) == ["1 one"]
        mine.ask("mute", seat=1, on=False)
        assert mine.now["muted"] == []
        theirs.ask("say", text="three")
        mine.wait(lambda: len(chat_of(mine)) == 2)
        assert chat_of(mine) == ["1 one", "1 three"]
        public.wait(lambda: len(chat_of(public)) == 3)
        assert chat_of(theirs) == chat_of(public) == ["1 one", "1 two", "1 three"]


def test_muting_whom_one_has_muted_writes_nothing(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as mine:
        mine.ask("mute", seat=1)
        assert refused(mine, "mute", seat=1).code == "duplicate"


def test_nobody_is_told_whom_i_muted(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, bob.sit(place.here) as theirs:
        seq = theirs.seq
        mine.ask("mute", seat=1)
        theirs.settle()
        assert theirs.seq == seq
        assert theirs.now["muted"] == []


def test_muting_lasts_when_i_come_back(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine:
        mine.ask("mute", seat=1)
    with bob.sit() as theirs:
        theirs.ask("say", text="psst")
    with ann.sit(place.there) as mine:
        mine.wait(lambda: mine.now["muted"] == [1])
        assert chat_of(mine) == []


def test_one_can_mute_only_others(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        for seat in (0, 2, 99):
            assert wire.ask("mute", seat=seat)["code"] == "malformed"


@every_game
def test_numbers_have_no_gaps_whoever_listens(place: Place, game: str) -> None:
    """Moves, undos, mutes and muted chat are known to some only; each counts what it knows."""
    held = Browser(place.here).open("me", "device", "device", game=game, name="Ann")
    servers = (place.here, place.there)
    wires = [one.sit(servers[one.seat % 2]) for one in held]
    rng = random.Random(5)
    for _ in range(60):
        wire = rng.choice(wires)
        wire.drain()
        _anything(wire, rng)
    counts = []
    for one, wire in zip(held, wires, strict=True):
        fresh = one.sit(servers[1 - one.seat % 2])
        wait_for(partial(_caught_up, wire, fresh))
        assert [entry["seq"] for entry in fresh.entries] == list(range(1, fresh.seq + 1))
        counts.append(fresh.seq)
        fresh.close()
        wire.close()
    assert len(set(counts)) > 1, "they do not all know the same"


def _anything(wire: Wire, rng: random.Random) -> None:
    choice = rng.choice(["submit", "submit", "undo", "say", "mute"])
    if choice == "submit" and wire.actions:
        wire.submit(rng.choice(wire.actions))
    elif choice == "say":
        wire.ask("say", phrase=rng.choice(PHRASES))
    elif choice == "mute":
        others = [seat for seat in range(3) if seat != wire.now["seat"]]
        wire.ask("mute", seat=rng.choice(others), on=rng.random() < 0.5)
    elif choice == "undo":
        wire.ask("undo")


def _caught_up(wire: Wire, fresh: Wire) -> bool:
    wire.drain()
    fresh.drain()
    return wire.entries == fresh.entries and wire.standing == fresh.standing


@every_game
def test_one_who_holds_a_seat_can_watch_with_the_eyes_of_spectators(
    place: Place, game: str
) -> None:
    ann, _ = ann_and_bob(place, game=game, seed="Walnut")
    match = rebuilt("Walnut", 2, [], game)
    with ann.sit() as own, Wire(place.here) as room:
        room.hello(ann.table, token=ann.token, watch=True)
        assert (room.now["seat"], room.now["held"], room.actions) == (None, [], [])
        words = hide(own, match)
        room.settle()
        assert (own.view, room.view) == (shown(match, 0), shown(match, None))
        assert told(words, own.view) == words
        assert not told(words, room.frames)
        assert room.ask("undo")["code"] == "watching"


# Quick phrases


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_quick_phrases_come_in_the_language_of_the_reader(place: Place, language: str) -> None:
    browser = Browser(place.here)
    for answer in (
        browser.ask("GET", "/phrases", accept_language=f"{language},en;q=0.5"),
        browser.ask("GET", f"/phrases?lang={language}", accept_language="fr"),
    ):
        phrases: Json = answer.body["phrases"]
        assert list(phrases) == list(PHRASES)
        words = words_of(language)
        assert phrases == {one: words.say(f"server-phrase-{one}") for one in PHRASES}


def test_a_phrase_is_sent_by_its_id_and_an_unknown_one_refused(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        entry = wire.ask("say", phrase="nice-move")["entries"][0]
        assert (entry["phrase"], entry.get("text", "")) == ("nice-move", "")
        assert wire.ask("say", phrase="insult")["code"] == "no-phrase"
