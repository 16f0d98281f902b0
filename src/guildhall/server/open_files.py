"""How many files and sockets this process may open."""

from __future__ import annotations

import contextlib
import math

_KEPT_FREE = 128
"""For the database, the logs, the bots' processes and the files of the page."""


def raise_limit() -> None:
    """Raise the soft limit of open files to the hard one, if the platform has such limits."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_sockets() -> float:
    """Return how many sockets leave enough files for everything else."""
    try:
        import resource
    except ImportError:
        return math.inf
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return math.inf
    return max(soft - _KEPT_FREE, soft // 2)
