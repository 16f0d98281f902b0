"""A test that stands still is ended, with the stacks of all threads; so is a whole run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.services import alive
from tests.server.talk import wait_for

ROOT = Path(__file__).parents[1]
HOOKS = (
    "from tests.conftest import pytest_runtest_call, pytest_runtest_setup, pytest_runtest_teardown"
)
HUNG = """
import threading, pytest

@pytest.fixture
def held():
    yield
    if {at!r} == "teardown":
        threading.Event().wait()

@pytest.mark.limit(1)
def test_that_stands_still(held):
    if {at!r} == "call":
        threading.Event().wait()
    assert {at!r} != "teardown"  # a failure must not switch the limit of the teardown off

def test_that_is_quick():
    pass
"""
SLEEPING = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(10_000)"])
print(child.pid, flush=True)
if {waits}:
    child.wait()
"""


def finished(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=500
    )


@pytest.mark.limit(600)  # it starts several Pythons
@pytest.mark.parametrize(("workers", "at"), [("0", "teardown"), ("1", "call")])
def test_a_test_that_stands_still_is_ended_with_its_stacks(
    tmp_path: Path, workers: str, at: str
) -> None:
    tmp_path.joinpath("conftest.py").write_text(HOOKS)
    tmp_path.joinpath("test_hung.py").write_text(HUNG.format(at=at))
    config = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = finished("-m", "pytest", str(tmp_path), "-n", workers, *config)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Timeout" in done.stderr
    assert "test_hung.py" in done.stderr
    if workers == "1":  # another worker does the rest
        assert "test_that_stands_still" in done.stdout
        assert "1 passed" in done.stdout


@pytest.mark.parametrize(("waits", "status"), [(True, 124), (False, 0)])
def test_a_run_ends_with_all_it_has_started(tmp_path: Path, waits: bool, status: int) -> None:
    script = tmp_path / "run.py"
    script.write_text(SLEEPING.format(waits=waits))
    done = finished("tests/within.py", "3" if waits else "60", sys.executable, str(script))
    assert done.returncode == status, done.stderr
    assert ("This took longer than 3 seconds" in done.stderr) == waits
    if pids := done.stdout.split():  # none where this machine did not even start it meanwhile
        wait_for(lambda: not alive([int(pid) for pid in pids]))
