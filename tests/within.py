"""Run a command and end it, with all it has started, if it takes longer than a limit.

    python tests/within.py SECONDS COMMAND...

Also after a command that ended by itself nothing stays behind. macOS has no `timeout`, and that of
others ends only one process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time

LAST_WORDS_SECONDS = 5


def run(seconds: float, command: list[str]) -> int:
    """Return the exit status of the command, 124 if it took too long."""
    process = subprocess.Popen(command, process_group=0)  # noqa: S603 - from our Makefile
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        sys.stderr.write(f"This took longer than {seconds:g} seconds: {' '.join(command)}\n")
        _signal(process.pid, signal.SIGABRT)  # pytest then prints the stacks of all its threads
        time.sleep(LAST_WORDS_SECONDS)
        return 124
    except KeyboardInterrupt:
        _signal(process.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(LAST_WORDS_SECONDS)
        return 130
    finally:
        _signal(process.pid, signal.SIGKILL)


def _signal(group: int, which: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # it has ended (macOS: denied)
        os.killpg(group, which)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run(float(sys.argv[1]), sys.argv[2:]))
