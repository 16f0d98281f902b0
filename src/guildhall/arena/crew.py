"""Where games are played: here, in processes of this machine, or on a Ray cluster.

Results come as they are ready, in any order. Whoever stops listening stops the games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar, cast

from guildhall.arena.errors import BadSeries, one_line
from guildhall.arena.keeping import keep_record
from guildhall.arena.schedule import Result, Series, play_game
from guildhall.core.errors import GuildhallError, MissingExtra

W = TypeVar("W")
R = TypeVar("R")
EXECUTORS = ("processes", "ray")


class Job(NamedTuple, Generic[W, R]):
    """What to do with each number: a function of a module, and all that it needs beside it."""

    play: Callable[[W, int], R]
    what: W


def play_games(
    series: Series, numbers: Sequence[int], workers: int = 1, executor: str = EXECUTORS[0]
) -> Generator[Result, None, None]:
    """The results of the games with these numbers as they come; close it to stop them."""
    with closing(do_all(Job(play_game, series), numbers, workers, executor)) as results:
        for result in results:
            keep_record(series, result.number, result.record)
            yield result


def do_all(
    job: Job[W, R], numbers: Sequence[int], workers: int = 1, executor: str = EXECUTORS[0]
) -> Generator[R, None, None]:
    """What comes of a job for each of these numbers; close it to stop it."""
    if executor == "ray":
        answers = _on_ray(job, numbers, workers)
    elif workers <= 1:
        answers = (attempt(job, number) for number in numbers)
    else:
        answers = _in_processes(job, numbers, min(workers, max(1, len(numbers))))
    for answer in answers:
        if isinstance(answer, GuildhallError | OSError):
            raise answer
        yield answer


def attempt(job: Job[W, R], number: int) -> R | GuildhallError | OSError:
    """A result, or what kept it from being one, so that both can travel between processes."""
    try:
        return job.play(job.what, number)
    except (GuildhallError, OSError) as problem:
        return problem


def _in_processes(
    job: Job[W, R], numbers: Iterable[int], workers: int
) -> Iterator[R | GuildhallError | OSError]:
    """Each process has a pipe of its own: when we are killed it closes, and they end."""
    context = multiprocessing.get_context("spawn")
    todo = iter(numbers)
    started: list[BaseProcess] = []
    busy: list[Connection] = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process: BaseProcess = context.Process(target=_work, args=(job, theirs), daemon=True)
            with _interrupts_held_back():
                process.start()
            theirs.close()
            started.append(process)
            if _give(ours, todo):
                busy.append(ours)
        while busy:
            for ready in cast("list[Connection]", wait(busy)):
                yield _received(ready)
                if not _give(ready, todo):
                    busy.remove(ready)
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.join()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl+C in a terminal goes to every process; those started here never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _give(worker: Connection, todo: Iterator[int]) -> bool:
    """Hand the next game to a worker, if there is one left."""
    number = next(todo, None)
    if number is None:
        return False
    try:
        worker.send(number)
    except (BrokenPipeError, ConnectionResetError):
        raise _lost() from None
    return True


def _received(worker: Connection) -> Any:
    """Any: what the job makes."""
    try:
        return worker.recv()
    except (EOFError, ConnectionResetError):
        raise _lost() from None


def _lost() -> BadSeries:
    return BadSeries("worker-lost", "a process that played games was ended")


def _work(job: Job[Any, Any], ours: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            ours.send(attempt(job, ours.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # nobody listens any more


def _on_ray(job: Job[W, R], numbers: Iterable[int], workers: int) -> Iterator[Any]:
    """Any: Ray is an optional package without types of ours."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise MissingExtra("ray") from None
    is_ours = not ray.is_initialized()
    if is_ours:
        _connect(ray, workers)
    play = ray.remote(attempt)
    todo = iter(numbers)
    busy: list[Any] = []
    try:
        shared = ray.put(job)
        while True:
            while len(busy) < workers and (number := next(todo, None)) is not None:
                busy.append(play.remote(shared, number))
            if not busy:
                return
            done, busy = ray.wait(busy)
            yield from ray.get(done)
    except ray.exceptions.RayError as problem:
        text = one_line(problem)
        sentence = f"the Ray cluster lost a game: {text}"
        raise BadSeries("ray-lost", sentence, problem=text) from problem
    finally:
        for one in busy:
            ray.cancel(one, force=True)
        if is_ours:
            ray.shutdown()


def _connect(ray: Any, workers: int) -> None:
    """To the cluster that RAY_ADDRESS names, else to one of this machine, for these games only."""
    address = os.environ.get("RAY_ADDRESS") or "local"
    wanted: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == "local":
        wanted |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, **wanted)
    except Exception as problem:
        text = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise BadSeries(
            "ray-unreachable",
            f"there is no Ray cluster at {address}: {text}",
            address=address,
            problem=text,
        ) from problem
