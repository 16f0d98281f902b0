"""Who plays whom with which deal: duplicate deals, rotated seats, all pairs, and nothing else."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import guildhall
from guildhall.arena import crew
from guildhall.arena.crew import play_games
from guildhall.arena.errors import BadSeries
from guildhall.arena.schedule import Series, check_series, seating, sides_of
from guildhall.arena.series import play_series
from guildhall.core.errors import BadSetup
from guildhall.core.seat import CHANCE


def seatings(series: Series) -> list[tuple[int, tuple[int, ...]]]:
    return [(at.deal, at.bots) for at in (seating(series, n) for n in range(series.total))]


def test_two_bots_play_each_deal_from_both_seats() -> None:
    series = Series("cartographers", ("uniform", "novice"), 4, "s")
    assert seatings(series) == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]


def test_three_bots_at_one_table_sit_once_at_every_seat_in_each_deal() -> None:
    series = Series("cartographers", ("uniform", "novice", "greedy"), 3, "s")
    found = seatings(series)
    assert {deal for deal, _ in found} == {0}
    for seat in range(3):
        assert {bots[seat] for _, bots in found} == {0, 1, 2}


def test_neighbours_change_from_deal_to_deal() -> None:
    """Three can sit in two circles, four in six; each second deal turns the one before round."""
    for size, circles in ((3, 2), (4, 6)):
        series = Series("cartographers", tuple(["uniform"] * size), 100 * size, "s")
        beside: Counter[tuple[int, int]] = Counter()
        seen: Counter[tuple[int, ...]] = Counter()
        for deal, bots in seatings(series):
            at = bots.index(0)
            seen[bots[at:] + bots[:at]] += 1
            for seat, bot in enumerate(bots):
                beside[bot, bots[seat - 1]] += 1
            if deal % 2 and bots[0] == 0:
                before = seating(series, (deal - 1) * size).bots
                assert bots == (0, *reversed(before[1:]))
        assert len(seen) == circles
        even = 100 * size // (size - 1)
        assert all(even / 2 < count < even * 2 for count in beside.values())
        assert all(beside[one, other] == beside[other, one] for one, other in beside)


def test_in_a_team_game_everybody_is_everybodys_partner() -> None:
    bots = ("novice", "journeyman", "uniform", "greedy")
    series = Series("dale", bots, 80, "s", (("teams", "yes"),))
    assert sides_of(series) == (0, 1, 0, 1)
    partners = {frozenset(seats[::2]) for _, seats in seatings(series)}
    assert partners == {frozenset(pair) for pair in combinations(range(4), 2)}


def test_where_everybody_plays_alone_every_seat_is_a_side() -> None:
    four = ("uniform",) * 4
    assert sides_of(Series("dale", four, 4, "s")) == (0, 1, 2, 3)
    assert sides_of(Series("cartographers", four, 4, "s")) == (0, 1, 2, 3)


def test_games_are_rounded_up_to_whole_deals() -> None:
    three = ("uniform", "novice", "greedy")
    assert Series("cartographers", three, 100, "s").total == 102
    assert Series("cartographers", three[:2], 1, "s").total == 2
    assert Series("cartographers", three, 7, "s", seats=1).total == 21


def test_with_two_seats_every_pair_meets_equally_often_with_the_same_deals() -> None:
    series = Series("cartographers", ("uniform", "novice", "greedy", "expert"), 6, "s", seats=2)
    found = seatings(series)
    assert len(found) == 36  # six pairs, six games each
    met = Counter((deal, bots) for deal, bots in found)
    assert set(met.values()) == {1}
    pairs = {frozenset(bots) for _, bots in found}
    assert len(pairs) == 6
    for deal in range(3):
        assert {frozenset(bots) for at, bots in found if at == deal} == pairs


def test_a_longer_series_begins_as_the_shorter_one() -> None:
    short = Series("cartographers", ("uniform", "novice", "greedy"), 4, "s", seats=2)
    assert seatings(short._replace(games=10))[: short.total] == seatings(short)


def test_alone_every_bot_plays_every_map_with_the_same_deals() -> None:
    series = Series("cartographers", ("uniform", "novice"), 2, "s", seats=1, across="side")
    found = [seating(series, number) for number in range(series.total)]
    assert {(at.deal, at.map, at.bots) for at in found} == {
        (deal, side, (bot,)) for deal in (0, 1) for side in "AB" for bot in (0, 1)
    }


def dealt(record: Path) -> list[str]:
    """What chance did in a recorded game, in words of the notation."""
    match = guildhall.load_match(record.read_text("utf-8"))
    return [match.notation.format(one.action) for one in match.history if one.seat == CHANCE]


def test_the_games_of_a_deal_are_dealt_alike_and_other_deals_differ(tmp_path: Path) -> None:
    series = Series("cartographers", ("uniform", "novice"), 4, "s", (), str(tmp_path))
    assert [result.number for result in play_series(series)] == [0, 1, 2, 3]
    first, second, third, fourth = (dealt(path) for path in sorted(tmp_path.iterdir()))
    assert first == second
    assert third == fourth
    assert first != third


def test_a_bot_against_itself_does_not_play_the_same_game_twice() -> None:
    there, back = play_series(Series("cartographers", ("uniform", "uniform"), 2, "s"))
    assert there.points != back.points[::-1]
    assert there.points != back.points


@pytest.mark.long
@pytest.mark.parametrize("game", ["cartographers", "explorers"])
def test_searches_by_outcomes_are_the_same_for_any_number_of_workers(game: str) -> None:
    series = Series(game, ("uniform", "expert@12"), 2, "w")
    assert list(play_series(series, 1)) == list(play_series(series, 2))


def test_a_process_that_dies_ends_the_series_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deadly_bot.py").write_text(
        "import os\nclass Bot:\n    def choose(self, view, actions, rng):\n        os._exit(3)\n"
    )
    monkeypatch.chdir(tmp_path)
    series = Series("cartographers", ("uniform", "deadly_bot:Bot"), 2, "s")
    with pytest.raises(BadSeries, match="ended"):
        list(play_games(series, range(2), workers=2))


def test_a_series_that_cannot_be_played_is_refused_before_the_first_game() -> None:
    for series, error in {
        Series("cartographers", ("uniform",), 0, "s"): "at least one game",
        Series("cartographers", ("uniform",), 1, "s", seats=2): "as many bots",
        Series("dale", ("uniform",), 1, "s"): "seats",
    }.items():
        with pytest.raises(BadSetup, match=error):
            check_series(series)


def test_a_worker_that_died_between_two_games_is_missed() -> None:
    ours, theirs = multiprocessing.Pipe()
    theirs.close()
    with pytest.raises(BadSeries, match="was ended"):
        crew._give(ours, iter([1]))
    assert not crew._give(ours, iter([]))
