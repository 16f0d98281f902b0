"""`guildhall arena --plot`: the distribution of points as a picture with words."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.arena import report, svg
from guildhall.arena.report import Alone, Standing
from guildhall.arena.schedule import Result, Series
from guildhall.cli.arena_show import figures
from guildhall.text.words import Words


def draw(words: Words, series: Series, results: Sequence[Result]) -> str:
    game = words.say(f"{series.game}-name")
    seed = words.say("arena-plot-seed", seed=series.seed)
    rows = [_row(words, name, one) for name, one in _named(words, series, results)]
    told = (words.say("arena-plot-bot", bot=row.name, means=row.remark) for row in rows)
    caption = svg.Caption(
        words.say("arena-plot-title", game=game, games=len(results)),
        seed,
        "\n".join((seed, *told)),
        (words.say("arena-plot-axis"), words.say("arena-plot-heights")),
    )
    return svg.draw(caption, rows)


def names(words: Words, series: Series, one: Alone) -> list[str]:
    """The map, where there are several, and the bot."""
    bot = one.standing.bot
    return [words.say(f"{series.game}-option-{series.across}-{one.map}"), bot] if one.map else [bot]


def _named(words: Words, series: Series, results: Sequence[Result]) -> list[tuple[str, Standing]]:
    if series.rotations > 1:
        return [(one.bot, one) for one in report.standings(series, results)]
    found = report.alone(series, results)
    return [(" · ".join(names(words, series, one)), one.standing) for one in found]


def _row(words: Words, name: str, one: Standing) -> svg.Row:
    value, interval = figures(one.average, 1)
    remark = words.say("arena-plot-mean", mean=value, interval=interval or value)
    return svg.Row(name, remark, one.points, one.average)
