"""`guildhall replay`: walk through a recorded game, or check it."""

from __future__ import annotations

import sys
from typing import Any

from guildhall.cli.context import check_game, console, read_input
from guildhall.cli.show import Screen
from guildhall.core.match import Match
from guildhall.core.replay import Replay
from guildhall.core.seat import CHANCE
from guildhall.games.registry import load_game
from guildhall.text.words import Words


def run(words: Words, file: str, *, verify: bool) -> None:
    record = Replay.parse(read_input(words, file))
    check_game(words, record.game)
    match = Match.load(load_game(record.game), record)
    out = console()
    if verify:
        _print_verdict(words, match)
        return
    screen = Screen(words, record.game, out)
    if out.is_terminal and sys.stdin.isatty() and file != "-":
        _walk(screen, match)
    else:
        _print_all(screen, match)
    if match.is_over:
        for line in screen.result(match.scores(), match.names):
            out.print(line, style="bold")
    else:
        out.print(words.say("replay-unfinished"))


def _print_verdict(words: Words, match: Match[Any, Any, Any]) -> None:
    out = console()
    out.print(words.say("replay-verified", actions=len(match.history), digest=match.digest()))
    seeded = "replay-seeded" if match.seal is None else "replay-sealed"
    out.print(words.say("replay-unsealed" if match.seed is None else seeded))
    if not match.is_over:
        out.print(words.say("replay-unfinished"))


def _print_all(screen: Screen, match: Match[Any, Any, Any]) -> None:
    for number, moment in enumerate(match.history, 1):
        screen.out.print(_line(match, number))
        for line in screen.tell(moment.step.events, match.names):
            screen.out.print(f"        {line}", style="dim")
    screen.out.print(screen.table(match, match.view(None)))


def _line(match: Match[Any, Any, Any], number: int) -> str:
    moment = match.history[number - 1]
    name = "*" if moment.seat == CHANCE else match.names[moment.seat]
    return f"{number:5} {name}: {match.notation.format(moment.action)}"


def _walk(screen: Screen, match: Match[Any, Any, Any]) -> None:
    """One action at a time, on Enter; b goes back, q leaves."""
    out, at = screen.out, 1
    while 1 <= at <= len(match.history):
        moment = match.history[at - 1]
        out.clear()
        out.print(screen.table(match, match.view(None, at)))
        out.print(_line(match, at), style="bold")
        for line in screen.tell(moment.step.events, match.names):
            out.print(f"        {line}", style="dim")
        answer = out.input(screen.words.say("replay-keys") + " ").strip().lower()
        if answer == "q":
            return
        at += -1 if answer == "b" and at > 1 else 0 if answer == "b" else 1
