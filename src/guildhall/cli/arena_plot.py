"""`guildhall arena --plot`: the distribution of points as a picture with words."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.arena import report, svg
from guildhall.arena.report import Standing
from guildhall.arena.schedule import Result, Series
from guildhall.cli.arena_show import figures
from guildhall.text.words import Words


def draw(words: Words, series: Series, results: Sequence[Result]) -> str:
    game = words.say(f"{series.game}-name")
    title = words.say("arena-title", game=game, games=len(results), seed=series.seed)
    rows = [_row(words, name, one) for name, one in _named(words, series, results)]
    description = " ".join(
        words.say("arena-plot-bot", bot=row.name, means=row.remark) for row in rows
    )
    return svg.draw(title, description, words.say("arena-plot-axis"), rows)


def map_name(words: Words, series: Series, value: str) -> str:
    return words.say(f"{series.game}-option-{series.across}-{value}") if value else ""


def _named(words: Words, series: Series, results: Sequence[Result]) -> list[tuple[str, Standing]]:
    if series.rotations > 1:
        return [(one.bot, one) for one in report.standings(series, results)]
    return [
        (
            " · ".join(filter(None, (one.standing.bot, map_name(words, series, one.map)))),
            one.standing,
        )
        for one in report.alone(series, results)
    ]


def _row(words: Words, name: str, one: Standing) -> svg.Row:
    value, interval = figures(one.average, 1)
    remark = words.say("arena-plot-mean", mean=value, interval=interval or value)
    return svg.Row(name, remark, one.points, one.average)
