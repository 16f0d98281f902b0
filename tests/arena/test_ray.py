"""The same series on a Ray cluster: one that is started on this machine for the test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
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
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, as Ray leaves threads and signal handlers behind."""
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
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


def test_on_ray_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "ray_bots.py").write_text(OWN)
    done = run(tmp_path, "--bots", "uniform,ray_bots:Broken", "--games", "2", "--executor", "ray")
    assert done.returncode == 2
    assert "ray_bots:Broken" in done.stderr
    assert "RuntimeError: no idea" in done.stderr
