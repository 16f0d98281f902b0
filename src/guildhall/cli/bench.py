"""`guildhall bench`: how fast the rules are, beside other open engines and another checkout."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

import typer
from rich import box
from rich.table import Table

import guildhall
from guildhall.cli import random_play
from guildhall.cli.context import BadUsage, check_number, check_paths, console, said
from guildhall.core.errors import MissingExtra, clipped_path
from guildhall.core.rng import Rng
from guildhall.text.words import Words

_STARTS = 4
"""Two processes of the same code may differ in speed, so several are measured."""
_ROUNDS = 6
"""Rounds after each start."""
_OWN = ("full", "choices", "sample", "preview")
_OTHER = "other "
"""Begins the names of the other checkout's measures."""
_LEAST_SHARE = 0.9


class Count(NamedTuple):
    """The work done in some seconds of processor time, and the wall time that passed meanwhile."""

    done: int
    seconds: float
    choices: int = 0
    wall: float = 0.0

    @property
    def rate(self) -> float:
        return self.done / max(self.seconds, 1e-6)  # some clocks stand still for milliseconds


Runner = Callable[[float], Count]
"""Does work for some seconds."""
Play = Callable[[int, int], Count]
"""Plays random games from a seed, as many as asked for."""
Counts = dict[str, list[Count]]
"""The count of each round, by what was measured."""


class Ratio(NamedTuple):
    """The median of the ratios of all rounds, and the quartiles: half the rounds lie between."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, counts: list[Count], others: list[Count]) -> Ratio:
        """Divide round by round, since the two counts of a round met the same load."""
        ratios = [one.rate / other.rate for one, other in zip(counts, others, strict=True)]
        low, median, high = statistics.quantiles(ratios, n=4, method="inclusive")
        return cls(median, low, high)

    @property
    def verdict(self) -> str:
        """Return whether the ratio differs from 1 by more than the quartiles differ."""
        if abs(self.median - 1) <= self.high - self.low:
            return "no-difference"
        return "faster" if self.median > 1 else "slower"

    def rounded(self) -> dict[str, Any]:
        return {"median": round(self.median, 3), "quartiles": [round(one, 3) for one in self[1:]]}


def run(words: Words, game: str, seconds: float, against: str | None, *, as_json: bool) -> None:
    check_number(words, "--seconds", seconds, 0.1, 600)
    sources = [Path(guildhall.__file__).parents[1], *_other_source(words, against)]
    engines, missing = _other_engines()
    counts: Counts = {}
    for start in range(_STARTS):
        with ExitStack() as stack:
            checkouts = [stack.enter_context(_checkout(words, one, game, start)) for one in sources]
            runners = _in_turn(checkouts, seconds / _STARTS / _ROUNDS, start) | engines
            for name, some in measure(runners, seconds / _STARTS).items():
                counts.setdefault(name, []).extend(some)
    share = sum(one.seconds for some in counts.values() for one in some)
    share /= sum(one.wall for some in counts.values() for one in some)
    counts["choices"] = [Count(one.choices, one.seconds) for one in counts["full"]]
    if as_json:
        typer.echo(json.dumps(_as_data(game, counts, list(engines), share)))
        return
    _show(words, game, counts, list(engines))
    if against is not None:
        console().print(words.say("bench-against", file=clipped_path(against)))
        for name, ratio in _against(counts).items():
            verdict = words.say(f"bench-{ratio.verdict}")
            console().print(f"  {words.say(f'bench-{name}')}: {_shown(ratio, 3)}, {verdict}")
    if share < _LEAST_SHARE:
        console().print(words.say("bench-busy", share=f"{100 * share:.0f}"))
    for engine in missing:
        console().print(words.say("bench-missing", engine=engine))


def run_server(words: Words, tables: int, seconds: float, *, as_json: bool) -> None:
    try:
        from guildhall.cli.serverbench import show
    except ModuleNotFoundError:
        raise MissingExtra("server") from None
    show.run(words, tables, seconds, as_json=as_json)


def measure(runners: dict[str, Runner], seconds: float) -> Counts:
    """Call all runners in each of several rounds, forwards and backwards in turn."""
    counts: Counts = {name: [] for name in runners}
    for runner in runners.values():
        runner(seconds / _ROUNDS)  # fill tables and caches first
    for number in range(_ROUNDS):
        for name in list(runners)[:: -1 if number % 2 else 1]:
            began = time.perf_counter()
            found = runners[name](seconds / _ROUNDS)
            counts[name].append(found._replace(wall=time.perf_counter() - began))
    return counts


def _other_source(words: Words, against: str | None) -> list[Path]:
    if against is None:
        return []
    check_paths(words, {"--against": against})
    source = Path(against).resolve() / "src"
    if not (source / "guildhall" / "__init__.py").is_file():
        raise BadUsage(said(words, "error-no-checkout", file=against))
    return [source]


def _in_turn(checkouts: list[dict[str, Play]], seconds: float, start: int) -> dict[str, Runner]:
    """Let both checkouts play the same games, ours first, for each measure that both have."""
    runners = {}
    for name, play in checkouts[0].items():
        amount = _amount(play, seconds)
        for prefix, plays in zip(("", _OTHER), checkouts, strict=False):
            if name in plays:
                runners[prefix + name] = _repeated(plays[name], amount, start)
    return runners


def _amount(play: Play, seconds: float) -> int:
    """Return the number of games that fill this many seconds."""
    amount = 1
    while (spent := play(0, amount).seconds) < seconds / 2:
        amount *= 2
    return max(1, round(amount * seconds / spent))


def _repeated(play: Play, amount: int, start: int) -> Runner:
    """Play other games each time: their speeds differ."""
    seeds = count(1 + start * (_ROUNDS + 1))
    return lambda _: play(next(seeds), amount)


@contextmanager
def _checkout(words: Words, source: Path, game: str, start: int) -> Iterator[dict[str, Play]]:
    """Yield the measures of a checkout, which plays in a process of its own."""
    with subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-P", "-B", random_play.__file__, game],
        # Both checkouts hash alike, and otherwise after each start.
        env=os.environ | {"PYTHONPATH": f"{source}", "PYTHONHASHSEED": f"{start}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as process:
        stdin, stdout = cast("IO[str]", process.stdin), cast("IO[str]", process.stdout)

        def answer() -> Any:
            if line := stdout.readline():
                return json.loads(line)
            faults = process.communicate()[1].strip().split("\n")
            problem = faults[-1] or f"exit code {process.returncode}"
            raise BadUsage(said(words, "error-checkout", file=f"{source}", problem=problem))

        def ask(name: str, seed: int, amount: int) -> Count:
            with suppress(OSError):  # if the process has ended, the answer says so
                stdin.write(f"{name} {seed} {amount}\n")
                stdin.flush()
            return Count(*answer())

        yield {name: partial(ask, name) for name in answer()}


def _other_engines() -> tuple[dict[str, Runner], list[str]]:
    found: dict[str, Runner] = {}
    missing = []
    for name, make in (("catanatron", _catanatron), ("chess", _chess)):
        try:
            found[name] = make()
        except ModuleNotFoundError:
            missing.append(name)
    return found, missing


def _catanatron() -> Runner:
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return lambda seconds: _timed(play, seconds)


def _chess() -> Runner:
    import chess

    rng = Rng(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return board.ply()

    return lambda seconds: _timed(play, seconds)


def _timed(play: Callable[[], int], seconds: float) -> Count:
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += play()
    return Count(done, spent)


def median_rate(counts: list[Count]) -> float:
    return statistics.median(one.rate for one in counts)


def _against(counts: Counts) -> dict[str, Ratio]:
    """Return our speed as a multiple of the other checkout's, for each common measure."""
    common = [name for name in _OWN if _OTHER + name in counts]
    return {name: Ratio.of(counts[name], counts[_OTHER + name]) for name in common}


def _as_data(game: str, counts: Counts, engines: list[str], share: float) -> dict[str, Any]:
    rates = {
        name: round(median_rate(counts[name]), 1) for name in (*_OWN, *engines) if name in counts
    }
    ratios = {
        name: {engine: Ratio.of(counts[name], counts[engine]) for engine in engines}
        for name in ("full", "sample")
        if name in counts
    }
    return {
        "game": game,
        "rounds": _STARTS * _ROUNDS,
        "choices_per_second": rates.pop("choices"),
        "per_second": rates,
        "ratios": {
            name: {engine: round(one.median, 2) for engine, one in some.items()}
            for name, some in ratios.items()
        },
        "quartiles": {
            name: {engine: one.rounded()["quartiles"] for engine, one in some.items()}
            for name, some in ratios.items()
        },
        "against": {
            name: {**one.rounded(), "verdict": one.verdict}
            for name, one in _against(counts).items()
        },
        "processor_share": round(share, 3),
    }


def _shown(ratio: Ratio, digits: int) -> str:
    median, low, high = (f"{one:.{digits}f}" for one in ratio)
    return f"{median} ({low}\N{EN DASH}{high})"


def _show(words: Words, game: str, counts: Counts, engines: list[str]) -> None:
    name = words.say(f"{game}-name")
    table = Table(
        title=words.say("bench-title", game=name), title_justify="left", box=box.SIMPLE_HEAD
    )
    table.add_column(words.say("bench-what"))
    table.add_column(words.say("bench-rate"), justify="right")
    for engine in engines:
        table.add_column(words.say("bench-ratio", engine=engine), justify="right")
    for one in (*_OWN, *engines):
        if one in counts:
            others = engines if one in ("full", "choices", "sample") else []
            ratios = [_shown(Ratio.of(counts[one], counts[other]), 2) for other in others]
            table.add_row(words.say(f"bench-{one}"), f"{median_rate(counts[one]):,.0f}", *ratios)
    console().print(table)
    console().print(words.say("bench-spread", rounds=_STARTS * _ROUNDS))
    if "preview" in counts:
        milliseconds = f"{1000 * random_play.PLACEMENTS / median_rate(counts['preview']):.2f}"
        placements = random_play.PLACEMENTS
        console().print(words.say("bench-preview-time", placements=placements, time=milliseconds))
