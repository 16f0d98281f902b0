"""What came of a series: how each bot did, each against each, alone, and their Elo ratings.

Games of one deal hang together, so means of points take one value for each deal, and shares of
victories are as sure as that allows.
"""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from guildhall.arena import elo
from guildhall.arena.entrants import read_entrant
from guildhall.arena.intervals import Figure, mean, share_in_groups, wilson
from guildhall.arena.schedule import Result, Series, seating, sides_of
from guildhall.core.seat import Seat
from guildhall.games.registry import entry

ANCHORED = 1500.0
_VERDICTS: dict[object, bool] = {"solo-won": True, "solo-lost": False}
_RATING = "rating"


class Standing(NamedTuple):
    """How one bot of the series did; who shares first place with k - 1 others wins one k-th.

    Partners win together: their side is one.
    """

    bot: str
    games: int
    wins: int
    shared: int
    share: Figure
    average: Figure
    spread: float
    least: int
    most: int
    points: tuple[int, ...]
    decisions: int
    seconds: float
    turns_to_win: Figure | None
    """Its own turns in games that its side won alone, where the game has such."""


class Pair(NamedTuple):
    """Two bots at the same tables: what the first took of the second, and by how many points."""

    first: str
    second: str
    games: int
    share: Figure
    difference: Figure


class Rated(NamedTuple):
    """The strongest first; `is_bounded` as in `elo.Ratings`."""

    rows: tuple[tuple[str, Figure], ...]
    is_bounded: bool


class Alone(NamedTuple):
    """How one bot did alone on one map; `won`, `rating` and `titles` where the game has them."""

    map: str
    standing: Standing
    won: Figure | None
    rating: Figure | None
    texts: Mapping[str, Mapping[str, int]]
    numbers: Mapping[str, Figure]


def standings(series: Series, results: Iterable[Result]) -> list[Standing]:
    """Every bot that has played, in the order of the series."""
    by_bot: dict[int, list[tuple[Result, int]]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            by_bot[bot].append((result, seat))
    return [_standing(series, bot, by_bot[bot]) for bot in sorted(by_bot)]


def pairs(series: Series, results: Sequence[Result]) -> list[Pair]:
    """Every two bots that played against each other."""
    met = _meetings(series, results)
    return [
        Pair(
            series.bots[first],
            series.bots[second],
            len(games),
            share_in_groups(_deals(series, ((one.number, one.took) for one in games))),
            mean(_by_deal(series, ((one.number, one.difference) for one in games))),
        )
        for (first, second), games in sorted(met.items())
    ]


def ratings(series: Series, results: Sequence[Result]) -> Rated:
    """Elo ratings of all that have played: the journeyman's, or else the weakest's, is fixed."""
    played = sorted({bot for result in results for bot in result.bots})
    deals = _taken_in_deals(series, results, played)
    found = elo.rate(len(played), deals, 0, ANCHORED)
    weakest = min(range(len(played)), key=lambda at: found.figures[at].value)
    bots = [series.bots[bot] for bot in played]
    journeymen = [at for at, bot in enumerate(bots) if _is_stand_in(series.game, bot)]
    anchor = journeymen[0] if journeymen else weakest
    found = elo.rate(len(played), deals, anchor, ANCHORED)
    rows = sorted(zip(bots, found.figures, strict=True), key=lambda row: -row[1].value)
    return Rated(tuple(rows), found.is_bounded)


def _taken_in_deals(
    series: Series, results: Sequence[Result], played: Sequence[int]
) -> list[elo.Pairs]:
    """What was taken in each deal, by the places of the bots among those that have played."""
    deals: dict[int, dict[tuple[int, int], tuple[float, int]]] = defaultdict(dict)
    for (first, second), games in _meetings(series, results).items():
        pair = played.index(first), played.index(second)
        for one in games:
            deal = deals[one.number // series.in_each_deal]
            took, count = deal.get(pair, (0.0, 0))
            deal[pair] = took + one.took, count + 1
    return [deals[deal] for deal in sorted(deals)]


def _is_stand_in(game: str, bot: str) -> bool:
    """Whether this is the journeyman, by whichever of its ids."""
    known = entry(game)
    name, budget = read_entrant(bot)
    return budget is None and known.bots.get(name) is known.bots[known.stand_in]


def alone(series: Series, results: Iterable[Result]) -> list[Alone]:
    """Every bot on every map, by map and then in the order of the series."""
    by_place: dict[tuple[int, int], list[Result]] = defaultdict(list)
    for result in results:
        at = seating(series, result.number)
        by_place[series.maps.index(at.map), result.bots[0]].append(result)
    return [
        _alone(series, series.maps[place], bot, by_place[place, bot])
        for place, bot in sorted(by_place)
    ]


class _Meeting(NamedTuple):
    number: int
    took: float
    difference: int


def _meetings(series: Series, results: Iterable[Result]) -> dict[tuple[int, int], list[_Meeting]]:
    """All games of every two bots against each other; partners do not play against each other."""
    sides = sides_of(series)
    met: dict[tuple[int, int], list[_Meeting]] = defaultdict(list)
    for result in results:
        seat_of = {bot: seat for seat, bot in enumerate(result.bots)}
        for first, second in combinations(sorted(seat_of), 2):
            ours, theirs = seat_of[first], seat_of[second]
            if sides[ours] == sides[theirs]:
                continue
            ahead = result.ranks[theirs] - result.ranks[ours]
            took = 0.5 if ahead == 0 else float(ahead > 0)
            difference = result.points[ours] - result.points[theirs]
            met[first, second].append(_Meeting(result.number, took, difference))
    return met


def _by_deal(series: Series, values: Iterable[tuple[int, float]]) -> list[float]:
    """The mean of each deal, from numbers of games and values."""
    return [statistics.fmean(deal) for deal in _deals(series, values)]


def _deals(series: Series, values: Iterable[tuple[int, float]]) -> list[list[float]]:
    """The values of each deal together, from numbers of games and values."""
    deals: dict[int, list[float]] = defaultdict(list)
    for number, value in values:
        deals[number // series.in_each_deal].append(value)
    return [deals[deal] for deal in sorted(deals)]


def _standing(series: Series, bot: int, played: list[tuple[Result, int]]) -> Standing:
    played = sorted(played, key=lambda one: one[0].number)
    points = tuple(result.points[seat] for result, seat in played)
    sides = sides_of(series)
    shares = [_taken(result, seat, sides) for result, seat in played]
    took = ((result.number, share) for (result, _), share in zip(played, shares, strict=True))
    return Standing(
        series.bots[bot],
        len(played),
        shares.count(1.0),
        sum(0 < share < 1 for share in shares),
        share_in_groups(_deals(series, took)),
        mean(_by_deal(series, ((result.number, result.points[seat]) for result, seat in played))),
        statistics.pstdev(points),
        min(points),
        max(points),
        points,
        sum(result.decisions[seat] for result, seat in played),
        sum(result.seconds[seat] for result, seat in played),
        _turns_to_win(series, played, shares),
    )


def _taken(result: Result, seat: Seat, sides: Sequence[int]) -> float:
    """The part of a victory that the side of a seat has."""
    first = {side for side, rank in zip(sides, result.ranks, strict=True) if rank == 1}
    return 1 / len(first) if sides[seat] in first else 0.0


def _turns_to_win(
    series: Series, played: list[tuple[Result, int]], shares: list[float]
) -> Figure | None:
    won = [
        (result.number, result.turns[seat])
        for (result, seat), share in zip(played, shares, strict=True)
        if result.turns and share == 1
    ]
    if not won:
        return None
    value = statistics.fmean([turns for _, turns in won])
    middle, low, high = mean(_by_deal(series, won))  # games of one deal are alike
    if low is None or high is None:
        return Figure(value, None, None)
    return Figure(value, value - (middle - low), value + (high - middle))


def _alone(series: Series, place: str, bot: int, results: list[Result]) -> Alone:
    verdicts = [dict(result.verdict) for result in results if result.verdict]
    kinds = [verdict.pop("kind") for verdict in verdicts]
    won = [one for one in map(is_won, kinds) if one is not None]
    values: dict[str, list[int | str]] = defaultdict(list)
    for verdict in verdicts:
        for name, value in verdict.items():
            values[name].append(value)
    numbers = {
        name: mean([one for one in found if isinstance(one, int)])
        for name, found in values.items()
        if all(isinstance(one, int) for one in found)
    }
    return Alone(
        place,
        _standing(series, bot, [(result, 0) for result in results]),
        wilson(sum(won), len(won)) if won else None,
        numbers.pop(_RATING, None),
        {name: Counter(map(str, found)) for name, found in values.items() if _are_texts(found)},
        numbers,
    )


def is_won(verdict: object) -> bool | None:
    """Whether a solo game was won, by the kind of its verdict; None where none can be."""
    return _VERDICTS.get(verdict)


def _are_texts(values: list[int | str]) -> bool:
    return all(isinstance(one, str) for one in values)
