"""The same series on a Ray cluster of this machine: one that the arena starts, or one that runs."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_spec("ray") is None, reason="needs pip install 'guildhall[ray]'"),
]
OWN = """
from guildhall.bots.bot import Choice

class First:
    def choose(self, view, actions, rng):
        return Choice(actions[0])

class Broken:
    def choose(self, view, actions, rng):
        raise RuntimeError("no idea")

class Killer:
    def choose(self, view, actions, rng):
        import os
        os._exit(3)
"""


START_SECONDS = 60


def run(
    folder: Path, *arguments: str, cluster: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """In a process of its own, as Ray leaves threads and signal handlers behind."""
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    environment |= cluster or {}
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "guildhall", "arena", "cartographers", "--lang", "en", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment | {"PYTHONUTF8": "1"},
        timeout=300,
    )


def test_ray_plays_the_same_series_with_your_own_bots_and_records(tmp_path: Path) -> None:
    (tmp_path / "ray_bots.py").write_text(OWN)
    series = ("--bots", "uniform,ray_bots:First", "--games", "4", "--workers", "2", "--json")
    found: dict[str, dict[str, Any]] = {}
    for executor in ("processes", "ray"):
        done = run(tmp_path, *series, "--executor", executor, "--records", executor)
        assert done.returncode == 0, done.stderr
        found[executor] = json.loads(done.stdout)
    assert found["ray"]["bots"] == found["processes"]["bots"]
    names = [sorted(path.name for path in (tmp_path / one).iterdir()) for one in found]
    assert len(names[0]) == 5
    assert names[0] == names[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_cluster() -> Iterator[dict[str, str]]:
    """What a person sets who wants to use the cluster: its address and its token."""
    port = free_port()
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    options = ["--port", str(port), "--num-cpus", "2", "--include-dashboard", "false"]
    with tempfile.TemporaryDirectory(prefix="ray") as short:  # names of sockets have a bound
        cluster = subprocess.Popen(  # noqa: S603 - the program of the package under test
            [*command, *options, "--temp-dir", short],
            env=os.environ | token | {"RAY_USAGE_STATS_ENABLED": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(port)
            yield token | {"RAY_ADDRESS": f"127.0.0.1:{port}"}
        finally:
            cluster.terminate()
            cluster.wait(START_SECONDS)


def wait_for(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end, "the cluster did not start"
            time.sleep(0.2)
        else:
            return


def test_a_cluster_that_runs_already_plays_the_same_series(tmp_path: Path) -> None:
    series = ("--bots", "uniform,novice", "--games", "4", "--workers", "2", "--json")
    alone = run(tmp_path, *series)
    assert alone.returncode == 0, alone.stderr
    with running_cluster() as cluster:
        there = run(tmp_path, *series, "--executor", "ray", cluster=cluster)
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout)["bots"] == json.loads(alone.stdout)["bots"]


def test_on_ray_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "ray_bots.py").write_text(OWN)
    done = run(tmp_path, "--bots", "uniform,ray_bots:Broken", "--games", "2", "--executor", "ray")
    assert done.returncode == 2
    assert "ray_bots:Broken" in done.stderr
    assert "RuntimeError: no idea" in done.stderr


def test_on_ray_a_process_that_dies_ends_the_series_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "ray_bots.py").write_text(OWN)
    done = run(tmp_path, "--bots", "uniform,ray_bots:Killer", "--games", "2", "--executor", "ray")
    assert done.returncode == 2, done.stderr
    assert "The Ray cluster lost a game" in done.stderr
    assert "Traceback" not in done.stderr
