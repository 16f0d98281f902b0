"""The report of a series for machines; every field is explained in docs/command-line.md."""

from __future__ import annotations

import json
from typing import Any, Protocol

from guildhall.arena import report
from guildhall.arena.intervals import Figure
from guildhall.arena.report import Alone, Standing
from guildhall.arena.schedule import Result, Series
from guildhall.games.registry import entry

Json = dict[str, Any]


class Played(Protocol):
    """The results of a series, and how they came about."""

    @property
    def results(self) -> list[Result]: ...
    @property
    def seconds(self) -> float: ...
    @property
    def resumed(self) -> int: ...
    @property
    def is_stopped(self) -> bool: ...


def dumps(series: Series, played: Played, workers: int, executor: str) -> str:
    results = played.results
    head = {
        "game": series.game,
        "rules": entry(series.game).game.version,
        "seed": series.seed,
        "options": dict(series.options),
        "games": len(results),
        "wanted": series.total,
        "deals": len({result.number // series.in_each_deal for result in results}),
        "rotations": series.rotations,
        "groups": [[series.bots[bot] for bot in group] for group in series.groups],
        "stopped": played.is_stopped,
        "resumed": played.resumed,
        "unfinished": sum(not result.is_over for result in results),
        "workers": workers,
        "executor": executor,
        "seconds": round(played.seconds, 3),
    }
    rest = _solo(series, results) if series.rotations == 1 else _company(series, results)
    return json.dumps(head | rest)


def _company(series: Series, results: list[Result]) -> Json:
    found = report.standings(series, results)
    rated = report.ratings(series, results)
    return {
        "bots": [_standing(one) for one in found],
        "pairs": [
            {"first": one.first, "second": one.second, "games": one.games}
            | figure_fields("share", one.share)
            | figure_fields("difference", one.difference)
            for one in report.pairs(series, results)
        ],
        "elo": [{"bot": bot} | figure_fields("elo", figure) for bot, figure in rated.rows],
        "elo_bounded": rated.is_bounded,
        "times": [_time(one) for one in found],
    }


def _solo(series: Series, results: list[Result]) -> Json:
    found = report.alone(series, results)
    return {
        "across": series.across or None,
        "solo": [_alone(one) for one in found],
        "times": [{"value": one.map or None} | _time(one.standing) for one in found],
    }


def _standing(one: Standing) -> Json:
    return (
        {"bot": one.bot, "games": one.games, "wins": one.wins, "shared": one.shared}
        | figure_fields("share", one.share)
        | _points(one)
        | ({} if one.turns_to_win is None else figure_fields("turns_to_win", one.turns_to_win))
    )


def _alone(one: Alone) -> Json:
    found: Json = {"value": one.map or None, "bot": one.standing.bot, "games": one.standing.games}
    found |= _points(one.standing)
    if one.rating is not None:
        found |= figure_fields("rating", one.rating)
    if one.won is not None:
        found |= figure_fields("won", one.won)
    for name, figure in one.numbers.items():
        found |= figure_fields(f"verdict_{name}", figure)
    for name, counts in one.texts.items():
        found[f"verdict_{name}"] = dict(sorted(counts.items()))
    return found


def _points(one: Standing) -> Json:
    return figure_fields("mean", one.average) | {
        "spread": round(one.spread, 3),
        "least": one.least,
        "most": one.most,
        "points": list(one.points),
    }


def _time(one: Standing) -> Json:
    return {"bot": one.bot, "decisions": one.decisions, "seconds": round(one.seconds, 3)}


def figure_fields(name: str, figure: Figure) -> Json:
    """A value and the ends of its interval; null where there is none."""
    ends = {"": figure.value, "_low": figure.low, "_high": figure.high}
    return {f"{name}{end}": one if one is None else round(one, 4) for end, one in ends.items()}
