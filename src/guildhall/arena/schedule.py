"""A series of games between bots: what is played, by whom, with which deal, and what came of it.

The same deals are dealt to all: every group of bots plays each deal once in every rotation of the
seats, so that the luck of the deal and of the seat falls out of the comparison. Who sits beside
whom changes from deal to deal, so that nobody has the same neighbours, or partner, all along. The
number of a game does not depend on how many games are wanted, so a series can be made longer later.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from guildhall.arena.entrants import load_entrant
from guildhall.arena.errors import BadSeries
from guildhall.arena.play import Table, seat_names
from guildhall.core.errors import BadSetup
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.replay import is_seed
from guildhall.core.rng import Rng
from guildhall.games.registry import entry

MOST_SEED = 180
"""So many characters may a seed have, and the number of each deal follows them."""
Options = tuple[tuple[str, str], ...]


class Series(NamedTuple):
    """What to play.

    `games` counts the games of each group of bots on each map; it is rounded up to whole deals.
    With `seats` 0 all bots sit at one table; otherwise every group of so many meets (with 2 every
    pair). `across` names an option whose every value is played.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options = ()
    records: str | None = None
    seats: int = 0
    across: str = ""

    @property
    def rotations(self) -> int:
        """In how many seatings a group plays each deal: everyone sits once at every seat."""
        return self.seats or len(self.bots)

    @property
    def deals(self) -> int:
        return -(-self.games // self.rotations)

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Which bots sit together, by their numbers."""
        return tuple(combinations(range(len(self.bots)), self.rotations))

    @property
    def maps(self) -> tuple[str, ...]:
        """The values of the option `across`; one that says nothing where there is none."""
        if not self.across:
            return ("",)
        options = entry(self.game).game.options
        return next(option.values for option in options if option.name == self.across)

    @property
    def in_each_deal(self) -> int:
        return len(self.maps) * len(self.groups) * self.rotations

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.deals * self.in_each_deal


class Seating(NamedTuple):
    """One game of a series before it is played: the bots, by number, on their seats."""

    deal: int
    map: str
    rotation: int
    bots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """One game: which bots sat where, and for each seat its points and rank.

    `verdict` is what the game says of a solo game: its kind, and numbers and ids beside it. `turns`
    are the own turns of each seat, in games that have such.
    `seconds` are what each seat thought in all; they differ from run to run. `record` is the replay
    file, where records are kept.
    """

    number: int
    bots: tuple[int, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    is_over: bool = True
    verdict: tuple[tuple[str, int | str], ...] = ()
    turns: tuple[int, ...] = ()
    seconds: tuple[float, ...] = field(default=(), compare=False)
    record: str = field(default="", compare=False, repr=False)


def check_series(series: Series) -> None:
    """Raise what is wrong with a series before the first game is played."""
    game = entry(series.game).game
    for bot in series.bots:
        load_entrant(series.game, bot)
    if series.games < 1:
        raise BadSetup(f"expected at least one game, got {series.games}")
    check_seed(series.seed)
    if series.rotations > len(series.bots):
        raise BadSetup(f"{series.seats} seats need as many bots, got {len(series.bots)}")
    for value in series.maps:
        game.new_state(Setup(series.rotations, _options(series, value)))


def check_seed(seed: str) -> None:
    """A seed that leaves room for the number of a deal."""
    if not is_seed(seed) or len(seed) > MOST_SEED:
        sentence = f"expected a seed of one printable line of 1 to {MOST_SEED} characters"
        raise BadSetup(sentence, "seed", most=MOST_SEED)


def seating(series: Series, number: int) -> Seating:
    """Deals follow each other; within one come the maps, the groups and the rotations."""
    deal, rest = divmod(number, series.in_each_deal)
    group_number, rotation = divmod(rest, series.rotations)
    map_number, group_number = divmod(group_number, len(series.groups))
    circle = _circle(series, series.groups[group_number], deal)
    seats = len(circle)
    bots = tuple(circle[(seat - rotation) % seats] for seat in range(seats))
    return Seating(deal, series.maps[map_number], rotation, bots)


def _circle(series: Series, group: tuple[int, ...], deal: int) -> tuple[int, ...]:
    """A group in the order in which it sits: by chance, and the other way round a deal later."""
    first, *others = group
    rng = Rng(f"{series.seed} circle {deal // 2}")
    mixed = [others.pop(rng.below(len(others))) for _ in range(len(others))]
    return (first, *(reversed(mixed) if deal % 2 else mixed))


def sides_of(series: Series) -> tuple[int, ...]:
    """For each seat the number of its side: those of one side win together."""
    known = entry(series.game)
    if known.sides is None:
        return tuple(range(series.rotations))
    setup = Setup(series.rotations, _options(series, series.maps[0]))
    return known.sides(known.game.new_state(setup))


def seed_of(series: Series, at: Seating) -> str:
    """The seed of a game: the same for all who play its deal."""
    return f"{series.seed}-{at.deal}"


def setup_of(series: Series, at: Seating) -> Setup:
    return Setup(series.rotations, _options(series, at.map))


def table_of(series: Series, at: Seating) -> Table:
    """The table of a game, before its first move."""
    names = tuple(series.bots[bot] for bot in at.bots)
    return Table(
        entry(series.game).game,
        setup_of(series, at),
        tuple(load_entrant(series.game, name) for name in names),
        seed_of(series, at),
        seat_names(names),
        luck=f"/{at.rotation}" if at.rotation else "",
    )


def play_game(series: Series, number: int) -> Result:
    """Play the game with this number; BadSeries names the bot that failed."""
    at = seating(series, number)
    known = entry(series.game)
    table = table_of(series, at)
    match = play_out(table, number)
    scores: tuple[Any, ...] = match.scores()
    verdict = scores[0].verdict
    return Result(
        number,
        at.bots,
        tuple(score.total for score in scores),
        tuple(score.rank for score in scores),
        tuple(table.decisions),
        match.is_over,
        () if verdict is None else (("kind", verdict.kind), *verdict.args),
        () if known.own_turns is None else known.own_turns(match.state),
        tuple(round(seconds, 6) for seconds in table.seconds),
        match.replay().format() if series.records is not None else "",
    )


def play_out(table: Table, number: int) -> Match[Any, Any, Any]:
    """Play the game with this number to its end; BadSeries names game and bot where one fails."""
    try:
        return table.play_all()
    except BadSeries as problem:
        bot, text = problem.facts["bot"], problem.facts["problem"]
        sentence = f"{bot} failed in game {number}: {text}"
        raise BadSeries("bot-failed", sentence, **problem.facts, number=number) from problem


def _options(series: Series, value: str) -> Options:
    across = ((series.across, value),) if series.across else ()
    return tuple(sorted((*series.options, *across)))
