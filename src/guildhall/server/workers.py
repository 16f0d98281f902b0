"""Processes for what takes long: each does one thing at a time, can be told to stop, and is
replaced when it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

_WATCH_SECONDS = 1.0
_TRIES = 3
"""How many processes one piece of work may cost: some kill every process that tries it."""
_START_SECONDS = 120.0
_STOP = None
_READY = None
T = TypeVar("T")
Tell = Callable[[Any], None]
"""Takes what a piece of work tells of its progress."""


class Bench:
    """Where a piece of work is done: it can ask whether to stop, and tell how far it is."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def is_cancelled(self) -> bool:
        """Nothing comes over the pipe while work goes on, but the wish to stop (or the end)."""
        return self._pipe.poll()

    def tell(self, progress: object) -> None:
        self._pipe.send(_Told(progress))


Work = Callable[..., T]
"""A function of a module, called in another process with a bench and what else it needs."""


class WorkersGone(RuntimeError):
    """The processes were sent home."""


class WorkersBusy(RuntimeError):
    """Too much work waits already."""


class WorkersDied(RuntimeError):
    """A piece of work cost one process after another, or its process was never heard of again."""


class Workers:
    """A few processes, started when first needed; work waits until one is free.

    Parties take turns: however much work one of them brings, another waits for one piece of it.
    Where `most` pieces wait, or `most_each` of one party, a further one is refused at once.
    """

    def __init__(self, processes: int, most: float = math.inf, most_each: float = math.inf) -> None:
        self._most, self._most_each = most, most_each
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._lock = threading.Lock()
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._served: set[str] = set()
        self._free: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._is_closed = False

    async def run(
        self,
        work: Work[T],
        *args: Any,
        party: str = "",
        tell: Tell | None = None,
        is_deaf: bool = False,
        patience: float | None = None,
    ) -> T:
        """Do a piece of work for a party; whoever stops waiting for it stops the work too.

        Where a process is killed, another one begins anew. Work that `is_deaf` never asks whether
        to stop: then its process is ended; so is one that says nothing for `patience` seconds, and
        the work is given up.
        """
        loop = asyncio.get_running_loop()

        def told(progress: object) -> None:
            if tell is not None:
                loop.call_soon_threadsafe(tell, progress)

        job = _Job(work, args, told, is_deaf=is_deaf, patience=patience)
        self._put(party, job)
        try:
            done: T = await asyncio.wrap_future(job.result)
        except asyncio.CancelledError:
            job.stop()
            raise
        return done

    def stop(self) -> None:
        """End the processes, also those that are busy."""
        with self._lock:
            self._is_closed = True
            everybody = list(self._all)
            jobs = [job for waiting in self._waiting.values() for job in waiting]
            self._waiting.clear()
        for worker in everybody:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for job in jobs:
            job.result.cancel()

    def _put(self, party: str, job: _Job) -> None:
        with self._lock:
            if self._is_closed:
                raise WorkersGone("the workers were sent home")
            waiting = [one for one, jobs in self._waiting.items() for job in jobs if job.is_wanted]
            if len(waiting) >= self._most or waiting.count(party) >= self._most_each:
                raise WorkersBusy("too much work waits")
            self._waiting.setdefault(party, deque()).append(job)
            self._threads.submit(self._do_next)

    # In a thread of its own

    def _do_next(self) -> None:
        """Do one piece of work for the next party; none has a second one before all had one."""
        with self._lock:
            if not self._waiting:
                return  # we were sent home
            if self._served.issuperset(self._waiting):
                self._served.clear()
            party = next(one for one in self._waiting if one not in self._served)
            jobs = self._waiting.pop(party)
            self._served = {party, *(self._served if self._waiting else ())}
            job = jobs.popleft()
            if jobs:
                self._waiting[party] = jobs
        if not job.result.set_running_or_notify_cancel():
            return  # nobody waits for it
        try:
            job.result.set_result(self._do(job))
        except BaseException as problem:  # whoever waits is told, as by any executor
            job.result.set_exception(problem)

    def _do(self, job: _Job) -> Any:
        for _ in range(_TRIES):
            worker = self._take()
            try:
                answer = worker.do(job)
            except (EOFError, OSError):
                self._lose(worker)
                if not job.is_wanted:
                    return None
                continue
            except BaseException:
                self._lose(worker)
                raise
            self._give_back(worker)
            return answer.result()
        raise WorkersDied("no process could do this")

    def _take(self) -> _Worker:
        with self._lock:
            if self._is_closed:
                raise WorkersGone("the workers were sent home")
            while self._free:
                worker = self._free.pop()
                if worker.is_alive:
                    return worker
                self._all.discard(worker)  # it died while it had nothing to do
            worker = _Worker()
            self._all.add(worker)
            return worker

    def _give_back(self, worker: _Worker) -> None:
        with self._lock:
            self._free.append(worker)

    def _lose(self, worker: _Worker) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.end()


class _Told(NamedTuple):
    progress: object


class _Answer(NamedTuple):
    value: Any
    problem: Exception | None

    def result(self) -> Any:
        if self.problem is not None:
            raise self.problem
        return self.value


class _Job:
    """A piece of work on its way; `stop` may come at any time, from another thread."""

    def __init__(
        self,
        work: Work[Any],
        args: tuple[Any, ...],
        told: Tell,
        *,
        is_deaf: bool,
        patience: float | None,
    ) -> None:
        self.work, self.args, self.told = work, args, told
        self.patience = patience
        self.result: Future[Any] = Future()
        self._is_deaf = is_deaf
        self._lock = threading.Lock()
        self._worker: _Worker | None = None
        self._is_stopped = False

    @property
    def is_wanted(self) -> bool:
        return not self._is_stopped

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            self._call_off()

    def begun(self, worker: _Worker) -> None:
        with self._lock:
            self._worker = worker
            if self._is_stopped:
                self._call_off()

    def ended(self) -> None:
        """From here on its process hears no more of it: the next work may be there already."""
        with self._lock:
            self._worker = None

    def _call_off(self) -> None:
        if self._worker is not None and self._is_deaf:
            self._worker.end()
        elif self._worker is not None:
            self._worker.ask_to_stop()


class _Worker:
    """One process, seen from the server."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, os.getpid()), daemon=True)
        self._process.start()
        theirs.close()
        self._is_ready = False

    def do(self, job: _Job) -> _Answer:
        """Wait until it is done; EOFError or OSError where the process died."""
        if not job.is_wanted:
            return _Answer(None, None)  # nobody waits for it
        self._wait_until_ready()
        self._pipe.send((job.work, job.args))
        job.begun(self)
        try:
            while True:
                if not self._pipe.poll(job.patience):
                    raise WorkersDied("a process does not answer")
                found = self._pipe.recv()
                if isinstance(found, _Answer):
                    return found
                job.told(found.progress)
        finally:
            job.ended()

    def _wait_until_ready(self) -> None:
        """Let the process start: that does not count as work."""
        if not self._is_ready:
            if not self._pipe.poll(_START_SECONDS):
                raise WorkersDied("a process does not start")
            self._pipe.recv()
            self._is_ready = True

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask_to_stop(self) -> None:
        with contextlib.suppress(OSError):
            self._pipe.send(_STOP)

    def end(self) -> None:
        self._process.kill()


# In a process of its own


def _work(pipe: Connection, parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which will end us
    _end_with_parent(parent)
    bench = Bench(pipe)
    pipe.send(_READY)
    while True:
        try:
            wanted = pipe.recv()
            if wanted is not _STOP:  # else it came too late
                pipe.send(_answer(bench, *wanted))
        except (EOFError, OSError):
            return


def _answer(bench: Bench, work: Work[Any], args: tuple[Any, ...]) -> _Answer:
    try:
        return _Answer(work(bench, *args), None)
    except Exception as problem:
        return _Answer(None, problem)


def _end_with_parent(parent: int) -> None:
    """A worker whose server was killed ends by itself, also one that was just starting."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
