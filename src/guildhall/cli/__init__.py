"""The command `guildhall`."""

from __future__ import annotations

import sys

from guildhall.core.errors import MissingExtra


def main() -> None:
    """Run the command line; without its optional packages say which to install."""
    try:
        from guildhall.cli.app import run
    except ModuleNotFoundError as problem:
        if problem.name not in ("typer", "rich", "fluent"):
            raise
        sys.exit(f"guildhall: {MissingExtra('cli')}")
    except MissingExtra as problem:
        sys.exit(f"guildhall: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
    run()
