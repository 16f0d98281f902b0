"""Errors quote at most 80 letters of the input, and every wrong type raises one of ours."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

import guildhall
from guildhall import GuildhallError, Match, Replay, Rng, Setup
from guildhall.arena.entrants import load_entrant
from guildhall.cli.app import app
from guildhall.client import Server
from guildhall.core import codec
from guildhall.core.errors import MOST_QUOTED
from guildhall.core.replay import Check, Move, Undo
from guildhall.games.cartographers.paper import score_paper
from guildhall.games.registry import game_names, load_game
from guildhall.kit.hexes import HexGrid
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url
from guildhall.text.words import Words
from tests.games.cartographers.drawn import EMPTY_A

LETTER = "\u0416"
LONG = LETTER * 10_000
"""A letter that none of our own words has in an English sentence."""


def said_of(call: Callable[[], object]) -> str:
    with pytest.raises((GuildhallError, ValueError)) as problem:
        call()
    return f"{problem.value} {getattr(problem.value, 'facts', '')}"


def quoted_letters(text: str) -> int:
    """The length of the longest quotation: some errors quote in the sentence and in their facts."""
    parts = text.split(" {")
    return max(part.count(LETTER) for part in parts)


def match_of(game: str = "cartographers") -> Match[Any, Any, Any]:
    return guildhall.new_match(game, seats=2, seed="wrong")


def record_with(old: str, new: str) -> str:
    return match_of().replay().format().replace(old, new, 1)


LIBRARY: dict[str, Callable[[], object]] = {
    "game": lambda: guildhall.new_match(LONG),
    "bot": lambda: guildhall.load_bot("dale", LONG),
    "option name": lambda: Match(load_game("dale"), Setup(2, ((LONG, "1"),))),
    "seed": lambda: guildhall.new_match("dale", 2, seed=LONG),
    "long seed number": lambda: guildhall.new_match("dale", 2, seed=10**5000),
    "seats": lambda: guildhall.new_match("dale", 10**5000),
    "language": lambda: Words(LONG),
    "record": lambda: guildhall.load_match(LONG),
    "record of a long game": lambda: guildhall.load_match(record_with("cartographers", "x" * 9999)),
    "record with a long line": lambda: guildhall.load_match(record_with("* ", f"* x{LONG} ")),
    "setting": lambda: Settings.read({"GUILDHALL_PORT": LONG}),
    "setting of two words": lambda: Settings.read({"GUILDHALL_SECURE_COOKIES": LONG}),
    "log format": lambda: Settings.read({"GUILDHALL_LOG_FORMAT": LONG}),
    "log level": lambda: Settings.read({"GUILDHALL_LOG_LEVEL": LONG}),
    "database": lambda: database_url(f"{LONG}://x"),
    "database kind": lambda: database_url(f"{'x' * 9999}://x"),
    "address": lambda: Server(LONG),
    "entrant": lambda: load_entrant("dale", LONG),
    "entrant with a budget": lambda: load_entrant("dale", f"greedy@{LONG}"),
    "imported entrant": lambda: load_entrant("dale", f"{LONG}:{LONG}"),
    "map": lambda: score_paper(LONG),
    "side": lambda: score_paper(EMPTY_A, side=LONG),
    "edict": lambda: score_paper(EMPTY_A, edicts=(LONG,)),
    "ruins": lambda: score_paper(EMPTY_A, ruins=LONG),
    "hex": lambda: HexGrid(3, 3).from_text(LONG),
    "joined hexes": lambda: HexGrid(3, 3).from_text(f"{LONG}++{LONG}"),
}


@pytest.mark.parametrize("name", LIBRARY)
def test_an_error_quotes_at_most_80_letters_of_the_input(name: str) -> None:
    text = said_of(LIBRARY[name])
    assert quoted_letters(text) <= MOST_QUOTED == 80
    assert "x" * 81 not in text
    assert "0" * 81 not in text


@pytest.mark.parametrize("game", game_names())
def test_actions_options_and_positions_are_quoted_in_part(game: str) -> None:
    rules = load_game(game)
    match = match_of(game)
    verbs = {match.notation.format(one).split()[0] for one in match.legal_actions(0)}
    typed = [f"{verb} {LONG}" for verb in verbs] + [f"{verb} {LONG} {LONG}" for verb in verbs]
    typed += [LONG, f"done {LONG}", f"draw forest {LONG}", f"take {'9' * 10_000}"]
    for text in typed:
        assert quoted_letters(said_of(lambda text=text: match.submit_text(0, text))) <= 80  # type: ignore[misc]
    for option in rules.options:
        for value in (LONG, f"{LONG},{LONG}"):
            asked = Setup.of(2, **{option.name: value})
            assert quoted_letters(said_of(lambda asked=asked: Match(rules, asked))) <= 80  # type: ignore[misc]
    position = codec.to_json(rules.state_type, match.state)
    assert isinstance(position, dict)
    for field in position:
        for wrong in (LONG, [LONG], {LONG: LONG}, 10**4000, 1.5):
            broken = json.dumps(position | {field: wrong, LONG: 1}, ensure_ascii=False)
            text = said_of(lambda broken=broken: codec.loads(rules.state_type, broken))  # type: ignore[misc]
            assert quoted_letters(text) <= 80
            broken = json.dumps(position | {field: wrong})
            text = said_of(lambda broken=broken: codec.loads(rules.state_type, broken))  # type: ignore[misc]
            assert len(text) < 2000
            assert "0" * 81 not in text


COMMANDS = [
    f"arena {LONG}",
    f"arena dale --bots {LONG}",
    f"arena dale --bots greedy@{LONG}",
    f"arena dale --bots {LONG}:x",
    f"arena dale --executor {LONG}",
    f"arena dale --games {LONG}",
    f"arena dale -o {LONG}",
    f"arena dale -o {LONG}=1",
    f"arena dale -o first={LONG}",
    f"arena dale --{LONG}",
    f"arena dale {LONG}",
    f"arena dale --json={LONG}",
    f"arena dale --seed {LONG}",
    f"arena dale --lang {LONG}",
    f"replay {LONG}",
    f"score cartographers {LONG}",
    f"score cartographers - --side {LONG}",
    f"score cartographers - --edict {LONG}",
    f"score cartographers - --ruins {LONG}",
    f"score dale {LONG}",
    f"serve --log-level {LONG}",
    f"serve --database-url {LONG}",
    f"serve --port {LONG}",
    f"bench {LONG}",
    f"watch dale --delay {LONG}",
    LONG,
]


@pytest.mark.parametrize("number", range(len(COMMANDS)))
def test_the_command_line_quotes_at_most_80_letters_of_what_was_typed(number: int) -> None:
    done = CliRunner().invoke(app, COMMANDS[number].split(" "), input=EMPTY_A)
    assert done.exit_code == 2, done.exception
    assert max(line.count(LETTER) for line in done.stderr.splitlines()) <= 80


ODD: list[Any] = [None, True, 7, -7, 1.5, "x", b"x", [], {}, (), object(), [[]], 10**5000]
"""Any: they have wrong types on purpose."""


def calls(one: Any) -> dict[str, Callable[[], object]]:
    """Every public function and method with an argument of a wrong type; Any: on purpose."""
    match, other = match_of(), match_of("dale")
    of = match.replay()
    return {
        "load_game": lambda: guildhall.load_game(one),
        "load_bot of a game": lambda: guildhall.load_bot(one, "greedy"),
        "load_bot": lambda: guildhall.load_bot("dale", one),
        "load_match": lambda: guildhall.load_match(one),
        "new_match": lambda: guildhall.new_match(one),
        "new_match seats": lambda: guildhall.new_match("dale", one),
        "new_match seed": lambda: guildhall.new_match("dale", 2, seed=one),
        "new_match names": lambda: guildhall.new_match("dale", 2, names=one),
        "new_match name": lambda: guildhall.new_match("dale", 2, names=(one, "Ann")),
        "new_match option": lambda: guildhall.new_match("dale", 2, first=one),
        "Rng": lambda: Rng(one),
        "Match game": lambda: Match(one, Setup.of(2)),
        "Match setup": lambda: Match(match.game, one),
        "Match options": lambda: Match(match.game, Setup(2, one)),
        "Match option names": lambda: Match(match.game, Setup(2, ((one, "x"),))),
        "Match start": lambda: Match(match.game, match.setup, start=one),
        "Match start field": lambda: Match(
            match.game, match.setup, start=match.state._replace(sheets=one)
        ),
        "submit seat": lambda: match.submit(one, match.legal_actions(0)[0]),
        "submit action": lambda: match.submit(0, one),
        "submit of another game": lambda: match.submit(
            0, other.legal_actions(other.decisions()[0].seat)[0]
        ),
        "submit ticket": lambda: match.submit(0, match.legal_actions(0)[0], one),
        "notation": lambda: match.notation.format(one),
        "submit_text": lambda: match.submit_text(0, one),
        "submit_text seat": lambda: match.submit_text(one, "done"),
        "legal_actions": lambda: match.legal_actions(one),
        "view": lambda: match.view(one),
        "view after": lambda: match.view(0, one),
        "views": lambda: list(match.views(one)),
        "known": lambda: match.known(one),
        "state_after": lambda: match.state_after(one),
        "ticket": lambda: match.ticket(one),
        "undo": lambda: match.undo(one),
        "redo": lambda: match.redo(one),
        "next_redo": lambda: match.next_redo(one),
        "can_redo": lambda: match.can_redo(one),
        "restart_turn": lambda: match.restart_turn(one),
        "why_no_undo": lambda: match.why_no_undo(one),
        "history_after": lambda: match.history_after(one),
        "load": lambda: Match.load(match.game, one),
        "load game": lambda: Match.load(one, of),
        "parse": lambda: Replay.parse(one),
        **{
            f"load {field}": lambda field=field: Match.load(  # type: ignore[misc]
                match.game, of._replace(**{field: one})
            )
            for field in Replay._fields
        },
        **{
            f"format {field}": lambda field=field: of._replace(  # type: ignore[misc]
                **{field: one}
            ).format()
            for field in Replay._fields
        },
        "load entry": lambda: Match.load(match.game, of._replace(entries=(one,))),
        "load move": lambda: Match.load(match.game, of._replace(entries=(Move(0, one),))),
        "load mover": lambda: Match.load(match.game, of._replace(entries=(Move(one, "done"),))),
        "load undo": lambda: Match.load(match.game, of._replace(entries=(Undo(one),))),
        "load check": lambda: Match.load(match.game, of._replace(entries=(Check(one),))),
    }


@pytest.mark.parametrize("name", calls(None))
def test_a_wrong_type_raises_one_of_our_errors_or_nothing(name: str) -> None:
    for one in ODD:
        with contextlib.suppress(GuildhallError):
            calls(one)[name]()


def test_the_types_named_in_the_issue_are_refused() -> None:
    match = match_of()
    for call in (
        lambda: guildhall.new_match("dale", 2, seed=1.5),  # type: ignore[arg-type]
        lambda: guildhall.new_match("dale", seats=True),
        lambda: guildhall.new_match("dale", 2, names=("Ann", 5)),  # type: ignore[arg-type]
        lambda: guildhall.new_match("dale", 2, names="Al"),  # type: ignore[arg-type]
        lambda: guildhall.load_match(b"guildhall-replay 1"),  # type: ignore[arg-type]
        lambda: match.submit(0, "done"),
        lambda: match.submit(0, None),
        lambda: match.submit("0", match.legal_actions(0)[0]),  # type: ignore[arg-type]
        lambda: match.submit_text(0, "draw forest a1+"),
    ):
        with pytest.raises(GuildhallError):
            call()
