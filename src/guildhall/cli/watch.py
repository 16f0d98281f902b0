"""`guildhall watch`: a game between bots, drawn in the terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from guildhall.arena.entrants import load_entrant
from guildhall.arena.play import Table, seat_names
from guildhall.arena.schedule import Series, check_series
from guildhall.bots.bot import Choice
from guildhall.cli.context import check_number, console
from guildhall.cli.show import Screen
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.seat import CHANCE
from guildhall.games.registry import entry
from guildhall.text.words import Words

_LOG_LINES = 8
_LONGEST_DELAY = 60


def run(
    words: Words,
    game: str,
    bots: str,
    seed: str,
    options: tuple[tuple[str, str], ...],
    delay: float,
    *,
    every: bool,
) -> None:
    ids = tuple(bots.split(","))
    check_number(words, "--delay", delay, 0, _LONGEST_DELAY)
    check_series(Series(game, ids, 1, seed, options))
    players = tuple(load_entrant(game, bot) for bot in ids)
    table = Table(entry(game).game, Setup(len(ids), options), players, seed, seat_names(ids))
    out = console()
    screen = Screen(words, game, out)
    title = words.say("watch-title", game=words.say(f"{game}-name"), seed=seed)
    out.print(title, style="bold")
    out.print(screen.legend())
    if out.is_terminal and not every:
        _watch_live(screen, table, delay)
    else:
        _watch_printed(screen, table, out, every=every)
    for line in screen.result(table.match.scores(), table.match.names):
        out.print(line, style="bold")


def _watch_live(screen: Screen, table: Table, delay: float) -> None:
    match = table.match
    log = [line for one in match.history for line in screen.tell(one.step.events, match.names)]
    with Live(console=screen.out, auto_refresh=False) as live:
        while not match.is_over:
            told = len(match.history)
            seat, choice = table.play_one()
            log += _told(screen, match, told, seat, choice)
            shown = screen.table(match, match.view(None))
            taken = len(screen.out.render_lines(shown)) + 1
            room = max(1, min(_LOG_LINES, screen.out.height - taken))
            recent = [Text(line, style="dim", overflow="ellipsis", no_wrap=True) for line in log]
            live.update(Group(shown, *recent[-room:]), refresh=True)
            if match.history[-1].seat == CHANCE or match.is_over:
                time.sleep(delay)


def _watch_printed(screen: Screen, table: Table, out: Console, *, every: bool) -> None:
    match = table.match
    for one in match.history:
        for line in screen.tell(one.step.events, match.names):
            out.print(line)
    scored = 0
    while not match.is_over:
        told = len(match.history)
        seat, choice = table.play_one()
        for line in _told(screen, match, told, seat, choice):
            out.print(line)
        if match.history[-1].seat != CHANCE and not match.is_over:
            continue
        lines = _score_lines(match)
        if every or lines > scored:
            out.print(screen.table(match, match.view(None)))
        scored = lines


def _score_lines(match: Match[Any, Any, Any]) -> int:
    return sum(len(score.lines) for score in match.scores())


def _told(
    screen: Screen, match: Match[Any, Any, Any], told: int, seat: int, choice: Choice[Any]
) -> list[str]:
    """The reasons of a choice, and what happened since the history was `told` actions long."""
    lines = []
    if why := screen.reasons(match.names[seat], _interesting(choice.reasons), match.names):
        lines.append(why)
    for moment in match.history[told:]:
        lines += screen.tell(moment.step.events, match.names)
    return lines


def _interesting(reasons: object) -> Sequence[object]:
    """A stranger's reasons may be anything; that there was no choice is not worth a line."""
    if not isinstance(reasons, (tuple, list)):
        return ()
    is_forced = bool(reasons) and getattr(reasons[0], "kind", "") == "only-move"
    return () if is_forced else reasons
