"""What is thought in processes of their own: bots, hints, reviews; and what comes back.

Kept apart, so that such a process starts quickly.
"""

from __future__ import annotations

import logging
import time
from functools import cache, lru_cache
from typing import Any

from guildhall.bots.advice import Advice, Counsel, advise
from guildhall.bots.bot import Reason
from guildhall.bots.review import Effort, Progress, Verdict, review, turns_of
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.match import Match
from guildhall.core.notation import Notation, notation_of
from guildhall.core.replay import Replay, Undo
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.registry import AnyBot, Entry, entry, game_names, load_bot, load_game
from guildhall.server.lessons import HintInfo, MistakeInfo, ReasonInfo, Review
from guildhall.server.workers import Bench

_LOG = logging.getLogger("guildhall.reviews")
MOST_UNDOS = 3000
"""Of one seat in one game; the record must stay small enough to be read again."""
_LEAST_SHARE = 0.1
"""Of its time, which a thought has however long it waited."""


@cache
def searches(game: str, bot: str) -> bool:
    """Whether this bot takes its time."""
    return isinstance(load_bot(game, bot), Searcher)


def best_thinker(known: Entry) -> AnyBot:
    """The strongest bot of a game."""
    return known.bots[known.levels[-1]]()


def can_review(game: str) -> bool:
    """Whether a game has a search."""
    return isinstance(best_thinker(entry(game)), Searcher)


def get_ready(bench: Bench) -> None:
    """Read all games, which takes a moment."""
    del bench
    for name in game_names():
        entry(name)


def choose(bench: Bench, game: str, bot: str, view: Any, actions: Any, seed: str) -> str:
    del bench  # done before anybody could wish to stop it
    choice = load_bot(game, bot).choose(view, actions, Rng(seed))
    return notation(game).format(choice.action)


def think(
    bench: Bench,
    game: str,
    bot: str,
    view: Any,
    actions: Any,
    seed: str,
    seconds: float | None,
    until: float | None,
) -> str:
    thinker = load_bot(game, bot)
    if isinstance(thinker, Searcher):
        budget = thinker.budget
        if seconds is not None:
            budget = budget.lasting(seconds)._replace(seconds=_left(seconds, until))
        thinker.budget = budget._replace(is_cancelled=bench.is_cancelled)
    choice = thinker.choose(view, actions, Rng(seed))
    return notation(game).format(choice.action)


def _left(seconds: float, until: float | None) -> float:
    """What is left of a time to think when the waiting is over."""
    if until is None:
        return seconds
    return max(seconds * _LEAST_SHARE, min(seconds, until - time.time()))


def give_hint(
    bench: Bench, game: str, view: Any, actions: Any, seed: str, budget: Budget, until: float
) -> tuple[list[HintInfo], int]:
    known = entry(game)
    seconds = _left(budget.seconds or 0.0, until)
    budget = budget._replace(seconds=seconds, is_cancelled=bench.is_cancelled)
    quick = known.bots[known.stand_in]()
    found: Counsel[Any] = advise(best_thinker(known), quick, view, actions, Rng(seed), budget)
    return [hint_info(notation(game), one) for one in found.advice], found.outcomes


def glance(
    bench: Bench, game: str, view: Any, actions: Any, seed: str
) -> tuple[list[HintInfo], int]:
    """A hint without a search."""
    del bench  # done before anybody could wish to stop it
    quick = load_bot(game, entry(game).stand_in)
    found: Counsel[Any] = advise(None, quick, view, actions, Rng(seed), Budget())
    return [hint_info(notation(game), one) for one in found.advice], found.outcomes


def give_review(bench: Bench, record: str, seat: Seat, seconds: float, until: float) -> Review:
    replay = Replay.parse(record)
    match = Match.load(load_game(replay.game), replay)
    thinker = best_thinker(entry(replay.game))
    if not isinstance(thinker, Searcher):
        raise TypeError(f"{replay.game} has no search")
    last = Progress(0, 0, 0)
    failures: list[Exception] = []

    def tell(progress: Progress) -> None:
        nonlocal last
        last = progress
        bench.tell(_shown(seat, progress))

    effort = Effort(_left(seconds, until), None, bench.is_cancelled, failures.append)
    turns = turns_of(match, seat)
    found = review(thinker, turns, f"review {seat}", effort, tell)
    for problem in failures:
        _LOG.error("a decision could not be reviewed", exc_info=problem)
    if failures and len(failures) >= last.decisions:
        raise failures[0]
    done = _shown(seat, last)
    done.decisions = max(0, last.decisions - len(failures))
    done.status = "stopped" if bench.is_cancelled() else "done"
    done.done = done.steps
    done.mistakes = [_mistake_info(match.notation, one) for one in found]
    return done


def _shown(seat: Seat, progress: Progress) -> Review:
    return Review(seat, "running", progress.done, progress.steps, progress.decisions, [])


def check_record(bench: Bench, record: str) -> tuple[Replay, bool]:
    del bench  # whoever loses patience ends the process
    replay = Replay.parse(record)
    if sum(isinstance(entry, Undo) for entry in replay.entries) > MOST_UNDOS:
        raise BadRecord(1, f"more than {MOST_UNDOS} times something was taken back")
    return replay, _tried(replay).is_over


def _tried(replay: Replay) -> Match[Any, Any, Any]:
    """Play a record and look at its table from every seat; whatever fails makes a BadRecord."""
    try:
        match = Match.load(load_game(replay.game), replay)
        for seat in (None, *range(match.setup.seats)):
            match.view(seat)
        for decision in match.decisions():
            match.legal_actions(decision.seat)
    except GuildhallError:
        raise
    except Exception as problem:  # a position that the rules should have refused
        _LOG.error("a record could not be played: %r", problem)
        raise BadRecord(1, "this game cannot be played") from None
    return match


def write_record(bench: Bench, replay: Replay) -> str:
    """Play a record without fingerprints, and write it with them."""
    del bench  # whoever waits no longer ends the process
    return _written(replay)


@lru_cache(maxsize=4)
def _written(replay: Replay) -> str:
    return Match.load(load_game(replay.game), replay).replay().format()


# As it is told


def hint_info(notation: Notation[Any], advice: Advice[Any]) -> HintInfo:
    plan = [notation.format(action) for action in advice.plan]
    return HintInfo(
        plan[0],
        plan,
        _rounded(advice.worth),
        _rounded(advice.spread),
        _rounded(advice.behind),
        "percent" if advice.is_chance else "points",
        [_reason_info(one) for one in advice.reasons],
    )


def _mistake_info(notation: Notation[Any], found: Verdict[Any]) -> MistakeInfo:
    if found.better is None:
        raise ValueError("nothing was better")
    deed = found.deed
    return MistakeInfo(
        deed.move,
        deed.own_move,
        deed.kind,
        [notation.format(action) for action in deed.played[: found.length]],
        round(found.loss, 1),
        round(found.error, 1),
        hint_info(notation, found.better),
    )


def _reason_info(one: Reason) -> ReasonInfo:
    return ReasonInfo(one.kind, dict(one.args))


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)


def notation(game: str) -> Notation[Any]:
    return notation_of(load_game(game).action_types)
