"""Games from the first card to the last: racing processes, the record, the sealed seed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import guildhall
from guildhall.client import Server
from guildhall.core.replay import Move, Undo
from guildhall.core.rng import seal_of
from tests.server.games.notes import every_game, every_game_somewhere, notes_of
from tests.server.services import Place
from tests.server.talk import (
    Browser,
    Held,
    Wire,
    ann_and_bob,
    finished_game,
    play_to_the_end,
    rebuilt,
    shown,
    wait_for,
    watch,
)

RACE_SECONDS = 100.0
LOST = {"stale", "illegal", "wrong-seat", "no-undo", "game-over"}
"""What a request may hear when another was quicker."""

Made = tuple[int, str]
"""An acknowledged action (or "undo") with its number in the seat's own count."""


def moves_of(record: str) -> list[tuple[int, str]]:
    """What the seats did, in order; "undo" where one was taken back."""
    found = []
    for entry in guildhall.Replay.parse(record).entries:
        match entry:
            case Move(seat, text) if seat >= 0:
                found.append((seat, text))
            case Undo(seat):
                found.append((seat, "undo"))
    return found


def replay_of(held: Held) -> str:
    return str(held.browser.get(f"/tables/{held.table}/replay"))


# Racing


class Racer:
    """One connection that acts as quickly as it can; others act at the same seat."""

    def __init__(self, wire: Wire, rng: random.Random) -> None:
        self.wire = wire
        self.rng = rng
        self.made: list[Made] = []

    def race(self) -> None:
        until = time.monotonic() + RACE_SECONDS
        while not self.wire.is_over:
            assert time.monotonic() < until, "the game does not end"
            self.wire.drain()
            if self.wire.now["undo"] == "" and self.rng.random() < 0.15:
                self.note("undo", self.wire.ask("undo"))
            elif self.wire.actions:
                action = self.rng.choice(self.wire.actions)
                self.note(action, self.wire.submit(action))
            else:
                self.wire.drain(0.005)

    def note(self, what: str, answer: dict[str, object]) -> None:
        if answer["type"] == "error":
            assert answer["code"] in LOST, answer
        else:
            seq = answer["seq"]
            assert isinstance(seq, int)
            self.made.append((seq, what))


@every_game_somewhere
def test_two_processes_at_one_table_lose_and_double_nothing(place: Place, game: str) -> None:
    """Every seat is played from both processes at once by clients that do not wait for others."""
    held = ann_and_bob(place, game=game)
    racers = [
        [Racer(one.sit(server), random.Random(n)) for n, server in enumerate(place_both(place))]
        for one in held
    ]
    everyone = [racer for pair in racers for racer in pair]
    with ThreadPoolExecutor(len(everyone)) as pool:
        for done in [pool.submit(racer.race) for racer in everyone]:
            done.result()
    moves = moves_of(replay_of(held[0]))
    for seat, pair in enumerate(racers):
        made = sorted(pair[0].made + pair[1].made)
        assert len({seq for seq, _ in made}) == len(made), "two were told the same number"
        assert [what for _, what in made] == [what for one, what in moves if one == seat]
        wait_for(partial(_have_the_same, pair))
    for racer in everyone:
        racer.wire.close()
    guildhall.load_match(replay_of(held[1]))


def place_both(place: Place) -> tuple[Server, Server]:
    return place.here, place.there


def _have_the_same(pair: Iterable[Racer]) -> bool:
    one, two = pair
    one.wire.drain()
    two.wire.drain()
    return one.wire.entries == two.wire.entries and one.wire.standing == two.wire.standing


def test_talk_and_moves_from_all_sides_have_one_order(place: Place) -> None:
    """Chat through both processes while a game runs: everybody has all of it in one order."""
    ann, bob = ann_and_bob(place)
    listeners = [watch(server, ann.table) for server in place_both(place)]

    def chatter(held: Held, count: int) -> None:
        with held.sit() as wire:
            for number in range(count):
                answer = wire.ask("say", text=f"{held.seat} says {number}")
                assert answer["type"] == "update", answer

    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(chatter, one, 25) for one in (ann, bob, ann, bob)]:
            done.result()
    for wire in listeners:
        wire.wait(partial(_has_heard, wire, 100))
    assert listeners[0].entries == listeners[1].entries
    for wire in listeners:
        wire.close()


def _has_heard(wire: Wire, count: int) -> bool:
    return [entry["kind"] for entry in wire.entries].count("chat") == count


# The record


@every_game_somewhere
@pytest.mark.parametrize("has_options", [False, True])
def test_a_whole_game_is_what_the_library_plays(place: Place, game: str, has_options: bool) -> None:
    options = notes_of(game).options if has_options else {}
    ann, bob = finished_game(place, seed="Alder", game=game, options=options)
    record = replay_of(ann)
    match = rebuilt("Alder", 2, moves_of(record), game, **options)
    assert match.is_over
    assert guildhall.load_match(record).digest() == match.digest()
    with bob.sit() as wire:
        assert wire.view == shown(match, 1)
        scores = match.scores()
        assert [one["total"] for one in wire.now["scores"]] == [one.total for one in scores]
        assert [one["rank"] for one in wire.now["scores"]] == [one.rank for one in scores]
        for one in wire.now["scores"]:
            assert sum(line["points"] for line in one["lines"]) == one["total"]


@every_game_somewhere
def test_the_exported_file_verifies_on_the_command_line(
    place: Place, game: str, tmp_path: Path
) -> None:
    ann, bob = ann_and_bob(place, game=game)
    bob.hand_over("bot", bot="uniform")
    with ann.sit() as mine:
        mine.act()
        mine.ask("undo")
        play_to_the_end([mine], random.Random(3))
    file = tmp_path / "game.txt"
    file.write_text(replay_of(ann))
    checked = verify(file)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "seal" in checked.stdout
    assert "not finished" not in checked.stdout
    file.write_text(replay_of(ann).replace("seat.0: Ann", "seat.0: Eve"))
    assert verify(file).returncode == 2, "it was tampered with"


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "guildhall.cli", "replay", "--lang", "en", "--verify"]
    return subprocess.run(  # noqa: S603 - our own command
        [*command, str(file)], capture_output=True, text=True, check=False
    )


# The sealed seed


@every_game_somewhere
def test_the_seal_fits_the_seed_that_is_published_at_the_end(place: Place, game: str) -> None:
    """A drawn seed: nobody can know it, everybody can check it."""
    ann, bob = ann_and_bob(place, game=game)
    stranger = Browser(place.there)
    seal = ann.browser.info(ann.table)["seal"]
    with ann.sit() as mine, bob.sit() as theirs, watch(place.there, ann.table) as public:
        assert {wire.now["table"]["seal"] for wire in (mine, theirs, public)} == {seal}
        play_to_the_end([mine, theirs], random.Random(4))
        public.wait(lambda: public.is_over)
        seed = public.now["table"]["seed"]
        assert seal_of(seed) == seal
        for wire in (mine, theirs, public):
            assert wire.now["table"]["seed"] == seed
            early = [one for one in wire.frames if '"finished"' not in json.dumps(one)]
            assert len(early) > 10
            assert seed not in json.dumps(early)
    wait_for(lambda: stranger.info(ann.table)["seed"] == seed)
    record = guildhall.Replay.parse(replay_of(ann))
    assert (record.seed, record.seal) == (seed, seal)


@every_game
def test_a_seed_is_nowhere_before_the_end(place: Place, game: str) -> None:
    seed = "Sycamore-and-hornbeam"
    ann, bob = ann_and_bob(place, game=game, seed=seed, public=True)
    stranger = Browser(place.there)
    answers = [
        stranger.ask("GET", path).text
        for path in (
            "/tables",
            f"/tables/{ann.table}",
            f"/tables/{ann.table}/moves/0",
            f"/tables/{ann.table}/moves/5",
            f"/tables/{ann.table}/replay",
        )
    ]
    answers += [ann.browser.ask("GET", "/me/tables").text]
    answers += [ann.browser.ask("GET", f"/tables/{ann.table}/replay").text]
    with ann.sit() as mine, bob.sit() as theirs, watch(place.here, ann.table) as public:
        for wire in (mine, theirs):
            if wire.actions:
                wire.act()
        mine.ask("preview")
        mine.ask("scores")
        public.settle()
        answers += [json.dumps(wire.frames) for wire in (mine, theirs, public)]
    assert not any(seed in one for one in answers)
