"""Connections that break, servers that restart, people who leave, clocks."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from guildhall.client import Server
from guildhall.server.hall import now_ms
from guildhall.server.protocol import NewTable, SeatWish
from tests.server.games.notes import (
    every_game_in_a_place_of_its_own,
    every_game_somewhere,
    notes_of,
)
from tests.server.services import Place, ServerProcess, open_place
from tests.server.talk import (
    Browser,
    Held,
    Json,
    Wire,
    ann_and_bob,
    beginning,
    one_more,
    pass_on,
    play_to_the_end,
    turn,
    wait_for,
    watch,
)
from tests.server.traces import ask_database, read_logs

LAST_WORDS = "now you hear me again"


def busy_table(place: Place, game: str) -> tuple[Held, Held, dict[str, Wire]]:
    """A table with a bit of everything in its log, and observers who saw all of it."""
    wish = {"game": game, "options": beginning(game), "name": "Ann"}
    ann = Browser(place.here).open("me", "open", **wish)[0]
    observers = {"Ann": ann.sit(), "spectator": watch(place.there, ann.table)}
    bob = Browser(place.there).join(ann.table, "Bob")
    rng = random.Random(1)
    with ann.sit() as mine, bob.sit() as theirs:
        mine.has_turn()
        for number in range(3):
            mine.ask("say", text=f"round {number}")
            mine.act()
            mine.ask("undo")
            turn(mine, rng)
            theirs.ask("say", phrase="hello")
            theirs.has_turn()
            turn(theirs, rng)
            mine.has_turn()
            mine.ask("mute", seat=1, on=number < 2)
            theirs.ask("say", text=LAST_WORDS if number == 2 else "did you hear?")
    for name, wire in observers.items():
        held = {"token": ann.token} if name == "Ann" else {}
        wire.has_come_to(wait_for(partial(_common_seq, place, ann.table, held)))
    return ann, bob, observers


def _common_seq(place: Place, table: str, held: Json) -> int:
    """The last number, once all processes have come to the end of the talk; else 0."""
    found = set()
    for server in (place.here, place.there):
        with Wire(server) as wire:
            wire.hello(table, **held)
            said = [one.get("text", "") for one in wire.entries if one["kind"] == "chat"]
            found.add(wire.seq if said[-1:] == [LAST_WORDS] else 0)
    return found.pop() if len(found) == 1 else 0


# Reconnecting


@every_game_somewhere
def test_exactly_what_was_missed_comes_after_any_number(place: Place, game: str) -> None:
    ann, _, observers = busy_table(place, game)
    for name, observer in observers.items():
        held = {"token": ann.token} if name == "Ann" else {}
        assert observer.seq > 15
        with Wire(place.here) as here, Wire(place.there) as there:
            for seen in range(observer.seq + 1):
                for wire in (here, there):
                    welcome = wire.hello(ann.table, seen=seen, **held)
                    assert welcome["entries"] == observer.entries[seen:]
                    assert welcome["seq"] == observer.seq
        observer.close()


def test_who_claims_to_have_seen_more_than_there_is_gets_nothing(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with Wire(place.there) as wire:
        wire.send("hello", table=ann.table, token=ann.token, seen=10_000)
        with pytest.raises(AssertionError):
            wire.receive()  # its number is not what we pretended
        assert wire.frames[-1]["type"] == "welcome"
        assert wire.frames[-1]["entries"] == []


def test_a_client_that_moves_to_another_process_does_not_go_back_in_time(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    servers = [place.here, place.there]
    seen = ann.sit(servers[0]).seq
    for number in range(12):
        with ann.sit(servers[number % 2], seen=seen) as wire:
            assert wire.seq >= seen, "it has seen this already"
            if wire.now["undo"] == "":
                wire.ask("undo")
            else:
                wire.act()
            seen = wire.seq


_FIRST_PART = 150
"""Most games are over by then; those of Dale at random are not."""


@every_game_somewhere
def test_updates_lead_to_what_a_fresh_hello_shows(place: Place, game: str) -> None:
    """All fields, for seats and spectators, in a whole game with undos: at every step of its first
    part, later now and then, as all that was told before comes with every hello."""
    ann, bob = ann_and_bob(place, game=game, options=notes_of(game).ways[0].options)
    rng = random.Random(2)
    with ann.sit() as mine, bob.sit() as theirs, watch(place.there, ann.table) as public:
        followers = [(mine, ann.token), (theirs, bob.token), (public, "")]
        checkers = [Wire(server) for server in (place.there, place.here, place.here)]
        steps = 0
        while not mine.is_over:
            wire = rng.choice([mine, theirs])
            wire.drain()
            if wire.now["undo"] == "" and rng.random() < 0.2:
                wire.ask("undo")
            elif wire.actions:
                wire.submit(rng.choice(wire.actions))
            else:
                wire.drain(0.001)
                continue
            steps += 1
            for (follower, token), checker in zip(followers, checkers, strict=True):
                follower.drain()
                checker.drain()
                if steps < _FIRST_PART or steps % 20 == 0:
                    _compare_with_fresh(ann.table, follower, checker, token)
            mine.drain()
        assert steps > 60
        for checker in checkers:
            checker.close()


def _compare_with_fresh(table: str, follower: Wire, checker: Wire, token: str) -> None:
    held: Json = {"token": token} if token else {}

    def same() -> bool:
        checker.hello(table, **held)
        follower.drain()
        return checker.seq == follower.seq

    wait_for(same)
    assert follower.standing == checker.standing


def test_hello_may_be_sent_again_to_change_seat_table_or_language(place: Place) -> None:
    held = Browser(place.here).open("me", "device", name="Ann")
    other = Browser(place.there).open("me", name="Bob")[0]
    with held[0].sit(place.there) as wire:
        assert wire.hello(held[0].table, token=held[1].token)["seat"] == 1
        assert wire.hello(other.table)["seat"] is None
        assert wire.now["table"]["id"] == other.table
        frames = len(wire.frames)
        with held[0].sit(place.there) as elsewhere:
            elsewhere.act()
            wire.settle()
        assert [one["type"] for one in wire.frames[frames:]] == ["pong"], "not that table any more"
        assert wire.hello("nowhere", lang="de")["code"] == "unknown-table"
        assert wire.ask("scores")["type"] == "scores", "a failed hello leaves one where one was"


def test_people_who_vanish_in_mid_sentence_are_no_trouble(place: Place) -> None:
    """No error in the log of the server, and what arrived before is there once."""
    ann, bob = ann_and_bob(place)
    before = place.logs().count("Traceback")

    def vanish(number: int) -> None:
        held = (ann, bob)[number % 2]
        wire = held.sit((place.here, place.there)[number // 2 % 2])
        for line in range(10):
            wire.send("say", text=f"{number} {line}", id=f"{number}-{line}")
        wire.close()

    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(vanish, number) for number in range(16)]:
            done.result()
    with watch(place.here, ann.table) as wire:
        wire.settle()
        said = [one["text"] for one in wire.entries if one["kind"] == "chat"]
        assert len(said) == len(set(said))
    assert place.logs().count("Traceback") == before


# Restarting the server


@every_game_in_a_place_of_its_own
def test_after_a_restart_everything_is_there(kind: str, game: str) -> None:
    with open_place(kind) as place:
        ann, bob, observers = busy_table(place, game)
        invitation = bob.hand_over("link")
        unstarted = ann.browser.open("me", "open", name="Ann")[0].table
        before = {name: (wire.standing, wire.entries) for name, wire in observers.items()}
        mine = {table: one["turn"] for table, one in ann.browser.my_tables().items()}
        for process in place.processes:
            process.stop()
        for process in place.processes:
            process.start()
        for name, (standing, entries) in before.items():
            fresh = ann.sit(place.there) if name == "Ann" else watch(place.there, ann.table)
            assert (fresh.standing, fresh.entries) == (standing, entries)
            fresh.close()
        assert {t: one["turn"] for t, one in ann.browser.my_tables().items()} == mine
        assert set(mine) == {ann.table, unstarted}
        cid = Browser(place.there).claim(ann.table, invitation, "Cid")
        with ann.sit() as one, cid.sit() as two:
            wait_for(lambda: ann.browser.info(ann.table)["seats"][1]["name"] == "Cid")
            play_to_the_end([one, two], random.Random(3))
        for wire in observers.values():
            wire.close()
        assert "Traceback" not in place.logs()


@pytest.mark.long  # the quick tests of crashes do it with kills
@every_game_in_a_place_of_its_own
def test_clients_and_bots_play_on_through_a_restart(kind: str, game: str) -> None:
    with open_place(kind) as place:
        seats = [SeatWish("me"), SeatWish("bot", bot="uniform")]
        key = place.here.open(NewTable(game, seats, name="Ann"))[0]
        with key.play() as table, ThreadPoolExecutor(1) as pool:
            rng = random.Random(4)
            restart = None
            for number in range(10_000):
                if number == 20:
                    restart = pool.submit(_restart, place)
                if table.is_over:
                    break
                if table.actions:
                    table.submit(rng.choice(table.actions))
                else:
                    table.wait()
            assert restart is not None
            restart.result()
            assert table.is_over
            assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))


def _restart(place: Place) -> None:
    for process in place.processes:
        process.stop()
        process.start()


# Leaving


def kinds_of(server: Server, table: str) -> list[str]:
    return [one["kind"] for one in Browser(server).info(table)["seats"]]


@every_game_somewhere
def test_a_bot_plays_for_who_left_until_they_come_back(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game, grace=1)
    bob.sit().close()
    with ann.sit() as mine:
        pass_on(mine, random.Random(4))
        mine.wait(lambda: any(one.get("why") == "left" for one in mine.entries))
        info = mine.now["table"]["seats"][1]
        assert (info["kind"], info["name"], info["away"]) == ("bot", "Bob", True)
        mine.wait(lambda: mine.now["waiting"] == [0])
        assert kinds_of(place.here, ann.table) == ["person", "bot"], "Ann is here and stays"
        wait_for(lambda: bob.browser.my_tables()[ann.table]["table"]["seats"][1]["away"])
        bob.take_back()
        mine.wait(lambda: mine.entries[-1].get("why") == "taken-back")
        with bob.sit() as theirs:
            turn(mine, random.Random(5))
            theirs.wait(lambda: 1 in theirs.now["waiting"])
            assert theirs.actions


def test_nobody_is_replaced_while_nobody_waits_for_them(place: Place) -> None:
    """Bob is done and leaves; at other tables both left, or nobody but Ann ever was."""
    done, bob = ann_and_bob(place, grace=3)
    both_left, _ = ann_and_bob(place, grace=3)
    alone = Browser(place.here).open("me", name="Ann", grace=3)[0]
    no_hurry, _ = ann_and_bob(place, pace="relaxed")
    theirs, waiting = bob.sit(), done.sit()  # one soon after the other, as each waits for both
    turn(theirs, random.Random(6))
    theirs.close()
    for one in (both_left, alone):
        one.sit().close()
    late, _ = ann_and_bob(place, grace=4)
    with waiting, late.sit() as witness, no_hurry.sit():
        witness.wait(lambda: any(one.get("why") == "left" for one in witness.entries))
        waiting.settle()
        assert kinds_of(place.here, done.table) == ["person", "person"], "Bob has nothing to do"
        assert kinds_of(place.here, no_hurry.table) == ["person", "person"]
        assert kinds_of(place.here, alone.table) == ["person"]
        assert kinds_of(place.here, both_left.table) == ["person", "person"], "nobody waits"


def test_nobody_is_replaced_who_is_here(place: Place) -> None:
    """Whichever process looks, and wherever people are connected, thinking is no leaving."""
    tables = [ann_and_bob(place, grace=3) for _ in range(4)]
    late, _ = ann_and_bob(place, grace=5)
    wires = [one.sit(place.there) for pair in tables for one in pair]
    with late.sit() as witness:
        witness.wait(lambda: any(one.get("why") == "left" for one in witness.entries))
    for ann, _ in tables:
        assert kinds_of(place.there, ann.table) == ["person", "person"]
    for wire in wires:
        wire.close()


# Clocks


def test_a_nudge_reminds_once_and_changes_nothing(place: Place) -> None:
    ann, bob = ann_and_bob(place, clock={"kind": "nudge", "seconds": 1})
    limit, _ = ann_and_bob(place, clock={"kind": "limit", "seconds": 2})
    with ann.sit() as mine, bob.sit() as theirs, limit.sit() as witness:
        turn(theirs, random.Random(7))
        before = mine.standing["actions"]
        mine.wait(lambda: _nudges(mine, 0) > 0)
        theirs.wait(lambda: _nudges(theirs, 0) > 0)
        witness.wait(lambda: witness.now["waiting"] != [0, 1])
        mine.settle()
        assert _nudges(mine, 0) == 1
        assert (mine.actions, mine.now["waiting"]) == (before, [0])


def _nudges(wire: Wire, seat: int) -> int:
    return sum(one["kind"] == "nudge" and one["seat"] == seat for one in wire.entries)


def test_a_process_that_has_not_heard_of_a_nudge_does_not_give_another() -> None:
    with open_place("sqlite") as place, one_more(place) as other:
        ann, bob = ann_and_bob(place, clock={"kind": "nudge", "seconds": 1})
        with bob.sit() as theirs:
            turn(theirs, random.Random(7))
        readers = {process: ann.sit(process.client()) for process in (*place.processes, other)}
        for process in wait_for(partial(_who_nudged, readers)):
            process.stop()
        for wire in readers.values():
            wire.close()
        url = place.settings["database_url"]
        ask_database(url, f"UPDATE tables SET wake = 1 WHERE id = '{ann.table}'")  # noqa: S608 - ours
        wait_for(lambda: _next_look(url, ann.table) > now_ms() + 30_000)
        assert [row.kind for row in read_logs(url)[ann.table]].count("nudge") == 1


def _who_nudged(readers: dict[ServerProcess, Wire]) -> list[ServerProcess]:
    """Without Redis a process hears only of what it has done itself."""
    for wire in readers.values():
        wire.drain()
    return [one for one, wire in readers.items() if wire.entries[-1]["kind"] == "nudge"]


def _next_look(url: str, table: str) -> int:
    """When the table wants attention; whoever gives it says so for a few seconds first."""
    return int(ask_database(url, f"SELECT wake FROM tables WHERE id = '{table}'")[0][0])  # noqa: S608 - ours


@every_game_somewhere
def test_after_the_limit_a_bot_plays_the_turn_and_the_seat_stays_mine(
    place: Place, game: str
) -> None:
    ann, bob = ann_and_bob(place, game=game, clock={"kind": "limit", "seconds": 2})
    with ann.sit() as mine, bob.sit() as theirs:
        turn(theirs, random.Random(8))
        mine.wait(lambda: mine.entries[-1].get("action") == "done")
        assert 1 in mine.now["waiting"]
        assert kinds_of(place.here, ann.table) == ["person", "person"]
        moves = [one["action"] for one in mine.entries if one.get("action")]
        assert len(moves) > 1
        theirs.has_turn()
        pass_on(theirs, random.Random(9))
        mine.has_turn()
        assert mine.submit(mine.actions[0])["type"] == "update"


def _draw_or_undo(wire: Wire) -> None:
    if wire.now["undo"] == "":
        wire.ask("undo")
    elif wire.actions:
        wire.submit(wire.actions[0])


@pytest.mark.parametrize("pause", [0.3, 0.0])
def test_drawing_and_undoing_does_not_set_the_clock_back(place: Place, pause: float) -> None:
    """Neither at leisure nor as quickly as a program can."""
    ann, _ = ann_and_bob(place, clock={"kind": "limit", "seconds": 1})
    with ann.sit() as mine:
        until = mine.entry("start")["at"] + 60_000  # else it would go on for ever
        while not _has_laid_down(mine, 0):
            _draw_or_undo(mine)
            assert mine.entries[-1]["at"] < until
            mine.drain(pause)


def _has_laid_down(wire: Wire, seat: int) -> bool:
    """Whether this seat was said to be done: it never says so itself here."""
    events = [event for entry in wire.entries for event in entry.get("events", [])]
    return any(event["kind"] == "done" and event["seat"] == seat for event in events)


# Presence


def test_everybody_sees_who_comes_and_goes(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit() as mine, watch(place.there, ann.table) as public:
        mine.wait(lambda: mine.online == [0])
        with bob.sit() as theirs:
            theirs.wait(lambda: theirs.online != [])
            mine.wait(lambda: mine.online == [0, 1])
            public.wait(lambda: public.online == [0, 1])
        mine.wait(lambda: mine.online == [0])
        public.wait(lambda: public.online == [0])


def test_who_comes_later_sees_who_is_already_here(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    with ann.sit(place.here), bob.sit(place.there) as theirs:
        theirs.wait(lambda: theirs.online == [0, 1])
