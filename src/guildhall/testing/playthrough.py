"""Whole games written down with every event, to be kept and compared for ever."""

from __future__ import annotations

from typing import Any

from guildhall.core.event import Event
from guildhall.core.game import Game, Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng


def playthrough(game: Game[Any, Any, Any], setup: Setup, seed: str) -> str:
    """A random game as text: each action with what came of it, and the score lines at the end."""
    match: Match[Any, Any, Any] = Match(game, setup, seed=seed)
    rng = Rng(f"playthrough {seed}")
    while not match.is_over:
        seat = rng.choice(match.decisions()).seat
        match.submit(seat, rng.choice(match.legal_actions(seat)))
    lines = []
    for moment in match.history:
        lines.append(f"{moment.seat} {match.notation.format(moment.action)}")
        lines += [f"    {_told(event)}" for event in moment.step.events]
    for score in match.scores():
        lines.append(f"seat {score.seat}: rank {score.rank}, {score.total}")
        lines += [
            f"    {line.part} {line.source} {line.points} {line.cells}".rstrip()
            for line in score.lines
        ]
        if score.verdict is not None:
            lines.append(f"    {_told(score.verdict)}")
    return "".join(f"{line}\n" for line in lines)


def _told(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in event.args)
    audience = "" if event.known_to is None else f" (known to {event.known_to})"
    seat = "" if event.seat is None else f" seat {event.seat}"
    return f"{event.kind}{seat} {args}".rstrip() + audience
