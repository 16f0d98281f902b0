"""Moves: submit, undo, redo, restart, done and withdrawing it, previews, tickets, keys."""

from __future__ import annotations

import random

import pytest

from guildhall.core.game import Preview, Previews
from tests.server.games.notes import every_game, every_simultaneous_game, notes_of
from tests.server.services import Place
from tests.server.talk import (
    AnyMatch,
    Browser,
    Json,
    Wire,
    ann_and_bob,
    finished_game,
    new_key,
    rebuilt,
    shown,
    turn,
    wait_for,
    watch,
    written,
)

# Acting


@every_game
def test_a_move_changes_the_view_as_the_rules_say(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game, seed="Larch")
    match = rebuilt("Larch", 2, [], game)
    with ann.sit(place.there) as wire:
        rng = random.Random(1)
        while wire.actions:
            assert wire.view == shown(match, 0)
            assert wire.actions == written(match, 0)
            action = rng.choice(wire.actions)
            match.submit_text(0, action)
            answer = wire.submit(action)
            assert answer["entries"][0]["action"] == action
        assert wire.view == shown(match, 0)
        assert wire.now["waiting"] == [1]


def test_actions_may_be_typed_with_more_spaces(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        action = wire.actions[0]
        answer = wire.submit("  " + action.replace(" ", "   ") + " ")
        assert answer["entries"][0]["action"] == action


@every_game
def test_undo_redo_and_restart_do_what_the_library_does(place: Place, game: str) -> None:
    options = notes_of(game).ways[0].options
    ann, _ = ann_and_bob(place, game=game, seed="Yew", options=options)
    match = rebuilt("Yew", 2, [], game, **options)
    rng = random.Random(3)
    with ann.sit(place.here) as one, ann.sit(place.there) as two:
        for number in range(40):
            wire, other = (one, two) if number % 2 else (two, one)
            kind = rng.choice(["submit", "submit", "undo", "redo", "restart"])
            _same_on_both(wire, match, kind, rng)
            assert wire.view == shown(match, 0)
            assert wire.actions == written(match, 0)
            assert wire.now["undo"] == (match.why_no_undo(0) or "")
            assert wire.now["redo"] == match.can_redo(0)
            other.has_come_to(wire.seq)
            assert other.standing == wire.standing


def _same_on_both(wire: Wire, match: AnyMatch, kind: str, rng: random.Random) -> None:
    """Do a thing at the server and in the library, if it can be done."""
    if kind == "submit" and wire.actions:
        action = rng.choice(wire.actions)
        match.submit_text(0, action)
        assert wire.submit(action)["type"] == "update"
    elif kind == "redo" and match.can_redo(0):
        match.redo(0)
        assert wire.ask("redo")["type"] == "update"
    elif kind in ("undo", "restart") and match.why_no_undo(0) is None:
        if kind == "undo":
            match.undo(0)
        else:
            match.restart_turn(0)
        assert wire.ask(kind)["type"] == "update"
    elif kind != "submit":
        assert wire.ask(kind)["code"] == "no-undo"


@every_simultaneous_game
def test_what_one_has_learnt_since_cannot_be_undone(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game)
    with ann.sit() as mine, bob.sit() as theirs:
        turn(mine, random.Random(1))
        turn(theirs, random.Random(2))
        mine.wait(lambda: 0 in mine.now["waiting"])
        before = mine.standing
        assert mine.now["undo"] == "learnt"
        for kind in ("undo", "restart", "redo"):
            assert mine.ask(kind)["code"] == "no-undo"
        assert mine.standing == before


@every_simultaneous_game
def test_done_can_be_withdrawn_while_others_are_busy_and_they_see_it(
    place: Place, game: str
) -> None:
    ann, bob = ann_and_bob(place, game=game)
    with ann.sit() as mine, bob.sit() as theirs, watch(place.there, ann.table) as public:
        actions = turn(mine, random.Random(4))
        assert actions[-1] == "done"
        for other in (theirs, public):
            other.waits_for(1)
        assert mine.ask("undo")["type"] == "update"
        assert mine.now["waiting"] == [0, 1]
        assert "done" in mine.actions
        for other in (theirs, public):
            other.waits_for(0, 1)
            entry = other.entries[-1]
            assert (entry["kind"], entry["seat"]) == ("undo", 0)
            assert "action" not in entry
        turn(theirs, random.Random(4))
        assert theirs.now["waiting"] == [0], "Bob waits for Ann again"


@every_simultaneous_game
def test_acting_and_taking_it_back_is_not_told_to_others(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game)
    with ann.sit() as mine, bob.sit(place.here) as theirs:
        seq = theirs.seq
        mine.act()
        mine.ask("undo")
        mine.ask("redo")
        theirs.settle()
        assert theirs.seq == seq


@every_simultaneous_game
def test_seats_that_choose_at_once_never_block_each_other(place: Place, game: str) -> None:
    """One after another in any order, none waits; nothing stale, though others acted since."""
    browser = Browser(place.here)
    held = browser.open("me", "device", "device", "device", game=game, name="Ann")
    wires = [one.sit((place.here, place.there)[one.seat % 2]) for one in held]
    wires[3].act()
    rng = random.Random(5)
    ticket_of = [wire.now["ticket"] for wire in wires]
    while busy := [seat for seat in (0, 1, 2) if wires[seat].actions]:
        wire = wires[seat := rng.choice(busy)]
        answer = wire.ask("submit", action=rng.choice(wire.actions), ticket=ticket_of[seat])
        assert answer["type"] == "update", answer
        ticket_of[seat] = wire.now["ticket"]
    for wire in wires:
        wire.waits_for(3)
        wire.close()


# Previews


def lines_of(preview: Preview) -> list[Json]:
    """The lines as the protocol writes them: what has its default is left out."""
    found = []
    for line in preview.lines:
        one: Json = {"source": line.source, "part": line.part, "points": line.points}
        one |= {"args": dict(line.args)} if line.args else {}
        one |= {"cells": line.cells} if line.cells else {}
        found.append(one)
    return found


@every_game
def test_previews_are_those_of_the_engine(place: Place, game: str) -> None:
    ann, bob = ann_and_bob(place, game=game, seed="Rowan")
    moves: list[tuple[int, str]] = []
    rng = random.Random(6)
    with ann.sit() as mine, bob.sit() as theirs:
        for _ in range(3):
            for wire in (mine, theirs):
                wire.has_turn()
                _compare_previews(wire, rebuilt("Rowan", 2, moves, game))
                moves += [(wire.now["seat"], action) for action in turn(wire, rng)]


def _compare_previews(wire: Wire, match: AnyMatch) -> None:
    seat = wire.now["seat"]
    assert isinstance(match.game, Previews)
    previews = match.game.previews(match.state, seat, match.legal_actions(seat))
    expected = [
        {"action": text, "seat": one.seat, "total": one.total, "lines": lines_of(one)}
        for text, one in zip(written(match, seat), previews, strict=True)
    ]
    before = wire.now["ticket"], wire.actions, wire.now["undo"]
    assert wire.ask("preview")["previews"] == expected
    for one in random.Random(7).sample(expected, min(3, len(expected))):
        assert wire.ask("preview", action=one["action"])["previews"] == [one]
    assert (wire.now["ticket"], wire.actions, wire.now["undo"]) == before, "nothing changed"


@every_game
def test_a_preview_of_what_is_not_legal_is_refused(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game)
    with ann.sit() as wire:
        for action in (*notes_of(game).illegal, "fly to the moon", ""):
            assert wire.ask("preview", action=action)["code"] == "illegal"


@every_game
def test_everybody_may_ask_for_the_scores(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game, seed="Elm")
    totals = [score.total for score in rebuilt("Elm", 2, [], game).scores()]
    with ann.sit() as mine, watch(place.there, ann.table) as public:
        for wire in (mine, public):
            assert [one["total"] for one in wire.ask("scores")["scores"]] == totals


# Tickets and keys


def test_a_move_for_a_position_that_has_passed_is_stale(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit(place.here) as one, ann.sit(place.there) as two:
        ticket, action = two.now["ticket"], two.actions[0]
        one.act()
        one.ask("undo")
        two.wait(lambda: two.seq == one.seq)
        before = two.standing
        assert two.ask("submit", action=action, ticket=ticket)["code"] == "stale"
        assert two.standing == before
        assert two.ask("submit", action=action, ticket=one.now["ticket"])["type"] == "update"


def test_a_move_is_stale_even_before_this_process_has_heard_why(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit(place.here) as one, ann.sit(place.there) as two:
        for _ in range(5):
            ticket, action = two.now["ticket"], two.actions[0]
            one.act()
            answer = two.ask("submit", action=action, ticket=ticket)
            assert answer["code"] in ("stale", "illegal"), answer
            two.wait(lambda: two.seq == one.seq)
            one.ask("undo")
            two.wait(lambda: two.seq == one.seq)


def test_a_request_sent_twice_is_done_once(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        action, key = wire.actions[0], new_key()
        done = wire.ask("submit", action=action, id=key)
        again = wire.ask("submit", action=action, id=key)
        assert (again["type"], again["code"]) == ("error", "duplicate")
        assert again["seq"] == done["seq"], "tells where it was done"
        assert wire.seq == done["seq"]


def test_a_request_sent_twice_without_waiting_is_done_once(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        seq, key = wire.seq, new_key()
        for _ in range(5):
            wire.send("submit", action=wire.actions[0], id=key)
        answers = [wire.answer(key) for _ in range(5)]
        assert [one["type"] for one in answers] == ["update"] + ["error"] * 4
        assert {one["code"] for one in answers[1:]} == {"duplicate"}
        assert wire.seq == seq + 1


def test_a_request_sent_again_after_reconnecting_is_done_once(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    key = new_key()
    with ann.sit(place.here) as wire:
        action = wire.actions[0]
        done = wire.ask("submit", action=action, id=key)
    with ann.sit(place.there) as wire:
        again = wire.ask("submit", action=action, id=key)
        assert (again["code"], again["seq"]) == ("duplicate", done["seq"])
        assert [one["kind"] for one in wire.entries].count("move") == 1


def test_a_request_sent_through_both_processes_at_once_is_done_once(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit(place.here) as one, ann.sit(place.there) as two:
        for _ in range(10):
            key, action, seq = new_key(), one.actions[0], one.seq
            for wire in (one, two):
                wire.send("submit", action=action, id=key)
            answers = [wire.answer(key) for wire in (one, two)]
            assert sorted(answer["type"] for answer in answers) == ["error", "update"], answers
            assert {answer.get("code", "duplicate") for answer in answers} == {"duplicate"}
            one.has_come_to(seq + 1)
            one.ask("undo")
            for wire in (one, two):
                wire.has_come_to(seq + 2)


@pytest.mark.parametrize("kind", ["undo", "redo", "restart", "say", "mute"])
def test_every_kind_of_request_is_done_once(place: Place, kind: str) -> None:
    ann, _ = ann_and_bob(place)
    of_kind: dict[str, Json] = {"say": {"text": "hello"}, "mute": {"seat": 1}}
    fields = of_kind.get(kind, {})
    with ann.sit(place.here) as one, ann.sit(place.there) as two:
        one.act()
        one.submit("done")
        if kind == "redo":
            one.ask("undo")
        key = new_key()
        done = one.ask(kind, id=key, **fields)
        assert done["type"] == "update"
        two.wait(lambda: two.seq == one.seq)
        for wire in (one, two):
            again = wire.ask(kind, id=key, **fields)
            assert (again["code"], again["seq"]) == ("duplicate", done["seq"])


def test_the_same_key_at_two_seats_names_two_requests(place: Place) -> None:
    ann, bob = ann_and_bob(place)
    key = new_key()
    with ann.sit() as mine, bob.sit() as theirs:
        for wire in (mine, theirs):
            assert wire.ask("submit", action=wire.actions[0], id=key)["type"] == "update"


# What is refused


@every_game
def test_a_refused_move_changes_nothing(place: Place, game: str) -> None:
    ann, _ = ann_and_bob(place, game=game)
    with ann.sit() as wire:
        before, seq = wire.standing, wire.seq
        for action in (*notes_of(game).illegal, "", "\u2603"):
            assert wire.submit(action)["code"] == "illegal"
        assert (wire.standing, wire.seq) == (before, seq)
        assert wire.hello(ann.table, token=ann.token)["view"] == before["view"]


def test_who_has_nothing_to_decide_cannot_move(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    with ann.sit() as wire:
        turn(wire, random.Random(8))
        assert wire.ask("submit", action="done")["code"] == "wrong-seat"


def test_after_the_end_nothing_moves(place: Place) -> None:
    ann, _ = finished_game(place)
    with ann.sit(place.there) as wire:
        wait_for(lambda: wire.hello(ann.table, token=ann.token)["scores"])
        for kind in ("undo", "redo", "restart", "preview"):
            assert wire.ask(kind)["code"] == "game-over", kind
        assert wire.ask("submit", action="done")["code"] == "game-over"
        assert wire.ask("say", text="well played")["type"] == "update", "but people may talk"


def test_a_move_sent_just_before_closing_is_made(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    wire = ann.sit(place.here)
    seq, action = wire.seq, wire.actions[0]
    wire.send("submit", action=action)
    wire.close()
    with ann.sit(place.there) as again:
        again.wait(lambda: again.seq == seq + 1)
        assert again.entries[-1]["action"] == action
